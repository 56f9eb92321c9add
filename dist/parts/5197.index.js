export const id = 5197;
export const ids = [5197];
export const modules = {

/***/ 45197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeRendered: () => (/* binding */ mergeRendered)
});

// EXTERNAL MODULE: ./build/comparison/compare-trees.js + 7 modules
var compare_trees = __webpack_require__(20781);
// EXTERNAL MODULE: ./build/deployment/detect.js + 1 modules
var detect = __webpack_require__(73380);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(74306);
// EXTERNAL MODULE: ./build/comparison/pairing.js
var pairing = __webpack_require__(72704);
// EXTERNAL MODULE: ./build/comparison/rendered/side.js + 4 modules
var rendered_side = __webpack_require__(33238);
;// CONCATENATED MODULE: ./build/comparison/rendered/compare.js




/** The least share of a namespace that must still be there if the service is gone from it. */
const LEAST_SHARE = 0.75;
/**
 * Compares rendered manifests (docs/rendered.md#what-it-reads). An object is identified by kind, namespace, name and
 * container, never by similarity. A side that may have been cut short removes nothing.
 *
 * @param toldByFiles the number of deployments that the files show as new or removed
 */
async function compareRendered(pair, rules, charts, toldByFiles) {
    const problem = pair.base.problem ?? pair.head.problem;
    if (problem !== null) {
        const place = problem.place ?? { file: pair.head.location, line: null, column: null };
        return [{ ...object_change/* NO_CHANGE */.XG, change: 'upgrade', place, problem }];
    }
    const before = await withCharts(pair.base, charts);
    const after = await withCharts(pair.head, charts);
    const changes = [];
    const judge = (base, head) => {
        const isSameText = base?.rendered.text === head.rendered.text;
        changes.push((0,object_change/* comparePair */.Ir)(base, head, rules, { isSameText, secondOrder: null }));
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
            changes.push((0,object_change/* removalOf */.c6)(base, base.place.file));
        else if (isCut(base, pair, 'head', lost.length) && !isTold('removed', lost)) {
            changes.push(refuse(base, 'head', pair.head.location));
        }
        else
            changes.push((0,object_change/* removalOf */.c6)(base, null));
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
            changes.push((0,object_change/* installOf */.hQ)(head));
    }
    return changes.map((change) => withPlaceOfUnit(change, changes));
}
async function withCharts({ objects }, charts) {
    const looked = await (0,detect.resolveCharts)({ objects, seen: new Set(), links: [], explained: [], notParsed: [] }, charts);
    const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
    return new Map(looked.objects.flatMap((object) => {
        const rendered = names.get(object.id);
        return rendered === undefined ? [] : [[object.id, { ...object, rendered }]];
    }));
}
/** A job may have a new name in each release. It is compared with the workloads that are upgraded together with it. */
function companionOf(object, changes, side) {
    if (!object.rendered.comesAndGoes || object.version === null)
        return undefined;
    return changes.find((change) => change[side]?.unit === object.unit && change[side]?.version === object.version);
}
/** Whether an object is still there, but without the service. */
function isPresent({ id, rendered }, side) {
    const isServed = side.objects.some((each) => (0,rendered_side/* keyOfName */.a)(each.rendered) === (0,rendered_side/* keyOfName */.a)(rendered) && each.id !== id);
    return side.present.has((0,rendered_side/* keyOfName */.a)(rendered)) && !isServed;
}
/** Whether a side has so little of a namespace, or of another format, that it may have been cut short. */
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
/** Objects upgraded together between the same versions share the place of the first one. */
function withPlaceOfUnit(change, changes) {
    const unit = change.head?.unit;
    if (unit === undefined || change.problem !== null)
        return change;
    const first = changes.find((each) => each.head?.unit === unit && each.from === change.from && each.to === change.to && each.problem === null);
    return first === undefined ? change : { ...change, place: first.place };
}

// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(78366);
// EXTERNAL MODULE: ./build/comparison/changed-lines/version-literals.js + 1 modules
var version_literals = __webpack_require__(51016);
// EXTERNAL MODULE: ./build/comparison/changed-lines/watched-files.js
var watched_files = __webpack_require__(65965);
;// CONCATENATED MODULE: ./build/comparison/rendered/literal-places.js



/**
 * Moves rendered versions to the literals in the changed files that give them. If exactly one literal fits, it is the
 * place, with the declaration in a comment there; otherwise the rendered file stays the place.
 *
 * @param changed paths that differ between the trees
 * @throws TreeError where a tree cannot be read
 */
async function withLiteralPlaces(changes, { base, head, renames }, changed, settings) {
    if (base === null || !changes.some(({ from, to }) => from !== to))
        return [...changes];
    const places = new Map();
    const read = async (path) => ({
        path,
        before: await (0,watched_files/* readTextFile */.Gu)(base, renames.get(path) ?? path),
        after: await (0,watched_files/* readTextFile */.Gu)(head, path),
    });
    for await (const { path, before, after } of (0,watched_files/* mapInBatches */.o2)(changed.filter((0,watched_files/* watchTest */.qM)(settings)), read)) {
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
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(90877);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
;// CONCATENATED MODULE: ./build/comparison/rendered/replace.js





/**
 * Replaces what the files show by rendered manifests for the workloads they contain (docs/rendered.md#what-it-reads).
 * Nothing says which file an object was rendered from. So rendered units replace the units of the files if there are
 * enough of them and no name contradicts. A changed line is replaced if the rendered version changes in the same way.
 *
 * @param files changes that the files show, including unchanged deployments
 * @param rendered changes in the rendered manifests
 * @param keepsKnown whether a jump in the files counts anyway: in a merge queue, the manifests were rendered for only
 *   one of two bases
 */
function replaceByRendered(files, rendered, pair, keepsKnown) {
    const matched = { base: matchSide('base', files, pair), head: matchSide('head', files, pair) };
    const matchOf = (part, side) => matched[side].matches.get(keyOfUnit(part));
    const isWhole = SIDES.every((side) => matched[side].matches.size === matched[side].units.size);
    // A link with an unreadable destination stands for something rendered that no file shows.
    const seen = new Set(files.flatMap(({ head }) => (head?.parts ?? []).map(({ place }) => (0,problems_place/* showPlace */.R)(place))));
    const pointers = files.filter((change) => isPointer(change) && !seen.has((0,problems_place/* showPlace */.R)(change.place))).length;
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
            // Both sides rendered from one commit, or from one in between, hide the jump.
            const isRendered = (side, version) => partsOf(change, side).some((part) => pair[side].objects.some((each) => each.version === version && matchOf(part, side) === keyOfRendered(each)));
            // What is told, such as a patch, may explain that the literal of the head has no effect.
            const isBehind = isRendered('head', from) && partsOf(change, 'head').every((part) => part.secondOrder.length === 0);
            if (keepsKnown || isRendered('base', to) || isBehind)
                return true;
        }
        return SIDES.some((side) => partsOf(change, side).some((part) => matchOf(part, side) === undefined));
    };
    const { units, matches } = matched.head;
    const charts = new Map([...matches].map(([key, unit]) => [unit, units.get(key)?.find(({ chart }) => chart !== null)]));
    const forms = new Set([...pair.base.objects, ...pair.head.objects].map(({ rendered: { form } }) => form));
    const left = new Map(SIDES.flatMap((side) => [...matched[side].units].filter(([key]) => !matched[side].matches.has(key))));
    return {
        changes: [...files.filter(isLeft), ...rendered.map((change) => withChart(charts, change))],
        notRendered: [...left.values()].flatMap(([part]) => part?.form != null && forms.has(part.form) ? [(0,problems_place/* showPlace */.R)(part.place)] : []),
    };
}
const SIDES = ['base', 'head'];
/** Whether the change is a link of which neither end could be read. */
function isPointer(change) {
    const isNothing = change.line === undefined && change.base === null && change.head === null;
    return isNothing && change.problem?.code === 'not-evaluated';
}
function matchSide(side, files, pair) {
    const units = unitsOf(files.flatMap((change) => partsOf(change, side)));
    return { units, matches: matchUnits(units, pair[side].objects) };
}
function matchUnits(units, objects) {
    // A job may run in a namespace of its own. It is not an environment.
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
    // If there are too few rendered units for all that fit them, nothing says which ones they stand for.
    for (let isSettled = false; !isSettled;) {
        const without = [...units].filter(([key]) => !matches.has(key));
        const contested = [...matches].filter(([, unit]) => without.some(([, parts]) => isFit(parts, rendered.get(unit) ?? [])));
        for (const [key] of contested)
            matches.delete(key);
        isSettled = contested.length === 0;
    }
    return matches;
}
/** Adds what the files say about an object's chart. The rendered object does not show it. */
function withChart(charts, change) {
    if (change.head === null)
        return change;
    const parts = change.head.parts.map((part) => {
        const found = charts.get(keyOfUnit({ ...part, form: 'kubernetes' }));
        if (found === undefined)
            return part;
        const { chart, declared, isRenderedByArgoCd = false } = found;
        // The chart runs its own job according to its values.
        const mode = part.rendered.comesAndGoes ? declared.upgradeMode : null;
        const upgradeMode = part.declared.upgradeMode ?? mode;
        return { ...part, chart, isRenderedByArgoCd, declared: { ...declared, upgradeMode } };
    });
    return { ...change, head: (0,deployed_object/* deploymentOf */.PE)(parts) };
}
function partsOf(change, side) {
    const isRead = change.problem === null;
    const parts = change[side]?.parts ?? [];
    return parts.map((part) => ({ ...part, version: isRead ? part.version : null, form: (0,kinds/* factsOf */.x)(part.kind).rendersTo }));
}
function unitsOf(parts) {
    return (0,group_by/* groupBy */.$)(parts.filter(({ form }) => form !== null), keyOfUnit);
}
/** A unit is rendered as one. A compose service and a Terraform resource are units of their own. */
function keyOfUnit({ form, unit, id }) {
    return `${form} ${form === 'kubernetes' ? unit : id}`;
}
function keyOfRendered(object) {
    return keyOfUnit({ ...object, form: object.rendered.form });
}
/** Whether an object of a file may have been rendered as this object. */
function mayBeRendered(part, { rendered, version }) {
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
    // Tools and charts name the objects of a release freely, so only the version can rule a match out.
    if (!/^(?:manifests|kustomize)$/.test(part.kind) || kind === '' || kind === 'HelmChart') {
        return part.version === null || part.version === version;
    }
    const [renderedKind = '', renderedName = ''] = rendered.name.split('/');
    if (part.kind === 'kustomize')
        return kind === renderedKind && renderedName.includes(own);
    const isSamePlace = namespace === '' || rendered.namespace === '' || namespace === rendered.namespace;
    return kind === renderedKind && own === renderedName && isSamePlace;
}
/** Whether a changed line says the same as the rendered manifests, as far as it is known. */
function isSameJump({ from, to }, other, isWhole) {
    if (other.problem !== null || other.from === null || other.to === null)
        return false;
    if (from === other.from && to === other.to)
        return true;
    return isWhole && from === null && to === other.to;
}

;// CONCATENATED MODULE: ./build/comparison/rendered/rendered.js




/**
 * Combines rendered manifests with what a repository's files show (docs/rendered.md#what-it-reads).
 *
 * @param files the changes that the files show, for every base
 * @param trees the change itself, for the literals of rendered versions
 * @param isMergeQueue whether there is another base, for which nothing was rendered
 * @throws TreeError where a tree cannot be read
 */
async function mergeRendered(files, pair, trees, isMergeQueue, { settings, rules, charts }) {
    const told = (change) => {
        const parts = files.flatMap((each) => (each.change === change ? ((each.head ?? each.base)?.parts ?? []) : []));
        return new Set(parts.map(({ unit }) => unit)).size;
    };
    const compared = await compareRendered(pair, rules, charts, told);
    // An unusable side replaces nothing.
    if (pair.base.problem !== null || pair.head.problem !== null) {
        return { changes: [...files, ...(0,compare_trees/* groupChanges */.tw)(compared)], notRendered: [] };
    }
    const changed = trees.base === null ? [] : await (0,compare_trees/* changedPaths */.vl)(trees.base, trees.head);
    const placed = await withLiteralPlaces(compared, trees, changed, settings);
    return replaceByRendered(files, (0,compare_trees/* groupChanges */.tw)(placed), pair, isMergeQueue);
}


/***/ })

};
