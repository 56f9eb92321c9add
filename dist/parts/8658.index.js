export const id = 8658;
export const ids = [8658];
export const modules = {

/***/ 18658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lR: () => (/* binding */ publishedChart),
  q1: () => (/* binding */ readHelmRelease),
  X6: () => (/* binding */ unknownChart)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/environment-names.js
var environment_names = __webpack_require__(58522);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(94217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(61833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(95601);
;// CONCATENATED MODULE: ./build/syntax/template-source.js
const MOST_LEVELS = 6;
const MOST_PARTS = 20;
const ACTION = /(\{\{-?)((?:(?!\}\}|\{\{).){0,1000})\}\}/gs;
class TemplateReader {
    helpers;
    #known = new Map();
    constructor(helpers) {
        this.helpers = helpers;
    }
    parts({ source, start, end }) {
        const text = source.text.slice(start, end);
        const found = [];
        const literal = (from, to) => {
            const written = text.slice(from, to);
            const place = source.placeAt(start + to - written.trimStart().length);
            if (written.trim() !== '')
                found.push([{ kind: 'text', text: written.trim(), place }]);
        };
        let at = 0;
        for (const { 0: whole, 1: lead = '', 2: action = '', index } of text.matchAll(ACTION)) {
            literal(at, index);
            at = index + whole.length;
            if (action.trimStart().startsWith('/*'))
                continue;
            const from = start + index + lead.length;
            const parts = this.expression({ source, start: from, end: from + action.replace(/\s-$/, '').length });
            if (parts === null || found.push(...parts) > MOST_PARTS)
                return null;
        }
        literal(at, text.length);
        return found.some(([first]) => first?.kind === 'text' && first.text.includes('{{')) ? null : found;
    }
    expression(range) {
        const tokens = tokensOf(range);
        const found = tokens && this.#pipeline(tokens, range.source, 0);
        return tokens?.length === 0 ? found : null;
    }
    #pipeline(tokens, source, level) {
        let piped = this.#command(tokens, source, level, null);
        while (piped !== null && tokens[0]?.text === '|') {
            tokens.shift();
            piped = this.#command(tokens, source, level, piped);
        }
        return piped;
    }
    #command(tokens, source, level, piped) {
        const name = /^[a-z]/i.test(tokens[0]?.text ?? '') ? tokens.shift()?.text : undefined;
        const given = [];
        while (tokens[0] !== undefined && !/^[|)]$/.test(tokens[0].text)) {
            const operand = this.#operand(tokens, source, level);
            if (operand === null)
                return null;
            given.push(operand);
        }
        if (piped !== null)
            given.push(piped);
        if (name !== undefined)
            return this.#call(name, given);
        return given.length === 1 ? (given[0] ?? null) : null;
    }
    #operand(tokens, source, level) {
        const { text, offset } = tokens.shift() ?? { text: '', offset: 0 };
        if (/^["`]/.test(text)) {
            const inner = text.slice(1, -1);
            return text.startsWith('"') && inner.includes('\\')
                ? null
                : [[{ kind: 'text', text: inner, place: source.placeAt(offset + 1) }]];
        }
        if (text === '.' || text === '$')
            return [];
        const [, way] = /^\$?\.Values\.([\w.]+)$/.exec(text) ?? [];
        if (way !== undefined)
            return [[{ kind: 'value', path: way.split('.') }]];
        if (/^\$?\.Chart\.AppVersion$/.test(text))
            return [[{ kind: 'appVersion' }]];
        if (text !== '(' || level >= MOST_LEVELS)
            return null;
        const found = this.#pipeline(tokens, source, level + 1);
        return tokens.shift()?.text === ')' ? found : null;
    }
    #call(name, given) {
        const [first = [], second = []] = given;
        const single = given.flatMap((each) => (each.length === 1 ? each : []));
        const chain = (sources) => single.length === given.length && sources.flat().length <= MOST_PARTS ? [sources.flat()] : null;
        switch (name) {
            case 'quote':
            case 'squote':
            case 'toString':
            case 'trim':
                return given.length === 1 ? first : null;
            case 'tpl':
                return second.length === 0 ? first : null;
            case 'required':
                return given.length === 2 ? second : null;
            case 'default':
                return given.length === 2 ? chain(single.toReversed()) : null;
            case 'coalesce':
            case 'or':
                return chain(single);
            case 'printf':
                return formatted(first, given.slice(1));
            case 'include':
            case 'template':
                return second.length === 0 ? this.#helper(textOf(first) ?? '') : null;
            default:
                return null;
        }
    }
    #helper(name) {
        const known = this.#known.get(name);
        if (known !== undefined)
            return known;
        this.#known.set(name, null);
        const body = this.helpers.get(name);
        const found = body === undefined ? null : this.parts(unquoted(body));
        this.#known.set(name, found);
        return found;
    }
}
const QUOTED = /^(\s{0,99})(["'])((?:\{\{[^{}]{0,999}\}\}|[^"'{}]){0,999})\2\s{0,99}$/;
function unquoted({ source, start, end }) {
    const [, before = '', quote = '', inner = ''] = QUOTED.exec(source.text.slice(start, end)) ?? [];
    const from = start + before.length + quote.length;
    return quote === '' ? { source, start, end } : { source, start: from, end: from + inner.length };
}
function formatted(format, values) {
    const source = format[0]?.[0];
    if (format.length !== 1 || source?.kind !== 'text')
        return null;
    const pieces = source.text.split(/%[sv]/);
    if (pieces.length !== values.length + 1 || pieces.some((piece) => piece.includes('%')))
        return null;
    let offset = 0;
    return pieces.flatMap((text, index) => {
        const piece = partOf(source, text, offset);
        offset += text.length + 2;
        return [...piece, ...(values[index] ?? [])];
    });
}
function partOf({ place }, text, offset) {
    const at = place.column === null ? place : { ...place, column: place.column + offset };
    return text === '' ? [] : [[{ kind: 'text', text, place: at }]];
}
function textOf(parts) {
    const source = parts.length === 1 ? parts[0]?.[0] : undefined;
    return source?.kind === 'text' ? source.text : null;
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|`[^`]*`|[|()]|[^\s|()"`]+)/gy;
function tokensOf({ source, start, end }) {
    const text = source.text.slice(start, end).trimEnd();
    const found = [...text.matchAll(TOKEN)];
    if (found.map(([whole]) => whole).join('') !== text)
        return null;
    return found.map(({ 0: whole, 1: token = '', index }) => ({
        text: token,
        offset: start + index + whole.length - token.length,
    }));
}
function helpersIn(texts) {
    const helpers = new Map();
    for (const source of texts) {
        const starts = [...source.text.matchAll(/\{\{-?\s*define\s+"([^"\n]{1,200})"\s*-?\}\}/g)];
        for (const [index, { 0: whole, 1: name = '', index: at }] of starts.entries()) {
            const start = at + whole.length;
            const next = starts[index + 1]?.index ?? source.text.length;
            const end = [...source.text.slice(start, next).matchAll(/\{\{-?\s*end\s*-?\}\}/g)].at(-1)?.index;
            helpers.set(name, { source, start, end: end === undefined ? next : start + end });
        }
    }
    return helpers;
}
function valuesIn(text) {
    return [...new Set([...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, way = '']) => way))].map((way) => way.split('.'));
}

// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/template-images.js


const MOST_IMAGES = 200;
const MOST_TEXTS = 20;
const IMAGE_KEY = /(?<![\w.-])["']?image["']?:[ \t]+(?=\S)/g;
const NAMED_IMAGE = /(?<![\w.-])([\w.-]{1,100}(?::\d{1,5})?(?:\/[\w.-]{1,100}){1,8}):(?:\{\{[^{}\n]{0,300}\}\}|%s["`]([^{}\n]{0,300}))/g;
const LITERAL = /^[ \t-]{0,100}["']?image["']?:[ \t]{1,9}["']?([^\s"'{}]{1,500})(?=["']?[ \t]{0,9}(?:#.*)?$)/gm;
function imagesIn(texts, globs) {
    const search = new ImageSearch(helpersIn(texts), globs);
    for (const file of texts)
        search.read(file);
    const literals = new Map(texts.flatMap(literalsIn).map((each) => [each.source, each]));
    return { images: [...search.images.values()], literals: [...literals.values()], others: search.others };
}
function literalsIn(file) {
    return [...file.text.matchAll(LITERAL)].slice(0, MOST_IMAGES).map(({ 0: whole, 1: source = '', index }) => {
        const place = file.placeAt(index + whole.length - source.length);
        const parts = [[{ kind: 'text', text: source, place }]];
        return { ...(splitAtTag(parts) ?? { name: parts, tag: [] }), place, source };
    });
}
class ImageSearch {
    helpers;
    globs;
    images = new Map();
    others = [];
    #reader;
    constructor(helpers, globs) {
        this.helpers = helpers;
        this.globs = globs;
        this.#reader = new TemplateReader(helpers);
    }
    read(file) {
        const understood = this.#readValues(file);
        for (const match of [...file.text.matchAll(NAMED_IMAGE)].slice(0, MOST_IMAGES)) {
            const { index } = match;
            if (!understood.some(({ start, end }) => start <= index && index < end))
                this.#readNamed(match, file);
        }
    }
    #readValues(file) {
        const understood = [];
        for (const match of [...file.text.matchAll(IMAGE_KEY)].slice(0, MOST_IMAGES)) {
            const range = imageValueAt(file, match.index + match[0].length);
            if (range === null || !file.text.slice(range.start, range.end).includes('{{'))
                continue;
            const parts = this.#reader.parts(range);
            const image = parts && splitAtTag(parts);
            const isOneValue = parts !== null && parts.length <= 1 && (parts[0]?.length ?? 0) <= 1;
            if (image?.tag) {
                this.#add(range, image);
                understood.push(range);
            }
            else if (!isOneValue)
                this.#addOther(range);
        }
        return understood;
    }
    #readNamed({ index, 0: found, 1: name = '', 2: rest }, file) {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(name);
        if (reference === null || !/^(?:service|custom)$/.test((0,deployment_reference/* classifyImage */._u)(reference, this.globs)))
            return;
        const end = index + found.length;
        const range = { source: file, start: rest === undefined ? index + name.length + 1 : end - rest.length, end };
        const tag = rest === undefined ? this.#reader.parts(range) : this.#reader.expression(range);
        const text = { kind: 'text', text: name, place: file.placeAt(index) };
        this.#add(range, { name: [[text]], tag: tag?.length === 1 ? (tag[0] ?? null) : null });
    }
    #add({ source: file, start, end }, image) {
        const key = JSON.stringify([image.name, image.tag], (name, value) => (name === 'place' ? undefined : value));
        const source = file.text.slice(start, end);
        if (!this.images.has(key))
            this.images.set(key, { ...image, place: file.placeAt(start), source });
    }
    #addOther({ source: file, start, end }) {
        if (this.others.length >= MOST_TEXTS)
            return;
        this.others.push({
            key: `chart:${file.path}#image/${this.others.length}`,
            text: withHelpers(file.text.slice(start, end), file, this.helpers),
            place: file.placeAt(start),
        });
    }
}
const MOST_IN_IMAGE = 1_000;
function imageValueAt(source, start) {
    const text = source.text.slice(start, start + MOST_IN_IMAGE);
    const quote = /^["']/.exec(text)?.[0] ?? '';
    const isEnd = (letter) => (quote === '' ? /[\s,\]}]/.test(letter) : letter === quote || letter === '\n');
    let at = quote.length;
    while (at < text.length && !isEnd(text.charAt(at))) {
        const isAction = text.startsWith('{{', at);
        const end = isAction ? text.indexOf('}}', at) : at;
        if (end === -1)
            return null;
        at = isAction ? end + 2 : end + 1;
    }
    return at === quote.length ? null : { source, start: start + quote.length, end: start + at };
}
function splitAtTag(parts) {
    const index = parts.findLastIndex(([source]) => source?.kind === 'text' && source.text.includes(':'));
    const source = parts[index]?.[0];
    if (source?.kind !== 'text')
        return null;
    const colon = source.text.lastIndexOf(':');
    const name = [...parts.slice(0, index), ...partOf(source, source.text.slice(0, colon), 0)];
    const tag = [...partOf(source, source.text.slice(colon + 1), colon + 1), ...parts.slice(index + 1)];
    if (name.length === 0)
        return null;
    return { name, tag: tag.length === 1 ? (tag[0] ?? null) : null };
}
function withHelpers(source, file, helpers) {
    const texts = new Map([['', source]]);
    const assigned = [...file.text.matchAll(/(\$\w{1,50})\s*:?=[^{}\n]{0,300}/g)].slice(0, MOST_IMAGES);
    for (const text of texts.values()) {
        for (const [, name = ''] of text.matchAll(/"([^"\n]{1,200})"/g)) {
            const body = helpers.get(name);
            if (body !== undefined)
                texts.set(name, body.source.text.slice(body.start, body.end));
        }
        const names = new Set(text.match(/\$\w{1,50}/g));
        for (const [whole, name = ''] of assigned)
            if (names.has(name))
                texts.set(whole, whole);
        if (texts.size > MOST_TEXTS)
            break;
    }
    return [...texts.values()].join('\n');
}
function pairOf({ name }) {
    const [source] = name.at(-1) ?? [];
    return source?.kind === 'value' && source.path.at(-1) === 'repository' ? source.path.slice(0, -1) : null;
}

// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/templates.js














const MOST_TEMPLATES = 100;
const MOST_CHARACTERS = 200_000;
const HIDES = /\.Values\b(?!\.\w)|"Values"|\.Files\b|\btpl\b|\bimage["']?:[ \t]{0,9}[|>\n]/;
async function readTemplates(files, { folder, dependencies }, globs) {
    const read = async (path) => {
        const text = await (0,source_files/* nullIfUnreadable */.e)(files.text(path));
        return text !== null && text.length <= MOST_CHARACTERS ? [new source_text/* SourceText */.D(path, text)] : [];
    };
    const paths = (0,values_files/* filesBelow */.DR)(files, (0,repository_paths/* inFolder */._z)(folder, 'templates'));
    const texts = (await Promise.all(paths.slice(0, MOST_TEMPLATES).map(read))).flat();
    const whole = texts.map(({ text }) => text).join('\n');
    const taken = valuesIn(whole);
    const { images, literals, others } = imagesIn(texts, globs);
    const names = others.flatMap(({ text }) => [...text.matchAll(/\.Files\.(?:Get|Lines)\s{1,9}"([^"\n]{1,200})"/g)]);
    for (const name of [...new Set(names.map(([, each = '']) => each))].slice(0, MOST_TEXTS)) {
        for (const { path, text } of await read((0,repository_paths/* inFolder */._z)(folder, name)))
            others.push({ key: `chart:${path}`, text, place: { file: path, line: 1, column: 1 } });
    }
    const isAlone = dependencies.length + (0,values_files/* filesBelow */.DR)(files, (0,repository_paths/* inFolder */._z)(folder, 'charts')).length === 0;
    const isWhole = texts.length > 0 && texts.length === paths.length && others.length === 0;
    const isClear = isAlone && isWhole && !HIDES.test(whole);
    return {
        images,
        literals: isClear ? literals : [],
        others,
        usesAppVersion: texts.length === 0 || whole.includes('.Chart.AppVersion'),
        isClear,
        readsMode: /\.Values\.upgrade\b/.test(whole),
        recreates: recreation(texts),
        text: texts
            .flatMap(({ path, text }) => (path.endsWith('.tpl') || (0,product/* isNamed */.e)(text) || /\.image\b/i.test(text) ? [text] : []))
            .join('\n'),
        takes: (path) => taken.some((way) => way.every((key, index) => index >= path.length || path[index] === key)),
    };
}
function readTemplated({ name, tag, place, source }, known, scope, settings) {
    const text = name.map((sources) => firstText(scope, sources)).join('');
    const reference = (0,deployment_reference/* parseImageReference */.o_)(text.replace(/^\/+/, ''));
    if (reference === null || !/^(?:service|custom)$/.test((0,deployment_reference/* classifyImage */._u)(reference, settings.images)))
        return [];
    const tags = tag ?? [];
    const byDefault = (0,image_values/* defaultOf */.HA)(tags, known, place);
    const repository = { reference, place, problem: null };
    const reading = (0,image_values/* readImageValues */.G)(scope, settings, byDefault, { tags, repository });
    if (reading === null)
        return [];
    const found = (0,quote_text/* quoteText */.o)(source.replace(/^\{\{-?|-?\}\}$/g, '').trim());
    const read = tag === null ? (0,image_answer/* refusedImage */.y)((0,problems_problem/* problemAt */.l4)('unresolved-template', place, found), place) : reading;
    const { answer, place: at, notices } = read;
    const values = [...tags, ...name.flat()].filter((each) => each.kind === 'value');
    const texts = tags.filter(({ kind }) => kind === 'text');
    const understood = [...(0,image_values/* placesOfTag */.us)(scope, [...values, ...texts]), ...byDefault.understood];
    const steps = values[0]?.path.map(String) ?? ['appVersion'];
    const { setsTag } = reading;
    return [
        { found: { ...finding/* DEFAULTS */.zY, answer, place: at, notices, understood }, setsTag, steps, way: steps, isInstance: false },
    ];
}
function firstText(scope, sources) {
    const texts = sources.map((source) => {
        if (source.kind === 'value')
            return (0,values/* textOf */.b6)(scope.at(source.path));
        return source.kind === 'text' ? source.text : '';
    });
    return texts.find((text) => text !== '') ?? '';
}
const RECREATE = /(?<!\}\}[ \t]*\n)^[ \t]+strategy:[ \t]*\n[ \t]+type:[ \t]*["']?Recreate\b/gm;
function recreation(texts) {
    const places = texts.flatMap((file) => [...file.text.matchAll(RECREATE)].map(({ 0: whole, index }) => file.placeAt(index + whole.lastIndexOf('\n') + 1)));
    const deployments = texts.flatMap(({ text }) => text.match(/^kind:[ \t]*Deployment\b/gm) ?? []);
    return places.length === deployments.length ? (places[0] ?? null) : null;
}
function possibleVersions(text, expressions, { file, scope, images }, isOpen) {
    const ways = valuesIn(text);
    const direct = new Set(valuesIn(expressions).map((way) => way.join('.')));
    const own = [
        ...(isOpen || text.includes('.Chart.AppVersion') ? [['appVersion']] : []),
        ...(text.includes('.Chart.Version') ? [['version']] : []),
    ];
    const layers = [{ file, root: file.root, ways: own }, ...scope.layers.map((each) => ({ ...each, ways }))];
    const texts = new Map();
    for (const { file: from, root, ways: named } of layers) {
        for (const way of named) {
            const scalar = root?.at(way)?.scalar ?? null;
            const name = way.join('.');
            const [isDirect, isVersion] = [direct.has(name), /^v?\d+\.\d+\.\d+/.test(scalar?.text ?? '')];
            const mayDecide = isTagOfOther(way, scope, images) ? isDirect && isVersion : isDirect || isVersion;
            if (scalar === null || !mayDecide)
                continue;
            const key = `chart:${from.path}#${name}`;
            texts.set(key, { key, text: scalar.text, place: scalar.place });
        }
    }
    return [...texts.values()];
}
function isTagOfOther(way, scope, images) {
    if (way.at(-1) !== 'tag')
        return false;
    const reference = (0,deployment_reference/* parseImageReference */.o_)((0,values/* textOf */.b6)(scope.at([...way.slice(0, -1), 'repository'])));
    return reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, images) === 'other';
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helm/chart-folder.js
















const chart_folder_MOST_LEVELS = 4;
const MOST_DEPENDENCIES = 200;
class ChartFolderReader {
    files;
    settings;
    isNamed;
    #dependencies = 0;
    constructor(files, settings, isNamed) {
        this.files = files;
        this.settings = settings;
        this.isNamed = isNamed;
    }
    async read(folder, above, position) {
        const local = await (0,chart_files/* readLocalChart */.ay)(this.files, folder);
        if (local === null)
            return null;
        const { values, dependencies } = local;
        const scope = values === null ? above : above.over({ file: values, root: values.root });
        const source = { ...position, local, scope };
        const isOfService = ({ name }) => name === this.settings.chart;
        const isWrapper = dependencies.some(isOfService);
        const isBare = (0,values_files/* filesBelow */.DR)(this.files, (0,repository_paths/* inFolder */._z)(folder, 'templates')).length === 0 && dependencies.length > 0;
        if (local.name === this.settings.chart && !isWrapper && !isBare)
            return this.#readService(source);
        const parts = [];
        const spokenFor = [];
        for (const dependency of dependencies.toSorted((one, other) => +isOfService(other) - +isOfService(one))) {
            const found = await this.#readDependency(dependency, source);
            if (found === null)
                continue;
            spokenFor.push(dependency.key);
            parts.push(...found);
        }
        parts.push(...(await this.#readOwnImages(source, spokenFor)));
        const understood = [...(isWrapper ? local.known.understood : []), ...position.understood];
        return parts.map(({ found, ...part }) => ({
            ...part,
            found: { ...found, understood: [...found.understood, ...understood] },
        }));
    }
    async #readService(release) {
        const { local, scope, understood } = release;
        const templates = await readTemplates(this.files, local, this.settings.images);
        const chart = {
            name: this.settings.chart,
            version: templates.readsMode && local.version !== null ? (0,deployment_chart/* exactChartVersion */.El)(local.version.text) : null,
            place: local.version?.place ?? null,
            repository: `./${local.folder}`,
        };
        const templated = allTemplated(templates, release, this.settings);
        const { tagsOf, parts } = templated;
        const tags = tagsOf(['image']);
        const usual = templates.usesAppVersion ? (0,image_values/* usualTags */.OM)(['image']) : [];
        const known = {
            ...(0,image_values/* defaultOf */.HA)(tags ?? usual, local.known, release.place),
            understood: [...local.known.understood, ...understood],
        };
        const main = (0,service_chart/* readServiceChart */.Ah)(scope, known, { chart, tags }, this.settings);
        const isWhole = scope.at(['image']).status === 'scalar';
        const images = (0,helm_images/* readImages */.H)(scope, this.settings, { ...(!isWhole && { isRead: (0,service_chart/* isUnder */.Jo)(['image']) }), tagsOf });
        const isElsewhere = templates.images.length > 0 && templates.others.length === 0;
        const isOther = isWhole || (tags === null && (parts.length > 0 || isElsewhere));
        const all = [...(isOther && images.length + parts.length > 0 ? [] : [main]), ...parts, ...images];
        return withTemplateOrder(all, templates, release, templated, this.settings);
    }
    async #readDependency(dependency, release) {
        const { local, scope, level } = release;
        const { name, key, repository, conditions, tags } = dependency;
        this.#dependencies += 1;
        if (this.#dependencies > MOST_DEPENDENCIES) {
            throw (0,problems_problem/* unparseable */.Ve)(dependency.place, 'more dependencies than are read');
        }
        const isService = name === this.settings.chart;
        const source = level < chart_folder_MOST_LEVELS ? (0,chart_files/* sourceFolderOf */.Rc)(this.files, local.folder, dependency) : null;
        if (source === null && !isService)
            return null;
        if (!(0,chart_files/* isEnabled */.Ol)(dependency, scope)) {
            const hidden = [...conditions, ...tags].map((path) => scope.hiddenAt(path)).find((each) => each !== null);
            return isService && hidden !== undefined ? [(0,findings/* problemPart */.JC)(hidden, release.place)] : [];
        }
        const known = isService ? await (0,chart_files/* chartOfDependency */.XG)(this.files, dependency) : null;
        const own = scope.within(key);
        const below = (parts) => parts.map((part) => (0,findings/* partBelow */.le)([key], part));
        if (source === null) {
            if (known === null)
                return null;
            const chart = { name, version: null, place: known.place, repository };
            return below([(0,service_chart/* readServiceChart */.Ah)(own, known, { chart }, this.settings)]);
        }
        try {
            const place = isService ? dependency.place : release.place;
            const at = { level: level + 1, place, understood: known?.understood ?? [] };
            return below((await this.read(source, own, at)) ?? []);
        }
        catch (error) {
            if (!(error instanceof problems_problem/* ProblemError */.Mm) || isService || source.includes(this.settings.chart))
                throw error;
            const values = await (0,source_files/* nullIfUnreadable */.e)(this.files.text((0,repository_paths/* inFolder */._z)(source, 'values.yaml')));
            return (0,service_names/* namesService */.cM)(values ?? '', this.settings) ? below([(0,findings/* problemPart */.JC)(error.problem, release.place)]) : [];
        }
    }
    async #readOwnImages(release, spokenFor) {
        const { local, scope, place } = release;
        const texts = [local.folder, local.file.text, ...scope.layers.map(({ file }) => file.text)];
        const isRunning = this.isNamed || texts.some((text) => (0,service_names/* namesService */.cM)(text, this.settings));
        const templates = isRunning ? await readTemplates(this.files, local, this.settings.images) : null;
        const templated = allTemplated(templates, release, this.settings);
        const { tagsOf, parts } = templated;
        const options = { tagsOf, known: templates?.usesAppVersion === true ? local.known : null };
        const isRead = ([first]) => spokenFor.some((key) => first === key);
        const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', place, `${(0,quote_text/* quoteText */.o)(local.file.path)} is not ${product/* product */.q.name}'s own chart`);
        const images = spokenFor.length > 0
            ? (0,helm_images/* readImages */.H)(scope, this.settings, { ...options, isRead })
            : (0,service_chart/* readOtherChart */.bO)(scope, problem, place, this.settings, options);
        if (templates === null)
            return images;
        const { recreates, others, takes } = templates;
        const used = others.length > 0 || parts.length === 0 ? images : images.filter(({ way }) => takes(way));
        const all = withTemplateOrder([...used, ...parts], templates, release, templated, this.settings);
        return all.map(({ found, ...part }) => {
            const recreated = recreates === null || part.isInstance ? null : { value: 'Recreate', place: recreates };
            const { declared } = found;
            return {
                ...part,
                found: { ...found, declared: { ...declared, upgradeMode: declared.upgradeMode ?? recreated } },
            };
        });
    }
}
function allTemplated(templates, { local, scope }, settings) {
    const tags = new Map();
    const parts = [];
    for (const image of templates?.images ?? []) {
        const pair = pairOf(image);
        const way = JSON.stringify(pair);
        if (pair !== null && image.tag !== null && !tags.has(way))
            tags.set(way, image.tag);
        else
            parts.push(...readTemplated(image, local.known, scope, settings));
    }
    const literals = (templates?.literals ?? []).flatMap((each) => readTemplated(each, local.known, scope, settings));
    if (literals.length > 0 && (0,helm_images/* readImages */.H)(scope, settings).some(({ way }) => templates?.takes(way) === false))
        parts.push(...literals.map((part, index) => ({ ...part, steps: [...part.steps, `${index}`] })));
    return { tagsOf: (path) => tags.get(JSON.stringify(path)) ?? null, parts };
}
function withTemplateOrder(parts, templates, { local, scope }, templated, settings) {
    const { others, text, takes } = templates;
    const images = (0,helm_images/* readImages */.H)(scope, settings).map(({ found: { understood }, way }) => ({ way, understood }));
    const keys = scope.roots.flatMap(({ members }) => members.filter(({ value }) => value.scalar !== null));
    const left = [...images, ...keys.map(({ name, value }) => ({ way: [name], understood: [value.place] }))];
    const unused = templates.isClear ? left.flatMap((each) => (takes(each.way) ? [] : each.understood)) : [];
    const expressions = others.map((other) => other.text).join('\n');
    const values = { file: local.file, scope, images: settings.images };
    return parts.map((part) => {
        const found = { ...part.found, unused };
        const { understood, answer } = found;
        const isUndecided = answer.status === 'problem' && /^(?:unresolved-template|chart-unpinned)$/.test(answer.problem.code);
        const isPlain = templated.parts.includes(part) || templated.tagsOf(part.way) !== null || templates.isClear;
        if (isPlain && !isUndecided)
            return { ...part, found: { ...found, understood: [...understood, ...local.known.understood] } };
        const known = new Set(understood.map(problems_place/* showPlace */.R));
        const possible = possibleVersions(isUndecided ? text : expressions, expressions, values, isUndecided);
        const secondOrder = [...others, ...possible.filter(({ place }) => isUndecided || !known.has((0,problems_place/* showPlace */.R)(place)))];
        return { ...part, found: secondOrder.length === 0 ? found : { ...found, secondOrder } };
    });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helm/release.js















function unknownChart(code, { text, place }) {
    return { kind: 'unknown', problem: (0,problems_problem/* problemAt */.l4)(code, place, (0,quote_text/* quoteText */.o)(text), { subject: 'image' }) };
}
function publishedChart(chart, repository, version) {
    if ((0,template_variables/* isTemplate */.Fl)(chart.text))
        return unknownChart('unresolved-template', chart);
    const last = chart.text.split('/').findLast((part) => part !== '') ?? '';
    const [, archive, packed = ''] = (last.endsWith('.tgz') && /^(.+?)-v?(\d+\.\d+\.\d+.*)\.tgz$/.exec(last)) || [];
    const origin = /^\w+:\/\//.test(chart.text) ? chart.text.slice(0, chart.text.lastIndexOf(`/${last}`)) : repository;
    const common = { kind: 'published', repository: origin === '' ? null : origin, problem: null };
    return archive === undefined
        ? { ...common, name: last, version }
        : { ...common, name: archive, version: { text: packed, place: chart.place } };
}
async function readHelmRelease(files, release, settings, isNamed = false) {
    const { chart, place } = release;
    const scope = new values/* ValuesScope */.jF(release.values);
    if (chart.kind === 'unknown')
        return readUnseen(scope, chart.problem, release, settings);
    if (chart.kind === 'published')
        return readPublished(scope, chart, release, settings).map((part) => ofChart(part, chart));
    const path = (0,repository_paths/* inFolder */._z)(chart.path, 'Chart.yaml');
    try {
        const parts = await new ChartFolderReader(files, settings, isNamed).read(chart.path, scope, {
            level: 0,
            place,
            understood: [],
        });
        if (parts !== null)
            return parts;
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        const read = [path, problem.place?.file ?? path];
        const texts = await Promise.all(read.map(async (each) => `${each}\n${await (0,source_files/* nullIfUnreadable */.e)(files.text(each))}`));
        const all = [...texts, ...scope.layers.map(({ file }) => file.text)].join('\n').toLowerCase();
        const isOurs = all.includes(product/* product */.q.word) || all.includes(settings.chart.toLowerCase());
        return isOurs ? [(0,findings/* problemPart */.JC)(problem, place)] : [];
    }
    const found = `there is no ${(0,quote_text/* quoteText */.o)(path)} in the repository`;
    return readUnseen(scope, (0,problems_problem/* problemAt */.l4)('chart-unknown', place, found), release, settings);
}
function readPublished(scope, chart, release, settings) {
    const { place } = release;
    const name = (0,repository_paths/* baseNameOf */.mv)(chart.name);
    if (name === settings.chart) {
        const own = { name, version: null, place: chart.version?.place ?? null, repository: chart.repository };
        const main = (0,service_chart/* readServiceChart */.Ah)(scope, chartOf({ ...chart, name }, place), { chart: own }, settings);
        return [main, ...(0,helm_images/* readImages */.H)(scope, settings, { isRead: (0,service_chart/* isUnder */.Jo)(['image']) })];
    }
    const at = chart.version?.place ?? place;
    const found = `it is that of ${(0,quote_text/* quoteText */.o)(name)}, not of ${(0,quote_text/* quoteText */.o)(settings.chart)} (input \`chart\`)`;
    const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', at, found);
    const called = (0,service_names/* namesService */.cM)(`${product/* product */.q.word}-${name}`) ? (release.called ?? '') : '';
    return readUnseen(scope, problem, { ...release, called }, settings, (0,service_names/* namesService */.cM)(name));
}
function readUnseen(scope, problem, { chart, place, called = '' }, settings, isOurs = false) {
    const parts = (0,service_chart/* readOtherChart */.bO)(scope, problem, place, settings);
    const [repository, tag] = ['repository', 'tag'].map((key) => (0,values/* textOf */.b6)(scope.at(['image', key])));
    const isOnly = scope.roots.every(({ source }) => (source.match(TAG) ?? []).length < 2);
    const isCalledSo = isCalledAfterService(called) && repository === '' && tag !== '' && isOnly;
    if (parts.length > 0 || !(isOurs || isCalledSo))
        return parts;
    const part = (0,service_chart/* readServiceChart */.Ah)(scope, { ...(0,image_answer/* refusedImage */.y)(problem, place), understood: [] }, { chart: null }, settings);
    const version = chart.kind === 'published' ? chart.version : null;
    const secondOrder = version === null ? [] : [{ ...version, text: [...version.text].join(' '), key: 'unseen-chart' }];
    return [{ ...part, found: { ...part.found, secondOrder } }];
}
const TAG = /\btag["']?:/g;
function isCalledAfterService(name) {
    const [word, ...others] = name.split(/[-_.]/).filter((each) => !environment_names/* POSSIBLE_STAGE */.Hy.test(each));
    return word?.toLowerCase() === product/* product */.q.word && others.length === 0;
}
function ofChart(part, { repository }) {
    const { answer } = part.found;
    if (answer.status !== 'problem' || repository === null)
        return part;
    const problem = { ...answer.problem, found: `${answer.problem.found} (chart of ${(0,quote_text/* quoteText */.o)(repository)})` };
    return { ...part, found: { ...part.found, answer: (0,image_answer/* problemAnswer */.aV)(problem) } };
}
function chartOf({ name, version, repository, problem }, place) {
    const understood = version === null ? [] : [version.place];
    const refuse = (why) => ({ ...(0,image_answer/* refusedImage */.y)(why, place), understood });
    if (problem !== null)
        return refuse(problem);
    if (version === null) {
        return refuse((0,problems_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty'));
    }
    const { text, place: at } = version;
    if ((0,template_variables/* isTemplate */.Fl)(text))
        return refuse((0,problems_problem/* problemAt */.l4)('unresolved-template', at, (0,quote_text/* quoteText */.o)(text), { subject: 'chart version' }));
    if (text.startsWith('ENC['))
        return refuse((0,problems_problem/* problemAt */.l4)('encrypted', at));
    const exact = (0,deployment_chart/* exactChartVersion */.El)(text);
    if (exact === null)
        return refuse((0,problems_problem/* problemAt */.l4)('chart-range', at, (0,quote_text/* quoteText */.o)(text)));
    return { answer: { status: 'chart', chart: { name, version: exact, place: at, repository } }, place: at, understood };
}


/***/ })

};
