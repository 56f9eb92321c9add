export const id = 7032;
export const ids = [7032];
export const modules = {

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


/***/ }),

/***/ 37032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifests: () => (/* binding */ manifests),
/* harmony export */   uniqueIds: () => (/* binding */ uniqueIds),
/* harmony export */   withUniqueIds: () => (/* binding */ withUniqueIds)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _environment_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58522);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91831);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81307);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32541);
/* harmony import */ var _containers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(691);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64686);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22155);










const KIND = 'manifests';
const manifests = {
    async read(files, candidates, settings) {
        const claimed = [];
        const named = [];
        for (const path of candidates) {
            if (!(await mayHoldManifests(files, path)))
                continue;
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path));
            const objects = (0,_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .objectsIn */ .Qv)(file);
            const own = objects.filter((object) => !(0,_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfAnotherKind */ .Jq)(object));
            named.push(...own.flatMap(_containers_js__WEBPACK_IMPORTED_MODULE_5__/* .imagesOf */ .IC));
            if (own.length > 0 && own.length === objects.length)
                claimed.push(path);
        }
        const objectIds = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.value.file.path}#${id}`));
        const read = named.map((image, index) => {
            return { image, id: objectIds[index] ?? '', reading: (0,_containers_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedImage */ .To)(image, settings) };
        });
        const unitOf = unitsOf(read.flatMap(({ image, reading }) => (reading === null ? [] : image)));
        const neighboursOf = (0,_database_js__WEBPACK_IMPORTED_MODULE_6__/* .neighboursBeside */ .z)(read, unitOf);
        const found = read.flatMap(({ image, id, reading }) => {
            if (reading === null)
                return [];
            const { object, source, containerVariables } = image;
            const carrier = object.value.file.path;
            const own = { kind: KIND, id, unit: unitOf(object), carrier, inputs: [carrier] };
            const shown = { declared: (0,_containers_js__WEBPACK_IMPORTED_MODULE_5__/* .declarationsOf */ .RK)(object), containerVariables, neighbours: neighboursOf(object) };
            const counted = { understood: [image.image.name.place], variables: (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesIn */ .DF)(source) };
            return [{ ..._finding_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULTS */ .zY, ...own, ...shown, ...counted, ...reading }];
        });
        return { found, claimed, objectIds, links: [] };
    },
};
async function mayHoldManifests(files, path) {
    if ((0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isChartTemplate */ .ZC)(files, path) || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path))
        return false;
    return (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path)))?.includes('apiVersion') === true;
}
function uniqueIds(ids) {
    const counts = new Map();
    return ids.map((id) => {
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        return count === 1 ? id : `${id}~${count}`;
    });
}
function withUniqueIds(found) {
    const ids = uniqueIds(found.map(({ id }) => id));
    return found.map((each, index) => ({ ...each, id: ids[index] ?? each.id }));
}
function unitsOf(images) {
    const pathOf = ({ object }) => object.value.file.path;
    const same = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(images, (image) => `${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(pathOf(image))}#${(0,_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .showObject */ .vY)(image.object)}#${image.name}`);
    const paths = [...same.values()].map((group) => new Set(group.map(pathOf))).filter(({ size }) => size > 1);
    const alone = new Set(paths.flatMap((each) => [...each]));
    const all = [...new Set(images.map(pathOf))];
    const alike = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(all, (path) => `${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(path)}/${wordsOf(path, false)}`);
    const staged = new Set([...alike.values()].filter(({ length }) => length > 1).flatMap((each) => each.map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)));
    return ({ value, namespace }) => {
        const { path } = value.file;
        const stage = staged.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(path)) ? wordsOf(path, true) : [];
        const together = [(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOf */ .yS)(path) || '.', ...stage].join('/');
        return `${KIND}:${alone.has(path) ? path : together}#${namespace}`;
    };
}
function wordsOf(path, isStage) {
    return (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .baseNameOf */ .mv)(path)
        .split(/[._-]/)
        .filter((word) => _environment_names_js__WEBPACK_IMPORTED_MODULE_2__/* .STAGE */ .Ld.test(word) === isStage);
}


/***/ }),

/***/ 37850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   TZ: () => (/* binding */ VARIABLE),
/* harmony export */   rJ: () => (/* binding */ hasTemplate)
/* harmony export */ });
/* harmony import */ var _yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64183);

const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}
function hasTemplate(text) {
    const start = text.indexOf('{{');
    return text.includes(_yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5) || (start !== -1 && text.includes('}}', start));
}
function isTemplate(text) {
    return hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}


/***/ })

};
