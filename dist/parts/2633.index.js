export const id = 2633;
export const ids = [2633];
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

/***/ 59216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mayBeRenderedByArgoCd)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73366);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60688);




const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const applications = await applicationsIn({ files, chart });
    const folders = [...new Set(paths.map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
    return applications.some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}
const applicationsIn = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)(readApplications, ({ files }) => files.paths);
async function readApplications({ files, chart }) {
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path));
    const found = [];
    for (const path of await files.containing('argoproj.io', manifests)) {
        const text = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path));
        if (text !== null && IS_APPLICATION.test(text))
            found.push({ text, isOfService: (0,_service_names_js__WEBPACK_IMPORTED_MODULE_1__/* .namesService */ .cM)(text, { images: [], chart }) });
    }
    return found;
}
function uses(text, folder) {
    if (folder === '')
        return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
    const above = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ }),

/***/ 17342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ patchFilesOf),
/* harmony export */   j: () => (/* binding */ build)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2078);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56830);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18658);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32185);
/* harmony import */ var _manifests_containers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(691);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22155);
/* harmony import */ var _releases_layers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73315);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89097);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78715);












function patchFilesOf(files, layer) {
    const named = ['patches.*.path', 'patchesJson6902.*.path', 'patchesStrategicMerge.*'].flatMap((path) => (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .allAt */ .Nc)([layer.value], path));
    return named.map((each) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .resolvePath */ .o1)(layer.folder, each.textAt()) ?? '').filter((path) => files.has(path));
}
const MOST_PARTS = 5_000;
async function build(files, start, over) {
    const builder = new Builder(files, over);
    if (typeof start === 'string')
        await builder.addRoot(start);
    else
        await builder.addAlone(start);
    return builder.built;
}
class Builder {
    files;
    over;
    built = { parts: [], overrides: [], unseen: [], files: new Set() };
    #kustomizations = 0;
    constructor(files, over) {
        this.files = files;
        this.over = over;
    }
    async addRoot(path) {
        await this.#addLayer(path, [], 0);
    }
    async addAlone(paths) {
        for (const path of paths)
            await this.#addObjects(path);
        this.#override(this.built.parts, this.over);
    }
    async #addLayer(path, stack, from) {
        const { parts, unseen } = this.built;
        const layer = await this.#openLayer(path, stack);
        if (layer === null)
            return;
        const inner = [...stack, path];
        for (const reference of layer.resources) {
            const at = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveReference */ .sX)(this.files, layer.folder, reference.text);
            if (at === null)
                unseen.push(reference);
            else if ((0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isKustomizationFile */ .yi)(at))
                await this.#addLayer(at, inner, parts.length);
            else
                await this.#addObjects(at);
            if (parts.length > MOST_PARTS)
                throw refused(path, `more than ${MOST_PARTS} images`);
        }
        for (const entry of layer.value.itemsAt('helmCharts')) {
            const name = entry.textAt('releaseName') || entry.textAt('name');
            this.#add(name, { release: await releaseOfChart(this.files, layer, entry) });
        }
        for (const reference of layer.components) {
            const at = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveReference */ .sX)(this.files, layer.folder, reference.text);
            if (at !== null && (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isKustomizationFile */ .yi)(at))
                await this.#addLayer(at, inner, from);
            else
                unseen.push(reference);
        }
        this.#change(parts.slice(from), layer, stack.length === 0 ? this.over : []);
    }
    async #openLayer(path, stack) {
        const { files, built } = this;
        const others = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .kustomizationsIn */ .oX)(files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path)).filter((each) => each !== path);
        if (others.length > 0)
            throw refused(path, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(others.join(', '))} next to it is one more kustomization`);
        if (stack.includes(path))
            throw refused(path, `it leads back to itself by ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(stack.at(-1) ?? path)}`);
        this.#kustomizations += 1;
        if (this.#kustomizations > MOST_PARTS)
            throw refused(path, `more than ${MOST_PARTS} kustomizations`);
        const file = await files.yaml(path);
        const layer = file === null ? null : (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .readKustomization */ .kG)(file);
        built.files.add(path);
        if (layer !== null)
            for (const patch of patchFilesOf(files, layer))
                built.files.add(patch);
        return layer;
    }
    #change(included, layer, outer) {
        const replaced = layer.images.filter(({ name }) => outer.some((each) => each.name === name));
        for (const part of included) {
            part.layers.push(layer);
            part.replaced.push(...replaced);
        }
        this.#override(included, [...layer.images.filter((each) => !replaced.includes(each)), ...outer]);
    }
    #override(some, images) {
        for (const { overrides } of [this.built, ...some])
            overrides.push(...images);
    }
    #add(name, source) {
        this.built.parts.push({ name, source, layers: [], overrides: [], replaced: [] });
    }
    async #addObjects(path) {
        const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)(this.files.yaml(path));
        const objects = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(file);
        const own = objects.filter((object) => !(0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherKind */ .Jq)(object));
        if (file !== null && own.length === objects.length)
            this.built.files.add(path);
        for (const image of own.flatMap(_manifests_containers_js__WEBPACK_IMPORTED_MODULE_5__/* .imagesOf */ .IC))
            this.#add(image.id, { image });
    }
}
function refused(path, why) {
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)({ file: path, line: 1, column: 1 }, why);
}
const INLINE = { as: 'values', at: ['valuesInline'] };
const FILE = { as: 'files', at: ['valuesFile'] };
async function releaseOfChart(files, from, entry) {
    const merge = entry.textAt('valuesMerge');
    const isReplaced = merge === 'replace' && (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .allAt */ .Nc)([entry], 'valuesInline').length > 0;
    const own = isReplaced ? [INLINE] : merge === 'merge' ? [FILE, INLINE] : [INLINE, FILE];
    const file = async (named) => [await (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readValuesFile */ .ZY)(files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .resolvePath */ .o1)(from.folder, named.text), named)];
    const values = await (0,_releases_layers_js__WEBPACK_IMPORTED_MODULE_7__/* .readLayers */ .n)([{ as: 'files', at: ['additionalValuesFiles'] }, ...own], [entry], { file });
    return { chart: chartOf(files, from, entry), values, place: entry.place, called: entry.textAt('releaseName') };
}
function chartOf(files, from, entry) {
    const [name, version] = [(0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .placedTextAt */ .cA)(entry, 'name'), (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .placedTextAt */ .cA)(entry, 'version')];
    const home = entry.textAt('chartHome') || from.value.textAt('helmGlobals', 'chartHome') || 'charts';
    const repository = entry.textAt('repo');
    const pulled = version !== null && repository !== '' ? `${name?.text}-${version.text}/` : '';
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .resolvePath */ .o1)(from.folder, `${home}/${pulled}${name?.text}`);
    if (name !== null && path !== null && files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .inFolder */ ._z)(path, 'Chart.yaml')))
        return { kind: 'folder', path };
    return (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_3__/* .publishedChart */ .lR)(name ?? { text: '', place: entry.place }, repository, version);
}


/***/ }),

/***/ 53174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findingsOfImages),
/* harmony export */   l: () => (/* binding */ readBuilt)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(93960);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5114);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60688);
/* harmony import */ var _helm_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2093);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18658);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32185);
/* harmony import */ var _manifests_containers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(691);
/* harmony import */ var _manifests_image_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69382);
/* harmony import */ var _manifests_reader_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37032);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78715);
/* harmony import */ var _release_images_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83674);
/* harmony import */ var _second_order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(98473);

















async function readBuilt(files, built, owner, settings) {
    const identified = identify(built.parts, owner);
    const reader = new _second_order_js__WEBPACK_IMPORTED_MODULE_14__/* .SecondOrderReader */ .Ed();
    const found = [];
    for (const { part, id, unit } of identified) {
        const context = { common: { ...owner, id, unit, inputs: [] }, files, reader, settings };
        const { source } = part;
        const read = await ('image' in source
            ? readBuiltImage(source.image, part, context)
            : readBuiltChart(source.release, part, context));
        found.push(...read);
        if ('release' in source && read.length > 0)
            for (const path of filesOfRelease(source.release))
                built.files.add(path);
    }
    if (found.length === 0 && built.unseen.some(({ text }) => REMOTE.test(text)))
        found.push(...findingsOfImages(built.overrides, owner, settings));
    const inputs = [...files.asked].sort();
    const ids = identified.map(({ id }) => id);
    return {
        found: found.map((each) => ({ ...each, inputs })),
        objectIds: built.unseen.length === 0 ? ids : [...ids, owner.id, `${owner.id}#${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.image.path}`],
        claimed: [...built.files],
        links: linksOf(built, owner.id, settings),
    };
}
function identify(parts, owner) {
    const names = parts.map(({ name, source }) => ('image' in source ? name : `HelmChart/${name}`));
    const hasTwins = new Set(names).size < names.length;
    const folders = parts.map(({ layers }) => {
        if (owner.kind === 'kustomize')
            return `${owner.kind}:${homeOf(layers) || '.'}`;
        return hasTwins ? `${owner.id}@${homeOf(layers) || '.'}` : owner.id;
    });
    const ids = (0,_manifests_reader_js__WEBPACK_IMPORTED_MODULE_11__.uniqueIds)(names.map((name, index) => `${folders[index]}#${name}`));
    return parts.map((part, index) => {
        const unit = (hasTwins ? folders[index] : null) ?? owner.id;
        return { part, id: ids[index] ?? owner.id, unit };
    });
}
function homeOf(layers) {
    const folders = layers.filter(({ isComponent }) => !isComponent).map(({ folder }) => folder);
    const listsSubfolder = (folder, inner) => inner !== undefined && (folder === '' || inner.startsWith(`${folder}/`));
    return folders.findLast((folder, index) => !listsSubfolder(folder, folders[index - 1])) ?? '';
}
async function readBuiltImage(named, { layers, overrides, replaced }, { common, files, reader, settings }) {
    const { built, understood: read, winners } = overridden(named, overrides, layers, settings);
    const understood = [...read, ...replaced.filter(({ name }) => name === named.image.name.text).flatMap(_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .ek)];
    const text = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_10__/* .imageText */ .f1)(built.image);
    const { place } = built.image.name;
    const custom = (0,_manifests_containers_js__WEBPACK_IMPORTED_MODULE_9__/* .readNamedImage */ .To)(named, settings) && (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(text)), place);
    const reading = (0,_manifests_containers_js__WEBPACK_IMPORTED_MODULE_9__/* .readNamedImage */ .To)(built, settings) ?? custom;
    if (reading === null)
        return [];
    const what = { names: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .namesThrough */ .Ix)(layers, named.object.name), container: named.name };
    const { secondOrder, setsMode, declares } = await reader.read(files, layers, what);
    const variables = [...new Set([...(0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesIn */ .DF)(text), ...(0,_second_order_js__WEBPACK_IMPORTED_MODULE_14__/* .variablesOf */ .ht)(secondOrder)])];
    const isDeployment = named.object.kind.startsWith('Deployment');
    const patched = isDeployment && declares !== null ? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .declaring */ .mn)(declares) : null;
    const declared = patched ?? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .declaredUnder */ .VP)(setsMode, (0,_manifests_containers_js__WEBPACK_IMPORTED_MODULE_9__/* .declarationsOf */ .RK)(named.object));
    const { containerVariables } = named;
    const told = { containerVariables, declared, understood, secondOrder, variables, winners };
    return [{ ..._finding_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULTS */ .zY, ...common, ...reading, ...told }];
}
function overridden(named, overrides, layers, settings) {
    let built = named;
    const understood = [named.image.name.place];
    const winners = [];
    if (!named.isListed)
        return { built, understood, winners };
    for (const override of overrides) {
        const { name, newName, newTag, digest } = override;
        const { image } = built;
        if (image.name.text !== name || !/^[\w.{}-]*$/.test(image.tag?.text ?? '')) {
            if ((0,_second_order_js__WEBPACK_IMPORTED_MODULE_14__/* .isLiteral */ .c$)(name) && (0,_release_images_js__WEBPACK_IMPORTED_MODULE_13__/* .overridesService */ .T)(override, settings))
                winners.push(`${name}=`);
            continue;
        }
        const set = newTag === null && digest === null ? {} : { tag: newTag, digest };
        const source = newTag?.text ?? newName?.text ?? built.source;
        built = { ...built, image: { ...image, name: newName ?? image.name, ...set }, source };
        understood.push(...(0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .ek)(override));
        const over = isBelowPatch(override, layers) ? ' below a patch' : '';
        if (newName !== null || 'tag' in set)
            winners.push(`${name}=${newName?.text ?? ''}${over}`);
    }
    return { built, understood, winners };
}
function isBelowPatch(override, layers) {
    const own = layers.findIndex(({ images }) => images.includes(override));
    const isPatching = ({ value }) => _second_order_js__WEBPACK_IMPORTED_MODULE_14__/* .PATCHES */ .r1.some((list) => value.itemsAt(list).length > 0);
    return own !== -1 && layers.slice(own + 1).some(isPatching);
}
async function readBuiltChart(release, { name, layers, overrides }, { common, files, reader, settings }) {
    const reading = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_7__/* .readHelmRelease */ .q1)(files, release, settings);
    if (reading.length === 0)
        return [];
    const what = { names: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .namesThrough */ .Ix)(layers, name), isChart: true };
    const { secondOrder, setsMode } = await reader.read(files, layers, what);
    const changed = (0,_release_images_js__WEBPACK_IMPORTED_MODULE_13__/* .withImages */ .n)(reading, overrides, release, settings);
    const found = (0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findingsOfRelease */ .Xm)(changed, { ...common, secondOrder, variables: (0,_second_order_js__WEBPACK_IMPORTED_MODULE_14__/* .variablesOf */ .ht)(secondOrder) });
    return found.map((each) => ({ ...each, unit: common.unit, declared: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .declaredUnder */ .VP)(setsMode, each.declared) }));
}
function findingsOfImages(images, owner, settings) {
    const setting = images.filter((each) => (each.newTag ?? each.digest) !== null && (0,_release_images_js__WEBPACK_IMPORTED_MODULE_13__/* .overridesService */ .T)(each, settings));
    return [...new Map(setting.map((each) => [each.name, each])).values()].flatMap((each) => {
        const { name, place } = each;
        const source = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_10__/* .imageText */ .f1)((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .imageOf */ .dT)(each));
        const isService = (0,_release_images_js__WEBPACK_IMPORTED_MODULE_13__/* .overridesService */ .T)({ ...each, newName: null }, settings);
        const custom = () => (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(source), { subject: 'image' }), place);
        const reading = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_10__/* .readImage */ .AM)((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .imageOf */ .dT)(each), { source, isService }, settings) ?? (isService ? custom() : null);
        const at = { ...owner, id: `${owner.id}#${name}`, unit: owner.id, inputs: [owner.carrier], understood: [place] };
        return reading === null ? [] : [{ ..._finding_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULTS */ .zY, ...at, ...reading, variables: (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesIn */ .DF)(source) }];
    });
}
function filesOfRelease({ chart, values }) {
    const own = chart.kind === 'folder' ? ['Chart.yaml', 'values.yaml'].map((name) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_16__/* .inFolder */ ._z)(chart.path, name)) : [];
    return [...values.filter(_helm_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isSeen */ .U4).map(({ file }) => file.path), ...own];
}
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;
function linksOf({ unseen, overrides }, owner, settings) {
    const isSet = overrides.some((each) => each.newTag !== null && (0,_release_images_js__WEBPACK_IMPORTED_MODULE_13__/* .overridesService */ .T)(each, settings));
    return unseen.flatMap(({ text, place }, index) => {
        if (!REMOTE.test(text))
            return [];
        const [repository = '', query = ''] = text.split('?', 2);
        const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
        const namesService = !isSet && (0,_service_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesServiceInAddress */ .nM)(text, settings);
        const id = `${owner}#resources[${index}]`;
        return [{ id, repository, revision, path: text, place, namesService, secondOrder: [] }];
    });
}


/***/ }),

/***/ 6950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ KustomizationGraph)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40334);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89097);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78715);





const MOST_ROOTS = 50;
const GRAPHS = new WeakMap();
class KustomizationGraph {
    own;
    #nodes = new Map();
    #parents = new Map();
    constructor(own) {
        this.own = own;
    }
    static of(files, settings) {
        const { folder, environments } = settings;
        const isOwn = (path) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isKustomizationFile */ .yi)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcluded */ .RF)(path, folder, environments);
        const known = GRAPHS.get(files) ?? KustomizationGraph.#read(files, files.paths.filter(isOwn).sort());
        GRAPHS.set(files, known);
        return known;
    }
    static async #read(files, own) {
        const graph = new KustomizationGraph(own);
        const pending = [...own];
        for (const path of pending) {
            if (graph.#nodes.has(path))
                continue;
            const node = await readNode(files, path);
            graph.#nodes.set(path, node);
            pending.push(...node.references.filter(_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isKustomizationFile */ .yi));
            for (const each of node.references)
                graph.#parents.set(each, [...(graph.#parents.get(each) ?? []), path]);
        }
        return graph;
    }
    roots(applied) {
        const roots = new Map();
        const built = this.own.filter((path) => !this.#isComponent(path));
        const addRoot = (path) => roots.set(path, allFrom([path], (each) => this.#nodes.get(each)?.references));
        for (const path of built)
            if (!this.#parents.has(path) || applied.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path)))
                addRoot(path);
        const reached = new Set([...roots.values()].flatMap((each) => [...each]));
        for (const path of built) {
            if (reached.has(path))
                continue;
            addRoot(path);
            for (const each of roots.get(path) ?? [])
                reached.add(each);
        }
        return roots;
    }
    get hasNested() {
        const isNested = (path) => this.#parents.has(path) && !this.#isComponent(path) && !/(?:^|\/)base\//.test(path);
        return this.own.some(isNested);
    }
    waysFrom(path) {
        const above = this.#above(path);
        const roots = above.filter((each) => !this.#parents.has(each));
        if (roots.length === 0 || roots.length > MOST_ROOTS)
            return new Map([['', this.withComponents(above)]]);
        const wayTo = (root) => above.filter((each) => each === root || this.#above(each).includes(root));
        return new Map(roots.map((root) => [(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(root), this.withComponents(wayTo(root))]));
    }
    around(path) {
        return this.withComponents(this.#above(path));
    }
    withComponents(paths) {
        const componentsOf = (path) => this.#nodes.get(path)?.references.filter((each) => this.#isComponent(each));
        return [...allFrom(paths, componentsOf)].flatMap((path) => this.#nodes.get(path)?.read ?? []);
    }
    links() {
        return [...this.#nodes].flatMap(([path, { read, includes }]) => {
            if (read === null)
                return [];
            const place = { file: path, line: null, column: null };
            const nothing = { repository: null, revision: null, namesService: false, secondOrder: [] };
            return [{ ...nothing, id: `kustomize:${path}#includes`, path, place, includes }];
        });
    }
    isTakenIn(path, by) {
        return by.some(({ key }) => this.#nodes.get(key)?.references.includes(path));
    }
    #isComponent(path) {
        return this.#nodes.get(path)?.read?.isComponent === true;
    }
    #above(path) {
        return [...allFrom(this.#parents.get(path) ?? [], (each) => this.#parents.get(each))];
    }
}
async function readNode(files, path) {
    const folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path);
    const read = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path).then((file) => file && (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .readKustomization */ .kG)(file)));
    const named = [...(read?.resources ?? []), ...(read?.components ?? [])];
    const includes = named.map(({ text, place }) => ({ text: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .sX)(files, folder, text) ?? text, place }));
    const others = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .kustomizationsIn */ .oX)(files, folder).slice(1);
    const references = [...named.flatMap(({ text }) => (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .sX)(files, folder, text) ?? []), ...others];
    return { read, includes, references };
}
function allFrom(paths, next) {
    const all = new Set(paths);
    for (const path of all)
        for (const each of next(path) ?? [])
            all.add(each);
    return all;
}


/***/ }),

/***/ 78715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ namesThrough),
/* harmony export */   Yu: () => (/* binding */ imagesAt),
/* harmony export */   cA: () => (/* binding */ placedTextAt),
/* harmony export */   dT: () => (/* binding */ imageOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   kG: () => (/* binding */ readKustomization),
/* harmony export */   oX: () => (/* binding */ kustomizationsIn),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93960);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56830);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89097);



function kustomizationsIn(files, folder) {
    return _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7.map((name) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, name)).filter((path) => files.has(path));
}
const KEYS = `resources bases components kind namePrefix nameSuffix namespace commonAnnotations images imageTags
  name newName newTag digest tagSuffix commonMetadata annotations patches patchesStrategicMerge
  patchesJson6902 target path patch labelSelector annotationSelector replacements transformers
  configurations vars targets select fieldPaths configMapGenerator secretGenerator files literals env
  envs helmGlobals helmCharts chartHome version repo releaseName valuesFile additionalValuesFiles
  valuesInline valuesMerge`.split(/\s+/);
const SPELLINGS = new Map(KEYS.map((key) => [key.toLowerCase(), key]));
function withUsualKeys(file) {
    const key = /(^[ \t-]*|[{,][ \t]*)(["']?)([A-Za-z]\w*)(?=\2[ \t]*:)/gm;
    const text = file.text.replace(key, (_, before, quote, name) => `${before}${quote}${SPELLINGS.get(name.toLowerCase()) ?? name}`);
    return text === file.text ? file : new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._g(file.path, text);
}
function readKustomization(written) {
    const file = withUsualKeys(written);
    const { root } = file;
    if (root === null || !root.isMap)
        return null;
    if (root.at(['apiVersion'])?.written?.includes('fluxcd.io'))
        return null;
    return {
        value: root,
        key: file.path,
        folder: (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file.path),
        isComponent: root.textAt('kind') === 'Component',
        resources: [...textsAt(root, 'resources'), ...textsAt(root, 'bases')],
        components: textsAt(root, 'components'),
        images: [...imagesAt(root, 'images'), ...imagesAt(root, 'imageTags')],
    };
}
function placedTextAt(value, ...path) {
    const scalar = value.scalarAt(...path);
    return scalar && { text: scalar.text, place: scalar.place, ...(scalar.type === 'other' && { isMisread: true }) };
}
function textsAt(value, ...path) {
    return value.itemsAt(...path).flatMap((item) => placedTextAt(item) ?? []);
}
function imagesAt(value, ...path) {
    return value.itemsAt(...path).flatMap((item) => {
        const text = (key) => placedTextAt(item, key);
        const name = text('name');
        const [newName, newTag, digest] = [text('newName'), text('newTag'), text('digest')];
        return name === null ? [] : [{ name: name.text, newName, newTag, digest, place: name.place }];
    });
}
function imageOf({ name, newName, newTag: tag, digest, place }) {
    return { name: newName ?? { text: name, place }, tag, digest };
}
function placesOf({ place, newName, newTag, digest }) {
    return [place, ...[newName, newTag, digest].flatMap((each) => each?.place ?? [])];
}
function resolveReference(files, folder, text) {
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(folder, text);
    if (path === null)
        return null;
    return files.has(path) ? path : (kustomizationsIn(files, path)[0] ?? null);
}
function namesThrough(layers, own) {
    const names = [own];
    for (const layer of layers) {
        const [prefix, suffix] = [layer.value.textAt('namePrefix'), layer.value.textAt('nameSuffix')];
        if (prefix !== '' || suffix !== '')
            names.push(`${prefix}${names.at(-1)}${suffix}`);
    }
    return names;
}


/***/ }),

/***/ 59704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ mayDecide),
/* harmony export */   YO: () => (/* binding */ patchedValues),
/* harmony export */   t8: () => (/* binding */ containerOf)
/* harmony export */ });
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60688);

const DECIDES = /\/(?:\w*image|\w*tag|repository|registry|digest|chart|version|values(?:Content|\.ya?ml)?|repoURL|targetRevision|\$patch|patch|spec|template|\w*containers(?:\/\d+)?)$|^\/spec\/url$/i;
const HOLDS = /\/(?:images?|imageTag|set|valuesFrom|valuesFiles?|postRenderers|sourceRef|chartRef|ref)(?:\/|$)|^\/(?:spec\/sources?|replacements)\//;
const SAYS_NOTHING = /\/(?:metadata|status|\w*selector)\/|\/image\/pull\w+$/i;
function mayDecide(path) {
    return (DECIDES.test(path) || HOLDS.test(path)) && !SAYS_NOTHING.test(path);
}
function containerOf({ path, value }) {
    const [, name = ''] = /containers\/\[name=([^\]]+)\]\/image$/i.exec(path) ?? [];
    return name === '' || (0,_service_names_js__WEBPACK_IMPORTED_MODULE_0__/* .namesService */ .cM)(value) || /\$|\{\{|ENC\[/.test(value) ? null : name;
}
function patchedValues(value) {
    const operations = value.items;
    if (operations.length === 0)
        return [...valuesBelow(value, '')];
    return operations.flatMap(valuesOfOperation);
}
function valuesOfOperation(operation) {
    const [name, path, from] = [operation.textAt('op'), operation.textAt('path'), operation.textAt('from')];
    if (name === 'test')
        return [];
    const value = operation.at(['value']);
    const set = name === 'remove' ? '' : operation.textAt('value');
    const common = { value: set, text: operation.source.trim(), place: operation.place };
    const taken = /^(?:remove|move|copy)$/.test(name)
        ? [path, from].map((each) => each.replace(/\/values\/[^/]+$/, '/values'))
        : [];
    const found = [...new Set([path, from, ...taken])].map((each) => ({ ...common, path: each }));
    if (value === null || value.scalar !== null)
        return found;
    return [...found, ...valuesBelow(value, path.replace(/-$/, nameIn(value)))];
}
function* valuesBelow(value, path, known = new Set()) {
    const { scalar } = value;
    const text = scalar === null || scalar.type === 'null' ? '' : (value.written ?? '');
    const isWhole = scalar !== null || /^\[\s*\]/.test(value.source);
    const written = `${keysOf(path)}: ${value.source.trim()}`;
    if (isWhole)
        yield { path, value: text, text: written, place: scalar?.place ?? value.place };
    if (known.has(value.node))
        return;
    known.add(value.node);
    for (const { name, value: member } of value.members) {
        yield* valuesBelow(member, `${path}/${name.replaceAll('/', '~1')}`, known);
    }
    for (const item of value.items)
        yield* valuesBelow(item, `${path}/${nameIn(item)}`, known);
}
function keysOf(path) {
    return path.slice(1).replaceAll('/', '.');
}
function nameIn(value) {
    return `[name=${value.textAt('name')}]`;
}


/***/ }),

/***/ 64911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOfKustomization: () => (/* binding */ findingsOfKustomization),
/* harmony export */   kustomize: () => (/* binding */ kustomize)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40334);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91831);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60688);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59216);
/* harmony import */ var _manifests_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37032);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17342);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89097);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53174);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6950);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78715);














const KIND = 'kustomize';
const kustomize = {
    async read(files, candidates, settings) {
        const wanted = new Set(candidates);
        const isSearched = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .searchTest */ .Ln)(settings);
        const readings = [];
        const graph = await _graph_js__WEBPACK_IMPORTED_MODULE_11__/* .KustomizationGraph */ .e.of(files, settings);
        const applied = graph.hasNested ? await appliedFolders(files) : new Set();
        for (const [path, reached] of graph.roots(applied)) {
            const own = [...reached];
            const hidden = isSearched(path) ? own.filter((each) => !isSearched(each)) : [];
            const isOurs = own.some((each) => wanted.has(each));
            if (!isOurs && (hidden.length === 0 || (await files.containing(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.word, hidden)).length === 0))
                continue;
            const owner = { kind: KIND, id: `${KIND}:${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOf */ .yS)(path) || '.'}`, carrier: path };
            readings.push(await readBuild(files, owner, settings, path, own));
        }
        return {
            found: (0,_manifests_reader_js__WEBPACK_IMPORTED_MODULE_7__.withUniqueIds)(readings.flatMap(({ found }) => found)),
            claimed: [...new Set(readings.flatMap(({ claimed }) => claimed))],
            objectIds: [...new Set(readings.flatMap(({ objectIds }) => objectIds))],
            links: [...graph.links(), ...readings.flatMap(({ links }) => links)],
        };
    },
};
const APPLIES = /apiVersion:\s*["']?(?:argoproj\.io|kustomize\.toolkit\.fluxcd\.io)\//;
const PATH = /^[ \t]{0,60}(?:- {1,9})?path:[ \t]{0,9}["']?(?:\.?\/)?([\w.-][\w./-]{0,199})["']?[ \t]{0,60}$/gm;
async function appliedFolders(files) {
    const manifests = files.paths.filter((path) => /\.ya?ml$/.test(path) && !(0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isKustomizationFile */ .yi)(path));
    const folders = new Set();
    for (const path of await files.containing('apiVersion', await files.containing('path:', manifests))) {
        const text = (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))) ?? '';
        const named = APPLIES.test(text) ? text.matchAll(PATH) : [];
        for (const [, folder = ''] of named)
            folders.add(folder.replace(/\/$/, ''));
    }
    return folders;
}
async function readBuild(files, owner, settings, start, own, over = []) {
    const recorded = files.recorded();
    try {
        const built = await (0,_build_js__WEBPACK_IMPORTED_MODULE_8__/* .build */ .j)(recorded, start, over);
        const read = await (0,_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .readBuilt */ .l)(recorded, built, owner, settings);
        const hasCharts = built.parts.some(({ source }) => 'release' in source);
        const isRenderedByArgoCd = hasCharts && (await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_6__/* .mayBeRenderedByArgoCd */ .V)(files, [owner.carrier, ...read.claimed], settings));
        return isRenderedByArgoCd ? { ...read, found: read.found.map((each) => ({ ...each, isRenderedByArgoCd })) } : read;
    }
    catch (error) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
        const inputs = [...new Set([...recorded.asked, ...own])].sort();
        const texts = await Promise.all(inputs.map((path) => (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))));
        const isOurs = texts.some((text) => text !== null && (0,_service_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesServiceImage */ .Tu)(text, settings.images));
        const { kind, id, carrier } = owner;
        const found = isOurs ? [(0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadableFinding */ .jg)(kind, id, carrier, problem, inputs)] : [];
        return { found, claimed: isOurs ? own : [], objectIds: [id], links: [] };
    }
}
async function findingsOfKustomization(files, folder, owner, over, settings) {
    const { carrier } = owner;
    const [path] = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .kustomizationsIn */ .oX)(files, folder);
    const start = folder === '' ? '' : `${folder}/`;
    const isPlain = (each) => each.startsWith(start) && /\.ya?ml$/.test(each) && !(0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isKustomizationFile */ .yi)(each);
    const { found } = await readBuild(files, owner, settings, path ?? files.paths.filter(isPlain), [carrier], over);
    const builds = path === undefined ? {} : { builds: path };
    return found.map((each) => ({ ...each, ...builds, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
}


/***/ }),

/***/ 83674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ overridesService),
/* harmony export */   n: () => (/* binding */ withImages)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93960);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32185);
/* harmony import */ var _manifests_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69382);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78715);









function overridesService({ name, newName }, { images }) {
    return [name, newName?.text ?? ''].some((text) => {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text);
        return reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, images) !== 'other';
    });
}
function withImages(parts, overrides, release, settings) {
    return parts.map((part, index) => {
        const name = index === 0 ? renderedBy(release, settings) : null;
        return { ...part, found: afterOverrides(part.found, name, overrides, settings) };
    });
}
function afterOverrides(found, rendered, overrides, rules) {
    let result = found;
    let name = rendered;
    for (const override of overrides) {
        const isMeant = name === null ? isOf(result, override, rules) : override.name === name;
        if (!isMeant)
            continue;
        const understood = [...result.understood, ...(0,_kustomization_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOf */ .ek)(override)];
        const winners = [...(result.winners ?? []), `${override.name}=${override.newName?.text ?? ''}`];
        result = { ...result, ...changeOf(result, override, rules), understood, winners };
        name = override.newName?.text ?? name;
    }
    return result;
}
function renderedBy({ chart, values }, settings) {
    if (chart.kind !== 'published' || (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .baseNameOf */ .mv)(chart.name) !== settings.chart)
        return null;
    return (values
        .filter(_helm_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isSeen */ .U4)
        .map(({ root }) => root?.at(['image', 'repository'])?.scalar?.text)
        .find(Boolean) ?? _product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.image.path);
}
function isOf({ answer }, override, rules) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(override.name);
    if (reference === null)
        return false;
    if (answer.status === 'problem')
        return (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, rules.images) !== 'other';
    return (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .imagePath */ .d0)(reference) === answer.image.path;
}
function changeOf({ answer, notices }, override, rules) {
    const image = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_6__/* .imageOf */ .dT)(override);
    const { place } = image.name;
    const source = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_5__/* .imageText */ .f1)(image);
    const isOnlyName = image.tag === null && image.digest === null;
    const whole = isOnlyName ? { ...image, tag: { text: '0.0.0', place } } : image;
    const read = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_5__/* .readImage */ .AM)(whole, { source, isService: true }, rules);
    if (read === null)
        return { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(source))), place };
    const allNotices = [...notices, ...read.notices];
    if (!isOnlyName || read.answer.status !== 'version')
        return { ...read, notices: allNotices };
    if (answer.status === 'problem')
        return {};
    const { path } = read.answer.image;
    return { answer: { ...answer, image: { ...answer.image, path } }, notices: allNotices };
}


/***/ }),

/***/ 98473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ SecondOrderReader),
/* harmony export */   c$: () => (/* binding */ isLiteral),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   r1: () => (/* binding */ PATCHES)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93960);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56830);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5114);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60688);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78715);
/* harmony import */ var _patches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59704);










const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
const LISTS = [...PATCHES, 'replacements', 'transformers', 'configurations'];
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;
const MODE = /^\/spec$|\/(?:strategy|(?<!^\/spec\/)upgrade|migrationJob)(?:\/[\w$]+)?$|\/values(?:Object)?$|\[name=(?:upgrade|migrationJob)\./;
const OF_CHART = /^\/spec\/(?:(?:forProvider\/)?chart\/(?:spec\/)?|source\/|sources\/\d+\/)?(?:version|targetRevision)$/;
const MAY_SET_MODE = /strategy/;
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;
const MOST_ENTRIES = 500;
const OF_ANY_OBJECT = {
    names: [],
    container: null,
    mayDecideVersion: true,
    setsMode: false,
    declares: null,
    isOfChart: false,
};
class SecondOrderReader {
    #entries = new WeakMap();
    async read(files, layers, what) {
        const lists = new Map();
        const modes = [];
        for (const entry of await this.#entriesOf(files, layers)) {
            if (what !== null && !mayTouch(entry, what))
                continue;
            if (entry.setsMode)
                modes.push(what !== null && isNamed(entry, what) ? entry.declares : null);
            if (!entry.mayDecideVersion)
                continue;
            const { key, place, text, isOfChart } = entry;
            files.relyOn(place.file);
            const id = JSON.stringify([place.file, isOfChart, key]);
            const list = lists.get(id) ?? { key, place, texts: new Set() };
            list.texts.add(isOfChart && what?.isByChart === true ? text.replaceAll('.', ' ') : text);
            lists.set(id, list);
        }
        const secondOrder = [...lists.values()].map(({ texts, ...list }) => ({ ...list, text: [...texts].join('\n') }));
        const [declares = null] = modes;
        const isOne = modes.every((mode) => mode !== null && mode.value === declares?.value);
        return { secondOrder, setsMode: modes.length > 0, declares: isOne ? declares : null };
    }
    async #entriesOf(files, layers) {
        const found = [];
        for (const layer of layers) {
            const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
            this.#entries.set(layer.value.node, entries);
            for (const entry of await entries)
                found.push(entry);
        }
        return found;
    }
}
function isLiteral(name) {
    return /^[\w./:@-]*$/.test(name);
}
function variablesOf(secondOrder) {
    const textsOf = (list) => secondOrder.flatMap(({ key, text }) => (list.test(key) ? text : []));
    const inserted = textsOf(/#(?:replacements|vars)$/).flatMap((text) => [...text.matchAll(TAKEN_FROM)]);
    const patched = textsOf(/#patches$/).flatMap((text) => text.split('\n'));
    const tags = patched.filter((line) => /(?:tag|image|value)["']?:/i.test(line));
    return [...inserted.map(([, name = '']) => name), ...tags.flatMap(_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)];
}
function isNamed({ names }, what) {
    return names.length > 0 && names.every((name) => what.names.includes(name));
}
function mayTouch({ names, container }, what) {
    const isOther = container !== null && what.container !== undefined && container !== what.container;
    return !isOther && (names.length === 0 || names.some((name) => mayMean(name, what)));
}
function mayMean(name, { names, isChart }) {
    if (isChart && ((0,_service_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesService */ .cM)(name) || names.some((own) => name.includes(own))))
        return true;
    const alternatives = name.replace(/^\^?\(?|\)?\$?$/g, '').split('|');
    return alternatives.some((each) => {
        const start = /^[\w-]*/.exec(each)?.[0] ?? '';
        const isMeant = (own) => own === each || each.endsWith(`-${own}`);
        return names.some(start === each ? isMeant : (own) => own.startsWith(start));
    });
}
async function readEntries(files, from) {
    const entries = [];
    const add = (list, changes) => {
        const key = `${from.key}#${list.replace(/^patches.*/, 'patches')}`;
        entries.push(...changes.map((each) => ({ ...OF_ANY_OBJECT, ...each, key, text: each.text.trim() })));
    };
    const texts = new Set([from.value.file.text]);
    for (const list of LISTS) {
        for (const value of from.value.itemsAt(list)) {
            const { documents, unread } = await documentsOf(files, from.folder, value);
            const isElse = OTHER_KINDS.test(value.at(['target'])?.textAt('kind') ?? '');
            if (unread !== null && !isElse)
                add(list, [{ text: unread, place: value.place, setsMode: true }]);
            for (const document of documents) {
                texts.add(document.file.text);
                if (entries.length <= MOST_ENTRIES)
                    add(list, changesOf(list, value, document));
            }
        }
    }
    add('vars', from.value.itemsAt('vars').map(wholeOf));
    const isPlain = (image) => isLiteral(image.textAt('name')) && image.at(['tagSuffix']) === null;
    const images = from.value.itemsAt('images').filter((image) => !isPlain(image));
    add('images', images.map(wholeOf));
    const components = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .textsAt */ .i1)(from.value, 'components');
    add('components', components.filter(({ text }) => (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveReference */ .sX)(files, from.folder, text) === null));
    const [first] = entries;
    if (first === undefined || entries.length <= MOST_ENTRIES)
        return entries;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update([...texts].join('\n'));
    return [{ ...OF_ANY_OBJECT, key: first.key, place: first.place, setsMode: true, text: hash.digest('hex') }];
}
function wholeOf({ source, place }) {
    return { text: source, place };
}
function changesOf(list, entry, document) {
    if (PATCHES.includes(list))
        return changesOfPatch(entry.at(['target']), document);
    const setsMode = MAY_SET_MODE.test(document.source);
    const mode = setsMode ? [{ text: '', place: entry.place, mayDecideVersion: false, setsMode }] : [];
    if (list === 'replacements')
        return [...mode, ...changesOfReplacements(document)];
    const isUsed = ({ path }) => list !== 'configurations' || path.startsWith('/images');
    return [
        ...mode,
        ...(0,_patches_js__WEBPACK_IMPORTED_MODULE_8__/* .patchedValues */ .YO)(document)
            .filter(isUsed)
            .flatMap((value) => changeOfValue(value, value.text, [], document)),
    ];
}
function changesOfPatch(target, document) {
    const own = target ?? document;
    const isMerge = document.isMap && document.textAt('kind') === 'Deployment';
    const patched = (0,_patches_js__WEBPACK_IMPORTED_MODULE_8__/* .patchedValues */ .YO)(document);
    const strategy = patched.filter(({ path }) => path === '/spec/strategy/type').at(-1);
    const isOperation = target?.textAt('kind') === 'Deployment' && document.items.length > 0;
    const operation = isOperation && strategy !== undefined ? { ...strategy, text: strategy.value } : null;
    const declares = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .modeOf */ .VV)(isMerge ? document.scalarAt('spec', 'strategy', 'type') : operation);
    return patched.flatMap((value) => {
        const text = target === null ? value.text : `${target.source.trim()}\n${value.text}`;
        return changeOfValue(value, text, namesOf([own], text), own).map((change) => ({ ...change, declares }));
    });
}
function changeOfValue(value, text, names, own) {
    const mayDecideVersion = names !== null && (0,_patches_js__WEBPACK_IMPORTED_MODULE_8__/* .mayDecide */ .O1)(value.path);
    const setsMode = MODE.test(value.path) && !OTHER_KINDS.test(own.textAt('kind'));
    if (!mayDecideVersion && !setsMode)
        return [];
    const container = (0,_patches_js__WEBPACK_IMPORTED_MODULE_8__/* .containerOf */ .t8)(value);
    const isOfChart = OF_CHART.test(value.path);
    return [{ text, place: value.place, names: names ?? [], container, mayDecideVersion, setsMode, isOfChart }];
}
function changesOfReplacements(root) {
    return (root.isMap ? [root] : root.items).flatMap((value) => {
        const targets = value.itemsAt('targets');
        const paths = targets.flatMap((target) => (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .textsAt */ .i1)(target, 'fieldPaths'));
        if (!paths.some((path) => (0,_patches_js__WEBPACK_IMPORTED_MODULE_8__/* .mayDecide */ .O1)(`/${path.text.replaceAll('.', '/')}`)))
            return [];
        const names = namesOf((0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .allAt */ .Nc)(targets, 'select'), value.source);
        return names === null ? [] : [{ ...wholeOf(value), names }];
    });
}
async function documentsOf(files, folder, entry) {
    const value = entry.at(['patch']) ?? entry.at(['path']) ?? entry;
    const written = value.scalar?.text ?? '';
    if (written === '')
        return { documents: [entry], unread: null };
    const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written);
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(folder, written) ?? written;
    const content = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(isInline ? (async () => (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedYaml */ .S)(value))() : files.yaml(path));
    if (content !== null)
        return { documents: content.documents.flatMap((each) => each ?? []), unread: null };
    const text = isInline ? written : `${written}\n${(await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))) ?? ''}`;
    return { documents: [], unread: text };
}
function namesOf(all, text) {
    const names = all.map((each) => each.textAt('metadata', 'name') || each.textAt('name'));
    if (all.length > 0 && all.every((each) => OTHER_KINDS.test(each.textAt('kind'))))
        return null;
    const isByLabels = all.some((each) => each.textAt('labelSelector') || each.textAt('annotationSelector'));
    if (isByLabels && !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesService */ .cM)(text))
        return null;
    return names.includes('') ? [] : names;
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

/***/ 73315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readLayers),
/* harmony export */   q: () => (/* binding */ replacedTags)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14889);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97353);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _syntax_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50516);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56830);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32185);








const MOST_ITEMS = 100;
const DECIDES = /(?:^|[.])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
async function readLayers(layers, sources, reach) {
    const values = [];
    for (const { as, at, of } of layers) {
        const holders = of === undefined ? sources : [(await reach.twin?.(of)) ?? []].flat();
        const path = at.find((each) => (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(holders, each).length > 0);
        if (path !== undefined)
            values.push(...(await valuesAt(path, holders, as, reach)));
    }
    return values;
}
async function valuesAt(path, holders, as, reach) {
    const written = (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(holders, path);
    const [first] = written;
    if (first === undefined)
        return [];
    if (as === 'values')
        return ownValues(written);
    if (as === 'settings' || as === 'texts')
        return settingsIn(first, as === 'texts', await textsIn(first, reach));
    const items = first.scalar ? [first] : (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsIn */ .Un)(holders, path);
    const [further] = items.slice(MOST_ITEMS);
    if (further !== undefined)
        return [(0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', further.place, `more than ${MOST_ITEMS} ${as}`)];
    const values = [];
    for (const item of items)
        values.unshift(...(await valuesOfItem(item, as, reach)));
    return values;
}
async function valuesOfItem(item, as, reach) {
    if (as === 'targeted' && !DECIDES.test(item.writtenAt('targetPath')?.text ?? ''))
        return [];
    if (as !== 'files')
        return (await reach.reference?.(item)) ?? [];
    if (item.isMap)
        return [(0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(item.file, item)];
    return (await reach.file?.(item.writtenAt('') ?? { text: '', place: item.place })) ?? [];
}
function replacedTags(layers, sources) {
    const owned = layers.filter(({ as }) => as === 'values').map(({ at }) => at.map((path) => (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(sources, path)));
    const replaced = owned.flatMap((written) => {
        const used = written.find(({ length }) => length > 0) ?? [];
        const texts = used.slice(used.findIndex(({ isMap }) => !isMap) + 1);
        return [...(texts.length < used.length ? texts : []), ...written.filter((each) => each !== used).flat()];
    });
    const tags = replaced.flatMap((value) => ownValues([value]).filter(_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isSeen */ .U4));
    return tags.flatMap(({ root }) => root?.writtenAt('image.tag')?.place ?? []);
}
function ownValues(written) {
    const values = [];
    for (const value of written) {
        if (value.isMap) {
            values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(value.file, value));
            continue;
        }
        try {
            const embedded = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedYaml */ .S)(value);
            const text = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(value.source.trim());
            if (embedded?.root?.isMap === true)
                values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(embedded));
            else if (embedded?.root !== null)
                values.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, text));
        }
        catch (error) {
            values.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error));
        }
        break;
    }
    return values;
}
async function textsIn(value, { text }) {
    const found = new Map();
    if (text === undefined)
        return found;
    for (const item of value.items.slice(0, MOST_ITEMS)) {
        const path = DECIDES.test(item.writtenAt('name')?.text ?? '') ? item.writtenAt('path') : null;
        const read = path === null ? null : await text(path);
        if (read !== null)
            found.set(item.node, read);
    }
    return found;
}
function settingsIn(value, isText, texts) {
    const options = [];
    const unseen = [];
    for (const setting of settingsOf(value)) {
        const option = optionOf(setting, isText, texts);
        if (option === null)
            continue;
        if ('code' in option)
            unseen.push(option);
        else
            options.push(option);
    }
    return options.length === 0 ? unseen : [...unseen, (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parsedValues */ .Cn)(() => (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsAsYaml */ .v)(value.file.path, options))];
}
function settingsOf({ members, items }) {
    const named = items.flatMap((item) => {
        const name = item.writtenAt('name');
        return name === null ? [] : [{ name, value: item.at(['value']), item }];
    });
    return [
        ...members.map(({ name, key, value }) => ({ name: { text: name, place: key }, value, item: value })),
        ...named,
    ];
}
function optionOf({ name, value, item }, isText, texts) {
    const steps = (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B)(name.text);
    const source = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)((0,_syntax_text_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .unformatted */ .e1)(item.source));
    const ofFile = texts.get(item.node);
    if (ofFile !== undefined)
        return { steps, value: ofFile.text, isText: true, place: ofFile.place };
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(name.text))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', name.place, source);
    if (steps.length === 0)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', name.place, source);
    const scalar = value?.scalar ?? null;
    const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => item.at([key]) !== null);
    if (isElsewhere || (value !== null && scalar === null))
        return DECIDES.test(name.text) ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', name.place, source) : null;
    const text = scalar?.type === 'null' ? '' : (value?.written ?? '');
    const isMember = value !== null && item.node === value.node;
    const isForced = isMember ? scalar?.type === 'string' : item.at(['forceString'])?.written === 'true';
    return { steps, value: text, isText: isText || isForced || text.includes('{{'), place: scalar?.place ?? name.place };
}


/***/ }),

/***/ 18803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
const LONGEST_PATTERN = 500;
function isPattern(path) {
    return /[*?[{]/.test(path);
}
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
function literalPattern(text) {
    return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}
function matchesGlob(pattern, path) {
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        taken = part.startsWith('*') ? takenByStar(part, path, taken) : takenByCharacter(part, path, taken);
        if (taken.size === 0)
            return false;
    }
    return taken.has(path.length);
}
function takenByStar(star, path, before) {
    const taken = new Set();
    let isOpen = false;
    for (let end = 0; end <= path.length; end += 1) {
        const isAfterSlash = path[end - 1] === '/';
        isOpen = before.has(end) || (isOpen && !(star === '*' && isAfterSlash));
        if (isOpen && (star !== '**/' || isAfterSlash || before.has(end)))
            taken.add(end);
    }
    return taken;
}
function takenByCharacter(character, path, before) {
    const fits = (at) => path[at] === character || (character === '?' && at < path.length && path[at] !== '/');
    return new Set([...before].filter(fits).map((at) => at + 1));
}


/***/ }),

/***/ 50836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ embeddedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70593);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56830);




const MOST_EMBEDDED = 4;
const depths = new WeakMap();
const readings = new WeakMap();
function embeddedYaml(value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(value) {
    const { file, node, scalar } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unparseable */ .Ve)(value.place, `YAML within YAML, ${depth} times over`);
    }
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._g(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    const [header = '', ...written] = block.split('\n');
    let from = start + header.length + 1;
    const texts = [];
    const offsets = [];
    for (const [index, line] of (node.source ?? '').split('\n').entries()) {
        const whole = written[index] ?? '';
        const text = whole.replace(/\r$/, '');
        const indent = Math.max(0, text.length - line.length);
        texts.push(text.slice(indent));
        offsets.push(from + indent);
        from += whole.length + 1;
    }
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .SourceText */ .D(file.path, texts.join('\n'));
    return {
        text: source.text,
        placeAt(offset) {
            const { line, column } = source.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}


/***/ }),

/***/ 97353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf),
/* harmony export */   v: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70593);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56830);



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
const MOST_STEPS = 50;
const MOST_ITEMS = 10_000;
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    const add = (place, line) => {
        places.push(place);
        lines.push(` ${line}`);
    };
    const write = (node, before, after) => {
        const { place } = node;
        if ('json' in node)
            return add(place, `${before}${node.json}${after}`);
        const { isList, members } = node;
        add(place, `${before}${isList ? '[' : '{'}`);
        const length = isList ? Math.max(-1, ...[...members.keys()].map(Number)) + 1 : 0;
        items += length;
        if (items > MOST_ITEMS)
            throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `more than ${MOST_ITEMS} items of lists`);
        for (let index = 0; index < length; index += 1)
            write(members.get(index) ?? { json: 'null', place }, '', ',');
        if (!isList)
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        add(place, `${isList ? ']' : '}'}${after}`);
    };
    write(root, '', '');
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceText */ .D(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .YamlFile */ ._g(path, source.text, {
        placeAt: (offset) => places[source.placeAt(offset).line - 1] ?? start,
    });
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        if (typeof step === 'number' && !(step >= 0 && step < MOST_ITEMS))
            throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `the item ${step}`);
        const next = steps[index + 1];
        const known = holder.members.get(step);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(step, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(step, made);
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
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ })

};
