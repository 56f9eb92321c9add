export const id = 6527;
export const ids = [6527];
export const modules = {

/***/ 26986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8702);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60688);





const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const WORD = /[\w$][\w$.:@/+-]*/g;
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;
function imagesIn(value, block, settings) {
    const found = [];
    const name = block.labels.join('.');
    for (const [text, position] of textsIn(value, { steps: [], isImage: false, hasTagBeside: false, name }, block))
        for (const image of imagesOf(text, position, settings))
            if (found.push(image) === MOST_IMAGES)
                return withoutOthers(found);
    return withoutOthers(found);
}
function withoutOthers(found) {
    const named = found.filter(({ isByName }) => !isByName);
    return named.length > 0 ? named : found;
}
function* textsIn(value, position, block) {
    const { steps, name } = position;
    if (value.kind === 'text')
        yield [value.text, position];
    else if (value.kind === 'encoded')
        yield* textsIn(value.value, position, block);
    else if (value.kind === 'list') {
        for (const [i, item] of value.items.entries())
            yield* textsIn(item, { steps: [...steps, `[${i}]`], isImage: false, hasTagBeside: false, name }, block);
    }
    else if (value.kind === 'object') {
        const own = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .knownText */ .bG)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(value, 'name')) ?? name;
        const hasTagBeside = block.type === 'module' || value.members.some(({ key }) => TAG_KEY.test(key));
        for (const { key, value: member } of value.members) {
            const isImage = IMAGE_KEY.test(key) || (key === 'name' && block.labels[0] === 'docker_image');
            yield* textsIn(member, { steps: [...steps, key], isImage, hasTagBeside, name: own }, block);
        }
    }
}
function* imagesOf(text, position, settings) {
    const { whole, pieces } = text;
    if (!(0,_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e)(whole) && !position.isImage && settings.images.length === 0)
        return;
    if (pieces.length === 1 && /\.ya?ml$/.test(text.placeAt(0).file))
        return;
    for (const { 0: word, index } of whole.matchAll(WORD)) {
        const before = whole.slice(Math.max(0, index - LONGEST_LEAD), index);
        const line = before.slice(before.lastIndexOf('\n') + 1);
        if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line))
            continue;
        const isImage = position.isImage || IMAGE_MEMBER.test(line);
        const image = readWord(word.replace(/(?<![.:])[.:]+$/, ''), index, text, { ...position, isImage }, settings);
        if (image !== null)
            yield image;
    }
}
function readWord(word, start, text, { steps, isImage, hasTagBeside, name }, settings) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(word);
    if (reference === null)
        return null;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, settings.images);
    const tagStart = TAG_START.exec(word)?.[0].length ?? word.length;
    const inName = text.unknownIn(start + word.lastIndexOf('/', tagStart - 1) + 1, start + tagStart);
    if (inName !== null) {
        const { written } = inName;
        if (!isImage || written.startsWith('docker_image.') || !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesService */ .cM)(`${written}= ${name}`))
            return null;
    }
    else if (kind === 'other' || (kind !== 'service' && !isImage))
        return null;
    const isCalledSo = inName !== null && (0,_service_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesService */ .cM)(`${inName.written}=`);
    const common = { steps, isByName: inName !== null && !isCalledSo };
    const isBuild = isCalledSo && tagStart < word.length;
    const unknown = (isBuild ? null : inName) ?? text.unknownIn(start + tagStart, start + word.length);
    const place = text.placeAt(start + (tagStart < word.length ? tagStart : 0));
    if (unknown !== null)
        return { ...common, ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(unknown.problem, place) };
    if (tagStart === word.length && (!isImage || hasTagBeside))
        return null;
    const named = isBuild ? { ...reference, repository: `${reference.repository}/${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}` } : reference;
    const read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOfImage */ .Li)(named, settings, place);
    return read && { ...common, ...read };
}


/***/ }),

/***/ 29068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resourceOf),
/* harmony export */   O: () => (/* binding */ readReleaseResource)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93960);
/* harmony import */ var _syntax_hcl_fitting_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62039);
/* harmony import */ var _syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8702);
/* harmony import */ var _syntax_set_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56830);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _helm_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2093);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18658);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32185);












const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
const MOST_SETTINGS = 20_000;
function resourceOf(block, scope, evaluation) {
    return {
        files: evaluation.files,
        place: (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(block),
        async member(name) {
            const attribute = block.body.attributes.get(name);
            const value = attribute === undefined ? null : await evaluation.value(attribute.value, scope);
            return value?.kind === 'null' ? null : value;
        },
        async blocks(type) {
            const found = [];
            for (const each of block.body.blocks) {
                if (each.type === type)
                    found.push(await evaluation.block(each, scope));
                if (each.type === 'dynamic' && each.labels[0] === type)
                    found.push(...(await generated(each, scope, evaluation)));
            }
            return found;
        },
        folderOf: (path) => (0,_syntax_hcl_fitting_files_js__WEBPACK_IMPORTED_MODULE_8__/* .pathFrom */ .Iw)(scope.root, path),
    };
}
async function generated(block, scope, evaluation) {
    const { attributes, blocks } = block.body;
    const [forEach, iterator] = [attributes.get('for_each'), attributes.get('iterator')];
    const content = blocks.find(({ type }) => type === 'content');
    const values = forEach === undefined ? null : await evaluation.value(forEach.value, scope);
    const place = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(block);
    const each = values?.kind === 'object'
        ? values.members.map(({ key, value }) => ({ key: (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(key, value.place), value }))
        : values?.kind === 'list'
            ? values.items.map((value) => ({ key: value, value }))
            : null;
    if (content === undefined || each === null || each.length > MOST_SETTINGS)
        return [evaluation.unknown(block, scope)];
    const name = iterator === undefined ? (block.labels[0] ?? '') : (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .writtenText */ .v4)(iterator.value);
    const found = [];
    for (const { key, value } of each) {
        const members = [
            { key: 'key', value: key },
            { key: 'value', value },
        ];
        const names = new Map([...scope.names, [name, { kind: 'object', members, place }]]);
        found.push(await evaluation.block(content, { ...scope, names }));
    }
    return found;
}
async function readReleaseResource(resource, settings) {
    const release = new ReleaseReader(resource, settings.chart);
    const chart = await release.chart();
    const values = [...(await release.settings()), ...(await release.values())];
    const called = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(await resource.member('name')) ?? '';
    const parts = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_5__/* .readHelmRelease */ .q1)(resource.files, { chart, values, place: resource.place, called }, settings);
    const isService = chart.kind === 'published' && (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .baseNameOf */ .mv)(chart.name) === settings.chart;
    const others = isService ? release.ofOthers : [];
    const disabled = await resource.member('disable_webhooks');
    const read = parts.map((part) => ({ ...part, found: release.withUnknown(part.found) }));
    return (0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .changeMain */ .YL)(read, (own) => withoutMode({ ...own, understood: [...own.understood, ...others] }, disabled));
}
function withoutMode(reading, disabled) {
    if (disabled === null || (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(disabled) === 'false' || reading.declared.upgradeMode === null)
        return reading;
    const at = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_10__/* .showPlace */ .R)(disabled.place);
    const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}
class ReleaseReader {
    resource;
    service;
    #unknown = new Map();
    ofOthers = [];
    constructor(resource, service) {
        this.resource = resource;
        this.service = service;
    }
    withUnknown(reading) {
        if (reading.answer.status !== 'problem' || reading.answer.problem.code !== 'unresolved-template')
            return reading;
        const problem = this.#unknownBehind(reading.answer.problem.found);
        const place = problem?.place ?? reading.place;
        return problem === null ? reading : { ...reading, answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)(problem), place };
    }
    #unknownBehind(text) {
        const names = [...this.#unknown.keys()].filter((name) => text.includes(name));
        return this.#unknown.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? null;
    }
    async chart() {
        const { resource } = this;
        const chart = await resource.member('chart');
        const text = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(chart);
        if (chart === null) {
            return { kind: 'unknown', problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', resource.place, 'The release has no chart') };
        }
        if (text === null)
            return { kind: 'unknown', problem: this.#problemOf(chart) };
        const repository = await resource.member('repository');
        const address = repository === null ? null : repository.kind === 'text' ? repository.text.whole || null : '';
        const folder = text.endsWith('.tgz') ? null : resource.folderOf(text);
        const isBeside = address === null && folder !== null && resource.files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
        if (/^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || isBeside) {
            if (folder !== null)
                return { kind: 'folder', path: folder };
            return { kind: 'unknown', problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', chart.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(text)) };
        }
        const slash = text.lastIndexOf('/');
        const version = await resource.member('version');
        const known = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(version)?.trim() || null;
        const at = version?.kind === 'text' ? version.text.placeAt(0) : null;
        return {
            kind: 'published',
            name: text.slice(slash + 1),
            version: known === null || at === null ? null : { text: known, place: at },
            repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
            problem: version === null || (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(version) !== null ? null : this.#problemOf(version),
        };
    }
    async settings() {
        const options = [];
        const unseen = [];
        for (const type of SETTINGS) {
            for (const item of [...itemsOf(await this.resource.member(type)), ...(await this.resource.blocks(type))]) {
                const name = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .memberOf */ .C5)(item, 'name');
                const steps = (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)(name) ?? '');
                const value = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .memberOf */ .C5)(item, 'value');
                const isText = !/^(?:auto)?$/.test((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .knownText */ .bG)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_7__/* .memberOf */ .C5)(item, 'type')) ?? '');
                if (steps.length === 0)
                    unseen.push(this.#problemOf(name ?? item));
                else if (value !== null)
                    for (const option of this.#flatten(value, steps, isText))
                        options.push(option);
            }
        }
        return [...unseen, ...this.#layerOf(options)];
    }
    #flatten(value, steps, isText) {
        if (value.kind === 'list')
            return value.items.flatMap((item, at) => this.#flatten(item, [...steps, at], isText));
        if (value.kind === 'object')
            return value.members.flatMap(({ key, value: member }) => this.#flatten(member, [...steps, key], isText));
        const text = value.kind === 'text' ? this.#remembered(value.text) : null;
        const whole = text?.whole ?? 'null';
        const place = text?.placeAt(Math.max(whole.search(/\S/), 0)) ?? value.place;
        if (steps.length > 2 && steps.slice(-2).join('.') === 'image.tag')
            this.ofOthers.push(place);
        const setting = whole.trim().replace(/\\([\s\S])/g, '$1');
        return [{ steps, value: setting, isText: text !== null && (isText || text.unknownIn() !== null), place }];
    }
    async values() {
        const items = itemsOf(await this.resource.member('values'));
        return items.flatMap((item) => this.#valuesOf(item)).reverse();
    }
    #valuesOf(item) {
        if (item.kind === 'encoded' && item.value.kind === 'object')
            return this.#layerOf(this.#flatten(item.value, [], true));
        if (item.kind === 'null')
            return [];
        if (item.kind !== 'text')
            return [this.#problemOf(item)];
        const text = this.#remembered(item.text);
        if (text.whole.trim() === '')
            return [];
        const start = (offset) => (/["']/.test(text.whole.charAt(offset)) ? offset + 1 : offset);
        const placeAt = (offset) => text.placeAt(start(offset));
        return [this.#layer(() => new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._g(placeAt(0).file, text.whole, { placeAt }))];
    }
    #remembered(text) {
        for (const { text: name, unknown } of text.pieces)
            if (unknown !== null)
                this.#unknown.set(name, unknown.problem);
        return text;
    }
    #problemOf(value) {
        const of = value.kind === 'encoded' ? value.value : value;
        if (of.kind !== 'text')
            return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', value.place, 'The value there');
        const unknown = this.#remembered(of.text).unknownIn();
        return unknown?.problem ?? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', value.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(of.text.whole));
    }
    #layerOf(options) {
        const some = options.slice(0, MOST_SETTINGS);
        return options.length === 0 ? [] : [this.#layer(() => (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAsYaml */ .v)(this.resource.place.file, some))];
    }
    #layer(parse) {
        const parsed = (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parsedValues */ .Cn)(parse);
        if (!(0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isSeen */ .U4)(parsed))
            return parsed;
        const { root } = parsed;
        const values = root?.isMap ? ['image', this.service].map((name) => root.member(name)?.value ?? null) : [root];
        const texts = values.map((value) => value?.scalar?.text ?? '');
        return this.#unknownBehind(texts.join('\n')) ?? parsed;
    }
}
function itemsOf(value) {
    return value?.kind === 'list' ? value.items : value === null ? [] : [value];
}


/***/ }),

/***/ 62039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   jE: () => (/* binding */ FittingFiles),
/* harmony export */   vP: () => (/* binding */ OPEN)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18803);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);


const OPEN = '\0';
class FittingFiles {
    files;
    assumptions;
    spend;
    some = new Set();
    constructor(files, assumptions, spend) {
        this.files = files;
        this.assumptions = assumptions;
        this.spend = spend;
    }
    addMatches(path, folder, expression) {
        const whole = pathFrom(folder, path) ?? '';
        if (!whole.includes(OPEN) || !/[\w-]/.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseNameOf */ .mv)(whole)))
            return 0;
        const pattern = patternOf(whole, expression !== null);
        this.spend(this.files.paths.length / 50);
        const fitting = this.files.paths.filter((each) => pattern.test(each) && this.files.has(each));
        if (fitting.length > 1)
            for (const each of fitting)
                this.some.add(each);
        if (expression === null)
            return fitting.length;
        const texts = fitting.map((each) => pattern.exec(each)?.[1] ?? '').filter((text) => !_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .FOR_ALL */ .Ah.test(text));
        this.assumptions.all(expression, texts);
        return fitting.length;
    }
    addSets(written, { module, root }) {
        for (const [, base = '', pattern = ''] of written.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
            const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '');
            const path = `./${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(below, pattern).replace(/[*{[][^/.]*/g, OPEN)}`;
            this.addMatches(path, base.includes('path.module') ? module.folder : root, null);
        }
    }
}
function patternOf(path, isOneText) {
    const [first = '', ...others] = path.split(OPEN).map(_repository_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf);
    const [part, further] = isOneText ? [others.length === 1 ? '(.+)' : '([^/]+)', '\\1'] : ['([^/]+)', '[^/]+'];
    return new RegExp(`^${first}${part}${others.join(further)}$`);
}
function pathFrom(folder, path) {
    return path.startsWith('~') ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(folder, path);
}


/***/ }),

/***/ 8702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bG: () => (/* binding */ knownText),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   nt: () => (/* binding */ writtenAt),
/* harmony export */   v4: () => (/* binding */ writtenText)
/* harmony export */ });
/* unused harmony export EvaluatedText */
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
    unknownIn(start = 0, end = this.whole.length) {
        const isWithin = (from, length) => from < end && from + length > start;
        const found = this.pieces.find(({ unknown, text }, index) => unknown !== null && isWithin(this.#starts[index] ?? 0, text.length));
        return found?.unknown ?? null;
    }
}
const [MOST_PIECES, MOST_CHARACTERS] = [2_000, 1_000_000];
function textOf(pieces, place) {
    const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (pieces.length > MOST_PIECES || length > MOST_CHARACTERS)
        return null;
    return pieces.length === 0 ? textAt('', place) : { kind: 'text', text: new EvaluatedText(pieces), place };
}
function knownText(value) {
    return value?.kind === 'text' && value.text.unknownIn() === null ? value.text.whole : null;
}
function memberOf(value, name) {
    if (value.kind === 'object')
        return value.members.findLast(({ key }) => key === name)?.value ?? null;
    return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}
function membersOf(value) {
    if (value.kind === 'object')
        return value.members;
    return value.kind === 'list' ? value.items.map((item, index) => ({ key: `${index}`, value: item })) : null;
}
function literalText(expression) {
    if (expression?.kind === 'literal')
        return expression.value;
    if (expression?.kind !== 'template')
        return null;
    const texts = expression.parts.map((part) => (part.kind === 'literal' ? part.value : null));
    return texts.includes(null) ? null : texts.join('');
}
function writtenText({ source, start, end }) {
    const text = source.text.slice(start, end).replace(/^[ \t]*(?:#|\/\/).*$/gm, '');
    return text.replace(/\s+/g, ' ').trim();
}
function placeOf({ source, start }) {
    return source.placeAt(start);
}
function textAt(text, place, unknown = null) {
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt: () => place, unknown }]), place };
}
function writtenAt({ source, start }, text) {
    const placeAt = (offset) => source.placeAt(start + offset);
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt, unknown: null }]), place: placeAt(0) };
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
