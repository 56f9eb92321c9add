export const id = 2647;
export const ids = [2647,96];
export const modules = {

/***/ 2647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  layRenderedOver: () => (/* binding */ layRenderedOver)
});

// EXTERNAL MODULE: ./build/deployment/changes.js + 6 modules
var changes = __webpack_require__(8594);
// EXTERNAL MODULE: ./build/deployment/detect.js
var detect = __webpack_require__(7411);
// EXTERNAL MODULE: ./build/deployment/judge.js
var deployment_judge = __webpack_require__(4393);
// EXTERNAL MODULE: ./build/deployment/pairing.js
var pairing = __webpack_require__(8142);
// EXTERNAL MODULE: ./build/deployment/rendered/side.js + 4 modules
var rendered_side = __webpack_require__(96);
;// CONCATENATED MODULE: ./build/deployment/rendered/compare.js




/** So much of a namespace has to be there still where the service is gone from it. */
const LEAST_SHARE = 0.75;
/**
 * Compares rendered manifests (DETECTION section 6): an object is its kind, namespace, name and container, never what is similar. A side
 * that may have been cut short removes nothing.
 *
 * @param toldByFiles how many deployments the files show to be new, or to be removed
 */
async function compareRendered(pair, rules, charts, toldByFiles) {
    const problem = pair.base.problem ?? pair.head.problem;
    if (problem !== null) {
        const place = problem.place ?? { file: pair.head.location, line: null, column: null };
        return [{ ...deployment_judge/* NO_CHANGE */.XG, change: 'upgrade', place, problem }];
    }
    const before = await withCharts(pair.base, charts);
    const after = await withCharts(pair.head, charts);
    const changes = [];
    const judge = (base, head) => {
        const isSameText = base?.rendered.text === head.rendered.text;
        changes.push((0,deployment_judge/* judgePair */.E$)(base, head, rules, { isSameText, secondOrder: null }));
    };
    const paired = new Set();
    let lost = [];
    for (const [id, base] of before) {
        const head = after.get(id);
        if (head === undefined)
            lost.push(base);
        else
            judge(base, head);
        if (head !== undefined)
            paired.add(head);
    }
    let found = [...after.values()].filter((head) => !paired.has(head));
    lost = lost.filter((base) => companionOf(base, changes, 'base') === undefined);
    for (const head of found) {
        const companion = companionOf(head, changes, 'head');
        if (companion !== undefined)
            judge(companion.base, head);
    }
    found = found.filter((head) => !changes.some((change) => change.head === head));
    const isTold = (change, objects) => toldByFiles(change) >= new Set(objects.map(({ unit }) => unit)).size;
    for (const base of lost) {
        if (isPresent(base, pair.head))
            changes.push((0,deployment_judge/* goneFrom */.O5)(base, base.place.file));
        else if (isCut(base, pair, 'head', lost.length) && !isTold('removed', lost)) {
            changes.push(refuse(base, 'head', pair.head.location));
        }
        else
            changes.push((0,deployment_judge/* goneFrom */.O5)(base, null));
    }
    for (const head of found) {
        const isOneVersion = lost.length > 0 && (0,pairing/* statesOf */.kY)([...lost, ...found]) === 1;
        if (isOneVersion)
            judge(lost[0] ?? null, head);
        else if (lost.length > 0 || isPresent(head, pair.base))
            judge(null, head);
        else if (isCut(head, pair, 'base', found.length) && !isTold('install', found)) {
            changes.push(refuse(head, 'base', pair.base.location));
        }
        else
            changes.push((0,deployment_judge/* installed */.$f)(head));
    }
    return changes.map((change) => withPlaceOfUnit(change, changes));
}
async function withCharts({ objects }, charts) {
    const looked = await (0,detect.resolveCharts)({ objects, seen: new Set(), links: [], notParsed: [] }, charts);
    const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
    return new Map(looked.objects.flatMap((object) => {
        const rendered = names.get(object.id);
        return rendered === undefined ? [] : [[object.id, { ...object, rendered }]];
    }));
}
/** A job has another name for each release: it goes the way of the workloads that it is upgraded with. */
function companionOf(object, changes, side) {
    if (!object.rendered.comesAndGoes || object.version === null)
        return undefined;
    return changes.find((change) => change[side]?.unit === object.unit && change[side]?.version === object.version);
}
/** Whether an object is still there, and nothing of the service in it. */
function isPresent({ id, rendered }, side) {
    const isServed = side.objects.some((each) => (0,rendered_side/* keyOfName */.a)(each.rendered) === (0,rendered_side/* keyOfName */.a)(rendered) && each.id !== id);
    return side.present.has((0,rendered_side/* keyOfName */.a)(rendered)) && !isServed;
}
/** Whether a side has so little of a namespace, or of what is no object of Kubernetes, that it may have been cut short. */
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
    return { ...deployment_judge/* NO_CHANGE */.XG, ...sides, change: 'upgrade', place, problem: (0,rendered_side/* unusable */._)(place, found) };
}
/** What is upgraded as one, from one version to another, stands in one place: that of its first object. */
function withPlaceOfUnit(change, changes) {
    const unit = change.head?.unit;
    if (unit === undefined || change.problem !== null)
        return change;
    const first = changes.find((each) => each.head?.unit === unit && each.from === change.from && each.to === change.to && each.problem === null);
    return first === undefined ? change : { ...change, place: first.place };
}

// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(8366);
// EXTERNAL MODULE: ./build/deployment/net/version-literals.js
var version_literals = __webpack_require__(3099);
// EXTERNAL MODULE: ./build/deployment/net/watched-files.js
var watched_files = __webpack_require__(6190);
;// CONCATENATED MODULE: ./build/deployment/rendered/literal-places.js



/**
 * Rendered versions at the literals in the changed files that give them (DETECTION section 6): where there is exactly one, that is the
 * place, with what a comment declares there; else it is the rendered file.
 *
 * @param changed paths that differ between the trees
 */
async function withLiteralPlaces(changes, { base, head, renames }, changed, settings) {
    if (base === null || !changes.some(({ from, to }) => from !== to))
        return [...changes];
    const places = new Map();
    const read = async (path) => ({
        path,
        before: await (0,watched_files/* textOf */.b6)(base, renames.get(path) ?? path),
        after: await (0,watched_files/* textOf */.b6)(head, path),
    });
    for await (const { path, before, after } of (0,watched_files/* inBatches */.oq)(changed.filter((0,watched_files/* watchTest */.qM)(settings)), read)) {
        for (const { version, line, column } of (0,version_literals/* changedLines */.MA)(before ?? '', after ?? '', settings.tagSuffix).after) {
            const place = { file: path, line, column };
            places.set(version, [...(places.get(version) ?? []), { place, text: after ?? '' }]);
        }
    }
    return changes.map((change) => {
        const [only, ...others] = change.from === change.to ? [] : (places.get(change.to ?? '') ?? []);
        if (only === undefined || others.length > 0)
            return change;
        const { place, text } = only;
        const { head: object } = change;
        const upgradeMode = object?.declared.upgradeMode ?? (0,comment_declaration/* declaredInComment */.B)(text, place);
        if (object === null)
            return { ...change, place };
        return { ...change, place, head: { ...object, declared: { ...object.declared, upgradeMode } } };
    });
}

// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(7000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/deployment/place.js
var deployment_place = __webpack_require__(7669);
;// CONCATENATED MODULE: ./build/deployment/rendered/replace.js




/**
 * Rendered manifests take the place of what is read of files for the workloads that they hold (DETECTION section 6). Nothing says which
 * file an object was rendered from: so they stand for the deployments of the files as far as they hold as many, none of which contradicts
 * by its name. A changed line is left to them where they change in the same way.
 *
 * @param files what the files show to change, and what stays
 * @param rendered what changes in the rendered manifests
 * @param keepsKnown whether a jump that the files show counts all the same: in a merge queue they were rendered for one base of two
 */
function replaceByRendered(files, rendered, pair, keepsKnown) {
    const matched = { base: matchSide('base', files, pair), head: matchSide('head', files, pair) };
    const matchOf = (part, side) => matched[side].matches.get(keyOfUnit(part));
    const isWhole = SIDES.every((side) => matched[side].matches.size === matched[side].units.size);
    // A pointer to what cannot be read stands for something that was rendered, and that no file shows.
    const seen = new Set(files.flatMap(({ head }) => (head?.parts ?? []).map(({ place }) => (0,deployment_place/* showPlace */.R)(place))));
    const pointers = files.filter((change) => isPointer(change) && !seen.has((0,deployment_place/* showPlace */.R)(change.place))).length;
    const isLedTo = isWhole && (0,group_by/* groupBy */.$)(pair.head.objects, keyOfRendered).size - matched.head.matches.size >= pointers;
    const isLeft = (change) => {
        const { line, problem, from, to } = change;
        if (problem?.code === 'branch-behind')
            return true;
        if (line !== undefined)
            return !rendered.some((other) => isSameJump(change, other, isWhole));
        if (isPointer(change))
            return !isLedTo;
        const isKnown = problem === null && from !== null && from !== to;
        if (isKnown && !rendered.some((other) => from === other.from && to === other.to)) {
            // A base that was rendered from the head, or from between the two, shows no jump.
            const before = partsOf(change, 'base').map((part) => matchOf(part, 'base'));
            const isAhead = pair.base.objects.some((each) => each.version === to && before.includes(keyOfRendered(each)));
            if (keepsKnown || isAhead)
                return true;
        }
        return SIDES.some((side) => partsOf(change, side).some((part) => matchOf(part, side) === undefined));
    };
    const { units, matches } = matched.head;
    const charts = new Map([...matches].map(([key, unit]) => [unit, units.get(key)?.find(({ chart }) => chart !== null)]));
    const forms = new Set([...pair.base.objects, ...pair.head.objects].map(({ rendered: { form } }) => form));
    const left = new Map(SIDES.flatMap((side) => [...matched[side].units].filter(([key]) => !matched[side].matches.has(key))));
    return {
        changes: [...files.filter(isLeft), ...rendered.map((change) => madeWith(charts, change))],
        notRendered: [...left.values()].flatMap(([part]) => part?.form != null && forms.has(part.form) ? [(0,deployment_place/* showPlace */.R)(part.place)] : []),
    };
}
const SIDES = ['base', 'head'];
/** Whether it is a pointer of which no end could be read. */
function isPointer(change) {
    const isNothing = change.line === undefined && change.base === null && change.head === null;
    return isNothing && change.problem?.code === 'not-evaluated';
}
function matchSide(side, files, pair) {
    const units = unitsOf(files.flatMap((change) => partsOf(change, side)));
    return { units, matches: matchUnits(units, pair[side].objects) };
}
/** From the units of the files to those that were rendered of them. */
function matchUnits(units, objects) {
    // A job may run in a place of its own, and is no environment.
    const jobs = objects.filter(({ rendered: { form, comesAndGoes } }) => form === 'kubernetes' && comesAndGoes);
    const rendered = (0,group_by/* groupBy */.$)(objects.filter((object) => !jobs.includes(object)), keyOfRendered);
    const free = new Map(rendered);
    const matches = new Map();
    const isFit = (parts, candidates) => parts.every((part) => [...candidates, ...jobs].some((each) => fits(part, each)));
    const isSame = (parts, candidates) => parts.every(({ version }) => candidates.some((each) => each.version === version));
    for (const [key, parts] of units) {
        const fitting = [...free].filter(([, candidates]) => isFit(parts, candidates));
        const found = fitting.find(([, candidates]) => isSame(parts, candidates)) ?? fitting[0];
        if (found === undefined)
            continue;
        matches.set(key, found[0]);
        free.delete(found[0]);
    }
    // Where there are too few for all that they fit, nothing says for which of them they stand.
    for (let isSettled = false; !isSettled;) {
        const without = [...units].filter(([key]) => !matches.has(key));
        const contested = [...matches].filter(([, unit]) => without.some(([, parts]) => isFit(parts, rendered.get(unit) ?? [])));
        for (const [key] of contested)
            matches.delete(key);
        isSettled = contested.length === 0;
    }
    return matches;
}
/** What the files say of the chart that an object was rendered with, of which it shows nothing itself. */
function madeWith(charts, change) {
    if (change.head === null)
        return change;
    const parts = change.head.parts.map((part) => {
        const found = charts.get(keyOfUnit({ ...part, form: 'kubernetes' }));
        if (found === undefined)
            return part;
        const { chart, declared, isRenderedByArgoCd = false } = found;
        // The chart runs its own job as its values say.
        const mode = part.rendered.comesAndGoes ? declared.upgradeMode : null;
        const upgradeMode = part.declared.upgradeMode ?? mode;
        return { ...part, chart, isRenderedByArgoCd, declared: { ...declared, upgradeMode } };
    });
    return { ...change, head: (0,deployed_object/* deploymentOf */.PE)(parts) };
}
function partsOf(change, side) {
    const isRead = change.problem === null;
    const parts = change[side]?.parts ?? [];
    return parts.map((part) => ({ ...part, version: isRead ? part.version : null, form: formOf(part) }));
}
function unitsOf(parts) {
    return (0,group_by/* groupBy */.$)(parts.filter(({ form }) => form !== null), keyOfUnit);
}
/** What is upgraded as one is rendered as one; a service of compose and a resource of Terraform stand for themselves. */
function keyOfUnit({ form, unit, id }) {
    return `${form} ${form === 'kubernetes' ? unit : id}`;
}
function keyOfRendered(object) {
    return keyOfUnit({ ...object, form: object.rendered.form });
}
const FORMS = {
    compose: 'compose',
    dockerfile: 'compose',
    terraform: 'terraform',
    // Named by the user, or not readable at all.
    target: null,
    file: null,
};
function formOf({ kind }) {
    return FORMS[kind] === undefined ? 'kubernetes' : FORMS[kind];
}
/** Whether nothing says that an object of a file was not rendered as this one. */
function fits(part, { rendered, version }) {
    const { form } = rendered;
    if (part.form !== form || (part.version !== null && version === null))
        return false;
    const name = (0,pairing/* nameOf */.Vb)(part.id);
    if (part.kind === 'dockerfile')
        return false;
    if (form === 'compose')
        return name === rendered.name;
    if (form === 'terraform')
        return name.split('#')[0] === rendered.name.replace(/\[[^\]]*\]/g, '');
    const [, kind = '', namespace = '', own = ''] = /^([^/]*)\/([^/]*)\/([^#]*)/.exec(name) ?? [];
    // What a tool or a chart makes of a release is called as it likes: there the version alone can say that it is another one.
    if (!/^(?:manifests|kustomize)$/.test(part.kind) || kind === '' || kind === 'HelmChart') {
        return part.version === null || part.version === version;
    }
    const [renderedKind = '', renderedName = ''] = rendered.name.split('/');
    if (part.kind === 'kustomize')
        return kind === renderedKind && renderedName.includes(own);
    const isSamePlace = namespace === '' || rendered.namespace === '' || namespace === rendered.namespace;
    return kind === renderedKind && own === renderedName && isSamePlace;
}
/** Whether a changed line says what rendered manifests say, or so much of it as can be told. */
function isSameJump({ from, to }, other, isWhole) {
    if (other.problem !== null || other.from === null || other.to === null)
        return false;
    if (from === other.from && to === other.to)
        return true;
    return isWhole && from === null && to === other.to;
}

;// CONCATENATED MODULE: ./build/deployment/rendered/rendered.js




/**
 * Lays rendered manifests over what the files of a repository show (DETECTION section 6, rendered manifests are exact).
 *
 * @param files what the files show, against every base
 * @param trees the change itself, for the literals of rendered versions
 * @param isMergeQueue whether there is a further base, for which nothing was rendered
 * @throws TreeError where a tree cannot be read
 */
async function layRenderedOver(files, pair, trees, isMergeQueue, { settings, rules, charts }) {
    const told = (change) => {
        const parts = files.flatMap((each) => (each.change === change ? ((each.head ?? each.base)?.parts ?? []) : []));
        return new Set(parts.map(({ unit }) => unit)).size;
    };
    const compared = await compareRendered(pair, rules, charts, told);
    // What cannot be believed takes the place of nothing.
    if (pair.base.problem !== null || pair.head.problem !== null) {
        return { changes: [...files, ...(0,changes/* groupChanges */.tw)(compared)], notRendered: [] };
    }
    const changed = trees.base === null ? [] : await (0,changes/* changedPaths */.vl)(trees.base, trees.head);
    const placed = await withLiteralPlaces(compared, trees, changed, settings);
    return replaceByRendered(files, (0,changes/* groupChanges */.tw)(placed), pair, isMergeQueue);
}


/***/ }),

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
