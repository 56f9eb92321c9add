export const id = 775;
export const ids = [775];
export const modules = {

/***/ 7448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   CB: () => (/* binding */ applyReplacements),
/* harmony export */   cX: () => (/* binding */ generatorFilesOf),
/* harmony export */   u$: () => (/* binding */ sourceFilesOf)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7915);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2816);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9240);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(776);








/** Characters of replacements times images that they may lead to. */
const MOST_WORK = 1_000_000_000;
/**
 * Marks the images that `replacements` put something into: where that comes from is not followed, so it is a problem of
 * theirs (`unresolved-template`). Where there are too many of them, or a file cannot be read, all images have that problem.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applyReplacements(files, state, overlay, rules) {
    const { file, folder, replacements } = overlay;
    if (replacements.length === 0)
        return state;
    let current = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .withFiles */ .oT)(state, await sourceFilesOf(files, overlay));
    for (const value of replacements) {
        const path = file.scalar((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(file, value, 'path'));
        if (path === null) {
            current = applyReplacement(current, file, value, rules);
            continue;
        }
        const resolved = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(files, folder, path);
        if (resolved.kind !== 'file') {
            current = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .withProblem */ .Af)(current, (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', path.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(path.text)), rules);
            continue;
        }
        current = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .withFiles */ .oT)(current, [resolved.path]);
        try {
            const own = await files.yaml(resolved.path);
            if (own === null)
                continue;
            if (own.text.length * current.sites.length > MOST_WORK) {
                throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', path.place, 'replacements that take too long'));
            }
            const entries = own.isMap(own.root) ? [own.root] : own.items(own.root);
            for (const entry of entries)
                current = applyReplacement(current, own, entry, rules);
        }
        catch (error) {
            if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm))
                throw error;
            current = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .withProblem */ .Af)(current, error.problem, rules);
        }
    }
    return current;
}
/**
 * The files that may hold what the replacements of a kustomization put somewhere: objects that it takes in, and what its generators read.
 *
 * @throws TreeError where the tree cannot be read
 */
async function sourceFilesOf(files, overlay) {
    const found = new Set();
    const overlays = [overlay];
    // What is found joins the end of the list while it is gone through.
    for (const { file, root, folder, resources, components } of overlays) {
        for (const reference of [...resources, ...components]) {
            const resolved = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(files, folder, reference);
            if (resolved.kind !== 'file' && resolved.kind !== 'kustomization')
                continue;
            if (found.has(resolved.path))
                continue;
            found.add(resolved.path);
            const own = resolved.kind === 'kustomization' ? await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(files.yaml(resolved.path)) : null;
            const inner = own === null ? null : (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .readKustomization */ .kG)(own, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(resolved.path));
            if (inner !== null)
                overlays.push(inner);
        }
        for (const key of ['configMapGenerator', 'secretGenerator']) {
            for (const item of file.items((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(file, root, key))) {
                for (const path of generatorFilesOf(file, item, folder))
                    found.add(path);
            }
        }
    }
    return [...found];
}
/** The files that a generator reads: `files: [values.yaml=prod.yaml]` and `envs: [prod.env]`. */
function generatorFilesOf(file, item, folder) {
    const values = ['files', 'envs', 'env'].flatMap((key) => (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(file, item, key) ?? []);
    return values
        .flatMap((value) => (file.scalar(value) === null ? file.items(value) : [value]))
        .flatMap((source) => {
        const text = file.scalar(source)?.text.replace(/^[^=]*=/, '') ?? '';
        return text === '' ? [] : ((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(folder, text) ?? []);
    });
}
function applyReplacement(state, file, value, rules) {
    let current = state;
    for (const target of file.items(file.member(value, 'targets')?.value ?? null)) {
        const select = file.member(target, 'select')?.value ?? null;
        const isSelected = (site) => select === null || (0,_selector_js__WEBPACK_IMPORTED_MODULE_5__/* .selects */ .ko)(file, select, site.instance, state.addsLabels) !== 'no';
        for (const item of file.items(file.member(target, 'fieldPaths')?.value ?? null)) {
            const path = file.scalar(item);
            if (path === null)
                continue;
            const steps = stepsOf(path.text);
            const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', path.place, 'the replacement there', { subject: 'image' });
            current = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .withProblem */ .Af)(current, problem, rules, (site) => isSelected(site) && leadsTo(steps, site));
        }
    }
    return current;
}
/** The steps of a field path, where dots within brackets are part of a step. */
function stepsOf(path) {
    const steps = [''];
    let depth = 0;
    for (const character of path) {
        if (character === '[')
            depth += 1;
        else if (character === ']')
            depth -= 1;
        if (character === '.' && depth === 0)
            steps.push('');
        else
            steps[steps.length - 1] += character;
    }
    return steps;
}
/** Whether a field path leads to an image, or to something that holds it. */
function leadsTo(steps, { pointer, name }) {
    return steps.every((step, index) => {
        const at = pointer[index];
        // A path may go on into what is a part of an image for us.
        if (at === undefined)
            return true;
        if (step === '*' || String(at) === step)
            return true;
        if (typeof at !== 'number' || !step.startsWith('['))
            return false;
        const [, key, wanted] = /^\[([^=]*)=(.*)\]$/.exec(step) ?? [];
        return key !== 'name' || !isContainer(pointer, index) || wanted === name;
    });
}
function isContainer(pointer, index) {
    return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainerList */ .yC)(pointer[index - 1]);
}


/***/ }),

/***/ 9240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ isSameObject),
/* harmony export */   RY: () => (/* binding */ isInNamespace),
/* harmony export */   fN: () => (/* binding */ renamed),
/* harmony export */   hR: () => (/* binding */ instanceOf),
/* harmony export */   ko: () => (/* binding */ selects)
/* harmony export */ });
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2136);


/** An object as it is built first. */
function instanceOf(object) {
    const labels = object.file.members(object.file.at(object.value, ['metadata', 'labels']));
    return {
        kind: object.kind,
        apiVersion: object.apiVersion,
        names: [object.name],
        namespaces: [object.namespace],
        labels: new Map(labels.map(({ name, value }) => [name, object.file.scalar(value)?.text ?? ''])),
        affixes: '',
    };
}
/** An object once a kustomization has given it its namespace, prefix and suffix; itself where there are none. */
function renamed(instance, { namespace, namePrefix, nameSuffix }) {
    if (namespace === '' && namePrefix === '' && nameSuffix === '')
        return instance;
    return {
        ...instance,
        names: [...instance.names, `${namePrefix}${instance.names.at(-1) ?? ''}${nameSuffix}`],
        namespaces: namespace === '' ? instance.namespaces : [...instance.namespaces, namespace],
        affixes: `${namePrefix}${instance.affixes}${nameSuffix}`,
    };
}
/**
 * Whether the selector of a patch or a replacement means an object. Names are regular expressions, of which plain ones and
 * `.*` are understood.
 *
 * @param addsLabels whether the object may have labels that are not its own
 */
function selects(file, target, instance, addsLabels) {
    const selector = selectorOf(file, target);
    const name = selector.name(instance.names);
    // Most are for others by their names alone.
    if (name === 'no')
        return 'no';
    const [group, version] = splitVersion(instance);
    return all([
        name,
        selector.kind([instance.kind]),
        selector.group([group]),
        selector.version([version]),
        selector.namespace(instance.namespaces),
        selectsLabels(selector.labels, instance, addsLabels),
        selector.isByAnnotations ? 'perhaps' : 'yes',
    ]);
}
function all(selections) {
    if (selections.includes('no'))
        return 'no';
    return selections.includes('perhaps') ? 'perhaps' : 'yes';
}
const selectorsOfNodes = new WeakMap();
/** A selector, read once for the many objects that it is held against. */
function selectorOf(file, target) {
    const known = selectorsOfNodes.get(target.node);
    if (known !== undefined)
        return known;
    const text = (key) => file.scalar((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(file, target, key))?.text ?? '';
    const selector = {
        group: testOf(text('group')),
        version: testOf(text('version')),
        kind: testOf(text('kind')),
        name: testOf(text('name')),
        namespace: testOf(text('namespace'), effectiveNamespace),
        labels: text('labelSelector'),
        isByAnnotations: text('annotationSelector') !== '',
    };
    selectorsOfNodes.set(target.node, selector);
    return selector;
}
/**
 * Whether a patch that names its object itself means another one. A namespace that is not named is any.
 *
 * @param isExact whether it is the default namespace instead, as it is for kustomize
 */
function isSameObject(patch, instance, isExact = false) {
    const isNamed = patch.kind === instance.kind && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(patch) === (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(instance) && instance.names.includes(patch.name);
    if (!isNamed || isInNamespace(patch.namespace, instance))
        return isNamed;
    return !isExact && (patch.namespace === '' || instance.namespaces.every((namespace) => namespace === ''));
}
/** Whether an object is, or was, in a namespace; that of a name without one is `default`. */
function isInNamespace(namespace, { namespaces }) {
    return namespaces.map(effectiveNamespace).includes(effectiveNamespace(namespace));
}
function effectiveNamespace(namespace) {
    return namespace === '' ? 'default' : namespace;
}
function splitVersion({ apiVersion }) {
    return [(0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)({ apiVersion }), apiVersion.slice(apiVersion.indexOf('/') + 1)];
}
/** A test by an expression that stands for all of a text; an empty one fits everything. */
function testOf(pattern, meaning = (text) => text) {
    const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
    if (bare === '' || bare === '.*')
        return () => 'yes';
    const parts = bare.split('.*');
    if (!parts.every((part) => /^[\w.-]*$/.test(part)))
        return () => 'perhaps';
    const isMeant = (text) => (parts.length === 1 ? meaning(text) === bare : fits(meaning(text), parts));
    return (texts) => {
        const [first, last] = [texts[0], texts.length > 1 ? texts.at(-1) : undefined];
        const isOne = (first !== undefined && isMeant(first)) || (last !== undefined && isMeant(last));
        return isOne ? 'yes' : 'no';
    };
}
/** Whether a text is made of the parts, in their order, with anything between them. */
function fits(text, parts) {
    const [first = '', ...others] = parts;
    if (others.length === 0)
        return text === first;
    const last = others.pop() ?? '';
    if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
        return false;
    let at = first.length;
    for (const part of others) {
        const found = text.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return at <= text.length - last.length;
}
function selectsLabels(selector, { labels }, addsLabels) {
    if (selector === '')
        return 'yes';
    const wanted = selector.split(',').map((each) => /^\s*([\w./-]+)\s*==?\s*([\w.-]*)\s*$/.exec(each));
    if (wanted.includes(null))
        return 'perhaps';
    const isMeant = wanted.every((found) => found !== null && labels.get(found[1] ?? '') === found[2]);
    return isMeant ? 'yes' : addsLabels ? 'perhaps' : 'no';
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ withProblem),
/* harmony export */   JZ: () => (/* binding */ replaceParts),
/* harmony export */   Re: () => (/* binding */ isServiceImage),
/* harmony export */   Vz: () => (/* binding */ include),
/* harmony export */   mf: () => (/* binding */ mayBeService),
/* harmony export */   nR: () => (/* binding */ withUnseen),
/* harmony export */   oT: () => (/* binding */ withFiles),
/* harmony export */   s5: () => (/* binding */ splitImage),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4203);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2816);




/** Nothing at all. */
const EMPTY = {
    sites: [],
    charts: [],
    otherReleases: [],
    unseen: [],
    unmatched: [],
    addsLabels: false,
    inputs: [],
    parts: [],
};
/** No build has as many images; one that takes itself in time and again has more. */
const MOST_SITES = 10_000;
/**
 * What was built, with other builds beside it.
 *
 * @throws ProblemError (`unparseable`) where there is too much of it
 */
function include(state, others, place) {
    const all = [state, ...others];
    if (all.reduce((count, { sites }) => count + sites.length, 0) > MOST_SITES) {
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', place, `more than ${MOST_SITES} images`));
    }
    return {
        sites: [...state.sites, ...others.flatMap(({ sites }) => copied(sites))],
        charts: all.flatMap(({ charts }) => charts),
        otherReleases: all.flatMap(({ otherReleases }) => otherReleases),
        unseen: all.flatMap(({ unseen }) => unseen),
        unmatched: all.flatMap(({ unmatched }) => unmatched),
        addsLabels: all.some(({ addsLabels }) => addsLabels),
        inputs: [...new Set(all.flatMap(({ inputs }) => inputs))],
        parts: [...new Set(all.flatMap(({ parts }) => parts))],
    };
}
/** The images of objects that are others each time that they are taken in. */
function copied(sites) {
    const instances = new Map();
    return sites.map((site) => {
        const copy = instances.get(site.instance) ?? { ...site.instance };
        instances.set(site.instance, copy);
        return { ...site, instance: copy };
    });
}
/** A build with files that were asked for, and are part of it where they are there. */
function withFiles(state, paths, isPart = true) {
    if (paths.length === 0)
        return state;
    const inputs = [...new Set([...state.inputs, ...paths])];
    return { ...state, inputs, parts: isPart ? [...new Set([...state.parts, ...paths])] : state.parts };
}
/** A build that takes in something that cannot be seen. */
function withUnseen(state, problem) {
    return { ...state, unseen: [...state.unseen, { problem }] };
}
/** A build with a problem of every image that is, or was, the service's, and that a test selects. */
function withProblem(state, problem, rules, isMeant = () => true) {
    const sites = state.sites.map((site) => site.problem === null && isMeant(site) && mayBeService(site, rules) ? { ...site, problem } : site);
    return { ...state, sites };
}
/** Whether an image is the service's as it stands, or was before. */
function mayBeService(site, rules) {
    return site.wasService || isServiceImage((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(site.image), rules);
}
/** Whether a text names an image of the service, or perhaps one of its builds. */
function isServiceImage(text, { images }) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseImageReference */ .o_)(text);
    return reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyImage */ ._u)(reference, images) !== 'other';
}
/** Takes an image apart as kustomize does: the name ends at the colon behind the last slash, or at the digest. */
function splitImage(text) {
    const at = text.indexOf('@');
    const digestStart = at === -1 ? text.length : at;
    const colon = text.indexOf(':', text.lastIndexOf('/', digestStart - 1) + 1);
    const tagStart = colon === -1 || colon >= digestStart ? digestStart : colon;
    return { name: text.slice(0, tagStart), tagStart, digestStart };
}
/** Puts a new name, a new tag and a new digest into an image, by kustomize's rules: either of the latter two replaces both. */
function replaceParts(image, { newName, newTag, digest, tagSuffix = null }) {
    const text = (0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(image);
    const { tagStart, digestStart } = splitImage(text);
    const name = newName === null ? (0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sliceText */ .S$)(image, 0, tagStart) : [(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(newName)];
    if (newTag === null && digest === null) {
        if (tagSuffix === null)
            return [...name, ...(0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sliceText */ .S$)(image, tagStart, text.length)];
        return [...name, ...(0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sliceText */ .S$)(image, tagStart, digestStart), (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(tagSuffix)];
    }
    return [
        ...name,
        ...(newTag === null ? [] : [(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(newTag, ':'), (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(newTag)]),
        ...(digest === null ? [] : [(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(digest, '@'), (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(digest)]),
    ];
}


/***/ }),

/***/ 787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readContainerEnvironment)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7635);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);



/** No container sets as many; what is beyond is not named. */
const MOST_VARIABLES = 1_000;
/** Sources of `envFrom`, as people call them. */
const SOURCES = [
    ['secretRef', 'secret'],
    ['configMapRef', 'config map'],
];
/**
 * The environment variables of a container: the names of its `env`, wherever their values come from, and what its `envFrom`
 * brings, which cannot be seen. A variable whose source may be missing is perhaps set.
 */
function readContainerEnvironment(file, container) {
    const collected = new _environment_js__WEBPACK_IMPORTED_MODULE_2__/* .CollectedVariables */ .JW();
    const unseen = [];
    const env = file.member(container, 'env')?.value ?? null;
    for (const item of file.items(env)) {
        if (collected.size >= MOST_VARIABLES) {
            unseen.push({ source: 'more variables than are read', place: item.place });
            break;
        }
        readVariable(file, item, collected, unseen);
    }
    const scalar = file.scalar(env);
    if (env !== null && scalar !== null && scalar.text !== '')
        unseen.push(unseenAt('env', env.place));
    for (const item of file.items(file.member(container, 'envFrom')?.value ?? null).slice(0, MOST_VARIABLES)) {
        unseen.push(sourceOf(file, item));
    }
    collected.add({ set: [], unseen });
    return collected.environment;
}
function readVariable(file, item, collected, unseen) {
    const name = file.scalar(file.at(item, ['name']));
    if (name === null)
        return;
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .isVariableName */ .KL)(name.text)) {
        const isOptional = ['secretKeyRef', 'configMapKeyRef'].some((source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true');
        collected.addVariable({ name: name.text, place: name.place, ...(isOptional && { isPartial: true }) });
    }
    else if (_source_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .YamlFile */ ._.hasTemplate(name.text) || /\$|^ENC\[/.test(name.text)) {
        unseen.push(unseenAt('env', name.place));
    }
}
function sourceOf(file, item) {
    for (const [key, what] of SOURCES) {
        const name = file.scalar(file.at(item, [key, 'name']));
        if (name !== null && name.text !== '')
            return { source: `the ${what} ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(name.text)}`, place: name.place };
    }
    return unseenAt('envFrom', item.place);
}
function unseenAt(key, place) {
    return { source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(key), place };
}


/***/ }),

/***/ 2816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ imagesBelow),
/* harmony export */   IC: () => (/* binding */ imagesOf),
/* harmony export */   J_: () => (/* binding */ writtenImage),
/* harmony export */   Kg: () => (/* binding */ pieceOf),
/* harmony export */   yC: () => (/* binding */ isContainerList)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _helm_service_images_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9008);
/* harmony import */ var _container_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);



/** No object has as many; a definition of resources has some ten thousand. */
const MOST_VALUES = 200_000;
const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/;
/** Whether a list under this key is one of containers. */
function isContainerList(key) {
    return typeof key === 'string' && CONTAINERS.test(key);
}
/**
 * Every image that an object names (DETECTION 2.3, "Kubernetes manifests"), found by its structure, so that the kind does not
 * matter. What is said of an object alone, in its metadata and its status, runs nothing.
 *
 * @throws ProblemError (`unparseable`) where the object is too large
 */
function imagesOf(object) {
    const { file, value } = object;
    return imagesBelow(object, file, [], value);
}
/**
 * The same for a part of an object.
 *
 * @param pointer the way to that part
 * @throws ProblemError (`unparseable`)
 */
function imagesBelow(object, file, pointer, value) {
    const sites = [];
    const texts = [];
    const pending = [{ pointer, value }];
    // What is found below joins the end of the list while it is gone through.
    for (const next of pending) {
        if (pending.length > MOST_VALUES) {
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', value.place, `more than ${MOST_VALUES} values`));
        }
        const container = containerSite(object, file, next.pointer, next.value);
        if (container !== null)
            sites.push(container);
        const other = container === null ? otherSite(object, file, next.pointer, next.value) : null;
        if (other !== null) {
            sites.push(other);
            continue;
        }
        const scalar = file.scalar(next.value);
        if (scalar?.type === 'string')
            texts.push(scalar.text);
        for (const member of file.members(next.value)) {
            if (container !== null && member.name === 'image')
                continue;
            if (isAboutObject(next.pointer, member.name))
                continue;
            pending.push({ pointer: [...next.pointer, member.name], value: member.value });
        }
        for (const [index, item] of file.items(next.value).entries()) {
            pending.push({ pointer: [...next.pointer, index], value: item });
        }
    }
    return { sites, texts };
}
function isAboutObject(pointer, key) {
    if (pointer.length === 0)
        return key === 'metadata' || key === 'status';
    return key === 'annotations' && pointer.at(-1) === 'metadata';
}
/** The image of a container; null where a value is none, or has no image. */
function containerSite(object, file, pointer, value) {
    const index = pointer.at(-1);
    if (typeof index !== 'number' || !isContainerList(pointer.at(-2)))
        return null;
    const image = file.member(value, 'image')?.value ?? null;
    const scalar = file.scalar(image);
    if (image === null || scalar === null || scalar.type === 'null')
        return null;
    return {
        object,
        pointer: [...pointer, 'image'],
        shape: 'container',
        name: file.scalar(file.at(value, ['name']))?.text || `[${index}]`,
        image: writtenImage(scalar),
        source: file.sourceOf(image),
        place: scalar.place,
        alias: image.alias,
        environment: (0,_container_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readContainerEnvironment */ .P)(file, value),
    };
}
/** An image elsewhere, as custom resources have them; null where a value is none. */
function otherSite(object, file, pointer, value) {
    const key = pointer.at(-1);
    const isNamedImage = typeof key === 'string' && /image$/i.test(key);
    const common = { object, pointer, name: pointer.map(showStep).join('.'), environment: null };
    const scalar = file.scalar(value);
    if (scalar !== null) {
        if (!isNamedImage || scalar.type !== 'string' || /\s/.test(scalar.text) || scalar.text.includes('://'))
            return null;
        const image = writtenImage(scalar);
        return { ...common, shape: 'text', image, source: file.sourceOf(value), place: scalar.place, alias: value.alias };
    }
    const repository = nonEmpty(file.scalar(file.at(value, ['repository'])));
    const named = repository ?? (isNamedImage ? nonEmpty(file.scalar(file.at(value, ['name']))) : null);
    const hasTag = file.member(value, 'tag') !== null;
    if (named === null || !(hasTag || (isNamedImage && repository !== null)))
        return null;
    return {
        ...common,
        shape: 'pair',
        image: pairedImage(file, value, named),
        source: named.text,
        place: named.place,
        alias: value.alias,
    };
}
function nonEmpty(scalar) {
    return scalar === null || scalar.type !== 'string' || scalar.text === '' ? null : scalar;
}
/** A repository with the registry, the tag and the digest that stand beside it. */
function pairedImage(file, value, repository) {
    const beside = (key) => {
        const scalar = file.scalar(file.at(value, [key]));
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    };
    const [registry, tag, digest] = [beside('registry'), beside('tag'), beside('digest')];
    return [
        ...(registry === null ? [] : [pieceOf(registry), pieceOf(registry, '/')]),
        pieceOf(repository),
        ...(tag === null ? [] : [pieceOf(tag, ':'), pieceOf(tag)]),
        ...(digest === null ? [] : [pieceOf(digest, '@'), pieceOf(digest)]),
    ];
}
/** A scalar as a part of an image; `misread` where YAML does not read it as the text that stands there. */
function pieceOf(scalar, text = scalar.text) {
    const origin = scalar.type === 'other' && text === scalar.text ? 'misread' : 'text';
    return { text, place: scalar.place, origin, variable: null, isExact: false };
}
/** An image that stands in one place. */
function writtenImage(scalar) {
    return [{ text: scalar.text, place: scalar.place, origin: 'text', variable: null, isExact: false }];
}
function showStep(step) {
    return typeof step === 'number' ? `[${step}]` : (0,_helm_service_images_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteStep */ .J)(step);
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ embeddedYaml),
/* harmony export */   jQ: () => (/* binding */ madeYaml),
/* harmony export */   vW: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3871);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);




/** YAML within YAML within YAML; no tool reads as deep. */
const MOST_EMBEDDED = 4;
/** How deep a file is embedded; none for one of the repository. */
const depths = new WeakMap();
/** What was read of a file's scalars, for aliases may lead to one of them time and again. */
const readings = new WeakMap();
/**
 * A text within a YAML file that is YAML itself, such as `values: |` of an Argo CD application: what stands in it has the
 * place where it stands in the outer file. In a text that is folded or stands in quotes everything has the place of that text.
 *
 * @returns null where the value is no text
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    const known = readings.get(file) ?? new Map();
    readings.set(file, known);
    const reading = known.get(value.node);
    if (reading instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    if (reading !== undefined)
        return reading;
    try {
        const embedded = readEmbedded(file, value);
        if (embedded !== null)
            known.set(value.node, embedded);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            known.set(value.node, error);
        throw error;
    }
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', value.place, `YAML within YAML, ${depth} times over`));
    }
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    const text = literal?.text ?? node.source ?? '';
    const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, text, literal ?? { placeAt: () => scalar.place });
    depths.set(embedded, depth);
    return embedded;
}
/** The text of a literal block as it stands in the file, without its indentation, which is the same for all of its lines. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // Its header goes to the end of the line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** Where the text of each line starts in the file. */
    const offsets = [];
    // A line of the value is one line of the block; its indentation is what the value goes without.
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
/**
 * YAML that is made of something else, such as `--set` or a block of Terraform: whatever stands in it has the place that
 * `placeOf` gives for its line.
 *
 * @param placeOf from a line of the text, the first being 1
 * @throws ProblemError (`unparseable`)
 */
function madeYaml(path, text, placeOf) {
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, text.replace(/\r(?!\n)/g, '\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, text, {
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return placeOf(line, column);
        },
    });
}
/** Deeper than any value stands. */
const MOST_STEPS = 50;
/** Items of all lists together, those that no setting names among them. */
const MOST_ITEMS = 10_000;
/**
 * Settings as a mapping of values, each with its own place; a later one wins over an earlier one. A value `null` that is no
 * text takes away what stands below.
 *
 * @throws ProblemError (`unparseable`) where a setting stands deeper, or a list is longer, than any release has
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { kind: 'map', members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    write(root, '', '');
    return madeYaml(path, lines.join('\n'), (line) => places[line - 1] ?? start);
    /** One line a node, in flow style, so that nothing of a text can end it. */
    function write(node, before, after) {
        const put = (text) => {
            lines.push(` ${text}`);
            places.push(node.place);
        };
        if (node.kind === 'scalar')
            put(`${before}${node.json}${after}`);
        else if (node.kind === 'map') {
            put(`${before}{`);
            for (const [name, member] of node.members)
                write(member, `${quote(name)}: `, ',');
            put(`}${after}`);
        }
        else {
            put(`${before}[`);
            const length = Math.max(-1, ...node.items.keys()) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(node.place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1) {
                write(node.items.get(index) ?? { kind: 'scalar', json: 'null', place: node.place }, '', ',');
            }
            put(`]${after}`);
        }
    }
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const known = memberOf(holder, step);
        const wanted = typeof next === 'number' ? 'list' : 'map';
        if (next === undefined)
            setMember(holder, step, nodeOf(value, isText, place));
        else if (known?.kind === wanted)
            holder = known;
        else {
            const made = wanted === 'list' ? { kind: 'list', items: new Map(), place } : { kind: 'map', members: new Map(), place };
            setMember(holder, step, made);
            holder = made;
        }
    }
}
function memberOf(holder, step) {
    return holder.kind === 'map' ? holder.members.get(String(step)) : holder.items.get(Number(step));
}
function setMember(holder, step, node) {
    if (holder.kind === 'map')
        holder.members.set(String(step), node);
    else {
        const index = Number(step);
        if (!Number.isInteger(index) || index < 0 || index >= MOST_ITEMS)
            throw tooMuch(node.place, `the item ${index}`);
        holder.items.set(index, node);
    }
}
function nodeOf(value, isText, place) {
    if (isText)
        return { kind: 'scalar', json: quote(value), place };
    if (value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{')) {
        const items = value === '{}' ? [] : value.slice(1, -1).split(',');
        const scalars = items.map((item, index) => [index, scalarOf(item, place)]);
        return { kind: 'list', items: new Map(scalars), place };
    }
    return scalarOf(value, place);
}
/** A value as `--set` types it: these words in any case, whole numbers that do not start with a zero, else a text. */
function scalarOf(value, place) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return { kind: 'scalar', json: isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value), place };
}
/** A text as JSON that is YAML as well: some characters stand in no YAML, and others end its lines. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
