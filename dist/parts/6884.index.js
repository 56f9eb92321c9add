export const id = 6884;
export const ids = [6884,6416];
export const modules = {

/***/ 58522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ POSSIBLE_STAGE),
/* harmony export */   Ld: () => (/* binding */ STAGE),
/* harmony export */   ei: () => (/* binding */ HOLDS_ENVIRONMENTS),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   tp: () => (/* binding */ SAYS_ENVIRONMENT)
/* harmony export */ });
const STAGES = 'dev(?:elop(?:ment)?)?|qa|uat|stag(?:e|ing)|stg|pre-?prod(?:uction)?|non-?prod|prod(?:uction)?|prd|live';
const COMMON = 'test(?:ing)?|tst|int(?:egration)?|acc(?:eptance)?|demo|sandbox|lab|canary';
const HOLDERS = 'environments?|envs?|overlays|clusters|stages|tenants|regions';
const STAGE = new RegExp(`^(?:${STAGES})\\d*$`, 'i');
const POSSIBLE_STAGE = new RegExp(`^(?:${STAGES}|${COMMON})\\d*$`, 'i');
const HOLDS_ENVIRONMENTS = new RegExp(`^(?:${HOLDERS})$`, 'i');
const SAYS_ENVIRONMENT = new RegExp(`(?:^|[/._-])(?:${HOLDERS}|(?:${STAGES}|${COMMON})\\d*)(?=[/._-])`, 'i');
function stageOf(path) {
    const word = path.split(/[/._-]/).findLast((each) => STAGE.test(each));
    return word?.slice(0, 3).toLowerCase() ?? null;
}


/***/ }),

/***/ 34862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   TE: () => (/* binding */ dockerfile),
/* harmony export */   pZ: () => (/* binding */ isDockerfile)
/* harmony export */ });
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
function isDockerfile(path) {
    return /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]*\.(?:docker|container)file)$/i.test(path);
}
const dockerfile = {
    name: 'dockerfile',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    rendersTo: 'compose',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: 'candidates',
};


/***/ }),

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   ZC: () => (/* binding */ isChartTemplate),
/* harmony export */   ri: () => (/* binding */ IN_CLUSTER)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
const IN_CLUSTER = {
    chart: 'named',
    stop: 'workload',
    rendersTo: 'kubernetes',
    startsFrom: MANIFESTS,
};
function isChartTemplate(files, path) {
    const charts = [...path.matchAll(/(?:^|\/)templates\//g)].map(({ index }) => path.slice(0, index));
    return charts.some((chart) => files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(chart, 'Chart.yaml')));
}


/***/ }),

/***/ 11754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile),
/* harmony export */   z: () => (/* binding */ helmfile)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'helmfile',
    applies: 'in-order',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
};


/***/ }),

/***/ 33549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/facts.js

const argoCd = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'argo-cd',
    applies: 'sync',
    mayBeIn: { manifestWith: 'argoproj.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/facts.js
var dockerfile_facts = __webpack_require__(34862);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/facts.js


const compose = {
    name: 'compose',
    chart: 'none',
    stop: 'exception',
    applies: 'replace',
    rendersTo: 'compose',
    startsFrom: [...facts/* MANIFESTS */.V4, '.env', ...dockerfile_facts/* DOCKERFILE_NAMES */.SS],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/facts.js

const crossplane = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'crossplane',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/facts.js

const flux = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'flux',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/facts.js
const VALUES_FILES = ['*.yaml', '*.yml', '*values*.json'];
const helmValues = {
    name: 'helm-values',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    rendersTo: 'kubernetes',
    startsFrom: VALUES_FILES,
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/facts.js
var helmfile_facts = __webpack_require__(11754);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/facts.js

const k3s = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'k3s',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var kustomize_facts = __webpack_require__(89097);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/facts.js

const manifests = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'manifests',
    chart: 'none',
    applies: 'unknown',
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/nomad/facts.js
const nomad = {
    name: 'nomad',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    rendersTo: null,
    startsFrom: ['*.nomad', '*.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/facts.js
const terraform = {
    name: 'terraform',
    chart: 'named',
    stop: 'exception',
    applies: 'in-order',
    rendersTo: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/facts.js

const umbrellaChart = {
    name: 'umbrella-chart',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    rendersTo: 'kubernetes',
    startsFrom: [...VALUES_FILES, 'Chart.lock'],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js













const SEARCHED = [
    compose,
    dockerfile_facts/* dockerfile */.TE,
    argoCd,
    flux,
    k3s,
    crossplane,
    kustomize_facts/* kustomize */.Et,
    helmfile_facts/* helmfile */.z,
    terraform,
    nomad,
    manifests,
    umbrellaChart,
    helmValues,
];
const OTHERS = {
    target: { chart: 'values', stop: 'exception', applies: 'unknown', rendersTo: null },
    file: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    line: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    rendered: { chart: 'named', stop: 'exception', applies: 'unknown', rendersTo: null },
    given: { chart: 'none', stop: 'none', applies: 'unknown', rendersTo: null },
};
const KINDS = SEARCHED;
function factsOf(kind) {
    return KINDS.find(({ name }) => name === kind) ?? OTHERS[kind];
}


/***/ }),

/***/ 89097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ kustomize),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);


const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(path));
}
const kustomize = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'kustomize',
    applies: 'at-once',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
class EditedTree {
    tree;
    edited;
    name;
    constructor(tree, edited) {
        this.tree = tree;
        this.edited = edited;
        this.name = tree.name;
    }
    async entries() {
        const entries = new Map(await this.tree.entries());
        for (const path of this.edited.keys())
            entries.set(path, { path, kind: 'file', id: `edited:${path}` });
        return entries;
    }
    async read(path) {
        return this.edited.get(path) ?? (await this.tree.read(path));
    }
    async containing(text, paths) {
        const others = paths.filter((path) => !this.edited.has(path));
        const found = new Set(await this.tree.containing(text, others));
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
}


/***/ }),

/***/ 93960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ FOR_ALL),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   mv: () => (/* binding */ baseNameOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
function baseNameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths) {
        for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
            folders.add(folder);
    }
    return folders;
}
function fromRoot(path) {
    return resolvePath('', path.replace(/^\/+/, ''));
}
function resolvePath(folder, relative) {
    if (relative.startsWith('/'))
        return null;
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}
const FOR_ALL = /^(?:common|base|defaults|values)$/i;


/***/ }),

/***/ 70593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText)
/* harmony export */ });
class SourceText {
    path;
    text;
    #starts = [0];
    constructor(path, text) {
        this.path = path;
        this.text = text;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            this.#starts.push(end + 1);
    }
    placeAt(offset) {
        let line = 0;
        for (let end = this.#starts.length; end - line > 1;) {
            const middle = (line + end) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                line = middle;
            else
                end = middle;
        }
        return { file: this.path, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
    }
}


/***/ }),

/***/ 64183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ notYaml),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   v5: () => (/* binding */ MASK)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);


const MOST_LEXEMES = 1_500_000;
const MOST_LEVELS = 200;
const MOST_DOCUMENTS = 20_000;
const LONGEST_DIRECTIVE = 1_024;
const MASK = '\uE0F0';
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';
class LimitError extends _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm {
}
function beyondLimits(lines, offset, limit) {
    return new LimitError((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), `more than ${limit}`));
}
function notYaml(lines, offset, why) {
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unparseable */ .Ve)(lines.placeAt(offset), why.split('\n', 1)[0] ?? '');
}
function parseYaml(text, lines) {
    const unreadable = UNREADABLE.exec(text);
    if (unreadable !== null) {
        const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw notYaml(lines, unreadable.index, `the character U+${name}`);
    }
    const mayBeTemplate = text.includes('{{');
    try {
        const contents = compose(text, lines);
        if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text)))
            return contents;
    }
    catch (error) {
        if (!mayBeTemplate || error instanceof LimitError)
            throw error;
    }
    return compose(maskTemplates(text), lines);
}
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        schema: 'failsafe',
        resolveKnownTags: false,
        uniqueKeys: false,
    });
    let first = null;
    const refuse = (offset, why) => {
        first ??= notYaml(lines, offset, why);
        throw first;
    };
    Object.assign(composer, {
        onError: (source, _, why, isWarning) => {
            if (isWarning !== true)
                refuse(offsetOf(source), why);
        },
    });
    const contents = [];
    const take = (documents) => {
        for (const document of documents) {
            const [error] = document.errors;
            if (error !== undefined)
                refuse(error.pos[0], error.message);
            contents.push(document.contents);
            if (contents.length > MOST_DOCUMENTS)
                throw beyondLimits(lines, parser.offset, `${MOST_DOCUMENTS} documents`);
        }
    };
    const feed = (tokens) => {
        for (const token of tokens) {
            if (token.type === 'error')
                refuse(token.offset, token.message);
            take(composer.next(token));
        }
    };
    let count = 0;
    let previous = '';
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        count += 1;
        const { offset } = parser;
        if (count > MOST_LEXEMES)
            throw beyondLimits(lines, offset, `${MOST_LEXEMES} parts`);
        if (parser.stack.length > MOST_LEVELS)
            throw beyondLimits(lines, offset, `${MOST_LEVELS} levels`);
        if (lexeme === FLOW_CUT_SHORT)
            refuse(offset, 'a flow collection that does not end, or is not indented');
        const isScalarText = previous === SCALAR_NEXT;
        if (!isScalarText && isCutShort(lexeme))
            refuse(offset, 'a quoted scalar that does not end, or is not indented');
        if (lexeme[0] === '%' && !isScalarText && lexeme.length > LONGEST_DIRECTIVE) {
            throw beyondLimits(lines, offset, `${LONGEST_DIRECTIVE} characters in a directive`);
        }
        previous = lexeme;
        feed(parser.next(lexeme));
    }
    feed(parser.end());
    take(composer.end());
    return contents;
}
function offsetOf(source) {
    if (typeof source === 'number')
        return source;
    return 'offset' in source ? source.offset : (source[0] ?? 0);
}
function isCutShort(lexeme) {
    const [quote] = lexeme;
    return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}
function holdsTemplateAsKey(node, text) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.some((item) => holdsTemplateAsKey(item, text));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return false;
    return node.items.some(({ key, value }) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
        holdsTemplateAsKey(key, text) ||
        holdsTemplateAsKey(value, text));
}
function maskTemplates(text) {
    const end = text.lastIndexOf('}}') + 2;
    const masked = text.slice(0, end).replace(/\{\{.*?\}\}/gs, (template) => {
        const [first = '', ...others] = template.split('\n');
        return [MASK.repeat(first.length), ...others.map((line) => ' '.repeat(line.length))].join('\n');
    });
    const lines = (masked + text.slice(end)).split('\n');
    return lines
        .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
        .join('\n');
}


/***/ }),

/***/ 56830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _g: () => (/* binding */ YamlFile),
  Nc: () => (/* binding */ allAt),
  Un: () => (/* binding */ itemsIn)
});

// UNUSED EXPORTS: YamlValue

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
;// CONCATENATED MODULE: ./build/syntax/yaml-anchors.js

const TAG_PREFIX = 'tag:yaml.org,2002:';
const MOST_REPEATED = 1_000_000;
class AnchorResolver {
    ownKeyWins;
    refuse;
    anchors = new Map();
    members = new Map();
    #byName = new Map();
    #sizes = new Map();
    #repeated = 0;
    constructor(ownKeyWins, refuse) {
        this.ownKeyWins = ownKeyWins;
        this.refuse = refuse;
    }
    start(contents) {
        this.#byName.clear();
        this.#sizes.clear();
        this.#sizeOf(contents);
    }
    #sizeOf(node) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = this.#byName.get(node.source);
            const size = target && this.#sizes.get(target);
            if (target === undefined || size === undefined)
                throw this.refuse(startOf(node), `the alias ${node.source} has no anchor that ends before it`);
            this.anchors.set(node, target);
            this.#repeat(node, size);
            return size;
        }
        const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : null;
        if (anchor !== null)
            this.#byName.set(anchor, node);
        let size = 1;
        if ((0,dist/* isMap */.jh)(node)) {
            const pairs = node.items;
            for (const { key, value } of pairs)
                size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
            this.members.set(node, this.#membersOf(pairs));
        }
        else if ((0,dist/* isSeq */.oP)(node)) {
            for (const item of node.items) {
                if ((0,dist/* isPair */.tO)(item))
                    throw this.refuse(startOf(node), 'a pair outside of a mapping');
                size += this.#sizeOf(item);
            }
        }
        if (anchor !== null)
            this.#sizes.set(node, size);
        return size;
    }
    #repeat(node, count) {
        this.#repeated += count;
        if (this.#repeated > MOST_REPEATED)
            throw this.refuse(startOf(node), 'its aliases expand to too many values');
    }
    #ownMembersOf(pairs) {
        const own = new Map();
        for (const pair of pairs) {
            const { key } = pair;
            if (isMergeKey(key))
                continue;
            if ((0,dist/* isScalar */.jn)(key) && isTyped(key))
                throw this.refuse(startOf(key), 'a key with a tag');
            const node = this.#followed(key);
            if (!(0,dist/* isScalar */.jn)(node))
                continue;
            const name = node.source ?? '';
            if (own.has(name))
                throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
            own.set(name, pair);
        }
        return own;
    }
    #membersOf(pairs) {
        const own = this.#ownMembersOf(pairs);
        const all = new Map(own);
        const broughtBy = new Map();
        const isDisputed = (name, by, other) => own.has(name) ? !this.ownKeyWins && startOf(other.key) < startOf(by) : broughtBy.get(name) !== by;
        for (const { key, value } of pairs.filter((pair) => isMergeKey(pair.key))) {
            for (const [name, pair] of this.#mergedBy(key, value)) {
                const other = all.get(name);
                if (other === undefined) {
                    all.set(name, pair);
                    broughtBy.set(name, key);
                }
                else if (isDisputed(name, key, other) && !this.#isSame(pair.value, other.value)) {
                    const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
                    throw this.refuse(startOf(key), why);
                }
            }
        }
        return all;
    }
    *#mergedBy(key, value) {
        const node = this.#followed(value);
        const sources = (0,dist/* isSeq */.oP)(node) ? node.items : [node];
        for (const source of sources) {
            const members = this.members.get(this.#followed(source)) ?? new Map();
            this.#repeat(key, members.size);
            yield* members;
        }
    }
    #followed(node) {
        return (0,dist/* isAlias */.Vj)(node) ? (this.anchors.get(node) ?? null) : node;
    }
    #isSame(one, other) {
        const [left, right] = [this.#followed(one), this.#followed(other)];
        if (left === right)
            return true;
        if (!(0,dist/* isScalar */.jn)(left) || !(0,dist/* isScalar */.jn)(right))
            return false;
        if (left.tag !== right.tag || left.type !== right.type)
            return false;
        return left.source === right.source || [left, right].every(isWholeNumber);
    }
}
function isWholeNumber({ source, type }) {
    return type === dist/* Scalar */.X5.PLAIN && /^[1-9]\d*$/.test(source ?? '');
}
function startOf(node) {
    return node.range?.[0] ?? 0;
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<' || key.type !== dist/* Scalar */.X5.PLAIN)
        return false;
    return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}
function isTyped({ tag }) {
    return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}

// EXTERNAL MODULE: ./build/syntax/yaml-parser.js
var yaml_parser = __webpack_require__(64183);
;// CONCATENATED MODULE: ./build/syntax/yaml.js
var _a;





const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER = /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;
class YamlValue {
    file;
    node;
    place;
    alias;
    #resolver;
    constructor(file, node, place, alias, resolver) {
        this.file = file;
        this.node = node;
        this.place = place;
        this.alias = alias;
        this.#resolver = resolver;
    }
    get isMap() {
        return (0,dist/* isMap */.jh)(this.node);
    }
    member(name) {
        const pair = this.#resolver.members.get(this.node)?.get(name);
        return pair === undefined ? null : this.#memberOf(name, pair);
    }
    get members() {
        const members = this.#resolver.members.get(this.node);
        return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
    }
    get items() {
        if (!(0,dist/* isSeq */.oP)(this.node))
            return [];
        return this.node.items.flatMap((item) => this.#resolved(item) ?? []);
    }
    at(path) {
        let current = this;
        for (const step of path) {
            if (current === null)
                return null;
            if ((0,dist/* isSeq */.oP)(current.node)) {
                const item = current.node.items[Number(step)];
                current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolved(item) : null;
            }
            else {
                current = current.member(String(step))?.value ?? null;
            }
        }
        return current;
    }
    get scalar() {
        const { node } = this;
        if (!(0,dist/* isScalar */.jn)(node))
            return null;
        const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
        const written = node.source ?? '';
        const text = isBlock ? written.trim() : written;
        return { text, type: typeOf(node, text), place: isBlock ? this.#firstLine : this.place };
    }
    get written() {
        const { scalar } = this;
        if (scalar === null || !scalar.text.includes(yaml_parser/* MASK */.v5))
            return scalar?.text ?? null;
        const source = this.source.trim();
        return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
    }
    get source() {
        const [start, end] = this.node.range ?? [0, 0];
        return this.file.text.slice(start, end);
    }
    scalarAt(...path) {
        const scalar = this.at(path)?.scalar ?? null;
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    }
    textAt(...path) {
        return this.scalarAt(...path)?.text ?? '';
    }
    itemsAt(...path) {
        return this.at(path)?.items ?? [];
    }
    writtenAt(path) {
        const found = path === '' ? this : this.at(path.split('.'));
        const scalar = found?.scalar ?? null;
        if (found === null || scalar === null || scalar.type === 'null')
            return null;
        return { text: found.written ?? '', place: scalar.place };
    }
    #memberOf(name, { key, value }) {
        const place = this.file.placeOf(key);
        const nothing = new _a(this.file, new dist/* Scalar */.X5(null), place, null, this.#resolver);
        return { name, key: place, value: (value && this.#resolved(value)) ?? nothing };
    }
    #resolved(node) {
        return resolvedValue(this.file, node, this.#resolver);
    }
    get #firstLine() {
        const [start] = this.node.range ?? [0];
        const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.source);
        return this.file.placeAt(start + (header?.[0].length ?? 0));
    }
}
_a = YamlValue;
function resolvedValue(file, node, resolver) {
    const target = (0,dist/* isAlias */.Vj)(node) ? resolver.anchors.get(node) : node;
    const alias = (0,dist/* isAlias */.Vj)(node) ? file.placeOf(node) : null;
    if (!(0,dist/* isScalar */.jn)(target) && !(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
        return null;
    return new YamlValue(file, target, file.placeOf(target), alias, resolver);
}
class YamlFile {
    path;
    text;
    documents;
    #lines;
    constructor(path, text, lines) {
        this.path = path;
        this.text = text;
        const lined = text.replace(/\r(?!\n)/g, '\n');
        this.#lines = lines ?? new source_text/* SourceText */.D(path, lined);
        const refuse = (offset, why) => (0,yaml_parser/* notYaml */.NM)(this.#lines, offset, why);
        try {
            const contents = (0,yaml_parser/* parseYaml */.hN)(lined, this.#lines);
            const isCompose = contents[0] != null && (0,dist/* isMap */.jh)(contents[0]) && contents[0].items.some(isServicesOfCompose);
            const resolver = new AnchorResolver(isCompose, refuse);
            this.documents = contents.map((content) => {
                if (content === null)
                    return null;
                resolver.start(content);
                return resolvedValue(this, content, resolver);
            });
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                throw error;
            if (error instanceof RangeError)
                throw refuse(0, 'nested too deeply');
            throw refuse(0, error instanceof Error ? error.message : String(error));
        }
    }
    get root() {
        return this.documents[0] ?? null;
    }
    placeAt(offset) {
        return this.#lines.placeAt(offset);
    }
    placeOf(node) {
        return this.placeAt(node.range?.[0] ?? 0);
    }
}
function isServicesOfCompose({ key, value }) {
    return (0,dist/* isScalar */.jn)(key) && key.source === 'services' && (0,dist/* isMap */.jh)(value);
}
function typeOf(node, text) {
    const { tag } = node;
    if (tag === `${TAG_PREFIX}null`)
        return 'null';
    if (tag !== undefined && tag !== '!') {
        return tag.startsWith(TAG_PREFIX) && tag !== `${TAG_PREFIX}str` ? 'other' : 'string';
    }
    if (node.type === undefined && node.source === undefined)
        return 'null';
    if (node.type !== dist/* Scalar */.X5.PLAIN && tag === undefined)
        return 'string';
    if (NULL.test(text))
        return 'null';
    if (BOOLEAN.test(text) || NOT_FINITE.test(text))
        return 'other';
    return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}
function allAt(sources, path) {
    const steps = path === '' ? [] : path.split('.');
    return sources.flatMap((source) => valuesAt(source, steps));
}
function valuesAt(source, steps) {
    const star = steps.indexOf('*');
    const found = source.at(star === -1 ? steps : steps.slice(0, star));
    if (found === null || found.scalar?.type === 'null')
        return [];
    if (star === -1)
        return [found];
    return found.items.flatMap((item) => valuesAt(item, steps.slice(star + 1)));
}
function itemsIn(sources, path) {
    return allAt(sources, path)[0]?.items ?? [];
}


/***/ })

};
