export const id = 3183;
export const ids = [3183];
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

/***/ 83183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compose: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/interpolation.js
var interpolation = __webpack_require__(33012);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/container-variables.js
var container_variables = __webpack_require__(67729);
// EXTERNAL MODULE: ./build/deployment/database-neighbours.js
var database_neighbours = __webpack_require__(76118);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/root-image.js + 1 modules
var root_image = __webpack_require__(45535);
// EXTERNAL MODULE: ./build/deployment/kinds/compose/values.js
var compose_values = __webpack_require__(49683);
// EXTERNAL MODULE: ./build/deployment/kinds/compose/variables.js
var compose_variables = __webpack_require__(72392);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/build.js









function textsOfBuild(layer) {
    const parts = ['context', 'dockerfile', 'target', 'args'].flatMap((key) => (0,compose_values/* layersAt */.uh)([layer], key));
    return [layer, ...parts].flatMap((part) => {
        const members = part === layer ? [] : part.value.members.map(({ value }) => value);
        return [...(0,compose_values/* itemsOf */.S3)(part), ...members].map((value) => ({ ...part, value }));
    });
}
async function readBuild(layers, image, files, rules) {
    try {
        if ((0,compose_values/* layersAt */.uh)(layers, 'dockerfile_inline').length > 0)
            return null;
        const given = { target: (0,compose_values/* readKnownText */.B5)((0,compose_values/* layersAt */.uh)(layers, 'target')[0]), args: argumentsIn(layers) };
        const [path, text] = await findDockerfile(layers, files);
        return (0,root_image/* readBuiltImage */.OG)(path, text, given, rules);
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        const other = problem.place === null ? '' : await (0,compose_values/* textIfReadable */.VQ)(files, problem.place.file);
        const isDockerfile = problem.code === 'unparseable' && /^[ \t]*FROM\s/im.test(other) && (0,service_names/* namesService */.cM)(other);
        const shown = image === undefined ? layers : [...layers, image];
        if (!isDockerfile && !shown.some(({ value }) => (0,service_names/* namesService */.cM)(value.source)))
            return null;
        const refused = (0,image_answer/* refusedImage */.y)(problem, layers[0]?.value.place ?? { file: '', line: null, column: null });
        const containerVariables = (0,container_variables/* unseenFrom */.Fw)('the Dockerfile', refused.place);
        return { ...refused, containerVariables, understood: [], variables: [] };
    }
}
async function findDockerfile(layers, files) {
    const contexts = layers.flatMap((layer) => (layer.value.isMap ? (0,compose_values/* layersAt */.uh)([layer], 'context') : [layer]));
    const { value, folder: start } = (contexts[0] ?? layers[0]);
    const from = (0,compose_values/* readKnownText */.B5)(contexts[0]) ?? '.';
    const [dockerfile] = (0,compose_values/* layersAt */.uh)(layers, 'dockerfile');
    const name = (0,compose_values/* readKnownText */.B5)(dockerfile);
    const folder = (0,compose_values/* resolvePath */.o1)(start, from);
    if (folder === null)
        throw new problems_problem/* ProblemError */.Mm((0,compose_variables/* outsideRepository */.__)(value.place, 'builds from', from));
    const path = (0,compose_values/* resolvePath */.o1)(folder, name ?? 'Dockerfile');
    const paths = name === null ? [path, (0,repository_paths/* inFolder */._z)(folder, 'dockerfile')] : [path];
    for (const each of paths) {
        const text = each === null ? null : await files.text(each);
        if (each !== null && text !== null)
            return [each, text];
    }
    throw new problems_problem/* ProblemError */.Mm((0,compose_variables/* outsideRepository */.__)((dockerfile?.value ?? value).place, 'builds from', path ?? name ?? ''));
}
function argumentsIn(layers) {
    const given = new Map();
    for (const source of (0,compose_values/* layersAt */.uh)(layers, 'args').toReversed()) {
        const { value, variables } = source;
        const give = (name, text) => {
            const known = text ?? variables.lookup(name);
            if (known === null)
                given.delete(name);
            else
                given.set(name, known);
        };
        for (const { name, value: member } of value.members) {
            const type = member.scalar?.type ?? 'null';
            const text = type === 'null' ? null : (0,compose_values/* readText */.yR)({ ...source, value: member });
            give(name, type === 'other' && text ? text.map((piece) => ({ ...piece, origin: 'misread' })) : text);
        }
        for (const item of value.items) {
            const text = (0,compose_values/* readText */.yR)({ ...source, value: item }) ?? [];
            const [name = '', ...rest] = (0,interpolation/* plainText */.wh)(text).split('=');
            give(name, rest.length === 0 ? null : (0,interpolation/* sliceText */.S$)(text, name.length + 1));
        }
    }
    return given;
}

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/facts.js
var facts = __webpack_require__(34862);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/file-sets.js






const MAIN_NAMES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDE_NAMES = ['compose', 'docker-compose'].flatMap((name) => [
    `${name}.override.yml`,
    `${name}.override.yaml`,
]);
function fileSetOf(files, main) {
    const folder = (0,repository_paths/* folderOf */.yS)(main);
    if (firstIn(files, folder, MAIN_NAMES) !== main)
        return { isGiven: false, name: main, paths: [main] };
    const override = firstIn(files, folder, OVERRIDE_NAMES);
    return { isGiven: false, name: folder || '.', paths: override === undefined ? [main] : [main, override] };
}
function shadowOf(files, path) {
    const main = MAIN_NAMES.includes((0,repository_paths/* baseNameOf */.mv)(path)) ? firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES) : path;
    return main === path || main === undefined ? null : main;
}
function isMainFile(files, path) {
    return firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES) === path;
}
function firstIn(files, folder, names) {
    return names.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path));
}
async function findMainFiles(files, candidates, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const yaml = files.paths.filter((path) => /\.(?:ya?ml|json)$/i.test(path));
    const named = yaml.filter((path) => (0,repository_paths/* baseNameOf */.mv)(path).toLowerCase().includes('compose'));
    const withVariables = new Set(candidates.filter((path) => (0,repository_paths/* baseNameOf */.mv)(path) === '.env').map(repository_paths/* folderOf */.yS));
    const known = new Set(candidates);
    const wanted = yaml.filter((path) => known.has(path) || withVariables.has((0,repository_paths/* folderOf */.yS)(path)));
    const envTexts = await Promise.all(settings.envFiles.map((path) => (0,compose_values/* textIfReadable */.VQ)(files, path)));
    if (envTexts.some((text) => (0,service_names/* namesService */.cM)(text)))
        wanted.push(...named);
    const builders = candidates.some(facts/* isDockerfile */.pZ) ? await files.containing('build', yaml.filter(isSearched)) : [];
    for (const path of [...named, ...builders]) {
        const text = await (0,compose_values/* textIfReadable */.VQ)(files, path);
        const looksLikeOne = /^[ \t{]*["']?(?:services|include)["']?\s*:/m.test(text);
        if (looksLikeOne && /\b(?:include|extends|build)\b/.test(text))
            wanted.push(path);
    }
    const found = new Set();
    for (const path of wanted) {
        const main = firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES);
        const read = OVERRIDE_NAMES.includes((0,repository_paths/* baseNameOf */.mv)(path)) && main !== undefined ? main : path;
        if (found.has(read) || settings.composeFiles.includes(read) || !isSearched(read))
            continue;
        if (read === main || (await isCompose(files, read)))
            found.add(read);
    }
    return [...found].sort();
}
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;
async function isCompose(files, path) {
    const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
    if (file === null)
        return false;
    return file.documents.some((document) => {
        const services = document?.member('services')?.value ?? null;
        if (!services?.isMap || !(document?.members ?? []).every(({ name }) => ROOT_KEYS.test(name)))
            return false;
        return services.members.every(({ value }) => {
            const image = value.member('image')?.value;
            if (value.isMap)
                return image === undefined || image.scalar !== null;
            return value.scalar?.text.trim() === '';
        });
    });
}

// EXTERNAL MODULE: ./build/deployment/kinds/compose/image.js
var compose_image = __webpack_require__(18752);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/project.js







function envBeside(folder) {
    return { path: (0,repository_paths/* inFolder */._z)(folder, '.env'), namedAt: null };
}
const MOST_NESTED = 20;
const MOST_STEPS = 500;
const SIGNS = ['extends', 'image', 'build', 'container_name', 'hostname'];
class Project {
    files;
    isGiven;
    variables;
    services = new Map();
    documents = [];
    failures = [];
    included = new Set();
    extended = new Set();
    #steps = 0;
    constructor(files, isGiven, variables) {
        this.files = files;
        this.isGiven = isGiven;
        this.variables = variables;
    }
    static async read(files, { paths, isGiven }, envFiles) {
        const folder = (0,repository_paths/* folderOf */.yS)(paths[0]);
        const given = envFiles.map((path) => ({ path, namedAt: 'env-files' }));
        const variables = await compose_variables/* Variables */.ut.read(files, [envBeside(folder), ...given], null);
        const project = new Project(files, isGiven, variables);
        await project.#read(paths, { folder, variables }, 0);
        return project;
    }
    async #read(paths, context, depth) {
        for (const path of paths) {
            const file = await this.#open(path);
            const documents = (file?.documents ?? []).flatMap((value) => value === null || value.scalar?.type === 'null' ? [] : [value]);
            for (const value of documents)
                if (value.isMap)
                    await this.#addDocument({ value, ...context }, depth);
            const refused = documents.find(({ isMap }) => !isMap);
            if (refused !== undefined)
                this.#fail((0,problems_problem/* problemAt */.l4)('unparseable', refused.place, 'not a mapping'), file?.text ?? '');
        }
    }
    async #open(path) {
        try {
            const file = await this.files.yaml(path);
            if (file !== null)
                return file;
            const place = { file: path, line: null, column: null };
            throw new problems_problem/* ProblemError */.Mm(this.isGiven ? (0,compose_variables/* missingInput */.fV)('compose-files', path) : (0,compose_variables/* outsideRepository */.__)(place, 'reads', path));
        }
        catch (error) {
            const problem = (0,problems_problem/* thrownProblem */.AI)(error);
            const text = this.isGiven ? product/* product */.q.word : `${path}\n${await (0,compose_values/* textIfReadable */.VQ)(this.files, path)}`;
            this.#fail(problem, text);
            return null;
        }
    }
    #fail(problem, text, isFatal = true) {
        this.failures.push({ problem, isFatal, namesService: (0,service_names/* namesService */.cM)(text) });
    }
    async #addDocument(document, depth) {
        await this.#include(document, depth + 1);
        for (const { name, value: member } of document.value.member('services')?.value.members ?? []) {
            const { layers, failure } = await this.#resolve(document, name, member, 1);
            const below = (0,compose_values/* resetsValue */.aR)(member) ? undefined : this.services.get(name);
            this.services.set(name, {
                layers: [...layers, ...(below?.layers ?? [])],
                failure: failure ?? below?.failure ?? null,
            });
        }
        this.documents.unshift(document);
    }
    async #include(document, depth) {
        const [list] = (0,compose_values/* layersAt */.uh)([document], 'include');
        if (list === undefined)
            return;
        for (const value of (0,compose_values/* itemsOf */.S3)(list)) {
            if (this.#steps > MOST_STEPS)
                break;
            try {
                await this.#included({ ...document, value }, depth);
            }
            catch (error) {
                const problem = (0,problems_problem/* thrownProblem */.AI)(error);
                const isFatal = problem.code === 'unparseable';
                this.#fail(problem, isFatal ? document.value.file.text : value.source, isFatal);
            }
        }
    }
    async #included(entry, depth) {
        const { value } = entry;
        const { place } = value;
        const member = (name) => textsIn((0,compose_values/* layersAt */.uh)([entry], name)[0]);
        const pathOf = ({ text }) => {
            const path = (0,compose_values/* resolvePath */.o1)(entry.folder, text);
            if (path === null)
                throw new problems_problem/* ProblemError */.Mm((0,compose_variables/* outsideRepository */.__)(place, 'includes', text));
            return path;
        };
        const paths = (value.isMap ? member('path') : textsIn(entry)).map(pathOf);
        for (const path of paths) {
            this.#step(depth, place);
            if (!this.files.has(path))
                throw new problems_problem/* ProblemError */.Mm((0,compose_variables/* outsideRepository */.__)(place, 'includes', path));
            this.included.add(path);
        }
        const [folder = (0,repository_paths/* folderOf */.yS)(paths[0] ?? '')] = member('project_directory').map(pathOf);
        const named = member('env_file').map(({ text, place: namedAt }) => {
            return { path: (0,compose_values/* resolvePath */.o1)(entry.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
        });
        const requests = named.length > 0 ? named : [envBeside(folder)];
        const variables = await compose_variables/* Variables */.ut.read(this.files, requests, entry.variables);
        await this.#read(paths, { folder, variables }, depth);
    }
    #step(depth, place) {
        this.#steps += 1;
        if (depth > MOST_NESTED || this.#steps > MOST_STEPS)
            throw (0,problems_problem/* unparseable */.Ve)(place, 'files or services that refer to each other in a circle');
    }
    async #resolve(document, name, value, depth) {
        const own = { ...document, value };
        const [extended] = (0,compose_values/* layersAt */.uh)([own], 'extends');
        if (extended === undefined)
            return { layers: [own], failure: null };
        const signs = SIGNS.flatMap((key) => (0,compose_values/* layersAt */.uh)([own], key).map((sign) => sign.value.source));
        const isNamed = (0,service_names/* namesService */.cM)([name, ...signs].join('\n'));
        try {
            this.#step(depth, extended.value.place);
            const { layers, failure } = await this.#extendedBy(document, extended, depth);
            const known = failure && { ...failure, namesService: failure.namesService || isNamed };
            return { layers: [own, ...layers], failure: known };
        }
        catch (error) {
            return { layers: [own], failure: { problem: (0,problems_problem/* thrownProblem */.AI)(error), isFatal: true, namesService: isNamed } };
        }
    }
    async #extendedBy(document, extended, depth) {
        const [named = extended] = (0,compose_values/* layersAt */.uh)([extended], 'service');
        const [path] = (0,compose_values/* layersAt */.uh)([extended], 'file');
        const name = (0,compose_values/* readKnownText */.B5)(named);
        if (name === null)
            throw (0,problems_problem/* unparseable */.Ve)(extended.value.place, '`extends` names no service');
        const inside = path === undefined ? document : await this.#openExtended(path);
        const service = inside.value.at(['services', name]);
        if (service !== null)
            return this.#resolve(inside, name, service, depth + 1);
        const why = `it extends ${(0,quote_text/* quoteText */.o)(name)}, which is not in ${(0,quote_text/* quoteText */.o)(inside.value.file.path)}`;
        throw (0,problems_problem/* unparseable */.Ve)((path ?? extended).value.place, why);
    }
    async #openExtended(source) {
        const { place } = source.value;
        const text = (0,compose_values/* readKnownText */.B5)(source) ?? '';
        const path = (0,compose_values/* resolvePath */.o1)(source.folder, text);
        if (path !== null)
            this.extended.add(path);
        const file = path === null ? null : await this.files.yaml(path);
        if (path === null || file === null)
            throw new problems_problem/* ProblemError */.Mm((0,compose_variables/* outsideRepository */.__)(place, 'extends a service of', text));
        if (file.root === null)
            throw (0,problems_problem/* unparseable */.Ve)(place, `${(0,quote_text/* quoteText */.o)(path)} is empty`);
        return { ...source, value: file.root, folder: (0,repository_paths/* folderOf */.yS)(path) };
    }
}
function textsIn(source) {
    if (source === undefined)
        return [];
    return (0,compose_values/* itemsOf */.S3)(source).flatMap((value) => {
        const text = value.scalar?.type === 'null' ? null : (0,compose_values/* readKnownText */.B5)({ ...source, value });
        return text ? [{ text, place: value.place }] : [];
    });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/reader.js
















const KIND = 'compose';
const compose = {
    async read(files, candidates, settings) {
        const projects = [];
        const [first, ...others] = settings.composeFiles;
        if (first !== undefined) {
            const set = { paths: [first, ...others], isGiven: true, name: first };
            projects.push(await readProject(set, files.recorded(), files, settings));
        }
        for (const main of await findMainFiles(files, candidates, settings)) {
            const recorded = files.recorded();
            projects.push(await readProject(fileSetOf(recorded, main), recorded, files, settings));
        }
        const running = new Set(projects.filter(({ found }) => found.length > 0).map(({ set }) => set.paths[0]));
        const whole = withoutParts(projects).filter(({ set }) => set.isGiven || !running.has(shadowOf(files, set.paths[0]) ?? ''));
        return {
            found: whole.flatMap(({ found }) => found),
            claimed: [...new Set(projects.flatMap(({ read }) => read))],
            objectIds: whole.flatMap(({ objectIds }) => objectIds),
            links: [],
        };
    },
};
function withoutParts(projects) {
    const left = new Set(projects);
    for (const one of projects) {
        const isPart = [...left].some((other) => other !== one && other.parts.has(one.set.paths[0]));
        if (isPart && !one.set.isGiven)
            left.delete(one);
    }
    return [...left];
}
async function readProject(set, files, all, settings) {
    const project = await Project.read(files, set, settings.envFiles);
    const services = [];
    for (const [name, service] of project.services) {
        const reading = await readService(name, service, files, settings);
        if (reading !== null)
            services.push(reading);
    }
    const read = [...files.asked];
    const unit = `${KIND}:${set.name}`;
    const [main] = set.paths;
    const own = services.map(({ name }) => name);
    const secondOrder = await listOfFiles(main, project, own, all);
    const common = { ...finding/* DEFAULTS */.zY, kind: KIND, unit, carrier: main, secondOrder, inputs: [] };
    const fatal = project.failures.find(({ isFatal }) => isFatal);
    const found = [];
    const versions = new Set(services.map(({ reading: { answer } }) => ('version' in answer ? answer.version : null)));
    for (const { name, reading, ...known } of services) {
        const answer = fatal === undefined ? reading : readingOf(fatal);
        const chosen = versions.size > 1 ? [profilesOf(`${unit}#${name}`, known.service, answer.place)] : [];
        found.push({
            ...common,
            ...answer,
            secondOrder: [...secondOrder, ...chosen],
            id: `${unit}#${name}`,
            variables: known.variables,
            understood: known.understood,
            containerVariables: await variablesOf(known.service, known.built, files),
        });
    }
    for (const failure of partsThatMayHide(project, services.length > 0)) {
        const id = failure.isFatal ? unit : `${unit}#${failure.problem.found}`;
        found.push({ ...common, ...readingOf(failure), id, containerVariables: unseenBehind(failure.problem.place) });
    }
    const inputs = [...files.asked].sort();
    const neighbours = await neighboursIn(project, new Set(own), files);
    const objectIds = [...project.services.keys()].map((name) => `${unit}#${name}`);
    const extended = [...project.extended].filter((path) => !isMainFile(files, path));
    return {
        set,
        found: found.map((each) => ({ ...each, inputs, neighbours })),
        objectIds: fatal === undefined ? objectIds : [...objectIds, unit],
        read,
        parts: new Set([...set.paths, ...project.included, ...extended]),
    };
}
function profilesOf(id, { layers }, place) {
    const given = (0,compose_values/* layersAt */.uh)(layers, 'profiles');
    const names = new Set(given.flatMap(compose_values/* itemsOf */.S3).flatMap(({ scalar }) => scalar?.text ?? []));
    return { key: `${id}.profiles`, text: [...names].sort().join(' '), place, isChoice: true };
}
const MAY_HIDE = /image.{0,99}\$|\\/i;
async function listOfFiles(main, { variables }, own, files) {
    const list = variables.entriesOf('COMPOSE_FILE').at(-1);
    if (list === undefined)
        return [];
    const folder = (0,repository_paths/* folderOf */.yS)(main);
    const words = [product/* product */.q.word, 'include', 'extends', ...own];
    const [first = '', ...others] = list.value.split(':');
    const kept = [first];
    for (const name of others) {
        const text = await (0,source_files/* nullIfUnreadable */.e)(files.text((0,repository_paths/* resolvePath */.o1)(folder, name) ?? ''));
        const isOurs = (it) => MAY_HIDE.test(it) || words.some((word) => it.toLowerCase().includes(word.toLowerCase()));
        if (text === null || isOurs(text))
            kept.push(name);
    }
    return [{ key: `${(0,repository_paths/* inFolder */._z)(folder, '.env')}#COMPOSE_FILE`, text: kept.join(':'), place: list.place }];
}
async function readService(name, service, files, rules) {
    const { layers, failure } = service;
    const builds = (0,compose_values/* layersAt */.uh)(layers, 'build');
    const [image] = (0,compose_values/* layersAt */.uh)(layers, 'image');
    const made = builds.length === 0 ? null : await readBuild(builds, image, files, rules);
    const pulled = builds.length > 0 || image === undefined ? null : (0,compose_image/* readServiceImage */.h)(image, rules);
    const own = made ?? pulled;
    const mayBeOurs = own !== null || failure?.namesService === true;
    const reading = failure !== null && mayBeOurs ? readingOf(failure) : own;
    if (reading === null)
        return null;
    const { names, places } = traceOf(layers);
    return {
        name,
        service,
        reading,
        variables: [...new Set([...names, ...(made?.variables ?? [])])],
        understood: [...places, ...(made?.understood ?? [])],
        built: made?.containerVariables ?? null,
    };
}
function traceOf(layers) {
    const found = { names: new Set(), places: [] };
    for (const layer of layers) {
        const texts = [...(0,compose_values/* layersAt */.uh)([layer], 'image'), ...(0,compose_values/* layersAt */.uh)([layer], 'build').flatMap(textsOfBuild)];
        for (const { value, variables } of texts) {
            const { scalar } = value;
            if (scalar === null)
                continue;
            found.places.push(scalar.place);
            variables.trace((0,interpolation/* templateVariables */.Qp)(scalar.text), found);
        }
    }
    return found;
}
async function variablesOf({ layers, failure }, built, files) {
    const own = (0,compose_values/* layersAt */.uh)(layers, 'environment').map(({ value }) => value);
    const sources = [(0,container_variables/* searchVariables */.si)(own, true)];
    for (const { entries, value } of await (0,compose_values/* envFilesOf */.y$)(layers, files)) {
        const set = entries?.map(({ name, place }) => ({ name, place })).reverse();
        sources.push(set === undefined ? (0,container_variables/* unseenFrom */.Fw)((0,quote_text/* quoteText */.o)(value.written ?? ''), value.place) : { set, unseen: [] });
    }
    if (failure !== null)
        sources.push(unseenBehind(failure.problem.place));
    return (0,container_variables/* joinSources */.zz)(built === null ? sources : [...sources, built]);
}
function unseenBehind(place) {
    return place === null ? { set: [], unseen: [] } : (0,container_variables/* unseenFrom */.Fw)('a part of the project that cannot be read', place);
}
function readingOf({ problem }) {
    return (0,image_answer/* refusedImage */.y)(problem, { file: '', line: null, column: null });
}
function partsThatMayHide({ failures }, isFound) {
    const fatal = failures.filter(({ isFatal }) => isFatal);
    const hiding = (fatal.length > 0 ? fatal : failures).filter(({ namesService }) => namesService);
    if (fatal.length > 0)
        return isFound ? [] : hiding.slice(0, 1);
    return [...new Map(hiding.map((failure) => [failure.problem.found, failure])).values()];
}
async function neighboursIn({ services }, own, files) {
    if (own.size === 0)
        return [];
    const users = [];
    for (const [name, service] of services) {
        const isOnCall = (0,compose_values/* layersAt */.uh)(service.layers, 'profiles').some((profiles) => (0,compose_values/* itemsOf */.S3)(profiles).length > 0);
        if (own.has(name) || !isOnCall)
            users.push(await userOf(name, service, files));
    }
    const isOwn = ({ name }) => own.has(name);
    return (0,database_neighbours/* neighboursOf */.Y)(users.filter(isOwn), users.filter((user) => !isOwn(user)));
}
async function userOf(name, { layers }, files) {
    const set = (0,compose_values/* layersAt */.uh)(layers, 'environment').flatMap(variablesIn);
    const inFiles = (await (0,compose_values/* envFilesOf */.y$)(layers, files)).flatMap(({ entries, variables }) => (entries ?? []).toReversed().map(({ name: key, value, place }) => [key, filled(value, place, variables)]));
    const values = new Map([...set, ...inFiles].toReversed());
    const texts = (key) => (0,compose_values/* layersAt */.uh)(layers, key).slice(0, 1).flatMap(textOf);
    const [image = ''] = texts('image');
    return { name, hosts: [name, ...texts('container_name'), ...texts('hostname')], image, values };
}
function variablesIn({ value, variables }) {
    const members = value.members.map(({ name, value: { scalar, place } }) => {
        const text = scalar?.type === 'null' ? `\${${name}}` : (scalar?.text ?? '');
        return [name, filled(text, place, variables)];
    });
    const items = value.items.flatMap(({ scalar }) => {
        const [, name = '', text = `\${${name}}`] = /^([^=]*)(?:=(.*))?$/s.exec(scalar?.text ?? '') ?? [];
        return scalar === null ? [] : [[name, filled(text, scalar.place, variables)]];
    });
    return [...members, ...items];
}
function textOf({ value: { scalar }, variables }) {
    return scalar === null ? [] : [filled(scalar.text, scalar.place, variables)];
}
function filled(text, place, variables) {
    const read = (0,compose_variables/* filledIn */.AE)(text, place, variables.lookup);
    const isKnown = !(read instanceof problems_problem/* ProblemError */.Mm) && read.every(({ origin }) => origin !== 'unset');
    return isKnown ? (0,interpolation/* plainText */.wh)(read) : text;
}


/***/ })

};
