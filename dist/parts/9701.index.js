export const id = 9701;
export const ids = [9701];
export const modules = {

/***/ 78:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/** The name of a setting of Helm, `a.b[0].c\.d`, as its keys and places in lists; empty where it is none that could be read. */
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

/***/ 3594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ imagesOf),
  T: () => (/* binding */ readNamedImage)
});

// EXTERNAL MODULE: ./build/deployment/environment.js
var environment = __webpack_require__(7635);
// EXTERNAL MODULE: ./build/deployment/reference.js
var reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/source/yaml.js + 3 modules
var yaml = __webpack_require__(8128);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/environment.js



/** No container sets as many; what is beyond is not named. */
const MOST_VARIABLES = 1_000;
/** Sources of `envFrom`, as people call them. */
const SOURCES = { secretRef: 'secret', configMapRef: 'config map' };
/**
 * The environment variables of a container: the names of its `env`, wherever their values come from, and what its `envFrom`
 * brings, which cannot be seen. A variable whose source may be missing is perhaps set.
 */
function environmentOfContainer(file, container) {
    const collected = new environment/* CollectedVariables */.JW();
    const unseen = [];
    const env = file.at(container, ['env']);
    const variables = file.items(env);
    for (const item of variables.slice(0, MOST_VARIABLES)) {
        const { text, place } = file.scalar(file.at(item, ['name'])) ?? { text: '', place: item.place };
        if ((0,environment/* isVariableName */.KL)(text))
            collected.addVariable({ name: text, place, ...(isOptional(file, item) && { isPartial: true }) });
        else if (yaml/* YamlFile */._.hasTemplate(text) || /\$|^ENC\[/.test(text))
            unseen.push({ source: '`env`', place });
    }
    const isHidden = variables.length > MOST_VARIABLES || file.scalar(env)?.text;
    if (env !== null && isHidden)
        unseen.push({ source: '`env`', place: env.place });
    const sources = file.items(file.at(container, ['envFrom'])).slice(0, MOST_VARIABLES);
    collected.add({ set: [], unseen: [...unseen, ...sources.map((item) => sourceOf(file, item))] });
    return collected.environment;
}
function isOptional(file, item) {
    const sources = ['secretKeyRef', 'configMapKeyRef'];
    return sources.some((source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true');
}
function sourceOf(file, item) {
    for (const [key, what] of Object.entries(SOURCES)) {
        const name = file.scalar(file.at(item, [key, 'name']));
        if (name !== null && name.text !== '')
            return { source: `the ${what} ${(0,reference/* quoteText */.ol)(name.text)}`, place: name.place };
    }
    return { source: '`envFrom`', place: item.place };
}

// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(9382);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var objects = __webpack_require__(2155);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/containers.js



/**
 * Every image that an object names, found by its structure, so that the kind does not matter: of containers, and under a key
 * `…image` of custom resources. What is said of an object alone, in its metadata and its status, runs nothing.
 */
function imagesOf(object) {
    const { file, group, kind } = object;
    // What others read of it is a text to them.
    if (group === '' && /^(?:ConfigMap|Secret)$/.test(kind))
        return [];
    const found = [];
    const pending = [{ steps: [], value: object.value }];
    const known = new Set();
    // What is found below joins the end of the list while it is gone through.
    for (const { steps, value } of pending) {
        // Aliases may lead to a part of a file time and again.
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
    const named = { id: `${(0,objects/* showObject */.vY)(object)}#${name}`, object, name, source: file.sourceOf(value) };
    const image = (0,manifests_image/* placedImage */.Vi)(scalar.text, scalar.place);
    const environment = isContainer ? environmentOfContainer(file, holder) : null;
    return [{ ...named, image, environment, isListed: isListed && list !== 'ephemeralContainers' }];
}
/** Reads an image that an object names; null where it is none of the service. */
function readNamedImage(named, rules) {
    return (0,manifests_image/* readImage */.AM)(named.image, { source: named.source, isService: looksLikeService(named) }, rules);
}
const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;
function looksLikeService({ environment, name, object }) {
    if (environment === null)
        return false;
    if (environment.set.some((variable) => variable.name === 'LIGHTDASH_SECRET'))
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}


/***/ }),

/***/ 3358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ declarationsOf),
/* harmony export */   V: () => (/* binding */ modeOf)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);


/** What a workload declares of its upgrades (DESIGN section 4): its annotation, else its strategy, which only a Deployment has. */
function declarationsOf(object) {
    const annotated = modeOf((0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'metadata', 'annotations', 'upgrade-gate/mode'));
    const strategy = object.kind.startsWith('Deployment') ? (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'spec', 'strategy', 'type') : null;
    return { ..._deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_DECLARED */ .ZM, upgradeMode: annotated ?? modeOf(strategy) };
}
/** A text as a mode; null where it is none. */
function modeOf(scalar) {
    if (scalar?.text !== 'Recreate' && scalar?.text !== 'RollingUpdate')
        return null;
    return { value: scalar.text, place: scalar.place };
}


/***/ }),

/***/ 9382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ readImage),
/* harmony export */   Vi: () => (/* binding */ placedImage),
/* harmony export */   f1: () => (/* binding */ imageText),
/* harmony export */   r6: () => (/* binding */ placedText)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8128);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3411);





/** A scalar as a part of an image. */
function placedText({ text, place, type }) {
    return { text, place, ...(type === 'other' && { isMisread: true }) };
}
/** Takes an image apart as kustomize does: the tag stands behind the first colon after the last slash. */
function placedImage(text, place) {
    const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
    const placed = (part) => (part === undefined ? null : { text: part, place });
    return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}
/** The image as a registry is asked for it. */
function imageText({ name, tag, digest }) {
    return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}
/** What fills in a part of an image: a template, also where the YAML reader has set it aside, and what sops makes of a value. */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;
/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';
/**
 * Reads an image; null where it is none of the service. Nothing in the repository fills in variables and templates of manifests: of the
 * tag they are problems, in front of the service's own name they do not matter.
 *
 * @param source the image as it is written
 * @param isService whether its container is the service by what it sets or is called, which decides where the image is hidden altogether
 */
function readImage(image, { source, isService }, rules) {
    const text = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const refuse = (why) => ({ answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(why), place, notices: [] });
    const problem = hiddenPart(image, source, place);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text.replace(_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .VARIABLE */ .T, UNKNOWN).replace(FILLED_IN, UNKNOWN));
    if (reference === null || reference.repository.split('/').at(-1)?.includes(UNKNOWN)) {
        const isOurs = isService || /lightdash/i.test(`${source} ${text}`);
        return isOurs ? refuse(problem ?? (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('not-a-version', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text))) : null;
    }
    if ((0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, rules.images) === 'other')
        return null;
    if (problem !== null && !isKnownBehindPrefix(problem, reference, rules))
        return refuse(problem);
    const read = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOfImage */ .Li)(reference, rules, place);
    return read && { ...read, place };
}
/** Why some part of an image is not known; null where all of it is. */
function hiddenPart(image, source, place) {
    const text = imageText(image);
    const [variable] = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .variablesIn */ .D)(text);
    if (image.tag?.isMisread)
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(image.tag.text)} as a number`);
    if (text.includes('ENC['))
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('encrypted', place);
    if (_source_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._.hasTemplate(text))
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unresolved-template', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(source));
    return variable === undefined ? null : (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unresolved-variable', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(`\${${variable}}`));
}
/** Whether only a registry or a mirror is not known, and the image is plainly the service's own. */
function isKnownBehindPrefix({ code }, reference, { images }) {
    const path = reference.repository.split('/').slice(-2).join('/');
    const isKnown = code === 'unresolved-variable' && !`${path} ${reference.tag} ${reference.digest}`.includes(UNKNOWN);
    return isKnown && (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, images) === 'service';
}


/***/ }),

/***/ 2155:
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
/** The objects of a file in all its documents, those of lists each by itself. */
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
/** The scalar at a path; null where there is none, or it is empty. */
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
/** `Deployment/analytics/lightdash`; what is missing leaves its part empty. */
function showObject({ kind, namespace, name }) {
    return `${kind}/${namespace}/${name}`;
}
/** Groups whose objects have readers of their own, or speak of images without running them. */
const OTHER_GROUPS = /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;
/** Whether an object is another kind's to read, or runs nothing whatever images it names. */
function isOfAnotherKind({ group, kind }) {
    if (group === 'argoproj.io')
        return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
    return OTHER_GROUPS.test(group);
}


/***/ }),

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   o: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3259);



/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
/** The same in front of a word in a text that is JSON, YAML or a script. */
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const WORD = /[\w$][\w$.:@/+-]*/g;
/** All of an image in front of its tag, or of its digest where it has none. */
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
/** So much in front of a word is looked at. */
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;
/** Reads every image of the service that stands in any text of a block (DETECTION 2.3, containers of Terraform). */
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
            const own = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .knownText */ .bG)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'name')) ?? name;
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
        // Manifests are read by themselves.
        if (pieces.length === 1 && /\.ya?ml$/.test(placed.placeAt(0).file))
            return;
        for (const { 0: word, index } of whole.matchAll(WORD)) {
            const before = whole.slice(Math.max(0, index - LONGEST_LEAD), index);
            const line = before.slice(before.lastIndexOf('\n') + 1);
            if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line))
                continue;
            const isImage = position.isImage || IMAGE_MEMBER.test(line);
            const image = readWord(word.replace(/[.:]+$/, ''), index, placed, { ...position, isImage });
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
            // What such a resource stands for is read where it is described.
            const { written } = inName;
            if (!isImage || written.startsWith('docker_image.') || !/lightdash/i.test(`${written} ${name}`))
                return null;
        }
        else if (kind === 'other' || (kind !== 'service' && !isImage))
            return null;
        const unknown = inName ?? placed.unknownIn(start + tagStart, start + word.length);
        const place = placed.placeAt(start + (tagStart < word.length ? tagStart : 0));
        if (unknown !== null) {
            const { problem } = unknown;
            return { steps, answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem), place: problem.place ?? place, notices: [] };
        }
        // The tag stands beside it, or wherever a module that is not seen puts it.
        if (tagStart === word.length && (!isImage || hasTagBeside))
            return null;
        const read = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOfImage */ .Li)(reference, settings, place);
        return read && { steps, place, ...read };
    }
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   bG: () => (/* binding */ knownText),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   jw: () => (/* binding */ PlacedText),
/* harmony export */   v4: () => (/* binding */ writtenText)
/* harmony export */ });
/** A text that was put together from several places. */
class PlacedText {
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
    /** What is not known of a stretch; null where all of it is. */
    unknownIn(start = 0, end = this.whole.length) {
        const isWithin = (from, length) => from < end && from + length > start;
        const found = this.pieces.find(({ unknown, text }, index) => unknown !== null && isWithin(this.#starts[index] ?? 0, text.length));
        return found?.unknown ?? null;
    }
}
/** The text of a value all of which is known; null for anything else. */
function knownText(value) {
    return value?.kind === 'text' && value.text.unknownIn() === null ? value.text.whole : null;
}
/** A member of an object, or an item of a list; null where there is none. */
function memberOf(value, name) {
    if (value.kind === 'object')
        return value.members.findLast(({ key }) => key === name)?.value ?? null;
    return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}
/** A text that is written out; null for anything else. */
function literalText(expression) {
    if (expression?.kind === 'literal')
        return expression.value;
    if (expression?.kind !== 'template')
        return null;
    const texts = expression.parts.map((part) => (part.kind === 'text' ? part.text : null));
    return texts.includes(null) ? null : texts.join('');
}
/** What is written, on one line. */
function writtenText({ source, start, end }) {
    return source.text.slice(start, end).replace(/\s+/g, ' ').trim();
}
function placeOf({ source, start }) {
    return source.placeAt(start);
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ variablesIn),
/* harmony export */   T: () => (/* binding */ VARIABLE)
/* harmony export */ });
/** A use of a variable, as tools that fill in files write them: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
/** Names of what fills a text in; of a template the last part of its path: `tag` of `{{ .Values.lightdash.tag | quote }}`. */
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/\{\{([^\n]{0,200}?)\}\}/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ embeddedYaml),
/* harmony export */   v: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3871);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8128);




/** YAML within YAML within YAML; no tool reads as deep. */
const MOST_EMBEDDED = 4;
/** How deep a file is embedded; none for one of the repository. */
const depths = new WeakMap();
/** What was read of a file's scalars, for aliases may lead to one of them time and again. */
const readings = new WeakMap();
/**
 * A text within a YAML file that is YAML itself, such as `values: |` of an Argo CD application, with its places in the outer file: in
 * a text that is folded or stands in quotes everything has the place of that text. Null where the value is no text.
 *
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(file, value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
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
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
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
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    // One line a node, in flow style, so that nothing of a text can end it.
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
/** A value as `--set` types it: these words in any case, whole numbers that do not start with a zero, else a text. */
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
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
