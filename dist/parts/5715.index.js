export const id = 5715;
export const ids = [5715];
export const modules = {

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ keyOfName),
  pairSides: () => (/* binding */ pairSides),
  readRenderedSide: () => (/* binding */ readRenderedSide),
  f: () => (/* binding */ unusableSide)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/comparison/rendered/documents.js

const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;
/**
 * Blanks the documents that do not name the service, because a cluster renders to megabytes and the service to
 * kilobytes. Line numbers stay the same. Such a document only has to be an object, or it may be where a side was cut off.
 *
 * @param names texts that a relevant document contains, ignoring case
 */
function blankUnrelatedDocuments(text, names) {
    const census = new Map();
    const wanted = names.map((name) => name.toLowerCase());
    let broken = null;
    let line = 1;
    const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
        const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
        if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part))
            namespaces.push('');
        for (const name of namespaces)
            census.set(name, (census.get(name) ?? 0) + 1);
        const start = line;
        line += part.split('\n').length - 1;
        const lower = part.toLowerCase();
        if (wanted.some((name) => lower.includes(name)))
            return part;
        const why = broken === null ? whyNoObject(part) : null;
        if (why !== null)
            broken = { line: start, why };
        return part.replace(/[^\n]+/g, '');
    });
    return { text: parts.join(''), census, broken };
}
/** Why a document is no Kubernetes object; null if it is one, or empty. */
function whyNoObject(part) {
    const document = (0,dist/* parseDocument */.Tp)(part, { uniqueKeys: false, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined)
        return error.message.split('\n', 1)[0] ?? error.code;
    if (document.contents === null)
        return null;
    const isList = document.has('items');
    const isObject = document.has('kind') &&
        (isList || document.hasIn(['metadata', 'name']) || document.hasIn(['metadata', 'generateName']));
    return isObject ? null : 'not a Kubernetes object with a kind and a name; compose services have to be JSON';
}

// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/containers.js
var containers = __webpack_require__(691);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/declarations.js
var declarations = __webpack_require__(13358);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(22155);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 3 modules
var yaml = __webpack_require__(37666);
;// CONCATENATED MODULE: ./build/comparison/rendered/reading.js









/**
 * Reads the service's containers in Kubernetes objects.
 *
 * @throws ProblemError (`unparseable`) where a document is not an object
 */
function readKubernetes({ path, text }, settings) {
    const file = new yaml/* YamlFile */._(path, text);
    for (const document of file.documents) {
        if (document === null || file.member(document, 'kind') !== null)
            continue;
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', document.place, 'not a Kubernetes object; compose services have to be JSON'));
    }
    const objects = (0,manifests_objects/* objectsIn */.Qv)(file).filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object) && !isTest(object));
    const images = objects.flatMap(containers/* imagesOf */.I);
    return { found: images.flatMap((image) => findingOf(image, settings)), present: objects.map(nameOf) };
}
/** An object that only `helm test` runs is not a deployment. */
function isTest(object) {
    return /^test(?:-success|-failure)?$/.test((0,manifests_objects/* textAt */.$6)(object, 'metadata', 'annotations', 'helm.sh/hook'));
}
function nameOf({ file, value, kind, namespace, name }) {
    const comesAndGoes = /^(?:Job|Pod|Workflow)$/.test(kind);
    const labels = file.at(value, ['spec', 'selector', 'matchLabels']);
    const selector = labels === null ? '' : file.sourceOf(labels);
    return { form: 'kubernetes', namespace, name: `${kind}/${name}`, comesAndGoes, text: '', selector };
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
        containerVariables: image.containerVariables,
    };
    return [{ ...found, name, object: nameOf(object) }];
}
/**
 * Reads the services in the output of `docker compose config --format json`. The image of a built service does not name
 * its version.
 */
function readComposeConfig(path, config, settings) {
    const services = Object.entries((0,is_object/* membersOf */.l)(config['services']));
    const place = { file: path, line: null, column: null };
    const found = services.flatMap(([name, value]) => {
        const service = (0,is_object/* membersOf */.l)(value);
        const reference = typeof service['image'] === 'string' ? (0,deployment_reference/* parseImageReference */.o_)(service['image']) : null;
        const reading = reference === null || 'build' in service ? null : (0,image_answer/* answerOfImage */.Li)(reference, settings, place);
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
                declared: { ...image_answer/* NOTHING_DECLARED */.ZM, upgradeMode },
                inputs: [],
            },
        ];
    });
    return { found, present: services.map(([name]) => objectOf(name)) };
}
function objectOf(name) {
    return { form: 'compose', namespace: '', name, comesAndGoes: false, text: '', selector: '' };
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var release = __webpack_require__(45312);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/set-path.js
var set_path = __webpack_require__(80935);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/images.js
var terraform_images = __webpack_require__(727);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/values.js
var values = __webpack_require__(23259);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/empty.js
var empty = __webpack_require__(68488);
// EXTERNAL MODULE: ./build/syntax/embedded-yaml.js
var embedded_yaml = __webpack_require__(50836);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
;// CONCATENATED MODULE: ./build/comparison/rendered/terraform-plan.js














/** Whether a JSON text is the output of `terraform show -json` for a plan. */
function isPlan(json) {
    return 'format_version' in json && ('resource_changes' in json || 'planned_values' in json);
}
/**
 * Reads one side of a plan, which contains both: each resource before, or after.
 *
 * @throws ProblemError (`unparseable`) for a plan that ended in an error, or covers only part of the resources
 */
async function readPlan(path, plan, side, settings) {
    const place = { file: path, line: null, column: null };
    if (plan['errored'] === true)
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, 'the plan ended in an error'));
    if (plan['complete'] === false)
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, 'the plan leaves something out'));
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
/** Values known only after the apply. For a write-only value, a plan only shows its revision number. */
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
        const parts = await (0,release/* readHelmRelease */.q)(files, releaseOf(resource), settings);
        const nothing = { inputs: [], secondOrder: [], variables: [] };
        const owner = { kind: 'rendered', id: address, carrier: place.file, ...nothing };
        return (0,findings/* findingsOfRelease */.Xm)(parts, owner).map(({ kind: _, id, ...finding }) => ({ ...finding, ...common, name: id }));
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
    return { form: 'terraform', namespace: '', name: address, comesAndGoes, text: JSON.stringify(state), selector: '' };
}
/** A release as the provider passes it to Helm. Settings override the list of values, in which later items win. */
function releaseOf({ state: json, unknown, place }) {
    const state = (0,is_object/* membersOf */.l)(json);
    const text = (name) => (typeof state[name] === 'string' && state[name] !== '' ? state[name] : null);
    const hidden = (name) => (holdsTrue((0,is_object/* membersOf */.l)(unknown)[name]) ? unknownProblem(place, name) : null);
    const chart = text('chart') ?? '';
    const slash = chart.lastIndexOf('/');
    const version = text('version');
    // A folder on the machine that made the plan, or no chart.
    const why = hidden('chart') ?? (/^(?:[./~]|$)/.test(chart) ? (0,problems_problem/* problemAt */.l4)('external-values', place, (0,quote_text/* quoteText */.o)(chart)) : null);
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
            ...[...values/* SETTINGS */.yy, 'values'].map(hidden).filter((problem) => problem !== null),
            ...settingsOf(state, place),
            ...valuesOf(state['values'], place),
        ],
        place,
    };
}
/** The list of values, highest precedence first. */
function valuesOf(values, place) {
    const texts = Array.isArray(values) ? values.map(String).reverse() : [];
    return texts.map((text) => (0,helm_values/* parsedValues */.Cn)(() => new yaml/* YamlFile */._(place.file, text, { placeAt: () => place })));
}
/** All settings as one layer, after those with unreadable names, which may set anything. */
function settingsOf(state, place) {
    const items = values/* SETTINGS */.yy.flatMap((name) => (Array.isArray(state[name]) ? state[name] : [])).map(is_object/* membersOf */.l);
    const all = items.flatMap(({ name, value, type }) => {
        const setting = { steps: (0,set_path/* stepsOf */.B)(String(name)), isText: type === 'string', place };
        const texts = Array.isArray(value) ? `{${value.join(',')}}` : value;
        return texts === null || texts === undefined ? [] : [{ ...setting, name: String(name), value: String(texts) }];
    });
    const made = all.filter(({ steps }) => steps.length > 0);
    const unreadable = all.find(({ steps }) => steps.length === 0);
    return [
        ...(unreadable === undefined ? [] : [(0,problems_problem/* problemAt */.l4)('external-values', place, (0,quote_text/* quoteText */.o)(unreadable.name))]),
        ...(made.length === 0 ? [] : [(0,helm_values/* parsedValues */.Cn)(() => (0,embedded_yaml/* settingsAsYaml */.v)(place.file, made))]),
    ];
}
/** A value in a plan. A value known only after the apply is unknown. */
function placedValue(json, unknown, place) {
    if (unknown === true) {
        const problem = unknownProblem(place, 'a value');
        const piece = { text: 'unknown', placeAt: () => place, unknown: { written: 'known after apply', problem } };
        return { kind: 'text', place, text: new values/* EvaluatedText */.Ru([piece]) };
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
    return {
        kind: 'text',
        place,
        text: new values/* EvaluatedText */.Ru([{ text: String(json), placeAt: () => place, unknown: null }]),
    };
}
function unknownProblem(place, name) {
    return (0,problems_problem/* problemAt */.l4)('unresolved-variable', place, `${(0,quote_text/* quoteText */.o)(name)}, known only after the apply`);
}
function holdsTrue(unknown) {
    return unknown === true || Object.values((0,is_object/* membersOf */.l)(unknown)).some(holdsTrue);
}

;// CONCATENATED MODULE: ./build/comparison/rendered/side.js







/** The kind of everything from rendered manifests. */
const RENDERED = 'rendered';
/** The key of an object for comparisons: its format, namespace and name. */
function keyOfName({ form, namespace, name }) {
    return JSON.stringify([form, namespace, name]);
}
/**
 * Reads one side of rendered manifests (docs/rendered.md#what-it-reads): Kubernetes objects, `docker compose config`,
 * or `terraform show -json` of a plan. The user's own tools made this data; nothing in it is followed or run.
 */
async function readRenderedSide(location, { files, sha256, problem: unread }, side, settings) {
    const census = new Map();
    const all = [];
    const present = new Set();
    const place = { file: location, line: null, column: null };
    const names = (0,candidates/* searchTexts */.n2)(settings);
    let problem = unread === null ? null : unusableSide(place, unread);
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
            const { place: at, found } = (0,problems_problem/* thrownProblem */.AI)(error);
            problem ??= unusableSide(at ?? { ...place, file: file.path }, `cannot be used (${found})`);
        }
    }
    if (problem === null && census.size === 0)
        problem = unusableSide(place, 'holds no object at all');
    const fileCount = files.length;
    return { location, sha256, fileCount, found: all, present, census, problem };
}
/**
 * Gives the objects of both sides comparable ids. The same object in several files exists once in each rendered
 * cluster.
 */
function pairSides(base, head) {
    const clusters = new Set([base, head].flatMap(({ found }) => filesOfClusters(found)));
    const named = ({ found, ...side }) => ({ ...side, objects: objectsOf(found, clusters) });
    return { base: named(base), head: named(head) };
}
function filesOfClusters(found) {
    const shared = [...(0,group_by/* groupBy */.$)(found, ({ finding }) => finding.name).values()].filter(({ length }) => length > 1);
    return shared.flat().map(({ file }) => file.name);
}
/** The problem of an unusable side. */
function unusableSide(place, found) {
    return (0,problems_problem/* problemAt */.l4)('rendered-unusable', place, found);
}
async function readFile(file, side, { settings, names, census }) {
    const json = /^\s*\{/.test(file.text) ? parseJson(file) : null;
    if (json !== null && isPlan(json)) {
        // A plan is a single JSON text, so it is never cut short.
        census.set('terraform', 1);
        return readPlan(file.path, json, side, settings);
    }
    if (json !== null && !('apiVersion' in json) && 'services' in json)
        return readComposeConfig(file.path, json, settings);
    const sifted = blankUnrelatedDocuments(file.text, names);
    if (sifted.broken !== null) {
        const at = { file: file.path, line: sifted.broken.line, column: null };
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', at, sifted.broken.why));
    }
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
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, error instanceof Error ? error.message : String(error)));
    }
}
/** If an object occurs twice in one file, nothing says which one is applied. */
function problemOfTwins(found) {
    const twins = [...(0,group_by/* groupBy */.$)(found, ({ name }) => name).values()].find(({ length }) => length > 1);
    const second = twins?.[1];
    return second === undefined ? null : unusableSide(second.place, `holds ${second.name} twice`);
}
/**
 * Two workloads with one selector cannot run in one namespace: they are environments of their own, which a prefix of
 * their names tells apart, as Kustomize's `namePrefix` makes it. Each environment is a unit.
 */
function apartBySelector(objects) {
    const units = (0,group_by/* groupBy */.$)(objects, ({ unit }) => unit);
    const prefixes = new Map([...units].map(([unit, together]) => [unit, prefixesOf(together)]));
    return objects.map((object) => {
        const own = prefixes.get(object.unit)?.find((prefix) => ownNameOf(object).startsWith(prefix));
        return own === undefined ? object : { ...object, unit: `${object.unit}@${own}` };
    });
}
/** The prefixes of a unit's environments, the longest first; none if it is one environment. */
function prefixesOf(together) {
    const selecting = together.filter(({ rendered: { selector } }) => selector !== '');
    const prefixes = new Set();
    for (const twins of (0,group_by/* groupBy */.$)(selecting, ({ rendered: { name, selector } }) => `${name.split('/')[0]} ${selector}`).values()) {
        const names = [...new Set(twins.map(ownNameOf))];
        const shortest = names.reduce((one, other) => (other.length < one.length ? other : one), names[0] ?? '');
        const suffix = [...shortest]
            .map((_, start) => shortest.slice(start))
            .find((end) => names.every((name) => name.endsWith(end)));
        if (names.length > 1 && suffix !== undefined)
            for (const name of names)
                prefixes.add(name.slice(0, -suffix.length));
    }
    return [...prefixes].sort((one, other) => other.length - one.length);
}
function ownNameOf({ rendered }) {
    return rendered.name.replace(/^[^/]*\//, '');
}
function objectsOf(all, clusters) {
    const objects = all.map(({ file, finding: { name, object, ...finding } }) => {
        const where = `${RENDERED}:${clusters.has(file.name) ? file.name : ''}`;
        const found = { ...finding, kind: RENDERED, id: `${where}#${name}`, unit: `${where}#${finding.unit}` };
        return { ...(0,deployed_object/* resolved */.L$)(found), rendered: object };
    });
    const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
    return (0,deployed_object/* refuseMixed */.Ux)(apartBySelector(objects)).map((object) => ({
        ...object,
        rendered: names.get(object.id),
    }));
}


/***/ }),

/***/ 80935:
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


/***/ }),

/***/ 691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ imagesOf),
/* harmony export */   T: () => (/* binding */ readNamedImage)
/* harmony export */ });
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67729);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69382);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22155);



/**
 * Every image in an object, found by structure and independent of the kind: in containers, and under a key `…image` of
 * custom resources. Metadata and status run nothing.
 */
function imagesOf(object) {
    const { file, group, kind } = object;
    // A config map's content is plain text to its readers.
    if (group === '' && /^(?:ConfigMap|Secret)$/.test(kind))
        return [];
    const found = [];
    const pending = [{ steps: [], value: object.value }];
    const known = new Set();
    // Nested values are appended to the list during the loop.
    for (const { steps, value } of pending) {
        // Aliases may lead to the same node many times.
        if (known.has(value.node))
            continue;
        known.add(value.node);
        for (const { name, value: member } of file.members(value)) {
            if (steps.length === 0 ? /^(?:metadata|status)$/.test(name) : name === 'annotations')
                continue;
            if (/image$/i.test(name) && file.scalar(member) !== null)
                found.push(...imageAt(object, value, steps, name));
            else
                pending.push({ steps: [...steps, name], value: member });
        }
        for (const [index, item] of file.items(value).entries())
            pending.push({ steps: [...steps, index], value: item });
    }
    return found;
}
function imageAt(object, holder, steps, key) {
    const { file } = object;
    const value = file.at(holder, [key]);
    const scalar = file.scalar(value);
    if (value === null || scalar === null || scalar.type === 'null' || scalar.text === '')
        return [];
    const [list, last] = [String(steps.at(-2)), String(steps.at(-1))];
    const isListed = key === 'image' && /^(?:containers|initContainers|ephemeralContainers)$/.test(list);
    const isContainer = isListed || (key === 'image' && last === 'container');
    if (!isContainer && !/^[^\s:@]+[:@](?!\/\/)\S+$/.test(scalar.text))
        return [];
    const written = isContainer ? file.scalar(file.at(holder, ['name']))?.text : undefined;
    const name = written || (isListed ? `[${last}]` : [...steps, key].join('.'));
    const named = { id: `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .showObject */ .vY)(object)}#${name}`, object, name, source: file.sourceOf(value) };
    const image = (0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .placedImage */ .Vi)(scalar.text, scalar.place);
    const containerVariables = isContainer ? (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .searchVariables */ .si)([{ file, root: holder }]) : null;
    return [{ ...named, image, containerVariables, isListed: isListed && list !== 'ephemeralContainers' }];
}
/** Reads an image in an object; null if it is not the service's. */
function readNamedImage(named, rules) {
    return (0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .readImage */ .AM)(named.image, { source: named.source, isService: looksLikeService(named) }, rules);
}
const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;
function looksLikeService({ containerVariables, name, object }) {
    if (containerVariables === null)
        return false;
    if (containerVariables.set.some((variable) => variable.name === 'LIGHTDASH_SECRET'))
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}


/***/ }),

/***/ 13358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ declarationsOf),
/* harmony export */   V: () => (/* binding */ modeOf)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22155);


/**
 * What a workload declares about its upgrades (docs/rules.md#how-a-stop-is-declared): its annotation, otherwise its
 * strategy, which only a Deployment has.
 */
function declarationsOf(object) {
    const annotated = modeOf((0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'metadata', 'annotations', 'upgrade-gate/mode'));
    const strategy = object.kind.startsWith('Deployment') ? (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'spec', 'strategy', 'type') : null;
    return { ..._image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_DECLARED */ .ZM, upgradeMode: annotated ?? modeOf(strategy) };
}
/** A text as a mode; null if it is not one. */
function modeOf(scalar) {
    if (scalar?.text !== 'Recreate' && scalar?.text !== 'RollingUpdate')
        return null;
    return { value: scalar.text, place: scalar.place };
}


/***/ }),

/***/ 69382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ readImage),
/* harmony export */   Vi: () => (/* binding */ placedImage),
/* harmony export */   f1: () => (/* binding */ imageText),
/* harmony export */   r6: () => (/* binding */ placedText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14889);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37666);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60688);
/* harmony import */ var _template_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88966);







/** A scalar as a part of an image. */
function placedText({ text, place, type }) {
    return { text, place, ...(type === 'other' && { isMisread: true }) };
}
/** Splits an image as kustomize does: the tag follows the first colon after the last slash. */
function placedImage(text, place) {
    const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
    const placed = (part) => (part === undefined ? null : { text: part, place });
    return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}
/** The image reference as a registry receives it. */
function imageText({ name, tag, digest }) {
    return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}
/**
 * A filled-in part of an image: a template, including the YAML reader's placeholder for one, or a value encrypted by
 * sops.
 */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;
/**
 * Reads an image; null if it is not the service's. Manifests have no values for variables and templates: in a tag
 * they are a problem, before the service's own name they do not matter.
 *
 * @param source the image as written
 * @param isService whether the container's variables or name show that it is the service; this decides if the image
 *   itself is hidden
 */
function readImage(image, { source, isService }, rules) {
    const text = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const refuse = (why) => ({ answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(why), place, notices: [] });
    const problem = hiddenPart(image, source, place);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text.replace(_template_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .VARIABLE */ .T, _reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV).replace(FILLED_IN, _reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV));
    if (reference === null || reference.repository.split('/').at(-1)?.includes(_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV)) {
        const isOurs = isService || (0,_service_names_js__WEBPACK_IMPORTED_MODULE_4__/* .namesService */ .cM)(`${source} ${text}`);
        return isOurs ? refuse(problem ?? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(text))) : null;
    }
    if ((0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, rules.images) === 'other')
        return null;
    if (problem !== null && !isKnownBehindPrefix(problem, reference, rules))
        return refuse(problem);
    const read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfImage */ .Li)(reference, rules, place);
    return read && { ...read, place };
}
/** Why a part of an image is unknown; null if all of it is known. */
function hiddenPart(image, source, place) {
    const text = imageText(image);
    const [variable] = (0,_template_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .variablesIn */ .D)(text);
    if (image.tag?.isMisread)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(image.tag.text)} as a number`);
    if (text.includes('ENC['))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place);
    if (_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .YamlFile */ ._.hasTemplate(text))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(source));
    return variable === undefined ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(`\${${variable}}`));
}
/** Whether only a registry or mirror is unknown, before the service's own path. */
function isKnownBehindPrefix({ code }, reference, { images }) {
    const path = reference.repository.split('/').slice(-2).join('/');
    const isKnown = code === 'unresolved-variable' && !`${path} ${reference.tag} ${reference.digest}`.includes(_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV);
    return isKnown && (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, images) === 'service';
}


/***/ }),

/***/ 22155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   Jq: () => (/* binding */ isOfAnotherKind),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   vY: () => (/* binding */ showObject)
/* harmony export */ });
const OBJECTS = new WeakMap();
/** The objects in all documents of a file, with the items of lists one by one. */
function objectsIn(file) {
    const known = OBJECTS.get(file) ?? file.documents.flatMap((each) => (each === null ? [] : objectsOf(file, each)));
    OBJECTS.set(file, known);
    return known;
}
function objectsOf(file, value) {
    const text = (...path) => {
        const at = file.at(value, path);
        return file.scalar(at)?.type === 'null' ? '' : (file.written(at) ?? '');
    };
    const [apiVersion, kind] = [text('apiVersion'), text('kind')];
    const items = kind.endsWith('List') ? itemsAt({ file, value }, 'items') : [];
    if (items.length > 0)
        return items.flatMap((item) => objectsOf(file, item));
    if (apiVersion === '' || kind === '')
        return [];
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    const name = text('metadata', 'name') || text('metadata', 'generateName');
    return [{ file, value, group, kind, namespace: text('metadata', 'namespace'), name }];
}
/** The scalar at a path; null if it is absent or empty. */
function scalarAt({ file, value }, ...path) {
    const scalar = file.scalar(file.at(value, path));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}
/** The text at a path; empty where there is none. */
function textAt(located, ...path) {
    return scalarAt(located, ...path)?.text ?? '';
}
/** The items of the list at a path. */
function itemsAt({ file, value }, ...path) {
    return file.items(file.at(value, path));
}
/** Formats an object as `Deployment/analytics/lightdash`. A missing part is empty. */
function showObject({ kind, namespace, name }) {
    return `${kind}/${namespace}/${name}`;
}
/** Groups whose objects have their own readers, or name images without running them. */
const OTHER_GROUPS = /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|helm\.cattle\.io|helm\.(?:m\.)?crossplane\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;
/** Whether another kind reads an object, or the object runs none of the images it names. */
function isOfAnotherKind({ group, kind }) {
    if (group === 'argoproj.io')
        return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
    return OTHER_GROUPS.test(group);
}


/***/ }),

/***/ 88966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ variablesIn),
/* harmony export */   T: () => (/* binding */ VARIABLE)
/* harmony export */ });
/** A use of a variable, as template tools write it: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
/**
 * The names that fill in a text. For a template it is the last part of the path: `tag` of `{{ .Values.lightdash.tag |
 * quote }}`.
 */
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/\{\{([^\n]{0,200}?)\}\}/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}


/***/ }),

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   o: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60688);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23259);




/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
/** Such a key before a word, in a text that is JSON, YAML or a script. */
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const WORD = /[\w$][\w$.:@/+-]*/g;
/** The part of an image before its tag, or before its digest where it has no tag. */
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
/** The most characters that are examined before a word. */
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;
/** Reads every image of the service in the texts of a block. */
async function readImages(block, scope, evaluation, settings) {
    const origin = {
        name: block.labels.join('.'),
        hasTagBeside: block.type === 'module',
        isImageResource: block.labels[0] === 'docker_image',
    };
    return imagesIn(await evaluation.block(block, scope), origin, settings);
}
/** Every image of the service in a value. */
function imagesIn(value, origin, settings) {
    const found = [];
    const top = { steps: [], isImage: false, hasTagBeside: false, name: origin.name };
    walk(value, top);
    return found.slice(0, MOST_IMAGES);
    function walk(value, position) {
        const { steps, name } = position;
        if (value.kind === 'encoded')
            walk(value.value, position);
        else if (value.kind === 'list') {
            for (const [i, item] of value.items.entries())
                walk(item, { ...top, name, steps: [...steps, `[${i}]`] });
        }
        else if (value.kind === 'object') {
            const own = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .knownText */ .bG)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(value, 'name')) ?? name;
            const hasTagBeside = origin.hasTagBeside || value.members.some(({ key }) => TAG_KEY.test(key));
            for (const { key, value: member } of value.members) {
                const isImage = IMAGE_KEY.test(key) || (key === 'name' && origin.isImageResource);
                walk(member, { steps: [...steps, key], isImage, hasTagBeside, name: own });
            }
        }
        else if (value.kind === 'text')
            readText(value.text, position);
    }
    function readText(placed, position) {
        const { whole, pieces } = placed;
        if (!/lightdash/i.test(whole) && !position.isImage && settings.images.length === 0)
            return;
        // Manifest files have their own reader.
        if (pieces.length === 1 && /\.ya?ml$/.test(placed.placeAt(0).file))
            return;
        for (const { 0: word, index } of whole.matchAll(WORD)) {
            const before = whole.slice(Math.max(0, index - LONGEST_LEAD), index);
            const line = before.slice(before.lastIndexOf('\n') + 1);
            if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line))
                continue;
            const isImage = position.isImage || IMAGE_MEMBER.test(line);
            const image = readWord(word.replace(/(?<![.:])[.:]+$/, ''), index, placed, { ...position, isImage });
            if (image !== null && found.push(image) > MOST_IMAGES)
                return;
        }
    }
    function readWord(word, start, placed, position) {
        const { steps, isImage, hasTagBeside, name } = position;
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseImageReference */ .o_)(word);
        if (reference === null)
            return null;
        const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyImage */ ._u)(reference, settings.images);
        const tagStart = TAG_START.exec(word)?.[0].length ?? word.length;
        const inName = placed.unknownIn(start + word.lastIndexOf('/', tagStart - 1) + 1, start + tagStart);
        if (inName !== null) {
            // The referenced resource is read where it is declared.
            const { written } = inName;
            if (!isImage || written.startsWith('docker_image.') || !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesService */ .cM)(`${written} ${name}`))
                return null;
        }
        else if (kind === 'other' || (kind !== 'service' && !isImage))
            return null;
        const unknown = inName ?? placed.unknownIn(start + tagStart, start + word.length);
        const place = placed.placeAt(start + (tagStart < word.length ? tagStart : 0));
        if (unknown !== null) {
            const { problem } = unknown;
            return { steps, answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem), place: problem.place ?? place, notices: [] };
        }
        // The tag stands in a separate attribute, or an unseen module adds it.
        if (tagStart === word.length && (!isImage || hasTagBeside))
            return null;
        const read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOfImage */ .Li)(reference, settings, place);
        return read && { steps, place, ...read };
    }
}


/***/ }),

/***/ 23259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Ru: () => (/* binding */ EvaluatedText),
/* harmony export */   bG: () => (/* binding */ knownText),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   v4: () => (/* binding */ writtenText),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/** Kinds of settings of a `helm_release`, in the provider's order of application. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
/** A text that was assembled from several places. */
class EvaluatedText {
    pieces;
    whole;
    #starts = [];
    constructor(pieces) {
        this.pieces = pieces;
        let length = 0;
        for (const { text } of pieces) {
            this.#starts.push(length);
            length += text.length;
        }
        this.whole = pieces.map(({ text }) => text).join('');
    }
    placeAt(offset) {
        const index = Math.max(0, this.#starts.findLastIndex((start) => start <= offset));
        return this.pieces[index].placeAt(Math.max(0, offset - (this.#starts[index] ?? 0)));
    }
    /** The first unknown part of a range; null if all of it is known. */
    unknownIn(start = 0, end = this.whole.length) {
        const isWithin = (from, length) => from < end && from + length > start;
        const found = this.pieces.find(({ unknown, text }, index) => unknown !== null && isWithin(this.#starts[index] ?? 0, text.length));
        return found?.unknown ?? null;
    }
}
/** The text of a fully known value; null for any other value. */
function knownText(value) {
    return value?.kind === 'text' && value.text.unknownIn() === null ? value.text.whole : null;
}
/** A member of an object, or an item of a list; null if there is none. */
function memberOf(value, name) {
    if (value.kind === 'object')
        return value.members.findLast(({ key }) => key === name)?.value ?? null;
    return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}
/** A literal text; null for any other expression. */
function literalText(expression) {
    if (expression?.kind === 'literal')
        return expression.value;
    if (expression?.kind !== 'template')
        return null;
    const texts = expression.parts.map((part) => (part.kind === 'text' ? part.text : null));
    return texts.includes(null) ? null : texts.join('');
}
/** The source of an expression, on one line. */
function writtenText({ source, start, end }) {
    return source.text.slice(start, end).replace(/\s+/g, ' ').trim();
}
/** The place where an expression or a block starts. */
function placeOf({ source, start }) {
    return source.placeAt(start);
}
/** A text with one place. */
function textAt(text, place, unknown = null) {
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt: () => place, unknown }]), place };
}
/** A whole file as a text. */
function wholeText({ text, placeAt }) {
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt, unknown: null }]), place: placeAt(0) };
}


/***/ }),

/***/ 50836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ embeddedYaml),
/* harmony export */   v: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94499);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37666);




/** The deepest nesting of YAML inside YAML. No tool reads deeper. */
const MOST_EMBEDDED = 4;
/** How deeply a file is embedded; not set for a file of the repository. */
const depths = new WeakMap();
/** What was read from each scalar, because several aliases may lead to one. */
const readings = new WeakMap();
/**
 * A text inside a YAML file that is itself YAML, such as `values: |` of an Argo CD application. Places refer to the
 * outer file; in a folded or quoted text, everything has the place of that text. Null if the value is not a text.
 *
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(file, value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED)
        return tooMuch(value.place, `YAML within YAML, ${depth} times over`);
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
/** The text of a literal block as written, without its common indentation. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // The block's header ends with its line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** The offset in the file where each line's text starts. */
    const offsets = [];
    // Each line of the value is one line of the block. The value lacks the indentation.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
/** No real value is nested deeper. */
const MOST_STEPS = 50;
/** The most items of all lists together, including those that no setting names. */
const MOST_ITEMS = 10_000;
/**
 * Turns settings into values, each with its own place. A later setting overrides an earlier one. A `null` that is not a
 * text removes the values below.
 *
 * @throws ProblemError (`unparseable`) where a setting is nested deeper, or a list is longer, than in any release
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    // Write one node a line, in flow style, so that no text can end the structure.
    const write = (node, before, after) => {
        places.push(node.place);
        if ('json' in node) {
            lines.push(` ${before}${node.json}${after}`);
            return;
        }
        const { isList, members, place } = node;
        lines.push(` ${before}${isList ? '[' : '{'}`);
        if (isList) {
            const length = Math.max(-1, ...[...members.keys()].map(Number)) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1)
                write(members.get(index) ?? { json: 'null', place }, '', ',');
        }
        else
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        lines.push(` ${isList ? ']' : '}'}${after}`);
        places.push(place);
    };
    write(root, '', '');
    const index = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, lines.join('\n'), {
        placeAt: (offset) => places[index.placeAt(offset).line - 1] ?? start,
    });
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const key = holder.isList ? Number(step) : String(step);
        if (typeof key === 'number' && !(Number.isInteger(key) && key >= 0 && key < MOST_ITEMS))
            throw tooMuch(place, `the item ${key}`);
        const known = holder.members.get(key);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(key, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(key, made);
            holder = made;
        }
    }
}
function nodeOf(value, isText, place) {
    const isList = !isText && value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{');
    if (!isList)
        return { json: isText ? quote(value) : jsonOf(value), place };
    const items = value === '{}' ? [] : value.slice(1, -1).split(',');
    return { isList, members: new Map(items.map((item, index) => [index, { json: jsonOf(item), place }])), place };
}
/**
 * Types a value as `--set` does: true, false and null in any case, whole numbers without a leading zero, otherwise a
 * text.
 */
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
/** A text as JSON that is also YAML. Some characters are not allowed in YAML, and others end a line. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
