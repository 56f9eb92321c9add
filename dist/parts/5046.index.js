export const id = 5046;
export const ids = [5046];
export const modules = {

/***/ 54911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LinesAround),
/* harmony export */   V: () => (/* binding */ PATCHED_TAG)
/* harmony export */ });
/* harmony import */ var _literals_versions_in_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39545);
/* harmony import */ var _command_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62798);
/* harmony import */ var _dependency_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61843);
/* harmony import */ var _line_outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21052);




const ABOUT = /^["']?(?:uses|remoteChart|chart(?:[-_]?(?:name|path|ref))?|(?:ansible\.builtin\.)?(?:include|import)_tasks)["']?\s{0,9}[:=]\s{0,9}(\S.*)/;
const BARE_IMAGE = /^["']?(?:image|repository)["']?\s{0,9}:\s{0,9}["']?((?:[\w.-]{1,99}\/){1,9}[\w.-]{1,99})["']?,?$/;
const [WITH, OF_STEP] = [/^["']?with["']?:$/, /^-\s{1,9}["']?(?:name|uses)\b/];
const RUNS_ROLE = /^(?:-\s{1,9})?["']?(?:ansible\.builtin\.)?(?:include|import)_role["']?\s{0,9}:$/;
const NAME = /^["']?name["']?\s{0,9}:\s{0,9}(\S.*)/;
const PATCHES_TAG = /^(?:-\s{1,9})?["']?path["']?\s{0,9}:\s{0,9}["']?\/(?:[A-Za-z.]{1,40}\/|0\/){1,9}image[./]tag["']?,?$/;
const PATCHED_TAG = 'name: image.tag';
const MOST_SECTIONS = 20;
const MOST_NEIGHBOURS = 20;
class LinesAround {
    lines;
    written;
    blocks;
    #outline;
    constructor(lines, written, blocks) {
        this.lines = lines;
        this.written = written;
        this.blocks = blocks;
        this.#outline = lines.map(_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .outlineOf */ .W4);
    }
    at(index) {
        const { sections, about } = sectionsAbove(this.#outline, index);
        const { head, beside } = blockOf(this.#outline, index);
        const context = [...sections, ...(about === null ? [] : [about]), ...beside];
        const item = head === null || head.isTelling ? '' : (0,_literals_versions_in_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutVersions */ .ep)(head.text);
        return {
            sections,
            about,
            context,
            item: head?.text ?? '',
            block: this.#numberOf([...context, item]),
            subject: (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(this.#outline, index),
            isPinned: (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .pinsTag */ .NB)(this.#outline, index),
            valuesFiles: (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesFilesBelow */ .HY)(this.#outline, index),
            command: (0,_command_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .commandAt */ .N1)(this.lines, index),
            option: (0,_command_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .optionAbove */ .tU)(this.lines, index),
            dependency: (0,_dependency_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyAt */ .N)(this.written, index),
        };
    }
    within(around, keys) {
        if (keys.length === 0)
            return around;
        const block = this.#numberOf([`${around.block}`, ...keys]);
        const sections = [...around.sections, ...keys];
        const isOfStep = WITH.test(keys[0] ?? '') && OF_STEP.test(around.item);
        const action = isOfStep ? ABOUT.exec((around.subject ?? '').replace(/^-\s{1,9}/, ''))?.[1] : undefined;
        if (action === undefined)
            return { ...around, block, sections, context: [...around.context, ...keys] };
        return { ...around, block, sections, about: action, context: [...around.context, action, ...keys] };
    }
    #numberOf(texts) {
        const key = texts.join('\n');
        const number = this.blocks.get(key) ?? this.blocks.size;
        this.blocks.set(key, number);
        return number;
    }
}
function sectionsAbove(lines, own) {
    const column = lines[own]?.indent ?? 0;
    const sections = [];
    let about = null;
    let least = column;
    let hasHead = lines[own]?.isItem === true;
    let nameBelow = '';
    for (const { text, indent, isItem, isHead, index } of (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .linesBeside */ .yh)(lines, own, -1)) {
        const isHeadOfItem = isItem && !hasHead && indent === least && least < column;
        hasHead ||= isItem && indent <= column;
        if (isHead || isHeadOfItem || indent < least)
            sections.unshift(text);
        if (isHead || sections.length >= MOST_SECTIONS)
            break;
        if (indent > least)
            nameBelow = NAME.exec(text)?.[1] ?? nameBelow;
        if (indent === least && least < column)
            about ??= RUNS_ROLE.test(text)
                ? `role: ${nameBelow}`
                : ((ABOUT.exec(text) ?? BARE_IMAGE.exec(text))?.[1] ?? null);
        least = Math.min(least, indent);
        if (least === 0 && column > 0) {
            about ??= imageOfDocument(lines, index);
            break;
        }
    }
    return { sections, about };
}
function imageOfDocument(lines, top) {
    for (const { text, indent } of (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .linesBeside */ .yh)(lines, top, -1)) {
        if (text === '---')
            return null;
        const image = indent === 0 ? BARE_IMAGE.exec(text)?.[1] : undefined;
        if (image !== undefined)
            return image;
    }
    return null;
}
function blockOf(lines, own) {
    const column = lines[own]?.indent ?? 0;
    const beside = [];
    let head = null;
    const above = (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .restOfItem */ .hQ)(lines, own).length > 0 ? [] : (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .linesBeside */ .yh)(lines, own, -1);
    for (const line of above) {
        if (line.isHead || line.indent < column)
            break;
        if (line.indent > column)
            continue;
        if (line.isTelling && beside.length < MOST_NEIGHBOURS)
            beside.push(line.text);
        if (PATCHES_TAG.test(line.text))
            beside.push(PATCHED_TAG);
        if (!line.isItem)
            continue;
        if (lines[own]?.isItem !== true)
            head = line;
        break;
    }
    for (const { indent, isTelling, text } of (0,_line_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .restOfBlock */ .hP)(lines, own))
        if (indent === column && isTelling && beside.length < 2 * MOST_NEIGHBOURS)
            beside.push(text);
    return { head, beside: beside.sort() };
}


/***/ }),

/***/ 62798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandAt),
/* harmony export */   iT: () => (/* binding */ namesAnyOf),
/* harmony export */   tU: () => (/* binding */ optionAbove)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

const MOST_LINES = 20;
const MOST_CHARACTERS = 200;
const ARGUMENT = /^(\s*)(?:-\s+["']?(?=\S)|["'](?=.{1,200}["'],?\s*$))([^\s"']{1,200})["']?,?\s*$/;
const OPTION = /^\s*["']?--[a-z]/;
function commandAt(lines, index) {
    const indent = ARGUMENT.exec(lines[index] ?? '')?.[1];
    const isArgument = (at) => indent !== undefined && ARGUMENT.exec(lines[at] ?? '')?.[1] === indent;
    const goesOn = (at) => /\\$| [`^]$/.test(lines[at] ?? '') || OPTION.test(lines[at + 1] ?? '') || (isArgument(at) && isArgument(at + 1));
    let [first, last] = [index, index];
    while (index - first < MOST_LINES && goesOn(first - 1))
        first -= 1;
    while (last - index < MOST_LINES && goesOn(last))
        last += 1;
    const others = [...lines.slice(first, index), ...lines.slice(index + 1, last + 1)];
    return others.map((line) => line.slice(0, MOST_CHARACTERS)).join('\n');
}
function optionAbove(lines, index) {
    const [own, above] = [lines[index], lines[index - 1]].map((line) => ARGUMENT.exec(line ?? ''));
    const option = own?.[1] === above?.[1] ? (above?.[2] ?? '') : '';
    return /^--?[a-z][\w-]*$/.test(option) ? option : '';
}
function namesAnyOf(command, paths) {
    const words = command.split(/\/?[\s=,"']+(?:\.\/)?/);
    const isHelm = /\bhelm\s/.test(command);
    return [...paths].some((path) => {
        const folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path);
        const isPlain = folder.includes('/') || (isHelm && folder !== '' && (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseNameOf */ .mv)(path) === 'Chart.yaml');
        return (path.includes('/') && words.includes(path)) || (isPlain && words.includes(folder));
    });
}


/***/ }),

/***/ 61843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ dependencyAt),
/* harmony export */   Y: () => (/* binding */ useOfDependency)
/* harmony export */ });
/* harmony import */ var _deployment_service_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60688);

const MOST_LINES = 3;
const LONGEST_COMMENT = 500;
const IS_COMMENT = /^\s*(?:#|\/\/|\/\*|\*|--|;)/;
const RENOVATE = /\brenovate:\s/;
const POLICY = /"\$imagepolicy":\s{0,9}"[\w-]{1,99}:([\w.-]{1,99})/;
function dependencyAt(lines, index) {
    const [own = ''] = lines.slice(index, index + 1);
    const above = lines.slice(Math.max(0, index - MOST_LINES), index).toReversed();
    const end = above.findIndex((line) => !IS_COMMENT.test(line));
    const near = [own, ...(end === -1 ? above : above.slice(0, end))].map((line) => line.slice(0, LONGEST_COMMENT));
    const [, policy] = POLICY.exec(own.slice(-LONGEST_COMMENT)) ?? [];
    if (policy !== undefined)
        return { name: policy, source: 'docker' };
    const comment = near.find((line) => RENOVATE.test(line)) ?? '';
    const settingOf = (key) => new RegExp(`\\b${key}=["']?([^\\s"']{1,200})`).exec(comment)?.[1];
    const name = settingOf('packageName') ?? settingOf('lookupName') ?? settingOf('depName');
    return name === undefined ? null : { name, source: settingOf('datasource') ?? '' };
}
function useOfDependency({ name, source }, names) {
    if (!(0,_deployment_service_names_js__WEBPACK_IMPORTED_MODULE_0__/* .namesService */ .cM)(name, names) || !/^(?:|docker|helm|git(?:hub|lab|ea)?-(?:releases|tags|refs))$/.test(source))
        return null;
    return source === 'helm' || /helm-charts$/.test(name) ? 'chart' : 'tag';
}


/***/ }),

/***/ 21052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ valuesFilesBelow),
/* harmony export */   Je: () => (/* binding */ WEAK),
/* harmony export */   Kx: () => (/* binding */ STRONG),
/* harmony export */   NB: () => (/* binding */ pinsTag),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hP: () => (/* binding */ restOfBlock),
/* harmony export */   hQ: () => (/* binding */ restOfItem),
/* harmony export */   yh: () => (/* binding */ linesBeside)
/* harmony export */ });
/* harmony import */ var _deployment_environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58522);

const MOST_CHARACTERS = 200;
const TELLING = /^[\s-]*["'<]?(?:[\w.]{0,60}image\w{0,60}|\w{0,60}repo\w{0,60}|name|(?:helm[-_]?|remote)?chart(?:[-_]?(?:name|path|ref|repository))?|family|id|source|app|application|service|component|kind|(?:Parameter)?Key)["']?(?:\s*[:=]|\s+["']|>)/i;
const STATEMENT = /^\s*(?:\{%[^%\n]{0,200}%\}|<%[^%\n]{0,200}%>|\{\{-?\s{0,9}(?:if|else|end|range|with)\b[^}\n]{0,200}\}\})\s*$/;
function outlineOf(line, index) {
    const near = STATEMENT.test(line) ? '' : line.slice(0, MOST_CHARACTERS);
    const text = near.trim();
    return {
        index,
        text,
        indent: text === '' ? null : (/^(?:[ \t]|-(?=[ \t]))*/.exec(near)?.[0].length ?? 0),
        isItem: /^\s*-\s/.test(near),
        isHead: /^\[{1,2}[^\]]+\]{1,2}$/.test(text),
        isTelling: TELLING.test(near),
    };
}
const MOST_LINES = 200;
function* linesBeside(lines, own, step) {
    for (let distance = 1; distance <= MOST_LINES; distance += 1) {
        const line = lines[own + step * distance];
        if (line === undefined)
            return;
        if (line.indent !== null)
            yield line;
    }
}
function* restOfBlock(lines, own, most = MOST_LINES) {
    const column = lines[own]?.indent ?? 0;
    for (const line of linesBeside(lines, own, 1)) {
        const isEnd = line.isHead || line.indent < column || (line.indent === column && line.isItem);
        if (isEnd || line.index > own + most)
            return;
        yield line;
    }
}
function restOfItem(lines, own) {
    const column = lines[own]?.indent ?? 0;
    return lines[own]?.isItem === true ? [...restOfBlock(lines, own)].filter(({ indent }) => indent === column) : [];
}
const STRONG = /^[\s-]*["']?(?:(?:image|(?:helm_?|remote)?chart\w*|repo\w*|url|address|source|uses)["']?\s{0,9}[:=]\s{0,9}(?:!\w{1,20}\s{1,9})?[[{"']{0,3}(?!tag\b)[\w@./$-]|(?:src|git)["']?\s{0,9}[:=]\s{0,9}["']?(?:git[+@]|https?:)|name["']?\s{0,9}[:=]\s{0,9}["']?[\w.-]{1,99}\/[\w./-]{1,99}["']?$)/i;
const WEAK = /^[\s-]*["']?(?:name|kind|app|application|service|component|release)["']?\s{0,9}[:=]\s{0,9}["']?(\w[\w-]{0,99})/i;
const GIVEN = String.raw `["'${'`'}]?(?:v?\d{1,3}\.\d|[$%{]|[\w.[("']{0,99}(?:tag|version)(?![^\n]{0,200}(?:\?\?|\|\||\bor\b)))`;
const PINNED = new RegExp(String.raw `^["']?(?:release_)?values["']?[\s:={|>-]{1,99}(?:\.{3}\w[\w.]{0,99},\s{0,9})?["']?image["']?[\s:={]{1,99}(?:["']?repository[^\n,]{0,200},?\s{1,9})?["']?tag(?:["']?\s{0,9}[:=]\s{0,9}${GIVEN}|\s{0,9}[,}])`, 'im');
const TYPE = /\b[A-Za-z]\w{0,40}\.\w{1,40}(?:\(|(?=\{))/g;
const MOST_LINES_BELOW = 20;
const PINNED_BESIDE = /^(?:["']?image["']?[\s:={]{1,99})?["']?(?:image[._-]?)?tag["']?\s{0,9}[:=]\s{0,9}["'`]?v?\d{1,3}\.\d/im;
const PINNED_BY_PATH = /^(?:-\s|[\w-]{1,40}:\s{1,9}\{?\s?)?(?:--set(?:-string)?[\s=])?["']?image\.tag["']?\s{0,9}[:=]\s{0,9}["'`]?(?:v?\d{1,3}\.\d|[$%{])|\bname["']?\s{0,9}[:=]\s{0,9}["']image\.tag["'],\s{0,9}["']?value["']?\s{0,9}[:=]\s{0,9}["'`]?[\w$%{][\w.]{0,99}["'`]?\s?\}/m;
function pinsTag(lines, own) {
    const blocks = [own];
    let column = lines[own]?.indent ?? 0;
    for (const { text, indent, index } of linesBeside(lines, own, -1)) {
        if (indent >= column)
            continue;
        const isChart = /^["']?chart["']?:$/.test(text);
        if (isChart)
            blocks.push(index);
        if (isChart || !/^["']?spec["']?:$/.test(text))
            break;
        column = indent;
    }
    return blocks.some((at) => isPinnedBelow(lines, at));
}
function isPinnedBelow(lines, own) {
    const column = lines[own]?.indent ?? 0;
    const block = [...restOfBlock(lines, own, MOST_LINES_BELOW)];
    const siblings = block.map(({ text, indent }) => `${indent === column ? '' : ' '}${text}`);
    const [all, ofImage] = [block, withoutOtherValues(block, column)].map((each) => each.map(({ text }) => text.replace(TYPE, '')).join('\n'));
    return PINNED.test(ofImage ?? '') || PINNED_BY_PATH.test(all ?? '') || PINNED_BESIDE.test(siblings.join('\n'));
}
const VALUES = /^["']?(?:release_)?values["']?\s*[:=]/;
function withoutOtherValues(block, column) {
    let [isInValues, depth, isOfImage] = [false, Number.POSITIVE_INFINITY, true];
    return block.filter(({ text, indent }) => {
        if (indent <= column)
            [isInValues, depth, isOfImage] = [VALUES.test(text), Number.POSITIVE_INFINITY, true];
        else if (isInValues) {
            depth = Math.min(depth, indent);
            if (indent === depth)
                isOfImage = /^["']?image["']?\s*[:=]/.test(text);
        }
        return isOfImage;
    });
}
function valuesFilesBelow(lines, own) {
    const found = [];
    let isIn = false;
    for (const { text, indent } of restOfBlock(lines, own, MOST_LINES_BELOW)) {
        if (indent === lines[own]?.indent)
            isIn = /^["']?values?_?files?["']?\s{0,9}[:=]/i.test(text);
        if (isIn)
            found.push(text);
    }
    return found.join('\n');
}
const CLUSTERS = /^["']?cluster(?:Selector|Name|Group)\w*["']?\s*:/;
function isWeak(text) {
    const [, name] = WEAK.exec(text) ?? [];
    return name !== undefined && !_deployment_environment_names_js__WEBPACK_IMPORTED_MODULE_0__/* .POSSIBLE_STAGE */ .Hy.test(name);
}
function subjectOf(lines, own) {
    let least = lines[own]?.indent ?? 0;
    const ofItem = restOfItem(lines, own).find(({ text }) => STRONG.test(text));
    if (ofItem !== undefined)
        return ofItem.text;
    for (const { text, indent, isHead, index } of linesBeside(lines, own, -1)) {
        if (text === '---')
            return null;
        const isOfTarget = CLUSTERS.test(lines[index + 1]?.text ?? '');
        if (isHead || STRONG.test(text) || (indent <= least && isWeak(text) && !isOfTarget))
            return text;
        least = Math.min(least, indent);
    }
    return null;
}


/***/ }),

/***/ 44461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   az: () => (/* binding */ isContent),
/* harmony export */   d5: () => (/* binding */ textsOnBothSides),
/* harmony export */   fO: () => (/* binding */ textsNaming),
/* harmony export */   hR: () => (/* binding */ watchedPaths),
/* harmony export */   qM: () => (/* binding */ watchTest)
/* harmony export */ });
/* harmony import */ var _deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40334);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);


const NEVER_WATCHED = new RegExp([
    String.raw `\.(?:md|mdx|markdown|rst|adoc|svg|html?|css|ipynb|sql|lock|log|snap)$`,
    String.raw `(?:^|\/)(?![^/]*(?:image|version)s?\.)[^/]*\.(?:txt|csv)$`,
    String.raw `(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:\.?changes|changelog\.d|newsfragments)\/`,
    String.raw `\.(?:spdx|cdx)\.json$|(?:^|\/)(?:s?bom\.json|\.?trivyignore[^/]*)$`,
    String.raw `(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements(?:[^/]*\.(?:txt|in))?|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.(?:terraform|opentofu|terragrunt|python|node|ruby|java|go|php|helm|kubectl)-version|galaxy\.ya?ml|\.release-please-manifest\.json|\.terraform\.lock\.hcl|gotk-components\.yaml)$`,
    String.raw `(?:^|\/)(?:cargo\.toml|gemfile|pipfile|composer\.json|mix\.exs|setup\.(?:cfg|py)|[^/]*\.gemspec|(?:formula|casks)\/[^/]*\.rb)$`,
    String.raw `[._-](?:test|spec)\.(?:[cm]?[jt]sx?|py|go|rb|cs|java|kts?|php|rs|sh)$|(?:^|\/)test_[^/]*$`,
    String.raw `[._-](?:example|sample)(?:\.\w+)?$|(?:^|\/)\.env\.(?:test|dist|template)$`,
    String.raw `^\.(?:github\/)?upgrade-gate\.yml$|(?:^|\/)(?:postman|bruno|insomnia)\/`,
].join('|'), 'i');
const MOST_BYTES = 1_000_000;
const AT_ONCE = 8;
function watchTest(settings) {
    const isSearched = (0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTest */ .Ln)(settings);
    return (path) => settings.discover && (settings.envFiles.includes(path) || (isSearched(path) && !NEVER_WATCHED.test(path)));
}
const CONTENT = new RegExp(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.others.content, 'm');
const PANELS = /^[\t ]{0,20}"panels":\s{0,9}\[/m;
const ALERTS = /^groups:\n(?:.*\n){1,4}?\s{1,20}-?\s{0,20}(?:alert|record):/m;
const PROPERTIES_OF_DBT = /^(?:models|sources|seeds|snapshots|metrics|exposures|semantic_models):/m;
function isContent(text) {
    const kinds = [...text.matchAll(/^\s{0,20}["']?kind["']?:\s{0,20}["']?(\w+)/gm)].map(([, kind]) => kind);
    if (kinds.length > 0 && kinds.every((kind) => kind === 'PrometheusRule'))
        return true;
    if (CONTENT.test(text) || ALERTS.test(text) || (/^\s*\{/.test(text) && PANELS.test(text)))
        return true;
    return /^version:\s*2\s*$/m.test(text) && PROPERTIES_OF_DBT.test(text);
}
const [MOST_CHARACTERS, MOST_LITERALS] = [1_000_000, 20_000];
function isTooLarge(text) {
    return text.length > MOST_CHARACTERS || [...text.matchAll(/\d\.\d{1,9}\.\d/g)].length > MOST_LITERALS;
}
async function* textsNaming(tree, sides, texts = [], more = new Set()) {
    const paths = watchedPaths(await tree.entries(), sides);
    const naming = new Set(paths.filter((path) => more.has(path)));
    for (const text of [...(0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTexts */ .n2)(sides.settings), ...texts])
        for (const path of await tree.containing(text, paths))
            naming.add(path);
    yield* mapInBatches([...naming], async (path) => ({ path, text: (await readTextFile(tree, path)) ?? '' }));
}
const watchedIn = new WeakMap();
function watchedPaths(entries, { isWatched }) {
    const [test, known] = watchedIn.get(entries) ?? [];
    if (test === isWatched && known !== undefined)
        return known;
    const paths = [...entries.values()].flatMap(({ kind, path }) => (kind === 'file' && isWatched(path) ? [path] : []));
    watchedIn.set(entries, [isWatched, paths]);
    return paths;
}
async function readTextFile(tree, path, most = MOST_BYTES) {
    const bytes = await tree.read(path);
    if (bytes === null || bytes.length > most || bytes.includes(0))
        return null;
    return bytes.toString('utf8');
}
function textsOnBothSides({ base, head, renames }, paths, most) {
    return mapInBatches(paths, async (path) => {
        const oldPath = renames.get(path) ?? path;
        const [before, after] = await Promise.all([readTextFile(base, oldPath, most), readTextFile(head, path, most)]);
        return { path, oldPath, before, after };
    });
}
async function* mapInBatches(items, work) {
    for (let start = 0; start < items.length; start += AT_ONCE) {
        yield* await Promise.all(items.slice(start, start + AT_ONCE).map(work));
    }
}


/***/ }),

/***/ 87167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ changedLines),
  vl: () => (/* binding */ namedLines),
  r4: () => (/* binding */ placeKey),
  qV: () => (/* binding */ skeleton)
});

// EXTERNAL MODULE: ./build/deployment/remembered.js
var remembered = __webpack_require__(73366);
// EXTERNAL MODULE: ./build/syntax/text-lines.js + 1 modules
var text_lines = __webpack_require__(50516);
// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/around-line.js
var around_line = __webpack_require__(54911);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/lines/line-blocks.js
const DESCRIBED_BESIDE = /^\W*(?:image|values|set\w*|inputs|params|parameters|config|container|flags|args|)\W*$/i;
const KEY_OF_BRACKET = /(?:[\w.-]{1,99}(?:\s{1,3}"[\w.-]{0,99}"){1,2}|["']?[\w.-]{0,99}["']?)\s{0,60}[:=]?\s{0,60}$/;
const IN_KEY = /[\w.\s"':=-]/;
const LONGEST_KEY = 199;
function ownText(line, [start, end], brackets, most) {
    const [first, last] = [Math.max(0, start - most[0]), Math.min(line.length, end + most[1])];
    if (brackets.size === 0)
        return { inFront: line.slice(first, start), behind: line.slice(end, last), keys: [] };
    const { inFront, keys } = textInFront(line, start, brackets, first);
    const behind = textBehind(line, end, brackets, last, keys);
    return { inFront, behind, keys: keys.filter((key) => key !== '') };
}
function textInFront(line, start, brackets, first) {
    const keys = [];
    let text = '';
    let isDescribed = true;
    for (let at = start - 1; at >= first; at -= 1) {
        const other = brackets.get(at);
        if (other === undefined) {
            if (isDescribed)
                text = line.charAt(at) + text;
            continue;
        }
        const isEndOfNeighbour = other < at;
        const begin = isEndOfNeighbour ? other : at;
        const key = keyBefore(line, begin);
        at = begin - key.length;
        if (isEndOfNeighbour)
            continue;
        keys.unshift(key.trim());
        text = key + line.charAt(begin) + text;
        isDescribed = DESCRIBED_BESIDE.test(key);
    }
    return { inFront: text, keys };
}
function textBehind(line, end, brackets, last, keys) {
    const around = [...keys];
    let text = '';
    for (let at = end; at < last; at += 1) {
        const other = brackets.get(at);
        const isBeginOfNeighbour = other !== undefined && other > at;
        if (isBeginOfNeighbour) {
            text = text.replace(KEY_OF_BRACKET, '');
            at = other;
            continue;
        }
        text += line.charAt(at);
        if (other === undefined)
            continue;
        const key = around.pop();
        if (key === undefined || !DESCRIBED_BESIDE.test(key))
            break;
    }
    return text;
}
function keyBefore(line, at) {
    let start = at;
    while (start > at - LONGEST_KEY && IN_KEY.test(line.charAt(start - 1)))
        start -= 1;
    return KEY_OF_BRACKET.exec(line.slice(start, at))?.[0] ?? '';
}
const FILLED_IN = /^\{[\w.[\]'"]{1,99}\}(?=[\w:/.-])/;
function bracketsOf(line) {
    const found = new Map();
    const open = [];
    for (const { index: at, 0: sign } of line.matchAll(/[[{}\]]/g)) {
        if (sign === '{' || sign === '[') {
            open.push({ at, closing: sign === '{' ? '}' : ']', isBlock: isBlock(line, at, sign) });
            continue;
        }
        const last = open.at(-1);
        if (last?.closing !== sign)
            continue;
        open.pop();
        if (last.isBlock && line.charAt(at + 1) !== '=')
            found.set(last.at, at).set(at, last.at);
    }
    for (const { at, isBlock } of open)
        if (isBlock)
            found.set(at, Number.POSITIVE_INFINITY);
    return found;
}
function isBlock(line, at, sign) {
    const [before, after] = [line.charAt(at - 1), line.charAt(at + 1)];
    const isPart = /[$#\\\w]/.test(before) || before === sign || after === sign;
    return !isPart && !FILLED_IN.test(line.slice(at, at + LONGEST_KEY));
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/literals/versions-in-text.js
var versions_in_text = __webpack_require__(39545);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/version-literals.js





const MOST_BEHIND = 200;
function namedLines(text, other, hasName) {
    const [own, others] = [text, other].map((each) => (0,text_lines/* linesOf */.Dx)(each)
        .map((written, index) => ({ line: index + 1, text: written }))
        .filter((line) => hasName(line.text) && (0,versions_in_text/* hasVersion */.Xj)(line.text)));
    return without(own, others, (line) => line.text);
}
function changedLines(before, after, suffix, path) {
    const blocks = new Map();
    const read = (text) => readLines(text, path, suffix, blocks);
    const [was, is] = [read(before), read(after)];
    const own = (0,remembered/* remembered */.H)(({ around, position, text }) => `${around.block} ${position} ${text.trim()}`);
    const plain = ({ text }) => text.replace(/\\$/, '').trim();
    const [gone, come] = [without(was.literals, is.literals, own), without(is.literals, was.literals, own)];
    const swapped = swappedLines(was.literals, is.literals).filter(({ before: old, after: now }) => !gone.includes(old) && !come.includes(now));
    return {
        before: [...gone, ...swapped.map((each) => each.before)],
        after: [...come, ...swapped.map((each) => each.after)],
        stays: without(was.literals, gone, (each) => each),
        plainBefore: linesWithout(was.plain, is.plain, plain),
        plainAfter: linesWithout(is.plain, was.plain, plain),
        linesBefore: linesWithout([...was.plain, ...was.whole], [...is.plain, ...is.whole], plain),
        linesAfter: linesWithout([...is.plain, ...is.whole], [...was.plain, ...was.whole], plain),
        aroundBefore: linesAround(was.whole, is.whole, gone),
        aroundAfter: linesAround(is.whole, was.whole, come),
    };
}
function linesAround(own, others, changed) {
    const told = new Set(changed.map(({ line }) => line));
    return without(own, others, ({ text }) => text.trim()).filter(({ line }) => !told.has(line));
}
function swappedLines(was, is) {
    const last = new Map(was.map((each) => [placeKey(each), each]));
    const now = new Map(is.map((each) => [placeKey(each), each]));
    return [...now].flatMap(([key, after]) => {
        const before = last.get(key);
        return before === undefined || before.version === after.version || after.key === '' ? [] : [{ before, after }];
    });
}
function without(items, others, keyOf) {
    const left = new Map();
    for (const key of others.map(keyOf))
        left.set(key, (left.get(key) ?? 0) + 1);
    return items.filter((item) => {
        const key = keyOf(item);
        const count = left.get(key) ?? 0;
        left.set(key, count - 1);
        return count <= 0;
    });
}
function linesWithout(items, others, keyOf) {
    const inPlace = (line) => `${line.above}\n${keyOf(line)}`;
    return without(without(items, others, inPlace), without(others, items, inPlace), keyOf);
}
function readLines(written, path, suffix, blocks) {
    const lines = (0,text_lines/* bareLines */.o1)(written, path);
    const around = new around_line/* LinesAround */.$(lines, (0,text_lines/* linesOf */.Dx)(written), blocks);
    const literals = [];
    const [plain, whole] = [[], []];
    let above = '';
    for (const [index, text] of lines.entries()) {
        const found = (0,versions_in_text/* literalsIn */.ww)(text, suffix);
        for (const each of literalsOf(text, index, found, around))
            literals.push(each);
        if (text.trim() === '')
            continue;
        (found.length === 0 ? plain : whole).push({ line: index + 1, text, above });
        above = text.trim();
    }
    return { literals, plain, whole };
}
function literalsOf(text, index, found, lines) {
    if (found.length === 0)
        return [];
    const ofLine = lines.at(index);
    const brackets = bracketsOf(text);
    return found.map(({ version, column, key }, position) => {
        const place = [column - 1, column - 1 + version.length];
        const { inFront, behind, keys } = ownText(text, place, brackets, [versions_in_text/* MOST_IN_FRONT */.Mr, MOST_BEHIND]);
        const around = lines.within(ofLine, keys);
        const own = inFront + version + behind;
        return { version, line: index + 1, column, key: key || ofLine.option, position, inFront, text: own, around };
    });
}
const skeleton = (0,remembered/* remembered */.H)(({ text }) => (0,versions_in_text/* withoutVersions */.ep)(text)
    .replace(/@sha256:\w+|\s+/g, ' ')
    .trim());
function placeKey(literal) {
    return `${literal.around.block} ${literal.position} ${skeleton(literal)}`;
}


/***/ }),

/***/ 39545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ literalVersions),
/* harmony export */   Mr: () => (/* binding */ MOST_IN_FRONT),
/* harmony export */   Xj: () => (/* binding */ hasVersion),
/* harmony export */   cz: () => (/* binding */ blankVersions),
/* harmony export */   ep: () => (/* binding */ withoutVersions),
/* harmony export */   ww: () => (/* binding */ literalsIn)
/* harmony export */ });
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

const MOST_IN_FRONT = 400;
const LITERAL = /(?<![\w.]|\d{4}\.\d\d?\.\d\d?-)v?(\d{1,3}\.\d{1,9}\.\d{1,9})([-+][\w.-]{0,128})?(?![\w.+-])/g;
const KEY = /(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}(?:[A-Za-z][\w.]{0,60}\()?\[?\s{0,60}["'`]?|<([A-Za-z][^<>]{0,99})>\s{0,60})$/;
const QUOTES = /(?:\\?["'`]){1,3}$/;
const SIGN_OF_RANGE = /(?:~>\s?|[~^]|[<>]=)$/;
function isLiteral(version, decoration, suffix) {
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersion */ .lF)(version) && (decoration === '' || decoration === suffix);
}
function blankVersions(text, suffix) {
    return text.replace(LITERAL, (whole, version, decoration = '') => isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole);
}
function literalVersions(text, suffix) {
    return literalsIn(text, suffix).map(({ version }) => version);
}
function literalsIn(text, suffix) {
    return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
        if (!isLiteral(version, decoration, suffix))
            return [];
        const offset = whole.startsWith('v') ? 1 : 0;
        const inFront = text
            .slice(Math.max(0, index - MOST_IN_FRONT), index)
            .replace(SIGN_OF_RANGE, '')
            .replace(QUOTES, '"');
        const [, word, element] = KEY.exec(inFront) ?? [];
        const key = word ?? element ?? '';
        return [{ version, column: index + offset + 1, key }];
    });
}
function hasVersion(text) {
    return text.search(LITERAL) !== -1;
}
function withoutVersions(text) {
    return text.replace(LITERAL, 'X.Y.Z');
}


/***/ }),

/***/ 13360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vl: () => (/* binding */ changedPaths),
  tc: () => (/* binding */ compareTrees),
  tw: () => (/* binding */ groupChanges)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/detect.js + 1 modules
var detect = __webpack_require__(73380);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/syntax/text-lines.js + 1 modules
var text_lines = __webpack_require__(50516);
// EXTERNAL MODULE: ./build/comparison/changed-lines/literals/versions-in-text.js
var versions_in_text = __webpack_require__(39545);
// EXTERNAL MODULE: ./build/comparison/object-ids.js
var object_ids = __webpack_require__(31526);
;// CONCATENATED MODULE: ./build/comparison/carried-objects.js








async function carriedObjects(sides, lost, found) {
    const carried = new Map();
    if (lost.length === 0)
        return carried;
    const { after, oldToNew } = sides;
    const entries = await sides.head.entries();
    const { objects } = after;
    const read = new Set(objects.flatMap(({ carrier, place }) => [carrier, place.file]));
    const asked = new Set(objects.flatMap(({ inputs }) => inputs));
    const names = new Set(objects.map(({ id }) => id));
    const takenUp = new Set(found.flatMap(({ kind, inputs }) => (kind === 'helm-values' ? [] : inputs)));
    const pathOf = async (base) => {
        const [carrier, decider] = [base.carrier, base.place.file].map((path) => oldToNew.get(path) ?? path);
        if (/^(?:helm-values|manifests)$/.test(base.kind) && takenUp.has(carrier))
            return null;
        const unreadable = [carrier, decider].find((path) => after.objectIds.has(`${finding/* UNREADABLE_FILE */.zH}:${path}`));
        if (unreadable !== undefined)
            return unreadable;
        const own = base.id === `${base.unit}#${product/* product */.q.image.path}` ? [base.id, base.unit] : [base.id];
        const ids = names.has(base.id) ? [] : own.flatMap((id) => [id, (0,object_ids/* renamedId */.c9)(id, oldToNew)]);
        const { leavesItsChart } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(6695)]).then(__webpack_require__.bind(__webpack_require__, 66695));
        if (ids.some((id) => after.off?.has(id) === true) || (await leavesItsChart(sides, base)))
            return null;
        if (ids.some((id) => after.objectIds.has(id)) || (0,tree/* isBehindEntry */.VH)(carrier, entries))
            return carrier;
        const paths = asked.has(decider) ? [carrier] : [decider, carrier];
        for (const path of paths.filter((each) => entries.has(each) && !read.has(each)))
            if (await isStillThere(sides, base, path))
                return path;
        return null;
    };
    for (const base of lost) {
        const path = await pathOf(base);
        if (path !== null)
            carried.set(base, path);
    }
    return carried;
}
async function isStillThere({ base, head, after: detection, settings, renames, oldToNew }, { id, place }, path) {
    const old = renames.get(path) ?? path;
    const [oldBytes, bytes] = [await base.read(old), await head.read(path)];
    if (bytes === null)
        return true;
    const isSame = oldBytes?.equals(bytes) === true;
    if (isSame && old !== path && !(0,candidates/* searchTest */.Ln)(settings)(path))
        return false;
    const [before, after] = [oldBytes?.toString('utf8') ?? '', bytes.toString('utf8')];
    if ((0,service_names/* namesServiceImage */.Tu)(after, settings.images))
        return true;
    if (isSame || old !== place.file || place.line === null)
        return false;
    const beside = `${(0,object_ids/* renamedId */.c9)(id, oldToNew).replace(/#.*/s, '')}#`;
    if ([...detection.objectIds].some((each) => each.startsWith(beside)))
        return false;
    const bare = (line) => (0,versions_in_text/* blankVersions */.cz)((0,text_lines/* withoutComment */.sp)(line), settings.tagSuffix).trim();
    const lines = (text) => (0,text_lines/* linesOf */.Dx)(text).map(bare);
    const deciding = lines(before)[place.line - 1] ?? '';
    const now = lines(after);
    const namesIt = (0,service_names/* namesService */.cM)(after, settings) || !(0,service_names/* namesService */.cM)(before, settings);
    return deciding.includes('X.Y.Z') && now.includes(deciding) && namesIt;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/variable-syntax.js

const SIGN = [
    String.raw `["'${'`'}]\s{0,3}[+&.]\s{0,3}\$?|["'],\s{0,3}(?:parameters|variables)\(["']|%(?=[\w.]{1,99}%)`,
    String.raw `|["']?(?:[$#@]?\{{1,2}|\$?\[\[|<(?:[<%]=?|\+)|\(\(|[\\$]\([#$]?|\${1,2})\s{0,3}`,
    String.raw `|(?:%[sv]|\{\d?\})["'${'`'}][^\w\n]{1,9}(?:format\W{1,2})?`,
    String.raw `|!Ref\s{1,3}|\{\s?["']Ref["']:\s?["']|!FindInMap\s{0,3}\[[^\]\n]{0,99},\s{0,3}`,
].join('');
const NAME = [
    String.raw `\.?(?:(?:Values|env|vars|inputs|var|local)\.|env:)?(?:[\w-]{1,99}\.){0,9}`,
    String.raw `(?:\w{1,99}["']?\]?(?:[([]|\s\.?[\w.]{1,99}\s)["']){0,3}((?<=["'])[A-Za-z_][\w.-]{0,99}|(?<=\.)[A-Za-z_]\w{0,40}(?:-[A-Za-z]\w{0,40}){1,4}|[A-Za-z_]\w{0,99})`,
].join('');
const NO_COMMAND = String.raw `(?!\$\(\w{1,99}\s)`;
const VARIABLE = String.raw `${NO_COMMAND}(?!\{\s?\w{1,99}:)(?:${SIGN})${NAME}`;
const EXPRESSION = String.raw `${NO_COMMAND}(?:${SIGN}|(?=[A-Za-z_][\w.]{0,99}(?:\.[A-Za-z_]|[([]["']|\[[\w$])))${NAME}`;
const TAG = /\btag["']?\s{0,9}[:=]/i;
const CHART = /^[\s-]*["']?(?:(?:helm_?)?chart_?version|target_?revision|version)["']?\s{0,9}[:=]/i;
const CHART_EXPRESSION = new RegExp(String.raw `${CHART.source}\s{0,9}${EXPRESSION}`, 'gi');
const CHART_CONSTANT = new RegExp(String.raw `${CHART.source}\s{0,9}([A-Za-z_]\w{0,99}),?\s*$`, 'i');
const TAG_CONSTANT = /\btag["']?\]?\s{0,9}[:=]\s{0,9}(?:[\w.]{1,99}\()?([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,;})]|$))|[{,]\s{0,9}(tag)(?=\s{0,9}[,}])/g;
const IS_PROGRAM = /\.(?:[cm]?[jt]sx?|py|go|cs|java|kts?|scala|rb|jsonnet|libsonnet|cue|nix|star|bzl|bazel)$|(?:^|\/)Tiltfile$/;
const NAMES_CHART = new RegExp(String.raw `\bchart(?:_?name)?["']?\s{0,9}[:=]\s{0,9}["'](?:[\w.:/-]{0,99}\/)?${product/* product */.q.chart.name}["']`, 'i');
const ANY_VARIABLE = new RegExp(VARIABLE, 'g');
const TOOL_VARIABLE = new RegExp(String.raw `@${product/* product */.q.word}\/[\w-]{1,99}@${VARIABLE}`, 'gi');
const IMAGE_VARIABLE = new RegExp(String.raw `(?<![\w.-])(\w{1,99})["']?(?::\s{0,9}&?\w{1,40}\s{0,9}=|\s{0,9}[:?]?[:=]-?)\s{0,9}["']?(?:[\w.-]{1,99}\/){0,9}${product/* product */.q.image.path}\}?["']?(?:\.freeze)?\s{0,9}(?:[;,\x7d]|$)`, 'gi');
const PATH = String.raw `\$?(?:[\w-]{1,99}\.){0,3}`;
function tagsBeside(image) {
    const format = String.raw `(?:%[sv]|\{\d?\}):v?(?:%[sv]|\{\d?\})["'${'`'}][^\w\n]{1,9}(?:format\W{1,2})?|["']:["'],\s{0,3}\[\s{0,3}`;
    return [
        new RegExp(String.raw `\b${image}["'\s)\]}%+.&]{0,12}:${VARIABLE}`, 'gi'),
        new RegExp(String.raw `(?:${format})${PATH}${image}\s{0,3},\s{0,3}${PATH}([A-Za-z_]\w{0,99})`, 'gi'),
    ];
}
const TAG_VARIABLE = new RegExp(String.raw `(?<![\w./-])([\w./-]{1,199}):${VARIABLE}`, 'g');
const SERVICE_TAG = new RegExp(String.raw `(?:${product/* product */.q.image.path}["']?:|\bimage\.tag=)(?:${VARIABLE}|["']?\$\{?([1-9]))`, 'i');
const CHART_VARIABLE = new RegExp(String.raw `--version[= ]\s{0,60}${VARIABLE}`, 'g');
const PLACEHOLDER = /[:=]\s{0,9}["']?(__\w{1,60}__|@\w{1,60}@|[A-Z][A-Z\d_]{2,60})["']?\s*$/;
const REPLACED = /(?<![\w-])s[|/#,~]([\w@]{1,99})[|/#,~]/g;
function nameOfReplaced(word) {
    return `s/${word}`.toLowerCase();
}
const TAG_ALIAS = /\b(?:tag|version)["']?\s{0,9}:\s{0,9}\*([\w-]{1,99})/gi;
function nameOfAnchor(word) {
    return `&${word}`.toLowerCase();
}
function handedPattern(names) {
    const written = names.map((name) => name.replace(/^s\//, '(?<=s[|/#,~])')).join('|');
    return new RegExp(String.raw `(?<!\w)(?:${written})(?:["']?\s{0,9}[:?]{0,2}[:=]\s{0,9}|[|/#,~])${EXPRESSION}`, 'gi');
}
function placeholdersOn(line) {
    const [, word] = PLACEHOLDER.exec(line) ?? [];
    return word === undefined ? [] : [nameOfReplaced(word)];
}
const MEMBER = /\b(?:[A-Za-z_]\w{0,99}\.){1,9}([A-Za-z_]\w{0,99})/g;
const CALLED = /[\w)][([]["']([A-Za-z_][\w.-]{0,99})["'][)\]]/g;
const GIVEN = /(?:=|:(?=[^,)}\n]{1,110}[,)}]))\s{0,9}([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,)}]|$))/g;
function variablesOn(text) {
    const found = [ANY_VARIABLE, MEMBER, CALLED, GIVEN].flatMap((pattern) => [...text.matchAll(pattern)]);
    return found.map(([, name = '']) => name);
}
function plainName(name) {
    return withoutTool(name.slice(name.lastIndexOf('.') + 1)).toLowerCase();
}
function withoutTool(name) {
    return name.replace(/^(?:TF|NOMAD)_VAR_/, '');
}
function isCommonName(name) {
    return /^(?:version|ver|tag|release|revision|name)$/.test(name);
}
function meansService(word) {
    return /^(?:image|app|service|container|docker|chart|default|target|current|new|deploy|deployment|release|ld|bi)$/i.test(word);
}
function isLookedUp({ 0: text, index = 0, input = '' }) {
    return /^\[[\w$({]/.test(input.slice(index + text.length, index + text.length + 2));
}
function isGenericName(name) {
    return name.split('_').every((word) => isCommonName(word) || (meansService(word) && !/^(?:ld|bi)$/.test(word)));
}
function chartConstant(lines, index) {
    const beside = lines.slice(Math.max(0, index - 3), index + 4);
    return beside.map((line) => line.match(CHART_CONSTANT)).find((match) => match !== null);
}

// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/beside-image.js



const REPOSITORY = /(?:^|[\s{,])["']?(?:repository|image)["']?\s{0,60}[:=]\s{0,60}["']?([\w./:-]{1,400})(?=["'\s,}]|$)/;
const PREFIXED = /(?:^|[\s{,<]|--)["']?(\w[\w.-]{0,98}[._-])?(?:repo(?:sitory)?|image)(?:_?name)?["']?(?:\s{0,60}[:?]?[:=]\s{0,60}|>|\s{1,9}(?=["']|[\w.-]{1,99}\/))["']?([\w./:-]{1,400})(?=["'\s,}<]|$)/i;
const beside_image_TAG = /^(?:--)?(\w[\w.-]{0,98}[._-])?(?:tag|version)$/i;
const IMAGE_IN_FRONT = /["'`]?[\w./-]{1,199}\/[\w.-]{1,99}:v?$/;
function imagesBeside({ key, inFront, around }) {
    if (!/^(?:tag|version)$/i.test(key))
        return [];
    return [inFront, ...around.context].flatMap((text) => referenceOf(REPOSITORY.exec(text)?.[1]));
}
function imagesOfPrefix({ key, inFront, around }) {
    const tag = beside_image_TAG.exec(key);
    if (tag === null)
        return [];
    return [inFront, around.command, ...around.context].flatMap((text) => {
        const [, prefix = '', repository] = PREFIXED.exec(text) ?? [];
        return prefix.toLowerCase() === (tag[1] ?? '').toLowerCase() ? referenceOf(repository) : [];
    });
}
function referenceOf(repository = '') {
    return repository.includes('://') ? [] : [(0,deployment_reference/* parseImageReference */.o_)(repository) ?? []].flat();
}
function isNamedAfter(name, repository) {
    const words = wordsIn(name);
    return wordsIn((0,repository_paths/* baseNameOf */.mv)(repository)).every((word) => words.includes(word) && !meansService(word));
}
function wordsIn(name) {
    return name.toLowerCase().split(/[\W_]/);
}
function isBesideImage(literal, { images }) {
    return imagesOfPrefix(literal).some((reference) => /^(?:service|custom)$/.test((0,deployment_reference/* classifyImage */._u)(reference, images)));
}
function isBesideOther(literal, { images }) {
    return imagesBeside(literal).some((reference) => (0,deployment_reference/* classifyImage */._u)(reference, images) === 'other');
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/literal-names.js



function namesOf(literal) {
    const inFront = literal.inFront.replace(SET_BEFORE, '');
    const assigned = [ASSIGNED, FALLBACK, SET_BY_AZURE].flatMap((pattern) => allIn(inFront, pattern));
    const anchors = allIn(inFront, ANCHOR).map(nameOfAnchor);
    const replaced = allIn(inFront, REPLACED).map(nameOfReplaced);
    return [...ownNames(literal), ...anchors, ...assigned, ...replaced];
}
function mapsAround({ key, inFront, around: { sections } }) {
    const depth = /^(?:tag|version)$/i.test(key) ? 2 : 1;
    return [...allIn(inFront, ENTRY), ...sections.slice(-depth).flatMap((section) => allIn(section, ASSIGNED))];
}
function ownNames({ key, inFront, around: { context, sections } }) {
    const isPlain = /^(?:default(?:value)?|(?:parameter_?)?value)$/i.test(key);
    const above = /^[-\s]*["']?([\w.][\w.-]*)["']?\s*[:={]/.exec(sections.at(-1) ?? '')?.[1];
    return [
        key,
        ...(isPlain ? allIn([inFront, ...context].join(' '), NAMED) : []),
        ...(above !== undefined && /^(?:default|value|)$/i.test(key) ? [above] : []),
    ];
}
function settingOf({ inFront, around: { sections } }) {
    const keys = sections.filter((line) => !NO_KEY.test(line));
    return keys.length === 0 ? null : (0,text_lines/* unformatted */.e1)([...keys, inFront].join('\n'));
}
const NO_KEY = /^(?:\([^)]{0,400}\)\s?\+\s?)?\{$/;
function isSameSetting(text, { inFront, text: own, version }) {
    if (own.trim().replace(/^v/, '') === version)
        return /^[\w.+@-]{1,200}$/.test(text.trim());
    const bare = (line) => line.trim().replace(/^-\s+/, '').replace(SHORT, ':');
    return [inFront, inFront.replace(IMAGE_IN_FRONT, '')].some((front) => {
        const setting = bare(front).replace(/ ?["'`]$/, '');
        const isSetting = /(?:[\w\]]["']?\s{0,9}[:?]?[=:]|--[\w-]{1,40})$/.test(setting) || /\w ["'`]$/.test(front);
        return isSetting && bare(text).startsWith(setting);
    });
}
function allIn(text, pattern) {
    return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
const ANCHOR = /&([\w-]{1,99})\s{1,9}["']?v?$/g;
const SHORT = /(?<=\{\s?\w{1,99})(?=\s?\})/;
const ENTRY = /([A-Za-z_]\w{0,99})\[[^\][]{1,99}\]\s{0,9}=/g;
const ASSIGNED = /(?<!\w)\d*([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/g;
const FALLBACK = /(?<!\w|\/[\w.-]{1,99}:[$%\x7b(]{1,4}\s{0,3}(?:\w{1,20}\.){0,3})([A-Za-z_]\w{0,99})\s{0,3}(?:\|\||\?\?|:-)\s{0,3}["']?v?$/g;
const SET_BY_AZURE = /\bvariable=([A-Za-z_]\w{0,99})[^\]\n]{0,99}\]$/g;
const SET_BEFORE = /[\w.-]{1,99}["']?\s{0,9}[:=]\s{0,9}["'`]?\w[^,:={}[\]()]{0,99},|(?<![\w.-])\w{1,99}=["']?\d[\w.+-]{0,99}["']?\s/g;
const NAMED = /(?:variable\s{1,60}|(?:name|key|\bid)["']?\s{0,60}[:=]\s{0,60})["']?\${0,2}([A-Za-z_][\w.-]{0,99})/gi;

;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-file.js






function notUnderstood(place, found, { from = null, to = null, mustBeListed = [], ...wording } = {}) {
    const line = { id: `line:${place.file}#${place.line}`, mustBeListed };
    return { line, place, from, to, problem: (0,problems_problem/* problemAt */.l4)('not-understood', place, found, wording) };
}
function ownVariables(literal, variables = new Map()) {
    const isTakenHere = ({ scope, takers }) => scope !== undefined || takers?.has((0,repository_paths/* folderOf */.yS)(literal.place?.file ?? '')) === true;
    const isOwn = (name) => {
        const variable = variables.get(plainName(name));
        return !isCommonName(name) || (variable !== undefined && isTakenHere(variable));
    };
    return namesOf(literal).filter(isOwn).map(plainName);
}
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;
function imageLine(lines, path, places, known) {
    const isImage = ({ text }) => (0,service_names/* namesServiceImage */.Tu)(text, known.settings.images) || FILLED_IN.test(text);
    return lines.find((line) => isImage(line) && !isRead(line, path, places));
}
function only(versions) {
    return versions.size === 1 ? ([...versions][0] ?? null) : null;
}
function isRead({ line }, file, places) {
    return places.has((0,problems_place/* showPlace */.R)({ file, line }));
}

// EXTERNAL MODULE: ./build/repository/glob.js
var glob = __webpack_require__(18803);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/changed-words.js

const MOST_OF_A_PATH = 200;
const MOST_LINES = 50;
const SET = /^[\s-]*(?:export\s{1,9})?["']?([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/;
const changed_words_FILLED_IN = /(?<=[\w./-])"\$\{?\w{1,99}\}?"|\$?\{{1,2}[^{}\n]{0,99}\}{1,2}|<[^<>\n]{0,99}>|\$\w{1,99}\b|\$\*|\$\((?:[\w.-]{1,99}|dirname\s"?\$\{?\w{1,20}(?:\[0\])?\}?"?)\)/g;
const withStars = (text) => text.replace(changed_words_FILLED_IN, '*');
const VERSION = /\d\.\d{1,9}\.\d/;
const changed_words_PATH = new RegExp(String.raw `(?:${changed_words_FILLED_IN.source}|[\w./*-]){2,200}`, 'g');
const WORD = /([\w./-]+)/;
const WHOLE_PATH = new RegExp(String.raw `(${changed_words_PATH.source}|\$\{{1,2}[^{}\n]{0,99}\}{1,2}|\{\{[^{}\n]{0,99}\}\}|\$\([\w.-]{1,99}\)|\$\w{1,99}\b)`);
function changedWord(before, after, old, now) {
    if (old.length !== now.length)
        return null;
    const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
    if (at === undefined || others.length > 0 || at % 2 === 0)
        return null;
    const [was, is] = [old[at] ?? '', now[at] ?? ''];
    if (VERSION.test(`${was} ${is}`))
        return null;
    const inFront = now.slice(0, at).join('');
    const behind = now.slice(at + 1).join('');
    const isDefault = /\$\{\w{1,99}:?$/.test(inFront) && [was, is].every((word) => word.startsWith('-'));
    const word = isDefault ? { was: was.slice(1), is: is.slice(1), inFront: `${inFront}-` } : { was, is, inFront };
    return { before, after, behind, ...word };
}
const changed_words_ASSIGNED = /(?<![\w.-])([A-Za-z_]\w{1,60})(?:=|:\s)["']?([A-Za-z][\w-]{1,60})(?![\w./$=-])/g;
function wordsAdded({ plainAfter, plainBefore }, defaults, others) {
    const sides = [
        [plainAfter, plainBefore, true],
        [plainBefore, plainAfter, false],
    ];
    return sides.flatMap(([own, opposite, isNew]) => {
        const other = opposite.map(({ text }) => text).join('\n');
        return own.slice(0, MOST_LINES).flatMap((line) => [...line.text.matchAll(changed_words_ASSIGNED)].flatMap(([, name = '', value = '']) => {
            const isVariable = /^[A-Z][A-Z\d_]+$/.test(name) || line.text.includes(`${name}=`);
            const byDefault = valueSet(name, DEFAULT_OF, defaults) ?? (isVariable ? valueSet(name, VALUE_OF, others) : undefined);
            if (other.includes(name) || byDefault === undefined || byDefault === value)
                return [];
            const [was, is] = isNew ? [byDefault, value] : [value, byDefault];
            const after = isNew ? line : { ...line, line: 0 };
            return [{ before: line, after, was, is, inFront: `${name}=`, behind: '' }];
        }));
    });
}
const DEFAULT_OF = String.raw `["']?(?:\s{0,9}(?:\?=|:-)\s{0,9}["']?(?:\$\{\w{1,60}:-|\$\{\{[^}\n]{0,99}\|\|\s{0,3}["'])?|(?:"\s?\{|:\s{0,9}\{|:?\s{0,9}\n|["']?,\s)[^}]{0,200}?\bdefault(?:Value)?["']?\s{0,9}[=:]\s{0,9}["']?)`;
const VALUE_OF = String.raw `["']?\s{0,9}(?::=|[:=])\s{0,9}["']?(?:\$\{\w{1,60}:-|\$\{\{[^}\n]{0,99}\|\|\s{0,3}["'])?`;
function valueSet(name, between, texts) {
    const set = new RegExp(String.raw `(?<![\w-])${(0,glob/* literalPattern */.Kf)(name)}${between}([A-Za-z][\w-]{1,60})(?![\w./$=:-])`);
    return texts.map((text) => set.exec(text)?.[1]).find((each) => each !== undefined);
}
function resolved(word, texts) {
    const [was, is] = [word.was, word.is].map((each) => {
        const [whole] = each.match(changed_words_FILLED_IN) ?? [];
        const name = whole === each ? /([A-Za-z_]\w{0,99})\W*$/.exec(each.replace(/\|.*/, ''))?.[1] : undefined;
        return (name && (valueSet(name, DEFAULT_OF, texts) ?? valueSet(name, VALUE_OF, texts))) ?? each;
    });
    return { ...word, was, is };
}
const NAME_IN_FRONT = /(?<![\w.-])([A-Za-z_]\w{0,99})["']?\s{0,9}[:=]\s{0,9}(?:\[[\w\s,"'-]{0,99})?["']?$/;
const DEFAULT = /\$\{\w{1,99}:?-([\w.-]{1,99})\}|\$\{\{[^{}\n]{0,99}\|\|\s?["']([\w.-]{1,99})["']\s?\}\}/g;
function pathsAround({ inFront, was, is, behind }) {
    const paths = [was, is].map((word) => {
        const start = inFront.slice(-MOST_OF_A_PATH);
        const all = [...`${start}${word}${behind.slice(0, MOST_OF_A_PATH)}`.matchAll(changed_words_PATH)];
        return all.findLast(({ index }) => index <= start.length)?.[0] ?? '';
    });
    const [old = '', now = ''] = paths.map(withStars);
    if (old !== now)
        return [old, now];
    const [before = '', after = ''] = paths.map((path) => withStars(path.replace(DEFAULT, '$1$2')));
    return [before, after];
}
const LOOP = /\bfor\s{1,3}([A-Za-z_]\w{0,99})\s{1,3}in\s{1,3}[(["']{0,2}(?:[\w"'-]{1,99}[\s,]{1,3}){0,9}["']?$/;
const FIRST = /^\s*set\s--\s{1,3}["']?$/;
const OF_ANOTHER = /^(?:default_?(?:Value)?|values?|choices|options|required|const)$/i;
const NAME_BESIDE = /\b(?:name["']?\s{0,9}[:=]|variable)\s{0,9}["']?([A-Za-z_]\w{0,99})/;
const WORKSPACE = /\bworkspace\s{1,9}(?:select|new)\s(?:-\S{1,99}\s)*["']?$/;
function setBy({ after, inFront }, around = []) {
    if (WORKSPACE.test(inFront))
        return 'workspace';
    const first = FIRST.test(inFront) ? '1' : undefined;
    const key = SET.exec(after.text)?.[1];
    const own = LOOP.exec(inFront)?.[1] ?? first ?? NAME_IN_FRONT.exec(inFront)?.[1] ?? key;
    if (own === undefined || !OF_ANOTHER.test(own))
        return own === 'TF_WORKSPACE' ? 'workspace' : own?.replace(/^TF_VAR_/, '');
    const names = [inFront, ...around].flatMap((text) => NAME_BESIDE.exec(text)?.[1] ?? []);
    return names[0] ?? (key === own ? SET.exec(around.at(-1) ?? '')?.[1] : key) ?? own;
}
function referenceTo(name) {
    const own = (0,glob/* literalPattern */.Kf)(name);
    return new RegExp([
        String.raw `\$\(${own}\)|\$?\{{1,2}-?\s?(?:[\w-]{0,20}\.){0,4}${own}(?:\s?[|:][^{}\n]{0,99})?\s?-?\}{1,2}`,
        String.raw `<<\s?(?:[\w-]{0,20}\.){0,4}${own}\s?>>|\$${own}\b|(?<=\w=|\(\w{1,60}\s)${own}\b(?![./=-])`,
        String.raw `\b(?:var|local|params|inputs|parameters|matrix|terraform)\.${own}\b`,
    ].join('|'));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-tags.js







const BEHIND_NAME = new RegExp(String.raw `(:(?:(?!</)(?:${changed_words_FILLED_IN.source})|[\w.%#\\()-])*)?(@(?:(?!</)(?:${changed_words_FILLED_IN.source})|[\w:.-])*)?`, 'y');
const IS_FILLED_IN = /[$%#\\{<]|:$/;
const MAKES_IMAGE = /\b(?:build|push|cache|tags?)\b/i;
const changed_tags_MOST_LINES = 50;
function compareTags({ path, oldPath, changed }, known) {
    if (known.pins.has(path))
        return null;
    const was = changed.linesBefore.filter((line) => !isRead(line, oldPath, known.before));
    const is = changed.linesAfter.filter((line) => !isRead(line, path, known.after));
    const [before, after] = [imagesOn(was, known), imagesOn(is, known)];
    const without = (ones, others) => ones.filter((each) => !others.some(({ tag, digest }) => tag === each.tag && digest === each.digest));
    const gone = without(before, after).filter((each) => !isSplit(each, is));
    const come = without(after, before).filter((each) => !isSplit(each, was));
    for (const each of come) {
        const old = gone.find((other) => isOtherBuild(other, each));
        if (old === undefined)
            continue;
        const place = { file: path, line: each.line.line, column: 1 };
        const [from, to] = [old.version, each.version];
        if (from !== null && from === to) {
            const line = { id: `line:${path}#${place.line}`, mustBeListed: [] };
            return { line, place, from, to, problem: null, buildChanged: 'digest' };
        }
        const found = `the image of ${product/* product */.q.name} has ${nameOf(each)} instead of ${nameOf(old)}`;
        return notUnderstood(place, found, { from, to });
    }
    return null;
}
function isOtherBuild(old, now) {
    if (old.tag === now.tag)
        return true;
    if (old.version !== null || now.version !== null)
        return false;
    return !(isFilledIn(old) && isFilledIn(now));
}
const isFilledIn = ({ tag }) => IS_FILLED_IN.test(tag);
const nameOf = ({ tag, digest }) => (0,quote_text/* quoteText */.o)(`${tag}${digest}`.slice(1) || 'latest');
function isSplit(image, others) {
    return isFilledIn(image) && image.tag.length > 1 && others.some(({ text }) => text.includes(image.tag.slice(1)));
}
function imagesOn(lines, { settings }) {
    return lines.slice(0, changed_tags_MOST_LINES).flatMap((line) => {
        const found = [];
        let from = 0;
        for (const word of (0,service_names/* serviceImagesIn */.fH)(line.text, settings.images)) {
            const reference = (0,deployment_reference/* parseImageReference */.o_)(word);
            const name = /^[^@]*\/[^:@]*/.exec(word)?.[0] ?? word;
            from = line.text.indexOf(name, from) + name.length;
            const isOwnBuild = reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, settings.images) === 'custom';
            if (isOwnBuild && MAKES_IMAGE.test(line.text))
                continue;
            BEHIND_NAME.lastIndex = from;
            const [, written = '', digest = ''] = BEHIND_NAME.exec(line.text) ?? [];
            const tag = written === ':latest' ? '' : written;
            const [version = null] = (0,versions_in_text/* literalVersions */.BK)(tag, settings.tagSuffix);
            const isVersion = version !== null && tag.replace(/^:v?/, '').startsWith(version);
            found.push({ line, tag, digest, version: isVersion ? version : null });
        }
        return found;
    });
}

// EXTERNAL MODULE: ./build/release-safety/version.js
var release_safety_version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/deployment/environment-names.js
var environment_names = __webpack_require__(58522);
// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/line-outline.js
var line_outline = __webpack_require__(21052);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/lines/about-service.js





function nameTest(settings) {
    const names = (0,candidates/* searchTexts */.n2)(settings).map((text) => text.toLowerCase());
    return (text) => names.some((name) => text.toLowerCase().includes(name));
}
const OF_MANY_THINGS = /^\.github\//;
const DATA_FILE = /(?<![\w./-])(?:\.{0,2}\/)?[\w-][\w./-]{0,199}\.(?:ya?ml|json|toml|env|tfvars|properties|txt)(?![\w.-])/g;
function filesAbout(path, text, names) {
    if (OF_MANY_THINGS.test(path))
        return [];
    const lines = (0,text_lines/* bareLines */.o1)(text).map(line_outline/* outlineOf */.W4);
    const isOurs = (line) => line !== null && (0,service_names/* namesService */.cM)(line, names);
    if (!lines.some(({ text: line }) => (line_outline/* STRONG */.Kx.test(line) || line_outline/* WEAK */.Je.test(line)) && isOurs(line)))
        return [];
    const named = lines.flatMap(({ text: line }, index) => isOurs((0,line_outline/* subjectOf */.et)(lines, index)) ? filesNamedIn(line, (0,repository_paths/* folderOf */.yS)(path)) : []);
    return [path, ...named];
}
function filesNamedIn(text, folder) {
    return [...text.matchAll(DATA_FILE)].flatMap(([file]) => (0,repository_paths/* resolvePath */.o1)(folder, file) ?? []);
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/around-line.js
var around_line = __webpack_require__(54911);
// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/dependency-comments.js
var dependency_comments = __webpack_require__(61843);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/pins.js




function writesTag(line, { pins }) {
    return TAG.test(line) && [...pins.keys()].some((path) => path.includes('/') && line.includes(path));
}
function isPinnedBeside(statement, path, { pins, withTag, files }) {
    if (/image\.tag=/.test(statement))
        return true;
    const words = withStars(statement)
        .split(/[\s=,"'[\]]+/)
        .filter((word) => /\.ya?ml$/.test(word));
    return words.some((word) => {
        const ends = [(0,repository_paths/* folderOf */.yS)(path), ''].flatMap((folder) => (0,repository_paths/* resolvePath */.o1)(folder, word) ?? []);
        const named = ends.find((each) => files.has(each));
        if (named !== undefined)
            return withTag.has(named);
        if (word.includes('*')) {
            const fitting = [...files.keys()].filter((file) => ends.some((end) => (0,glob/* matchesGlob */.kt)(end, file)));
            return fitting.length > 0 && fitting.every((file) => withTag.has(file));
        }
        const possible = [...pins].filter(([file]) => (0,repository_paths/* baseNameOf */.mv)(file) === (0,repository_paths/* baseNameOf */.mv)(word));
        return possible.length > 0 && possible.every(([file]) => withTag.has(file));
    });
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/positional-arguments.js


const FUNCTION = /^\s*(?:function\s{1,9})?([\w-]{1,99})\s{0,9}(?:\(\)\s{0,9})?\{/;
const GETS = /(?<![\w.])([A-Za-z_]\w{0,99})=["']?\$\{?([1-9])\b/g;
const POSITION = /\$\{?[1-9]/;
const [MOST_TAKERS, positional_arguments_MOST_LINES] = [500, 200];
function argumentsIn(file, lines, { service, argument }) {
    if (!lines.some((line) => POSITION.test(line)))
        return [];
    const takers = [...lines.entries()].filter(([, line]) => service.test(line) && line.search(argument) !== -1);
    return takers.slice(0, MOST_TAKERS).flatMap(([at, line]) => {
        const taken = [...line.matchAll(argument)].map(([, name = '']) => name);
        const above = lines.slice(Math.max(0, at - positional_arguments_MOST_LINES), at + 1);
        const head = above.findLastIndex((each, index) => FUNCTION.test(each) && !above.slice(index + 1).includes('}'));
        const within = above.slice(Math.max(0, head)).join('\n');
        const given = new Map([...within.matchAll(GETS)].map(([, name = '', position = '']) => [name, position]));
        const name = head === -1 ? null : (FUNCTION.exec(above[head] ?? '')?.[1] ?? null);
        const positions = taken.map((each) => Number(given.get(each) ?? each));
        return positions.filter((each) => each > 0).map((position) => ({ file, name, position }));
    });
}
function isGivenTo(inFront, path, all) {
    return all.some(({ file, name, position }) => {
        const called = name ?? (0,repository_paths/* baseNameOf */.mv)(file);
        if ((name !== null && file !== path) || !inFront.includes(called))
            return false;
        const call = new RegExp(String.raw `(?<![\w$./-])([\w./-]{0,199}/)?${(0,glob/* literalPattern */.Kf)(called)}["']?\s+([^;&|]*)$`);
        const [whole, folder = '', others = ''] = call.exec(inFront.replace(/["']$/, '')) ?? [];
        if (whole === undefined || others.split(/\s+/).length !== position)
            return false;
        if (name !== null)
            return folder === '';
        const ends = ['', (0,repository_paths/* folderOf */.yS)(path)].map((from) => (0,repository_paths/* resolvePath */.o1)(from, `${folder}${called}`));
        return ends.includes(file) || (/\w/.test(folder) && file.endsWith(`/${folder}${called}`));
    });
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/nearest-file.js


function nearestTest(paths) {
    const byName = (0,group_by/* groupBy */.$)(paths, repository_paths/* baseNameOf */.mv);
    return (file, loader) => {
        const own = sharedFolders(file, loader);
        return (byName.get((0,repository_paths/* baseNameOf */.mv)(file)) ?? []).every((other) => sharedFolders(other, loader) <= own);
    };
}
function sharedFolders(one, other) {
    const [own, others] = [one, other].map((path) => (0,repository_paths/* folderOf */.yS)(path).split('/'));
    const end = own.findIndex((part, at) => part !== others[at]);
    return end === -1 ? own.length : end;
}
function isAbove(one, other) {
    return one === '' || one === other || other.startsWith(`${one}/`);
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/watched-files.js
var watched_files = __webpack_require__(44461);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/other-applications.js







const OF_ANY = /^(?:(?:app|application|backend|base|build|chart|commit|component|container|current|default|deploy|deployment|desired|docker|full|git|helm|image|latest|name|new|next|number|package|ref|release|revision|semver|server|service|sha|stable|tag|target|ver|version|web|prod|production|stage|staging|dev|qa|uat|test)[_-]?)+$/;
const OF_ALL = new RegExp(`^(?:${[
    'all|applications?|apps|base|bases|bin|catalog|common|components?|data|dependencies|deploy\\w*|dist|etc|files?|generated|global|globals|groups?|lib|main|ops|packages?|platform|prefix|root|scripts?|services|shared|site|sources?|src|system|tools?|workloads?',
    'conf|configs?|configuration|configmaps?|constants|defaults?|env|environment|inputs?|locals?|overrides?|params?|parameters|props|properties|secrets?|settings?|substitut\\w*|tags?|values|variables|vars|versions?|yaml',
    'ansible|argo(?:cd)?|auto|aws|azure|build|cd|charts|ci|compose|docker\\w*|fleet|flux|gcp|gitlab|gitops|helm\\w*|images?|infra\\w*|inventor(?:y|ies)|k8s|kube\\w*|kustom\\w*|make\\w*|manifests?|modules?|nomad|play(?:books?)?|resources?|roles|stacks?|systemd|targets?|tasks?|templates?|terra\\w*|tf|workflows',
    'analytics|cloud|on-?prem|hosts?|servers?|web|projects|teams|active|blue|canary|current|green|next|previous|stable|releases?',
].join('|')})$`, 'i');
const REGION = /^(?:[a-z]{0,2}|(?:[a-z]{2})?(?:north|south|east|west|central)\w*)$/i;
const HOLDS_INSTANCES = /^(?:accounts|customers|clients|hosts?|host_vars|instances|sites|teams|zones)$/i;
const IS_SCRIPT = /(?:\.(?:sh|bash|mk|ps1)|file)$/i;
function isOfOtherApplication(name, variable, path) {
    const near = foldersOf(variable);
    if (near.size === 0 || !OF_ANY.test(name) || IS_SCRIPT.test(path))
        return false;
    const own = (0,repository_paths/* folderOf */.yS)(path);
    const isNear = (each) => isAbove(own, each) || (each !== '' && isAbove(each, own));
    if (own.startsWith('.') || [...near].some(isNear))
        return false;
    const known = new Set([...near].flatMap((each) => each.split('/')));
    const parts = path.replace(/(?<=\w)\.\w+$/, '').split('/');
    const isInstance = (part = '') => HOLDS_INSTANCES.test(part) || environment_names/* HOLDS_ENVIRONMENTS */.ei.test(part);
    return parts.some((part, at) => !known.has(part) && !isInstance(parts[at - 1]) && namesOther(part));
}
function foldersOf({ takers, folders }) {
    return folders ?? takers ?? new Set();
}
const HAS_VERSION = /\d\.\d{1,9}\.\d/;
const MOST_FILES = 50;
const other_applications_MOST_LINES = 5;
async function filesJoined({ head, settings, isWatched }, changed, variables) {
    const joined = new Set();
    const generic = [...variables].filter(([name]) => OF_ANY.test(name));
    if (generic.length === 0)
        return joined;
    const folders = new Set(generic.flatMap(([, variable]) => [...foldersOf(variable)]));
    const hasName = nameTest(settings);
    const words = new Set([...folders].map((folder) => (0,repository_paths/* baseNameOf */.mv)(folder.replace(/\/(?:templates|tasks)$/, ''))));
    const isNamed = (text) => hasName(text) || (text.match(/\w[\w.-]+/g) ?? []).some((word) => words.has(word));
    const watched = (0,watched_files/* watchedPaths */.hR)(await head.entries(), { isWatched });
    let left = MOST_FILES;
    for (const path of changed.filter(isWatched)) {
        const text = ((await (0,watched_files/* readTextFile */.Gu)(head, path)) ?? '').toLowerCase();
        const isSetting = ([name, each]) => text.includes(name) && isOfOtherApplication(name, each, path);
        if (!HAS_VERSION.test(text) || !generic.some(isSetting))
            continue;
        const search = `${(0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(path))}/${(0,repository_paths/* baseNameOf */.mv)(path)}`;
        const naming = left > 0 ? await head.containing(search, watched) : null;
        left -= 1;
        const texts = await Promise.all((naming ?? []).map(async (each) => (await (0,watched_files/* readTextFile */.Gu)(head, each)) ?? ''));
        if (naming === null || texts.some((each) => linesAround(each, search).some(isNamed)))
            joined.add(path);
    }
    return joined;
}
function linesAround(text, search) {
    const lines = text.split('\n');
    const untilEmpty = (some) => {
        const end = some.findIndex((line) => line.trim() === '');
        return end === -1 ? some : some.slice(0, end);
    };
    return lines.flatMap((line, at) => {
        if (!line.includes(search))
            return [];
        const above = untilEmpty(lines.slice(Math.max(0, at - other_applications_MOST_LINES), at).toReversed());
        const all = [line, ...above, ...untilEmpty(lines.slice(at + 1, at + other_applications_MOST_LINES + 1))].join('\n');
        return all
            .split(/[\s"'=,[\]]+/)
            .filter((word) => !word.includes(search))
            .join(' ');
    });
}
function namesOther(part) {
    const isOfAll = (word) => [OF_ALL, REGION, environment_names/* POSSIBLE_STAGE */.Hy, environment_names/* HOLDS_ENVIRONMENTS */.ei, HOLDS_INSTANCES].some((pattern) => pattern.test(word));
    const words = part.split(/[^A-Za-z\d]+/).map((word) => word.replace(/\d{1,9}$/, ''));
    return words.some((word) => !isOfAll(word) && !meansService(word) && word.toLowerCase() !== product/* product */.q.word);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/queries.js


const QUERY = /(?:(?<![\w.])([A-Za-z_]\w{0,99})=["']?)?\$\((?:yq|jq)\s(?:-{1,2}[\w-]{1,20}\s|e\s){0,5}["']?\.(?:[\w-]{1,99}\.){0,9}([\w-]{1,99})["']?\s{1,9}["']?(?:\.?\/)?([\w./-]{1,199})["']?\)/g;
const WHOLE_FILE = /(?:(?<![\w.])([A-Za-z_]\w{0,99})(?:=|\s{1,9}:?=\s{0,9})["']?)?\$\((?:(?:shell\s{1,9})?cat\s{1,9}|<\s{0,9})["']?(?:\.\/)?([\w./-]{1,199})["']?\)/g;
function nameOfFile(path) {
    return `f/${(0,repository_paths/* baseNameOf */.mv)(path).replaceAll('.', '-')}`.toLowerCase();
}
function queriesIn(text, path) {
    const keys = [...text.matchAll(QUERY)].map(({ index, 1: variable = '', 2: key = '', 3: file = '' }) => ({
        index,
        variable,
        name: plainName(key),
        file,
        scope: (each) => (0,repository_paths/* baseNameOf */.mv)(each) === (0,repository_paths/* baseNameOf */.mv)(file),
    }));
    const wholes = [...text.matchAll(WHOLE_FILE)].map(({ index, 1: variable = '', 2: file = '' }) => ({
        index,
        variable,
        name: nameOfFile(file),
        file,
        scope: (each) => [(0,repository_paths/* folderOf */.yS)(path), ''].some((folder) => each === (0,repository_paths/* resolvePath */.o1)(folder, file)) ||
            (file.includes('/') && each.endsWith(`/${file}`)),
    }));
    return [...keys, ...wholes];
}

// EXTERNAL MODULE: ./build/deployment/remembered.js
var remembered = __webpack_require__(73366);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(74306);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/blocks-of-others.js



const HAS_SCOPES = /\.ya?ml$|(?:^|\/)[^/]{0,99}bake[^/]{0,99}\.hcl$/;
const TAKES_OVER = /\b(?:extends["']?:|inherits\b|target\.\w)|<<["']?:|[:,[-]\s{0,9}\*\w|!reference\b/;
const LEAVES_BLOCK = />>|setvariable|set_fact|\bdotenv\b/;
const INLINE = /^(?:- )?["']?\w[\w.-]{0,99}["']?:\s{0,9}[[{]/;
const blocks_of_others_MOST_LINES = 150;
function otherBlockTest(path, texts, takerIn) {
    if (!HAS_SCOPES.test(path) || texts.some((text) => TAKES_OVER.test(text)))
        return () => false;
    let sides = null;
    return (name, { line, text }) => {
        sides ??= texts.map((each) => sideOf(each, takerIn));
        const side = sides.find(({ lines }) => lines.outline[line - 1]?.text === (0,line_outline/* outlineOf */.W4)(text, 0).text);
        if (side === undefined)
            return false;
        for (const block of blocksAround(side.lines, line - 1)) {
            if (LEAVES_BLOCK.test(block.text) || block.bottom - block.top > blocks_of_others_MOST_LINES)
                return false;
            const taker = takerIn(block.text, name);
            if (taker !== null)
                return taker === 'others' || (taker === 'unclear' && side.isSetForService(name));
        }
        return false;
    };
}
function sideOf(text, takerIn) {
    const written = (0,text_lines/* linesOf */.Dx)(text);
    const lines = { written, outline: written.map(line_outline/* outlineOf */.W4) };
    return { lines, isSetForService: (0,remembered/* rememberedByText */.d)((name) => isSetForService(name, lines, takerIn)) };
}
const TAKES_ANY = /[$%{<]\W{0,3}\w/;
const SETS_BY_COMMAND = /^(?:- )?(?:export\s{1,9})?\w{1,99}=/;
const CALLS_SCRIPT = /[\w.]\/[\w-]{1,99}\.(?:sh|bash|py|rb|js|ts)\b/;
function isSetForService(name, lines, takerIn) {
    const sets = new RegExp(String.raw `(?<![\w.$-])${name}["']?\s{0,9}[:=]|^(?:-\s)?["']?(?:name|key)["']?:\s{0,9}["']?${name}["']?$`, 'i');
    const covered = new Set();
    const isLiteral = (text, index) => ![text, /[:=]/.test(text.replace(/^\W{0,9}(?:name|key)\W/, '')) ? '' : (lines.written[index + 1] ?? '')].some((line) => TAKES_ANY.test(line));
    for (const { index } of lines.outline.filter(({ text, index }) => sets.test(text) && isLiteral(text, index))) {
        const around = [...blocksAround(lines, index)].map((block) => ({ ...block, taker: takerIn(block.text, name) }));
        const own = around.find(({ taker }) => taker !== null);
        const top = SETS_BY_COMMAND.test(lines.outline[index]?.text ?? '') ? index : own?.top;
        if (own?.taker === 'ours')
            for (let at = top ?? index; at <= own.bottom; at += 1)
                covered.add(at);
    }
    const isOurs = (line) => (TAKES_ANY.test(line) || CALLS_SCRIPT.test(line)) && takerIn(line.trim(), name) === 'ours';
    return covered.size > 0 && lines.written.every((line, index) => covered.has(index) || !isOurs(line));
}
function* blocksAround({ written, outline }, own) {
    const below = INLINE.test(outline[own]?.text ?? '') ? 1 : 0;
    let column = (outline[own]?.indent ?? 0) + below;
    let top = own + below;
    while (column > 0) {
        const [key] = [...(0,line_outline/* linesBeside */.yh)(outline, top, -1)].filter(({ indent }) => indent < column);
        if (key === undefined)
            return;
        column = key.indent;
        top = key.index;
        if (!key.isItem)
            for (const line of (0,line_outline/* linesBeside */.yh)(outline, key.index, -1)) {
                if (line.indent < column)
                    break;
                top = line.index;
                if (line.isItem && line.indent === column)
                    break;
            }
        const bottom = [...(0,line_outline/* restOfBlock */.hP)(outline, key.index)].at(-1)?.index ?? key.index;
        const block = written.slice(top, bottom + 1).map((line) => line.trim());
        yield { text: block.join('\n'), top, bottom };
    }
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/named-files.js



const YAML = /\.ya?ml$/;
const OF_TOOL = /^([A-Z]{3,99})_[A-Z_]{3,99}$/;
const INDEX = new Map([
    ['.py', '__init__'],
    ['.sls', 'init'],
]);
const named_files_MOST_FILES = 20;
const GROUP = /(?:^|\/)group_vars\/([^./]{1,199})/;
const CALLS_TERRAFORM = /\b(?:terraform|tofu|TF_WORKSPACE|TF_VAR_\w+)\b/;
const MOST_NAMED = 500;
const MOST_TRIES = 200_000;
class NamedFiles {
    paths;
    #sorted = null;
    #byName = null;
    #byWord = null;
    #groups = null;
    #tries = 0;
    #named = 0;
    constructor(paths) {
        this.paths = paths;
    }
    at(reference, path, folder = null) {
        const isInside = folder !== null && !reference.startsWith('/');
        const inside = isInside ? this.#lookUp((0,repository_paths/* inFolder */._z)(folder, reference), path) : [];
        return inside.length > 0 ? inside : this.#lookUp(reference, path);
    }
    #lookUp(reference, path) {
        const name = reference.replace(/^(?:\*\/|\/)+|(?:\/\**)+$/g, '');
        if (!/\w\w/.test(name) || !(0,glob/* isReadable */.hS)(name))
            return [];
        const ending = /\.\w+$/.exec(path)?.[0] ?? '';
        const names = /^\.(?:py|sls)$/.test(ending) ? [name, name.replaceAll('.', '/')] : [name];
        const folders = [(0,repository_paths/* folderOf */.yS)(path), '', ...(YAML.test(path) ? [(0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(path), 'roles'), 'roles'] : [])];
        if (/(?:^|\/)tasks\/[^/]*$/.test(path))
            folders.push((0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)((0,repository_paths/* folderOf */.yS)(path)), 'vars'));
        const both = names.flatMap((each) => folders.map((folder) => (0,repository_paths/* resolvePath */.o1)(folder, each)));
        const ends = new Set(both.filter((end) => end !== null));
        const found = [...ends].flatMap((end) => ((0,glob/* isPattern */.Pt)(end) ? this.#matching(end) : this.#under(end, ending)));
        const onHost = /^\/(?:[\w.-]+\/){1,9}?(?=[\w.-]+\/[\w.-]+$)/.exec(reference)?.[0] ?? '';
        const there = onHost === '' ? [] : [reference.slice(onHost.length)].filter((end) => this.paths.has(end));
        return [...new Set(found.length > 0 ? found : [...there, ...this.#fromElsewhere(name)])].slice(0, named_files_MOST_FILES);
    }
    namedIn(text) {
        this.#byWord ??= (0,group_by/* groupBy */.$)([...this.paths], toolOf);
        const words = new Set(text.match(/\w[\w.-]{1,99}/g)?.map((word) => toolOf(word.replace(OF_TOOL, '$1'))));
        const left = MOST_NAMED - this.#named;
        const ofTerraform = CALLS_TERRAFORM.test(text) ? [...this.paths].filter((path) => path.endsWith('.tf')) : [];
        const all = [...ofTerraform, ...[...words].flatMap((word) => this.#byWord?.get(word) ?? [])];
        const found = all.slice(0, Math.min(named_files_MOST_FILES, left));
        this.#named += found.length;
        return found;
    }
    hasGroups() {
        this.#groups ??= [...this.paths].filter((each) => GROUP.test(each));
        return this.#groups.length > 0;
    }
    ofGroup(group, path) {
        const own = (this.hasGroups() ? (this.#groups ?? []) : []).filter((each) => GROUP.exec(each)?.[1] === group);
        const beside = own.filter((each) => each.startsWith((0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(path), 'group_vars/')));
        return beside.length > 0 ? beside : own;
    }
    nearest(files, line, path) {
        const own = (0,repository_paths/* folderOf */.yS)(path);
        return [...(0,group_by/* groupBy */.$)(files, repository_paths/* baseNameOf */.mv).values()].flatMap((same) => {
            const named = same.filter((file) => (0,repository_paths/* folderOf */.yS)(file) !== '' && namesPath(line, (0,repository_paths/* folderOf */.yS)(file)));
            const beside = same.filter((file) => own !== '' && (0,repository_paths/* folderOf */.yS)(file) === own);
            return [named, beside].find((some) => some.length > 0) ?? same;
        });
    }
    #fromElsewhere(name) {
        const bare = name.replace(/^(?:\.{1,2}\/)+/, '');
        if ((0,glob/* isPattern */.Pt)(bare))
            return bare === name ? [] : this.#matching(bare);
        this.#byName ??= (0,group_by/* groupBy */.$)([...this.paths], repository_paths/* baseNameOf */.mv);
        const found = (this.#byName.get((0,repository_paths/* baseNameOf */.mv)(bare)) ?? []).filter((path) => path.endsWith(`/${bare}`));
        return /\.\w+$/.test(bare) && found.length === 1 ? found : [];
    }
    #under(end, ending) {
        const files = [end, `${end}${ending}`].filter((each) => this.paths.has(each));
        const index = `${end}/${INDEX.get(ending) ?? 'index'}${ending}`;
        if (/^\.(?:[cm]?[jt]sx?|py|sls)$/.test(ending) && this.paths.has(index))
            return [...files, index];
        return [...files, ...this.#startingWith(`${end}/`)];
    }
    #matching(pattern) {
        const literal = pattern.slice(0, pattern.search(/[*?]/));
        const possible = this.#startingWith(literal);
        this.#tries += possible.length;
        if (this.#tries > MOST_TRIES)
            return [];
        return possible.filter((each) => (0,glob/* matchesGlob */.kt)(pattern, each) || (0,glob/* matchesGlob */.kt)(`${pattern}/**`, each));
    }
    #startingWith(text) {
        this.#sorted ??= [...this.paths].sort();
        const all = this.#sorted;
        let [first, end] = [0, all.length];
        while (first < end) {
            const middle = (first + end) >> 1;
            if (all[middle] < text)
                first = middle + 1;
            else
                end = middle;
        }
        let behind = first;
        while (all[behind]?.startsWith(text) === true)
            behind += 1;
        return all.slice(first, behind);
    }
}
function namesPath(line, folder) {
    return new RegExp(String.raw `(?<![\w.-])${(0,glob/* literalPattern */.Kf)(folder)}(?![\w.-])`).test(line);
}
function toolOf(path) {
    const name = (0,repository_paths/* baseNameOf */.mv)(path.replace(/\/action\.ya?ml$/, ''))
        .toLowerCase()
        .replace(/^\.?(?:docker-)?/, '')
        .replace(/\.gotmpl$/, '');
    return /^(?:pulumi|devspace)\b/.exec(name)?.[0] ?? name.replace(/\.\w+$/, '').replace(/(?<!helm)file$/, '');
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/called-files.js









const [called_files_MOST_LINES, called_files_MOST_FILES, MOST_DEPTH] = [400, 50, 3];
const MOST_WORDS = 500_000;
const MOST_OPEN = 50;
const MOST_BYTES = 100_000;
const LABEL = /^[ \t]*(?:-[ \t]+)?(?:name|id|label|key|displayName|stage|job|needs|depends_on|group|if|when)["']?\s*:.*$/gm;
const LOCAL_CHART = /^(?:- )?["']?chart["']?\s{0,9}:\s{0,9}["']?(\.{0,2}[\w/-][\w./-]{0,199})["']?$/gm;
const READS = [
    [/\b(?:terraform|tofu|terragrunt)\b/, /\.(?:tf|hcl)$/],
    [/\b(?:kubectl|kustomize)\b[^\n]{0,200}\s\.(?=\s|$)/m, /(?:^|\/)kustomization\.ya?ml$/],
];
const RUNS_ANYTHING = /\b(?:npm|pnpm|bun|poetry|pipenv|uv)\s{1,9}(?:run|start|exec)\b|\byarn\s{1,9}(?!add|install|publish)\w|(?<![\w-])(?:npx|rake|gradlew?|mvnw?|nx|turbo|pulumi|cdk|skaffold|dagger|earthly)\s{1,9}[\w"'+-]/;
const CANNOT_FOLLOW = new RegExp([
    String.raw `^\s{0,99}["']?\$\{?[\d@*]`,
    String.raw `\b(?:cd|pushd)\s{1,9}["']?[\w./-]{0,99}\$\{?\w`,
    String.raw `\$\{?\w{1,99}\}?["']?:["']?\$`,
    String.raw `\bhelm\s{1,9}(?:upgrade|install)\s{1,9}(?:-\S{1,99}\s{1,9}){0,9}[^\s-]\S{0,99}\s{1,9}["']?\$`,
    String.raw `\*\/|\bfind\s|\bgit\s{1,9}(?:commit|push)\b|\bgh\s{1,9}(?:api|workflow)\b|dispatch|\/trigger\b`,
    String.raw `\b(?:echo|printf|cat|envsubst)\s[^\n>]{0,400}[^\d&>\n]>{1,2}\s{0,9}(?!\/dev\/|&)["']?[\w$./]`,
].join('|'), 'm');
const OF_RUNNER = /^(?:(?:GNU)?Makefile|Taskfile\.ya?ml|[Jj]ustfile)$/;
class CalledFiles {
    head;
    ours;
    #byFolder;
    #folders;
    #ofTools;
    #read = new Map();
    #leads = new Map();
    #isOfService = (0,remembered/* rememberedByText */.d)((path) => [...this.ours, ...this.#folders].some((each) => (0,glob/* matchesGlob */.kt)(path, each)));
    #words = 0;
    constructor(head, paths, ours) {
        this.head = head;
        this.ours = ours;
        this.#byFolder = (0,group_by/* groupBy */.$)(paths, repository_paths/* folderOf */.yS);
        this.#folders = (0,repository_paths/* foldersOf */.pd)(ours);
        this.#ofTools = (0,group_by/* groupBy */.$)([...ours].filter((file) => !(0,repository_paths/* baseNameOf */.mv)(file).startsWith('.')), toolOf);
    }
    async byLine(path, texts) {
        const found = new Map();
        for (const line of new Set(texts.flatMap(text_lines/* linesOf */.Dx).map((each) => each.trim()))) {
            const isOver = found.size > called_files_MOST_LINES || this.#words > MOST_WORDS;
            const named = isOver ? [] : this.#namedIn(line, path);
            if (isOver)
                found.set(line, null);
            else if (named.length > 0)
                found.set(line, await this.#follow(named));
        }
        return found;
    }
    async #follow(named) {
        const found = new Map();
        let next = new Set(named);
        for (let depth = 0; depth < MOST_DEPTH && next.size > 0; depth += 1) {
            if (found.size + next.size > called_files_MOST_FILES)
                return null;
            const names = new Set();
            for (const path of next) {
                const file = await this.#readOnce(path);
                if (file === null)
                    return null;
                found.set(path, file);
                for (const name of file.named)
                    names.add(name);
            }
            next = new Set([...names].filter((name) => !found.has(name)));
        }
        return next.size > 0 ? null : [...found.values()];
    }
    #readOnce(path) {
        const read = async () => {
            const text = await (0,watched_files/* readTextFile */.Gu)(this.head, path, MOST_BYTES);
            if (text === null)
                return null;
            const takes = new Set([...text.matchAll(ANY_VARIABLE)].map(([, name = '']) => plainName(name)));
            return { path, text, takes, named: this.#namedIn(text, path) };
        };
        const known = this.#read.get(path) ?? read();
        this.#read.set(path, known);
        return known;
    }
    #namedIn(text, path) {
        const found = this.#pathsIn(text, path).flatMap((each) => {
            const isFile = this.#byFolder.get((0,repository_paths/* folderOf */.yS)(each))?.includes(each) === true;
            return isFile ? each : each === '' ? [] : (this.#byFolder.get(each) ?? []);
        });
        const runners = this.#byFolder.get('')?.filter((file) => OF_RUNNER.test(file)) ?? [];
        found.push(...runners.filter((file) => text.includes(`${toolOf(file)} `)));
        return [...new Set(found)].filter((file) => file !== path);
    }
    callsService(text, path) {
        const paths = text.match(/[\w.$-]{0,99}\/[\w./-]{1,200}/g) ?? [];
        return this.#pathsIn(paths.join(' '), path).some((each) => this.ours.has(each));
    }
    installsOther(text, path) {
        const charts = [...text.matchAll(LOCAL_CHART)].map(([, chart = '']) => ['', (0,repository_paths/* folderOf */.yS)(path)]
            .flatMap((folder) => (0,repository_paths/* resolvePath */.o1)(folder, chart) ?? [])
            .filter((each) => this.#byFolder.has(each)));
        return charts.length > 0 && charts.every((all) => all.length > 0 && !all.some((each) => this.#folders.has(each)));
    }
    #pathsIn(text, path) {
        const paths = text.split(/[\s"'`=,@():;]+/).map((word) => word.replace(/^(?:[^/]{0,99}[$}][^/]{0,99})?\/+/, ''));
        const words = new Set(paths.filter((word) => /\w/.test(word)));
        this.#words += words.size;
        return [...words].flatMap((word) => ['', (0,repository_paths/* folderOf */.yS)(path)].flatMap((folder) => (0,repository_paths/* resolvePath */.o1)(folder, word) ?? []));
    }
    #mayStandFor(text) {
        const paths = new Set(text.match(changed_words_PATH)?.map((path) => withStars(path).replace(/^\.\//, '')));
        const open = [...paths].filter((path) => /\*/.test(path) && /\w[\w.-]{0,99}\/|\/[\w.-]{0,99}\w/.test(path));
        return open.length > MOST_OPEN || open.some(this.#isOfService);
    }
    fileLeadsToService({ path, text }) {
        const leads = this.#leads.get(path) ?? (CANNOT_FOLLOW.test(text) || this.leadsToService(text, path));
        this.#leads.set(path, leads);
        return leads;
    }
    leadsToService(text, path) {
        const commands = text.replace(LABEL, '');
        const paths = this.#pathsIn(commands, path);
        if (RUNS_ANYTHING.test(commands) || this.#mayStandFor(commands))
            return true;
        if (paths.some((each) => this.ours.has(each) || (each !== '' && this.#folders.has(each))))
            return true;
        const folders = ['', (0,repository_paths/* folderOf */.yS)(path), ...paths].flatMap((each) => this.#byFolder.get(each) ?? []);
        const others = folders.filter((file) => file !== path && !this.ours.has(file));
        const readsOurs = (ours, isOfTool) => !others.some(isOfTool) && [...ours].some((file) => file !== path && isOfTool(file));
        const written = commands.toLowerCase().match(/(?<![\w./-])\w[\w-]{2,99}(?![\w./-])/g) ?? [];
        const words = new Set(written.map((word) => word.replace(/^(?:docker|podman)-/, '')));
        return ([...words].some((word) => readsOurs(this.#ofTools.get(word) ?? [], (file) => toolOf(file) === word)) ||
            READS.some(([command, files]) => command.test(commands) && readsOurs(this.ours, (file) => files.test(file))));
    }
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/commands-of-others.js
const SETS_FOR_COMMAND = /(?:^|[\s"'(-])\w{1,99}=["']?\S/;
const GOES_ON = /[;&|]|>>|\b(?:export|set|eval)\b/;
function otherCommandTest(path, called, isOurs, leads) {
    return (name, { text }) => {
        if (!SETS_FOR_COMMAND.test(text) || GOES_ON.test(text))
            return false;
        if (isOurs(path, text.replace(/\bmake\s{1,9}-C\s/, ' '), name))
            return false;
        const files = called.get(text.trim()) ?? [];
        return areForOthers(files, name, isOurs) && !files.some(leads);
    };
}
function areForOthers(files, name, isOurs) {
    return files.some(({ takes }) => takes.has(name)) && !files.some(({ path, text }) => isOurs(path, text, name));
}
const IN_FRONT = /^(?:-\s{1,9})?(?:["']?[\w-]{1,40}["']?:\s{1,9})?(?:RUN\s{1,9}|sh[\s(]{1,9})?(?:\["-c",\s)?["'@([]{0,9}/;
const HARMLESS = /^(?:(?:echo|printf)\s|git\s{1,9}clone\s|(?:npm|pnpm|yarn)\s{1,9}publish\s|(?:curl|wget)\s[^\n$]{0,400}https?:\/\/[\w.:-]{1,200}(?:\/[\w./-]{0,200})?(?:[?"'\s]|$))/;
const STARTS_PIPELINE = /trigger|dispatch|pipeline|workflow|hook|build|job/i;
const RUNS_FILES = /^(?:(?:sh|bash|zsh|python3?|ruby|source|\.)\s{1,9}[\w./-]|\.{0,2}\/?[\w.-]{1,99}\/[\w.-]|make\s{1,9}-C\s{1,9}\w|(?:terraform|tofu|helm|sed|ansible-playbook)\s)/;
const RUNS_UNSEEN = /\.\.\/|\$\([\w./-]{1,99}\s|`|[;|>]|&&|\btee\b/;
function isOpenCommand(command, files) {
    const text = command
        .trim()
        .replace(IN_FRONT, '')
        .replace(/^cd\s{1,9}[\w./-]{1,200}\s{1,9}&&\s/, '');
    if (RUNS_UNSEEN.test(text))
        return false;
    return (files.length > 0 && RUNS_FILES.test(text)) || (HARMLESS.test(text) && !STARTS_PIPELINE.test(text));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/files-by-folder.js


const BY_FOLDER = [
    [/(?:^|[/.])(?:docker|container)file[^/]*$/i, 'build-arg'],
    [/\.tf$/, '-var'],
];
const BUILD = /\b(?:docker|podman|nerdctl|buildah)\s{1,9}(?:buildx\s{1,9})?(?:build|bud)\b/g;
const LINES_BESIDE = 6;
const MOST_CHARACTERS = 2_000;
function filesLike(file, paths) {
    const [isOfKind, word] = BY_FOLDER.find(([kind]) => kind.test(file)) ?? [];
    if (isOfKind === undefined || word === undefined)
        return null;
    const files = paths.filter((path) => isOfKind.test(path));
    return { word, files: new Set(files), byFolder: (0,group_by/* groupBy */.$)(files, repository_paths/* folderOf */.yS) };
}
function filesAt(text, at, path, files) {
    const start = Math.max(0, at - MOST_CHARACTERS);
    const around = text.slice(start, at + MOST_CHARACTERS).replace(/\\\r?\n/g, (end) => ' '.repeat(end.length));
    const lines = around.split('\n');
    const own = around.slice(0, at - start).split('\n').length - 1;
    const near = lines.slice(Math.max(0, own - LINES_BESIDE), own + LINES_BESIDE + 1);
    const [ofCommand, ofStep] = [[lines[own] ?? ''], near].map((each) => namedIn(each.join('\n'), path, files));
    return ofCommand?.length === 0 ? (ofStep ?? []) : (ofCommand ?? []);
}
function namedIn(text, path, { files, byFolder }) {
    const words = text.replace(BUILD, ' ').split(/[\s"'`=,;&|()]+/);
    const ends = new Set(words
        .filter((word) => word !== '')
        .flatMap((word) => ['', (0,repository_paths/* folderOf */.yS)(path)].flatMap((folder) => (0,repository_paths/* resolvePath */.o1)(folder, word) ?? [])));
    const named = [...ends].filter((end) => files.has(end));
    return named.length > 0 ? named : [...ends].flatMap((end) => byFolder.get(end) ?? []);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/variables-of-others.js














function roleOf(path) {
    return /^(.*)\/(?:defaults|vars|tasks|templates|handlers)\/[^/]+$/.exec(path)?.[1];
}
const LOCAL_MODULE = /^\s*source\s*=\s*"(\.{1,2}\/[\w./-]{1,400})"/;
async function modulesOfOthers({ head, settings }, changed) {
    const files = [...(await head.entries()).keys()].filter((path) => path.endsWith('.tf'));
    if (!changed.some((path) => files.includes(path)))
        return new Set();
    const texts = [...(0,candidates/* searchTexts */.n2)(settings), 'module "'];
    const found = await Promise.all(texts.map((text) => head.containing(text, files)));
    const ours = new Set(found.flat().map(repository_paths/* folderOf */.yS));
    return new Set(files.map(repository_paths/* folderOf */.yS).filter((folder) => !ours.has(folder)));
}
async function lastRoles({ head }) {
    const nameOf = (path) => /(?:^|\/)roles\/([^/]+)\//.exec(path)?.[1] ?? '';
    const files = [...(await head.entries()).keys()].filter((path) => nameOf(path) !== '');
    const running = [...(await head.containing('_role', files)), ...files.filter((path) => path.includes('/meta/'))];
    const others = new Set(running.map(nameOf));
    return new Set(files.map(nameOf).filter((name) => !others.has(name)));
}
const TAKES_TAG = new RegExp(String.raw `([\w.-]{0,99}\/[\w.-]{1,99}):${VARIABLE}|(\bhelm\s[^\n]{0,400}\bimage\.tag=)${VARIABLE}`, 'g');
const BESIDE_VARIABLE = new RegExp(String.raw `(?:\$\w{1,99}|[})]):${VARIABLE}`, 'g');
const IS_GROOVY = /(?:^|\/)Jenkinsfile[^/]*$|\.groovy$/i;
const RUNS = /\b(?:run|script|commands?|cmds?|shell|entrypoint)["']?\s{0,9}:/;
const IS_DOCKERFILE = /dockerfile[^/]*$/i;
const CONTEXT = /\bcontext["']?\s{0,9}[:=]/g;
const BUILD_ARGUMENT = new RegExp(String.raw `--build-arg[\s=]["']?\w{1,99}=${VARIABLE}`, 'g');
const [variables_of_others_MOST_FILES, MOST_NEIGHBOURS] = [200, 50];
async function namesOfOthers(sides, changed, variables, templates) {
    const found = new Map();
    const names = [...variables.keys()].filter((name) => !(0,service_names/* namesService */.cM)(`${name}=`, sides.settings));
    if (names.length === 0)
        return found;
    let surroundings = null;
    for (const path of changed) {
        if (found.size === variables_of_others_MOST_FILES)
            break;
        const text = (await (0,watched_files/* readTextFile */.Gu)(sides.head, path)) ?? '';
        if (!names.some((name) => text.toLowerCase().includes(name)))
            continue;
        surroundings ??= await surroundingsIn(sides, templates);
        const others = await namesOnlyOthersTake({ path, text }, names, sides, surroundings);
        const old = (await (0,watched_files/* readTextFile */.Gu)(sides.base, sides.renames.get(path) ?? path)) ?? '';
        const known = surroundings;
        const called = await known.called.byLine(path, [text, old]);
        const takers = (0,remembered/* rememberedByText */.d)((name) => (0,remembered/* rememberedByText */.d)((block) => takerOf(block, name, { path, called }, known)));
        const takerIn = (block, name) => takers(name)(block);
        const isOfOtherBlock = otherBlockTest(path, [text, old], takerIn);
        const isOfOtherCommand = otherCommandTest(path, called, known.isOurs, (file) => known.called.fileLeadsToService(file));
        const tests = [isOfOtherBlock, isOfOtherCommand];
        found.set(path, (name, line) => others.has(name) || tests.some((isOfOther) => isOfOther(name, line)));
    }
    return found;
}
async function surroundingsIn(sides, templates) {
    const watched = (0,watched_files/* watchedPaths */.hR)(await sides.head.entries(), sides);
    const hasName = nameTest(sides.settings);
    const { about, taking } = await filesAboutService(sides);
    const ofObjects = decidingFiles(sides);
    const isTakenIn = (file, name) => templates.get(file)?.has(name) === true || ofObjects.has(file);
    const hasNameOnce = (0,remembered/* rememberedByText */.d)(hasName);
    const isOurs = (file, text, name) => isTakenIn(file, name) || hasNameOnce(text) || isTakenByCall(name, file, text, { taking });
    return {
        hasName,
        own: (0,repository_paths/* foldersOf */.pd)(ofObjects),
        ownNext: new Set([...ofObjects].map(repository_paths/* folderOf */.yS)),
        beside: (0,group_by/* groupBy */.$)(watched, unitOf),
        dockerfiles: filesLike('Dockerfile', watched),
        taking,
        templates,
        called: new CalledFiles(sides.head, watched, about),
        isOurs,
    };
}
function unitOf(path) {
    return roleOf(path) ?? (0,repository_paths/* folderOf */.yS)(path);
}
async function namesOnlyOthersTake({ path, text }, names, { head }, surroundings) {
    const { own, beside, hasName } = surroundings;
    const isNearOurs = own.has((0,repository_paths/* folderOf */.yS)(path));
    if (IS_DOCKERFILE.test(path) && !hasName(text) && !isNearOurs)
        return new Set(names);
    const named = ['', (0,repository_paths/* folderOf */.yS)(path)].flatMap((folder) => filesNamedIn(text, folder));
    const around = isNearOurs ? [] : [...named, ...(beside.get(unitOf(path)) ?? [])].slice(0, MOST_NEIGHBOURS);
    const near = await Promise.all(around.map((each) => (0,watched_files/* readTextFile */.Gu)(head, each)));
    const takers = takenIn(text, own, hasName);
    const takersNear = takenIn(near.join('\n'), own, hasName);
    const besideImages = [...text.matchAll(BESIDE_VARIABLE)].map(([, name = '']) => plainName(name));
    const isOurs = (name) => (besideImages.includes(name) && surroundings.templates.get(path)?.has(name) === true) ||
        isTakenByCall(name, path, text, surroundings);
    const isOthers = (name) => (takers.get(name) ?? takersNear.get(name)) === 'other' && !isOurs(name);
    return new Set(names.filter(isOthers));
}
function takerOf(block, name, { path, called }, surroundings) {
    const { own, ownNext, hasName, dockerfiles } = surroundings;
    if (hasName(block) || isTakenByCall(name, path, block, surroundings))
        return 'ours';
    if ([...ownNext].some((folder) => namesFolder(block, folder)) || surroundings.called.callsService(block, path))
        return 'ours';
    const isBuildOfOthers = ({ index }) => {
        const built = dockerfiles === null ? [] : filesAt(block, index, path, dockerfiles);
        return built.length > 0 && built.every((file) => !own.has((0,repository_paths/* folderOf */.yS)(file)));
    };
    const contexts = [...block.matchAll(CONTEXT)];
    if (contexts.length > 0 && contexts.every(isBuildOfOthers))
        return 'others';
    if (!RUNS.test(block) && surroundings.called.installsOther(block, path))
        return 'others';
    const tags = [...block.matchAll(TAKES_TAG)].filter(([, , image, , command]) => isCalled(name, image ?? command));
    const builds = [...block.matchAll(BUILD_ARGUMENT)].filter((build) => isCalled(name, build[1]) && isBuildOfOthers(build));
    const named = [...block.matchAll(ANY_VARIABLE)].filter(([, each]) => isCalled(name, each));
    if (named.length > 0 && named.length === tags.length + builds.length)
        return 'others';
    const followed = block.split('\n').map((line) => called.get(line));
    const files = [...new Set(followed.flatMap((each) => each ?? []))];
    if (named.length === 0 && !areForOthers(files, name, surroundings.isOurs))
        return null;
    const leads = (file) => surroundings.isOurs(file.path, file.text, name) || surroundings.called.fileLeadsToService(file);
    const isLost = followed.includes(null) || !areCommandsOpen(block, name, called, path);
    return isLost || surroundings.called.leadsToService(block, path) || files.some(leads) ? 'ours' : 'unclear';
}
function areCommandsOpen(block, name, called, path) {
    const isGroovy = IS_GROOVY.test(path);
    const word = new RegExp(String.raw `\b${(0,glob/* literalPattern */.Kf)(name)}\b(?!\s{0,9}=)`, 'i');
    const takes = (text) => [...text.matchAll(ANY_VARIABLE)].some(([, each]) => isCalled(name, each)) || (isGroovy && word.test(text));
    const commands = block.replace(/\\\n/g, '\\').split('\n');
    return commands.filter(takes).every((command) => {
        const files = command
            .split('\\')
            .flatMap((line, index, all) => called.get(index < all.length - 1 ? `${line}\\` : line) ?? []);
        return isTagOfOther(command, name) || isOpenCommand(command, files);
    });
}
function isTagOfOther(command, name) {
    const taken = [...command.matchAll(ANY_VARIABLE)].filter(([, each]) => isCalled(name, each));
    const tags = [...command.matchAll(TAKES_TAG)].filter(([, , image, , ofHelm]) => isCalled(name, image ?? ofHelm));
    return taken.length > 0 && taken.length === tags.length;
}
function isCalled(name, written) {
    return plainName(written ?? '') === name;
}
function isTakenByCall(name, path, text, { taking }) {
    return [...(taking.get(name) ?? [])].some((file) => file !== path && calls(text, file));
}
function calls(text, file) {
    const folder = (0,repository_paths/* folderOf */.yS)(file);
    const role = roleOf(file);
    if (role !== undefined && text.includes((0,repository_paths/* baseNameOf */.mv)(role)))
        return true;
    if ((0,repository_paths/* baseNameOf */.mv)(file) === 'Makefile' && /\bmake\b/.test(text))
        return true;
    return text.includes(file) || namesFolder(text, folder, String.raw `|\/[\w.]`);
}
function namesFolder(text, folder, more = '') {
    if (folder === '' || !text.includes(folder))
        return false;
    return new RegExp(String.raw `(?<![\w-])${(0,glob/* literalPattern */.Kf)(folder)}(?![\w-]${more})`).test(text);
}
function decidingFiles({ before, after }) {
    const objects = [...before.objects, ...after.objects];
    const places = new Set(objects.flatMap(({ place, understood }) => [place, ...understood].map(({ file }) => file)));
    const isOfOthers = (path) => IS_DOCKERFILE.test(path) && !places.has(path);
    return new Set([...(0,object_change/* filesOfObjects */.Tm)({ before, after })].filter((path) => !isOfOthers(path)));
}
async function filesAboutService(sides) {
    const about = new Set();
    const taking = new Map();
    const take = (path, text) => {
        about.add(path);
        for (const [, name = ''] of text.matchAll(ANY_VARIABLE))
            taking.set(plainName(name), (taking.get(plainName(name)) ?? new Set()).add(path));
    };
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(sides.head, sides))
        take(path, text);
    for (const path of decidingFiles(sides))
        take(path, (await (0,watched_files/* readTextFile */.Gu)(sides.head, path)) ?? '');
    return { about, taking };
}
function takenIn(text, own, hasName) {
    const taken = new Map();
    for (const [whole, image = '', ofImage, command = '', ofCommand] of text
        .replace(/\\\r?\n/g, ' ')
        .matchAll(TAKES_TAG)) {
        const name = plainName(ofImage ?? ofCommand ?? '');
        const words = command.split(/\s+/).map((word) => `/${word.replace(/^\.?\//, '')}`);
        const isHere = [...own].some((folder) => folder !== '' && words.some((word) => `/${folder}`.endsWith(word)));
        const isOurs = isHere || hasName(image || whole);
        if (isOurs || !taken.has(name))
            taken.set(name, isOurs ? 'ours' : 'other');
    }
    return taken;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/software-names.js


const APPLICATION = 'postgres\\w*|mysql|mariadb|mongo\\w*|clickhouse|redis|valkey|memcached|nats|minio|metabase|grafana|superset|airflow|dagster|prefect|redash|n8n|keycloak|browserless\\w*';
const IS_APPLICATION = new RegExp(`^(?:${APPLICATION})$`, 'i');
const OTHER_SOFTWARE = new RegExp(`^(?:${APPLICATION}|dbt|python|node(?:js)?|pg\\w*|headless\\w*|chrome|chromium|scaleDown\\w*|terraform|tf|kubectl|kube\\w*|helm|engine|platform_?version|module|schema|provider|plugin|cli|mcp|exporter|proxy|nginx|caddy|traefik|envoy|otel|agent|sidecar\\w*|extraContainers|initContainers?)$`, 'i');
function isKeyOfService(key, names) {
    return (0,service_names/* namesService */.cM)(`${key}=`, names);
}
function isOtherSoftware(key, names) {
    return areAbout(OTHER_SOFTWARE, [key], names);
}
function areOfApplication(names, service) {
    return areAbout(IS_APPLICATION, names, service);
}
function areAbout(others, keys, names) {
    return !keys.some((key) => isKeyOfService(key, names)) && keys.flatMap(wordsOf).some((word) => others.test(word));
}
function wordsOf(key) {
    const name = withoutTool(key);
    return [name, ...name.split(/[\W_]|(?<=[a-z])(?=[A-Z])/)];
}
const BLOCK_ON_LINE = /^[\s-]{0,99}["']?(\w[\w-]{0,99})["']?\s{0,9}[:=]\s{0,9}\{/;

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/other-software.js








const IMAGE = /^["']?image["']?\s*[:=]/;
function isBelowApplication(literal, path, { pins, settings }) {
    const { around } = literal;
    const isOurs = [...pins.keys()].some((carrier) => (0,repository_paths/* folderOf */.yS)(carrier) === (0,repository_paths/* folderOf */.yS)(path));
    const section = around.sections.findLast((line) => !IMAGE.test(line)) ?? '';
    const beside = around.context.slice(around.sections.length);
    const folder = isOurs ? '' : (0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(path));
    const near = [(0,repository_paths/* baseNameOf */.mv)(path), section, ...beside, folder];
    const isNamedAfterImage = imagesBeside(literal).some(({ repository }) => (0,repository_paths/* baseNameOf */.mv)(repository) === folder);
    return areOfApplication(near, settings) || (isNamedAfterImage && !isKeyOfService(folder, settings));
}
function hasOtherOwner(key, names) {
    const owner = key.replace(/[-_.]?(?:version|tag|release)$/i, '');
    return owner !== '' && owner !== key && !isKeyOfService(owner, names) && !wordsOf(owner).some(meansService);
}
const OF_REGISTRY = /^source\s*=\s*["'][\w.-]+\/[\w-]+\/[\w-]+["']/;
const OF_BAZEL = /^\s{0,99}(?:module|bazel_dep)\(/;
function isOfModule({ key, text, around }, path, { settings, otherModules }) {
    const isOther = (line) => !(0,service_names/* namesService */.cM)(line, settings);
    const sources = around.context.flatMap((line) => LOCAL_MODULE.exec(line)?.[1] ?? []);
    const isCalledSo = [path, text, ...around.context].every(isOther);
    if (isCalledSo && sources.some((source) => otherModules.has((0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), source) ?? '')))
        return true;
    if ((0,repository_paths/* baseNameOf */.mv)(path) === 'MODULE.bazel' && [text, around.sections.at(-1) ?? ''].some((line) => OF_BAZEL.test(line)))
        return true;
    if (key === 'ref')
        return /^\s*source\s*=/.test(text) && isOther(text);
    return key === 'version' && around.context.some((line) => OF_REGISTRY.test(line) && isOther(line));
}
function isServiceOfJob({ around }, path) {
    const [first, second, third] = around.sections;
    if (path.startsWith('.github/workflows/'))
        return first === 'jobs:' && third === 'services:';
    return (0,repository_paths/* baseNameOf */.mv)(path) === '.gitlab-ci.yml' && second === 'services:';
}
function isOfOtherImage({ text, inFront }) {
    const word = /(?<![\w./@-])[\w./@-]*[:@=]{0,2}v?$/.exec(inFront)?.[0] ?? '';
    if (/[:@]v?$/.test(word) && /[\w-]\/[\w.-]/.test(word))
        return true;
    if (/@$|==$|\w@v$/.test(word))
        return true;
    const [, repository = ''] = /\brepo(?:sitory["']?|["']?(?=\s{0,60}[:=]\s{0,60}["']?(?:https?|oci):))\s{0,60}[:=]\s{0,60}["']?([\w./:-]+)/.exec(text) ?? [];
    return repository !== '' && !(0,product/* isNamed */.e)(/^(?:https?|oci):/.test(repository) ? text : repository);
}
const INSTALLER = /^(?:helm|terraform|tf|module|kube\w*)$/i;
const SETUP = /(?:^|uses["']?:\s{0,9})["']?[\w.-]{1,99}\/setup-/;
const LABELS = /^["']?(?:\w*labels|\w*annotations|tags)["']?\s*[:=]/i;
function isInOtherBlock({ text, inFront }, names) {
    const [, key = ''] = BLOCK_ON_LINE.exec(inFront) ?? [];
    return isOtherSoftware(key, names) && !INSTALLER.test(key) && !(0,service_names/* namesService */.cM)(text, names);
}
const ALL_OF_IT = /^forProvider$/;
const isOfPackage = (section) => /^["']?[\w.@-]{1,99}\/[\w.:/-]{1,199}["']?\s{0,9}:/.test(section);
function isOfOtherThing(literal, names) {
    const { key, around: { sections, about }, } = literal;
    const isTag = ownNames(literal).some((name) => /(?:^|[._-])tag$/i.test(name));
    const own = sections.map((line) => /^[-\s]*["']?(\w[\w-]*)["']?\s*[:={]/.exec(line)?.[1] ?? '');
    const last = own.findLastIndex((name, at) => isKeyOfService(name, names) || (0,service_names/* namesService */.cM)(sections[at] ?? '', names));
    const isSetup = (line) => SETUP.test(line) && !(0,service_names/* namesService */.cM)(line, names);
    if (isOfPackage(sections.at(-1) ?? '') && !(0,service_names/* namesService */.cM)(sections.at(-1) ?? '', names))
        return true;
    if (sections.some((line) => LABELS.test(line)) || [...sections, about ?? ''].some(isSetup))
        return true;
    const inner = last !== -1 ? own.slice(last + 1) : about !== null && !/(?:^|\.)image\.tag$/.test(key) ? own.slice(-2) : [];
    const words = inner.filter((name) => !ALL_OF_IT.test(name)).flatMap(wordsOf);
    const isOfInstaller = isTag || words.some((word) => /^chart$/i.test(word));
    const isOther = (word) => OTHER_SOFTWARE.test(word) && !(isOfInstaller && INSTALLER.test(word));
    return isOtherSoftware(key, names) || words.some(isOther);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/literal-variable.js











const OTHER_CHART = /^["']?chart(?:_?name|_?path)?["']?\s{0,9}[:=]\s{0,9}["']?(?:oci:\/\/)?\w[\w.-]{0,99}\/[\w./-]/i;
const literal_variable_REPOSITORY = /^["']?repo\w{0,20}["']?\s{0,9}[:=]/i;
const NAMED_CHART = /^["']?chart["']?\s{0,9}[:=]\s{0,9}(?:[A-Za-z.]{1,40}\()?["']?[A-Za-z][\w-]{0,99}["']?\)?,?$/i;
const IS_ALONE = /^\s*["']?v?\d[\w.+-]*["']?\s*$/;
function variableOf(literal, path, lines) {
    const { variables, settings } = lines;
    if (variables.size === 0)
        return undefined;
    const isOfChart = literal.around.context.some((line) => OTHER_CHART.test(line) && !(0,service_names/* namesService */.cM)(line, settings));
    const isOfRepository = literal.around.context.some((line) => literal_variable_REPOSITORY.test(line));
    const isNoTag = (line) => NAMED_CHART.test(line) && (literal.around.isPinned || (isOfRepository && !(0,service_names/* namesService */.cM)(line, settings)));
    const isBesideChart = /^version$/i.test(literal.key) && literal.around.context.some(isNoTag);
    const isOther = isOfChart || isBesideChart || isBelowApplication(literal, path, lines) || isBesideOther(literal, settings);
    const { command, item, sections, context } = literal.around;
    const isOurs = (word) => /&\w/.test(word) || (0,service_names/* namesService */.cM)(word, settings);
    const isElsewhere = sections.length > 0 && ![literal.text, path, command, ...context].some(isOurs);
    const isBelow = isBelowOther(literal, settings);
    const isNamed = [lines.secondOrder, lines.handed, lines.undecided, lines.joined].some((each) => each.has(path));
    const isForOther = (name, known) => (isOther && isCommonName(plainName(name))) ||
        (isOfChart && /chart/i.test(name)) ||
        lines.ofOthers.get(path)?.(plainName(name), literal) === true ||
        known.scope?.(path) === false ||
        isOfOtherRole(literal, known, lines) ||
        (known.isBelowService === true && isElsewhere) ||
        (known.isFollowed === true && isBelow && isCommonName(plainName(name)));
    const isHandedBy = (name) => {
        const calls = lines.calls.get(path)?.get(plainName(name));
        return [literal.text, command, item, ...context].some((line) => calls?.test(line));
    };
    const isSetIn = (name, known) => isNear(name, known, path) && (isNamed || !isOfOtherApplication(plainName(name), known, path));
    const ofFile = IS_ALONE.test(literal.text) ? [nameOfFile(path)] : [];
    for (const name of [...namesOf(literal), ...ofFile]) {
        const known = variables.get(plainName(name));
        if (known === undefined || isForOther(name, known))
            continue;
        if (isHandedBy(name) || isSetIn(name, known))
            return known;
    }
    const maps = mapsAround(literal).map((name) => [name, variables.get(plainName(name))]);
    const map = maps.find(([name, known]) => known?.isMap === true && !isForOther(name, known) && isSetIn(name, known));
    return map?.[1];
}
const ROLE = /(?:^|[\s{,])["']?role["']?\s{0,9}:\s{0,9}["']?([\w.-]{1,99})/;
function isOfOtherRole({ text, around }, { takers }, { lastRoles }) {
    const lines = [around.item, text, ...around.context];
    const [, role] = lines.map((line) => ROLE.exec(line)).findLast((match) => match !== null) ?? [];
    if (role === undefined || takers === null || !lastRoles.has(role))
        return false;
    return ![...takers].some((folder) => `/${folder}/`.includes(`/roles/${role}/`));
}
const OF_ALL_ROLES = /(?:^|\/)group_vars\/all(?:\.ya?ml$|\/)/;
function isNear(name, { takers, isOfProject }, path) {
    const isCommon = isCommonName(isOfProject === true ? plainName(name) : name);
    if (takers === null || isTakenIn(takers, path))
        return true;
    if (isCommon || !isCommonName(plainName(name)))
        return !isCommon;
    const own = (0,repository_paths/* folderOf */.yS)(path);
    return own.startsWith('.') || [...takers].some((each) => isAbove(own, each) || isAbove(each, own));
}
function isTakenIn(folders, path) {
    if (OF_ALL_ROLES.test(path))
        return true;
    const role = roleOf(path);
    return folders.has((0,repository_paths/* folderOf */.yS)(path)) || (role !== undefined && [...folders].some((each) => (0,repository_paths/* folderOf */.yS)(each) === role));
}
const SETS_VARIABLES = /^(?:env\w*|var\w*|inputs?|with|param\w*|values?|default\w*|locals?|global|matrix|include|run|script|args|command)$/i;
function isBelowOther({ inFront, around: { sections } }, names) {
    const keys = sections.flatMap((line) => /^[-\s]*["']?(\w[\w.-]*)["']?\s{0,9}:/.exec(line)?.[1] ?? []);
    const owners = keys.filter((key) => key !== 'image');
    const isNoOwner = (key) => meansService(key) || SETS_VARIABLES.test(key) || environment_names/* POSSIBLE_STAGE */.Hy.test(key) || (0,service_names/* namesService */.cM)(`${key}=`, names);
    return /:\s{0,9}["']?v?$/.test(inFront) && owners.length > 0 && !owners.some(isNoOwner);
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/literals/version-literals.js + 1 modules
var version_literals = __webpack_require__(87167);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/twins.js










const [twins_MOST_FILES, MOST_PATHS, twins_MOST_WORDS] = [200, 2_000, 20];
const twins_OF_ALL = /^(?:\w|all|apps?|base|common|config|defaults?|deploy|env|global|hcl|images?|json|local|main|overrides?|roles|root|sh|shared|tasks|tf|tfvars|values|vars|versions?|ya?ml)$/i;
async function namesOfTwins(sides, changed, about, handed) {
    const { head, before, after, settings } = sides;
    const found = new Map();
    const own = new Set([...(0,object_change/* filesOfObjects */.Tm)(sides), ...about]);
    const carriers = [...before.objects, ...after.objects].map(({ carrier }) => carrier);
    const deploying = [...carriers, ...about].slice(0, MOST_PATHS).flatMap(shapesOf);
    if (deploying.length === 0)
        return found;
    const shapes = await shapesWith(new Set(deploying.map(({ word }) => word)), sides);
    const hasName = nameTest(settings);
    const isOfOther = async (path) => {
        const text = await (0,watched_files/* readTextFile */.Gu)(head, path);
        return text !== null && !hasName(text);
    };
    const findTwin = async (path) => {
        for (const { word, rest } of shapesOf(path)) {
            const twin = shapes.get(rest);
            if (twin === undefined || twin.word === word)
                continue;
            if (handed.has(path) && (0,repository_paths/* folderOf */.yS)(twin.path) === (0,repository_paths/* folderOf */.yS)(path))
                continue;
            const alike = deploying.filter((each) => each.word === twin.word).map((each) => each.rest.replaceAll('*', word));
            for (const each of alike)
                if (await isOfOther(each))
                    return twin.path;
        }
        return null;
    };
    for (const path of changed.filter((each) => !own.has(each)).slice(0, twins_MOST_FILES)) {
        const twin = (await isOfOther(path)) ? await findTwin(path) : null;
        if (twin === null)
            continue;
        const literals = (0,version_literals/* changedLines */.MA)('', (await (0,watched_files/* readTextFile */.Gu)(head, twin)) ?? '', settings.tagSuffix, twin).after;
        found.set(path, new Set(literals.flatMap(namesOf).map(plainName)));
    }
    return found;
}
async function shapesWith(words, { head, isWatched }) {
    const mayHaveOne = new RegExp([...words].slice(0, twins_MOST_WORDS).map(glob/* literalPattern */.Kf).join('|'));
    const watched = (0,watched_files/* watchedPaths */.hR)(await head.entries(), { isWatched }).filter((path) => mayHaveOne.test(path));
    const shapes = watched.slice(0, MOST_PATHS).flatMap(shapesOf);
    return new Map(shapes.filter(({ word }) => words.has(word)).map((shape) => [shape.rest, shape]));
}
function shapesOf(path) {
    const parts = path.split(/([/._-])/);
    const words = new Set(parts.filter((part) => /\w/.test(part) && !twins_OF_ALL.test(part) && !environment_names/* SAYS_ENVIRONMENT */.tp.test(`/${part}/`)));
    return [...words]
        .slice(0, twins_MOST_WORDS)
        .map((word) => ({ path, word, rest: parts.map((part) => (part === word ? '*' : part)).join('') }));
}
function isOfTwin(literal, own, names) {
    const { command, context } = literal.around;
    return (own !== undefined &&
        namesOf(literal).some((name) => own.has(plainName(name))) &&
        ![literal.text, command, ...context].some((line) => (0,service_names/* namesService */.cM)(line, names)));
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/lines/command-lines.js
var command_lines = __webpack_require__(62798);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/undecided.js



const OF_IMAGE = /^["']?(?:image|(?:main_?)?app|application|global|web|main|server|backend|deployment|controllers?|containers?)["']?\s*[:=]|^\[(?:Service|Container)\]$/i;
const undecided_IMAGE = /^["']?image["']?\s*[:=]/;
const SETS_IMAGE = /\bimage\.tag$/;
const OPENS_TEXT = /[|>][+-]?\d?$/;
function isUndecided(literal, path, known) {
    const { key, around } = literal;
    if (SETS_IMAGE.test(key) && (0,command_lines/* namesAnyOf */.iT)(`${around.command}\n${literal.text}`, known.pins.keys()))
        return true;
    const isTag = /^(?:image[._-]?)?tag$/i.test(key) ||
        (/^(?:image_?)?version$/i.test(key) && OF_IMAGE.test(around.sections.at(-1) ?? ''));
    const isAtTop = known.handed.has(path) && around.sections.every((line) => undecided_IMAGE.test(line));
    const isOurs = known.undecided.has(path) || isAtTop || isOfInstaller(literal, path, known);
    return isTag && isOurs && !isBelowApplication(literal, path, known);
}
function isOfInstaller(literal, path, { installers, settings }) {
    if (!installers.has(path) || isBesideOther(literal, settings))
        return false;
    if (literal.key === 'image.tag')
        return true;
    const { sections } = literal.around;
    const inner = sections.slice(sections.findLastIndex((line) => OPENS_TEXT.test(line)) + 1);
    return inner.length > 0 && inner.every((line) => undecided_IMAGE.test(line));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/literal-owner.js


















function ownerTest(known) {
    const hasName = nameTest(known.settings);
    const tested = new Map();
    return (literal, path) => {
        const { around, text } = literal;
        const { command, context, dependency } = around;
        const isNear = tested.get(around) ?? [command, ...context, path, dependency?.name ?? ''].some(hasName);
        tested.set(around, isNear);
        const isOfSecondOrder = known.handed.has(path) ||
            known.fields.has(path) ||
            known.charts.has(path) ||
            known.secondOrder.has(path) ||
            known.about.has(path);
        return (isNear ||
            isOfSecondOrder ||
            hasName(text) ||
            variableOf(literal, path, known) !== undefined ||
            isGivenTo(literal.inFront, path, known.positional) ||
            isUndecided(literal, path, known));
    };
}
const CERTAIN = { use: 'tag', mustBeListed: false };
const literal_owner_TAG = { use: 'tag', mustBeListed: true };
const literal_owner_CHART = { use: 'chart', mustBeListed: true };
function ownerOf(literal, path, known) {
    if (isServiceOfJob(literal, path))
        return null;
    const statement = `${literal.around.command}\n${literal.text}`;
    const around = [statement, ...literal.around.context, ...namesInPath(literal, path, known.settings)]
        .join('\n')
        .replace(PROSE, '');
    const asked = { literal, path, known, statement, around };
    for (const witness of WITNESSES) {
        const saying = witness(asked);
        if (saying !== undefined)
            return saying;
    }
    return null;
}
const WITNESSES = [
    imageOnLine,
    commentOfTool,
    fieldOfResource,
    lineOfOther,
    variableThatIsSet,
    imageBeside,
    fileThatDecides,
    secondOrderOfFile,
    localChart,
    cloneOfSource,
    nameOfService,
];
const literal_owner_IMAGE = new RegExp(String.raw `(?:${product/* product */.q.word}[\w-]{0,99}:["']?[$%\x7b][^\s,;]{0,99}(?:\s[^,;:=@]{0,99})?|[$\x7b][\s.\w]{0,99}${product/* product */.q.word}\w{0,99}\s?\x7d{0,2}:v?|${product/* product */.q.image.path}=[\w./*-]{1,99}:v?|${product/* product */.q.image.path}:?["'\x60]\s{0,3}[+&.,~]\s{0,3}["'\x60]v?)$`, 'i');
function imageOnLine({ literal, known: { settings } }) {
    const { text, version, inFront } = literal;
    const isItsTag = (image) => image.includes(`:${version}`) || image.includes(`:v${version}`);
    if ([...(0,service_names/* serviceImagesIn */.fH)(text, settings.images)].some(isItsTag))
        return CERTAIN;
    return literal_owner_IMAGE.test(inFront) ? literal_owner_TAG : undefined;
}
function commentOfTool({ literal: { around }, known: { settings } }) {
    const told = around.dependency && (0,dependency_comments/* useOfDependency */.Y)(around.dependency, settings);
    return told === null ? undefined : { use: told, mustBeListed: true };
}
function fieldOfResource({ literal, path, known }) {
    const isOfSpec = literal.around.sections[0]?.startsWith('spec') === true;
    return isOfSpec && known.fields.get(path)?.has(literal.key) === true ? literal_owner_TAG : undefined;
}
function lineOfOther({ literal, path, known }) {
    const isOther = isOfOtherImage(literal) ||
        SENTENCE.test(literal.inFront) ||
        literal.around.sections.some((line) => PROVIDERS.test(line)) ||
        isOfModule(literal, path, known) ||
        isOfTwin(literal, known.twins.get(path), known.settings);
    return isOther ? null : undefined;
}
function variableThatIsSet({ literal, path, known }) {
    const { use, mayBeChart } = variableOf(literal, path, known) ?? {};
    const ownerIn = (name) => name.replace(/\.?[^.]*$/, '');
    const isTaken = (name) => known.variables.has(plainName(name)) && !isOtherSoftware(ownerIn(name), known.settings);
    const isOther = (name) => isOtherSoftware(name, known.settings) && !isTaken(name);
    if (use === 'tool' || ownNames(literal).some(isOther))
        return null;
    if (use === undefined && isGivenTo(literal.inFront, path, known.positional))
        return literal_owner_TAG;
    if (use === undefined)
        return namesOf(literal).some((name) => known.namedAfter.has(plainName(name))) ? null : undefined;
    const isOfChart = use === 'chart' || /chart/i.test(literal.key);
    if (isOfChart)
        return literal.around.isPinned ? null : literal_owner_CHART;
    return { ...literal_owner_TAG, ...(mayBeChart && { mayBeChart }) };
}
const PROVIDERS = /^required_(?:providers|plugins)\s*\{/;
function imageBeside({ literal, path, known: { settings, unused } }) {
    if (unused.has((0,problems_place/* showPlace */.R)({ file: path, line: literal.line })) || isInOtherBlock(literal, settings))
        return null;
    if (isBesideImage(literal, settings))
        return CERTAIN;
    return isOfOtherThing(literal, settings) ? null : undefined;
}
function fileThatDecides({ literal, path, known }) {
    if (isUndecided(literal, path, known))
        return literal_owner_TAG;
    if (!isBesideOther(literal, known.settings))
        return undefined;
    const isNamedSo = imagesBeside(literal).some(({ repository }) => isNamedAfter((0,repository_paths/* baseNameOf */.mv)(path), repository));
    return known.pins.get(path) === true || isNamedSo ? null : undefined;
}
function secondOrderOfFile({ literal, path, known, around }) {
    const secondOrder = known.secondOrder.get(path);
    if (secondOrder?.includes(literal.version) !== true)
        return undefined;
    const mustBeListed = !isTag(literal, secondOrder) || isBesideOther(literal, known.settings);
    return { use: isChartVersion(literal, around) ? 'chart' : 'tag', mustBeListed };
}
function localChart({ literal, path, known }) {
    if (literal.key === 'appVersion' && known.charts.has(path))
        return literal_owner_TAG;
    return /(?:^|\/)Chart\.yaml$/.test(path) && /^version:/.test(literal.text) ? null : undefined;
}
const SOURCE = new URL(product/* product */.q.documents.repositoryUrl).pathname.slice(1);
const CLONE = new RegExp(String.raw `\bgit\b[^\n;|]{0,400}[/:]${SOURCE}(?:\.git)?(?![\w/.-])`, 'i');
const SOURCE_AT = new RegExp(String.raw `github(?:\.com)?[:/](?:repos/)?${SOURCE}/(?:(?:tarball|zipball|releases|tree)/[\w./-]{0,99})?v?$`, 'i');
function cloneOfSource({ literal, statement, around }) {
    if (CLONE.test(statement) || SOURCE_AT.test(literal.inFront))
        return literal_owner_TAG;
    return /upgrade-gate/.test(around) ? null : undefined;
}
function nameOfService({ literal, path, known, statement, around }) {
    const { settings } = known;
    if (!(0,service_names/* namesService */.cM)(around, settings))
        return isOfFileAbout(literal, path, known) ? literal_owner_TAG : null;
    if (isChartVersion(literal, around)) {
        const { isPinned, valuesFiles } = literal.around;
        return isPinned || isPinnedBeside(`${statement}\n${valuesFiles}`, path, known) ? null : literal_owner_CHART;
    }
    if (!isVersionKey(literal))
        return null;
    const { sections } = literal.around;
    const isOfOther = ownNames(literal).some((name) => hasOtherOwner(name, settings));
    if (isOfOther && VARIABLES.test(sections.at(-1) ?? ''))
        return null;
    const isUnderName = [...sections, ...namesInPath(literal, path, settings)].some((line) => (0,service_names/* namesService */.cM)(line, settings));
    return isUnderName || !isOfOther ? literal_owner_TAG : null;
}
function isOfFileAbout(literal, path, known) {
    const { about, settings } = known;
    const { key, around } = literal;
    if (isBelowApplication(literal, path, known) || isBesideOther(literal, settings))
        return false;
    const isGiven = environment_names/* POSSIBLE_STAGE */.Hy.test(key) && !around.sections.some((line) => /^["']?[\w-]+["']?\s*[:=]/.test(line));
    if (about.has(path) && IS_PROGRAM.test(path) && isGiven)
        return true;
    if (about.has(path) && key === 'value' && around.context.includes(around_line/* PATCHED_TAG */.V))
        return true;
    if (!about.has(path) || !/^(?:(?:image[._-]?)?(?:tag|version)|newTag|app_?version|target_?revision)$/i.test(key))
        return false;
    return around.subject === null || (0,service_names/* namesService */.cM)(around.subject, settings);
}
function isTag({ key }, secondOrder) {
    return /(?:^|[._-]|image|new)tag$/i.test(key) || (key === 'value' && /\/(?:tag|newTag)\b/.test(secondOrder));
}
const PROSE = /["']?\b(?:title|description|summary|help|message|runbook\w*|owner|team)["']?\s*[:=]\s*(?:"[^"\n]*"|'[^'\n]*'|[^,{}\n]*)/gi;
const SENTENCE = /^[\s-]{0,99}["']?(?:\w{0,20}name|title|desc(?:ription)?|summary|notes?|purpose)["']?\s{0,9}[:=]\s{0,9}["']?[A-Za-z][\w'-]{0,99}\s(?:[\w',.][\w',.-]{0,98}\s){0,20}v?$/i;
function namesInPath({ around: { sections }, key }, path, settings) {
    const [folder, name] = [(0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(path)), (0,repository_paths/* baseNameOf */.mv)(path)];
    if (name === 'terragrunt.hcl')
        return [folder];
    const isAlone = sections.every((line) => OF_IMAGE.test(line)) && /^(?:|(?:image_?)?tag|(?:(?:app|image)_?)?version)$/i.test(key);
    const isData = /^(?:VERSION|[^.]*)$|\.(?:ya?ml|json|toml|env|tfvars|properties|ini|conf)$/.test(name);
    const [, role = ''] = /([^/]*)\/(?:defaults|vars)\/[^/]*$/.exec(path) ?? [];
    const [, only = ''] = /^\.?(\w+?)[-_.]?(?:version|tag)$/i.exec(name) ?? [];
    const [first = ''] = name.split('.', 1);
    const holder = isOtherSoftware(first.replace(/^helm\W/, ''), settings) ? '' : folder.replace(/\.\w+\.d$/, '');
    const named = [role, holder, only, first].filter((word) => word.toLowerCase() === product/* product */.q.word);
    return isAlone && (isData || only !== '') ? named : [];
}
const VARIABLES = /^[-\s]*["']?(?:env|environment|variables)["']?\s*[:=]/i;
const literal_owner_MAKES_IMAGE = /\bimage["']?\s{0,9}[:=]\s{0,9}[\w.]{1,99}\([\w.]{1,99},\s{0,3}["'`]$/i;
function isVersionKey({ key, text, inFront }) {
    return (literal_owner_MAKES_IMAGE.test(inFront) ||
        (0,product/* isNamed */.e)(key) ||
        /version|tag|image|release|ref|^ver$|default|value|content/i.test(key) ||
        environment_names/* POSSIBLE_STAGE */.Hy.test(key) ||
        /^[\s-]*["']?v?[\d.]+(?:@sha256:[\da-f]*)?["']?,?\s*$/.test(text));
}
const IS_VERSION = /^(?:-*(?:version|revision)|target_?revision|ver)$/i;
const COMMAND = /\bhelm (?:\S{1,99} ){0,9}?(?:upgrade|install|template|pull)\b|\bupgrade (?:-i|--install|[\w.-]{1,99} [\w.-]{1,99}\/[\w.-]{1,99})\b|\bargocd app (?:set|create)\b|\bhelm_(?:resource|remote)\(/i;
const SETTING = /helm-charts|(?:\b|helm_?|remote)chart[\w-]*["']?\s*[:=]/i;
function isChartVersion({ key, around: { context } }, around) {
    if (/chart/i.test(key))
        return true;
    if (!IS_VERSION.test(key))
        return false;
    const words = around.replace(/[\s"',[\]]+(?:-\s+)?/g, ' ');
    return COMMAND.test(words) || SETTING.test(around) || context.some((line) => /^charts?\b/i.test(line));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-values.js










const [MOST_VALUES, changed_values_MOST_LINES] = [10, 50];
const changed_values_WORD = /([\w.+@:*-]+)/;
const changed_values_DEFAULT = /^(?:[A-Za-z_]\w*:-)?/;
const STAND_IN = '0.0.0';
const changed_values_BUILD = /^\*[\w-]+$|^(?:sha256:)?[\da-f]{64}$|^(?:sha|git)-[\da-f]{7,40}$|^\d{4}\.\d\d?\.\d\d?[\w.-]*$/;
const MAY_HOLD_TAG = /tag|version|image|default|value/i;
const HOLDS_TAG = /(?:tag|version|image)\W{0,5}$/i;
function changedValues({ linesBefore, linesAfter }, path, suffix) {
    const old = linesBefore.slice(0, changed_values_MOST_LINES).map(({ text }) => text.split(changed_values_WORD));
    const values = linesAfter.slice(0, changed_values_MOST_LINES).flatMap(({ line, text }) => {
        const now = text.split(changed_values_WORD);
        const found = old.map((words) => changedValue(words, now, suffix)).find((value) => value !== null);
        const isValue = found !== undefined && (!found.isMoving || MAY_HOLD_TAG.test(`${path} ${text}`));
        return isValue ? { line, ...found } : [];
    });
    return values.slice(0, MOST_VALUES);
}
function changedValue(old, now, suffix) {
    if (old.length !== now.length)
        return null;
    const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
    if (at === undefined || others.length > 0 || at % 2 === 0)
        return null;
    const variable = changed_values_DEFAULT.exec(now[at] ?? '')?.[0] ?? '';
    if (old[at]?.startsWith(variable) !== true)
        return null;
    const [was, is] = [old, now].map((words) => (words[at] ?? '').slice(variable.length));
    const [one, other] = [was, is].map((value) => kindOf(value, suffix));
    if (one === null || other === null)
        return null;
    const column = now.slice(0, at).join('').length + variable.length;
    return { column, was, is, isMoving: [one, other].includes('moving') };
}
function kindOf(value, suffix) {
    const tag = (0,deployment_reference/* readTag */.zW)(value, suffix);
    if ('code' in tag && tag.code === 'moving-tag')
        return /^v?[\d.]*$/.test(value) ? null : 'moving';
    const isBuild = 'code' in tag ? tag.code === 'unknown-suffix' || changed_values_BUILD.test(value) : tag.digest !== null;
    return isBuild ? 'build' : null;
}
function compareValues(values, path, text, known) {
    for (const value of values) {
        const { line, was, is } = value;
        if (isRead({ line, text: '' }, path, known.after) || (is.startsWith('*') && known.pins.has(path)))
            continue;
        const literal = literalAt(value, text, path);
        const owner = literal === undefined ? null : ownerOf(literal, path, known);
        if (literal === undefined || owner?.use !== 'tag')
            continue;
        const names = [literal.inFront || (0,repository_paths/* baseNameOf */.mv)(path), ...ownNames(literal)];
        if (value.isMoving && !names.some((name) => HOLDS_TAG.test(name)))
            continue;
        const mustBeListed = owner.mustBeListed ? [was, is].flatMap(releaseOf) : [];
        const found = `${product/* product */.q.name} goes from ${(0,quote_text/* quoteText */.o)(was)} to ${(0,quote_text/* quoteText */.o)(is)}, which are no versions`;
        return notUnderstood({ file: path, line, column: value.column + 1 }, found, { mustBeListed });
    }
    return null;
}
function releaseOf(value) {
    const [, version = ''] = /^v?(\d{1,3}(?:\.\d{1,9}){2})(?![\w.])/.exec(value) ?? [];
    return (0,release_safety_version/* isVersion */.lF)(version) ? [version] : [];
}
function literalAt({ line, column, is }, text, path) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const written = lines[line - 1] ?? '';
    lines[line - 1] = `${written.slice(0, column)}${STAND_IN}${written.slice(column + is.length)}`;
    const literals = (0,version_literals/* changedLines */.MA)('', lines.join('\n'), '', path).after;
    return literals.find((each) => each.line === line && each.column === column + 1);
}

// EXTERNAL MODULE: ./build/deployment/chart-repository.js
var chart_repository = __webpack_require__(1691);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/literals/literal-comparison.js









const MOST_VERSIONS = 1_000;
class LiteralComparison {
    sides;
    known;
    #mayBeOurs;
    #edges;
    #asked = 0;
    constructor(sides, known, whole) {
        this.sides = sides;
        this.known = known;
        this.#mayBeOurs = ownerTest(known);
        this.#edges = edgesOf(whole);
    }
    get isExhausted() {
        return this.#asked > MOST_VERSIONS;
    }
    async compare(file) {
        const { path, oldPath, isOnBothSides, changed } = file;
        const { known } = this;
        const changes = [];
        for (const pair of pairLiterals(changed)) {
            const { before, after } = pair;
            const isOurs = [before, after].some((each) => each !== null && this.#mayBeOurs(each, path));
            if (!isOurs || (isExplained(pair, file, known) && !isSwitched(pair, file, known, this.#edges)))
                continue;
            this.#asked += 1;
            if (this.isExhausted) {
                const place = { file: path, line: (after ?? before)?.line ?? null, column: 1 };
                const found = `more than ${MOST_VERSIONS} versions next to the name of ${product/* product */.q.name} change, and this is the first of the others`;
                return [...changes, notUnderstood(place, found)];
            }
            const [lost, found] = [ownLiteral(before, oldPath, known), ownLiteral(after, path, known)];
            const use = found ?? lost;
            if (before === null || after === null) {
                if (lost !== null)
                    file.gone.push(lost);
                if (found !== null)
                    file.come.push(found);
            }
            else if (isOnBothSides && use !== null)
                changes.push(...(await this.#compareUses(before, after, use, file)));
        }
        return changes;
    }
    async #compareUses(before, after, use, file) {
        const uses = use.mayBeChart === true ? [use, { ...use, use: 'chart' }] : [use];
        const changes = [];
        for (const each of uses) {
            const change = await compareLiterals(before, after, each, file, this.sides);
            if (change !== null)
                changes.push(change);
        }
        return changes;
    }
}
function ownLiteral(literal, file, known) {
    const use = literal === null ? null : ownerOf(literal, file, known);
    if (literal === null || use === null)
        return null;
    const { line, column } = literal;
    return { ...literal, ...use, place: { file, line, column } };
}
function isExplained({ before, after }, { path, oldPath }, known) {
    const isIn = (literal, file, places) => {
        if (literal === null || !isRead(literal, file, places))
            return false;
        return !isRead(literal, file, known.untagged) || IMAGE_IN_FRONT.test(literal.inFront);
    };
    return isIn(after, path, known.after) || isIn(before, oldPath, known.before);
}
function isSwitched({ before, after }, { path, oldPath }, known, edges) {
    if (before === null || after === null)
        return false;
    const isEnd = isRead(after, path, edges.come) || isRead(before, oldPath, edges.gone);
    return isEnd && ownLiteral(before, oldPath, known) !== null && ownLiteral(after, path, known) !== null;
}
function edgesOf(whole) {
    const isEdge = ({ change }) => change === 'install' || change === 'removed';
    const kept = whole.filter((each) => !isEdge(each)).flatMap(({ base, head }) => [base, head]);
    const stays = new Set(kept.flatMap((object) => (object === null ? [] : [(0,problems_place/* showPlace */.R)(object.place)])));
    const of = (edge) => whole.flatMap(({ change, place }) => (change === edge ? [(0,problems_place/* showPlace */.R)(place)] : []));
    const alone = (places) => new Set(places.filter((place) => !stays.has(place)));
    return { come: alone(of('install')), gone: alone(of('removed')) };
}
const RANGE = /(?:[~^]|[<>]=|~>|(?<=(?:[\s=:,(]["']?))[<>])\s{0,3}$/;
function rangeOf({ inFront, version }) {
    const sign = RANGE.exec(inFront)?.[0];
    return sign === undefined ? null : `${sign}${version}`;
}
function changedRange(before, after, { use }, place) {
    const [was, is] = [rangeOf(before), rangeOf(after)];
    const range = is ?? was;
    if (range === null || (was !== null && is !== null && before.version === after.version))
        return null;
    const known = (each, end) => (use === 'tag' && end === null ? each.version : null);
    const versions = { from: known(before, was), to: known(after, is) };
    return notUnderstood(place, `${(0,quote_text/* quoteText */.o)(range)} is a range of versions`, versions);
}
async function compareLiterals(before, after, ours, { path }, { rules, settings, charts }) {
    const place = { file: path, line: after.line, column: after.column };
    const range = changedRange(before, after, ours, place);
    if (range !== null)
        return range;
    if (before.version === after.version)
        return null;
    const line = { id: `line:${path}#${after.key || 'version'}`, mustBeListed: [] };
    const between = (from, to) => {
        return { line: { ...line, mustBeListed: ours.mustBeListed ? [from] : [] }, place, from, to, problem: null };
    };
    if (ours.use === 'tag')
        return between(before.version, after.version);
    const installed = ({ version }) => charts.appVersionOf({ name: settings.chart, version, place, repository: null });
    const from = rules.from ?? (await installed(before));
    const to = rules.to ?? (await installed(after));
    if (!(0,chart_repository/* isProblem */.A)(from) && !(0,chart_repository/* isProblem */.A)(to))
        return between(from, to);
    const isNoChart = [from, to].every((end) => (0,chart_repository/* isProblem */.A)(end) && /does not list/.test(end.found));
    if (isNoChart && !/chart/i.test(after.key))
        return null;
    return { line, place, from: null, to: null, problem: [to, from].find(chart_repository/* isProblem */.A) ?? null };
}
function pairLiterals({ before, after }) {
    const pairs = [];
    let [gone, come] = [before, after];
    for (const keyOf of [
        version_literals/* placeKey */.r4,
        (each) => `${each.position} ${(0,version_literals/* skeleton */.qV)(each)}`,
        ({ key, around }) => (key === '' ? '' : `${around.block} ${key}`),
        ({ key }) => key,
    ]) {
        const others = (0,group_by/* groupBy */.$)(come, keyOf);
        for (const [key, ones] of (0,group_by/* groupBy */.$)(gone, keyOf)) {
            const same = others.get(key) ?? [];
            const isClear = ones.length === same.length || new Set(same.map(({ version }) => version)).size === 1;
            if (key === '' || !isClear)
                continue;
            for (let index = 0; index < Math.max(ones.length, same.length); index += 1) {
                pairs.push({
                    before: ones[Math.min(index, ones.length - 1)] ?? null,
                    after: same[Math.min(index, same.length - 1)] ?? null,
                });
            }
        }
        const done = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
        gone = gone.filter((each) => !done.has(each));
        come = come.filter((each) => !done.has(each));
    }
    const alone = gone.map((each) => ({ before: each, after: null }));
    return [...pairs, ...alone, ...come.map((each) => ({ before: null, after: each }))];
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/lines/run-folder.js
const run_folder_MOST_LINES = 30;
const run_folder_COMMAND = /(?:\s-C|\s--?chdir|\s--(?:directory|cwd|working-dir)|(?:^|[\s;&"'(])(?:cd|pushd)|\bdir\()[\s=]{0,9}["']?([\w.][\w./-]{0,199})/;
const KEY = /^[\s-]*["']?(?:working-?directory|dir)["']?:\s{1,9}["']?([\w.][\w./-]{0,199})/i;
const IS_ITEM = /^\s*- /;
const LEAVES = /^\s*(?:- )?(?:popd|cd\s+-)\b/;
function folderOfRun(lines, index) {
    const own = lines[index] ?? '';
    const [, here] = run_folder_COMMAND.exec(own) ?? [];
    if (here !== undefined || own.startsWith('\t'))
        return here ?? null;
    const below = lines.slice(index + 1, index + run_folder_MOST_LINES);
    const next = below.findIndex((line) => IS_ITEM.test(line) || line.search(/\S/) < own.search(/[^\s-]/));
    const beside = below.slice(0, next === -1 ? undefined : next).map((line) => KEY.exec(line)?.[1]);
    const [found] = beside.filter((folder) => folder !== undefined);
    if (found !== undefined)
        return found;
    for (let at = index - 1; at >= Math.max(0, index - run_folder_MOST_LINES); at -= 1) {
        const line = lines[at] ?? '';
        if (LEAVES.test(line))
            return null;
        const [, folder] = KEY.exec(line) ?? run_folder_COMMAND.exec(line) ?? [];
        if (folder !== undefined)
            return folder;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/renamed-variables.js







async function isRenamed(oldName, newName, sides) {
    const { base, head, oldToNew } = sides;
    const [was, is] = [oldName.split('.'), newName.split('.')];
    const [at, ...others] = [...is.keys()].filter((index) => was[index] !== is[index]);
    if (was.length !== is.length || at === undefined || others.length > 0 || at < is.length - 2)
        return false;
    const [oldWay, newWay] = [was.slice(at), is.slice(at)];
    const moved = (path) => oldToNew.get(path) ?? path;
    const old = await filesWith(oldWay, base, sides, moved);
    if (old.length === 0)
        return keepsValues(oldName, newName, sides, moved);
    if (String(old) !== String(await filesWith(newWay, head, sides)))
        return false;
    return (await filesWith(oldWay, head, sides)).length === 0 && (await filesWith(newWay, base, sides)).length === 0;
}
async function keepsValues(was, is, sides, moved) {
    if ([was, is].some((name) => SOUNDS_LIKE_VERSION.test(name)))
        return false;
    const { base, head } = sides;
    const old = await settersOf(was, base, sides, moved);
    if (old.length === 0 || String(old) !== String(await settersOf(is, head, sides)))
        return false;
    return (await settersOf(was, head, sides)).length === 0 && (await settersOf(is, base, sides)).length === 0;
}
async function settersOf(name, tree, sides, moved = (path) => path) {
    const line = new RegExp(String.raw `^[\s-]{0,99}["']?${(0,glob/* literalPattern */.Kf)(name)}["']?\s{0,9}[:=]\s{0,9}(\S.*)`, 'gm');
    const found = [];
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(tree, sides, [name]))
        for (const [, value = ''] of text.matchAll(line))
            found.push(`${moved(path)} ${value}`);
    return found.sort();
}
const declarationOf = (name) => new RegExp(String.raw `^[ \t]*(?:export[ \t])?(?:(?:const|let|var|final|val|local)[ \t])?${(0,glob/* literalPattern */.Kf)(name)}[ \t]?(?::[ \t]?[\w<>]{1,40}[ \t]?)?:?=[ \t]?([^=\s].*)$`, 'gm');
function isRenamedConstant(was, is, { path, texts }) {
    if (!IS_PROGRAM.test(path))
        return false;
    const declared = [was, is].map((name, side) => [...(texts[side] ?? '').matchAll(declarationOf(name))]);
    const [old, now] = declared.map((all) => (all.length === 1 ? all[0]?.[1] : undefined));
    const countIn = (name, text) => [...text.matchAll(new RegExp(String.raw `(?<![\w.])${(0,glob/* literalPattern */.Kf)(name)}(?!\w|["']?\s{0,9}:(?!=))`, 'g'))].length;
    const [before, after] = texts;
    const isOnlyRenamed = countIn(is, before) + countIn(was, after) === 0 && countIn(was, before) === countIn(is, after);
    return old !== undefined && old === now && isOnlyRenamed;
}
function isOtherName(gone, come, variables) {
    const [[was, ...oldOnes], [is, ...newOnes]] = [namesIn(gone), namesIn(come)];
    if (was === undefined || is === undefined || oldOnes.length + newOnes.length > 0)
        return false;
    if (variables.has(was) || !variables.has(is))
        return false;
    return String(gone.map(({ version }) => version)) === String(come.map(({ version }) => version));
}
const namesIn = (literals) => [...new Set(literals.map(({ key }) => plainName(key)))];
function valuesIn(text, name, suffix) {
    const isThere = text.toLowerCase().includes(plainName(name).replace(/^s\//, ''));
    const { after } = (0,version_literals/* changedLines */.MA)('', isThere ? text : '', suffix, '');
    return after.filter((literal) => namesOf(withoutImage(literal)).map(plainName).includes(plainName(name)));
}
async function literalsOf(name, text, tree, sides) {
    const { settings } = sides;
    const set = valuesIn(text, name, settings.tagSuffix);
    const keysAbove = /^(.+)\.[^.]+$/.exec(name)?.[1] ?? '';
    const key = new RegExp(String.raw `^["'\s-]*${(0,glob/* literalPattern */.Kf)(keysAbove.replace(/^.*\./, ''))}["']?\s{0,9}[:=]`);
    const ofKey = () => set.filter(({ around }) => around.sections.some((line) => keysAbove !== '' && key.test(line)));
    if (set.length > 0)
        return ofKey().length > 0 ? ofKey() : set;
    if (!(0,service_names/* namesService */.cM)(`${name}=`, settings))
        return set;
    for await (const other of (0,watched_files/* textsNaming */.fO)(tree, sides))
        set.push(...valuesIn(other.text, name, settings.tagSuffix));
    if (ofKey().length > 0)
        return ofKey();
    const below = set.filter(({ around }) => around.sections.some((line) => (0,service_names/* namesService */.cM)(line, settings)));
    return below.length > 0 && (0,service_names/* namesService */.cM)(`${keysAbove}=`, settings) ? below : set;
}
const SOUNDS_LIKE_VERSION = /(?:version|tag)$/i;
function isVersionName(name, { variables, settings }) {
    return variables.has(plainName(name)) || (SOUNDS_LIKE_VERSION.test(name) && (0,service_names/* namesService */.cM)(`${name}=`, settings));
}
function withoutImage(literal) {
    const inFront = literal.inFront.replace(IMAGE_IN_FRONT, '');
    return inFront === literal.inFront ? literal : { ...literal, inFront, key: '-' };
}
async function filesWith(way, tree, sides, moved = (path) => path) {
    const found = [];
    const [name = '', above] = [...way].reverse();
    const isBelow = ({ key, around }) => above === undefined || key.endsWith(way.join('.')) || around.sections.some((line) => wordOf(above).test(line));
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(tree, sides, [...way])) {
        const isThere = way.every((word) => wordOf(word).test(text));
        const versions = isThere ? valuesIn(text, name, sides.settings.tagSuffix).filter(isBelow) : [];
        if (versions.length > 0)
            found.push(`${moved(path)} ${versions.map(({ version }) => version)}`);
    }
    return found.sort();
}
function wordOf(name, flags = '') {
    return new RegExp(String.raw `(?<!\w)${(0,glob/* literalPattern */.Kf)(name)}(?!\w)`, flags);
}

// EXTERNAL MODULE: ./build/deployment/reference-graph.js
var reference_graph = __webpack_require__(24502);
// EXTERNAL MODULE: ./build/syntax/helm-commands.js
var helm_commands = __webpack_require__(80679);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
// EXTERNAL MODULE: ./build/comparison/pairing.js
var comparison_pairing = __webpack_require__(72704);
;// CONCATENATED MODULE: ./build/comparison/second-order.js






function changedSecondOrder(before, after, sides, place) {
    const { oldToNew, isWatched, settings } = sides;
    const bare = ({ key, text, place: { file } }, isOneFile) => {
        const written = (0,text_lines/* unformatted */.e1)(isOneFile && isWatched(file) ? (0,versions_in_text/* blankVersions */.cz)(text, settings.tagSuffix) : text, file);
        return /patch/i.test(key) && !/tag\b/i.test(text) ? written.replace(NUMBER, '$1: 0') : written;
    };
    const left = new Map(numbered(before, ({ key }) => (0,object_ids/* renamedId */.c9)(key, oldToNew)));
    for (const [id, each] of numbered(after, ({ key }) => key)) {
        const was = left.get(id);
        left.delete(id);
        if (was === undefined && (each.isChoice === true || isNewTarget(each, sides)))
            continue;
        if (was === undefined)
            return notEvaluated(each, each.place, 'is new');
        const isOneFile = (oldToNew.get(was.place.file) ?? was.place.file) === each.place.file;
        if (bare(was, isOneFile) !== bare(each, isOneFile))
            return notEvaluated(each, each.place, 'has changed');
    }
    for (const was of [...left.values()].filter(({ isChoice }) => isChoice !== true))
        return notEvaluated(was, place, 'is gone');
    return null;
}
const NUMBER = /(?<![\w-])(?!\w{0,20}(?:version|revision|ref|branch))(\w{1,60}): \d{1,6}(?:[KMGT]i?|m)?(?=[\s,}\]]|$)/gi;
function numbered(texts, keyOf) {
    const counts = new Map();
    return texts.map((text) => {
        const key = keyOf(text);
        const count = counts.get(key) ?? 0;
        counts.set(key, count + 1);
        return [`${key}#${count}`, text];
    });
}
function isNewTarget({ text, place }, { before, after }) {
    const isThere = ({ kind, place: own, problem }) => kind === 'target' && problem === null && (0,problems_place/* showPlace */.R)(own) === (0,problems_place/* showPlace */.R)(place);
    const isNew = (id) => before.objects.some((it) => it.id === id && it.problem?.code === 'target-missing');
    return /^[\w.[\]=-]+: *\S+$/.test(text) && after.objects.some((each) => isThere(each) && isNew(each.id));
}
function notEvaluated({ key }, place, what) {
    return (0,problems_problem/* problemAt */.l4)('not-evaluated', place, `${(0,quote_text/* quoteText */.o)(key.slice(key.lastIndexOf('#') + 1))} ${what}`);
}

;// CONCATENATED MODULE: ./build/comparison/links.js








function compareLinks(sides, pairing) {
    const { before, after, oldToNew } = sides;
    const [oldGraph, newGraph] = [new reference_graph/* ReferenceGraph */.s(before.links), new reference_graph/* ReferenceGraph */.s(after.links)];
    const newLinks = new Map(after.links.map((link) => [link.id, link]));
    const pairs = before.links.map((oldLink) => {
        const newLink = newLinks.get(oldLink.id) ?? newLinks.get((0,object_ids/* renamedId */.c9)(oldLink.id, oldToNew));
        return { oldLink, newLink };
    });
    const gone = pairs.flatMap(({ oldLink, newLink }) => (newLink === undefined ? [oldLink] : []));
    const kept = new Set(pairs.map(({ newLink }) => newLink));
    const come = after.links.filter((link) => !kept.has(link));
    return pairs.flatMap(({ oldLink, newLink }) => {
        const was = { ...before, graph: oldGraph, link: oldLink };
        const successor = newLink ?? successorOf(oldLink, gone, come, oldToNew);
        if (successor === null)
            return [];
        const is = { ...after, graph: newGraph, link: successor };
        if (newLink === undefined && [was, is].some((end) => objectsAt(end).length === 0))
            return [];
        return compareLink(was, is, sides, pairing);
    });
}
function successorOf(oldLink, gone, come, oldToNew) {
    const { file } = oldLink.place;
    const [own, ...others] = come.filter(({ place }) => place.file === (oldToNew.get(file) ?? file));
    const isAlone = gone.filter(({ place }) => place.file === file).length === 1;
    return isAlone && others.length === 0 ? (own ?? null) : null;
}
function compareLink(was, is, sides, pairing) {
    const [oldLink, newLink] = [was.link, is.link];
    const newPathOf = (path) => (0,object_ids/* renamedId */.c9)(`link:${path}`, sides.oldToNew).replace('link:', '');
    const oldIncludes = new Set(oldLink.includes?.map(({ text }) => newPathOf(text)));
    const added = newLink.includes?.find(({ text }) => !oldIncludes.has(text)) ?? null;
    if (newLink.includes !== undefined && added === null)
        return [];
    const [oldObjects, newObjects] = [objectsAt(was), objectsAt(is)];
    if (!oldLink.namesService && !newLink.namesService && oldObjects.length === 0)
        return [];
    const isSameRepository = address(oldLink) === address(newLink) && revision(oldLink) === revision(newLink);
    if (!isSameRepository && [was, is].every(isRootElsewhere))
        return [];
    const place = added?.place ?? newLink.place;
    const [base = null] = oldObjects;
    const refuse = (problem) => [
        { ...object_change/* NO_CHANGE */.XG, change: 'upgrade', place, base, from: base?.version ?? null, problem },
    ];
    const newEnd = isSameRepository ? (0,quote_text/* quoteText */.o)(newLink.path === '' ? '.' : newLink.path) : showLink(newLink);
    const elsewhere = `it led to ${showLink(oldLink)} and leads to ${newEnd}`;
    if (!isSameRepository)
        return refuse((0,problems_problem/* problemAt */.l4)('not-evaluated', place, elsewhere));
    const [before, after] = [concerning(was, oldObjects, newLink), concerning(is, newObjects, oldLink)];
    const changed = changedSecondOrder(before, after, sides, place);
    if (changed !== null)
        return refuse(changed);
    if (added === null && newPathOf(oldLink.path) === newLink.path)
        return [];
    const objects = pairObjects(oldObjects, newObjects, pairing);
    const why = whyNotCompared(was, is, objects, added?.text ?? null, elsewhere);
    if (why !== null)
        return refuse((0,problems_problem/* problemAt */.l4)('not-evaluated', place, why));
    return objects.targets.flatMap(([base, head]) => {
        if (base.version !== null && base.version === head.version)
            return [];
        const change = (0,object_change/* comparePair */.Ir)(base, head, sides.rules, { isSameText: true, secondOrder: null });
        if (change.tolerated)
            return [];
        return [{ ...change, notices: [...change.notices, `${showLink(newLink)} replaces ${showLink(oldLink)}`] }];
    });
}
function pairObjects(oldObjects, newObjects, { pairs }) {
    const paired = pairs.flatMap(({ base, head }) => oldObjects.includes(base) && newObjects.includes(head) ? [[base, head]] : []);
    const gone = oldObjects.filter((object) => !paired.some(([base]) => base === object));
    const come = newObjects.filter((object) => !paired.some(([, head]) => head === object));
    return { paired, targets: pairTargets(gone, come), gone, come };
}
function whyNotCompared(was, is, { paired, targets, gone, come }, added, elsewhere) {
    const [led, leads] = [paired.length + gone.length, paired.length + come.length];
    if (added === null && led + leads === 0)
        return elsewhere;
    if (added === null && led === 0)
        return `nothing was read at ${showLink(was.link)}, where it led`;
    if (added === null && leads === 0)
        return `nothing was read at ${showLink(is.link)}, where it leads`;
    if (added !== null && gone.length > come.length && /:|^[\w-]+\.[\w.-]+\//.test(added))
        return `${(0,quote_text/* quoteText */.o)(added)} may deploy it now`;
    return [...targets, ...paired].some((pair) => isOtherWay([was, is], pair)) ? elsewhere : null;
}
function isRootElsewhere({ objects, links, graph, link }) {
    if (link.path !== '' || link.namesService)
        return false;
    const led = links.filter((each) => each.path !== '' && each.repository !== null && each.includes === undefined);
    const [ofSame, ofOthers] = [true, false].map((isSame) => led.filter((each) => (address(each) === address(link)) === isSame));
    const isReachedBy = (some) => objects.some((object) => some.some((each) => graph.leadsTo(each, object)));
    return isReachedBy(ofOthers) && !isReachedBy(ofSame);
}
function concerning({ link, graph }, objects, other) {
    const isFromFiles = ({ secondOrder }) => secondOrder.some(({ key }) => FROM_FILES.test(key));
    const built = objects.filter((object) => graph.builds(link, object));
    const names = new Set(built.flatMap(({ id }) => (0,object_ids/* nameOf */.Vb)(id).split(/[^\w.-]+/)));
    return link.secondOrder.filter(({ key, text }) => (0,service_names/* namesService */.cM)(text) ||
        (FROM_FILES.test(key) &&
            isFromFiles(other) &&
            built.some(({ problem }) => /^unresolved-/.test(problem?.code ?? ''))) ||
        (built.length > 0 && !/\bname["']?\s*:/.test(text)) ||
        text.split(/[^\w.-]+/).some((word) => word !== '' && names.has(word)));
}
const FROM_FILES = /#substituteFrom$/;
function isOtherWay(ends, pair) {
    const [was = [], is = []] = ends.map(({ link, graph }, index) => (pair[index]?.secondOrder ?? []).filter(({ key }) => graph.includes(link, key.replace(/#.*/s, ''))));
    const alone = (some, others) => some
        .filter(({ key }) => !others.some((other) => other.key === key))
        .map(({ text }) => text.replace(/\s+/g, ' '))
        .sort();
    return alone(was, is).join('\n') !== alone(is, was).join('\n');
}
function pairTargets(oldObjects, newObjects) {
    if (oldObjects.length === 0 || newObjects.length === 0)
        return [];
    const [base, head] = [oldObjects[0], newObjects[0]];
    if ((0,comparison_pairing/* statesOf */.k)(oldObjects) === 1 && (0,comparison_pairing/* statesOf */.k)(newObjects) === 1)
        return [[base, head]];
    return newObjects.flatMap((head) => {
        const same = oldObjects.filter((base) => (0,object_ids/* bareNameOf */.pn)(base.id) === (0,object_ids/* bareNameOf */.pn)(head.id));
        return (same.length > 0 ? same : oldObjects).map((base) => [base, head]);
    });
}
function objectsAt({ objects, graph, link }) {
    const found = objects.filter((object) => object.carrier !== (link.includes && link.path) && graph.leadsTo(link, object));
    const isOwn = ({ place }) => graph.includes(link, place.file);
    const own = new Set(found.filter(isOwn).map(({ carrier }) => carrier));
    return found.filter((object) => isOwn(object) || !own.has(object.carrier));
}
const MOST_PATHS_THROUGH_LINKS = 2_000;
async function withSymlinks(found, tree, paths) {
    const entries = await tree.entries();
    const links = [...found.links];
    const carriers = new Set(found.objects.map(({ carrier }) => carrier));
    let left = MOST_PATHS_THROUGH_LINKS;
    const folderBehind = async (path) => {
        for (const carrier of [...carriers].filter((each) => !each.startsWith(`${path}/`))) {
            const parts = carrier.split('/');
            for (let depth = 1; depth < parts.length && left > 0; depth += 1) {
                left -= 1;
                const through = await tree.read(`${path}/${parts.slice(depth).join('/')}`);
                const isSame = through !== null && (await tree.read(carrier))?.equals(through) === true;
                if (isSame)
                    return parts.slice(0, depth).join('/');
            }
        }
        return null;
    };
    for (const path of paths) {
        const folder = entries.get(path)?.kind === 'symlink' ? await folderBehind(path) : null;
        if (folder === null)
            continue;
        const place = { file: path, line: null, column: null };
        const target = { repository: null, revision: null, path: folder };
        links.push({ id: `symlink:${path}`, ...target, place, namesService: true, secondOrder: [] });
    }
    return { ...found, links };
}
function showLink({ repository, revision: at, path }) {
    const where = repository === null ? '' : ` of ${(0,quote_text/* quoteText */.o)(repository)}`;
    return `${(0,quote_text/* quoteText */.o)(path === '' ? '.' : path)}${where}${at === null ? '' : ` at ${(0,quote_text/* quoteText */.o)(at)}`}`;
}
function address({ repository }) {
    return (repository ?? '')
        .toLowerCase()
        .replace(/^(?:git::)?(?:git@|[a-z+]+:\/\/(?:[^@/]*@)?)/, '')
        .replace(/:(?!\d+\/)/, '/')
        .replace(/(?<!\/)\/+$/, '')
        .replace(/\.git$/, '');
}
function revision({ revision: name }) {
    const branch = (name ?? '').replace(/^refs\/heads\//, '');
    return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}

;// CONCATENATED MODULE: ./build/comparison/patched-objects.js



const IS_TAG = /^spec\.(?:values|forProvider\.values|source\.helm\.valuesObject)\.image\.tag: \S+$/;
const IS_CHART = /^spec\.chart\.spec\.version: \S+$/;
const OF_SET = /#(?:set|environment)$/;
function patchesOf(side) {
    const patching = side.links.filter(({ secondOrder }) => secondOrder.some(({ key }) => !FROM_FILES.test(key)));
    let graph = null;
    return (object) => {
        graph ??= new reference_graph/* ReferenceGraph */.s(side.links);
        const end = { ...side, graph };
        const building = patching.filter((link) => end.graph.builds(link, object));
        const ofLinks = building.flatMap((link) => concerning({ ...end, link }, [object], link));
        return [...object.secondOrder, ...ofLinks.filter(({ key }) => !FROM_FILES.test(key))];
    };
}
function hiddenIn({ winners = [], version, isOfChart }, patches) {
    const [tags, charts] = [IS_TAG, IS_CHART].map((of) => patches.filter(({ text }) => of.test(text)));
    if (version === null || tags.length + charts.length < patches.length)
        return [];
    const isWon = winners.length > 0;
    const isPinned = !isOfChart && tags.every(({ text }) => /: ["']?v?\d/.test(text));
    return [...(isWon ? tags : []), ...(isWon || isPinned ? charts : [])];
}
function comparedOrders(before, after) {
    const [oldPatches, newPatches] = [patchesOf(before), patchesOf(after)];
    return (base, head) => {
        if ([base, head].every(({ winners = [] }) => winners.length === 0))
            return [base.secondOrder, head.secondOrder];
        const [was, is] = [oldPatches(base), newPatches(head)];
        const isOver = [base, head].every(({ winners = [] }) => winners.length > 0) &&
            [...was, ...is].every(({ text }) => IS_TAG.test(text) || IS_CHART.test(text));
        const ordersOf = ({ secondOrder, winners = [], id, place }, patches) => {
            const won = { key: `${id}#what wins over a patch`, text: winners.join('\n'), place };
            if (isOver)
                return secondOrder.filter(({ text }) => !IS_TAG.test(text));
            const isPatched = patches.some(({ key }) => !OF_SET.test(key));
            return isPatched && winners.length > 0 ? [...secondOrder, won] : secondOrder;
        };
        return [ordersOf(base, was), ordersOf(head, is)];
    };
}
function hiddenPatches(side) {
    const patches = patchesOf(side);
    const [hidden, shown] = [[], new Set()];
    for (const object of side.objects) {
        const orders = patches(object);
        const own = hiddenIn(object, orders);
        hidden.push(...own.map(({ place }) => place));
        for (const each of orders)
            if (!own.includes(each))
                shown.add((0,problems_place/* showPlace */.R)(each.place));
    }
    return hidden.filter((place) => !shown.has((0,problems_place/* showPlace */.R)(place)));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/variable.js

function isTagAndChart(uses) {
    return uses.includes('tag') && uses.includes('chart');
}
function isBelow([text, name = ''], names) {
    const [way = ''] = /[\w.-]{0,400}$/.exec(text.slice(0, -name.length).replace(/\.$/, '')) ?? [];
    return (0,service_names/* namesService */.cM)(`${way}=`, names);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/deployment-variables.js








const IS_ASCII = /^[ -~]+$/;
async function variablesIn(sides, commands) {
    const { base, head, before, after, settings } = sides;
    const variables = new Map(commands);
    const taken = [...(await takenBy(before, base)), ...(await takenBy(after, head))];
    for (const [name, all] of (0,group_by/* groupBy */.$)(taken, (each) => each.name))
        variables.set(name, variableTaken(all, commands.get(name), settings));
    return variables;
}
async function takenBy({ objects, links }, tree) {
    const graph = new reference_graph/* ReferenceGraph */.s(links);
    const paths = [...(await tree.entries()).keys()];
    const roots = new Set(paths.filter((path) => path.endsWith('.tf')).map(repository_paths/* folderOf */.yS));
    const isNearest = nearestTest(paths);
    const taken = await Promise.all(objects.map((object) => takenByOne(object, tree, roots, isNearest)));
    return objects.flatMap((object, at) => {
        const own = taken[at] ?? [];
        const above = own.length === 0 ? [] : links.filter((link) => graph.leadsTo(link, object));
        const folders = above.map(({ place }) => (0,repository_paths/* folderOf */.yS)(place.file));
        return own.map((each) => ({ ...each, folders: new Set([...each.folders, ...folders]) }));
    });
}
const READS_ALL = /^(?:terraform|helmfile)$/;
async function takenByOne(object, tree, roots, isNearest) {
    const { kind, place, problem, chart, carrier, inputs } = object;
    const isHidden = /^(?:unresolved-|not-a-version$)/.test(problem?.code ?? '');
    const line = await lineAt(tree, place);
    const hidden = isHidden ? line : '';
    const hiddenChart = isHidden && chart?.place ? await lineAt(tree, chart.place) : '';
    const written = kind === 'argo-cd' ? await (0,watched_files/* readTextFile */.Gu)(tree, carrier) : null;
    const common = {
        folders: new Set([place.file, carrier, ...inputs].map(repository_paths/* folderOf */.yS)),
        scope: scopeOf(object, written ?? '', roots),
        isFollowed: problem === null && READS_ALL.test(kind),
    };
    const use = problem !== null ? useOf(line) : object.isOfChart ? 'chart' : 'tag';
    const asTag = {
        ...common,
        use,
        mayBeChart: isHidden && chart !== null && use === 'tag' && !/image|tag/i.test(line),
        isOfProject: kind === 'compose' && problem === null,
        isOfChart: false,
    };
    const asChart = { ...common, use: 'chart', mayBeChart: false, isOfProject: false, isOfChart: true };
    const asPlaceholder = { ...asTag, scope: (path) => isNearest(place.file, path) };
    return [
        ...byName(deployment_variables_variablesOn(hiddenChart), []).map((each) => ({ ...asChart, ...each })),
        ...byName(deployment_variables_variablesOn(hidden), object.variables).map((each) => ({ ...asTag, ...each })),
        ...byName([], placeholdersOn(hidden)).map((each) => ({ ...asPlaceholder, ...each })),
    ];
}
const FILES = /\bpath["']?:\s{0,9}["']?([\w./*?-]{1,400})(?=["'\s,}]|$)/g;
const OTHER_GENERATOR = /\b(?:clusters|clusterDecisionResource|plugin|pullRequest|scmProvider)["']?:|\.metadata\b/;
const OF_TERRAFORM = /\.tf(?:vars)?$/;
function scopeOf({ kind, carrier, inputs, secondOrder }, written, roots) {
    if (kind === 'argo-cd' && /\bfiles["']?:/.test(written) && !OTHER_GENERATOR.test(written)) {
        const read = secondOrder.filter(({ key }) => key.endsWith('#set')).flatMap(({ text }) => [...text.matchAll(FILES)]);
        const patterns = read.map(([, path = '']) => path);
        if (patterns.length === 0 || !patterns.every((each) => !(0,glob/* isPattern */.Pt)(each) || (0,glob/* isReadable */.hS)(each)))
            return null;
        return (path) => path === carrier || patterns.some((each) => (0,glob/* matchesGlob */.kt)(each, path));
    }
    if (kind !== 'terraform')
        return null;
    const own = new Set(inputs.map(repository_paths/* folderOf */.yS));
    return (path) => !OF_TERRAFORM.test(path) || own.has((0,repository_paths/* folderOf */.yS)(path)) || !roots.has((0,repository_paths/* folderOf */.yS)(path));
}
const deployment_variables_variablesOn = (line) => [...line.matchAll(ANY_VARIABLE)];
function byName(references, names) {
    const all = new Set([...references.map(([, name = '']) => name), ...names].map(plainName));
    return [...all].map((name) => ({
        name,
        references: references.filter(([, each = '']) => plainName(each) === name),
    }));
}
function variableTaken(all, command, settings) {
    const uses = [...all.map(({ use }) => use), command?.use ?? 'tool'];
    const folders = new Set(all.flatMap((each) => [...each.folders]));
    const takers = [...(command?.takers ?? [])];
    const isNear = all.every(({ name, isOfProject }) => isOfProject && isCommonName(name));
    const isOfCommand = command !== undefined && all.every(({ isOfChart }) => isOfChart);
    const own = isOfCommand
        ? command
        : {
            use: uses.includes('tag') ? 'tag' : 'chart',
            mayBeChart: isTagAndChart(uses) || all.some((each) => each.mayBeChart),
            isOfProject: isNear && command === undefined,
            takers: isNear ? new Set([...folders, ...takers]) : null,
            folders: new Set([...folders, ...takers]),
        };
    const isFollowed = all.every((each) => each.isFollowed) && takers.every((folder) => folders.has(folder));
    const references = all.flatMap((each) => each.references);
    const isBelowService = command?.isBelowService !== false && references.every((each) => isBelow(each, settings));
    const scopes = all.flatMap(({ scope }) => scope ?? []);
    const isInScope = (path) => scopes.some((each) => each(path)) || takers.includes((0,repository_paths/* folderOf */.yS)(path));
    return {
        ...own,
        isFollowed,
        ...(references.length > 0 && { isBelowService }),
        ...(scopes.length === all.length && { scope: isInScope }),
    };
}
async function lineAt(tree, { file, line }) {
    return line === null ? '' : ((await (0,watched_files/* readTextFile */.Gu)(tree, file))?.split('\n')[line - 1] ?? '');
}
function useOf(written) {
    const line = written.replace(/\{\{[^{}]{0,400}\}\}|\b(?:var|local)\.\w+/g, '').replace(ANY_VARIABLE, '');
    return /targetRevision|\b(?:chart_?)?version\b/i.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}
async function unresolvedTemplates({ head, after }) {
    const templates = new Map();
    const open = after.objects.filter(({ problem }) => problem !== null);
    for (const place of open.flatMap((each) => [each.chart?.place ?? [], each.place].flat())) {
        const line = IS_ASCII.test(place.file) ? await lineAt(head, place) : '';
        const all = [...deployment_variables_variablesOn(line).map(([, name = '']) => plainName(name)), ...placeholdersOn(line)];
        const names = all.map((name) => [name, useOf(line)]);
        if (names.length > 0)
            templates.set(place.file, new Map([...(templates.get(place.file) ?? []), ...names]));
    }
    return templates;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/handed-names.js







const [handed_names_MOST_FILES, handed_names_MOST_CHARACTERS] = [200, 400];
const PATH_WORD = /[\w./@-]{2,200}/g;
const OF_FOLDER = /(?:^|\/)(?:([^/]+)\/(?:index|main|mod|action|__init__|default)|roles\/([^/]+)\/.+)\.\w+$/;
const ANY = /(?:)/;
const IMPORT = /\b(?:import|require(?:_relative)?|from|use)\b/;
const NO_NAME = /^(?:import|require(?:_relative)?|from|use|as|type|const|let|var|local|export|default|static)$/;
async function callsIn(head, changed, templates) {
    const found = new Map();
    const takers = takersIn(templates);
    if (takers.length === 0)
        return found;
    const paths = [...(await head.entries()).keys()];
    const named = new NamedFiles(new Set(paths));
    const isNearest = nearestTest(paths);
    const texts = new Map();
    for (const { file } of takers.slice(0, handed_names_MOST_FILES))
        texts.set(file, (await (0,watched_files/* readTextFile */.Gu)(head, file)) ?? '');
    for (const path of changed.slice(0, handed_names_MOST_FILES)) {
        const calls = callsOf((await (0,watched_files/* readTextFile */.Gu)(head, path)) ?? '', path, takers, named);
        const loading = takers.filter(({ file }) => texts.get(file)?.includes((0,repository_paths/* baseNameOf */.mv)(path)) && isNearest(path, file));
        for (const name of loading.flatMap(({ names }) => names))
            calls.set(name, ANY);
        if (calls.size > 0)
            found.set(path, calls);
    }
    return found;
}
function takersIn(templates) {
    const takers = [...templates].map(([file, names]) => ({
        file,
        names: [...names.keys()].filter(isCommonName),
        called: OF_FOLDER.exec(file)?.slice(1).join('') || (0,repository_paths/* baseNameOf */.mv)(file).replace(/\.\w+$/, ''),
    }));
    return takers.filter(({ names, called }) => names.length > 0 && called !== '');
}
function callsOf(text, path, takers, named) {
    const others = takers.filter(({ file, called }) => file !== path && text.includes(called));
    const lines = others.length === 0 ? [] : (0,text_lines/* bareLines */.o1)(text, path).map((line) => line.slice(0, handed_names_MOST_CHARACTERS));
    const words = new Map();
    for (const line of lines)
        for (const [word, called] of wordsOn(line)) {
            const names = others.flatMap((taker) => (handed_names_isCalled(taker, word, line, path, named) ? taker.names : []));
            for (const name of names)
                words.set(name, [...(words.get(name) ?? []), ...called]);
        }
    return new Map([...words].map(([name, all]) => [name, anyOf(all)]));
}
function handed_names_isCalled({ file, called }, word, line, path, named) {
    const last = path.endsWith('.py') ? word.split(/[./]/).pop() : (0,repository_paths/* baseNameOf */.mv)(word).replace(/\.\w+$/, '');
    if (last !== called && (0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(word)) !== called)
        return false;
    return named.at(word, path).includes(file) || (file.includes(`roles/${word}/`) && /\brole\b/.test(line));
}
function wordsOn(line) {
    const [, folder = '', names = ''] = /^\s*from\s+([\w.]+)\s+import\s+(.+)$/.exec(line) ?? [];
    const modules = names.split(',').map((name) => name.trim().split(/\s{1,9}as\s{1,9}/));
    const ofFolder = modules.map(([name = '', alias = name]) => [`${folder}.${name}`, [alias]]);
    return [
        ...(folder === '' ? [] : ofFolder),
        ...[...line.matchAll(PATH_WORD)].map(([word]) => [word, namesFrom(line, word)]),
    ];
}
function namesFrom(line, word) {
    if (!IMPORT.test(line.replace(word, '')))
        return [word];
    const names = line.replace(word, '').match(/[A-Za-z_]\w+/g) ?? [];
    const imported = names.filter((name) => !NO_NAME.test(name));
    return imported.length > 0 ? imported : [(0,repository_paths/* baseNameOf */.mv)(word).replace(/\.\w+$/, '')];
}
const anyOf = (words) => new RegExp(String.raw `(?<![\w./-])(?:${[...new Set(words)].map(glob/* literalPattern */.Kf).join('|')})(?![\w-])`, 'i');

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/variable-uses.js




















const MOST_TEMPLATES = 10;
const MOST_QUERIES = 1_000;
const [variable_uses_MOST_LINES, variable_uses_MOST_CHARACTERS] = [200, 20_000];
const patternsOf = (0,remembered/* remembered */.H)((settings) => {
    const names = (0,candidates/* searchTexts */.n2)(settings).map(glob/* literalPattern */.Kf);
    const tagOf = (value) => new RegExp(String.raw `(?:(?:${names.join('|')})(?!${service_names/* COMPANION_ENDING */.Tp})\/?[\w-]{0,99}(?::|["']?,\s{0,9}(?=[!{]))|image\.tag=|tag["']?\s{0,60}[:=]\s{0,60}(?:\\?["']){0,2})${value}`, 'gi');
    const tagQuery = new RegExp(tagOf(String.raw `["']?\$\($`).source, 'i');
    const service = new RegExp(names.join('|'), 'i');
    const argument = tagOf(String.raw `["']?\$\{?([1-9]|[A-Za-z_]\w{0,99})\b`);
    return { service, argument, tagVariable: tagOf(VARIABLE), tagExpression: tagOf(EXPRESSION), tagQuery };
});
class VariableUses {
    sides;
    templates;
    found = new Map();
    namedAfter = new Set();
    positional = [];
    #images = new Map();
    #scopes = new Map();
    #patterns;
    constructor(sides, templates) {
        this.sides = sides;
        this.templates = templates;
        this.#patterns = patternsOf(sides.settings);
    }
    readText(path, text, isAbout, known) {
        const lines = (0,text_lines/* unfolded */.ai)(text).split('\n');
        const outline = isAbout ? lines.map(line_outline/* outlineOf */.W4) : [];
        for (const [index, line] of lines.entries()) {
            const constant = NAMES_CHART.test(line) ? chartConstant(lines, index) : undefined;
            if (constant !== undefined)
                this.#take(path, constant, 'chart');
            const isKeyHere = isAbout && (TAG.test(line) || CHART.test(line));
            const isNamedHere = this.#patterns.service.test(line) || writesTag(line, known);
            if (!isKeyHere && !isNamedHere)
                continue;
            const isOurs = isNamedHere || this.#patterns.service.test((0,line_outline/* subjectOf */.et)(outline, index) ?? product/* product */.q.word);
            this.#readTags(path, line, isOurs);
            if (isKeyHere && isOurs)
                for (const chart of line.matchAll(CHART_EXPRESSION))
                    if (this.#useOf(chart) !== 'tag')
                        this.#take(path, chart, (0,line_outline/* pinsTag */.NB)(outline, index) ? 'tool' : 'chart');
            this.#readOthers(path, line, lines[index - 1] ?? '');
            if (/\b(?:helm|upgrade)\b/.test(line))
                this.#readCharts(path, line, known);
        }
        this.#readQueries(path, lines);
        if (this.positional.length < MOST_QUERIES)
            this.positional.push(...argumentsIn(path, lines, this.#patterns));
    }
    #readCharts(path, line, known) {
        const use = isPinnedBeside(line, path, known) ? 'tool' : 'chart';
        for (const chart of line.matchAll(CHART_VARIABLE))
            if (use === 'chart' || !this.#useOf(chart))
                this.#take(path, chart, use);
    }
    async readAsked(old) {
        for (const path of [...this.templates.keys()].slice(0, MOST_TEMPLATES))
            for (const text of [(await (0,watched_files/* readTextFile */.Gu)(this.sides.head, path)) ?? '', old.get(path) ?? ''])
                this.#readQueries(path, text.split('\n'));
    }
    #readQueries(path, lines) {
        for (const [at, line] of lines.entries())
            for (const query of queriesIn(line, path)) {
                const isTag = this.#patterns.tagQuery.test(line.slice(0, query.index + 2)) && !this.#isOfOtherChart(line);
                const isTaken = this.templates.get(path)?.get(plainName(query.variable)) === 'tag';
                if (isTag || (isTaken && !this.#isForOthers(query.variable, lines.slice(at + 1, at + variable_uses_MOST_LINES))))
                    this.#ask(path, query);
            }
    }
    #isForOthers(variable, below) {
        const sets = new RegExp(String.raw `(?<![\w.])${variable}=`);
        const next = below.findIndex((line) => sets.test(line));
        const isVariable = (name = '') => plainName(name) === plainName(variable);
        const takes = below
            .slice(0, next === -1 ? undefined : next)
            .filter((line) => [...line.matchAll(ANY_VARIABLE)].some(([, name]) => isVariable(name)));
        const isTag = (line) => [...line.matchAll(TAG_VARIABLE)].some(({ index, 2: name }) => isVariable(name) && line[index - 1] !== '$');
        const isOthers = (line) => this.#isOfOtherChart(line) || (isTag(line) && !this.#patterns.service.test(line));
        return takes.length > 0 && takes.every(isOthers);
    }
    #isOfOtherChart(line) {
        return /\bhelm\s/.test(line) && !this.#patterns.service.test(line);
    }
    #ask(path, { name, file, scope }) {
        const before = this.found.get(name);
        if (isCommonName(name) || (before !== undefined && before.scope === undefined))
            return;
        const scopes = this.#scopes.get(name) ?? new Map();
        this.#scopes.set(name, scopes);
        if (scopes.size < MOST_QUERIES)
            scopes.set(`${(0,repository_paths/* folderOf */.yS)(path)} ${file}`, scope);
        const takers = (before?.takers ?? new Set()).add((0,repository_paths/* folderOf */.yS)(path));
        this.found.set(name, { use: 'tag', takers, scope: (each) => [...scopes.values()].some((one) => one(each)) });
    }
    #readTags(path, line, isOurs) {
        const { tagVariable, tagExpression } = this.#patterns;
        for (const tool of line.matchAll(TOOL_VARIABLE))
            if (!this.#useOf(tool))
                this.#take(path, tool, 'tool');
        for (const tag of line.matchAll(isOurs ? tagExpression : tagVariable))
            if (!this.#isOfOther(line, tag))
                this.#take(path, tag, 'tag');
        if (isOurs)
            for (const [text, name = ''] of line.matchAll(TAG_ALIAS))
                this.#take(path, [text, nameOfAnchor(name)], 'tag');
        if (!isOurs || !IS_PROGRAM.test(path))
            return;
        for (const constant of line.matchAll(TAG_CONSTANT)) {
            const [text, name, short = ''] = constant;
            if (!this.#isOfOther(line, constant))
                this.#take(path, [text, name ?? short], 'tag');
        }
    }
    #readOthers(path, line, above) {
        for (const [, image = '', name = ''] of line.matchAll(TAG_VARIABLE))
            if (!this.#patterns.service.test(image) && isNamedAfter(name, image))
                this.namedAfter.add(plainName(name));
        for (const [, written = ''] of line.matchAll(IMAGE_VARIABLE)) {
            const [, listed = ''] = /\bname["']?:\s{0,9}["']?(\w{1,99})["']?$/.exec(above) ?? [];
            const name = plainName(/^value$/i.test(written) ? listed : written);
            if (name === '')
                continue;
            const files = this.#images.get(name) ?? new Set();
            this.#images.set(name, /^(?:image|repository|repo|name)$/.test(name) ? files.add(path) : files);
        }
    }
    async #textsWith(words, watched, old) {
        const { head } = this.sides;
        const paths = new Set((await Promise.all(words.map((word) => head.containing(word, watched)))).flat());
        const texts = [...paths].map(async (path) => [path, (await (0,watched_files/* readTextFile */.Gu)(head, path)) ?? '']);
        const hasWord = ([, text]) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
        return [...(await Promise.all(texts)), ...[...old].filter(hasWord)];
    }
    async readBesideImages(watched, old) {
        for (const [image, files] of [...this.#images].slice(0, MOST_TEMPLATES)) {
            const possible = files.size === 0 ? watched : watched.filter((path) => files.has(path));
            for (const [path, text] of await this.#textsWith([image], possible, old))
                this.#readBeside(image, path, text);
        }
    }
    readBesideImagesIn(path, text) {
        for (const image of [...this.#images.keys()].slice(0, MOST_TEMPLATES))
            this.#readBeside(image, path, text);
    }
    #readBeside(image, path, text) {
        const files = this.#images.get(image);
        if (files?.size === 0 || files?.has(path) === true)
            for (const tag of tagsBeside(image).flatMap((pattern) => [...text.matchAll(pattern)]))
                this.#take(path, tag, 'tag');
    }
    async readTemplates(watched, old) {
        const isNearest = nearestTest(watched);
        for (const [template, names] of [...this.templates].slice(0, MOST_TEMPLATES)) {
            const words = [...names.keys()].filter((name) => !isGenericName(name)).map((name) => name.replace(/^s\//, ''));
            const own = [template, (await (0,watched_files/* readTextFile */.Gu)(this.sides.head, template)) ?? ''];
            const alike = filesLike(template, watched);
            if (alike !== null)
                words.push(alike.word);
            for (const [path, text] of [own, ...(await this.#textsWith([(0,repository_paths/* baseNameOf */.mv)(template), ...words], watched, old))]) {
                const isLoadedAt = (at) => {
                    const loaded = alike === null || path === template ? [] : filesAt(text, at, path, alike);
                    return loaded.length > 0 ? loaded.includes(template) : isNearest(template, path);
                };
                this.#readHanded(path, text, names, isLoadedAt);
                for (const query of queriesIn(text, path)) {
                    const below = text
                        .slice(query.index, query.index + variable_uses_MOST_CHARACTERS)
                        .split('\n')
                        .slice(1, variable_uses_MOST_LINES);
                    const isTaken = names.get(plainName(query.variable)) === 'tag' && !this.#isForOthers(query.variable, below);
                    if (isTaken && isLoadedAt(query.index))
                        this.#ask(path, query);
                }
            }
        }
    }
    #readHanded(path, text, names, isLoadedAt) {
        for (const [use, same] of (0,group_by/* groupBy */.$)([...names], ([, each]) => each)) {
            const given = handedPattern(same.map(([name]) => name));
            const all = [...text.matchAll(given)].filter((each) => isLoadedAt(each.index) && !this.#isOfOther(text, each));
            const named = all.filter(([, name = '']) => (0,service_names/* namesService */.cM)(`${name}=`, this.sides.settings));
            const ours = named.length > 0 ? named : all;
            for (const each of ours)
                this.#take(path, each, use);
        }
    }
    #isOfOther(line, { index = 0, 0: text }) {
        if (isOtherSoftware(BLOCK_ON_LINE.exec(line.slice(0, index))?.[1] ?? '', this.sides.settings))
            return true;
        const [, owner = ''] = /([\w-]{1,99})\.(?:image\.)?$/.exec(line.slice(Math.max(0, index - 120), index)) ?? [];
        return /^(?:image\.)?tag=/.test(text) && isOtherSoftware(owner, this.sides.settings);
    }
    #useOf([, name = '']) {
        return this.found.get(plainName(name))?.use;
    }
    #take(path, reference, use) {
        const name = plainName(reference[1] ?? '');
        const before = this.found.get(name);
        const { takers = new Set(), isBelowService: wasBelow = true } = before ?? {};
        const isBelowService = wasBelow && isBelow(reference, this.sides.settings);
        const isBoth = before?.mayBeChart === true || isTagAndChart([use, before?.use ?? 'tool']);
        const asBoth = isBoth ? { use: 'tag', mayBeChart: true } : { use };
        const isMap = before?.isMap === true || isLookedUp(reference);
        this.found.set(name, { ...asBoth, takers: takers.add((0,repository_paths/* folderOf */.yS)(path)), isBelowService, ...(isMap && { isMap }) });
        if (use !== 'tag' || !IS_ASCII.test(path))
            return;
        this.templates.set(path, (this.templates.get(path) ?? new Map()).set(name, use));
    }
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/known-lines.js



















async function readKnown(sides, changed) {
    const { before, after, settings } = sides;
    const orders = [before, after].flatMap(secondOrderOf);
    const byFile = (0,group_by/* groupBy */.$)(orders, ({ place }) => place.file);
    const unknown = after.objects.filter(({ problem }) => problem !== null);
    const pinned = after.objects.filter(({ version, isOfChart, place }) => version !== null && !isOfChart && (0,repository_paths/* baseNameOf */.mv)(place.file) !== 'Chart.yaml');
    const files = await sides.head.entries();
    const pins = new Map(after.objects.map((object) => [object.carrier, pinned.includes(object)]));
    const withTag = new Set(pinned.map(({ place }) => place.file));
    const unread = await readUnread(sides, changed, { pins, withTag, files });
    const { commands, namedAfter, about, handed, installers, templates, takenBefore, positional } = unread;
    const variables = await variablesIn(sides, commands);
    return {
        settings,
        before: new Set(accountsOf(before)),
        after: new Set(accountsOf(after)),
        untagged: untaggedOn(before, after),
        unused: await unusedOn(sides, changed),
        variables,
        joined: await filesJoined(sides, changed, variables),
        takenBefore,
        positional,
        namedAfter,
        ofOthers: await namesOfOthers(sides, changed, variables, templates),
        twins: await namesOfTwins(sides, changed, about, handed),
        calls: await callsIn(sides.head, changed, templates),
        fields: await fieldsOfResources(sides, changed),
        otherModules: await modulesOfOthers(sides, changed),
        lastRoles: await lastRoles(sides),
        secondOrder: new Map([...byFile].map(([file, all]) => [file, all.map(({ text }) => text).join('\n')])),
        undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
        handed,
        installers,
        charts: new Set([
            ...unknown.flatMap(({ carrier }) => /(?:^|\/)values[^/]*$/.test(carrier) ? carrier.replace(/[^/]*$/, 'Chart.yaml') : []),
            ...(await chartsWithoutTag(sides, changed)),
        ]),
        pins,
        withTag,
        about,
        files,
    };
}
function secondOrderOf({ objects, links }) {
    const graph = new reference_graph/* ReferenceGraph */.s(links);
    const ofOurs = links.filter((link) => link.secondOrder.length > 0 && (link.namesService || objects.some((object) => graph.leadsTo(link, object))));
    return [...objects, ...ofOurs].flatMap(({ secondOrder }) => secondOrder.filter(({ key }) => !/#substituteFrom$/.test(key)));
}
function untaggedOn(before, after) {
    const isOpen = ({ problem }) => problem?.code === 'moving-tag';
    const [was, is] = [before, after].map(({ objects }) => new Map(objects.filter(isOpen).map((each) => [each.id, each])));
    const both = [...(was ?? [])].filter(([id]) => is?.has(id)).flatMap(([id, each]) => [each, is?.get(id) ?? each]);
    return new Set(both.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
}
async function unusedOn({ before, after, head }, changed) {
    const sides = [before, after].map(({ objects }) => objects.filter(({ unused = [] }) => unused.length > 0));
    const own = new Set(sides.flat().flatMap(({ inputs }) => inputs));
    const others = [...(await head.entries()).keys()].filter((path) => !own.has(path));
    const isOnBoth = (path) => sides.every((side) => side.some(({ inputs }) => inputs.includes(path)));
    const found = [];
    for (const path of changed.filter(isOnBoth)) {
        const names = [/^[a-z]*/i.exec((0,repository_paths/* baseNameOf */.mv)(path))?.[0] ?? '', (0,repository_paths/* folderOf */.yS)(path)];
        const naming = await Promise.all(names.map((name) => head.containing(name, others)));
        if (naming.flat().length > 0)
            continue;
        found.push(...sides.flat().flatMap(({ unused = [] }) => unused.filter(({ file }) => file === path)));
    }
    return new Set(found.map(problems_place/* showPlace */.R));
}
function accountsOf(side) {
    const { objects, explained } = side;
    const read = objects.flatMap(({ place, understood, problem, chart, tagBelow }) => {
        const ofChart = tagBelow === undefined ? [] : (chart?.place ?? []);
        return [place, ...(problem === null ? understood : []), ofChart].flat();
    });
    return [...read, ...explained, ...hiddenPatches(side)].map(problems_place/* showPlace */.R);
}
async function readUnread(sides, changed, known) {
    const [about, handed, installers] = [new Set(), new Set(), new Set()];
    const entries = await sides.head.entries();
    const watched = (0,watched_files/* watchedPaths */.hR)(entries, sides);
    const isRead = new Set([sides.before, sides.after].flatMap(({ objects }) => objects.map(({ carrier }) => carrier)));
    const templates = await unresolvedTemplates(sides);
    const [uses, old] = [new VariableUses(sides, templates), new VariableUses(sides, new Map())];
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(sides.head, sides)) {
        if (!isRead.has(path)) {
            const telling = withoutExplained(path, text, sides.after);
            for (const each of filesAbout(path, telling, sides.settings))
                if (entries.has(each))
                    about.add(each);
        }
        for (const each of (0,helm_commands/* handedWithChart */.X)(text, sides.settings.chart, watched)) {
            handed.add(each);
            if (await setsTag(sides, each))
                known.withTag.add(each);
        }
        if ((0,helm_commands/* installsOnly */.xR)(text, sides.settings.chart))
            installers.add(path);
        uses.readText(path, text, about.has(path), known);
    }
    const texts = new Map();
    for (const path of changed) {
        const text = (await (0,watched_files/* readTextFile */.Gu)(sides.base, path)) ?? '';
        texts.set(path, text);
        for (const each of (0,helm_commands/* handedWithChart */.X)(text, sides.settings.chart, [...watched, ...changed]))
            handed.add(each);
        if ((0,helm_commands/* installsOnly */.xR)(text, sides.settings.chart))
            installers.add(path);
        if (isRead.has(path))
            continue;
        const isAbout = filesAbout(path, withoutExplained(path, text, sides.before), sides.settings).length > 0;
        for (const each of entries.has(path) ? [old] : [uses, old])
            each.readText(path, text, isAbout, known);
    }
    for (const [name, each] of old.found)
        if (each.scope !== undefined && !uses.found.has(name))
            uses.found.set(name, each);
    await uses.readBesideImages(watched, texts);
    await uses.readTemplates(watched, texts);
    await uses.readAsked(texts);
    return {
        commands: uses.found,
        namedAfter: uses.namedAfter,
        takenBefore: old.found,
        positional: [...uses.positional, ...old.positional],
        about,
        handed,
        installers,
        templates,
    };
}
function withoutExplained(path, text, { explained }) {
    const lines = new Set(explained.flatMap(({ file, line }) => (file === path && /\.ya?ml$/.test(path) ? line : [])));
    const keep = (line, index) => (lines.has(index + 1) ? '' : line);
    return lines.size === 0 ? text : text.split('\n').map(keep).join('\n');
}
async function setsTag({ head, settings }, path) {
    const file = await (0,source_files/* nullIfUnreadable */.e)((0,watched_files/* readTextFile */.Gu)(head, path).then((text) => new yaml/* YamlFile */._g(path, text ?? '')));
    return (0,versions_in_text/* literalVersions */.BK)(file?.root?.textAt('image', 'tag') ?? '', settings.tagSuffix).length > 0;
}
async function chartsWithoutTag({ head, settings }, changed) {
    const found = [];
    for (const path of changed.filter((each) => (0,repository_paths/* baseNameOf */.mv)(each) === 'Chart.yaml')) {
        const values = (await (0,watched_files/* readTextFile */.Gu)(head, path.replace(/Chart\.yaml$/, 'values.yaml'))) ?? '';
        const lines = (0,text_lines/* bareLines */.o1)(values);
        const at = lines.findIndex((line) => (0,service_names/* namesServiceImage */.Tu)(line, settings.images));
        const hasTag = lines.slice(Math.max(0, at - 3), at + 4).some((line) => /\btag["']?\s*:\s*["']?[\w$]/.test(line));
        if (at !== -1 && !hasTag)
            found.push(path);
    }
    return found;
}
const TEMPLATE_OF = /^[ \t-]*["']?(?:compositeTypeRef|schema)["']?:(?:.*\n){0,4}?.*\bkind["']?:\s{0,9}["']?(\w{1,99})/gm;
const TAG_FROM = /\bfromFieldPath["']?:\s{0,9}["']?spec\.(?:\w{1,99}\.){0,9}(\w{1,99})["']?,?\s{1,99}["']?toFieldPath["']?:\s{0,9}["']?[\w.[\]"-]{0,400}(?:tag|image)\b|\btag["']?:\s{0,9}["']?\$?\{{1,2}[^}\n]{0,199}\bspec\.(?:\w{1,99}\.){0,9}(\w{1,99})\s?\}/g;
const KIND = /^["']?kind["']?:\s{0,9}["']?(\w{1,99})/gm;
async function fieldsOfResources(sides, changed) {
    const fields = new Map();
    for await (const { text } of (0,watched_files/* textsNaming */.fO)(sides.head, sides)) {
        const taken = [...text.matchAll(TAG_FROM)].map(([, patched, filled]) => patched ?? filled ?? '');
        for (const [, kind = ''] of text.matchAll(TEMPLATE_OF))
            for (const each of [kind, kind.replace(/^X/, '')])
                fields.set(each, new Set([...(fields.get(each) ?? []), ...taken]));
    }
    const found = new Map();
    if (fields.size === 0)
        return found;
    for (const path of changed) {
        const text = (await (0,watched_files/* readTextFile */.Gu)(sides.head, path)) ?? '';
        const own = [...text.matchAll(KIND)].flatMap(([, kind = '']) => [...(fields.get(kind) ?? [])]);
        if (own.length > 0)
            found.set(path, new Set(own));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/handed-tags.js








const [handed_tags_MOST_FILES, MOST_NAMES] = [200, 200];
const handed_tags_STAND_IN = '0.0.0';
const handed_tags_KEY = String.raw `(?<![\w.-])["']?(?!image\.tag=)[\w.-]{0,99}(?:tag|version)["']?\]?\s{0,9}[:=]\s{0,9}`;
const HANDED = new RegExp(String.raw `${handed_tags_KEY}(["']?(?:\$?\{{1,2}[^{}\n]{1,199}\}{1,2}|\$\(?\w{1,99}\)?|(?:var|local)\.[\w.]{1,99})["']?)`, 'gi');
const HANDED_IN_PROGRAM = new RegExp(String.raw `${HANDED.source}|${handed_tags_KEY}([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,;)}]|$))`, 'gim');
const HAS_CONSTANTS = /\.bicep$/;
const handed_tags_NAME = new RegExp(`^["']?(?:${EXPRESSION})`);
async function readKnownAndHanded(sides, changed) {
    const known = await readKnown(sides, changed);
    const found = new Map();
    const read = (path, text) => {
        for (const name of namesHandedIn(path, text, known)) {
            const before = known.variables.get(name);
            if (before !== undefined && (before.use !== 'tag' || before.takers === null))
                continue;
            const takers = found.get(name)?.takers ?? new Set(before?.takers ?? []);
            found.set(name, { ...(before ?? { use: 'tag' }), takers: takers.add((0,repository_paths/* folderOf */.yS)(path)) });
        }
    };
    let count = 0;
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(sides.head, sides)) {
        if (count === handed_tags_MOST_FILES)
            break;
        if (text.search(HANDED_IN_PROGRAM) === -1)
            continue;
        count += 1;
        read(path, text);
    }
    for (const path of changed)
        read(path, (await (0,watched_files/* readTextFile */.Gu)(sides.base, path)) ?? '');
    return { ...known, variables: new Map([...known.variables, ...found]) };
}
function namesHandedIn(path, text, known) {
    const pattern = IS_PROGRAM.test(path) || HAS_CONSTANTS.test(path) ? HANDED_IN_PROGRAM : HANDED;
    const names = new Map();
    const lines = (0,text_lines/* linesOf */.Dx)(text).map((line, index) => {
        let filled = '';
        let end = 0;
        const matches = names.size < MOST_NAMES ? [...line.matchAll(pattern)] : [];
        for (const match of matches) {
            const [whole, sign, constant] = match;
            const value = sign ?? constant ?? '';
            const name = constant ?? handed_tags_NAME.exec(value)?.[1] ?? '';
            const start = match.index + whole.length - value.length;
            filled += line.slice(end, start);
            names.set(`${index + 1}:${filled.length + 1}`, plainName(name));
            filled += handed_tags_STAND_IN;
            end = start + value.length;
        }
        return filled + line.slice(end);
    });
    if (names.size === 0)
        return [];
    const { after } = (0,version_literals/* changedLines */.MA)('', lines.join('\n'), '', path);
    return after.flatMap((literal) => {
        const name = names.get(`${literal.line}:${literal.column}`);
        const isOwn = ownerOf(literal, path, known)?.use === 'tag' && variableOf(literal, path, known) === undefined;
        return name && isOwn ? name : [];
    });
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/standing-lines.js










async function standingLines(sides, changed, changes) {
    if (!sides.settings.discover)
        return [];
    const { base, head, renames } = sides;
    const known = await readKnownAndHanded(sides, changed);
    const [stood, standing] = [await versionsIn(base, known, sides), await versionsIn(head, known, sides)];
    const isSure = ({ line }) => line?.mustBeListed.length === 0;
    const judged = [];
    if (![...standing, ...changes].some(isSure)) {
        for (const { place, version: from, line } of stood.filter(isSure))
            judged.push({ ...object_change/* NO_CHANGE */.XG, change: 'removed', place, from, line });
    }
    const reported = new Set(changes.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const unreported = standing.filter(({ place }) => !reported.has((0,problems_place/* showPlace */.R)(place)));
    const old = new Set(stood.map(({ place, setting, version }) => JSON.stringify([place.file, setting, version])));
    const countIn = (all, file, version) => all.filter((each) => each.place.file === file && each.version === version).length;
    for (const { place, setting, version, line } of unreported) {
        const oldFile = renames.get(place.file) ?? place.file;
        const isOld = old.has(JSON.stringify([oldFile, setting, version])) ||
            countIn(standing, place.file, version) <= countIn(stood, oldFile, version);
        if (isOld)
            judged.push((0,object_change/* compareLine */.yV)({ line, place, from: version, to: version, problem: null }, sides.rules));
        else
            judged.push({ ...object_change/* NO_CHANGE */.XG, change: 'install', place, to: version, line });
    }
    return judged;
}
const [standing_lines_MOST_VERSIONS, MOST_VARIABLES] = [1_000, 10];
async function versionsIn(tree, known, sides) {
    const found = [];
    const names = [...known.variables.keys()].filter((name) => !isCommonName(name)).slice(0, MOST_VARIABLES);
    for await (const { path: file, text: whole } of (0,watched_files/* textsNaming */.fO)(tree, sides, names, known.handed)) {
        if ((0,watched_files/* isTooLarge */.I9)(whole) || (0,watched_files/* isContent */.az)(whole))
            continue;
        for (const literal of (0,version_literals/* changedLines */.MA)('', whole, sides.settings.tagSuffix, file).after) {
            const owner = ownerOf(literal, file, known);
            if (owner?.use !== 'tag')
                continue;
            const { version, line, column } = literal;
            const place = { file, line, column };
            const mustBeListed = owner.mustBeListed ? [version] : [];
            const own = { id: `line:${file}#${line}`, mustBeListed };
            const [setting, names] = [settingOf(literal), ownVariables(literal)];
            found.push({ place, version, line: own, setting, names });
            if (found.length === standing_lines_MOST_VERSIONS)
                return found;
        }
    }
    return found;
}
function versionsNear(path, deployed) {
    const folders = [...(0,repository_paths/* foldersOf */.pd)([path])].sort((one, other) => other.length - one.length);
    const near = folders.map((folder) => deployed.filter(({ place }) => place.file.startsWith((0,repository_paths/* inFolder */._z)(folder, ''))));
    return new Set((near.find((all) => all.length > 0) ?? []).flatMap(({ version }) => version ?? []));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/referring-lines.js


const referring_lines_MOST_LINES = 50;
class Side {
    isHead;
    lines;
    files;
    all;
    split;
    quotes;
    #keys;
    constructor(changed, text, isHead) {
        this.isHead = isHead;
        const [plain, literals, around] = isHead
            ? [changed.plainAfter, changed.after, changed.aroundAfter]
            : [changed.plainBefore, changed.before, changed.aroundBefore];
        const withVersion = new Map(literals.map((each) => [each.line, each]));
        this.lines = [...plain, ...withVersion.values(), ...around].slice(0, referring_lines_MOST_LINES);
        this.files = new Set(this.lines.flatMap(filesIn));
        this.all = (0,text_lines/* linesOf */.Dx)(text);
        this.split = this.lines.map(({ text }) => {
            const line = text.trim().replace(/\b(choices:\s{0,9}\[\s{0,9}["'][\w.-]{1,99})[^\]]{0,999}/, '$1');
            return [line.split(WORD), line.split(WHOLE_PATH), line.replace(/["']/g, '').split(WHOLE_PATH)];
        });
        this.quotes = this.lines.map(({ text }) => text.replace(/[^"']/g, ''));
        const bare = this.lines.map(bareOf);
        const countAt = (at) => bare.slice(0, at).filter((each) => each === bare[at]).length;
        this.#keys = bare.map((each, at) => each && `${each} ${countAt(at)}`);
    }
    counterpartOf(line, others) {
        const key = this.#keys[this.lines.indexOf(line)] ?? '';
        return others.lines[others.#keys.lastIndexOf(key)];
    }
}
const bareOf = ({ text }) => text
    .replace(OPTION, ' ')
    .replace(ARRAY, ' ')
    .replace(/[\s\\"']+/g, ' ')
    .replaceAll(' ]', ']')
    .trim();
const ARRAY = /\b\w{1,99}\+?=\([\s"']{0,9}\)/;
const filesIn = ({ text }) => [...text.matchAll(OPTION)].map(fileOf);
const fileOf = ([, file = '']) => withStars(file);
function loadedBy(line, own, others) {
    const isStatement = ARRAY.test(line.text.replace(OPTION, ' '));
    const isAlone = bareOf(line) === '' && (isStatement || own.lines.every((each) => each.line !== line.line - 1));
    const other = own.counterpartOf(line, others) ?? (isAlone ? line : null);
    if (other === null)
        return [];
    const instead = other === line ? [] : filesIn(other);
    return [...line.text.matchAll(OPTION)].flatMap((match) => {
        const [option, file] = [match[0], fileOf(match)];
        const isItem = /^(?:\s*-\s|,)/.test(option) && !file.includes('*') && !isOfValues(line, own.all);
        return others.files.has(file) ? [] : loaded(file, [line, other], own, { isItem, instead, option });
    });
}
function listedBy(line, own, others, areThere) {
    const filesOf = ({ text }) => (text.match(LISTED) ?? []).filter((file) => areThere([file]));
    const keyOf = ({ text }) => text.replace(LISTED, '').replace(BETWEEN_FILES, '');
    const files = filesOf(line);
    if (files.length === 0 || !SET.test(line.text) || WATCHES.test(line.text))
        return [];
    const other = others.lines.find((each) => keyOf(each) === keyOf(line) && isWithin(filesOf(each), files));
    if (other === undefined)
        return [];
    const instead = filesOf(other);
    const come = files.filter((file) => !instead.includes(file) && !others.files.has(file));
    return come.map((file) => loaded(file, [line, other], own, { isItem: false, instead, option: file }));
}
const isWithin = (some, all) => some.every((each) => all.includes(each));
function loaded(file, [line, other], { isHead }, { option, ...rest }) {
    const ends = isHead
        ? { before: other, after: line, was: '', is: file }
        : { before: line, after: other, was: file, is: '' };
    return { ...ends, ...rest, isFile: true, isLoaded: true, rest: line.text.replace(option, '') };
}
function isOfValues({ text, line }, all) {
    if (/\bvalue_?files["']?:\s{0,9}\[/i.test(text))
        return true;
    const column = text.search(/\S/);
    const isKey = (each) => /^\s*\w[\w-]*:/.test(each) && each.search(/\S/) <= column;
    const key = all.slice(Math.max(0, line - 1 - referring_lines_MOST_LINES), line - 1).findLast(isKey) ?? '';
    return /^\s*-\s/.test(text) && /^\s*(?:values?|vars)(?:[-_]?files?)?:\s*$/i.test(key);
}
const OPTION = new RegExp([
    String.raw `(?:(?<=[\s(])(?:(?:-[fc]|--?(?:[a-z-]{1,30}-)?(?:file|values))[\s=]["']?|(?:-[ep]|--extra-vars|--parameters|--parameter-overrides)[\s=]["']?(?:@|file:\/\/))`,
    String.raw `|^\s*(?:-\s{1,9}(?!(?:\w{1,20}:\s{1,9})?\w{1,99}\s{1,9}[\w-])(?:\w{1,20}:\s{1,9})?|(?:(?:(?:\[{1,2}|test)\s-[a-z]\s[^\s&]{1,199}\s(?:\]{1,2}\s)?&&\s)?(?:\.|source)|[-s]?include)\s{1,9})["']?|,\s{0,3}["']?)`,
    String.raw `((?:${changed_words_FILLED_IN.source}|[\w./-]){1,199})["']?(?:\s|$|(?=[\])]))`,
].join(''), 'g');
const WATCHES = /^[\s-]*["']?(?:(?:run|script|commands?|cmds?|sh|args|files?)["']?:|paths?|changes|only|except|ignore|exclude|watch|sources?|deps|lint)/i;
const BETWEEN_FILES = /(?<=^|[\s"'(=])--?[\w-]{1,40}(?=[\s"']|$)|[\s"'`,:;()[\]]/g;
const LISTED = /(?<![\w./$}-])[\w./-]{1,199}\.\w{1,9}(?![\w./$-])/g;

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/rewritten-lines.js

const rewritten_lines_MOST_WORDS = 40;
function wordsOfRewritten(at, come, gone) {
    const [after, [now = []] = []] = [come.lines[at], come.split[at]];
    const words = rewritten_lines_wordsIn(now);
    if (after === undefined || words.length > rewritten_lines_MOST_WORDS || VERSION.test(after.text))
        return [];
    const all = gone.split.map(([old]) => rewritten_lines_wordsIn(old));
    const own = new Set(words);
    const shared = all.map((old) => old.filter((word) => own.has(word)).length);
    const most = Math.max(0, ...shared);
    const [before, old = []] = [gone.lines[shared.indexOf(most)], all[shared.indexOf(most)]];
    if (before === undefined || most === 0 || old.length > Math.min(rewritten_lines_MOST_WORDS, 2 * most))
        return [];
    const others = new Set(old);
    return [...words.keys()].flatMap((place) => {
        if (others.has(words[place] ?? ''))
            return [];
        const was = old.find((word, oldPlace) => !own.has(word) && haveSameNeighbour([old, oldPlace], [words, place]));
        return was === undefined ? [] : (changedWord(before, after, now.with(2 * place + 1, was), now) ?? []);
    });
}
function haveSameNeighbour([old, oldPlace], [words, place]) {
    const isOption = (word) => word?.startsWith('-') === true;
    if (isOption(old[oldPlace]) !== isOption(words[place]))
        return false;
    const [oldFront, front] = [old.slice(0, oldPlace), words.slice(0, place)];
    const [oldBehind, behind] = [old.slice(oldPlace + 1), words.slice(place + 1)];
    const ends = [
        [oldFront.at(-1), front.at(-1)],
        [oldFront.findLast((word) => !isOption(word)), front.findLast((word) => !isOption(word))],
        [oldBehind[0], behind[0]],
    ];
    return ends.some(([one, other]) => one !== undefined && one === other);
}
const rewritten_lines_wordsIn = (split) => split.filter((_, at) => at % 2 === 1);

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/line-references.js







const MOST_OF_A_FILE = 2_000;
const MOST_REWRITTEN = 12;
function changedReferences(changed, path, [before, after], named) {
    const gone = new Side(changed, before, false);
    const come = new Side(changed, after, true);
    const areThere = (ends, folder) => ends.every((end) => named.at(end, path, folder).length > 0);
    const changedOnes = come.lines.map((_, at) => changedWords(at, come, gone));
    const replaced = come.lines.flatMap((line, at) => {
        return replacedIn(changedOnes[at] ?? [], come, gone, areThere) ?? otherTag(line, gone) ?? [];
    });
    const told = new Set(replaced.flatMap((each) => [each.before, each.after]));
    const isUntold = (line) => !told.has(line);
    const isEnv = (0,repository_paths/* baseNameOf */.mv)(path) === '.env';
    const loads = (own, others) => (line) => {
        const found = loadedBy(line, own, others);
        return found.length > 0 || isEnv ? found : listedBy(line, own, others, areThere);
    };
    const more = come.lines.filter(isUntold).flatMap(loads(come, gone));
    const less = gone.lines.filter(isUntold).flatMap(loads(gone, come));
    const reordered = come.lines.flatMap((line) => reorderedIn(line, come, gone) ?? []);
    const found = [...replaced, ...more, ...reordered, ...reorderedLines(gone.all, come.all)];
    const isLess = (each) => !each.isItem && (bareOf(each.before) !== '' || found.length === 0);
    const exact = [...found, ...less.filter(isLess)];
    const inMore = [...changedOnes.keys()].filter((at) => changedOnes[at]?.length === 0).slice(0, MOST_REWRITTEN);
    const rewritten = inMore.flatMap((at) => wordsOfRewritten(at, come, gone));
    const others = rewritten.flatMap((word) => {
        const other = replacedIn([word], come, gone, areThere);
        const isExact = exact.some(({ before, after }) => before === word.before || after === word.after);
        return other?.isFile === true && areThere([other.was, other.is]) && !isExact ? other : [];
    });
    return { references: [...exact, ...others], words: changedOnes.flatMap(([word = []]) => word), rewritten };
}
function changedWords(at, come, gone) {
    const [after, now] = [come.lines[at], come.split[at]];
    if (after === undefined || now === undefined)
        return [];
    return gone.lines.flatMap((before, index) => {
        const [words = [], paths = [], bare = []] = gone.split[index] ?? [];
        const found = changedWord(before, after, words, now[0]) ?? changedWord(before, after, paths, now[1]);
        const isRequoted = gone.quotes[index] !== come.quotes[at];
        return found ?? (isRequoted ? changedWord(before, after, bare, now[2]) : null) ?? [];
    });
}
function replacedIn(words, come, gone, areThere) {
    const moved = words.filter(({ was, is }) => (0,repository_paths/* baseNameOf */.mv)(was) === (0,repository_paths/* baseNameOf */.mv)(is));
    const same = moved.find((each) => each.before === come.counterpartOf(each.after, gone));
    const word = same ?? moved[0] ?? words[0];
    if (word === undefined)
        return null;
    const { before, after, was, is, inFront, behind } = word;
    const [tail, oldTail] = [is, was].map((each) => each.replace(/^[^/]*/, ''));
    if (tail === oldTail && IN_FRONT_OF_IMAGE.test(`${tail}${behind}`))
        return null;
    const isLoaded = LOADED.test(inFront.replace(DEFAULT_IN_PATH, '')) || isOfValues(after, come.all);
    const isItem = loadedBy(after, come, gone)[0]?.isItem === true;
    const reference = { before, after, isLoaded, isItem, rest: `${inFront}X${behind}`, instead: [] };
    const [old, now] = pathsAround(word);
    if (isLoaded || areThere([old, now], folderOfRun(come.all, after.line - 1))) {
        const instead = old.split('*').length === now.split('*').length ? [old] : [];
        return { ...reference, was: old, is: now, isFile: true, instead };
    }
    const isVariable = VARIABLE_SIGN.test(inFront) && !line_references_IMPORT.test(after.text);
    if (isVariable || /^(?:local|var)\./.test(is))
        return { ...reference, was, is, isFile: false };
    const isMember = GIVES.test(inFront) && [was, is].every((each) => line_references_MEMBER.test(each));
    return isMember ? { ...reference, was, is, isFile: false, isMember } : null;
}
const IN_FRONT_OF_IMAGE = new RegExp(String.raw `^(?:\s{0,3}[)}\]]{1,3})?\/?(?:[\w.-]{1,99}\/){0,9}${product/* product */.q.image.path}["']?:\S`, 'i');
function otherTag(after, gone) {
    const tagOf = ({ text }) => {
        const [whole = '', name, position] = SERVICE_TAG.exec(text) ?? [];
        return OUTSIDE.test(whole) ? `vars.${name}` : (name ?? position);
    };
    const is = tagOf(after);
    const [before, ...others] = gone.lines.filter((line) => tagOf(line) !== undefined);
    const was = before && tagOf(before);
    if (is === undefined || before === undefined || was === undefined || was === is)
        return null;
    if (others.some((line) => tagOf(line) !== was))
        return null;
    const isMember = `vars.${was}` === is || was === `vars.${is}`;
    const reference = { before, after, was, is, isFile: false, isLoaded: false, isItem: false };
    return { ...reference, rest: after.text, instead: [], ...(isMember && { isMember }) };
}
const OUTSIDE = /\{\{\s?(?:vars|secrets)\./;
const areSame = (one, other) => String([...one].sort()) === String([...other].sort());
function reorderedIn(after, come, gone) {
    const before = come.counterpartOf(after, gone);
    if (before === undefined || APPLIES_EACH.test(after.text))
        return null;
    const [old, now] = [filesIn(before), filesIn(after)];
    const nameOf = areSame(old, now) ? (file) => file : repository_paths/* baseNameOf */.mv;
    if (!areSame(old.map(nameOf), now.map(nameOf)))
        return null;
    const last = now.findLastIndex((file, at) => nameOf(file) !== nameOf(old[at] ?? ''));
    const [was, is] = [old[last], now[last]];
    if (was === undefined || is === undefined)
        return null;
    return { before, after, was, is, isFile: true, isLoaded: false, isItem: false, rest: bareOf(after), instead: [] };
}
function reorderedLines(before, after) {
    const old = loadsIn(before);
    return loadsIn(after).flatMap((run) => {
        const files = run.flatMap(filesIn);
        const others = old.map((each) => each.flatMap(filesIn)).filter((each) => areSame(each, files));
        const last = files.findLastIndex((file, at) => file !== others[0]?.[at]);
        const [was, is, line] = [others[0]?.[last], files[last], run.at(-1)];
        if (others.some((each) => String(each) === String(files)) || !was || !is || !line)
            return [];
        const ends = { before: line, after: line, was, is };
        return [{ ...ends, isFile: true, isLoaded: false, isItem: false, rest: '', instead: [] }];
    });
}
function loadsIn(all) {
    const runs = [];
    for (const [index, text] of all.slice(0, MOST_OF_A_FILE).entries()) {
        const line = { text, line: index + 1 };
        const isItem = /^\s*-\s/.test(text);
        if (!LOADS.test(text) || bareOf(line) !== '' || (isItem && !isOfValues(line, all)))
            continue;
        const run = runs.at(-1);
        if (run?.at(-1)?.line === index)
            run.push(line);
        else
            runs.push([line]);
    }
    return runs.filter((run) => run.length > 1);
}
const LOADS = /^\s*(?:-|\.\s|source\s|s?include\s)/;
const APPLIES_EACH = /\bkubectl\b/;
const LOADED = /(?:^|[\s"'[(,])(?:-[fc]|\.(?=\s)|source|--?(?:[a-z-]{1,30}-)?(?:file|values)|(?:docker|compose_?|values?_?|env_?)file|values|include|extends|template|manifest|local(?=["']?:))["']?[\s:=]{1,9}["'[]{0,2}(?:\.?\/)?$/i;
const DEFAULT_IN_PATH = /["']?[\w./-]{0,99}\$\{\w{1,99}:-?$/;
const VARIABLE_SIGN = /(?:[$#@]?\{{1,2}|\$|\[\[|<<|\\\(|\(["']?|%|["'`]\s{0,3}[+&.,])[\s.]{0,9}(?:[\w-]{1,99}[.([]["']?){0,9}$/;
const line_references_MEMBER = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*){0,9}$/;
const GIVES = /[\w"')\]]\s{0,9}[:=(,]\s{0,9}$/;
const line_references_IMPORT = /^\s*(?:import|export)\s.{1,400}\sfrom\s/;

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/loaded-files.js








async function moveInNamedFiles(file, { base, head, settings }) {
    const { path, oldPath, gone, come, changed } = file;
    if (gone.length > 0 === come.length > 0)
        return false;
    const [was, is] = [
        [...changed.plainBefore, ...changed.before],
        [...changed.plainAfter, ...changed.after],
    ];
    const [moved, lines, others, tree, from] = gone.length > 0 ? [gone, is, was, head, path] : [come, was, is, base, oldPath];
    const namedBy = (texts) => new Set(['', (0,repository_paths/* folderOf */.yS)(from)].flatMap((folder) => filesNamedIn(texts.join('\n'), folder)));
    const isNew = namedBy(lines.map(({ text }) => text));
    const isOther = namedBy(others.map(({ text }) => text));
    const ofCommands = [...namedBy(moved.map(({ around }) => around.command))].filter((named) => !isOther.has(named));
    const loaded = new Set([...isNew, ...ofCommands]);
    if (loaded.size === 0)
        return false;
    const there = [];
    for (const named of namedBy([(await (0,watched_files/* readTextFile */.Gu)(tree, from)) ?? ''])) {
        const { after } = (0,version_literals/* changedLines */.MA)('', (await (0,watched_files/* readTextFile */.Gu)(tree, named)) ?? '', settings.tagSuffix, named);
        there.push(...after.map((each) => ({ ...each, file: named })));
    }
    return moved.every((each) => {
        const same = there.filter((other) => isSameWay(wayTo(each), wayTo(other)));
        return same.some(({ file: named }) => loaded.has(named)) && same.every(({ version }) => version === each.version);
    });
}
function wayTo({ key, around: { sections } }) {
    return [...sections, key].map((line) => `.${/^[-\s]*["']?([\w.-]+)/.exec(line)?.[1] ?? ''}`).join('');
}
const isSameWay = (one, other) => one.endsWith(other) || other.endsWith(one);
const BY_DEFAULT = /(?:^|\/)(?:\.env|terraform\.tfvars|[^/]*\.auto\.tfvars|(?:docker-)?compose\.ya?ml)$/;
function changesNothing({ was, is, before, after, rest }, own, ends, { path, sides, changed }) {
    const instead = new Set((is === '' ? changed.after : changed.before).map(({ version }) => version));
    if ([...own].every((version) => instead.has(version)))
        return true;
    const [name, line, { objects }] = is === '' ? [was, before, sides.after] : [is, after, sides.before];
    const others = objects.filter(({ carrier, place }) => !ends.includes(carrier) && !ends.includes(place.file));
    const beside = filesIn({ text: rest });
    const loaded = others.filter(({ place: { file } }) => rest.includes((0,repository_paths/* baseNameOf */.mv)(file)) || isOneOf(beside, file));
    const later = APPLIES_EACH.test(line.text) ? [] : filesAfter(name, filesIn(line));
    if (loaded.some(({ version, place }) => version !== null && isOneOf(later, place.file)))
        return true;
    const near = versionsNear(ends.at(-1) ?? path, loaded.length > 0 ? loaded : others);
    if ([...own].every((version) => near.has(version)) && near.size <= own.size)
        return true;
    if (loaded.length > 0)
        return false;
    const isNear = (end) => others.some(({ carrier }) => ['', (0,repository_paths/* folderOf */.yS)(path), (0,repository_paths/* folderOf */.yS)(end)].includes((0,repository_paths/* folderOf */.yS)(carrier)));
    const all = [...sides.before.objects, ...sides.after.objects];
    const isWhole = (end) => all.some(({ carrier, kind }) => carrier === end && kind !== 'helm-values');
    return ends.every((end) => BY_DEFAULT.test(end) || (isWhole(end) && !isNear(end)));
}
function filesAfter(name, files) {
    return files.includes(name) ? files.slice(files.lastIndexOf(name) + 1) : [];
}
function isOneOf(names, file) {
    return names.some((name) => (0,glob/* matchesGlob */.kt)((0,repository_paths/* baseNameOf */.mv)(name), (0,repository_paths/* baseNameOf */.mv)(file)));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/changed-references.js

















const TAKES = /\bimage\.tag=|\btag["']?\s{0,9}[:=]|--version\b/;
async function compareReferences(file, references) {
    const { path, oldPath, sides, known } = file;
    const { before, after } = sides;
    const isIn = (objects, own) => objects.some(({ carrier }) => carrier === own);
    if (isIn(before.objects, oldPath) && isIn(after.objects, path))
        return [];
    const links = after.links.flatMap((link) => [link, ...(link.includes ?? [])].map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const pointers = new Set([...known.after, ...links]);
    const changes = [];
    for (const each of references) {
        if (isRead(each.before, oldPath, known.before) || isRead(each.after, path, pointers))
            continue;
        const change = await compareReference(each, file);
        if (change !== null)
            changes.push(change);
    }
    return changes;
}
async function compareReference(reference, file) {
    const [left, come] = endsOf(reference, file);
    const ends = [...left, ...come];
    if (reference.isFile && areNamedBefore(ends, reference, file))
        return null;
    const { was, is } = reference.isFile
        ? await versionsOfFiles(left, come, reference, file)
        : await versionsOfNames(reference, file);
    const isLost = reference.is === '' || (reference.isLoaded && come.length > 0) || (await isLeft(reference, come, file));
    const mayDecide = is === null ? isLost && was !== null : was !== null || reference.isLoaded;
    if (!mayDecide || (reference.isMember === true && [was, is].every((each) => each?.size === 0)))
        return null;
    const alone = was === null || is === null ? (was ?? is) : null;
    const side = is === null ? { ...reference, is: '' } : reference;
    if (alone !== null && changesNothing(side, alone, ends, file))
        return null;
    if (was !== null && is !== null && was.size > 0 && areEqual(was, is))
        return null;
    return changeBetween(was && only(was), is && only(is), reference, file);
}
const FOLDERS = /\bpath:\s{0,9}["']?([\w./-]{1,199}\/\*)["'\s,}]/;
async function isLeft({ is, isFile, after }, come, { sides, known }) {
    if (!isFile || !is.includes('/') || /^\s*-\s{1,3}["']?[\w./*-]{1,300}["']?$/.test(after.text))
        return false;
    for (const path of come)
        if ((0,service_names/* namesService */.cM)((await (0,watched_files/* readTextFile */.Gu)(sides.head, path)) ?? '', known.settings))
            return true;
    return false;
}
function endsOf({ was, is, before, after }, { path, oldPath, named, texts }) {
    const itself = filesIn(after).filter((file) => !file.includes('*'));
    const isItself = (file) => itself.some((own) => file.endsWith(own));
    const isOfGenerator = /^[\s-]*path:/.test(after.text);
    const wholeOf = (name) => [name, ...(isOfGenerator && name.includes('*/') ? [(0,repository_paths/* folderOf */.yS)(name)] : [])];
    const [, folders] = FOLDERS.exec(texts[1]) ?? [];
    const inFolders = (name, from) => folders === undefined || name === '' ? [] : named.at(`${folders}/${name}`, from);
    const [old, now] = texts.map(text_lines/* linesOf */.Dx);
    const newFolder = folderOfRun(now, after.line - 1);
    const isOnce = old.filter((line) => line.includes(before.text)).length === 1;
    const oldFolder = isOnce ? folderOfRun(old, before.line - 1) : newFolder;
    const at = (name, from, folder) => {
        const found = [...wholeOf(name).flatMap((each) => named.at(each, from, folder)), ...inFolders(name, from)];
        return found.filter((file) => !name.includes('*') || !isItself(file));
    };
    return [at(was, oldPath, oldFolder), at(is, path, newFolder)];
}
function areEqual(one, other) {
    return one.size === other.size && [...one].every((version) => other.has(version));
}
function changeBetween(from, to, reference, file) {
    const { was, is, isFile, after } = reference;
    const place = { file: file.path, line: is === '' ? null : after.line, column: 1 };
    if (from === null || to === null) {
        const [old, now] = [was, is].map((name) => (name === '' ? 'without it' : `from ${(0,quote_text/* quoteText */.o)(name)}`));
        return notUnderstood(place, `${product/* product */.q.name} was deployed ${old}, and is deployed ${now}`, { from, to });
    }
    const mustBeListed = isFile || namesImage(reference, file) || isVersionName(was, file.known) ? [] : [from, to];
    const line = { id: `line:${file.path}#${place.line}`, mustBeListed };
    return { line, place, from, to, problem: null };
}
function namesImage({ rest, after }, { texts, sides }) {
    const command = TAKES.test(rest) ? (0,command_lines/* commandAt */.N1)((0,text_lines/* linesOf */.Dx)(texts[1]), after.line - 1) : '';
    return (0,service_names/* namesServiceImage */.Tu)(`${rest}\n${command}`, sides.settings.images);
}
async function sortReferences(references, file) {
    const { sides, known } = file;
    const [judged, renamed] = [[], []];
    for (const each of references) {
        const isOurs = each.isFile || isOfVersion(each, file);
        const mayBeOurs = isOurs || (0,service_names/* namesService */.cM)(each.before.text, known.settings) || isVersionName(each.was, known);
        const isAsked = !each.isFile && mayBeOurs;
        const isOtherwiseCalled = async () => isRenamedConstant(each.was, each.is, file) || (await isRenamed(each.was, each.is, sides));
        if (isAsked && (await isOtherwiseCalled()))
            renamed.push(each);
        else if (isOurs)
            judged.push(each);
    }
    return { judged, renamed };
}
function isOfVersion(reference, file) {
    const { was, is, after } = reference;
    const { path, oldPath, known } = file;
    const names = [was, is];
    const isKey = names.every((name) => (0,service_names/* namesService */.cM)(`${name}=`, known.settings));
    const text = /(?:^|\/)tasks\//.test(path) ? after.text.replace(/^\s*path:/, '') : after.text;
    const isDeployed = DEPLOYS.test(text);
    if (names.every((name) => NO_VERSION.test(name)) && !(isKey && isDeployed))
        return false;
    const takers = known.takenBefore.get(plainName(was))?.takers;
    const isTaken = TAKES.test(reference.rest) && (isVersionName(was, known) || takers?.has((0,repository_paths/* folderOf */.yS)(oldPath)) === true);
    return isKey || isTaken || isVersionName(SET.exec(after.text)?.[1] ?? '', known) || namesImage(reference, file);
}
const NO_VERSION = /\/|\bsecrets\.|(?:^|[._-])(?:(?:host|user)?name|namespace|domain|host|url|port|path|size|enabled|secret|token)$/i;
const DEPLOYS = /image|tag|version|chart|deploy|docker|release|\bpath["']?:|\b(?:cd|run|up|apply|install|upgrade|clone|pull)\b/i;
function areNamedBefore(ends, each, { path, oldPath, named, sides }) {
    const renamed = (file) => sides.oldToNew.get(file) ?? file;
    const isFilled = (name) => name.includes('*');
    const instead = each.instead.filter((file) => isFilled(file) === [each.was, each.is].some(isFilled));
    const before = new Set(instead.flatMap((file) => [...named.at(file, oldPath).map(renamed), ...named.at(file, path)]));
    return ends.every((file) => before.has(renamed(file)));
}
async function versionsOfFiles(left, come, { isItem, was, is }, file) {
    const { sides, known, named, path, oldPath } = file;
    const versionsOf = async (old, now) => {
        const before = await changed_references_versionsIn(sides.base, sides.before.objects, old, known);
        return {
            was: before,
            is: await changed_references_versionsIn(sides.head, sides.after.objects, now, known, isItem && before === null),
        };
    };
    const found = await versionsOf(left, come);
    const [old, now] = [was.split('/'), is.split('/')];
    const end = now.findIndex((part, at) => part !== old[at]) + 1;
    if (found.was !== null || found.is !== null || old.length !== now.length || end === now.length)
        return found;
    const [before, after] = [old, now].map((parts) => parts.slice(0, end).join('/'));
    return await versionsOf(named.at(before, oldPath), named.at(after, path));
}
async function versionsOfNames({ was, is }, { path, texts, sides }) {
    const of = async (name, text, tree) => {
        const isOutside = /^(?:secrets|vars)\./.test(name) && path.startsWith('.github/');
        const literals = isOutside ? [] : await literalsOf(name, text, tree, sides);
        return new Set(literals.map(({ version }) => version));
    };
    return { was: await of(was, texts[0], sides.base), is: await of(is, texts[1], sides.head) };
}
async function changed_references_versionsIn(tree, objects, paths, known, isItem = false) {
    const there = objects.filter(({ carrier, place }) => paths.includes(carrier) || paths.includes(place.file));
    if (there.length > 0)
        return isItem ? null : new Set(there.flatMap(({ version }) => version ?? []));
    const set = new Set();
    for (const path of paths) {
        const { after: literals } = (0,version_literals/* changedLines */.MA)('', (await (0,watched_files/* readTextFile */.Gu)(tree, path)) ?? '', known.settings.tagSuffix, '');
        for (const each of literals)
            if (ownerOf(each, path, known)?.use === 'tag')
                set.add(each.version);
    }
    return set.size === 0 ? null : set;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/chosen-versions.js








const [chosen_versions_MOST_WORDS, chosen_versions_MOST_NAMES, MOST_HEADS] = [10, 5, 100];
const chosen_versions_MOST_LINES = 12;
const SETS = /^[^#]{0,200}[\w"')\]]\s{0,9}[:?]?[:=]\s{0,9}["'`$]?$/;
const KEYWORD = /^(?:if|elif|when|unless|case|switch|const|let|var|val|def|param|local|export|set|string|bool|boolean|number|default|value|type|name)$/i;
const ASKS = /\b(?:if|elif|ifeq|ifneq|when|unless|case|switch|eq|ne)\b|[=!]=|\s\?\s|&&/;
const BRANCH = /^\s*(?:else|elif|\}\s?else|\{\{-?\s{0,3}else)\b|^\s*[\w."'*-]{1,99}\)/;
const [UNINDENTED, END] = [/^\s*(?:ifeq|ifneq|if|case)\s/, /\b(?:fi|endif|esac|end)\b|\}\s*$/];
function choicesIn(words, text, path) {
    const settings = words.slice(0, chosen_versions_MOST_WORDS).filter(({ inFront }) => SETS.test(inFront));
    if (settings.length === 0 || !(0,versions_in_text/* hasVersion */.Xj)(text))
        return [];
    const all = (0,text_lines/* bareLines */.o1)(text, path);
    return settings.flatMap((word) => {
        const names = (word.inFront.match(/[A-Za-z_]\w{1,99}/g) ?? []).filter((each) => !KEYWORD.test(each));
        for (const name of names.reverse().slice(0, chosen_versions_MOST_NAMES)) {
            const own = new RegExp(String.raw `(?<![\w-])${name}(?![\w-])`);
            const isAsked = (line, at) => at !== word.after.line - 1 && own.test(line) && ASKS.test(line);
            const heads = all.flatMap((line, at) => (isAsked(line, at) ? [at] : []));
            const lines = heads.slice(0, MOST_HEADS).flatMap((at) => branchesOf(all, at));
            if (lines.length > 0)
                return [{ word, name, lines: lines.map((at) => at + 1) }];
        }
        return [];
    });
}
function branchesOf(all, at) {
    const head = all[at] ?? '';
    const own = new Set((0,versions_in_text/* literalVersions */.BK)(head, ''));
    if (own.size > 0)
        return own.size > 1 || /^\s*(?:if|when|unless)\s/.test(head) ? [at] : [];
    const indent = head.search(/\S/);
    const below = all.slice(at + 1, at + 1 + chosen_versions_MOST_LINES);
    const isInside = (line) => line.trim() === '' || line.search(/\S/) > indent || BRANCH.test(line);
    const isIndented = (below[0]?.search(/\S/) ?? -1) > indent;
    const isOpen = UNINDENTED.test(head) && !END.test(head);
    if (!isIndented && !isOpen)
        return [];
    const end = below.findIndex((line) => (isIndented ? !isInside(line) : END.test(line)));
    const inside = below.slice(0, end === -1 ? undefined : end);
    return inside.flatMap((line, index) => ((0,versions_in_text/* hasVersion */.Xj)(line) ? [at + 1 + index] : []));
}
function compareChoices(choices, { path, texts, sides, known }) {
    if (choices.length === 0 || sides.after.objects.some(({ carrier }) => carrier === path))
        return null;
    const { after } = (0,version_literals/* changedLines */.MA)('', texts[1], known.settings.tagSuffix, path);
    const { images } = known.settings;
    const isOwn = (each) => (0,service_names/* namesServiceImage */.Tu)(each.text, images) || ownerOf(each, path, known)?.use === 'tag';
    for (const { word, name, lines } of choices) {
        const literals = after.filter((each) => lines.includes(each.line) && isOwn(each));
        const versions = new Set(literals.map(({ version }) => version));
        if (literals.length === 0 || (literals.length > 1 && versions.size === 1))
            continue;
        const place = { file: path, line: word.after.line, column: 1 };
        const found = `${(0,quote_text/* quoteText */.o)(name)} decides which ${product/* product */.q.name} version is used, and changes to ${(0,quote_text/* quoteText */.o)(word.is)}`;
        return notUnderstood(place, found, { mustBeListed: [...versions] });
    }
    return null;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/stated-versions.js








const stated_versions_MOST_LINES = 50;
const stated_versions_MOST_OF_A_FILE = 2_000;
function sidesOf({ sides, known, named }) {
    return [
        { ...sides.before, tree: sides.base, read: known.before, known, named, statements: new Map() },
        { ...sides.after, tree: sides.head, read: known.after, known, named, statements: new Map() },
    ];
}
async function versionsBelow(words, files, side) {
    const found = new Set();
    const isBelow = (keys) => words.every((word) => keys.some((key) => hasWord(key, word)));
    for (const file of files) {
        const { lines, statements } = await statementsIn(file, side);
        for (const { version, keys, isOwn } of statements)
            if (isBelow(keys) && isOwn())
                found.add(version);
        for (const version of await namedBelow(file, lines, isBelow, side))
            found.add(version);
    }
    return found;
}
function statementsIn(file, side) {
    const found = side.statements.get(file) ?? readStatements(file, side);
    side.statements.set(file, found);
    return found;
}
async function readStatements(file, { known, read, tree, objects }) {
    const text = (await (0,watched_files/* readTextFile */.Gu)(tree, file)) ?? '';
    const lines = (0,text_lines/* bareLines */.o1)(text, file).map(line_outline/* outlineOf */.W4);
    const isKey = keyTest(lines, file);
    const stages = lines.map(({ text: line }) => UPON.exec(line) ?? []);
    const literals = (0,version_literals/* changedLines */.MA)('', text, known.settings.tagSuffix, file).after.map((each) => {
        const at = each.line - 1;
        const keys = [...keysOf(each), ...headsAbove(lines, at), ...headsOfTakers(each, lines)].filter(isKey);
        for (const [, base = '', stage = ''] of stages)
            if (keys.includes(base))
                keys.push(stage);
        const isOwn = () => isRead(each, file, read) || ownerOf(each, file, known)?.use === 'tag';
        return { version: each.version, keys, isOwn };
    });
    const deployed = objects.flatMap(({ id, carrier, version }) => {
        if (version === null || carrier !== file)
            return [];
        const at = lines.findIndex((line) => line.text === `${id.slice(id.lastIndexOf('#') + 1)}:`) + 1;
        const heads = at === 0 ? [] : [lines[at]?.text ?? '', ...headsAbove(lines, at)];
        return [{ version, keys: [id.slice(id.lastIndexOf('@') + 1), ...heads], isOwn: () => true }];
    });
    return { lines, statements: [...literals, ...deployed] };
}
function groupsAbove(lines, own) {
    return headsAbove(lines, own).flatMap((head) => /^\[?["']?([\w-]{1,99})["']?[:\]]$/.exec(head)?.[1] ?? []);
}
function keyTest(lines, path) {
    const isJob = ({ text, indent }) => indent === 2 && /^["']?[\w-]{1,99}["']?:$/.test(text);
    const jobs = new Set(path.startsWith('.github/') ? lines.filter(isJob).map(({ text }) => text) : []);
    return (text) => !jobs.has(text);
}
function headsOfTakers({ key, line, around }, lines) {
    if (!/^[A-Za-z_]\w+$/.test(key) || around.sections.length > 0 || lines.length > stated_versions_MOST_OF_A_FILE)
        return [];
    const reference = referenceTo(key);
    const takers = lines.filter(({ text, index }) => index !== line - 1 && reference.test(text)).slice(0, stated_versions_MOST_LINES);
    return takers.flatMap(({ text, index }) => [STAGE.exec(text)?.[1] ?? '', ...headsAbove(lines, index)]);
}
async function namedBelow(file, lines, isBelow, side) {
    const { named, tree, objects, known } = side;
    const isKey = keyTest(lines, file);
    const paths = lines
        .filter(({ text }) => NAMES_FILE.test(text))
        .filter(({ text, index }) => isBelow([text.replace(PATHS, ''), ...headsAbove(lines, index)].filter(isKey)))
        .slice(0, stated_versions_MOST_LINES)
        .flatMap(({ text }) => text.match(PATHS) ?? [])
        .flatMap((path) => named.at(path, file));
    return [...((await changed_references_versionsIn(tree, objects, paths, known)) ?? [])];
}
const PATHS = /(?<![\w./$}-])[\w./-]{1,199}(?:\/[\w.-]{1,99}|\.\w{1,9})(?![\w./$-])/g;
const NAMES_FILE = new RegExp(PATHS.source);
const STAGE = /^FROM\s.{1,300}\sAS\s{1,9}(\S+)/i;
const UPON = /^FROM\s{1,9}([\w.-]{1,99})\s{1,9}AS\s{1,9}(\S{1,99})/i;
const PROFILES = /^profiles:/;
function keysOf({ key, text, inFront, around: { sections, item } }) {
    const own = inFront.split(/[,;]/).at(-1) ?? '';
    return [key, own, STAGE.exec(text)?.[1] ?? '', ...sections, item];
}
function headsAbove(lines, own) {
    let column = lines[own]?.indent ?? 0;
    const block = [lines[own], ...(0,line_outline/* restOfBlock */.hP)(lines, own)].filter((line) => line !== undefined);
    const heads = block.filter((line) => line.indent === column && PROFILES.test(line.text));
    for (const { index } of [...heads])
        heads.push(...(0,line_outline/* restOfBlock */.hP)(lines, index));
    let isInItem = lines[own]?.isItem === true;
    for (const line of (0,line_outline/* linesBeside */.yh)(lines, own, -1)) {
        const isAround = line.isHead || line.indent < column || (line.indent === column && line.isItem && !isInItem);
        if (!isAround && !(line.indent === column && PROFILES.test(line.text)))
            continue;
        heads.push(line);
        if (line.isHead)
            break;
        if (line.indent < column || line.isItem)
            [column, isInItem] = [line.indent, line.isItem];
    }
    return heads.map(({ text }) => text);
}
function hasWord(text, word) {
    return text.includes(word) && text.split(/[^\w-]+/).includes(word);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/moved-words.js



const [moved_words_MOST_WORDS, moved_words_MOST_LINES] = [10, 2_000];
const PATTERNS = /^\s*\(?((?:["'\w.-]{1,60}\s?\|\s?){0,20}["'\w.-]{1,60})\)(?:\s|$)/;
function movedIn({ linesBefore, linesAfter }, path, texts, named) {
    const gone = new Set(linesBefore.flatMap(patternsOn));
    const selected = { files: [path], left: [], come: [] };
    const patterns = linesAfter.flatMap((line) => patternsOn(line).flatMap((was) => (gone.has(was) ? { line: line.line, was, is: was, behind: [], selected } : [])));
    return [...patterns, ...(named.hasGroups() ? movedHosts(texts, path, named) : [])].slice(0, moved_words_MOST_WORDS);
}
const patternsOn = ({ text }) => PATTERNS.exec(text)?.[1]?.match(/[\w-]+/g) ?? [];
function movedHosts(texts, path, named) {
    const [before, after] = texts.map((text) => {
        const lines = (0,text_lines/* bareLines */.o1)(text, path).slice(0, moved_words_MOST_LINES).map(line_outline/* outlineOf */.W4);
        return new Map(lines.map((line, index) => [line.text, { index, groups: groupsAbove(lines, index) }]));
    });
    return [...(after ?? [])].flatMap(([was, { index, groups }]) => {
        const old = before?.get(was)?.groups ?? groups;
        if (was === '' || String(old) === String(groups))
            return [];
        const [left, come] = [old, groups].map((all) => all.flatMap((group) => named.ofGroup(group, path)));
        const selected = { files: [], left: left ?? [], come: come ?? [] };
        return [{ line: index + 1, was, is: was, behind: [], selected }];
    });
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/selected-files.js







const [selected_files_MOST_PATHS, selected_files_MOST_LINES, MOST_STEPS] = [50, 60, 4];
const SCRIPT = /\.(?:sh|bash|ps1|py|rb|[jt]s)$/;
const CALLS = /(?:^|[\s(;&|])([A-Za-z_][\w-]{0,99})\s{1,3}["']?$/;
const HEAD = /^(?:function\s{1,3})?([A-Za-z_][\w-]{0,99})(?:\s?\(\)|(?:\s[^:]{0,99})?:(?!=))/;
const HOSTS = /^[\s-]*hosts:\s{1,9}["']?$|\s(?:-l|--limit)[\s=]["']?$/;
const ARGUMENT = /\$\{?[1-9@*](?::?-[^{}\n]{0,99})?\}?/;
const ENVIRONMENT = /^(?!(?:ANSIBLE|COMPOSE|DOCKER|HELM|HELMFILE|PULUMI|TF|TG)_)[A-Z][A-Z\d_]{1,99}$/;
const SELECTS_NOTHING = /^\s*(?:["']?(?:needs|depends_?on|runs-on|tags)["']?:|\.PHONY\b|(?:- |-?\s?run: |@|[\w-]{1,99}\s?\(\)\s?\{\s?)?(?:echo|printf)\s[^|>&;(]{0,300}(?:;\s?\})?$)/i;
const BUILDS = /(?:^|\/)(?:docker-)?bake\.[^/]*$/;
class WordTrail {
    named;
    head;
    #others = new Map();
    constructor(named, head) {
        this.named = named;
        this.head = head;
    }
    async othersOf(path, text) {
        const known = this.#others.get(`${path}\n${text}`);
        if (known !== undefined)
            return known;
        const others = new Map();
        for (const file of this.named.namedIn(BUILDS.test(path) ? `${text}\ndocker` : text))
            if (file !== path)
                others.set(file, (await (0,watched_files/* readTextFile */.Gu)(this.head, file)) ?? '');
        this.#others.set(`${path}\n${text}`, others);
        return others;
    }
    async follow(first, parts) {
        const [files, left, come] = [[], [], []];
        const seen = new Set();
        let steps = [first];
        for (let distance = 0; distance < MOST_STEPS && steps.length > 0; distance += 1) {
            const next = [];
            for (const step of steps) {
                const key = `${step.path}:${step.word.after.line}`;
                if (seen.has(key) || seen.size > selected_files_MOST_LINES || SELECTS_NOTHING.test(step.word.after.text))
                    continue;
                seen.add(key);
                const found = await this.#from(step, parts);
                files.push(...found.files);
                next.push(...found.next);
                if (step !== first) {
                    const folder = folderOfRun((0,text_lines/* linesOf */.Dx)(step.text), step.word.after.line - 1);
                    found.pairs.push([...pathsAround(step.word), step.path, folder]);
                }
                for (const [before, after, file, folder] of found.pairs.slice(-selected_files_MOST_PATHS)) {
                    const ends = before === after ? [] : [before, after].map((each) => this.named.at(each, file, folder));
                    const [old = [], now = []] = ends;
                    if (old.length === 0 || now.length === 0)
                        continue;
                    left.push(...old);
                    come.push(...now);
                }
            }
            steps = next;
        }
        return { files: [...new Set(files)], left: [...new Set(left)], come: [...new Set(come)] };
    }
    async #from({ word, path, text }, parts) {
        const lines = (0,text_lines/* linesOf */.Dx)(text);
        const [from, to] = selected_files_scopeOf(lines, word.after.line - 1);
        const all = await this.othersOf(path, lines.slice(from, to).join('\n'));
        const around = new around_line/* LinesAround */.$((0,text_lines/* bareLines */.o1)(text, path), lines, new Map()).at(word.after.line - 1);
        const heads = around.sections.filter((section) => section.startsWith('- '));
        const line = [word.after.text, around.command, around.item, ...heads].join('\n');
        const named = this.named.namedIn(line).filter((file) => !SCRIPT.test(file) || line.includes((0,repository_paths/* baseNameOf */.mv)(file)));
        const where = `${line}\n${folderOfRun(lines, word.after.line - 1) ?? ''}`;
        const called = this.named.nearest(named, where, path);
        const others = new Map(this.named.nearest([...all.keys()], where, path).map((file) => [file, all.get(file) ?? '']));
        const pairs = called.map((file) => [file, withOther(file, word), '']);
        if (HOSTS.test(word.inFront))
            for (const before of this.named.ofGroup(word.was, path))
                for (const after of this.named.ofGroup(word.is, path))
                    pairs.push([before, after, '']);
        const name = setBy(word, [around.item, around.sections.at(-1) ?? '']);
        const used = [...others.keys()].filter((file) => around.about?.endsWith(`/${(0,repository_paths/* baseNameOf */.mv)(file)}`));
        const next = [];
        let isArgument = false;
        const takers = used.length > 0 ? used : [...called, ...others.keys()];
        for (const file of new Set([path, ...takers])) {
            const body = file === path ? text : (others.get(file) ?? (await (0,watched_files/* readTextFile */.Gu)(this.head, file)) ?? '');
            const whole = (0,text_lines/* linesOf */.Dx)(body);
            const [own, first] = file === path ? [lines.slice(from, to), from] : [whole, 0];
            const taking = name === undefined ? [] : stepsIn(own, referenceTo(name), word, { path: file, text: body }, first);
            const [start, block] = blockCalled(word, whole);
            isArgument ||= block.length > 0;
            const isNamed = taking.length > 0 || whole.some((each) => name !== undefined && SET.exec(each)?.[1] === name);
            const isHanded = file !== path && called.includes(file) && !isNamed;
            const handed = isHanded ? whole : block;
            for (const [before, after] of pathsWith(word, handed))
                pairs.push([before, after, file]);
            next.push(...taking, ...stepsIn(handed, ARGUMENT, word, { path: file, text: body }, isHanded ? 0 : start));
        }
        if (isArgument)
            return { files: [], pairs, next };
        const scripts = [...others].filter(([file]) => SCRIPT.test(file) && word.after.text.includes((0,repository_paths/* baseNameOf */.mv)(file)));
        const taker = new RegExp(String.raw `(?<![\w-])${name}(?![\w-]|["']?\s?[:=])`);
        const isTaken = !ENVIRONMENT.test(name ?? '') || [text, ...others.values()].some((each) => taker.test(each));
        const rest = lines.filter((_, index) => index !== word.after.line - 1).join('\n');
        const rests = next.some((step) => step.path === path && step.word.after.line !== word.after.line) || !isTaken ? [] : others;
        const files = [[path, rest], ...(scripts.length > 0 ? scripts : rests)]
            .filter(([, each]) => parts.every((part) => hasWord(each, part)))
            .map(([file]) => file);
        return { files, pairs, next };
    }
}
const [selected_files_VARIABLES, TAKES_MORE] = [
    /^\s*["']?(?:variables|env|environment|vars)["']?:/,
    /\b(?:extends|uses|template|reference)\b|<<:|\*\w/,
];
function selected_files_scopeOf(lines, own) {
    const indentOf = (at) => lines[at]?.search(/\S/) ?? -1;
    const headOf = (at) => lines.findLastIndex((_, each) => each < at && indentOf(each) >= 0 && indentOf(each) < indentOf(at));
    const variables = /:\s{0,9}\{/.test(lines[own] ?? '') && selected_files_VARIABLES.test(lines[own] ?? '') ? own : headOf(own);
    const from = selected_files_VARIABLES.test(lines[variables] ?? '') ? headOf(variables) : -1;
    const end = lines.findIndex((_, at) => at > from && indentOf(at) >= 0 && indentOf(at) <= indentOf(from));
    const scope = [from, end < 0 ? lines.length : end];
    return from < 0 || TAKES_MORE.test(lines.slice(...scope).join('\n')) || /^\s*\./.test(lines[from] ?? '')
        ? [0, lines.length]
        : scope;
}
function stepsIn(lines, reference, { was, is }, file, start = 0) {
    return lines.flatMap((text, index) => {
        const found = reference.exec(text);
        if (found === null)
            return [];
        const [inFront, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
        const [before, after] = [was, is].map((word) => ({ text: `${inFront}${word}${behind}`, line: start + index + 1 }));
        return before && after ? { ...file, word: { before, after, was, is, inFront, behind } } : [];
    });
}
function blockCalled({ inFront }, lines) {
    const [, name] = CALLS.exec(inFront) ?? [];
    const head = name === undefined ? -1 : lines.findIndex((line) => HEAD.exec(line)?.[1] === name);
    const end = lines.findIndex((line, index) => index > head && /^[^\s}]/.test(line));
    return head < 0 ? [0, []] : [head, lines.slice(head, end < 0 ? undefined : end)];
}
function pathsWith(word, lines) {
    const paths = new Set(lines.flatMap((line) => line.match(changed_words_PATH) ?? []).filter((path) => path.includes('/') || path.includes('.')));
    return [...paths].map((path) => {
        const filled = path.replace(changed_words_FILLED_IN, word.was);
        return filled === path ? [path, withOther(path, word)] : [filled, path.replace(changed_words_FILLED_IN, word.is)];
    });
}
function withOther(path, { was, is }) {
    const [old, now] = [was, is].map((each) => each.slice(each.lastIndexOf('/') + 1));
    return path
        .split(/([^\w-]+)/)
        .map((part) => (part === old ? now : part))
        .join('');
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/references/selected-keys.js







const selected_keys_MOST_LINES = 10;
async function selectionsIn(changedWords, changed, path, text, named, head) {
    const found = [];
    const trail = new WordTrail(named, head);
    const mayBeAny = changedWords.length > 0 ||
        [...changed.plainAfter, ...changed.plainBefore].some(({ text: line }) => line.search(changed_words_ASSIGNED) >= 0);
    const others = mayBeAny ? [...(await trail.othersOf(path, text)).values()] : [];
    const texts = [text, ...others];
    const words = [
        ...changedWords.slice(0, selected_keys_MOST_LINES).map((word) => resolved(word, texts)),
        ...wordsAdded(changed, path.startsWith('.github/') ? others : texts, others),
    ];
    for (const word of words.slice(0, 2 * selected_keys_MOST_LINES)) {
        const part = differingPart(word);
        if (part === null || saysWhatVersionIs(word))
            continue;
        const selected = await trail.follow({ word, path, text }, [part.was, part.is]);
        if (selected.files.length + selected.left.length > 0)
            found.push({ line: word.after.line, ...part, selected });
    }
    return found;
}
async function compareSelections(selections, compared) {
    const { path, sides, known } = compared;
    const changes = [];
    const isCarrier = sides.after.objects.some(({ carrier }) => carrier === path);
    const links = sides.after.links.filter(({ place }) => place.file === path).map((link) => link.path);
    const isFollowed = (files) => files.some((file) => links.some((end) => file === end || file.startsWith(`${end}/`)));
    const [base, head] = sidesOf(compared);
    for (const { line, was, is, behind, selected } of selections) {
        if (isCarrier || isRead({ line, text: '' }, path, known.after) || isFollowed(selected.come))
            continue;
        const versionsOf = async (side, word, selectedFiles) => (await changed_references_versionsIn(side.tree, side.objects, selectedFiles, known)) ??
            (await versionsBelow([word, ...behind], selected.files, side));
        const before = await versionsOf(base, was, selected.left);
        const after = await versionsOf(head, is, selected.come);
        const place = { file: path, line: line === 0 ? null : line, column: 1 };
        const areLoaded = was !== is && selected.left.length > 0 && before.size + after.size > 0;
        if (areEqual(before, after) || (!areLoaded && (before.size === 0 || after.size === 0)))
            continue;
        const [from, to] = [only(before), only(after)];
        const mustBeListed = [...before, ...after];
        const found = `${product/* product */.q.name} had the version below ${(0,quote_text/* quoteText */.o)(was)}, and has the one below ${(0,quote_text/* quoteText */.o)(is)}`;
        if (from === null || to === null)
            changes.push(notUnderstood(place, found, { from, to, mustBeListed }));
        else
            changes.push({ line: { id: `line:${path}#${line}`, mustBeListed }, place, from, to, problem: null });
    }
    return changes;
}
function saysWhatVersionIs({ after, was, inFront, behind }) {
    const isOwn = /^[A-Za-z_]\w*\.\w/.test(was) || /\w\.(?:sh|bash|py|rb|[jt]s)\s{1,3}$/.test(inFront);
    const [own, next] = [inFront.split(/[,;]/).at(-1), behind.split(/[,;]/, 1)[0]];
    return VERSION.test(isOwn ? `${own} ${next}` : after.text);
}
function differingPart({ was, is }) {
    const [old, now] = [was, is].map((each) => each.split(/[/.]/));
    const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
    if (old.length !== now.length || at === undefined || others.length > 0)
        return null;
    const [one, other] = [old[at] ?? '', now[at] ?? ''];
    const isName = [one, other].every((each) => /^[A-Za-z][\w-]{1,99}$/.test(each));
    return isName ? { was: one, is: other, behind: now.slice(at + 1).filter(Boolean) } : null;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/same-tag.js














const SETS_TAG = new RegExp(String.raw `(?<![\w.-])(?:[\w-]{0,40}${product/* product */.q.word}[\w-]{0,40}\.)?image\.tag["']?=`);
const ENDS_IN_TAG = new RegExp(`${SETS_TAG.source}["']?v?$`);
const same_tag_MOST_NAMES = 50;
const same_tag_OUTSIDE = /\$\{\{\s{0,9}(?:secrets|vars)\./;
async function tagKept(compared, { gone, come }) {
    const { path, oldPath, texts, sides } = compared;
    if (!mayKeepTag(compared))
        return null;
    const before = await tagTaken(sides.base, oldPath, texts[0], compared);
    if (before === null || [...gone, ...come].some(({ version }) => version !== before))
        return null;
    return before === (await tagTaken(sides.head, path, texts[1], compared)) ? before : null;
}
function mayKeepTag(compared) {
    const { texts } = compared;
    const [before, after] = texts.map((text) => (0,text_lines/* linesOf */.Dx)(text).filter((line) => takesTag(line, compared)).length);
    const mayHandOn = namesHandedOn(compared).some((name) => texts[0].toLowerCase().includes(name.replace(/^s\//, '')));
    return before === after && (before !== 0 || mayHandOn) && !texts.some((text) => same_tag_OUTSIDE.test(text));
}
async function isOfKeptTag(reference, kept, compared) {
    const { sides, known } = compared;
    if (!reference.isFile)
        return [reference.before, reference.after].every(({ text }) => {
            const names = namesHandedOn(compared);
            return takesTag(text, compared) || (names.length > 0 && handedPattern(names).test(text));
        });
    const [before, after] = endsOf(reference, compared);
    const was = await changed_references_versionsIn(sides.base, sides.before.objects, before, known);
    const is = await changed_references_versionsIn(sides.head, sides.after.objects, after, known);
    return [...(was ?? []), ...(is ?? [])].every((version) => version === kept);
}
function takesTag(line, { sides: { settings } }) {
    return SETS_TAG.test(line) || (0,service_names/* namesServiceImage */.Tu)(line, settings.images);
}
async function tagTaken(tree, path, text, compared) {
    const { sides, known } = compared;
    const uses = new VariableUses(sides, new Map());
    uses.readText(path, text, false, known);
    uses.readBesideImagesIn(path, text);
    if ([...uses.found.values()].some(({ use }) => use !== 'tag'))
        return null;
    const versions = imageTagsIn(text, path, compared);
    const handedOn = namesHandedOn(compared);
    for (const name of handedOn)
        for (const { version } of valuesIn(text, name, sides.settings.tagSuffix))
            versions.add(version);
    const handed = handedOn.length === 0 ? [] : [...text.matchAll(handedPattern(handedOn))];
    const taken = [...uses.found].flatMap(([name, { scope }]) => (scope === undefined ? name : []));
    for (const name of new Set([...taken, ...handed.map(([, each = '']) => plainName(each))])) {
        const own = only(await valuesOf(name, tree, path, text, compared));
        if (own === null)
            return null;
        versions.add(own);
    }
    return only(versions);
}
function namesHandedOn({ known: { variables } }) {
    const ofTags = [...variables].filter(([name, { use }]) => use === 'tag' && !isCommonName(name));
    return ofTags.map(([name]) => name).slice(0, same_tag_MOST_NAMES);
}
function imageTagsIn(text, path, { sides: { settings } }) {
    const { after } = (0,version_literals/* changedLines */.MA)('', text, settings.tagSuffix, path);
    const isTag = ({ text: line, version, inFront }) => ENDS_IN_TAG.test(inFront) ||
        [...(0,service_names/* serviceImagesIn */.fH)(line, settings.images)].some((image) => image.endsWith(`:${version}`));
    return new Set(after.filter(isTag).map(({ version }) => version));
}
async function valuesOf(name, tree, path, text, { named, sides }) {
    const { tagSuffix } = sides.settings;
    if (isSetUnseen(name, text))
        return new Set();
    const versions = new Set(valuesIn(text, name, tagSuffix).map(({ version }) => version));
    for (const [reference, key] of sourcesOf(name, text))
        for (const file of named.at(reference, path)) {
            const content = (await (0,watched_files/* readTextFile */.Gu)(tree, file)) ?? '';
            const literals = key === null ? (0,version_literals/* changedLines */.MA)('', content, tagSuffix, file).after : valuesIn(content, key, tagSuffix);
            if (literals.length === 0 && reference.includes('*'))
                return new Set();
            for (const { version } of literals)
                versions.add(version);
        }
    return versions;
}
function sourcesOf(name, text) {
    const isFor = ([, variable = '']) => plainName(variable) === name;
    const keys = [...text.matchAll(QUERY)].filter(isFor).map(([, , key = '', file = '']) => [file, key]);
    const whole = [...text.matchAll(WHOLE_FILE)].filter(isFor).map(([, , file = '']) => [file, null]);
    const loaded = (0,text_lines/* linesOf */.Dx)(text).flatMap((line) => filesIn({ text: line }).map((file) => [file, name]));
    return keys.length + whole.length > 0 ? [...keys, ...whole] : loaded;
}
function isSetUnseen(name, text) {
    const set = new RegExp(String.raw `(?<![\w.-])${(0,glob/* literalPattern */.Kf)(name)}["']?\s{0,9}(?:[:?]?=(?!=)|:)`, 'i');
    const isSet = (line) => set.test(line) && !(0,versions_in_text/* hasVersion */.Xj)(line) && ![QUERY, WHOLE_FILE].some((way) => line.search(way) !== -1);
    return (0,text_lines/* linesOf */.Dx)(text).some(isSet);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/own-block.js




const own_block_SETTING = /^\W{0,9}(?:image|images|values\w*|set\w*|helm|parameters|params|env\w*|variables|args|with|config|container)\W*$/i;
const isOfAll = ({ around: { sections } }) => sections.every((line) => own_block_SETTING.test(line));
const MERGED = /[\w"']\s{0,9}\+:{1,3}\s{0,9}(?:\{[^{}]{0,200})?$/;
const isMerged = ({ around: { sections }, inFront }) => [...sections, inFront].some((line) => MERGED.test(line));
const UPDATE = /\bservices?\s+update\b|\bset\s+image\b/;
const ITEM = /^\s*-\s+(?!["']?-)/;
function isOption({ text, version }, others) {
    const words = text.trim().split(/\s+/);
    const at = words.findIndex((word) => word.includes(version));
    const isFlag = (word = '') => /^["']?-/.test(word);
    const isBehindFlag = isFlag(words[at - 1]) && !isFlag(words[at]);
    if (!isBehindFlag && !isFlag(words[at]))
        return false;
    const rest = isBehindFlag ? words.toSpliced(at - 1, 2) : words.toSpliced(at, 1);
    return others.some((line) => line.text.trim().replace(/\s+/g, ' ') === rest.join(' '));
}
function isLone({ around: { sections }, text, inFront }, changedLines, others = []) {
    if (UPDATE.test(text))
        return true;
    if (ITEM.test(text))
        return false;
    const beginning = inFront.slice(0, inFront.length / 2);
    const isKept = (owner) => others.some((line) => line.text.startsWith(beginning) || line.text.trim().startsWith(owner));
    if (sections.length === 0)
        return beginning.trim() !== '' && isKept(beginning);
    const owner = sections.findLast((line) => !own_block_SETTING.test(line));
    if (owner !== undefined && text.includes(owner))
        return isKept(owner);
    return !changedLines.some((line) => line.text.trim() === owner);
}
function isOneOfMany(each, changed, changedLines) {
    const { stays, plainBefore, plainAfter } = changed;
    const others = changedLines === plainAfter ? plainBefore : plainAfter;
    if (!isInOwnBlock(each, changedLines) || isOnKeptLine(each, others))
        return false;
    const list = each.around.sections.findLast((line) => !line.startsWith('- '));
    if (LEAVES_BLOCK.test(each.text) && changedLines.every((line) => line.text.trim() !== list))
        return false;
    const names = new Set(namesOf(each)
        .filter((name) => name !== 'default')
        .map(plainName));
    const isSame = (other) => [product/* isNamed */.e, isCondition].every((is) => is(blockOf(other)) === is(blockOf(each)));
    return stays.some((other) => isSame(other) && namesOf(other).some((name) => names.has(plainName(name))));
}
const blockOf = ({ around: { sections } }) => sections.at(-1) ?? '';
const isCondition = (line) => /^if\b/.test(line);
function isOnKeptLine({ around: { sections }, text }, others) {
    const owner = sections.findLast((line) => !own_block_SETTING.test(line));
    if (owner === undefined || !/^["']?\w[\w.-]{0,99}["']?\s{0,9}[:=]$/.test(owner) || !text.trim().startsWith(owner))
        return false;
    return others.some((line) => line.text.trim().startsWith(owner));
}
function isInOwnBlock(each, changedLines) {
    const { inFront, text, around } = each;
    const nearest = around.sections.at(-1);
    if (nearest === undefined)
        return /[{(][^{}()]*$/.test(inFront);
    if (!ITEM.test(text) && !isLone(each, changedLines))
        return true;
    const isItem = ITEM.test(text) || /^\s*[{[(]/.test(text) || changedLines.some((line) => line.text.trim() === around.item);
    return isItem && !own_block_SETTING.test(nearest);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/half-pairs.js










function compareHalfPairs(file) {
    const { changed, gone, come, known } = file;
    const [lost, found] = [gone[0], come[0]];
    if (isOtherName(lost === undefined ? changed.before : gone, come, known.variables))
        return null;
    if (found === undefined)
        return lost === undefined ? null : compareGone(lost, file);
    if (lost === undefined)
        return compareCome(found, file);
    if (new Set([...gone, ...come].map(({ version }) => version)).size === 1)
        return null;
    const why = `several ${product/* product */.q.name} versions change here, and nothing says which one replaces which`;
    const mustBeListed = needListing([lost, found]);
    return notUnderstood(found.place, why, { from: tagOf([lost]), to: tagOf([found]), mustBeListed });
}
const half_pairs_nameOf = ({ key, version }) => key || `${product/* product */.q.name} ${version}`;
function compareCome(first, file) {
    const { path, oldPath, come, known } = file;
    const { plainBefore, plainAfter } = file.changed;
    const isInPlace = plainBefore.some(({ text }) => isSameSetting(text, first));
    if (isInPlace || imageLine(plainBefore, oldPath, known.before, known) !== undefined) {
        const why = `a ${product/* product */.q.name} version replaces something that was not a version`;
        return notUnderstood(first.place, why, { to: tagOf(come) });
    }
    const comes = (each, why) => notUnderstood(each.place, why, { to: tagOf([each]), mustBeListed: needListing([each]) });
    const assigned = come.find((each) => isAssigned(each, file));
    if (assigned !== undefined)
        return comes(assigned, `${half_pairs_nameOf(assigned)} is set here, and was not before`);
    const isBroken = plainAfter.some(({ text }) => text.startsWith('<<<<<<<'));
    if (isBroken || known.secondOrder.has(path))
        return null;
    const lone = come.find((each) => mayReplaceAnother(each, file));
    return lone === undefined ? null : comes(lone, `a ${product/* product */.q.name} version comes here, where none was`);
}
function compareGone(first, file) {
    const { path, gone, known } = file;
    const { plainAfter } = file.changed;
    const isInPlace = ({ text }) => !known.secondOrder.has(path) && isSameSetting(text, first);
    const variable = imageLine(plainAfter, path, known.after, known) ?? plainAfter.find(isInPlace);
    if (variable !== undefined) {
        const why = `${product/* product */.q.name} ${first.version} is replaced by something that is not a version`;
        return notUnderstood({ file: path, line: variable.line, column: 1 }, why, { from: tagOf(gone) });
    }
    const unset = gone.find((each) => isUnset(each, file));
    if (unset === undefined)
        return null;
    const isTag = ({ text }) => /(?:^|[\s{,-])["']?tag["']?\s{0,9}[:=]/i.test(text);
    const line = plainAfter.find(isTag)?.line ?? null;
    const place = { file: path, line, column: line === null ? null : 1 };
    const versions = { from: tagOf([unset]), mustBeListed: needListing([unset]) };
    return notUnderstood(place, `${half_pairs_nameOf(unset)} was set here, and is not any more`, versions);
}
function isAssigned(each, { path, changed, known, standing }) {
    const mayRepeat = known.handed.has(path) && !environment_names/* SAYS_ENVIRONMENT */.tp.test(`/${(0,repository_paths/* baseNameOf */.mv)(path)}`);
    if (isUndecided(each, path, known) && !(mayRepeat && standing.has(each.version)))
        return true;
    const isVariable = namesOf(each).some((name) => known.variables.has(plainName(name)));
    return isVariable && !isOneOfMany(each, changed, changed.plainAfter);
}
const half_pairs_SETS_IMAGE = /^[\s"']{0,99}[\w.-]{1,99}["']?\s{0,60}[:=]\s{0,9}["'`]?[\w./-]{1,199}\/[\w.-]{1,99}:v?$/;
function isUnset(each, file) {
    const { changed, known } = file;
    if (isMerged(each) || isOption(each, [...changed.plainAfter, ...changed.after]))
        return true;
    const isVariable = ownVariables(each, known.variables).some((name) => isTaken(name, file));
    if ((isVariable || isOverride(each, file)) && !isOneOfMany(each, changed, changed.plainBefore))
        return true;
    const isBuilt = changed.plainAfter.some(({ text }) => /\b(?:docker_?file|build|context)\b/i.test(text));
    const isImage = half_pairs_SETS_IMAGE.test(each.inFront) && !isInOwnBlock(each, changed.plainBefore) && !isBuilt;
    const isOther = isImage && [...file.standing].some((version) => version !== each.version);
    return ((isSetting(each, file) || isOther) && isLone(each, changed.plainBefore, [...changed.plainAfter, ...changed.after]));
}
function isTaken(name, { changed, known }) {
    const variable = known.variables.get(name);
    if (variable === undefined || variable.takers === null || !isCommonName(name))
        return variable !== undefined;
    return !changed.plainBefore.some(({ text }) => text.toLowerCase().includes(name));
}
function isOverride(each, { path, known, others }) {
    return !known.secondOrder.has(path) && others.has(settingOf(each) ?? '');
}
function isSetting(each, { path, known }) {
    const { key, inFront, around } = each;
    if (/[._-]tag$|^(?:app|image)[._-]?version$/i.test(key) || /\bimage\.tag\b/.test(inFront))
        return true;
    if (ownNames(each).some((name) => /version$/i.test(name)) && !isOfAll(each))
        return true;
    if (isBesideImage(each, known.settings))
        return true;
    const isOfImage = /^tag$/i.test(key) && /^["']?image["']?\s*[:=]/.test(around.sections.at(-1) ?? '');
    return isOfImage && !known.secondOrder.has(path);
}
function mayReplaceAnother(each, file) {
    const { path, changed, known, standing } = file;
    const { plainBefore, plainAfter, stays } = changed;
    const isOverriding = stays.some(({ key, version }) => key !== '' && key === each.key && version !== each.version);
    const isOther = UPDATE.test(each.text)
        ? [...standing].some((version) => version !== each.version)
        : standing.size > 0 && (isOverriding || !standing.has(each.version));
    if (!isOther && !isBesideImage(each, known.settings))
        return false;
    if (isMerged(each))
        return true;
    const stems = [...known.about].map((about) => about.replace(/\.\w+$/, ''));
    if (stems.some((stem) => path.startsWith(stem) && /^[-_.]\w+[-_.]/.test(path.slice(stem.length))))
        return true;
    const isLonger = ({ text }) => text.trim().split(' ').length > 2 && each.text.trim().startsWith(text.trim());
    const isAlone = isLone(each, plainAfter, [...plainBefore, ...changed.before]) ||
        plainBefore.some(isLonger) ||
        isOption(each, [...plainBefore, ...changed.before]) ||
        isOverride(each, file);
    return isAlone && !isOneOfMany(each, changed, plainAfter);
}
function tagOf(literals) {
    return only(new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null))));
}
function needListing(literals) {
    const isSure = literals.some(({ use, mustBeListed }) => use !== 'tag' || !mustBeListed);
    return isSure ? [] : literals.map(({ version }) => version);
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/dropped-variables.js












function compareDropped(file, references) {
    const { path, changed, known } = file;
    if (known.pins.get(path) === true)
        return null;
    const judged = new Set(references.map(({ before }) => before));
    const commands = changed.before.filter(({ text }) => /\bimage\.tag=/.test(text));
    const beginnings = new Set(addedIn(changed).map(firstWords));
    const taken = new Map();
    const isStillTaken = (name, isTag) => {
        const key = `${name} ${isTag}`;
        if (!taken.has(key))
            taken.set(key, dropped_variables_isTaken(name, isTag, file));
        return taken.get(key) === true;
    };
    for (const line of [...changed.plainBefore, ...commands]) {
        if (judged.has(line) || dropped_variables_isExplained(line, file))
            continue;
        const isTag = TAKES.test(line.text);
        const name = variablesOn(line.text).find((each) => isOurs(each, line, file) && !isStillTaken(each, isTag));
        if (name === undefined || !(beginnings.has(firstWords(line.text)) || hasKeptOwner(line, file)))
            continue;
        const found = `${(0,quote_text/* quoteText */.o)(name)} gave the ${product/* product */.q.name} version, and does not any more`;
        return notUnderstood({ file: path, line: null, column: null }, found);
    }
    return null;
}
function dropped_variables_isExplained(line, { path, changed, known }) {
    if (isRead(line, path, known.before))
        return true;
    return changed.after.some((each) => isRead(each, path, known.after) && isSameSetting(line.text, each));
}
function isOurs(name, { text }, { path, known }) {
    if (!isCommonName(plainName(name)) && isVersionName(name, known))
        return true;
    const isOfChart = /\bhelm\b/.test(text) && (0,service_names/* namesService */.cM)(text, known.settings) && !isPinnedBeside(text, path, known);
    return isOfChart && [...text.matchAll(CHART_VARIABLE)].some(([, each]) => each === name);
}
function dropped_variables_isTaken(name, isTag, { changed, texts }) {
    const takersIn = (lines) => lines.filter((each) => (!isTag || TAKES.test(each)) && variablesOn(each).includes(name)).length;
    if (takersIn(addedIn(changed)) > 0)
        return true;
    return takersIn((0,text_lines/* linesOf */.Dx)(texts[1])) >= (isTag ? takersIn((0,text_lines/* linesOf */.Dx)(texts[0])) : 1);
}
function hasKeptOwner(line, { changed, texts }) {
    const above = (0,text_lines/* linesOf */.Dx)(texts[0]).slice(0, line.line - 1);
    const isOwner = (text) => indentOf(text) !== -1 && indentOf(text) < indentOf(line.text);
    const owner = above.at(-1)?.endsWith('\\') ? above.length : above.findLastIndex(isOwner) + 1;
    const isGone = [...changed.before, ...changed.plainBefore].some((each) => each.line === owner);
    return owner > 0 && !isGone && !ITEM.test(line.text);
}
const addedIn = ({ plainAfter, after }) => [...plainAfter, ...after].map(({ text }) => text);
const firstWords = (text) => text.trim().split(/\s+/, 3).join(' ');
const indentOf = (text) => text.search(/\S/);
const dropped_variables_DEFAULT = /\bARG\s|:-|\bdefault/;
async function repeatsVariables(file, sides) {
    const { changed, path, oldPath, gone, come } = file;
    const isGone = gone.length > 0;
    if (isGone === come.length > 0)
        return false;
    const [tree, from] = isGone ? [sides.head, path] : [sides.base, oldPath];
    const text = (await (0,watched_files/* readTextFile */.Gu)(tree, from)) ?? '';
    const [literals, instead] = isGone ? [gone, changed.plainAfter] : [come, changed.plainBefore];
    for (const literal of literals) {
        const lines = instead.filter((line) => isSameSetting(line.text, literal) || (0,service_names/* namesServiceImage */.Tu)(line.text, sides.settings.images));
        const isAlone = lines.length === 0;
        if (isAlone && isGone)
            return false;
        const settings = isAlone ? [namesOf(literal)] : lines.map((line) => variablesOn(line.text));
        for (const names of settings) {
            const found = names.map((name) => literalsOf(name, isAlone ? '' : text, tree, sides));
            const values = (await Promise.all(found)).flat();
            const isKnown = values.some(({ inFront }) => !isAlone || dropped_variables_DEFAULT.test(inFront));
            if (!isKnown || values.some(({ version }) => version !== literal.version))
                return false;
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/variables/inlined-variables.js







const inlined_variables_VARIABLE = /^`\$(?:\{(\w{1,99})\}|(\w{1,99}))`$/;
async function withInlined(base, head, sides) {
    const isOpenBefore = base.problem !== null;
    const [open, other, tree] = isOpenBefore ? [base, head, sides.base] : [head, base, sides.head];
    const { code, found } = open.problem ?? { code: null, found: '' };
    const [, inBraces, bare] = inlined_variables_VARIABLE.exec(found) ?? [];
    const name = inBraces ?? bare ?? '';
    if (other.version === null || other.problem !== null || code !== 'unresolved-variable' || name === '')
        return [base, head];
    const line = (0,text_lines/* linesOf */.Dx)((await (0,watched_files/* readTextFile */.Gu)(tree, open.place.file)) ?? '')[(open.place.line ?? 0) - 1] ?? '';
    const isWhole = new RegExp(String.raw `:\s?["']?\$(?:\{${name}\}|${name})(?=["'\s,}\]]|$)`).test(line);
    if (!isWhole || (await versionOf(name, tree, sides)) !== other.version)
        return [base, head];
    const known = { ...open, version: other.version, problem: null };
    return isOpenBefore ? [known, head] : [base, known];
}
async function versionOf(name, tree, sides) {
    if (!(0,service_names/* namesService */.cM)(`${name}=`, sides.settings))
        return null;
    const set = new RegExp(String.raw `(?<![\w.{$-])${(0,glob/* literalPattern */.Kf)(name)}["']?\s{0,9}(?:[:?]?=(?!=)|:)`, 'i');
    for await (const { text } of (0,watched_files/* textsNaming */.fO)(tree, sides, [name]))
        if ((0,text_lines/* linesOf */.Dx)(text).some((line) => set.test(line) && !(0,versions_in_text/* hasVersion */.Xj)(line)))
            return null;
    return only(new Set((await literalsOf(name, '', tree, sides)).map(({ version }) => version)));
}
async function areInlined({ path, oldPath, gone, come }, sides) {
    const isGone = gone.length > 0;
    if (isGone === come.length > 0)
        return false;
    const [literals, from, own] = isGone ? [gone, sides.base, oldPath] : [come, sides.head, path];
    for (const literal of literals) {
        const name = ownVariables(literal).find((each) => (0,service_names/* namesService */.cM)(`${each}=`, sides.settings));
        if (name === undefined || (await versionOf(name, from, sides)) !== literal.version)
            return false;
        if (!(await areTakersPlain(name, literal.version, isGone, own, sides)))
            return false;
    }
    return true;
}
async function areTakersPlain(name, version, isGone, own, sides) {
    const [from, to] = isGone ? [sides.base, sides.head] : [sides.head, sides.base];
    const pathThere = (path) => (isGone ? sides.oldToNew : sides.renames).get(path) ?? path;
    const word = wordOf(name, 'i');
    for await (const { text } of (0,watched_files/* textsNaming */.fO)(to, sides, [name]))
        if (word.test(text))
            return false;
    let takers = 0;
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(from, sides, [name])) {
        if (path === own || !word.test(text))
            continue;
        const there = (await (0,watched_files/* readTextFile */.Gu)(to, pathThere(path))) ?? '';
        const images = [...(0,service_names/* serviceImagesIn */.fH)(there, sides.settings.images)];
        if (images.length === 0 || !images.every((image) => image.endsWith(`:${version}`)))
            return false;
        takers += 1;
    }
    return takers > 0;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/unpaired-versions.js












async function compareUnpaired(files, known, sides, whole) {
    const changes = compareMoved(files, known);
    const isAny = files.some(({ gone, come }) => gone.length + come.length > 0);
    const standing = isAny ? await versionsIn(sides.base, known, sides) : [];
    const isFirst = isAny && (await (0,watched_files/* textsNaming */.fO)(sides.base, sides).next()).done === true;
    const [gone, come] = [[], []];
    for (const file of files) {
        const { before, plainBefore } = file.changed;
        if (isFirst && file.isOnBothSides && before.length + plainBefore.length === 0)
            continue;
        if (file.isOnBothSides && (await unpaired_versions_isExplained(file, sides)))
            continue;
        const change = compareFile(file, standing, known, sides);
        if (change !== null) {
            changes.push(change);
            continue;
        }
        gone.push(...tagsOf(file.gone), ...lostImage(file, known, sides));
        come.push(...tagsOf(file.come));
    }
    const ends = (is) => whole
        .filter(({ change }) => change === is)
        .map(({ place, from, to }) => ({ place, version: from ?? to, mustBeListed: [] }));
    const successors = [compareSuccessor(gone, [...come, ...ends('install')]), compareSuccessor(ends('removed'), come)];
    return [...changes, ...successors.filter((successor) => successor !== null)];
}
async function unpaired_versions_isExplained(file, sides) {
    return ((await repeatsVariables(file, sides)) || (await moveInNamedFiles(file, sides)) || (await areInlined(file, sides)));
}
function compareFile(file, standing, known, sides) {
    const deployed = [...standing, ...sides.before.objects].filter(({ version }) => version !== null);
    if (!file.isOnBothSides) {
        const holders = standing.map(({ place }) => place.file);
        return compareOverride(file, (literal) => versionsBeside(literal, file.path, standing, deployed), holders);
    }
    const others = standing.flatMap(({ place, setting }) => (place.file === file.oldPath ? [] : (setting ?? [])));
    const come = file.come.filter((each) => !repeatsChart(each, file.path, standing, known));
    const near = isReadWhole(file.path, sides) ? new Set() : versionsNear(file.path, deployed);
    return compareHalfPairs({ ...file, come, known, standing: near, others: new Set(others) });
}
function repeatsChart(each, path, standing, { files }) {
    const [folder, setting] = [(0,repository_paths/* folderOf */.yS)(path), settingOf(each)];
    const isOfChart = setting !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const own = standing.filter(({ place }) => isOfChart && place.file === (0,repository_paths/* inFolder */._z)(folder, 'values.yaml'));
    return own.some((other) => other.setting === setting && other.version === each.version);
}
function versionsBeside(literal, path, standing, deployed) {
    const own = ownVariables(literal);
    const same = standing.filter(({ names }) => names.some((name) => own.includes(name)));
    return versionsNear(path, same.length > 0 ? same : deployed);
}
function isReadWhole(path, { after: { objects } }) {
    const isRead = objects.some(({ version, carrier, inputs }) => version !== null && [carrier, ...inputs].includes(path));
    return isRead && !objects.some(({ version, carrier }) => version === null && carrier === path);
}
function lostImage({ path, oldPath, changed }, known, { before }) {
    const image = imageLine(changed.plainBefore, oldPath, known.before, known);
    if (image === undefined || before.objects.some(({ carrier }) => carrier === oldPath))
        return [];
    if (imageLine(changed.plainAfter, path, known.after, known) !== undefined)
        return [];
    const version = only(new Set(changed.before.map((each) => each.version)));
    return [{ place: { file: oldPath, line: image.line, column: 1 }, version, mustBeListed: [] }];
}
const OVERRIDE = /(?:^|\/)(?:\.argocd-source[^/]*|terraform\.tfvars|[^/]*\.auto\.tfvars|[^/]*\.(?:service|container)\.d\/[^/]*\.conf)$/;
const unpaired_versions_VARIABLES = /(?:^|\/)(host_vars|group_vars|roles\/[^/]+\/vars)\/.+$/;
const unpaired_versions_OF_ALL = /^(.*\/|)group_vars\/all(?:\.\w+|\/.+)?$/;
function compareOverride({ path, gone, come }, standing, files) {
    const isOfAnsible = unpaired_versions_VARIABLES.test(path) && (isBelowAll(path, files) || !files.some((file) => isAlike(file, path)));
    if (!isOfAnsible && !OVERRIDE.test(path))
        return null;
    const differs = (each) => {
        const versions = [...standing(each)];
        return versions.length === 0 || versions.some((version) => version !== each.version);
    };
    const [literal] = [...come.filter(differs), ...(isOfAnsible ? [] : gone)];
    if (literal === undefined)
        return null;
    const found = `${product/* product */.q.name} ${literal.version} in a file that overrides what is deployed`;
    return notUnderstood(literal.place, found);
}
function isBelowAll(path, files) {
    const inventory = path.replace(/group_vars\/.+$/, '');
    return !unpaired_versions_OF_ALL.test(path) && files.some((file) => unpaired_versions_OF_ALL.exec(file)?.[1] === inventory);
}
function isAlike(one, other) {
    const [sort, own] = [one, other].map((path) => unpaired_versions_VARIABLES.exec(path)?.[1]?.replace(/^roles.+/, 'roles'));
    return sort !== undefined && sort === own;
}
function compareMoved(files, known) {
    const nameOf = (literal) => ownVariables(literal).find((name) => known.variables.has(name)) ?? '';
    const left = files.flatMap((file) => file.gone.map((from) => ({ from, oldFile: file })));
    const leftByName = (0,group_by/* groupBy */.$)(left, ({ from }) => nameOf(from));
    const changes = [];
    for (const file of files) {
        for (const to of file.come) {
            const name = nameOf(to);
            const [source, ...others] = leftByName.get(name) ?? [];
            if (name === '' || source === undefined || others.length > 0)
                continue;
            const { from, oldFile } = source;
            if (!isMove(from, oldFile, to, file))
                continue;
            oldFile.gone = oldFile.gone.filter((each) => each !== from);
            file.come = file.come.filter((each) => each !== to);
            const change = compareSuccessor(tagsOf([from]), tagsOf([to]));
            if (change !== null)
                changes.push(change);
        }
    }
    return changes;
}
function isMove(from, oldFile, to, file) {
    if (from.use !== to.use)
        return false;
    const isWrittenOut = file.changed.plainBefore.some(({ text }) => text.includes((0,repository_paths/* baseNameOf */.mv)(oldFile.path)));
    if (from.version === to.version)
        return oldFile.isOnBothSides || isWrittenOut;
    return from.use === 'tag' && oldFile !== file;
}
function compareSuccessor(gone, come) {
    const versions = new Set(gone.map(({ version }) => version));
    for (const next of come) {
        const left = gone.find(({ place }) => place.file !== next.place.file);
        if (versions.has(next.version) || left === undefined)
            continue;
        const found = `${product/* product */.q.name} leaves ${(0,quote_text/* quoteText */.o)(left.place.file)}, and what comes here may replace it`;
        const mustBeListed = [...left.mustBeListed, ...next.mustBeListed];
        const remedy = 'Pass `from:` and `to:` if it does. If the two have nothing to do with each other, make a pull request of each.';
        return notUnderstood(next.place, found, { from: only(versions), to: next.version, mustBeListed, remedy });
    }
    return null;
}
function tagsOf(literals) {
    return literals
        .filter(({ use }) => use === 'tag')
        .map((each) => ({ ...each, mustBeListed: each.mustBeListed ? [each.version] : [] }));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-lines.js


























const NONE = { references: [], words: [], rewritten: [] };
const changed_lines_TAKES_TAG = /\btag\b/;
async function compareChangedLines(sides, changedPaths, whole) {
    const oldPaths = new Set(sides.renames.values());
    const hasName = nameTest(sides.settings);
    const watched = changedPaths.filter(sides.isWatched);
    const named = new NamedFiles(new Set([...(await sides.base.entries()).keys(), ...(await sides.head.entries()).keys()]));
    let literals = null;
    const changes = [];
    const files = [];
    for await (const each of (0,watched_files/* textsOnBothSides */.d5)(sides, watched, Number.POSITIVE_INFINITY)) {
        const { path, before, after } = each;
        if (after === null && oldPaths.has(path))
            continue;
        if ([before, after].every((text) => text === null || (0,watched_files/* isContent */.az)(text)))
            continue;
        if ([before, after].some((text) => text !== null && (0,watched_files/* isTooLarge */.I9)(text))) {
            if (before !== null && after !== null)
                changes.push(...judgeLargeText(path, before, after, hasName));
            continue;
        }
        const difference = await differenceOf(each, named, sides, hasName);
        if (difference === null)
            continue;
        literals ??= new LiteralComparison(sides, await readKnownAndHanded(sides, watched), whole);
        const { file, texts } = difference;
        const ofLiterals = await changed_lines_compareLiterals(difference, literals);
        changes.push(...ofLiterals);
        if (literals.isExhausted)
            return changes;
        const compared = { ...file, texts, named, sides, known: literals.known };
        const kept = file.isOnBothSides ? await tagKept(compared, file) : null;
        if (kept === null)
            files.push(file);
        const selections = difference.selections.filter(({ was, is }) => was !== is || ofLiterals.length === 0);
        if (file.isOnBothSides)
            changes.push(...(await compareTaken({ ...difference, selections }, kept, compared)));
    }
    if (literals === null)
        return changes;
    return [...changes, ...(await compareUnpaired(files, literals.known, sides, whole))];
}
async function differenceOf({ path, oldPath, before, after }, named, sides, hasName) {
    const texts = [before ?? '', after ?? ''];
    const isOnBothSides = before !== null && after !== null;
    const changed = (0,version_literals/* changedLines */.MA)(...texts, sides.settings.tagSuffix, path);
    const { references, words, rewritten } = isOnBothSides ? changedReferences(changed, path, texts, named) : NONE;
    const selecting = [...words, ...rewritten];
    const selected = isOnBothSides ? await selectionsIn(selecting, changed, path, after, named, sides.head) : [];
    const choices = choicesIn(words, texts[1], path);
    const hasLiterals = changed.before.length + changed.after.length > 0;
    const selections = [...selected, ...(isOnBothSides ? movedIn(changed, path, texts, named) : [])];
    const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || changed_lines_TAKES_TAG.test(text));
    const mayGain = isOnBothSides && changed.plainAfter.some(({ text }) => SETS_TAG.test(text));
    const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(texts[1]));
    const values = isOnBothSides ? changedValues(changed, path, sides.settings.tagSuffix) : [];
    const isAny = selections.length + values.length + choices.length > 0;
    if (!hasLiterals && !mayRefer && !mayLose && !mayGain && !isAny)
        return null;
    const file = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
    return { file, texts, values, references, selections, choices };
}
async function changed_lines_compareLiterals({ file, texts, values }, literals) {
    const changes = await literals.compare(file);
    if (!file.isOnBothSides || literals.isExhausted)
        return changes;
    const image = compareImages(file, literals.known);
    if (image !== null)
        return withImage(changes, image);
    const isOpen = changes.length + file.gone.length + file.come.length === 0;
    const tag = isOpen
        ? (compareTags(file, literals.known) ?? compareValues(values, file.path, texts[1], literals.known))
        : null;
    return tag === null ? changes : [...changes, tag];
}
async function compareTaken(difference, kept, compared) {
    const { file, references, selections, choices } = difference;
    const explained = [];
    if (kept !== null)
        for (const each of references)
            if (await isOfKeptTag(each, kept, compared))
                explained.push(each);
    const open = references.filter((each) => !explained.includes(each));
    const { judged, renamed } = await sortReferences(open, compared);
    const referred = await compareReferences(compared, judged);
    const selected = referred.length > 0 ? [] : await compareSelections(selections, compared);
    const isOpen = file.come.length === 0;
    const dropped = isOpen ? compareDropped(compared, [...judged, ...renamed, ...explained]) : null;
    const isGained = isOpen && file.gone.length + referred.length === 0;
    const gained = isGained ? await compareGained(compared) : null;
    const taken = [...referred, ...selected, ...[dropped, gained].filter((each) => each !== null)];
    return taken.length > 0 ? taken : [compareChoices(choices, compared) ?? []].flat();
}
function withImage(changes, image) {
    const marked = changes.map((each) => ({ ...each, buildChanged: 'image' }));
    return marked.length === 0 && image.from === image.to ? [image] : marked;
}
function judgeLargeText(path, before, after, hasName) {
    const [line = (0,version_literals/* namedLines */.vl)(before, after, hasName)[0]] = (0,version_literals/* namedLines */.vl)(after, before, hasName);
    const found = `a line with the name of ${product/* product */.q.name} and a version changes in a text that is too large to be compared`;
    return line === undefined ? [] : [notUnderstood({ file: path, line: line.line, column: 1 }, found)];
}
const changed_lines_TAKES = new RegExp(String.raw `${SETS_TAG.source}["']?(?:[$%]|\{\{)`);
const changed_lines_COMMAND = /\bhelm\s+(?:upgrade|install)(?:\s+(?:-i|--install))?\s+[\w./$"{}-]{1,99}(?:\s+[\w./:$"{}-]{1,199})?/;
async function compareGained({ path, changed, texts, known, sides }) {
    const [before, after] = texts.map(text_lines/* linesOf */.Dx);
    for (const { text, line } of [...changed.plainAfter, ...changed.after].filter((each) => changed_lines_TAKES.test(each.text))) {
        const command = `${(0,command_lines/* commandAt */.N1)(after, line - 1)}\n${text}`;
        const [name] = changed_lines_COMMAND.exec(command) ?? [];
        if (name === undefined)
            continue;
        const isOurs = (0,service_names/* namesService */.cM)(command, known.settings) || (0,command_lines/* namesAnyOf */.iT)(command, known.pins.keys());
        const old = before.flatMap((each, at) => (each.includes(name) ? `${each}\n${(0,command_lines/* commandAt */.N1)(before, at)}` : []));
        if (!isOurs || old.length === 0 || old.some((each) => SETS_TAG.test(each)))
            continue;
        const deployed = versionsNear(path, sides.before.objects);
        const found = variablesOn(text).map((variable) => literalsOf(variable, texts[1], sides.head, sides));
        const set = (await Promise.all(found)).flat();
        if (set.length > 0 && deployed.size === 1 && set.every(({ version }) => deployed.has(version)))
            continue;
        const why = `${(0,quote_text/* quoteText */.o)(name)} takes the ${product/* product */.q.name} version from elsewhere now, and did not before`;
        return notUnderstood({ file: path, line, column: 1 }, why);
    }
    return null;
}
const changed_lines_NAME = /(?<![\w.-])[\w.-]+(?::\d{1,5}(?=\/))?(?:\/[\w.-]+)+/g;
const changed_lines_MOST_LINES = 50;
function compareImages({ path, oldPath, changed }, known) {
    const { images, tagSuffix } = known.settings;
    if (known.pins.has(path))
        return null;
    const before = new Map();
    for (const line of imageLines(changed.plainBefore, changed.before)) {
        if (isRead(line, oldPath, known.before))
            continue;
        for (const image of (0,service_names/* serviceImagesIn */.fH)(line.text, images)) {
            const name = /^[^/]*\/[^:@]*/.exec(image)?.[0] ?? image;
            before.set((0,versions_in_text/* blankVersions */.cz)(line.text.replace(name, '\0'), tagSuffix).trim(), { name, line });
        }
    }
    if (before.size === 0)
        return null;
    for (const line of imageLines(changed.plainAfter, changed.after)) {
        if (isRead(line, path, known.after))
            continue;
        for (const { 0: name, index } of line.text.matchAll(changed_lines_NAME)) {
            const rest = `${line.text.slice(0, index)}\0${line.text.slice(index + name.length)}`;
            const was = before.get((0,versions_in_text/* blankVersions */.cz)(rest, tagSuffix).trim());
            if (was === undefined || ofHub(was.name) === ofHub(name))
                continue;
            const [from, to] = [was.line.version, line.version];
            const place = { file: path, line: line.line, column: 1 };
            const own = { id: `line:${path}#${line.line}`, mustBeListed: [] };
            return { line: own, place, from, to, problem: null, buildChanged: 'image' };
        }
    }
    return null;
}
const ofHub = (name) => name.replace(/^(?:index\.)?docker\.io\//, '');
function imageLines(plain, literals) {
    const all = [...plain.map((line) => ({ ...line, version: null })), ...literals];
    return all.slice(0, changed_lines_MOST_LINES);
}

;// CONCATENATED MODULE: ./build/syntax/hcl/value-in-line.js
const VALUE = /^\s*(?:"(?:\$\{[^}]{0,400}\}|[^"$]|\$(?!\{)){0,999}"|\w{1,99}\([^()]{0,999}\)|[A-Za-z_][\w.]{0,199})(?=\s*(?:[,}#]|\/\/|$))/;
function valueInLine(line, column) {
    const start = line.lastIndexOf('=', column - 1) + 1;
    const [value] = VALUE.exec(line.slice(start)) ?? [];
    return value === undefined || start === 0 || start + value.length < column ? null : value.trim();
}

;// CONCATENATED MODULE: ./build/comparison/deciding-text.js







async function withNewName(base, head, sides) {
    const same = { base, rename: (text) => text };
    const [one, other] = [base.problem, head.problem];
    if (one === null || other === null || one.code !== other.code || !one.code.startsWith('unresolved-'))
        return same;
    const [[was, ...more], [is]] = [one, other].map(({ found }) => [
        ...new Set([...found.matchAll(ANY_VARIABLE)].map(([, name = '']) => name)),
    ]);
    if (was === undefined || is === undefined || was === is || more.length > 0)
        return same;
    const rename = (text) => text.replace(wordOf(was, 'g'), is);
    if (rename(one.found) !== other.found || !(await isRenamed(was, is, sides)))
        return same;
    return { base: { ...base, problem: other }, rename };
}
const [REQUIRED, REGISTRY] = [/:?\?[^{}]{0,400}\}/g, new RegExp(String.raw `[^\s"']{1,200}/(?=${product/* product */.q.image.path}:)`)];
const withoutMessage = (line) => line.replace(REQUIRED, '}').replace(REGISTRY, '');
async function haveSameText(sides, base, head, rename) {
    const isWhole = [base, head].some(({ problem }) => problem?.code === 'unparseable' || problem?.code === 'conflict-markers');
    const textOf = async (tree, { place, kind, problem }) => {
        if (kind === 'helm-values' && problem?.code === 'chart-unpinned' && place.column === 1)
            return '';
        const text = (await tree.read(place.file))?.toString('utf8') ?? '';
        if (isWhole || place.line === null)
            return isWhole ? text : '';
        const line = (0,text_lines/* linesOf */.Dx)(text)[place.line - 1] ?? '';
        const value = place.column === null ? null : valueAt(line, place.column, kind);
        const images = [...(0,service_names/* serviceImagesIn */.fH)(line, sides.settings.images)].sort();
        const shown = problem?.code === 'unresolved-variable' ? withoutMessage(line) : line;
        return value === null ? (0,text_lines/* unformatted */.e1)(shown, place.file).replace(/^- /, '') : JSON.stringify([value, images]);
    };
    const { tagBelow: was } = base;
    const isSameFile = (was === undefined ? was : (sides.oldToNew.get(was) ?? was)) === head.tagBelow;
    return isSameFile && rename(await textOf(sides.base, base)) === (await textOf(sides.head, head));
}
function withTemplateVersions(base, head, suffix) {
    const [one, other] = [base.problem, head.problem];
    const isTemplateOfTag = ({ code, subject }) => code === 'unresolved-template' && subject === 'tag';
    if (one === null || other === null || ![one, other].every(isTemplateOfTag))
        return [base, head];
    const [[from, ...more], [to]] = [(0,versions_in_text/* literalVersions */.BK)(one.found, suffix), (0,versions_in_text/* literalVersions */.BK)(other.found, suffix)];
    const isOther = from === to || (0,versions_in_text/* blankVersions */.cz)(one.found, suffix) !== (0,versions_in_text/* blankVersions */.cz)(other.found, suffix);
    if (isOther || from === undefined || to === undefined || more.length > 0)
        return [base, head];
    return [
        { ...base, version: from, problem: null },
        { ...head, version: to, problem: null },
    ];
}
function valueAt(line, column, kind) {
    if (/^(?:terraform|nomad)$/.test(kind))
        return valueInLine(line, column);
    return /^["']?[\w$][^\s"',{}[\]]*(?=["'\s]*[,}])/.exec(line.slice(column - 1))?.[0] ?? null;
}

;// CONCATENATED MODULE: ./build/comparison/unread-changes.js





async function unreadChanges(sides, changed, naming) {
    const { before, after, settings, isWatched } = sides;
    const hasName = nameTest(settings);
    const read = new Set([before, after].flatMap(pathsRead));
    const names = unread_changes_namesOf([...naming, ...[before, after].flatMap(({ objects }) => objects.flatMap(filesOf))]);
    const isOurs = (text) => hasName(text) || (text.match(/\w[\w.-]*/g) ?? []).some((word) => names.has(word));
    const oldPaths = new Set(sides.renames.values());
    const bare = (text, path) => (0,versions_in_text/* blankVersions */.cz)((0,text_lines/* unformatted */.e1)(text ?? '', path), settings.tagSuffix);
    const isOpen = ({ path, oldPath, before: was, after: is }) => [was, is].some((text) => text !== null && !(0,watched_files/* isContent */.az)(text) && (hasName(path) || isOurs(text))) &&
        bare(was, oldPath) !== bare(is, path);
    const found = [];
    const paths = changed.filter((path) => isWatched(path) && !read.has(path) && !oldPaths.has(path));
    for await (const each of (0,watched_files/* textsOnBothSides */.d5)(sides, paths))
        if (isOpen(each))
            found.push(each.path);
    return found;
}
function pathsRead({ objects, claimed, links }) {
    return [...claimed, ...links.map(({ place }) => place.file), ...objects.flatMap(filesOf)];
}
function unread_changes_namesOf(paths) {
    return new Set(paths.flatMap((path) => [(0,repository_paths/* baseNameOf */.mv)(path), (0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(path))]));
}
function filesOf({ carrier, place, inputs }) {
    return [carrier, place.file, ...inputs];
}

;// CONCATENATED MODULE: ./build/comparison/compare-trees.js






















async function compareTrees(pair, given, rules, charts) {
    const { base, head } = pair;
    const allPaths = [...((await base?.entries())?.keys() ?? []), ...(await head.entries()).keys()];
    const context = { settings: (0,detect.withEnvironments)(given, allPaths), rules, charts };
    const changed = base === null ? [] : await changedPaths(base, head);
    const { base: baseDetection, head: headDetection, candidates } = await detectBoth(pair, changed, context);
    const found = {
        head: withoutStrays(headDetection),
        base: baseDetection && withoutStrays(baseDetection),
        touchesWorkflows: changed.some((path) => /^\.github\/(?:workflows|actions)\//.test(path)),
    };
    if (base === null || baseDetection === null) {
        const alone = headDetection.objects.map((object) => (0,object_change/* comparePair */.Ir)(null, object, rules));
        return { changes: groupChanges(straysAsLines(alone)), unread: [], ...found };
    }
    const sides = {
        base,
        head,
        renames: pair.renames,
        ...context,
        oldToNew: (0,object_ids/* renamedPaths */.ve)(pair.renames),
        before: await withSymlinks(baseDetection, base, changed),
        after: await withSymlinks(headDetection, head, changed),
        isWatched: (0,watched_files/* watchTest */.qM)(context.settings),
    };
    const { before, after } = sides;
    const pairing = new comparison_pairing/* Pairing */.X(before.objects, after.objects, sides.oldToNew);
    const changes = await compareObjects(sides, pairing);
    if (rules.from === null || rules.to === null)
        changes.push(...compareLinks(sides, pairing));
    const lines = (await compareChangedLines(sides, changed, changes)).map((change) => (0,object_change/* compareLine */.yV)(change, rules));
    if (before.objects.length + after.objects.length === 0)
        lines.push(...(await standingLines(sides, changed, lines)));
    const unread = await unreadChanges(sides, changed, candidates);
    return { changes: groupChanges([...straysAsLines(changes), ...lines]), unread, ...found };
}
async function detectBoth({ base, head }, changed, { settings, rules, charts }) {
    const candidates = new Set(await (0,detect.findCandidates)(head, settings));
    if (base !== null)
        for (const path of await (0,detect.findCandidates)(base, settings))
            candidates.add(path);
    const isEnvFile = (path) => /(?:^|\/)\.env[^/]*$/.test(path) || settings.envFiles.includes(path);
    for (const path of changed.filter(isEnvFile))
        candidates.add(path);
    const foundHead = await (0,detect.detect)(head, settings, candidates, true);
    const foundBase = base === null ? null : await (0,detect.detect)(base, settings, candidates, true);
    const isGiven = rules.from !== null || rules.to !== null;
    const untouched = isGiven || foundBase === null ? new Set() : sameCharts(foundBase, foundHead);
    const resolve = async (found) => ({
        ...found,
        objects: await (0,detect.resolveCharts)(found.objects, charts, ({ id }) => untouched.has(id)),
    });
    return { base: foundBase && (await resolve(foundBase)), head: await resolve(foundHead), candidates };
}
function sameCharts(base, head) {
    const keyOf = ({ id, unresolved, image }) => JSON.stringify([id, unresolved && (0,chart/* chartKey */.w4)(unresolved), image]);
    const before = new Set(base.objects.map(keyOf));
    const same = head.objects.filter((object) => object.unresolved !== null && before.has(keyOf(object)));
    const untouched = new Set(same.map(({ id }) => id));
    const [idsBefore, idsAfter] = [base, head].map(({ objects }) => new Set(objects.map(({ id }) => id)));
    for (const { id } of [...base.objects, ...head.objects])
        if (idsBefore?.has(id) !== idsAfter?.has(id))
            for (const other of (0,object_ids/* environmentless */.hd)(id))
                untouched.delete(other);
    return untouched;
}
async function changedPaths(base, head) {
    const [before, after] = await Promise.all([base.entries(), head.entries()]);
    const changed = [...before.values()].filter(({ path, id }) => after.get(path)?.id !== id).map(({ path }) => path);
    return [...changed, ...[...after.keys()].filter((path) => !before.has(path))];
}
async function compareObjects(sides, pairing) {
    const { rules, before, after } = sides;
    const ordersOf = comparedOrders(before, after);
    const carried = await carriedObjects(sides, pairing.lost, pairing.found);
    const gone = pairing.settle((base) => carried.has(base)).map((base) => (0,object_change/* removalOf */.c6)(base, carried.get(base) ?? null));
    pairing.settlePointers();
    pairing.pairByLikeness([...before.links, ...after.links]);
    const judge = async (base, head, moved) => {
        const { base: old, rename } = await withNewName(base, head, sides);
        const isSameText = head.problem !== null && (await haveSameText(sides, base, head, rename));
        const secondOrder = changedSecondOrder(...ordersOf(base, head), sides, head.place);
        const [was, is] = await withInlined(...withTemplateVersions(old, head, sides.settings.tagSuffix), sides);
        const change = (0,object_change/* comparePair */.Ir)(was, is, rules, { isSameText, secondOrder });
        return moved === null ? change : { ...change, notices: [...change.notices, moved] };
    };
    const changes = [];
    for (const { base, head, moved } of pairing.pairs)
        changes.push(await judge(base, head, moved));
    changes.push(...gone, ...pairing.lost.map((base) => (0,object_change/* removalOf */.c6)(base, null)));
    const mayBeNew = pairing.lost.length === 0 && gone.length === 0;
    for (const head of pairing.found) {
        const patch = otherVersionBeside(head, pairing.pairs, sides);
        if (patch !== undefined) {
            const problem = (0,problems_problem/* problemAt */.l4)('not-evaluated', head.place, `${(0,quote_text/* quoteText */.o)(patch)} is next to it`);
            changes.push({ ...(0,object_change/* installOf */.hQ)(head), change: 'upgrade', problem });
            continue;
        }
        const whyUnknown = `${head.carrier} was there before without a tag, and something else decided the version`;
        if (await isTagOfStandingValues(head, sides)) {
            changes.push((0,object_change/* comparePair */.Ir)(null, head, rules, { isSameText: false, secondOrder: null, whyUnknown }));
        }
        else
            changes.push(mayBeNew && !isUnknownBeside(head, pairing.pairs) ? (0,object_change/* installOf */.hQ)(head) : (0,object_change/* comparePair */.Ir)(null, head, rules));
    }
    return changes;
}
function isUnknownBeside({ problem, unit }, pairs) {
    const isUnknown = /^unresolved-/.test(problem?.code ?? '');
    return isUnknown && pairs.some(({ head }) => head.unit === unit && head.version !== null);
}
function otherVersionBeside(head, pairs, { settings }) {
    const own = new Set(head.secondOrder.map(({ text }) => text));
    return pairs
        .filter((pair) => pair.head.unit === head.unit)
        .flatMap((pair) => pair.head.secondOrder.map(({ text }) => text))
        .find((text) => !own.has(text) && (0,versions_in_text/* literalVersions */.BK)(text, settings.tagSuffix).some((it) => it !== head.version));
}
async function isTagOfStandingValues(head, { base, before: { objects: before }, renames }) {
    const { kind, declared, version } = head;
    const old = (path) => renames.get(path) ?? path;
    const [carrier, inputs] = [old(head.carrier), head.inputs.map(old)];
    if (!(await base.entries()).has(carrier))
        return false;
    if (before.some((other) => other.carrier === carrier && other.version !== null && other.version === version))
        return false;
    const service = ({ id }) => id.slice(id.indexOf('#'));
    if (kind === 'compose')
        return before.some((other) => other.kind === kind && service(other) === service(head) && (0,repository_paths/* folderOf */.yS)(other.carrier) === (0,repository_paths/* folderOf */.yS)(carrier));
    if (kind !== 'helm-values' || declared.keys.length > 0)
        return false;
    const isOther = (path) => path !== carrier && inputs.includes(path);
    return before.some((other) => other.kind === kind && ((0,repository_paths/* folderOf */.yS)(other.carrier) === (0,repository_paths/* folderOf */.yS)(carrier) || other.inputs.some(isOther)));
}
function groupChanges(changes) {
    const keyOf = (change) => {
        const { place, from, to, problem, tolerated, buildChanged, base, head, line } = change;
        const own = place.line === null ? (line?.id ?? (head ?? base)?.id) : null;
        const answer = [change.change, from, to, problem?.code, tolerated, buildChanged, head === null, base === null];
        return JSON.stringify([place, own, answer]);
    };
    return [...(0,group_by/* groupBy */.$)(changes, keyOf).values()].map(joinChanges).sort(problems_place/* compareByPlace */.w);
}
function joinChanges(changes) {
    const [first] = changes;
    const side = (objects) => {
        const present = objects.filter((object) => object !== null);
        return present.length === 0 ? null : (0,deployed_object/* deploymentOf */.PE)(present);
    };
    return {
        ...first,
        base: side(changes.map(({ base }) => base)),
        head: side(changes.map(({ head }) => head)),
        notices: [...new Set(changes.flatMap(({ notices }) => notices))],
    };
}
function straysAsLines(changes) {
    const objects = changes.filter((change) => !isStray(change));
    const told = new Set(objects.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const result = [...objects];
    for (const change of changes) {
        const { place } = change;
        const isQuiet = change.change === 'unchanged' && change.buildChanged === null && objects.length > 0;
        if (!isStray(change) || isQuiet || (place.line !== null && told.has((0,problems_place/* showPlace */.R)(place))))
            continue;
        const [, id] = /:(.*)/s.exec((change.head ?? change.base)?.id ?? '') ?? [];
        result.push({ ...change, base: null, head: null, line: { id: `line:${id}`, mustBeListed: [] } });
    }
    return result;
}
function withoutStrays(found) {
    return { ...found, objects: found.objects.filter((object) => object.isStray !== true) };
}
function isStray({ base, head }) {
    return (head ?? base)?.isStray === true;
}


/***/ }),

/***/ 74306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ directionOf),
/* harmony export */   Ir: () => (/* binding */ comparePair),
/* harmony export */   Tm: () => (/* binding */ filesOfObjects),
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   c6: () => (/* binding */ removalOf),
/* harmony export */   hQ: () => (/* binding */ installOf),
/* harmony export */   yV: () => (/* binding */ compareLine)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




function filesOfObjects({ before, after }) {
    return new Set([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
}
const NO_CHANGE = {
    base: null,
    head: null,
    from: null,
    to: null,
    problem: null,
    tolerated: false,
    buildChanged: null,
    notices: [],
};
function comparePair(base, head, rules, { isSameText, secondOrder, whyUnknown } = { isSameText: false, secondOrder: null }) {
    const from = rules.from ?? base?.version ?? null;
    const to = rules.to ?? head.version;
    const [one, other] = [base?.unresolved ?? null, head.unresolved];
    const isSameChart = one !== null && other !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(one) === (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(other);
    const common = { base, head, place: head.place, from, to, notices: head.notices };
    const change = (problem, tolerated = false) => ({
        ...common,
        change: tolerated || (isSameChart && problem === null) ? 'unchanged' : directionOf(from, to),
        problem,
        tolerated,
        buildChanged: base === null ? null : changeOfBuild(base, head),
    });
    const { problem } = head;
    if (problem !== null && (rules.to === null || BROKEN.has(problem.code))) {
        const isOld = problem.code !== 'target-missing' && base !== null && haveSameProblem(base, head);
        return change(problem, isOld && isSameText && secondOrder === null && rules.to === null && !rules.strict);
    }
    if (secondOrder !== null)
        return change(secondOrder);
    if (from === null && !isSameChart) {
        return change((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('base-unresolved', head.place, whyUnknown ?? describeUnresolved(base)));
    }
    return change(null);
}
function compareLine(change, rules) {
    const { line, place, problem, buildChanged = null, ...found } = change;
    const [from, to] = [rules.from ?? found.from, rules.to ?? found.to];
    const isCured = (found.from === null || found.to === null) && from !== null && to !== null;
    const isImageAlone = problem === null && (from === null || to === null);
    const direction = isImageAlone ? 'unchanged' : directionOf(from, to);
    return { ...NO_CHANGE, change: direction, place, from, to, problem: isCured ? null : problem, line, buildChanged };
}
function directionOf(from, to) {
    if (from === null || to === null)
        return 'upgrade';
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(to, from);
    if (order === 0)
        return 'unchanged';
    return order < 0 ? 'downgrade' : 'upgrade';
}
function removalOf(base, carrier) {
    const place = carrier === null ? base.place : { file: carrier, line: null, column: null };
    const found = `none of ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} any more, or none that can be read`;
    return {
        ...NO_CHANGE,
        change: carrier === null ? 'removed' : 'upgrade',
        base,
        place,
        from: base.version,
        problem: carrier === null ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('image-changed', place, found),
    };
}
const BROKEN = new Set([
    'unparseable',
    'conflict-markers',
    'target-missing',
    'mixed-versions',
    'invalid-upgrade-mode',
]);
function installOf(head) {
    const { problem } = head;
    if (problem !== null && BROKEN.has(problem.code)) {
        return { ...NO_CHANGE, change: 'upgrade', head, place: head.place, problem };
    }
    const notices = problem === null ? head.notices : [...head.notices, problem.message];
    return { ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices };
}
function haveSameProblem(base, head) {
    const [one, other] = [base.problem, head.problem];
    if (one === null || other === null || one.code !== other.code)
        return false;
    const mayBeOfChart = one.code.startsWith('chart-') && base.chart !== null && head.chart !== null;
    if (mayBeOfChart && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(base.chart) !== (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(head.chart))
        return false;
    const bare = ({ found }) => (one.code === 'mixed-versions' ? found.replace(/ at [^ ,]+/g, '') : found).replace(/(?:\\[nr]|["'\s])+/g, ' ');
    return bare(one) === bare(other);
}
function describeUnresolved(base) {
    if (base === null)
        return 'another deployment is gone, and this one may have replaced it';
    if (base.problem === null)
        return 'it comes from another chart';
    const { code, found } = base.problem;
    return found === '' ? code : `${found} (${code})`;
}
function changeOfBuild({ image: one, version: was }, { image: other, version: is }) {
    if (one === null || other === null || is === null)
        return null;
    if (one.source !== other.source || one.suffix !== other.suffix)
        return 'image';
    return was !== is || one.digest === other.digest ? null : 'digest';
}


/***/ }),

/***/ 31526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   c9: () => (/* binding */ renamedId),
/* harmony export */   hd: () => (/* binding */ environmentless),
/* harmony export */   pn: () => (/* binding */ bareNameOf),
/* harmony export */   qC: () => (/* binding */ builtName),
/* harmony export */   ve: () => (/* binding */ renamedPaths)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81307);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);


function environmentless(id) {
    const [, own] = /^([^#]*#.*)@[^@#]*$/s.exec(id) ?? [];
    return own === undefined ? [] : [`${own}@`, own];
}
function nameOf(id) {
    const hash = id.indexOf('#');
    return hash === -1 ? '' : id.slice(hash + 1);
}
function bareNameOf(id) {
    return nameOf(id).replace(/@.*/, '');
}
function renamedPaths(renames) {
    const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
    const folder = (path) => `${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path) || '.'}/`;
    for (const [from, files] of (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)([...oldToNew], ([old]) => folder(old))) {
        const [now = '', ...others] = new Set(files.map(([, to]) => folder(to)));
        if (others.length === 0)
            oldToNew.set(from, now);
    }
    return oldToNew;
}
function builtName(id, links) {
    const link = links.find((each) => id.startsWith(`${each.id}#`));
    if (link !== undefined)
        return `${link.path}${id.slice(link.id.length)}`;
    return /^kustomize:(.*)/s.exec(id)?.[1] ?? '';
}
function renamedId(id, oldToNew) {
    const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
    const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
    const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
    const folder = oldToNew.get(`${path || '.'}/`)?.slice(0, -1);
    return `${kind}${oldToNew.get(path) ?? (folder === '.' ? '' : folder) ?? path}${bare}${environment}`;
}


/***/ }),

/***/ 72704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ Pairing),
/* harmony export */   k: () => (/* binding */ statesOf)
/* harmony export */ });
/* harmony import */ var _deployment_environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58522);
/* harmony import */ var _deployment_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91831);
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _object_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31526);






class Pairing {
    lost;
    found;
    oldToNew;
    pairs = [];
    constructor(lost, found, oldToNew) {
        this.lost = lost;
        this.found = found;
        this.oldToNew = oldToNew;
        const heirs = new Map(found.map((head) => [head.id, head]));
        const instances = new Map(found.map((head) => [instanceOf(head), head]));
        this.#pairBy((base) => (instanceOf(base) === '' ? undefined : instances.get(instanceOf(base))));
        const heirBy = (idOf) => {
            const left = new Set(this.found);
            return (base) => {
                const head = heirs.get(idOf(base));
                return head !== undefined && left.has(head) ? head : undefined;
            };
        };
        this.#pairBy(heirBy(({ id }) => id));
        if (oldToNew.size > 0)
            this.#pairBy(heirBy(({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .renamedId */ .c9)(id, oldToNew)));
        this.#pairEnvironments(lost, heirs);
        this.#pairBy(({ carrier }) => heirs.get(`${_deployment_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .UNREADABLE_FILE */ .zH}:${oldToNew.get(carrier) ?? carrier}`));
    }
    #pairEnvironments(bases, heirs) {
        const withoutFiles = ({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentless */ .hd)(id)[0] ?? '';
        this.#pairBy((base) => heirs.get(withoutFiles(base)));
        const before = new Map(bases.map((base) => [base.id, base]));
        for (const head of this.found)
            this.#pairBoth(before.get(withoutFiles(head)), head);
        this.#leavePaired();
        const plainId = ({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentless */ .hd)(id)[1] ?? '';
        const [lost, found] = [this.lost, this.found].map((all) => new Map(all.map((each) => [each.id, each])));
        for (const head of this.found)
            this.#pairBoth(lost?.get(plainId(head)), head);
        for (const base of this.lost)
            this.#pairBoth(base, found?.get(plainId(base)));
        this.#leavePaired();
    }
    #pairBoth(base, head) {
        if (base !== undefined && head !== undefined)
            this.pairs.push({ base, head, moved: null });
    }
    settle(isThere) {
        const settled = this.lost.filter(isThere);
        this.lost = this.lost.filter((base) => !settled.includes(base));
        return settled;
    }
    settlePointers() {
        const isAt = (one, other) => (one.kind === 'compose' || [one, other].some(({ kind }) => STANDS_ALONE.test(kind))) &&
            (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(one.place) === (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(other.place) &&
            one.version === other.version;
        const isLed = ({ base, head }) => base.kind === 'compose' || base.kind === head.kind;
        const led = this.pairs.filter((pair) => isLed(pair) && pair.base.place.file !== pair.head.place.file);
        this.found = this.found.filter((head) => {
            const pair = led.find(({ base }) => isAt(base, head));
            if (pair !== undefined)
                this.pairs.push({ base: pair.base, head, moved: null });
            return pair === undefined;
        });
        this.lost = this.lost.filter((base) => !led.some(({ head }) => isAt(base, head)));
    }
    pairByLikeness(links = []) {
        this.#pairKustomized();
        const fileOf = ({ place }) => this.oldToNew.get(place.file) ?? place.file;
        this.#pairUnique(({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .builtName */ .qC)(id, links));
        this.#pairUnique(({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(id));
        this.#pairUnique(({ id, kind }) => (kind === 'umbrella-chart' ? id.replace(/#.*/s, '') : ''));
        this.#pairUnique((object) => JSON.stringify([object.kind, fileOf(object)]), true);
        this.#pairUnique(({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .bareNameOf */ .pn)(id));
        const kinds = new Set([...this.lost, ...this.found].map(({ kind }) => kind));
        const isOnly = (side, kind) => statesOf(side.filter((each) => each.kind === kind)) === 1;
        const isByKind = [...kinds].every((kind) => isOnly(this.lost, kind) && isOnly(this.found, kind));
        this.#pairUnique(({ kind }) => (isByKind ? kind : 'any'), true);
        const count = this.pairs.length;
        this.#pairUnique(fileOf, true);
        const byFile = this.pairs.slice(count);
        if (byFile.length > 0) {
            this.#pairRivals(byFile);
            this.#pairUnique(({ id }) => (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(id));
            this.lost = [];
            this.found = [];
        }
        this.#pairCopies();
        this.#pairOverlays();
        this.#pairSuccessors();
    }
    #pairKustomized() {
        const kustomized = this.found.filter(({ kind }) => kind === 'kustomize');
        const heirs = (base) => {
            const carrier = this.oldToNew.get(base.carrier) ?? base.carrier;
            return base.kind === 'manifests' ? kustomized.filter(({ inputs }) => inputs.includes(carrier)) : [];
        };
        for (const base of this.lost)
            for (const head of heirs(base))
                this.pairs.push({ base, head, moved: movedTo(base, head) });
        this.#leavePaired();
    }
    #pairRivals(byFile) {
        for (const { base, head } of byFile) {
            for (const found of this.found)
                this.pairs.push(mayBe(base, found));
            for (const lost of this.lost)
                this.pairs.push(mayBe(lost, head));
        }
        const dropped = byFile.filter(({ base, head }) => base.kind !== 'helm-values' && head.kind === 'helm-values');
        const takenUp = byFile.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== 'helm-values');
        for (const { base } of dropped)
            for (const { head } of takenUp)
                this.pairs.push(mayBe(base, head));
    }
    #pairCopies() {
        const left = new Map(this.pairs.filter(({ base, head }) => base.id !== head.id).map(({ base }) => [nameWithoutFolder(base), base]));
        const takenUp = this.pairs.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== base.kind);
        for (const head of [...this.found, ...takenUp.map((pair) => pair.head)]) {
            const base = left.get(nameWithoutFolder(head));
            const isNew = !this.pairs.some((pair) => pair.base === base && pair.head === head);
            if (base !== undefined && isNew)
                this.pairs.push(mayBe(base, head));
        }
        this.found = this.found.filter((head) => !left.has(nameWithoutFolder(head)));
    }
    #pairSuccessors() {
        const moved = this.pairs.filter(({ base, head }) => environmentOf(base) !== environmentOf(head));
        this.lost = this.lost.filter((lost) => {
            const heirs = [
                ...moved.filter(({ head }) => environmentOf(head) === environmentOf(lost)),
                ...this.pairs.filter(({ head }) => lost.kind === 'kustomize' && head.inputs.includes(lost.carrier)),
            ];
            for (const { head } of heirs)
                this.pairs.push(mayBe(lost, head));
            return heirs.length === 0;
        });
    }
    #pairOverlays() {
        const placeOf = ({ id, carrier }) => JSON.stringify([(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(carrier), (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(id)]);
        const isKnown = ({ kind, version }) => kind === 'compose' && version !== null;
        const projects = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(this.pairs.filter((pair) => isKnown(pair.head)), (pair) => placeOf(pair.head));
        this.found = this.found.filter((head) => {
            const beside = isKnown(head) ? (projects.get(placeOf(head)) ?? []) : [];
            const isMain = ({ head: { carrier } }) => MAIN.test(carrier);
            const isSame = ({ base: { version } }) => version === head.version;
            const project = beside.find(isMain) ?? beside.find(isSame) ?? beside.at(-1);
            if (project === undefined)
                return true;
            this.pairs.push({ base: project.base, head, moved: `May override ${project.head.place.file}` });
            return false;
        });
    }
    #pairBy(headOf) {
        for (const base of this.lost)
            this.#pairBoth(base, headOf(base));
        this.#leavePaired();
    }
    #leavePaired() {
        const paired = new Set(this.pairs.flatMap(({ base, head }) => [base, head]));
        this.lost = this.lost.filter((base) => !paired.has(base));
        this.found = this.found.filter((head) => !paired.has(head));
    }
    #pairUnique(keyOf, isWhole = false) {
        const [before, after] = [(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(this.lost, keyOf), (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(this.found, keyOf)];
        for (const [key, bases] of before) {
            const heads = after.get(key) ?? [];
            const isUnique = isWhole
                ? statesOf(bases) === 1 && statesOf(heads) === 1
                : bases.length === 1 && heads.length === 1;
            if (key !== '' && isUnique)
                this.#pairGroup(bases, heads);
        }
    }
    #pairGroup(bases, heads) {
        for (let index = 0; index < Math.max(bases.length, heads.length); index += 1) {
            const base = (bases[index] ?? bases[0]);
            const head = (heads[index] ?? heads[0]);
            this.pairs.push({ base, head, moved: movedTo(base, head) });
        }
        this.#leavePaired();
    }
}
const MAIN = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
const STANDS_ALONE = /^(?:helm-values|umbrella-chart)$/;
function instanceOf({ id, declared: { keys } }) {
    const own = `#${keys.join('.')}`;
    return keys.length === 0 ? '' : JSON.stringify([id.endsWith(own) ? id.slice(0, -own.length) : id, keys]);
}
function environmentOf({ carrier }) {
    const names = carrier.split(/[^\w-]|-(?=\w+\.\w+$)/).filter((word) => _deployment_environment_names_js__WEBPACK_IMPORTED_MODULE_0__/* .STAGE */ .Ld.test(word));
    return names.at(-1)?.slice(0, 3) ?? '';
}
function statesOf(objects) {
    const states = objects.map(({ version, image, problem, unresolved }) => {
        const chart = unresolved && [unresolved.version, unresolved.repository];
        return JSON.stringify([version, image, problem?.code, problem?.found, chart]);
    });
    return new Set(states).size;
}
function nameWithoutFolder({ kind, id, carrier }) {
    return JSON.stringify([kind, (0,_object_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .bareNameOf */ .pn)(id), (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(carrier)]);
}
function mayBe(base, head) {
    return { base, head, moved: `May be what was at ${base.place.file} before` };
}
function movedTo(base, head) {
    return base.kind === head.kind
        ? describeMove(base, head)
        : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
}
function describeMove(base, head) {
    const [was, is] = base.place.file === head.place.file ? [base.carrier, head.carrier] : [base.place.file, null];
    return was === is ? 'Had another name in this file before' : `Was at ${was} before`;
}


/***/ }),

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

/***/ 95907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ decidedByTeam),
/* harmony export */   eH: () => (/* binding */ promotionsOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   environmentsOfChange: () => (/* binding */ environmentsOfChange)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81307);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);
/* harmony import */ var _report_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76508);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88521);
/* harmony import */ var _team_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50688);





function promotionsOf(changes, { team }) {
    const { environments } = team;
    if (environments.every(({ promoteFrom }) => promoteFrom === null))
        return () => null;
    const versionOf = (name) => {
        const found = changes.flatMap(({ jump, service }) => {
            const { base } = jump;
            if (base === null || !(0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...jump, head: null }), environments).includes(name))
                return [];
            const runs = service?.version ?? null;
            return runs === null ? [base.version] : [base.version, runs];
        });
        return found.includes(null) ? null : lowest(found);
    };
    return (change) => {
        const own = new Set((0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf(change), environments));
        const all = environments.flatMap(({ name, promoteFrom }) => own.has(name) && promoteFrom !== null ? [{ from: promoteFrom, has: versionOf(promoteFrom) }] : []);
        const low = lowest(all.map(({ has }) => has));
        return all.find(({ has }) => has === null) ?? all.find(({ has }) => has === low) ?? null;
    };
}
function lowest(versions) {
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedVersions */ .xe)(versions.filter((each) => each !== null))[0] ?? null;
}
function decidedByTeam(changes, { team }, exceptions) {
    const same = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(changes, ({ jump }) => keyOf(jump));
    const decided = new Map(changes.map(({ jump }) => {
        const jumps = (same.get(keyOf(jump)) ?? []).flatMap((each) => each.jumps);
        return [jump, scopeOf(jump, jumps, team.environments, exceptions)];
    }));
    const jumps = changes.map(({ jump }) => jump);
    return {
        of: (change) => decided.get(change) ?? { environments: [], exceptions: [] },
        notes: (reports) => [
            ...notesOnExceptions(exceptions, reports),
            ...notesOnEnvironments(jumps, team.environmentsOnceMerged),
        ],
    };
}
function scopeOf(change, jumps, all, exceptions) {
    const places = placesOf(change);
    const environments = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(places, all);
    const known = jumps.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
    if (known.length < jumps.length)
        return { environments, exceptions: [] };
    const allow = change.change === 'downgrade' ? 'rollback' : 'recreate';
    const found = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .exceptionsFor */ .we)({ jumps: known, environments, places }, allow, exceptions);
    return { environments, exceptions: found.map(shown) };
}
function notesOnExceptions(exceptions, reports) {
    const used = reports.flatMap((report) => (counts(report) ? report.exceptions : []));
    const unused = exceptions.filter(({ file, line }) => !used.some((one) => one.file === file && one.line === line));
    const unwritten = exceptions.filter(({ reason }) => reason.startsWith(_team_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .UNWRITTEN_REASON */ .yR));
    return (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(['notice', 'exception-unused', unused.map(({ file, line, from, to }) => `${file}:${line} (${from} → ${to})`)], ['warning', 'reason-unwritten', unwritten.map(({ file, line }) => `${file}:${line}`)]);
}
function notesOnEnvironments(changes, environments) {
    const stay = changes
        .filter(({ head, line }) => head !== null || line !== undefined)
        .map((change) => ({ ...change, now: (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...change, base: null }), environments) }));
    const inUse = stay.flatMap(({ now }) => now);
    const empty = environments.filter(({ name }) => !inUse.includes(name));
    const outside = stay.filter(({ now }) => now.length === 0);
    const left = outside.flatMap((change) => {
        const before = change.base === null ? [] : (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...change, head: null }), environments);
        return before.some((name) => inUse.includes(name)) ? [`${change.place.file} (${before.join(', ')})`] : [];
    });
    const installed = environments.length === 0 ? [] : outside.filter(({ change }) => change === 'install');
    return (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(['warning', 'environment-empty', empty.map(({ name }) => name)], ['warning', 'environment-left', [...new Set(left)]], ['warning', 'environment-none', [...new Set(installed.map(({ place }) => place.file))]]);
}
function counts({ decision, change }) {
    return decision === 'recreate' || change === 'downgrade';
}
function keyOf({ place, head, base }) {
    return JSON.stringify([place.file, place.line, place.column, (head ?? base)?.id ?? null]);
}
function environmentsOfChange(change, { team }) {
    return (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf(change), team.environments);
}
function placesOf({ place, head, base, line }) {
    const sides = [head, base].flatMap((side) => side ?? []);
    const parts = sides.flatMap((side) => side.parts.map(({ id, unit, carrier }) => ({ files: [side.place.file, carrier], id, unit })));
    const id = line?.id ?? place.file;
    return parts.length > 0 ? parts : [{ files: [place.file], id, unit: id }];
}
function shown({ file, line, allow, reason, environment }) {
    return { file, line, allow, reason, environment };
}


/***/ }),

/***/ 88521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ addedExceptions),
/* harmony export */   M2: () => (/* binding */ environmentsOf),
/* harmony export */   we: () => (/* binding */ exceptionsFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function environmentsOf(places, environments) {
    const tests = environments.map(({ name, files }) => ({ name, fits: globTest(files) }));
    const nameOf = (each) => tests.find(({ fits }) => fits(each))?.name ?? null;
    const found = new Set(places.map(({ files, id }) => [...files, id].map(nameOf).find((name) => name !== null)));
    const carriers = new Set(places.flatMap(({ files: [, ...carrier] }) => carrier.flatMap((each) => nameOf(each) ?? [])));
    const isShared = new Set(places.map(({ unit }) => unit)).size > 1 && carriers.size > 1;
    for (const name of isShared ? carriers : [])
        found.add(name);
    return environments.flatMap(({ name }) => (found.has(name) ? [name] : []));
}
function globTest(globs) {
    const fits = picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { dot: true });
    return (name) => globs.includes(name) || fits(name);
}
function exceptionsFor({ jumps, environments, places }, allow, exceptions) {
    const isOfJumps = ({ from, to }) => jumps.length > 0 &&
        jumps.every((jump) => jump.to === to && isWithin(jump.from, from, allow)) &&
        jumps.some((jump) => jump.from === from);
    const found = exceptions.filter((each) => each.allow === allow && isOfJumps(each));
    const byFiles = found.find(({ files }) => files.length > 0 && places.every(({ files: own, id }) => [...own, id].some(globTest(files))));
    if (byFiles !== undefined)
        return [byFiles];
    if (environments.length === 0)
        return found.filter(({ environment, files }) => environment === null && files.length === 0).slice(0, 1);
    const each = environments.map((name) => found.find(({ environment }) => environment === name));
    return each.includes(undefined) ? [] : each.filter((one) => one !== undefined);
}
function isWithin(start, from, allow) {
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(start, from);
    return allow === 'recreate' ? order >= 0 : order <= 0;
}
function addedExceptions(head, histories) {
    const bare = ({ file: _, line: __, reason, ...exception }) => ({
        ...exception,
        reason: reason.replace(/[\s\p{Cf}]+/gu, ' ').trim(),
    });
    const known = histories.flat().map(bare);
    return head.filter((each) => !known.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(other, bare(each))));
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

/***/ 80679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ handedToHelm),
/* harmony export */   X: () => (/* binding */ handedWithChart),
/* harmony export */   xR: () => (/* binding */ installsOnly)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18803);
/* harmony import */ var _source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50516);



const HANDS_OVER = /["']-f["']|=\(\s{0,9}-f\s|(?<![\w-])helm(?![\w-])|--values\b|\b(?:values?|config)[-_]?files?\b|\bvalues["']?\s{0,9}[:=]/i;
const OPTION = /^\s*-\s+["']?(?:-f|--values)["']?\s*$/;
const FILE = /[\w./@%+$~-]{1,300}?\.(?:ya?ml|json)(?![\w.-])/g;
const COMMAND = /(?<![\w-])helm(?![\w-])/i;
const INSTALLS = /(?<![\w-])helm(?![\w-])[^\n]{0,99}\b(?:upgrade|install|template)\b/i;
const IS_OF_OTHERS = /(?<![\w-])(?:kubectl|docker|podman|terraform|tofu|ansible-playbook|helm\s{1,9}(?:lint|dep\w*))\s/;
const [MOST_COMMANDS, MOST_LINES] = [100, 200];
const ENTRY = /^\s*(?:-\s+)?(?:\{|["']?[\w.-]+["']?\s*[:=])/;
const MOST_SETTINGS = 40;
const QUOTED = /(?:["']|:-["']?)([\w./-]{1,300}\.(?:ya?ml|json))["'}]/g;
const VARIABLE = /\$\{{1,2}[^{}]{0,99}\}{1,2}|\{\{[^{}]{0,99}\}\}|\{[^{}\s]{0,99}\}|\$\(\w{1,99}\)|\$\w{1,99}/g;
const QUOTED_VARIABLE = /(?<=[\w./-])["']\$["']|["']\$["'](?=[\w./-])/g;
const MOST_VARIABLES = 2;
const MOST_FILES = 1_000;
const MAY_CALL = /(?:^|\/)[^./]+$|(?:^|\/)(?:Jenkins|just|Make|Tilt|Task)file[^/]*$|\.(?:ba)?sh$|\.(?:ya?ml|json|toml|mk|ps1|py|rb|[jt]s|groovy)$/;
async function handedToHelm(files, isSearched) {
    const possible = files.paths.filter((path) => MAY_CALL.test(path) && isSearched(path));
    const callers = await files.containing('helm', possible);
    const texts = await Promise.all(callers.map((path) => (0,_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path))));
    const names = new Set(texts.flatMap((text) => (text === null ? [] : handedIn(text).map(({ name }) => name))));
    return [...names].slice(0, MOST_FILES).map(endTestOf);
}
function chartPattern(chart) {
    const name = (0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(chart);
    return new RegExp([
        String.raw `(?:^|[\s"'=])(?:(?:oci:/)?/)?(?:[\w.:-]+/)+${name}(?=[\s"',]|$)`,
        String.raw `(?:^|\s)${name}["']?\s+(?:["']?\$|.*--repo[\s=])`,
        String.raw `chart[\w-]*["']?\s*[:=]\s*["']?${name}(?=[\s"',]|$)`,
    ].join('|'), 'm');
}
function installsOnly(text, chart) {
    const commands = /helm/i.test(text) ? statementsOf(text).filter((line) => INSTALLS.test(line)) : [];
    const isChart = chartPattern(chart);
    return commands.length > 0 && commands.every((line) => isChart.test(line));
}
function handedWithChart(text, chart, paths) {
    const isChart = chartPattern(chart);
    const found = /helm/i.test(text) ? [...handedIn(text), ...handedByVariables(text, isChart)].slice(0, MOST_FILES) : [];
    const own = new Set(found.filter(({ around }) => isChart.test(around)).map((each) => each.name));
    const others = found
        .filter(({ name: each }) => !own.has(each) && !each.includes('$'))
        .map((each) => endTestOf(each.name));
    const tests = [...own].map(endTestOf);
    if (tests.length === 0)
        return [];
    return paths.filter((path) => tests.some((test) => test.test(path)) && !others.some((test) => test.test(path)));
}
function endTestOf(name) {
    return new RegExp(`(?:^|/)${name.split('$').map(_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf).join('[^/]*')}$`);
}
function handedIn(text) {
    const lines = statementsOf(text);
    let key = null;
    return lines.flatMap((line, index) => {
        const isItem = /^\s*-\s/.test(line);
        const isHandedOver = HANDS_OVER.test(line) || (isItem && OPTION.test(lines[index - 1] ?? ''));
        if (!isItem && line.trim() !== '')
            key = isHandedOver ? index : null;
        if (key === null && !isHandedOver)
            return [];
        return handedOn(line, COMMAND.test(line) ? line : settingsAround(lines, key ?? index));
    });
}
function handedByVariables(text, isChart) {
    const lines = statementsOf(text);
    const commands = [...lines.entries()].filter(([, line]) => INSTALLS.test(line));
    const own = commands.filter(([, line]) => isChart.test(line)).slice(0, MOST_COMMANDS);
    const [[, only] = ['', '']] = own;
    if (own.length === commands.length && own.length > 0)
        return lines.flatMap((line) => (IS_OF_OTHERS.test(line) ? [] : handedOn(line, only)));
    const beside = lines.flatMap((line) => (isChart.test(line) ? handedOn(line, line) : []));
    const others = commands.flatMap(([at, line]) => (isChart.test(line) ? [] : at));
    const [[first] = [0]] = commands;
    return [
        ...beside,
        ...own.flatMap(([at, command]) => {
            const before = others.findLast((other) => other < at) ?? -1;
            const near = linesSetting(command, lines.slice(before + 1, at));
            const all = near.length > 0 ? near : linesSetting(command, lines.slice(0, first));
            return all.flatMap((line) => handedOn(line, command));
        }),
    ];
}
function linesSetting(command, lines) {
    const words = [...command.matchAll(VARIABLE)].flatMap(([variable]) => variable.match(/\w+/g) ?? []);
    const sets = new RegExp(String.raw `(?<![\w-])(?:${words.join('|') || '(?!)'})["']?\s{0,9}(?:[+:?]?=|:|in\b)`);
    return lines.slice(-MOST_LINES).filter((line) => sets.test(line));
}
const handedOn = (line, around) => filesIn(line).map((name) => ({ name, around }));
function statementsOf(text) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .bareLines */ .o1)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unfolded */ .ai)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .bareLines */ .o1)(text).join('\n')));
}
function settingsAround(lines, index) {
    const depthOf = (line) => (line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/[^\s-]/));
    const depth = depthOf(lines[index] ?? '');
    const isOutside = (line) => depthOf(line) < depth;
    const isOfMapping = ENTRY.test(lines[index] ?? '');
    const isNextItem = (line) => isOfMapping && depthOf(line) === depth && /^\s*-\s/.test(line);
    const upToOwn = lines.slice(Math.max(0, index - MOST_SETTINGS), index + 1);
    const below = lines.slice(index + 1, index + MOST_SETTINGS);
    const first = Math.max(upToOwn.findLastIndex(isOutside) + 1, upToOwn.findLastIndex(isNextItem));
    const end = below.findIndex((line) => isOutside(line) || isNextItem(line));
    return [...upToOwn.slice(first), ...(end === -1 ? below : below.slice(0, end))].join('\n');
}
function filesIn(line) {
    const own = line.replace(VARIABLE, '$').replace(QUOTED_VARIABLE, '$');
    const whole = `${own} ${[...line.matchAll(QUOTED)].map(([, file]) => file).join(' ')}`;
    return [...new Set([...whole.matchAll(FILE)].map(([file]) => file))].flatMap((file) => {
        const name = file.replace(/^(?:(?:\.{0,2}|\$+)\/)+/, '');
        const isAny = /^\$*\.\w+$/.test(name) || name.split('$').length > MOST_VARIABLES + 1;
        return isAny ? [] : [name];
    });
}


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
