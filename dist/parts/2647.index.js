export const id = 2647;
export const ids = [2647];
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
    const isServed = side.objects.some((each) => (0,rendered_side/* keyOfName */.ax)(each.rendered) === (0,rendered_side/* keyOfName */.ax)(rendered) && each.id !== id);
    return side.present.has((0,rendered_side/* keyOfName */.ax)(rendered)) && !isServed;
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
    return { ...deployment_judge/* NO_CHANGE */.XG, ...sides, change: 'upgrade', place, problem: (0,rendered_side/* unusable */._P)(place, found) };
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


/***/ })

};
