export const id = 1832;
export const ids = [1832,9474];
export const modules = {

/***/ 61832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeRendered: () => (/* binding */ mergeRendered)
});

// EXTERNAL MODULE: ./build/deployment/detect.js + 1 modules
var detect = __webpack_require__(73380);
// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/watched-files.js
var watched_files = __webpack_require__(44461);
// EXTERNAL MODULE: ./build/comparison/changed-lines/literals/version-literals.js + 1 modules
var version_literals = __webpack_require__(87167);
// EXTERNAL MODULE: ./build/comparison/compare-trees.js + 59 modules
var compare_trees = __webpack_require__(13360);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(74306);
// EXTERNAL MODULE: ./build/comparison/pairing.js
var pairing = __webpack_require__(72704);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/comparison/object-ids.js
var object_ids = __webpack_require__(31526);
;// CONCATENATED MODULE: ./build/comparison/rendered/replace.js





function replaceByRendered(files, rendered, pair, keepsKnown) {
    const matched = { base: matchSide('base', files, pair), head: matchSide('head', files, pair) };
    const unitOf = (part, side) => matched[side].matches.get(keyOfUnit(part));
    const isAllRendered = SIDES.every((side) => matched[side].matches.size === matched[side].units.size);
    const shown = new Set(files.flatMap(({ head }) => (head?.parts ?? []).map(({ place }) => (0,problems_place/* showPlace */.R)(place))));
    const unreadLinks = files.filter((change) => isUnreadLink(change) && !shown.has((0,problems_place/* showPlace */.R)(change.place))).length;
    const unmatchedUnits = (0,group_by/* groupBy */.$)(pair.head.objects, keyOfRendered).size - matched.head.matches.size;
    const areLinksRendered = isAllRendered && unmatchedUnits >= unreadLinks;
    const isOtherJump = (change) => {
        const { problem, from, to } = change;
        if (problem !== null || from === null || from === to)
            return false;
        if (rendered.some((other) => from === other.from && to === other.to))
            return false;
        const mayBeOverridden = SIDES.some((side) => partsOf(change, side).some(({ secondOrder, variables }) => secondOrder.length + variables.length > 0));
        const isBaseOfHead = partsOf(change, 'base').some((part) => pair.base.objects.some((each) => each.version === to && unitOf(part, 'base') === keyOfRendered(each)));
        return keepsKnown || isBaseOfHead || !mayBeOverridden;
    };
    const isKept = (change) => {
        if (change.problem?.code === 'branch-behind')
            return true;
        if (change.line !== undefined)
            return !rendered.some((other) => isSameJump(change, other, isAllRendered));
        if (isUnreadLink(change))
            return !areLinksRendered;
        const isNotRendered = (side) => partsOf(change, side).some((part) => unitOf(part, side) === undefined);
        return isOtherJump(change) || SIDES.some(isNotRendered);
    };
    const { units, matches } = matched.head;
    const origins = new Map([...matches].map(([key, unit]) => [unit, units.get(key) ?? []]));
    const forms = new Set([...pair.base.objects, ...pair.head.objects].map(({ rendered: { form } }) => form));
    const unmatched = new Map(SIDES.flatMap((side) => [...matched[side].units].filter(([key]) => !matched[side].matches.has(key))));
    return {
        changes: [...files.filter(isKept), ...rendered.map((change) => withOrigin(origins, change))],
        notRendered: [...unmatched.values()].flatMap(([part]) => part?.form != null && forms.has(part.form) ? [(0,problems_place/* showPlace */.R)(part.place)] : []),
    };
}
const SIDES = ['base', 'head'];
function isUnreadLink(change) {
    const isNothing = change.line === undefined && change.base === null && change.head === null;
    return isNothing && change.problem?.code === 'not-evaluated';
}
function matchSide(side, files, pair) {
    const parts = files.flatMap((change) => partsOf(change, side)).filter(({ form }) => form !== null);
    const units = (0,group_by/* groupBy */.$)(parts, keyOfUnit);
    return { units, matches: matchUnits(units, pair[side].objects) };
}
function matchUnits(units, objects) {
    const jobs = objects.filter(({ rendered: { form, comesAndGoes } }) => form === 'kubernetes' && comesAndGoes);
    const rendered = (0,group_by/* groupBy */.$)(objects.filter((object) => !jobs.includes(object)), keyOfRendered);
    const free = new Map(rendered);
    const matches = new Map();
    const isFit = (parts, candidates) => parts.every((part) => [...candidates, ...jobs].some((each) => mayBeRendered(part, each)));
    const isSame = (parts, candidates) => parts.every(({ version }) => candidates.some((each) => each.version === version));
    for (const [key, parts] of units) {
        const fitting = [...free].filter(([, candidates]) => isFit(parts, candidates));
        const found = fitting.find(([, candidates]) => isSame(parts, candidates)) ?? fitting[0];
        if (found === undefined)
            continue;
        matches.set(key, found[0]);
        free.delete(found[0]);
    }
    for (let isSettled = false; !isSettled;) {
        const without = [...units].filter(([key]) => !matches.has(key));
        const contested = [...matches].filter(([, unit]) => without.some(([, parts]) => isFit(parts, rendered.get(unit) ?? [])));
        for (const [key] of contested)
            matches.delete(key);
        isSettled = contested.length === 0;
    }
    return matches;
}
function withOrigin(origins, change) {
    if (change.head === null)
        return change;
    const parts = change.head.parts.map((each) => {
        const part = each;
        const { rendered } = part;
        const files = origins.get(keyOfRendered(part)) ?? [];
        const carrier = files[0]?.carrier;
        if (rendered.form === 'compose' && carrier !== undefined)
            return { ...part, rendered: { ...rendered, carrier } };
        const found = rendered.form === 'kubernetes' ? files.find(({ chart }) => chart !== null) : undefined;
        if (found === undefined)
            return part;
        const { chart, declared, isRenderedByArgoCd = false } = found;
        const upgradeMode = part.declared.upgradeMode ?? (rendered.comesAndGoes ? declared.upgradeMode : null);
        return { ...part, chart, isRenderedByArgoCd, declared: { ...declared, upgradeMode } };
    });
    return { ...change, head: (0,deployed_object/* deploymentOf */.PE)(parts) };
}
function partsOf(change, side) {
    const isRead = change.problem === null;
    const parts = change[side]?.parts ?? [];
    return parts.map((part) => ({ ...part, version: isRead ? part.version : null, form: (0,kinds/* factsOf */.x)(part.kind).rendersTo }));
}
function keyOfUnit({ form, unit, id }) {
    return `${form} ${form === 'kubernetes' ? unit : id}`;
}
function keyOfRendered(object) {
    return keyOfUnit({ ...object, form: object.rendered.form });
}
function mayBeRendered(part, { rendered, version }) {
    const { form } = rendered;
    if (part.form !== form || (part.version !== null && version === null))
        return false;
    const name = (0,object_ids/* nameOf */.Vb)(part.id);
    if (part.kind === 'dockerfile')
        return false;
    if (form === 'compose')
        return name === rendered.name;
    if (form === 'terraform')
        return name.split('#')[0] === rendered.name.replace(/\[[^\]]*\]/g, '');
    const [, kind = '', namespace = '', own = ''] = /^([^/]*)\/([^/]*)\/([^#]*)/.exec(name) ?? [];
    if (!/^(?:manifests|kustomize)$/.test(part.kind) || kind === '' || kind === 'HelmChart') {
        return part.version === null || part.version === version;
    }
    const [renderedKind = '', renderedName = ''] = rendered.name.split('/');
    if (part.kind === 'kustomize')
        return kind === renderedKind && renderedName.includes(own);
    const isSamePlace = namespace === '' || rendered.namespace === '' || namespace === rendered.namespace;
    return kind === renderedKind && own === renderedName && isSamePlace;
}
function isSameJump({ from, to }, other, isAllRendered) {
    if (other.problem !== null || other.from === null || other.to === null)
        return false;
    if (from === other.from && to === other.to)
        return true;
    return isAllRendered && from === null && to === other.to;
}

// EXTERNAL MODULE: ./build/comparison/rendered/side.js + 2 modules
var rendered_side = __webpack_require__(29474);
;// CONCATENATED MODULE: ./build/comparison/rendered/rendered.js








async function mergeRendered(files, pair, trees, isMergeQueue, { settings, rules, charts }) {
    const countInFiles = (change) => {
        const parts = files.flatMap((each) => (each.change === change ? ((each.head ?? each.base)?.parts ?? []) : []));
        return new Set(parts.map(({ unit }) => unit)).size;
    };
    const compared = await compareRendered(pair, rules, charts, countInFiles);
    if (pair.base.problem !== null || pair.head.problem !== null) {
        return { changes: [...files, ...(0,compare_trees/* groupChanges */.tw)(compared)], notRendered: [] };
    }
    const placed = await withLiteralPlaces(compared, trees, settings);
    return replaceByRendered(files, (0,compare_trees/* groupChanges */.tw)(placed), pair, isMergeQueue);
}
async function withLiteralPlaces(changes, { base, head, renames }, settings) {
    if (base === null || !changes.some(({ from, to }) => from !== to))
        return [...changes];
    const places = new Map();
    const changed = (await (0,compare_trees/* changedPaths */.vl)(base, head)).filter((0,watched_files/* watchTest */.qM)(settings));
    for await (const { path, before, after } of (0,watched_files/* textsOnBothSides */.d5)({ base, head, renames }, changed)) {
        for (const { version, line, column } of (0,version_literals/* changedLines */.MA)(before ?? '', after ?? '', settings.tagSuffix, path).after) {
            const place = { file: path, line, column };
            places.set(version, [...(places.get(version) ?? []), place]);
        }
    }
    return changes.map((change) => {
        const [only, ...others] = change.from === change.to ? [] : (places.get(change.to ?? '') ?? []);
        if (only === undefined || others.length > 0)
            return change;
        return { ...change, place: only };
    });
}
const LEAST_SHARE = 0.75;
async function compareRendered(pair, rules, charts, countInFiles) {
    const problem = pair.base.problem ?? pair.head.problem;
    if (problem !== null) {
        const place = problem.place ?? { file: pair.head.location, line: null, column: null };
        return [{ ...object_change/* NO_CHANGE */.XG, change: 'upgrade', place, problem }];
    }
    const before = await (0,detect.resolveCharts)(pair.base.objects, charts);
    const after = await (0,detect.resolveCharts)(pair.head.objects, charts);
    const changes = [];
    const compare = (base, head) => {
        const isSameText = base?.rendered.text === head.rendered.text;
        changes.push((0,object_change/* comparePair */.Ir)(base, head, rules, { isSameText, secondOrder: null }));
    };
    const heads = new Map(after.map((head) => [head.id, head]));
    for (const base of before) {
        const head = heads.get(base.id);
        if (head !== undefined)
            compare(base, head);
    }
    const missing = before.filter((base) => !heads.has(base.id) && companionOf(base, changes, 'base') === undefined);
    const known = new Set(before.map(({ id }) => id));
    const fresh = [];
    for (const head of after.filter(({ id }) => !known.has(id))) {
        const companion = companionOf(head, changes, 'head');
        if (companion === undefined)
            fresh.push(head);
        else
            compare(companion.base, head);
    }
    const isInFiles = (change, objects) => countInFiles(change) >= new Set(objects.map(({ unit }) => unit)).size;
    for (const base of missing) {
        const mayBeCut = () => isCut(base, pair, 'head', missing.length) && !isInFiles('removed', missing);
        if (isPresent(base, pair.head))
            changes.push((0,object_change/* removalOf */.c6)(base, base.place.file));
        else
            changes.push(mayBeCut() ? refuse(base, 'head', pair.head.location) : (0,object_change/* removalOf */.c6)(base, null));
    }
    const isOneVersion = missing.length > 0 && (0,pairing/* statesOf */.k)([...missing, ...fresh]) === 1;
    for (const head of fresh) {
        const mayBeCut = () => isCut(head, pair, 'base', fresh.length) && !isInFiles('install', fresh);
        if (isOneVersion)
            compare(missing[0] ?? null, head);
        else if (missing.length > 0 || isPresent(head, pair.base))
            compare(null, head);
        else
            changes.push(mayBeCut() ? refuse(head, 'base', pair.base.location) : (0,object_change/* installOf */.hQ)(head));
    }
    return changes.map((change) => withPlaceOfUnit(change, changes));
}
function companionOf(object, changes, side) {
    if (!object.rendered.comesAndGoes || object.version === null)
        return undefined;
    return changes.find((change) => change[side]?.unit === object.unit && change[side]?.version === object.version);
}
function isPresent({ id, rendered }, side) {
    const isServed = side.objects.some((each) => (0,rendered_side/* keyOfName */.a)(each.rendered) === (0,rendered_side/* keyOfName */.a)(rendered) && each.id !== id);
    return side.present.has((0,rendered_side/* keyOfName */.a)(rendered)) && !isServed;
}
function isCut({ rendered }, pair, side, missing) {
    const { form, namespace } = rendered;
    if (form === 'terraform')
        return false;
    const key = form === 'kubernetes' ? namespace : form;
    const [mine, other] = [pair[side], pair[side === 'head' ? 'base' : 'head']].map(({ census }) => census.get(key) ?? 0);
    const expected = Math.max(0, (other ?? 0) - missing);
    return mine === 0 || mine === undefined || mine < expected * LEAST_SHARE;
}
function refuse(object, side, location) {
    const { name, namespace } = object.rendered;
    const where = namespace === '' ? '' : ` of the namespace ${namespace}`;
    const found = `holds too little${where} to tell whether ${name} is gone or was not rendered`;
    const place = { file: location, line: null, column: null };
    const sides = side === 'head' ? { base: object, from: object.version } : { head: object, to: object.version };
    return { ...object_change/* NO_CHANGE */.XG, ...sides, change: 'upgrade', place, problem: (0,rendered_side/* unusableSide */.f)(place, found) };
}
function withPlaceOfUnit(change, changes) {
    const unit = change.head?.unit;
    if (unit === undefined || change.problem !== null)
        return change;
    const first = changes.find((each) => each.head?.unit === unit && each.from === change.from && each.to === change.to && each.problem === null);
    return first === undefined ? change : { ...change, place: first.place };
}


/***/ }),

/***/ 29474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ keyOfName),
  pairSides: () => (/* binding */ pairSides),
  readRenderedSide: () => (/* binding */ readRenderedSide),
  f: () => (/* binding */ unusableSide)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/deployment/database-neighbours.js
var database_neighbours = __webpack_require__(76118);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/containers.js
var containers = __webpack_require__(691);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/database.js
var database = __webpack_require__(64686);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(22155);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
;// CONCATENATED MODULE: ./build/comparison/rendered/reading.js










function readKubernetes({ path, text }, settings) {
    const file = new yaml/* YamlFile */._g(path, text);
    for (const document of file.documents) {
        const isNothing = document === null || document.scalar?.type === 'null' || (document.isMap && document.members.length === 0);
        if (isNothing || document.member('kind') !== null)
            continue;
        throw (0,problems_problem/* unparseable */.Ve)(document.place, 'not a Kubernetes object; compose services have to be JSON');
    }
    const objects = (0,manifests_objects/* objectsIn */.Qv)(file).filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object) && !isTest(object));
    const images = objects.flatMap(containers/* imagesOf */.IC).map((image) => ({ image, reading: (0,containers/* readNamedImage */.To)(image, settings) }));
    const neighboursIn = (0,database/* neighboursBeside */.z)(images, ({ namespace }) => namespace);
    const found = images.flatMap(({ image, reading }) => findingOf(image, reading, neighboursIn));
    return { found, present: objects.map(nameOf) };
}
function isTest(object) {
    return /^test(?:-success|-failure)?$/.test(object.value.textAt('metadata', 'annotations', 'helm.sh/hook'));
}
function nameOf({ value, kind, namespace, name }) {
    const comesAndGoes = /^(?:Job|Pod|Workflow)$/.test(kind);
    const selector = value.at(['spec', 'selector', 'matchLabels'])?.source ?? '';
    return { form: 'kubernetes', namespace, name: `${kind}/${name}`, comesAndGoes, text: '', selector };
}
function findingOf(image, reading, neighboursOf) {
    const { object, id, containerVariables } = image;
    if (reading === null)
        return [];
    const neighbours = neighboursOf(object);
    const release = object.value.textAt('metadata', 'labels', 'app.kubernetes.io/instance');
    const unit = [object.namespace, release].filter((part) => part !== '').join('/');
    const own = {
        kind: 'rendered',
        id,
        unit,
        carrier: object.value.file.path,
        inputs: [],
        rendered: nameOf(object),
    };
    return [{ ...finding/* DEFAULTS */.zY, ...reading, ...own, declared: (0,containers/* declarationsOf */.RK)(object), containerVariables, neighbours }];
}
function readComposeConfig(path, config, settings) {
    const services = Object.entries((0,is_object/* membersOf */.l)(config['services']));
    const place = { file: path, line: null, column: null };
    const read = services.map(([name, value]) => {
        const service = (0,is_object/* membersOf */.l)(value);
        const reference = typeof service['image'] === 'string' ? (0,deployment_reference/* parseImageReference */.o_)(service['image']) : null;
        const reading = reference === null || 'build' in service ? null : (0,image_answer/* answerOfImage */.Li)(reference, settings, place);
        return { name, reading, user: userIn(name, service) };
    });
    const users = (isOwn) => read.flatMap(({ reading, user }) => ((reading !== null) === isOwn ? user : []));
    const neighbours = (0,database_neighbours/* neighboursOf */.Y)(users(true), users(false));
    const found = read.flatMap(({ name, reading }) => {
        if (reading === null)
            return [];
        const own = { kind: 'rendered', id: `compose/${name}`, unit: 'compose', carrier: path, place, inputs: [] };
        return [{ ...finding/* DEFAULTS */.zY, ...reading, ...own, neighbours, rendered: nameOfService(name) }];
    });
    return { found, present: services.map(([name]) => nameOfService(name)) };
}
function userIn(name, service) {
    const { image, container_name, hostname, environment } = service;
    const hosts = [name, container_name, hostname].filter((each) => typeof each === 'string');
    const values = Object.entries((0,is_object/* membersOf */.l)(environment)).map(([key, value]) => [key, `${value ?? `$${key}`}`]);
    return { name, hosts, image: typeof image === 'string' ? image : '', values: new Map(values) };
}
function nameOfService(name) {
    return { form: 'compose', namespace: '', name, comesAndGoes: false, text: '', selector: '' };
}

// EXTERNAL MODULE: ./build/deployment/kinds/hcl/images.js
var hcl_images = __webpack_require__(26986);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/release.js
var release = __webpack_require__(29068);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
;// CONCATENATED MODULE: ./build/comparison/rendered/terraform-plan.js










function isPlan(json) {
    return 'format_version' in json && ('resource_changes' in json || 'planned_values' in json);
}
async function readPlan(path, plan, side, settings) {
    const place = { file: path, line: null, column: null };
    if (plan['errored'] === true)
        throw (0,problems_problem/* unparseable */.Ve)(place, 'the plan ended in an error');
    if (plan['complete'] === false)
        throw (0,problems_problem/* unparseable */.Ve)(place, 'the plan leaves something out');
    const changes = Array.isArray(plan['resource_changes']) ? plan['resource_changes'] : [];
    const found = [];
    const present = [];
    for (const each of changes.map(is_object/* membersOf */.l)) {
        const change = (0,is_object/* membersOf */.l)(each['change']);
        const state = change[side === 'base' ? 'before' : 'after'];
        if (each['mode'] === 'data' || state === null || state === undefined)
            continue;
        const type = String(each['type']);
        const own = { form: 'terraform', namespace: '', name: String(each['address']), selector: '' };
        const rendered = { ...own, comesAndGoes: type !== 'helm_release', text: JSON.stringify(state) };
        present.push(rendered);
        const value = placedValue(state, side === 'head' ? unknownOf(change) : false, place);
        for (const finding of await readResource(type, rendered.name, value, settings)) {
            found.push({ ...finding, carrier: path, inputs: [], rendered });
        }
    }
    return { found, present };
}
function unknownOf(change) {
    const revision = (state) => (0,is_object/* membersOf */.l)(state)['set_wo_revision'] ?? null;
    const isRewritten = revision(change['before']) !== revision(change['after']);
    return isRewritten ? { ...(0,is_object/* membersOf */.l)(change['after_unknown']), set_wo: true } : change['after_unknown'];
}
async function readResource(type, address, state, settings) {
    const { place } = state;
    if (type === 'helm_release') {
        const parts = await (0,release/* readReleaseResource */.O)(resourceOf(state), settings);
        const nothing = { inputs: [], secondOrder: [], variables: [] };
        return (0,findings/* findingsOfRelease */.Xm)(parts, { kind: 'rendered', id: address, carrier: place.file, ...nothing });
    }
    return (0,hcl_images/* imagesIn */.o)(state, { type: 'resource', labels: [type, address] }, settings).map(({ steps, ...reading }) => {
        return { ...finding/* DEFAULTS */.zY, ...reading, kind: 'rendered', id: `${address}#${steps.join('.')}`, place, unit: address };
    });
}
function resourceOf(state) {
    return {
        files: new source_files/* SourceFiles */.L(tree/* EMPTY_TREE */.pL, []),
        place: state.place,
        async member(name) {
            const value = (0,values/* memberOf */.C5)(state, name);
            return value?.kind === 'null' ? null : value;
        },
        blocks: async () => [],
        folderOf: () => null,
    };
}
function placedValue(json, unknown, place, name = 'value') {
    if (unknown === true) {
        const found = `${(0,quote_text/* quoteText */.o)(name)}, known only after the apply`;
        const problem = (0,problems_problem/* problemAt */.l4)('unresolved-variable', place, found);
        return (0,values/* textAt */.$6)(`$unknown_${name}`, place, { written: 'known after apply', problem });
    }
    const shape = json ?? (holdsTrue(unknown) ? unknown : null);
    const [known, below] = [(0,is_object/* membersOf */.l)(json), (0,is_object/* membersOf */.l)(unknown)];
    const members = [...new Set([...Object.keys((0,is_object/* membersOf */.l)(shape)), ...Object.keys(below)])].map((key) => {
        const value = placedValue(known[key], below[key], place, Array.isArray(shape) ? name : key);
        return { key, value };
    });
    if (Array.isArray(shape))
        return { kind: 'list', place, items: members.map(({ value }) => value) };
    if (typeof shape === 'object' && shape !== null)
        return { kind: 'object', place, members };
    return shape === null ? { kind: 'null', place } : (0,values/* textAt */.$6)(String(shape), place);
}
function holdsTrue(unknown) {
    return unknown === true || Object.values((0,is_object/* membersOf */.l)(unknown)).some(holdsTrue);
}

;// CONCATENATED MODULE: ./build/comparison/rendered/side.js







function keyOfName({ form, namespace, name }) {
    return JSON.stringify([form, namespace, name]);
}
async function readRenderedSide(location, { files, sha256, problem: unread }, side, settings) {
    const census = new Map();
    const objects = [];
    const present = new Set();
    const place = { file: location, line: null, column: null };
    const read = { location, sha256, fileCount: files.length, objects, present, census };
    if (unread !== null)
        return { ...read, problem: unusableSide(place, unread) };
    let problem = null;
    for (const file of files) {
        try {
            const reading = await readFile(file, side, settings, census);
            for (const { rendered, ...finding } of reading.found) {
                objects.push({ ...(0,deployed_object/* resolved */.L$)(finding), rendered, fileName: file.name });
            }
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
    return { ...read, problem };
}
function pairSides(base, head) {
    const twins = [base, head].flatMap(({ objects }) => [...(0,group_by/* groupBy */.$)(objects, ({ id }) => id).values()]);
    const clusters = new Set(twins.filter(({ length }) => length > 1).flatMap((each) => each.map((one) => one.fileName)));
    const named = (side) => {
        const objects = side.objects.map((object) => {
            const where = `rendered:${clusters.has(object.fileName) ? object.fileName : ''}`;
            return { ...object, id: `${where}#${object.id}`, unit: `${where}#${object.unit}` };
        });
        return { ...side, objects: (0,deployed_object/* refuseMixed */.Ux)(apartBySelector(objects)) };
    };
    return { base: named(base), head: named(head) };
}
function unusableSide(place, found) {
    return (0,problems_problem/* problemAt */.l4)('rendered-unusable', place, found);
}
async function readFile(file, side, settings, census) {
    const json = /^\s*\{/.test(file.text) ? parseJson(file) : null;
    if (json !== null && isPlan(json)) {
        census.set('terraform', 1);
        try {
            return await readPlan(file.path, json, side, settings);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            throw (0,problems_problem/* unparseable */.Ve)({ file: file.path, line: null, column: null }, 'nested too deeply');
        }
    }
    if (json !== null && !('apiVersion' in json) && 'services' in json)
        return readComposeConfig(file.path, json, settings);
    return readKubernetes({ ...file, text: blankUnrelatedDocuments(file, (0,candidates/* searchTexts */.n2)(settings), census) }, settings);
}
const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;
function blankUnrelatedDocuments({ path, text }, names, census) {
    const wanted = names.map((name) => name.toLowerCase());
    let line = 1;
    const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
        const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
        if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part))
            namespaces.push('');
        for (const name of namespaces)
            census.set(name, (census.get(name) ?? 0) + 1);
        const place = { file: path, line, column: null };
        line += part.split('\n').length - 1;
        const lower = part.toLowerCase();
        if (wanted.some((name) => lower.includes(name)))
            return part;
        const why = whyNoObject(part);
        if (why !== null)
            throw (0,problems_problem/* unparseable */.Ve)(place, why);
        return part.replace(/[^\n]+/g, '');
    });
    return parts.join('');
}
function whyNoObject(part) {
    const document = (0,dist/* parseDocument */.Tp)(part, { uniqueKeys: false, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined)
        return error.message.split('\n', 1)[0] ?? error.code;
    const { contents } = document;
    if (contents === null || ((0,dist/* isScalar */.jn)(contents) && contents.value === null))
        return null;
    if ((0,dist/* isMap */.jh)(contents) && contents.items.length === 0)
        return null;
    const isList = document.has('items');
    const isObject = document.has('kind') &&
        (isList || document.hasIn(['metadata', 'name']) || document.hasIn(['metadata', 'generateName']));
    return isObject ? null : 'not a Kubernetes object with a kind and a name; compose services have to be JSON';
}
function parseJson({ path, text }) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const place = { file: path, line: null, column: null };
        throw (0,problems_problem/* unparseable */.Ve)(place, error instanceof Error ? error.message : String(error));
    }
}
function problemOfTwins(found) {
    const twins = [...(0,group_by/* groupBy */.$)(found, ({ id }) => id).values()].find(({ length }) => length > 1);
    const second = twins?.[1];
    return second === undefined ? null : unusableSide(second.place, `holds ${second.id} twice`);
}
function apartBySelector(objects) {
    const units = (0,group_by/* groupBy */.$)(objects, ({ unit }) => unit);
    const prefixes = new Map([...units].map(([unit, together]) => [unit, prefixesOf(together)]));
    return objects.map((object) => {
        const own = prefixes.get(object.unit)?.find((prefix) => ownNameOf(object).startsWith(prefix));
        return own === undefined ? object : { ...object, unit: `${object.unit}@${own}` };
    });
}
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


/***/ }),

/***/ 76118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ neighboursOf)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);

const { uri, host, port, name: database } = _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.service.database;
const USUAL_PORT = '5432';
const NO_CLIENT = /(?:^|[/-])(?:postgres(?:ql)?|postgis|pgvector|timescaledb(?:-ha)?|cloudnative-pg|pgbouncer|pgpool|minio|mc|nats|redis|valkey|nginx|traefik|caddy|haproxy|chrom(?:e|ium)|headless-browser)(?:[:@]|$)/i;
function neighboursOf(own, others) {
    const addresses = own.flatMap(({ values }) => addressOf(values) ?? []);
    const names = new Set(own.map(({ name }) => name));
    const found = others.filter(({ name, hosts, image, values }) => {
        if (names.has(name) || NO_CLIENT.test(image))
            return false;
        const used = [partsOf(values), ...[...values.values()].map(plainAddress)];
        return addresses.some((address) => !hosts.includes(address.split(':', 1)[0] ?? '') && used.includes(address));
    });
    return [...new Set(found.map(({ name }) => name))];
}
function addressOf(values) {
    const whole = values.get(uri);
    return whole ? plainAddress(whole) : partsOf(values);
}
function partsOf(values) {
    const server = values.get(host);
    return server ? `${server}:${values.get(port) || USUAL_PORT}/${values.get(database) ?? ''}` : null;
}
function plainAddress(text) {
    if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text))
        return text;
    const { hostname, port: given, pathname } = new URL(text);
    return `${hostname}:${given || USUAL_PORT}${pathname}`;
}


/***/ }),

/***/ 691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ imagesOf),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   To: () => (/* binding */ readNamedImage)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67729);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69382);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22155);





function imagesOf(object) {
    const { group, kind } = object;
    if (group === '' && /^(?:ConfigMap|Secret)$/.test(kind))
        return [];
    const found = [];
    const pending = [{ steps: [], value: object.value }];
    const known = new Set();
    for (const { steps, value } of pending) {
        if (known.has(value.node))
            continue;
        known.add(value.node);
        for (const { name, value: member } of value.members) {
            if (steps.length === 0 ? /^(?:metadata|status)$/.test(name) : name === 'annotations')
                continue;
            const isImage = /image$/i.test(name) && member.scalar !== null;
            if (isImage)
                found.push(...imageAt(object, value, [...steps, name], member));
            else
                pending.push({ steps: [...steps, name], value: member });
        }
        for (const [index, item] of value.items.entries())
            pending.push({ steps: [...steps, index], value: item });
    }
    return found;
}
const CONTAINER_LIST = /^(?:containers|initContainers|ephemeralContainers)$/;
const WHOLE_IMAGE = /^[^\s:@]+[:@](?!\/\/)\S+$/;
function imageAt(object, holder, steps, value) {
    const scalar = value.scalarAt();
    if (scalar === null)
        return [];
    const [list, parent, key] = [steps.at(-3), steps.at(-2), steps.at(-1)];
    const isInList = key === 'image' && CONTAINER_LIST.test(`${list}`);
    const isContainer = isInList || (key === 'image' && parent === 'container');
    if (!isContainer && !WHOLE_IMAGE.test(scalar.text))
        return [];
    const container = isContainer ? holder : null;
    const name = container?.at(['name'])?.scalar?.text || (isInList ? `[${parent}]` : steps.join('.'));
    return [
        {
            id: `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .showObject */ .vY)(object)}#${name}`,
            object,
            name,
            isListed: isInList && list !== 'ephemeralContainers',
            image: (0,_image_js__WEBPACK_IMPORTED_MODULE_3__/* .placedImage */ .Vi)(scalar.text, scalar.place),
            source: value.source,
            containerVariables: container && (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .searchVariables */ .si)([container]),
            container,
        },
    ];
}
function readNamedImage(named, rules) {
    return (0,_image_js__WEBPACK_IMPORTED_MODULE_3__/* .readImage */ .AM)(named.image, { source: named.source, isService: looksLikeService(named) }, rules);
}
const SERVICE_WORKLOAD = new RegExp(`^${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$`, 'i');
function looksLikeService({ containerVariables, name, object }) {
    if (containerVariables === null)
        return false;
    if (containerVariables.set.some((variable) => variable.name === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.service.secretVariable))
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}
function declarationsOf(object) {
    const strategy = object.kind.startsWith('Deployment') ? object.value.scalarAt('spec', 'strategy', 'type') : null;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .declaring */ .mn)((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .modeOf */ .VV)(strategy));
}


/***/ }),

/***/ 64686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ neighboursBeside)
/* harmony export */ });
/* harmony import */ var _database_neighbours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76118);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81307);


function neighboursBeside(all, groupOf) {
    const known = new Map();
    for (const [group, beside] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(all, ({ image }) => groupOf(image.object))) {
        const own = new Set(beside.flatMap(({ image, reading }) => (reading === null ? [] : nameOf(image.object))));
        if (own.size === 0)
            continue;
        const users = beside.map(({ image }) => userOf(image));
        const mine = users.filter(({ name }) => own.has(name));
        known.set(group, (0,_database_neighbours_js__WEBPACK_IMPORTED_MODULE_0__/* .neighboursOf */ .Y)(mine, users));
    }
    return (object) => known.get(groupOf(object)) ?? [];
}
function userOf({ object, image, container }) {
    const entries = (container?.itemsAt('env') ?? []).map((item) => {
        const value = item.at(['value'])?.written ?? item.at(['valueFrom'])?.source.replace(/\s+/g, ' ') ?? '';
        return [item.textAt('name'), value];
    });
    return { name: nameOf(object), hosts: [object.name], image: image.name.text, values: new Map(entries) };
}
function nameOf({ kind, name }) {
    return `${kind}/${name}`;
}


/***/ }),

/***/ 69382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ readImage),
/* harmony export */   Vi: () => (/* binding */ placedImage),
/* harmony export */   f1: () => (/* binding */ imageText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14889);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60688);






function placedImage(text, place) {
    const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
    const placed = (part) => (part === undefined ? null : { text: part, place });
    return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}
function imageText({ name, tag, digest }) {
    return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;
function readImage(image, { source, isService }, rules) {
    const written = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const problem = hiddenPart(image, source, place);
    const text = written.replace(_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLE */ .TZ, _reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV).replace(FILLED_IN, _reference_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV);
    const isOurs = () => isService || (0,_service_names_js__WEBPACK_IMPORTED_MODULE_4__/* .namesService */ .cM)(`${source} ${written}`);
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfPartlyKnown */ .VJ)({ text, place, problem, isOurs }, rules);
}
function hiddenPart(image, source, place) {
    const text = imageText(image);
    const [variable] = (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesIn */ .DF)(text);
    if (image.tag?.isMisread)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(image.tag.text)} as a number`);
    if (text.includes('ENC['))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place);
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTemplate */ .rJ)(text))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(source));
    return variable === undefined ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(`\${${variable}}`));
}


/***/ }),

/***/ 22155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isOfAnotherKind),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   vY: () => (/* binding */ showObject)
/* harmony export */ });
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73366);

const HOLDERS = {
    ResourceSet: ['spec', 'resources'],
    Template: ['objects'],
    ManifestWork: ['spec', 'workload', 'manifests'],
};
function objectsIn(file) {
    return file === null ? [] : objectsOfFile(file);
}
const objectsOfFile = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)(({ documents }) => documents.flatMap((value) => (value === null ? [] : objectsOf(value))), (file) => file);
function objectsOf(value) {
    const text = (...path) => {
        const at = value.at(path);
        return at?.scalar?.type === 'null' ? '' : (at?.written ?? '');
    };
    const [apiVersion, kind] = [text('apiVersion'), text('kind')];
    const held = kind.endsWith('List') ? ['items'] : (HOLDERS[kind] ?? null);
    const items = held === null ? [] : value.itemsAt(...held);
    if (items.length > 0)
        return items.flatMap(objectsOf);
    if (apiVersion === '' || kind === '')
        return [];
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    const name = text('metadata', 'name') || text('metadata', 'generateName');
    return [{ value, group, kind, namespace: text('metadata', 'namespace'), name }];
}
function showObject({ kind, namespace, name }) {
    return `${kind}/${namespace}/${name}`;
}
const OTHER_GROUPS = /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|helm\.cattle\.io|helm\.(?:m\.)?crossplane\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;
function isOfAnotherKind({ group, kind }) {
    if (group === 'argoproj.io')
        return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
    return OTHER_GROUPS.test(group);
}


/***/ })

};
