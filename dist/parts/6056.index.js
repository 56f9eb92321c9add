export const id = 6056;
export const ids = [6056];
export const modules = {

/***/ 230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   Pp: () => (/* binding */ pairLiterals),
/* harmony export */   cz: () => (/* binding */ blankVersions)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _deployment_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8585);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5807);



/** The most lines of a file that are compared. A longer file is not configuration. */
const MOST_LINES = 20_000;
/** Nobody writes longer lines. */
const LONGEST_LINE = 10_000;
/**
 * The versions in the lines that a change removes from a text and adds to it.
 *
 * @param suffix the suffix that a tag may have after its version
 */
function changedLines(before, after, suffix) {
    const [was, is] = [readLines(linesOf(before), suffix), readLines(linesOf(after), suffix)];
    // A line that only moved keeps its keys above. Two lines that swapped places do not.
    const own = (literal) => JSON.stringify([literal.context, literal.text.trim(), literal.position]);
    const plain = ({ text }) => text.trim();
    return {
        before: without(was.literals, is.literals, own),
        after: without(is.literals, was.literals, own),
        plainBefore: without(was.plain, is.plain, plain),
        plainAfter: without(is.plain, was.plain, plain),
    };
}
/** The items that the others do not have, or have fewer times. */
function without(items, others, keyOf) {
    const left = new Map();
    for (const other of others)
        left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
    return items.filter((item) => {
        const count = left.get(keyOf(item)) ?? 0;
        left.set(keyOf(item), count - 1);
        return count <= 0;
    });
}
/**
 * Pairs removed with added literals: first the same text apart from the version, then the same key in the same place,
 * then the same key.
 */
function pairLiterals({ before, after }) {
    const pairs = [];
    let [gone, come] = [before, after];
    for (const keyOf of [
        (each) => JSON.stringify([each.context, skeleton(each), each.position]),
        (each) => JSON.stringify([skeleton(each), each.position]),
        ({ key, context }) => (key === '' ? '' : JSON.stringify([context, key])),
        ({ key }) => key,
    ]) {
        const others = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(come, keyOf);
        for (const [key, ones] of (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(gone, keyOf)) {
            const same = others.get(key) ?? [];
            // Equal counts are paired in order. Where all added versions are the same, the order does not matter.
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
function linesOf(text) {
    const lines = text.split(/\r\n|\r|\n/);
    return lines.length > MOST_LINES ? [] : lines.map((line) => (line.length > LONGEST_LINE ? '' : line));
}
function readLines(written, suffix) {
    const lines = written.map((line) => (0,_deployment_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutComment */ .s)(line).trimEnd());
    const literals = [];
    const plain = [];
    for (const [index, text] of lines.entries()) {
        if (text.trim() === '')
            continue;
        const line = index + 1;
        const found = literalsIn(text, suffix);
        if (found.length === 0)
            plain.push({ line, text });
        const where = found.length === 0 ? null : { statement: statementAt(lines, line), ...contextOf(lines, line) };
        for (const [position, { version, column, key }] of found.entries()) {
            if (where !== null)
                literals.push({ version, line, column, key, text, position, ...where });
        }
    }
    return { literals, plain };
}
const LITERAL = /(?<![\w.])v?(\d{1,3}\.\d+\.\d+)([-+][\w.-]*)?(?![\w.+-])/g;
/** A key or an option in front of a version: `"tag": "`, `image.tag=`, `--version `, `TAG ?= `. */
const KEY = /([\w.-]+)["']?\)?\s*(?:\?=|:=|=>|=|:|,|\s)\s*\[?\s*["']?$/;
function isLiteral(version, decoration, suffix) {
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(version) && (decoration === '' || decoration === suffix);
}
/** Replaces every version that the net reads with `X.Y.Z`. The suffix stays because it names another build. */
function blankVersions(text, suffix) {
    return text.replace(LITERAL, (whole, version, decoration = '') => isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole);
}
function literalsIn(text, suffix) {
    return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
        if (!isLiteral(version, decoration, suffix))
            return [];
        const offset = whole.startsWith('v') ? 1 : 0;
        const key = KEY.exec(text.slice(0, index))?.[1] ?? '';
        return [{ version, column: index + offset + 1, key }];
    });
}
function skeleton({ text }) {
    return text.replace(LITERAL, 'X.Y.Z').replace(/\s+/g, ' ').trim();
}
function statementAt(lines, line) {
    let [first, last] = [line - 1, line - 1];
    const goesOn = (index) => /\\\s*$/.test(lines[index] ?? '');
    while (first > 0 && goesOn(first - 1))
        first -= 1;
    while (goesOn(last))
        last += 1;
    return lines.slice(first, last + 1).join('\n');
}
/** A line that describes the block it stands in. */
const TELLING = /^[\s-]*["']?(?:\w*image\w*|\w*repo\w*|name|chart|family|source|app|kind)["']?\s*[:=]/i;
const MOST_LINES_AROUND = 200;
function contextOf(lines, line) {
    const own = indentOf(lines[line - 1] ?? '');
    const above = [];
    const beside = [];
    let least = own;
    let isList = false;
    for (let index = line - 2; index >= Math.max(0, line - 1 - MOST_LINES_AROUND); index -= 1) {
        const text = lines[index] ?? '';
        if (text.trim() === '')
            continue;
        const indent = indentOf(text);
        if (/^\s*\[{1,2}[^\]]+\]{1,2}\s*$/.test(text)) {
            above.unshift(text.trim());
            break;
        }
        if (indent < least) {
            above.unshift(text.trim());
            least = indent;
            isList = true;
        }
        else if (indent === own && !isList && TELLING.test(text))
            beside.push(text.trim());
        // The first line of a list item has the same column, after its dash.
        if (indent === own && /^\s*-\s/.test(text))
            isList = true;
        if (least === 0 && own > 0)
            break;
    }
    for (let index = line; index < Math.min(lines.length, line + MOST_LINES_AROUND); index += 1) {
        const text = lines[index] ?? '';
        if (text.trim() === '')
            continue;
        if (indentOf(text) < own || (indentOf(text) === own && /^\s*-\s/.test(text)))
            break;
        if (indentOf(text) === own && own > 0 && TELLING.test(text))
            beside.push(text.trim());
    }
    return { context: [...above, ...beside.sort()], sections: above };
}
/** The column of a line's first key, after any list dashes. */
function indentOf(line) {
    return /^(?:[ \t]|-(?=[ \t]))*/.exec(line)?.[0].length ?? 0;
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   OM: () => (/* binding */ filesNaming),
/* harmony export */   o2: () => (/* binding */ mapInBatches),
/* harmony export */   qM: () => (/* binding */ watchTest)
/* harmony export */ });
/* harmony import */ var _deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** Prose, package lists, tests and samples do not say what is deployed. */
const NEVER_WATCHED = /\.(?:md|mdx|markdown|rst|adoc|txt|svg|html?|css|ipynb|csv|sql|lock)$|(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements[^/]*|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.tool-versions|\.terraform\.lock\.hcl|gotk-components\.yaml)$|(?:[._-](?:test|spec|example|sample|dist|template))(?:\.\w+)?$|(?:^|\/)test_[^/]*$/i;
/** Files that may hold a command or a setting, unlike a program's source. */
const CONFIGURATION = /(?:^|\/)[^./]*$|\.(?:ya?ml|json|toml|env|sh|bash|zsh|ps1|mk|hcl|tf|tfvars|tpl|tmpl|gotmpl|j2|service|container|nix|ini|cfg|conf|properties)$|(?:^|\/)\.env[^/]*$/i;
/** The most files naming the service that are read. */
const MOST_FILES = 300;
/** Larger files are not configuration. */
const MOST_BYTES = 1_000_000;
/** The number of files requested at the same time. */
const AT_ONCE = 8;
/** A test for the files whose changed lines are judged. */
function watchTest(settings) {
    const isSearched = (0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTest */ .Ln)(settings);
    return (path) => settings.discover && isSearched(path) && !NEVER_WATCHED.test(path);
}
/** Files with settings and commands that name the service, whether or not a reader reads them. */
async function filesNaming(tree, settings) {
    const isWatched = watchTest(settings);
    const paths = [...(await tree.entries()).values()]
        .filter(({ kind, path }) => kind === 'file' && CONFIGURATION.test(path) && isWatched(path))
        .map(({ path }) => path);
    const naming = new Set();
    for (const text of (0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTexts */ .n2)(settings))
        for (const path of await tree.containing(text, paths))
            naming.add(path);
    return [...naming].slice(0, MOST_FILES);
}
/** A file as text; null where it is absent, too large or binary. */
async function readTextFile(tree, path) {
    const bytes = await tree.read(path);
    if (bytes === null || bytes.length > MOST_BYTES || bytes.includes(0))
        return null;
    return bytes.toString('utf8');
}
/** Runs the work on a few items at a time and yields the results in the order of the items. */
async function* mapInBatches(items, work) {
    for (let start = 0; start < items.length; start += AT_ONCE) {
        yield* await Promise.all(items.slice(start, start + AT_ONCE).map(work));
    }
}


/***/ }),

/***/ 6966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vl: () => (/* binding */ changedPaths),
  tc: () => (/* binding */ compareTrees),
  tw: () => (/* binding */ groupChanges),
  OS: () => (/* binding */ requireAgreement)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(7000);
// EXTERNAL MODULE: ./build/deployment/detect.js + 1 modules
var detect = __webpack_require__(8989);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/text-lines.js
var text_lines = __webpack_require__(8585);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(3741);
// EXTERNAL MODULE: ./build/deployment/chart-repository.js
var chart_repository = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(8366);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/comparison/changed-lines/watched-files.js
var watched_files = __webpack_require__(5965);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/known-lines.js




/** Gathers what the readers of both sides know about lines, variables and second order. */
async function readKnown(input, settings) {
    const { before, after } = input;
    const secondOrder = new Map();
    for (const told of [before, after].flatMap(({ objects, links }) => [...objects, ...links])) {
        for (const { place, text } of told.secondOrder) {
            secondOrder.set(place.file, `${secondOrder.get(place.file) ?? ''}\n${text}`);
        }
    }
    const unknown = after.objects.filter(({ problem }) => problem !== null);
    const pinned = after.objects.filter(({ version, isOfChart }) => version !== null && !isOfChart);
    return {
        before: new Set(accountsOf(before)),
        after: new Set(accountsOf(after)),
        variables: await variablesIn(input, settings),
        secondOrder,
        undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
        charts: new Set(unknown
            .filter(({ carrier }) => /(?:^|\/)values[^/]*$/.test(carrier))
            .map(({ carrier }) => carrier.replace(/[^/]*$/, 'Chart.yaml'))),
        pinned: [...new Set(pinned.map(({ carrier }) => (0,repository_paths/* baseNameOf */.mv)(carrier)))],
    };
}
/** The variables that make up an object's version, and those in commands of files without a reader. */
async function variablesIn({ base, head, before, after }, settings) {
    const variables = await variablesInCommands(head, settings);
    for (const [{ objects }, tree] of [[before, base], [after, head]]) {
        for (const object of objects.filter((each) => each.variables.length > 0)) {
            const use = await useOf(object, tree);
            for (const name of object.variables)
                variables.set(plainName(name), use);
        }
    }
    return variables;
}
function accountsOf({ objects }) {
    // If the version is not known, the places read on the way explain nothing.
    return objects.flatMap(({ place, accounts, problem }) => [place, ...(problem === null ? accounts : [])].map(problems_place/* showPlace */.R));
}
/** Whether an object's variables hold its chart's version or its tag, judged by the deciding line. */
async function useOf({ place }, tree) {
    const line = place.line === null ? '' : ((await (0,watched_files/* readTextFile */.Gu)(tree, place.file))?.split('\n')[place.line - 1] ?? '');
    return /targetRevision|\bversion\b/.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}
/** Variables in images and commands of files without a reader: `docker run lightdash/lightdash:$TAG`. */
async function variablesInCommands(head, settings) {
    const found = new Map();
    const own = (0,candidates/* searchTexts */.n2)(settings).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
    const service = new RegExp(own.join('|'), 'i');
    const tagVariable = new RegExp(String.raw `(?:(?:${own.join('|')})(?![-_](?:mcp|exporter|cli|backup|dashboards?|proxy))\/?[\w-]*:|image\.tag=|tag["']?\s*[:=]\s*)${VARIABLE}`, 'gi');
    for await (const text of (0,watched_files/* mapInBatches */.o2)(await (0,watched_files/* filesNaming */.OM)(head, settings), (path) => (0,watched_files/* readTextFile */.Gu)(head, path))) {
        for (const line of (text ?? '').replace(/\\\r?\n/g, ' ').split('\n')) {
            if (!/[${]/.test(line) || !service.test(line))
                continue;
            const named = (pattern) => [...line.matchAll(pattern)].map(([, name = '']) => plainName(name));
            for (const name of named(TOOL_VARIABLE))
                if (!found.has(name))
                    found.set(name, 'tool');
            for (const name of named(tagVariable))
                found.set(name, 'tag');
            if (/\bhelm\b/.test(line))
                for (const name of named(CHART_VARIABLE))
                    found.set(name, 'chart');
        }
    }
    return found;
}
/** A variable in the place of a version, in the syntax of shells, make, templates and workflows. */
const VARIABLE = String.raw `(?=["']?[$\x7b])["']?\$?[{(]{0,2}\s*(?:\.?(?:Values|env|vars|inputs|var|local)\.)?(?:[\w-]+\.)*([A-Za-z_]\w*)`;
const TOOL_VARIABLE = new RegExp(String.raw `@lightdash\/[\w-]+@${VARIABLE}`, 'gi');
const CHART_VARIABLE = new RegExp(String.raw `--version[= ]\s*${VARIABLE}`, 'g');
/** A variable's name without its prefixes: `TF_VAR_lightdash_version` is `lightdash_version`. */
function plainName(name) {
    return name
        .slice(name.lastIndexOf('.') + 1)
        .replace(/^TF_VAR_/, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literal-owner.js


/**
 * Decides whose version a literal is, by its line, the keys above it and what the readers know.
 *
 * @param path the file that contains the literal
 * @returns null where it is not the service's, or where a reader is responsible
 */
function ownerOf(literal, path, known, settings) {
    const { text, version, statement, context, sections, key } = literal;
    const images = [...(0,service_names/* serviceImagesIn */.fH)(text, settings.images)];
    if (images.some((image) => image.includes(`:${version}`) || image.includes(`:v${version}`)))
        return { use: 'tag', mustBeListed: false };
    // A default in the tag of an image: `lightdash/lightdash:${TAG:-1.2.3}`.
    if (/lightdash[\w-]*:["']?[$\x7b][^\s,;]*(?:\s[^,;:=]*)?$/i.test(text.slice(0, literal.column - 1)))
        return { use: 'tag', mustBeListed: true };
    if (isOfOtherImage(literal))
        return null;
    const names = [key, ...assignedNames(literal)].map(plainName);
    const use = names.map((name) => known.variables.get(name)).find((found) => found !== undefined);
    if (use === 'tool')
        return null;
    if (use !== undefined && !names.some(isOtherSoftware))
        return { use, mustBeListed: true };
    if (isOfOtherThing(literal))
        return null;
    if (isUndecided(literal, path, known))
        return { use: 'tag', mustBeListed: true };
    const around = [statement, ...context, ...namesInPath(literal, path)].join('\n').replace(PROSE, '');
    const told = known.secondOrder.get(path);
    if (told?.includes(version) === true) {
        return { use: isChartVersion(literal, around) ? 'chart' : 'tag', mustBeListed: !isTag(literal, told) };
    }
    if (key === 'appVersion' && known.charts.has(path))
        return { use: 'tag', mustBeListed: true };
    // A chart's own `version` decides nothing but the chart's number.
    if (/(?:^|\/)Chart\.yaml$/.test(path) && /^version:/.test(text))
        return null;
    if (!(0,service_names/* namesService */.cM)(around, settings) || /upgrade-gate|required_providers/.test(around))
        return null;
    if (isChartVersion(literal, around)) {
        const isPinned = /image\.tag=/.test(statement) || known.pinned.some((name) => statement.includes(name));
        return isPinned ? null : { use: 'chart', mustBeListed: true };
    }
    const isUnderName = [...sections, ...namesInPath(literal, path)].some((line) => (0,service_names/* namesService */.cM)(line, settings));
    return isVersionKey(literal) && (isUnderName || !isQualified(literal)) ? { use: 'tag', mustBeListed: true } : null;
}
/** Whether a tag stands in a file that may decide a version that is not known. */
function isUndecided({ key }, path, { undecided }) {
    return undecided.has(path) && /^(?:image[._-]?)?tag$/i.test(key);
}
/** Whether a literal in a second-order text is a tag, by its key or by the path of a patch. */
function isTag({ key }, told) {
    return /(?:^|[._-]|image|new)tag$/i.test(key) || (key === 'value' && /\/(?:tag|newTag)\b/.test(told));
}
/** Text for people, such as the title of a dashboard. */
const PROSE = /["']?\b(?:title|description|summary|help|message|runbook\w*|owner|team)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^,{}\n]*)/gi;
/**
 * A file or folder may be named after the one thing it holds: `lightdash/version.yaml`, `values/lightdash.prod.yaml`,
 * the inputs of a module.
 */
function namesInPath({ sections, key }, path) {
    const [, folder = '', name = ''] = /([^/]*)\/?([^/]*)$/.exec(path) ?? [];
    if (name === 'terragrunt.hcl')
        return [folder];
    // This file holds settings of Lightdash's command line.
    if (/^lightdash\.config\.ya?ml$/.test(name))
        return [];
    const isAlone = sections.every((line) => /^["']?image["']?\s*[:=]/.test(line)) &&
        /^(?:|(?:image_?)?tag|(?:app_?)?version)$/i.test(key);
    const isData = /^(?:VERSION|[^.]*)$|\.(?:ya?ml|json|toml|env|tfvars|properties|ini|conf)$/.test(name);
    const named = [folder, name.split('.', 1)[0] ?? ''].filter((word) => /^lightdash$/i.test(word));
    return isAlone && isData ? named : [];
}
/** Other software beside the service, as a key or as a section. */
const OTHER_SOFTWARE = /^(?:dbt|python|node(?:js)?|postgres\w*|pg\w*|redis|nats|minio|browserless\w*|headless\w*|chrome|chromium|scaleDown\w*|terraform|tf|kubectl|kube\w*|helm|engine|module|schema|provider|plugin|cli|mcp|exporter|proxy|nginx|caddy|traefik|envoy|otel|agent|sidecar\w*|extraContainers|initContainers?|metabase|grafana|superset|airflow)$/i;
const LABELS = /^["']?(?:\w*labels|\w*annotations|tags)["']?\s*[:=]/i;
/** Whether the literal belongs to something else inside the service's block, such as its database or a label. */
function isOfOtherThing({ key, sections }) {
    const own = sections.map((line) => /^[-\s]*["']?([\w-]+)["']?\s*[:={]/.exec(line)?.[1] ?? '');
    const last = own.findLastIndex((name) => /lightdash/i.test(name));
    if (sections.some((line) => LABELS.test(line)))
        return true;
    const inner = own.slice(last + 1).flatMap(wordsOf);
    return isOtherSoftware(key) || (last !== -1 && inner.some((word) => OTHER_SOFTWARE.test(word)));
}
/** Whether a key names other software. A key that also names the service means the service. */
function isOtherSoftware(key) {
    return !/lightdash/i.test(key) && wordsOf(key).some((word) => OTHER_SOFTWARE.test(word));
}
function wordsOf(key) {
    return key.split(/[-_.]|(?<=[a-z])(?=[A-Z])/);
}
const MEANS_THE_SERVICE = /^(?:image|app|service|container|docker|chart|default|target|current|new|deploy|deployment|release|ld|bi)$/i;
/** Whether a key names another owner of the version than the service: `SYNC_VERSION`. */
function isQualified({ key }) {
    const [, owner = ''] = /^(.*?)[-_.]?(?:version|tag|release)$/i.exec(key) ?? [];
    return owner !== '' && !/lightdash/i.test(owner) && !wordsOf(owner).some((word) => MEANS_THE_SERVICE.test(word));
}
/** Whether the literal is the tag of another image, or the version of a package. */
function isOfOtherImage({ text, version }) {
    const at = text.indexOf(version);
    const word = /[\w./@-]*[:@=]{0,2}v?$/.exec(text.slice(0, at))?.[0] ?? '';
    if (/[\w-]\/[\w./-]+[:@]v?$|@$|==$|\w@v?$/.test(word) && !/^https?:/.test(word))
        return true;
    const [, repository = ''] = /\brepository["']?\s*[:=]\s*["']?([\w./:-]+)/.exec(text) ?? [];
    return repository !== '' && !/lightdash/i.test(repository);
}
/** The names that a line assigns. For a key such as `default` or `value`, the block around it gives the name. */
function assignedNames({ text, key, column, context }) {
    const inFront = text.slice(0, column - 1);
    const own = [...inFront.matchAll(/([A-Za-z_][\w.-]*)["']?\s*(?:\?=|:=|=|:)/g)].map(([, name = '']) => name);
    if (!/^(?:default|value)$/i.test(key))
        return own;
    const block = `${inFront} ${context.join(' ')}`;
    return [
        ...own,
        ...[...block.matchAll(/(?:variable\s+|name["']?\s*[:=]\s*)["']?([A-Za-z_][\w.-]*)/g)].map(([, name = '']) => name),
    ];
}
/** Whether a version beside the service's name is its chart's version. */
function isChartVersion({ key, context }, around) {
    if (/chart/i.test(key))
        return true;
    if (!/^(?:-*version|targetRevision|revision|ver)$/i.test(key))
        return false;
    return (/\bhelm\s+(?:\S+\s+)*?(?:upgrade|install|template|pull)\b|helm-charts|\bchart\w*["']?\s*[:=]/i.test(around) ||
        context.some((line) => /^charts?\b/i.test(line)));
}
/** Whether a key below the service's name can hold a version. */
function isVersionKey({ key, text }) {
    return (/version|tag|image|release|ref|lightdash|^ver$|default|value|content/i.test(key) ||
        /^\s*["']?v?[\d.]+["']?,?\s*$/.test(text));
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/version-literals.js
var version_literals = __webpack_require__(230);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-lines.js










/**
 * The net (DETECTION section 6): judges the lines that no reader reads. If one version of the service replaces another
 * in a changed line, that is a change of its own. If only one of the two versions is known, it is `not-understood`.
 */
async function judgeChangedLines(input, settings, charts) {
    const { base, head, renames, rules } = input;
    const oldPaths = new Set(renames.values());
    const readBoth = async (path) => {
        const oldPath = renames.get(path) ?? path;
        const [before, after] = await Promise.all([(0,watched_files/* readTextFile */.Gu)(base, oldPath), (0,watched_files/* readTextFile */.Gu)(head, path)]);
        return { path, oldPath, before, after };
    };
    // Most changes contain no version, so what the readers know is gathered late.
    let known = null;
    const changes = [];
    const all = { gone: [], come: [] };
    for await (const { path, oldPath, before, after } of (0,watched_files/* mapInBatches */.o2)(input.changed.filter((0,watched_files/* watchTest */.qM)(settings)), readBoth)) {
        // A renamed file is compared under its new name.
        if (after === null && oldPaths.has(path))
            continue;
        const lines = (0,version_literals/* changedLines */.MA)(before ?? '', after ?? '', settings.tagSuffix);
        if (lines.before.length === 0 && lines.after.length === 0)
            continue;
        known ??= await readKnown(input, settings);
        const declaredAt = (place) => (0,comment_declaration/* declaredInComment */.B)(after ?? '', place);
        const file = { path, oldPath, lines, known, declaredAt, settings, rules };
        const alone = { gone: [], come: [] };
        for (const pair of (0,version_literals/* pairLiterals */.Pp)(lines)) {
            if (isExplained(pair, file))
                continue;
            const [lost, found] = [ownLiteral(pair.before, oldPath, file), ownLiteral(pair.after, path, file)];
            if (pair.before === null || pair.after === null) {
                if (lost !== null)
                    alone.gone.push(lost);
                if (found !== null)
                    alone.come.push(found);
            }
            else if (before !== null && after !== null) {
                const change = await judgeLiteralPair(pair.before, pair.after, found ?? lost, file, charts);
                if (change !== null)
                    changes.push(change);
            }
        }
        all.gone.push(...alone.gone);
        all.come.push(...alone.come);
        if (before !== null && after !== null)
            changes.push(...judgeHalfPairs(alone, file));
    }
    return [...changes, ...movedBetweenFiles(all, input.objects, rules)];
}
function ownLiteral(literal, path, { known, settings }) {
    const ours = literal === null ? null : ownerOf(literal, path, known, settings);
    if (literal === null || ours === null)
        return null;
    const { version, line, column } = literal;
    return { ...ours, version, literal, place: { file: path, line, column } };
}
function isExplained({ before, after }, { path, oldPath, known }) {
    return ((after !== null && isRead(after, path, known.after)) || (before !== null && isRead(before, oldPath, known.before)));
}
function isRead({ line }, file, places) {
    return places.has((0,problems_place/* showPlace */.R)({ file, line, column: null }));
}
async function judgeLiteralPair(before, after, ours, { path, declaredAt, rules, settings }, charts) {
    if (ours === null || before.version === after.version)
        return null;
    const place = { file: path, line: after.line, column: after.column };
    const line = { id: `line:${path}#${after.key || 'version'}`, mustBeListed: [], declared: declaredAt(place) };
    const between = (from, to) => (0,object_change/* judgeLine */.sW)({ ...line, mustBeListed: ours.mustBeListed ? [from, to] : [] }, { place, from, to }, rules);
    if (ours.use === 'tag')
        return between(before.version, after.version);
    const installed = ({ version }) => charts.appVersionOf({ name: settings.chart, version, place, repository: null });
    const from = rules.from ?? (await installed(before));
    const to = rules.to ?? (await installed(after));
    if (!(0,chart_repository/* isProblem */.A)(from) && !(0,chart_repository/* isProblem */.A)(to))
        return between(from, to);
    const problem = [to, from].find(chart_repository/* isProblem */.A) ?? null;
    // A number that the chart repository does not list belongs to something else.
    const isNoChart = problem?.code === 'chart-unknown' && /does not list/.test(problem.found);
    if (isNoChart && !/chart/i.test(after.key))
        return null;
    return (0,object_change/* judgeLine */.sW)(line, { place, from: null, to: null, problem }, rules);
}
/**
 * Judges the versions of a file without a counterpart: a version replaces a variable or is replaced by one, or several
 * could belong together.
 */
function judgeHalfPairs({ gone, come }, file) {
    const { path, oldPath, lines, known, declaredAt, rules } = file;
    const [firstGone] = gone;
    const [firstCome] = come;
    const refuse = (place, found, from, to, mustBeListed = []) => {
        const line = { id: `line:${path}#${place.line}`, mustBeListed, declared: declaredAt(place) };
        return [(0,object_change/* judgeLine */.sW)(line, { place, from, to, problem: (0,problems_problem/* problemAt */.l4)('not-understood', place, found) }, rules)];
    };
    if (firstGone !== undefined && firstCome !== undefined) {
        if (new Set([...gone, ...come].map(({ version }) => version)).size === 1)
            return [];
        const found = 'several Lightdash versions change here, and nothing says which one replaces which';
        const listed = needListing([firstGone, firstCome]);
        return refuse(firstCome.place, found, tagOf([firstGone]), tagOf([firstCome]), listed);
    }
    if (firstCome !== undefined && imageLine(lines.plainBefore, oldPath, known.before, file) !== undefined) {
        const found = 'a Lightdash version replaces something that was not a version';
        return refuse(firstCome.place, found, null, tagOf(come));
    }
    const variable = imageLine(lines.plainAfter, path, known.after, file);
    if (firstGone !== undefined && variable !== undefined) {
        const found = `Lightdash ${firstGone.version} is replaced by something that is not a version`;
        return refuse({ file: path, line: variable.line, column: 1 }, found, tagOf(gone), null);
    }
    const setBefore = new Set(lines.before.flatMap(namesOf));
    const assigned = come.find(({ literal }) => {
        if (literal === null)
            return false;
        const isNew = (name) => known.variables.has(name) && !setBefore.has(name);
        return isUndecided(literal, path, known) || namesOf(literal).some(isNew);
    });
    if (assigned === undefined)
        return [];
    const found = `${assigned.literal?.key} is set here, and was not before`;
    return refuse(assigned.place, found, null, tagOf([assigned]), needListing([assigned]));
}
function imageLine(lines, path, places, { settings }) {
    return lines.find((line) => (0,service_names/* namesServiceImage */.Tu)(line.text, settings.images) && !isRead(line, path, places));
}
function namesOf(literal) {
    return [literal.key, ...assignedNames(literal)].map(plainName);
}
/** The single version of the service among the literals; null where there are several, or where it is a chart's. */
function tagOf(literals) {
    const versions = new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null)));
    return versions.size === 1 ? ([...versions][0] ?? null) : null;
}
/** The versions that must be listed releases; empty where one of the literals is certainly the service's. */
function needListing(literals) {
    return literals.every(({ use, mustBeListed }) => use === 'tag' && mustBeListed)
        ? literals.map(({ version }) => version)
        : [];
}
/** Finds a version that is gone from one file while another version appears in another file or in a new object. */
function movedBetweenFiles({ gone, come }, objects, rules) {
    const ofObjects = (change) => objects.flatMap((object) => {
        const version = object.change === change ? (object.to ?? object.from) : null;
        return version === null ? [] : [{ version, use: 'tag', mustBeListed: false, literal: null, place: object.place }];
    });
    const isSure = ({ mustBeListed }) => !mustBeListed;
    return [
        ...differingVersions(gone, come, rules),
        ...differingVersions(gone.filter(isSure), ofObjects('install'), rules),
        ...differingVersions(ofObjects('removed'), come.filter(isSure), rules),
    ];
}
function differingVersions(gone, come, rules) {
    const without = (some, others) => some.find(({ version }) => !others.some((other) => other.version === version));
    const [lost, found] = [without(gone, come), without(come, gone)];
    if (lost === undefined || found === undefined || lost.place.file === found.place.file)
        return [];
    const { place } = found;
    const what = `Lightdash ${lost.version} is gone from ${(0,problems_place/* showPlace */.R)(lost.place)}, and this may have replaced it`;
    const problem = (0,problems_problem/* problemAt */.l4)('not-understood', place, what);
    const mustBeListed = [lost, found].filter((each) => each.mustBeListed).map(({ version }) => version);
    const line = { id: `line:${place.file}#moved`, mustBeListed, declared: null };
    return [(0,object_change/* judgeLine */.sW)(line, { place, from: tagOf([lost]), to: tagOf([found]), problem }, rules)];
}

// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/standing-lines.js







/**
 * Finds images of the service, with their versions, in lines that no reader reads, where a repository deploys nothing
 * else. If a change leaves them alone or removes the last one, the gate must not say that there is no deployment.
 *
 * @param trees both trees, and the renames from the new path to the old one
 * @param changes changed lines that are already reported
 */
async function standingLines({ base, head, renames }, changes, settings, rules) {
    if (!settings.discover)
        return [];
    const standing = await imagesIn(head, settings);
    const isSure = changes.some(({ line }) => line?.mustBeListed.length === 0);
    if (standing.length === 0 && !isSure) {
        const gone = await imagesIn(base, settings);
        return gone.map(({ place, version: from, line }) => ({ ...object_change/* NO_CHANGE */.XG, change: 'removed', place, from, line }));
    }
    const told = new Set(changes.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const judged = [];
    for (const { place, text, version, line } of standing) {
        if (told.has((0,problems_place/* showPlace */.R)(place)))
            continue;
        const isOld = linesOf(await (0,watched_files/* readTextFile */.Gu)(base, renames.get(place.file) ?? place.file)).includes(text);
        if (isOld)
            judged.push((0,object_change/* judgeLine */.sW)(line, { place, from: version, to: version }, rules));
        else
            judged.push({ ...object_change/* NO_CHANGE */.XG, change: 'install', place, to: version, line });
    }
    return judged;
}
async function imagesIn(tree, settings) {
    const found = [];
    const read = async (file) => ({ file, whole: await (0,watched_files/* readTextFile */.Gu)(tree, file) });
    for await (const { file, whole } of (0,watched_files/* mapInBatches */.o2)(await (0,watched_files/* filesNaming */.OM)(tree, settings), read)) {
        for (const [index, text] of linesOf(whole).entries()) {
            for (const image of (0,service_names/* serviceImagesIn */.fH)(text, settings.images)) {
                const reference = (0,deployment_reference/* parseImageReference */.o_)(image);
                const reading = reference && (0,deployment_reference/* readImageTag */.AA)(reference, settings.tagSuffix);
                if (reading === null || !('version' in reading))
                    continue;
                const { version } = reading;
                const place = { file, line: index + 1, column: text.indexOf(version) + 1 };
                const declared = (0,comment_declaration/* declaredInComment */.B)(whole ?? '', place);
                const line = { id: `line:${file}#${place.line}`, mustBeListed: [], declared };
                found.push({ place, text, version, line });
            }
        }
    }
    return found;
}
function linesOf(text) {
    return (text ?? '').split(/\r\n|\r|\n/).map((line) => (0,text_lines/* withoutComment */.s)(line).trimEnd());
}

// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(4889);
// EXTERNAL MODULE: ./build/comparison/pairing.js
var comparison_pairing = __webpack_require__(2704);
;// CONCATENATED MODULE: ./build/comparison/second-order.js



/**
 * The first difference in second order between the two sides of an object (DETECTION section 6, rule 3). If only a
 * version differs, the net judges that line, provided it watches the file.
 *
 * @param place the object on the head, for a text that is gone
 * @returns null where nothing differs
 */
function changedSecondOrder(before, after, { rename, isWatched, tagSuffix }, place) {
    const bare = ({ text, place: { file } }) => (isWatched(file) ? (0,version_literals/* blankVersions */.cz)(text, tagSuffix) : text).replace(/\s+/g, ' ').trim();
    const left = new Map(before.map((each) => [rename(each.key), each]));
    for (const each of after) {
        const was = left.get(each.key);
        left.delete(each.key);
        if (was === undefined)
            return notEvaluated(each, each.place, 'is new');
        if (bare(was) !== bare(each))
            return notEvaluated(each, each.place, 'has changed');
    }
    for (const was of left.values())
        return notEvaluated(was, place, 'is gone');
    return null;
}
function notEvaluated({ key }, place, what) {
    return (0,problems_problem/* problemAt */.l4)('not-evaluated', place, `${(0,quote_text/* quoteText */.o)(key.slice(key.lastIndexOf('#') + 1))} ${what}`);
}

;// CONCATENATED MODULE: ./build/comparison/links.js






/**
 * Compares the destinations of links that point elsewhere than before (DETECTION section 6): what was deployed at the
 * old destination against what is deployed at the new one. Links of other applications, new links and removed links are
 * ignored.
 */
function compareLinks(context) {
    const before = new Map(context.before.links.map((link) => [link.id, link]));
    const after = new Map(context.after.links.map((link) => [link.id, link]));
    return [...before].flatMap(([id, was]) => {
        const is = after.get(id) ?? after.get((0,comparison_pairing/* renamedId */.c9)(id, context.oldToNew));
        return is === undefined ? [] : compareLink(was, is, context);
    });
}
function compareLink(was, is, context) {
    const led = objectsAt(context.before, was);
    const leads = objectsAt(context.after, is);
    const isOurs = was.namesService || is.namesService || led.length > 0;
    if (!isOurs)
        return [];
    const refuse = (problem) => [
        { ...object_change/* NO_CHANGE */.XG, change: 'upgrade', place: is.place, base: led[0] ?? null, from: led[0]?.version ?? null, problem },
    ];
    const elsewhere = `it led to ${showLink(was)} and leads to ${showLink(is)}`;
    if (address(was) !== address(is) || revision(was) !== revision(is)) {
        return refuse((0,problems_problem/* problemAt */.l4)('not-evaluated', is.place, elsewhere));
    }
    const names = new Set([...led, ...leads].flatMap(({ id }) => (0,comparison_pairing/* nameOf */.Vb)(id).split(/[^\w.-]+/)));
    // Text that names no object applies to all of them.
    const concerns = ({ text }) => /lightdash/i.test(text) ||
        !/\bname["']?\s*:/.test(text) ||
        text.split(/[^\w.-]+/).some((word) => word !== '' && names.has(word));
    const [old, now] = [was.secondOrder.filter(concerns), is.secondOrder.filter(concerns)];
    const told = changedSecondOrder(old, now, context.secondOrder, is.place);
    if (told !== null)
        return refuse(told);
    if (was.path === is.path)
        return [];
    if (led.length === 0 || leads.length === 0) {
        const [empty, verb] = led.length === 0 ? [was, 'led'] : [is, 'leads'];
        const found = `nothing was read at ${showLink(empty)}, where it ${verb}`;
        return refuse((0,problems_problem/* problemAt */.l4)('not-evaluated', is.place, leads.length === led.length ? elsewhere : found));
    }
    // An object that moved together with its link is already compared as a pair.
    const moved = new Set(context.pairing.pairs.filter(({ base }) => led.includes(base)).map(({ head }) => head));
    const others = leads.filter((head) => !moved.has(head));
    return pairTargets(led, others).flatMap(([base, head]) => {
        if (base.version !== null && base.version === head.version)
            return [];
        const change = (0,object_change/* judgePair */.E$)(base, head, context.rules, { isSameText: true, secondOrder: null });
        return change.tolerated
            ? []
            : [{ ...change, notices: [...change.notices, `${showLink(is)} replaces ${showLink(was)}`] }];
    });
}
/** Which object may have become which: objects with the same name, otherwise every combination. */
function pairTargets(led, leads) {
    if (leads.length === 0)
        return [];
    if ((0,comparison_pairing/* statesOf */.kY)(led) === 1 && (0,comparison_pairing/* statesOf */.kY)(leads) === 1)
        return [[led[0], leads[0]]];
    const key = ({ id }) => (0,comparison_pairing/* nameOf */.Vb)(id).replace(/@.*/, '');
    return leads.flatMap((head) => {
        const same = led.filter((base) => key(base) === key(head));
        return (same.length > 0 ? same : led).map((base) => [base, head]);
    });
}
function objectsAt({ objects }, link) {
    return objects.filter((object) => (0,finding/* pointsTo */.P8)(link, object));
}
/** The most paths that are looked up through symbolic links. A link beyond that has no known destination. */
const MOST_PATHS_THROUGH_LINKS = 2_000;
/** Finds the symbolic links among some paths, as links to the folders of deployments behind them. */
async function readSymlinks(tree, paths, objects) {
    const entries = await tree.entries();
    const links = [];
    let left = MOST_PATHS_THROUGH_LINKS;
    for (const path of paths) {
        if (entries.get(path)?.kind !== 'symlink')
            continue;
        let folder = null;
        for (const carrier of new Set(objects.map(({ carrier }) => carrier))) {
            if (carrier.startsWith(`${path}/`))
                continue;
            const parts = carrier.split('/');
            for (let depth = 1; depth < parts.length && folder === null && left > 0; depth += 1, left -= 1) {
                const through = await tree.read(`${path}/${parts.slice(depth).join('/')}`);
                if (through !== null && (await tree.read(carrier))?.equals(through) === true)
                    folder = parts.slice(0, depth).join('/');
            }
        }
        if (folder === null)
            continue;
        const place = { file: path, line: null, column: null };
        const target = { repository: null, revision: null, path: folder };
        links.push({ id: `symlink:${path}`, ...target, place, namesService: true, secondOrder: [] });
    }
    return links;
}
function showLink({ repository, revision: at, path }) {
    const where = repository === null ? '' : ` of ${(0,quote_text/* quoteText */.o)(repository)}`;
    return `${(0,quote_text/* quoteText */.o)(path === '' ? '.' : path)}${where}${at === null ? '' : ` at ${(0,quote_text/* quoteText */.o)(at)}`}`;
}
/** Addresses of one repository are equal, whatever protocol they use. */
function address({ repository }) {
    return (repository ?? '')
        .toLowerCase()
        .replace(/^(?:git::)?(?:git@|[a-z+]+:\/\/(?:[^@/]*@)?)/, '')
        .replace(/:(?!\d+\/)/, '/')
        .replace(/\/+$/, '')
        .replace(/\.git$/, '');
}
/** The usual names of the default branch all count as `HEAD`. */
function revision({ revision: name }) {
    const branch = (name ?? '').replace(/^refs\/heads\//, '');
    return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}

;// CONCATENATED MODULE: ./build/comparison/compare-trees.js


















/**
 * Compares what two trees deploy (DETECTION section 4, DESIGN section 5): the objects, the links between them, and the
 * changed lines that no reader reads.
 *
 * @throws TreeError where a tree cannot be read
 */
async function compareTrees(pair, given, rules, charts) {
    const { base, head } = pair;
    const allPaths = [...((await base?.entries())?.keys() ?? []), ...(await head.entries()).keys()];
    const settings = (0,detect.withEnvironments)(given, allPaths);
    // Search the head first. The base shares its results for unchanged files.
    const candidates = new Set(await (0,detect.findCandidates)(head, settings));
    const changed = base === null ? [] : await changedPaths(base, head);
    if (base !== null)
        for (const path of await (0,detect.findCandidates)(base, settings))
            candidates.add(path);
    // An env file affects the compose file beside it, whatever it contains.
    for (const path of changed) {
        if (/(?:^|\/)\.env[^/]*$/.test(path) || settings.envFiles.includes(path))
            candidates.add(path);
    }
    const foundHead = await (0,detect.detect)(head, settings, candidates);
    const foundBase = base === null ? null : await (0,detect.detect)(base, settings, candidates);
    const isGiven = rules.from !== null || rules.to !== null;
    const untouched = isGiven || foundBase === null ? new Set() : sameCharts(foundBase, foundHead);
    const isLeft = ({ id }) => untouched.has(id);
    const headDetection = await (0,detect.resolveCharts)(foundHead, charts, isLeft);
    const baseDetection = foundBase === null ? null : await (0,detect.resolveCharts)(foundBase, charts, isLeft);
    const touchesWorkflows = changed.some((path) => /^\.github\/(?:workflows|actions)\//.test(path));
    const sides = { head: headDetection, base: baseDetection, touchesWorkflows };
    if (base === null || baseDetection === null) {
        const alone = { isSameText: false, secondOrder: null };
        return {
            changes: groupChanges(headDetection.objects.map((object) => (0,object_change/* judgePair */.E$)(null, object, rules, alone))),
            ...sides,
        };
    }
    const trees = { ...pair, base };
    const oldToNew = new Map([...pair.renames].map(([to, from]) => [from, to]));
    const [before, after] = [
        await withSymlinks(baseDetection, base, changed),
        await withSymlinks(headDetection, head, changed),
    ];
    const pairing = new comparison_pairing/* Pairing */.X6(before.objects, after.objects, oldToNew);
    const secondOrder = {
        rename: (key) => (0,comparison_pairing/* renamedId */.c9)(key, oldToNew),
        isWatched: (0,watched_files/* watchTest */.qM)(settings),
        tagSuffix: settings.tagSuffix,
    };
    const context = { after, settings, rules, oldToNew, secondOrder };
    const changes = await compareObjects(trees, pairing, context);
    if (rules.from === null)
        changes.push(...compareLinks({ ...context, before, pairing }));
    const lines = await judgeChangedLines({ ...trees, changed, before, after, objects: [...changes], rules }, settings, charts);
    if (before.objects.length + after.objects.length === 0) {
        lines.push(...(await standingLines(trees, lines, settings, rules)));
    }
    changes.push(...lines);
    return { changes: groupChanges(changes), ...sides };
}
/** Objects with an empty tag and the same chart on both sides. Whatever their version is, it does not change. */
function sameCharts(base, head) {
    const keyOf = ({ id, unresolved, image }) => unresolved === null ? null : JSON.stringify([id, (0,chart_source/* chartKey */.w4)(unresolved), image]);
    const before = new Set(base.objects.map(keyOf));
    const isSame = (object) => {
        const key = keyOf(object);
        return key !== null && before.has(key);
    };
    return new Set(head.objects.filter(isSame).map(({ id }) => id));
}
/** The paths whose content differs between two trees. */
async function changedPaths(base, head) {
    const [before, after] = await Promise.all([base.entries(), head.entries()]);
    const paths = new Set([...before.keys(), ...after.keys()]);
    return [...paths].filter((path) => before.get(path)?.id !== after.get(path)?.id);
}
/** Symbolic links count as links like any other. */
async function withSymlinks(detection, tree, changed) {
    return { ...detection, links: [...detection.links, ...(await readSymlinks(tree, changed, detection.objects))] };
}
async function compareObjects(trees, pairing, context) {
    const { settings, rules } = context;
    const carried = await carriedObjects(trees, pairing.lost, context);
    const gone = pairing.settle((base) => carried.has(base)).map((base) => (0,object_change/* judgeRemoved */.UR)(base, carried.get(base) ?? null));
    pairing.pairByLikeness();
    const judge = async (base, head, moved) => {
        const isSameText = head.problem !== null && (await haveSameText(trees, base, head, settings));
        const secondOrder = changedSecondOrder(base.secondOrder, head.secondOrder, context.secondOrder, head.place);
        const change = (0,object_change/* judgePair */.E$)(base, head, rules, { isSameText, secondOrder });
        return moved === null ? change : { ...change, notices: [...change.notices, moved] };
    };
    const changes = [];
    for (const { base, head, moved } of pairing.pairs)
        changes.push(await judge(base, head, moved));
    changes.push(...gone, ...pairing.lost.map((base) => (0,object_change/* judgeRemoved */.UR)(base, null)));
    const { lost, found } = pairing;
    const isOneVersion = (0,comparison_pairing/* statesOf */.kY)([...lost, ...found]) === 1 && lost.length > 0;
    for (const head of found) {
        if (lost.length === 0 && gone.length === 0)
            changes.push((0,object_change/* judgeInstalled */.kq)(head));
        // Places rearranged around a single version are not an upgrade.
        else if (isOneVersion)
            changes.push(await judge(lost[0], head, null));
        else
            changes.push((0,object_change/* judgePair */.E$)(null, head, rules, { isSameText: false, secondOrder: null }));
    }
    return changes;
}
/**
 * Objects of the base whose name or carrier still exists on the head, with the carrier's path. They no longer deploy
 * the service, or nobody can tell (DESIGN section 5, `removed`).
 */
async function carriedObjects(trees, lost, context) {
    const carried = new Map();
    if (lost.length === 0)
        return carried;
    const { after, oldToNew } = context;
    const entries = await trees.head.entries();
    const read = new Set(after.objects.flatMap(({ carrier, place }) => [carrier, place.file]));
    const asked = new Set(after.objects.flatMap(({ inputs }) => inputs));
    for (const base of lost) {
        const carrier = oldToNew.get(base.carrier) ?? base.carrier;
        const isSeen = [base.id, (0,comparison_pairing/* renamedId */.c9)(base.id, oldToNew)].some((id) => after.seen.has(id));
        const unreadable = [carrier, oldToNew.get(base.place.file) ?? base.place.file].find((path) => after.seen.has(`${finding/* UNREADABLE_FILE */.zH}:${path}`));
        // A file that cannot be read may still deploy the service, and so may a file that still names the image.
        if (unreadable !== undefined)
            carried.set(base, unreadable);
        else if (isSeen || (0,tree/* isBehindEntry */.VH)(carrier, entries))
            carried.set(base, carrier);
        else {
            const decider = oldToNew.get(base.place.file) ?? base.place.file;
            const left = [carrier, ...(asked.has(decider) ? [] : [decider])].filter((path) => entries.has(path) && !read.has(path));
            for (const path of left)
                if (await isStillThere(trees, base, path, context))
                    carried.set(base, path);
        }
    }
    return carried;
}
/**
 * Whether a file that no reader takes for a deployment any more still contains an image of the service, or the deciding
 * line.
 */
async function isStillThere({ base, head }, { id, place }, path, { after: detection, settings, oldToNew }) {
    const old = [...oldToNew].find(([, to]) => to === path)?.[0] ?? path;
    const [bytes, held] = [await base.read(old), await head.read(path)];
    // A link that leads out of the repository exists, but its target cannot be seen.
    if (held === null)
        return true;
    const isSame = bytes?.equals(held) === true;
    // The unchanged file moved to where nothing is deployed from, such as an archive (DETECTION section 4, "Renames").
    if (isSame && old !== path && !(0,candidates/* searchTest */.Ln)(settings)(path))
        return false;
    const [before, after] = [bytes?.toString('utf8') ?? '', held.toString('utf8')];
    if ((0,service_names/* namesServiceImage */.Tu)(after, settings.images))
        return true;
    // If the text is unchanged, the deployment was switched off elsewhere.
    if (isSame || old !== place.file || place.line === null)
        return false;
    // A reader has seen other objects in the file, so this one is gone.
    const beside = `${(0,comparison_pairing/* renamedId */.c9)(id, oldToNew).replace(/#.*/s, '')}#`;
    if ([...detection.seen].some((each) => each.startsWith(beside)))
        return false;
    const lines = (text) => text.split(/\r\n|\r|\n/).map((line) => bare((0,text_lines/* withoutComment */.s)(line)));
    const deciding = lines(before)[place.line - 1] ?? '';
    const now = lines(after);
    return deciding.includes('X.Y.Z') && now.includes(deciding) && (0,service_names/* namesService */.cM)(now.join('\n'), settings);
}
function bare(line) {
    return line.replace(/\d+\.\d+\.\d+/g, 'X.Y.Z').trim();
}
/** Whether the deciding text is the same on both sides: the line, or the whole file if it is broken. */
async function haveSameText(trees, base, head, settings) {
    const isWhole = [base, head].some(({ problem }) => problem?.code === 'unparseable' || problem?.code === 'conflict-markers');
    const textOf = async (tree, { place }) => {
        const text = (await tree.read(place.file))?.toString('utf8') ?? '';
        if (isWhole || place.line === null)
            return isWhole ? text : '';
        const line = text.split(/\r\n|\r|\n/)[place.line - 1] ?? '';
        // In a mapping on one line, only the value and the images beside it count.
        const value = place.column === null ? null : /^["']?[\w$][^\s"',{}[\]]*(?=["'\s]*[,}])/.exec(line.slice(place.column - 1));
        const images = [...(0,service_names/* serviceImagesIn */.fH)(line, settings.images)].sort();
        return value == null ? line.trim() : JSON.stringify([value[0], images]);
    };
    return (await textOf(trees.base, base)) === (await textOf(trees.head, head));
}
/** Joins changes of objects with the same place and the same result. */
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
/**
 * Marks changes of deployments that the base branch has also changed since the branch started. Their head is not what
 * the merge will produce (DETECTION section 4).
 *
 * @param since from the commit where the branch started to the tip of the base branch
 * @throws TreeError where a tree cannot be read
 */
async function requireAgreement(changes, since, settings, charts) {
    const drift = await compareTrees(since, settings, { from: null, to: null, strict: false }, charts);
    const drifted = new Map();
    for (const change of drift.changes) {
        const isSame = change.change === 'unchanged' && change.buildChanged === null && (change.problem === null || change.tolerated);
        if (isSame)
            continue;
        for (const name of sharedKeys(change))
            drifted.set(name, [...(drifted.get(name) ?? []), change]);
    }
    return changes.map((change) => {
        // A new deployment on the base branch has no effect if the branch has the same one.
        const isOther = ({ base, to, problem }) => base !== null || problem !== null || to !== change.to;
        const other = sharedKeys(change)
            .flatMap((name) => drifted.get(name) ?? [])
            .find(isOther);
        if (other === undefined)
            return change;
        const before = other.base === null && other.problem === null ? 'nothing' : (other.from ?? 'this one');
        const found = `the base branch now has ${other.to ?? 'something else'} instead of ${before}`;
        return { ...change, problem: (0,problems_problem/* problemAt */.l4)('branch-behind', change.place, found), tolerated: false };
    });
}
/**
 * The keys by which two changes of one deployment are matched: its objects and its units, or its file where it has no
 * objects.
 */
function sharedKeys({ base, head, place }) {
    const parts = [base, head].flatMap((side) => side?.parts ?? []);
    if (parts.length === 0)
        return [`path ${place.file}`];
    return [...new Set(parts.flatMap(({ id, unit }) => [id, `unit ${unit}`]))];
}


/***/ }),

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ judgePair),
/* harmony export */   UR: () => (/* binding */ judgeRemoved),
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   kq: () => (/* binding */ judgeInstalled),
/* harmony export */   sW: () => (/* binding */ judgeLine)
/* harmony export */ });
/* harmony import */ var _deployment_chart_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3518);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8662);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5807);



/** A change without any content, as a starting point. */
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
/**
 * Judges an object on the head by its counterpart on the base (DESIGN section 4).
 *
 * @param base null where nothing of it is known
 */
function judgePair(base, head, rules, { isSameText, secondOrder }) {
    const from = rules.from ?? base?.version ?? null;
    const to = rules.to ?? head.version;
    // The same chart on both sides was not looked up on either.
    const isSameChart = base !== null && haveSameChart(base, head);
    const common = { base, head, place: head.place, from, to, notices: head.notices };
    const change = (problem, tolerated = false) => ({
        ...common,
        change: tolerated || (isSameChart && problem === null) ? 'unchanged' : directionOf(from, to),
        problem,
        tolerated,
        buildChanged: base === null ? null : changeOfBuild(base, head),
    });
    const problem = head.problem !== null && isCuredBy(rules.to, head.problem) ? null : head.problem;
    if (problem !== null) {
        // A target that is nowhere cannot be checked, however long it has been missing.
        const isOld = problem.code !== 'target-missing' && base?.problem != null && isSameProblem(base.problem, problem);
        return change(problem, isOld && isSameText && secondOrder === null && rules.to === null && !rules.strict);
    }
    if (secondOrder !== null)
        return change(secondOrder);
    if (from === null && !isSameChart) {
        return change((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('base-unresolved', head.place, describeUnresolved(base)));
    }
    return change(null);
}
/** Judges a version in a line that no reader reads. */
function judgeLine(line, { place, problem = null, ...found }, rules) {
    const [from, to] = [rules.from ?? found.from, rules.to ?? found.to];
    // If both sides were read, given versions do not tell how the lines belong together.
    const isCured = (found.from === null || found.to === null) && from !== null && to !== null;
    return { ...NO_CHANGE, change: directionOf(from, to), place, from, to, problem: isCured ? null : problem, line };
}
/** The direction between two versions. It counts as an upgrade where one of them is not known. */
function directionOf(from, to) {
    if (from === null || to === null)
        return 'upgrade';
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(to, from);
    if (order === 0)
        return 'unchanged';
    return order < 0 ? 'downgrade' : 'upgrade';
}
/**
 * Judges an object of the base that is gone, or whose carrier no longer shows the service.
 *
 * @param carrier the file that is still there; null where the object is removed
 */
function judgeRemoved(base, carrier) {
    const place = carrier === null ? base.place : { file: carrier, line: null, column: null };
    const found = 'none of Lightdash any more, or none that can be read';
    return {
        ...NO_CHANGE,
        change: carrier === null ? 'removed' : 'upgrade',
        base,
        place,
        from: base.version,
        problem: carrier === null ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('image-changed', place, found),
    };
}
/** With these problems nothing can be known, whatever was there before and whatever version is given. */
const BROKEN = new Set([
    'unparseable',
    'conflict-markers',
    'target-missing',
    'mixed-versions',
    'invalid-upgrade-mode',
]);
/** Judges an object that is new on the head, where nothing of the base is missing. */
function judgeInstalled(head) {
    const { problem } = head;
    if (problem !== null && BROKEN.has(problem.code)) {
        return { ...NO_CHANGE, change: 'upgrade', head, place: head.place, problem };
    }
    const notices = problem === null ? head.notices : [...head.notices, problem.message];
    return { ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices };
}
/** A given version replaces one that could not be read, but it does not repair a broken file. */
function isCuredBy(given, { code }) {
    return given !== null && !BROKEN.has(code);
}
function isSameProblem(one, other) {
    if (one.code !== other.code)
        return false;
    // Line numbers may differ without a change of versions.
    const bare = ({ found }) => (one.code === 'mixed-versions' ? found.replace(/ at [^ ,]+/g, '') : found);
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
function haveSameChart({ unresolved: one }, { unresolved: other }) {
    return one !== null && other !== null && (0,_deployment_chart_source_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(one) === (0,_deployment_chart_source_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(other);
}
function changeOfBuild({ image: one, version: was }, { image: other, version: is }) {
    if (one === null || other === null || is === null)
        return null;
    if (!isSameImage(one, other))
        return 'image';
    // A new version always has a new digest.
    return was !== is || one.digest === other.digest ? null : 'digest';
}
function isSameImage(one, other) {
    return one.source === other.source && one.suffix === other.suffix;
}


/***/ }),

/***/ 2704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   X6: () => (/* binding */ Pairing),
/* harmony export */   c9: () => (/* binding */ renamedId),
/* harmony export */   kY: () => (/* binding */ statesOf)
/* harmony export */ });
/* harmony import */ var _deployment_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1831);
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _deployment_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(997);



/** Matches the objects of the base with those of the head (DETECTION section 4, "Renames"). */
class Pairing {
    oldToNew;
    pairs = [];
    #lost;
    #found;
    /**
     * Pairs objects by id, then by id under the new file name, then with the unreadable file that carried them.
     *
     * @param oldToNew from the old path of a renamed file to its new one
     */
    constructor(bases, heads, oldToNew) {
        this.oldToNew = oldToNew;
        this.#lost = bases;
        this.#found = heads;
        const heirs = new Map(heads.map((head) => [head.id, head]));
        this.#pairBy((base) => heirs.get(base.id));
        if (oldToNew.size > 0) {
            this.#pairBy((base) => {
                const head = heirs.get(renamedId(base.id, oldToNew));
                return head !== undefined && this.#found.includes(head) ? head : undefined;
            });
        }
        // An object whose file can no longer be read continues as that file.
        this.#pairBy(({ carrier }) => heirs.get(`${_deployment_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREADABLE_FILE */ .zH}:${oldToNew.get(carrier) ?? carrier}`));
    }
    get lost() {
        return this.#lost;
    }
    get found() {
        return this.#found;
    }
    /**
     * Removes objects that are still there but no longer deploy the service, so that they do not count as moved.
     *
     * @param isThere whether an object of the base is still on the head, perhaps under a new file name
     * @returns the removed objects
     */
    settle(isThere) {
        const settled = this.#lost.filter(isThere);
        this.#lost = this.#lost.filter((base) => !settled.includes(base));
        return settled;
    }
    /** Pairs the remaining objects by name, by deciding file, or because nothing else is left. */
    pairByLikeness() {
        const say = (base, head) => base.kind === head.kind
            ? `Was at ${base.place.file} before`
            : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
        const fileOf = ({ place }) => this.oldToNew.get(place.file) ?? place.file;
        this.#pairUnique(({ id }) => nameOf(id), say);
        this.#pairUnique((object) => JSON.stringify([object.kind, fileOf(object)]), say, true);
        this.#pairUnique(({ id }) => nameOf(id).replace(/@.*/, ''), say);
        const kinds = new Set([...this.#lost, ...this.#found].map(({ kind }) => kind));
        const isOnly = (side, kind) => statesOf(side.filter((each) => each.kind === kind)) === 1;
        if ([...kinds].every((kind) => isOnly(this.#lost, kind) && isOnly(this.#found, kind))) {
            this.#pairAll(({ kind }) => kind, say);
        }
        else if (statesOf(this.#lost) === 1 && statesOf(this.#found) === 1)
            this.#pairAll(() => '', say);
        const count = this.pairs.length;
        this.#pairUnique(fileOf, say, true);
        const byFile = this.pairs.slice(count);
        if (byFile.length > 0) {
            this.#pairRivals(byFile);
            this.#pairUnique(({ id }) => nameOf(id), say);
            this.#lost = [];
            this.#found = [];
        }
        this.#pairCopies();
    }
    /**
     * Two objects paired only by their deciding file may be unrelated: a release can drop a values file that is then read
     * on its own, or take one up. Every other new or lost object is therefore compared with them as well.
     */
    #pairRivals(byFile) {
        for (const { base, head } of byFile) {
            const moved = `May be what was at ${base.place.file} before`;
            for (const found of this.#found)
                this.pairs.push({ base, head: found, moved });
            for (const lost of this.#lost) {
                this.pairs.push({ base: lost, head, moved: `May be what was at ${lost.place.file} before` });
            }
        }
    }
    /**
     * If two new files are similar to a deleted one, git takes the more similar file for the renamed one. That may be a
     * copy, so the other file is compared as well.
     */
    #pairCopies() {
        const left = new Map(this.pairs.filter(({ base, head }) => base.id !== head.id).map(({ base }) => [nameWithoutFolder(base), base]));
        // Values that no release referred to cannot have been the deployment.
        const takenUp = this.pairs.filter(({ base, head }) => base.kind === 'helm-values' && head.kind !== base.kind);
        for (const head of [...this.#found, ...takenUp.map((pair) => pair.head)]) {
            const base = left.get(nameWithoutFolder(head));
            const isNew = !this.pairs.some((pair) => pair.base === base && pair.head === head);
            if (base !== undefined && isNew) {
                this.pairs.push({ base, head, moved: `May be what was at ${base.place.file} before` });
            }
        }
        this.#found = this.#found.filter((head) => !left.has(nameWithoutFolder(head)));
    }
    #pairBy(headOf) {
        const lost = [];
        for (const base of this.#lost) {
            const head = headOf(base);
            if (head === undefined)
                lost.push(base);
            else
                this.pairs.push({ base, head, moved: null });
        }
        this.#lost = lost;
        const paired = new Set(this.pairs.map(({ head }) => head));
        this.#found = this.#found.filter((head) => !paired.has(head));
    }
    /**
     * Pairs objects with a key that is unique on both sides.
     *
     * @param isWhole whether objects that share a key and run the same version count as one
     */
    #pairUnique(keyOf, say, isWhole = false) {
        const [before, after] = [(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#lost, keyOf), (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#found, keyOf)];
        for (const [key, bases] of before) {
            const heads = after.get(key) ?? [];
            const isUnique = isWhole
                ? statesOf(bases) === 1 && statesOf(heads) === 1
                : bases.length === 1 && heads.length === 1;
            if (key !== '' && isUnique)
                this.#pairGroup(bases, heads, say);
        }
    }
    #pairAll(keyOf, say) {
        const after = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#found, keyOf);
        for (const [key, bases] of (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#lost, keyOf)) {
            this.#pairGroup(bases, after.get(key) ?? [], say);
        }
    }
    /** Pairs two groups in order. Leftover objects of the longer group are paired with the first of the other. */
    #pairGroup(bases, heads, say) {
        const [firstBase] = bases;
        const [firstHead] = heads;
        if (firstBase === undefined || firstHead === undefined)
            return;
        for (let index = 0; index < Math.max(bases.length, heads.length); index += 1) {
            const base = bases[index] ?? firstBase;
            const head = heads[index] ?? firstHead;
            this.pairs.push({ base, head, moved: say(base, head) });
        }
        this.#lost = this.#lost.filter((base) => !bases.includes(base));
        this.#found = this.#found.filter((head) => !heads.includes(head));
    }
}
/** The number of different states (version, image, problem, chart) among some objects. */
function statesOf(objects) {
    return new Set(objects.map(stateOf)).size;
}
function stateOf({ version, image, problem, unresolved }) {
    const chart = unresolved && [unresolved.version, unresolved.repository];
    return JSON.stringify([version, image, problem?.code, problem?.found, chart]);
}
/** An object's kind, name and file name, without its folders. */
function nameWithoutFolder({ kind, id, carrier }) {
    return JSON.stringify([kind, nameOf(id).replace(/@.*/, ''), (0,_deployment_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .baseNameOf */ .mv)(carrier)]);
}
/** The name in an id (`KIND:PATH#NAME`), without its path; empty where the id has none. */
function nameOf(id) {
    const hash = id.indexOf('#');
    return hash === -1 ? '' : id.slice(hash + 1);
}
/** Replaces the file or folder in an id with its new name. A second-order key has no kind in front. */
function renamedId(id, oldToNew) {
    const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
    const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
    // The environment in a name may be the path of the file that defines it.
    const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
    return `${kind}${oldToNew.get(path) ?? renamedFolder(path, oldToNew)}${bare}${environment}`;
}
const foldersOf = new WeakMap();
/** The folder to which all renamed files of a folder went; the old folder where they went to several. */
function renamedFolder(folder, oldToNew) {
    const known = foldersOf.get(oldToNew) ?? renamedFolders(oldToNew);
    foldersOf.set(oldToNew, known);
    return known.get(folder) ?? folder;
}
function renamedFolders(oldToNew) {
    const folders = new Map();
    for (const [from, to] of oldToNew) {
        const folder = (0,_deployment_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(from) || '.';
        const now = (0,_deployment_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(to) || '.';
        folders.set(folder, folders.has(folder) && folders.get(folder) !== now ? null : now);
    }
    return folders;
}


/***/ }),

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (DESIGN section 4).
 *
 * @param text the whole file
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const [above = '', own = ''] = linesBefore(text, line);
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    const value = match?.[1];
    if (match === null || (value !== 'RollingUpdate' && value !== 'Recreate'))
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return { value, place: { file, line: onOwn === null ? line - 1 : line, column } };
}
/** The declaration on a line; null where it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}
/** A line and the line above it, which is empty for the first line. */
function linesBefore(text, line) {
    const lines = text.split(/\r\n|\r|\n/, line);
    return line === 1 ? ['', ...lines] : lines.slice(line - 2);
}


/***/ }),

/***/ 3593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ detectionSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * The settings of detection, from the settings of a run.
 *
 * @param folder of the repository that paths are relative to, without a slash at the end; empty for its root
 */
function detectionSettings(settings, folder) {
    const inside = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(folder === '' ? path : `${folder}/${path}`);
    const { targets, discover } = settings;
    return {
        targets: targets.map((target) => ({ ...target, file: inside(target.file) })),
        discover: discover === undefined ? targets.length === 0 : discover === 'true',
        folder,
        files: settings.files,
        images: settings.images,
        tagSuffix: settings['tag-suffix'],
        chart: settings.chart,
        chartVersion: settings['chart-version'] ?? null,
        envFiles: settings['env-files'].map(inside),
        composeFiles: settings['compose-files'].map(inside),
    };
}


/***/ }),

/***/ 1625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChartRepository: () => (/* binding */ openChartRepository)
/* harmony export */ });
/* harmony import */ var _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2606);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(473);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);





/** In bytes. The real index has 0.5 MB with 460 charts (DESIGN section 3). */
const MOST_INDEX_BYTES = 8_000_000;
/**
 * The repository of the service's chart. It is read only when a chart has to be resolved.
 *
 * @param url of the repository or of its `index.yaml`: http(s), `file:` or a path
 * @param workingDirectory absolute folder in which a relative path starts
 */
function openChartRepository(url, workingDirectory, fileSource) {
    return new _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .ChartRepository */ .p(async () => {
        const location = (0,_net_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .z)(/\.ya?ml$/.test(url) ? url : `${url.replace(/\/+$/, '')}/index.yaml`, workingDirectory);
        const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DocumentReader */ .z(_net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._, _net_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, fileSource);
        try {
            const { bytes } = await reader.read(location, MOST_INDEX_BYTES);
            return bytes;
        }
        finally {
            reader.close();
        }
    });
}


/***/ }),

/***/ 6056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeRepository: () => (/* binding */ judgeRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/repository/empty.js
var empty = __webpack_require__(8488);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(145);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(3741);
;// CONCATENATED MODULE: ./build/repository/event.js

/**
 * @param event name of the event, for the message
 * @throws TreeError naming the event and the first member that is not as GitHub sends it
 */
function parsePullRequest(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        number: at.number('pull_request.number'),
        head: { sha: at.commit('pull_request.head.sha') },
        base: { sha: at.commit('pull_request.base.sha'), ref: at.name('pull_request.base.ref') },
    };
}
/** @throws TreeError like {@link parsePullRequest} */
function parseMergeGroup(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        head_sha: at.commit('merge_group.head_sha'),
        base_sha: at.commit('merge_group.base_sha'),
        base_ref: at.name('merge_group.base_ref'),
    };
}
/** @throws TreeError like {@link parsePullRequest} */
function parsePush(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        ref: at.name('ref'),
        before: at.commit('before'),
        after: at.commit('after'),
        deleted: at.flag('deleted'),
        forced: at.flag('forced'),
        repository: { default_branch: at.name('repository.default_branch') },
    };
}
/** Reads the members of a payload by path. Loading a schema library would cost every run more than this class. */
class PayloadMembers {
    event;
    payload;
    constructor(event, payload) {
        this.event = event;
        this.payload = payload;
    }
    commit(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
            return value;
        return this.#refuse(path, 'is not the id of a commit');
    }
    name(path) {
        const value = this.#at(path);
        return typeof value === 'string' && value !== '' ? value : this.#refuse(path, 'is not a name');
    }
    number(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'is not a number above 0');
    }
    /** False where it is missing. */
    flag(path) {
        const value = this.#at(path) ?? false;
        return typeof value === 'boolean' ? value : this.#refuse(path, 'is not true or false');
    }
    #at(path) {
        let value = this.payload;
        const steps = path.split('.');
        for (const [depth, step] of steps.entries()) {
            if (typeof value !== 'object' || value === null) {
                return this.#refuse(steps.slice(0, depth).join('.'), 'is not an object');
            }
            value = Object.hasOwn(value, step) ? value[step] : undefined;
        }
        return value;
    }
    #refuse(member, why) {
        const at = member === '' ? '' : `${member}: `;
        throw new tree/* TreeError */.jh(`The payload of the event ${this.event} is not usable: ${at}${why}`);
    }
}

;// CONCATENATED MODULE: ./build/repository/revisions.js


const ZEROS = /^0+$/;
const BRANCHES = 'refs/heads/';
/**
 * Determines the commits that a run compares (DETECTION section 4).
 *
 * @throws TreeError where they cannot be determined; nothing is guessed
 */
async function resolveRevisions(event, repository, { baseRef, headRef }) {
    const base = baseRef === null ? null : await commitOfInput('base-ref', baseRef, repository);
    const head = headRef === null ? null : await commitOfInput('head-ref', headRef, repository);
    if (base !== null && head !== null)
        return compare(head, [base]);
    const sides = await sidesOf(event, repository, head);
    if ('kind' in sides)
        return sides;
    return base === null ? await sides.base() : compare(sides.head, [base]);
}
async function sidesOf(event, repository, head) {
    switch (event.name) {
        case 'pull_request':
            return await ofPullRequest(event, repository, head);
        case 'pull_request_target':
            return await ofPullRequestTarget(event, repository, head);
        case 'merge_group':
            return ofMergeGroup(parseMergeGroup(event.name, event.payload), repository, head);
        case 'push':
            return ofPush(event, parsePush(event.name, event.payload), repository, head);
    }
    const present = head ?? event.sha ?? (await repository.head());
    if (present === null)
        throw new tree/* TreeError */.jh('There is no commit to look at: nothing is checked out.');
    return { head: present, base: async () => ({ kind: 'head-only', head: present }) };
}
async function ofPullRequest(event, repository, head) {
    const pull = parsePullRequest(event.name, event.payload);
    if ((head ?? (await repository.head())) === pull.head.sha)
        return ofBranch(pull, repository);
    const merge = shaOf(event);
    const [base, merged, ...others] = await repository.parentsOf(merge);
    if (base === undefined || merged === undefined || others.length > 0) {
        throw new tree/* TreeError */.jh(`${merge} (GITHUB_SHA) is not the merge commit of pull request ${pull.number}, and its head commit ${pull.head.sha} is not checked out; check one of them out, or pass base-ref and head-ref.`);
    }
    if (merged !== pull.head.sha)
        throw outOfDate(pull, merge, `it merges ${merged} instead of ${pull.head.sha}`);
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
/** The change alone, without newer commits on the base branch. */
function ofBranch(pull, repository) {
    const head = pull.head.sha;
    return {
        head,
        base: async () => {
            const tip = await baseTip(pull, repository);
            const base = await repository.mergeBase(tip, head);
            if (base === null) {
                throw new tree/* TreeError */.jh(`The branch of pull request ${pull.number} has no history in common with ${pull.base.ref}.`);
            }
            return compare(head, [base], base === tip ? null : tip);
        },
    };
}
/**
 * The current tip of the base branch, from the server or otherwise from this clone. The event's commit may be older, so
 * it only counts where there is no server.
 */
async function baseTip({ base, head }, repository) {
    let reason = `there is no branch ${base.ref}`;
    try {
        const tip = await repository.commitOf(`${BRANCHES}${base.ref}`);
        if (tip !== null)
            return tip;
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        reason = error.message;
    }
    const local = await repository.localCommitOf(base.ref);
    // A branch that already contains the change cannot be its base.
    if (local !== null && (await repository.mergeBase(local, head.sha)) !== head.sha)
        return local;
    if (!(await repository.hasServer()))
        return base.sha;
    throw new tree/* TreeError */.jh(`Cannot read the tip of the base branch ${base.ref}, which the branch has to agree with: ${reason}`);
}
async function ofPullRequestTarget(event, repository, head) {
    const pull = parsePullRequest(event.name, event.payload);
    if (head === pull.head.sha)
        return ofBranch(pull, repository);
    const name = `refs/pull/${pull.number}/merge`;
    const merge = await repository.commitOf(name);
    if (merge === null) {
        throw new tree/* TreeError */.jh(`There is no ${name}: the branch has conflicts with ${pull.base.ref}, or was merged already.`);
    }
    const [base, merged, ...others] = await repository.parentsOf(merge);
    const tip = await repository.commitOf(`${BRANCHES}${pull.base.ref}`);
    if (tip === null)
        throw new tree/* TreeError */.jh(`The base branch ${pull.base.ref} of pull request ${pull.number} does not exist.`);
    if (base !== tip || merged !== pull.head.sha || others.length > 0) {
        const wrong = base === tip ? `it merges ${merged} instead of ${pull.head.sha}` : `${pull.base.ref} is at ${tip} now`;
        throw outOfDate(pull, merge, wrong);
    }
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
function outOfDate({ number, base }, merge, why) {
    return new tree/* TreeError */.jh(`The merge commit ${merge} of pull request ${number} is out of date: ${why}. Resolve conflicts or update the branch from ${base.ref}, then run the check again.`);
}
function ofMergeGroup(group, repository, head) {
    const to = head ?? group.head_sha;
    return {
        head: to,
        base: async () => {
            const name = group.base_ref.startsWith(BRANCHES) ? group.base_ref : `${BRANCHES}${group.base_ref}`;
            // A queue may land several entries in one push, which moves the branch from its tip to the last entry.
            const tip = await repository.commitOf(name);
            if (tip === null)
                throw new tree/* TreeError */.jh(`Cannot read the tip of ${name}, which the merge queue will move.`);
            return compare(to, tip === group.base_sha ? [tip] : [group.base_sha, tip]);
        },
    };
}
function ofPush(event, push, repository, head) {
    const { ref, before, after } = push;
    if (push.deleted === true || ZEROS.test(after))
        return { kind: 'nothing', why: `${ref} was deleted` };
    // For an annotated tag, `after` is the tag object instead of the commit.
    const to = head ?? (ref.startsWith('refs/tags/') ? shaOf(event) : after);
    return {
        head: to,
        base: async () => {
            // A tag is compared with nothing, because the branch it is on does not tell what runs.
            if (ZEROS.test(before) && ref.startsWith('refs/tags/'))
                return { kind: 'head-only', head: to };
            if (ZEROS.test(before))
                return await ofNewBranch(push, to, repository);
            if (push.forced === true)
                await requireReadable(before, ref, repository);
            return compare(to, [before]);
        },
    };
}
async function ofNewBranch({ ref, repository: { default_branch } }, head, repository) {
    const mainBranch = `${BRANCHES}${default_branch}`;
    // The very first push.
    if (ref === mainBranch)
        return { kind: 'install', head };
    const tip = await repository.commitOf(mainBranch);
    if (tip === null)
        throw new tree/* TreeError */.jh(`Cannot read the tip of ${mainBranch}, which a new branch is compared with.`);
    const base = await repository.mergeBase(tip, head);
    return base === null ? { kind: 'install', head } : compare(head, [base]);
}
async function requireReadable(commit, ref, repository) {
    try {
        await repository.parentsOf(commit);
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        throw new tree/* TreeError */.jh(`The push to ${ref} was forced, and the commit before it can no longer be read; pass from or base-ref. ${error.message}`);
    }
}
async function commitOfInput(input, ref, repository) {
    const commit = await repository.commitOf(ref);
    if (commit !== null)
        return commit;
    throw new tree/* TreeError */.jh(`${input} ${JSON.stringify(ref)} names no commit of this repository.`);
}
function shaOf({ name, sha }) {
    if (sha === null)
        throw new tree/* TreeError */.jh(`The event ${name} came without a commit (GITHUB_SHA).`);
    return sha;
}
function compare(head, bases, mustAgree = null) {
    return { kind: 'compare', head, bases, mustAgree };
}

// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(8811);
// EXTERNAL MODULE: ./build/gate/detection-settings.js
var detection_settings = __webpack_require__(3593);
// EXTERNAL MODULE: ./build/gate/policy/policy.js + 1 modules
var policy = __webpack_require__(8741);
// EXTERNAL MODULE: ./build/gate/report/compose-report.js
var compose_report = __webpack_require__(5744);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
;// CONCATENATED MODULE: ./build/gate/judge/base-files.js




/**
 * Evidence must not come from the change that it judges (DESIGN section 3). So a file in the workspace is read from the base commit. If the
 * base does not have it, the file does not exist.
 *
 * @param root top folder of the repository; null if only the server has the repository
 * @param workspace further folder that the change may have written to; null if there is none
 */
function filesOfBase(base, root, workspace) {
    const roots = [root, workspace].filter((folder) => folder !== null).map(realFolder);
    const [top] = roots;
    return (path) => {
        const real = realFolder(path);
        const lies = (folder) => isBelow(folder, path) || isBelow(folder, real);
        if (top === undefined || !roots.some(lies))
            return null;
        const inside = [path, real].map((each) => (0,external_node_path_.relative)(top, each)).find((each) => !leadsOut(each));
        return readFrom(base, inside?.split(external_node_path_.sep).join('/') ?? null);
    };
}
async function readFrom(base, path) {
    const bytes = path === null ? null : await base.read(path).catch(asFetchError);
    if (bytes !== null)
        return bytes;
    throw new fetch_error/* FetchError */.f('not-found', `${base.name} has no such file; a path in the repository is read from the base of the change`);
}
function asFetchError(error) {
    throw error instanceof tree/* TreeError */.jh ? new fetch_error/* FetchError */.f('unreadable-file', error.message) : error;
}
/** Resolves the links of the part of a path that exists. */
function realFolder(path) {
    const absolute = (0,external_node_path_.resolve)(path);
    try {
        // The native call also resolves names that differ only in case, because some file systems ignore case.
        return external_node_fs_.realpathSync.native(absolute);
    }
    catch {
        const parent = (0,external_node_path_.dirname)(absolute);
        return parent === absolute ? absolute : (0,external_node_path_.join)(realFolder(parent), absolute.slice(parent.length));
    }
}
function isBelow(folder, path) {
    return !leadsOut((0,external_node_path_.relative)(folder, (0,external_node_path_.resolve)(path)));
}
function leadsOut(path) {
    return path === '..' || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path);
}

// EXTERNAL MODULE: ./build/gate/judge/charts.js
var judge_charts = __webpack_require__(1625);
;// CONCATENATED MODULE: ./build/gate/judge/committed.js


/**
 * Whether a path leads to a committed file, even through links. Evidence must not come from the change that it judges (DESIGN section 3).
 *
 * @param path absolute; exists
 * @param root top folder of the repository; null if only the server has the repository
 */
async function isCommitted(path, head, root) {
    if (root === null)
        return false;
    const committed = [...(await head.entries()).keys()];
    const places = [(0,external_node_path_.relative)(root, path), (0,external_node_path_.relative)(external_node_fs_.realpathSync.native(root), external_node_fs_.realpathSync.native(path))];
    return places.some((place) => isOneOf(place.split(external_node_path_.sep).join('/'), committed));
}
/** Whether a path is a committed file, is a folder with a committed file in it, or is behind a committed link. */
function isOneOf(inside, committed) {
    return committed.some((each) => each === inside || each.startsWith(`${inside}/`) || inside.startsWith(`${each}/`));
}

// EXTERNAL MODULE: ./build/comparison/compare-trees.js + 6 modules
var compare_trees = __webpack_require__(6966);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(6508);
// EXTERNAL MODULE: ./build/release-safety/decision.js
var release_safety_decision = __webpack_require__(7565);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(7208);
// EXTERNAL MODULE: ./build/gate/report/advice.js + 1 modules
var advice = __webpack_require__(8581);
// EXTERNAL MODULE: ./build/gate/report/means.js
var means = __webpack_require__(4555);
// EXTERNAL MODULE: ./build/gate/report/variables.js
var variables = __webpack_require__(4300);
;// CONCATENATED MODULE: ./build/gate/report/writes.js

/** What has to be written if a detected version changes, and which tool carries it out. */
function writesOf(head) {
    if (head === null)
        return { means: [], carrier: null, services: [], keys: [] };
    const { kind, carrier, declared } = head;
    return {
        means: meansInUse(head),
        carrier: kind === 'compose' ? carrier : null,
        services: kind === 'compose' ? head.parts.map(({ id }) => id.slice(id.indexOf('#') + 1)) : [],
        keys: declared.keys,
    };
}
/** For values of another chart, and for most targets, only the place is known. */
function meansInUse({ id, kind, place, chart, declared: { keys } }) {
    // If the version of a chart decides, the line does not have Lightdash's own version.
    if ((0,means/* isOfTool */.S$)(kind))
        return isSamePlace(place, chart?.place ?? null) ? [] : ['place'];
    switch (kind) {
        case 'helm-values':
            return /#./.test(id) && keys.length === 0 ? ['place'] : (0,means/* meansOf */.oh)(kind);
        case 'target': {
            const isValues = /values[^/]*\.ya?ml$/i.test(place.file) && /image\.tag$/.test(id);
            return isValues && keys.every((key) => /^[A-Za-z][\w-]*$/.test(key)) ? (0,means/* meansOf */.oh)(kind) : ['place'];
        }
        case 'dockerfile':
        case 'manifests':
            return ['place'];
        default:
            return (0,means/* meansOf */.oh)(kind);
    }
}
function isSamePlace(one, other) {
    return other !== null && one.file === other.file && one.line === other.line;
}

;// CONCATENATED MODULE: ./build/gate/report/report-deployment.js






/** Whether a change is a jump between two known versions that needs evidence. */
function needsEvidence(change, { from, to }) {
    if (change.problem !== null || change.from === null || change.to === null)
        return false;
    // A version from the user has to exist, even if it stays the same.
    return change.change === 'upgrade' || (change.change === 'unchanged' && (from !== undefined || to !== undefined));
}
/** One deployment as the report shows it. `span` is the judgement on its jump; null if there is none. */
function reportDeployment(change, span, settings) {
    const { base, head, place, problem, tolerated } = change;
    const unnamed = change.line === undefined ? { id: `file:${place.file}`, kind: 'file' } : { ...change.line, kind: 'line' };
    const shown = head ?? base ?? unnamed;
    const decision = decisionOn(change, span);
    const chart = { from: base?.chart?.version ?? null, to: head?.chart?.version ?? null };
    const chartVersion = chartVersionOf(head?.chart ?? null, settings);
    const declaredMode = (head?.declared.upgradeMode ?? change.line?.declared)?.value ?? null;
    const isAllOfChart = head?.parts.every(means/* isMadeWithChart */.wJ) === true;
    return {
        id: shown.id,
        kind: shown.kind,
        file: place.file,
        line: place.line,
        column: place.column,
        from: change.from,
        to: change.to,
        change: change.change,
        decision,
        upgradeMode: modeOf(change, decision),
        problem: problem === null ? null : { code: problem.code, message: problem.message },
        tolerated,
        fails: (0,fail_on/* failsJob */.VC)(settings['fail-on'], settings['new-target'], {
            decision,
            change: change.change,
            declaredMode,
            isOfChart: head?.parts.some(means/* isMadeWithChart */.wJ) === true,
            chartVersion: isAllOfChart ? chartVersion : null,
            mayMigrateTooEarly: head !== null && (0,advice/* mayMigrateTooEarly */.S)(head, chartVersion),
        }),
        chart,
        declared: { upgradeMode: declaredMode, migrationJob: head?.declared.migrationJob?.value ?? null },
        writes: writesOf(head),
        advice: (0,advice/* adviseOn */.m)(change, decision, chartVersion, settings['fail-on']),
        ...(0,variables/* matchVariables */.Z)(span?.explanation.config ?? [], head?.environment ?? null),
    };
}
/**
 * The version of the chart that carries the change out. The files come first, then the input. If deployments that share a place have
 * different charts, no version is right for all of them.
 */
function chartVersionOf(chart, settings) {
    const isSeveral = chart !== null && chart.version === null && chart.place === null;
    return chart?.version ?? (isSeveral ? null : (settings['chart-version'] ?? null));
}
function decisionOn({ change, problem, tolerated, buildChanged }, span) {
    if (problem !== null)
        return tolerated ? 'unchanged' : 'unproven';
    // Lightdash proves that two releases can run side by side. It never proves that two builds can (DESIGN section 4).
    if (span?.decision === 'roll' && buildChanged === 'image')
        return 'recreate';
    if (span !== null)
        return span.decision;
    // Without a judgement, an upgrade is not proven, whatever the reason.
    if (change === 'upgrade')
        return 'unproven';
    return change === 'unchanged' ? 'unchanged' : null;
}
function modeOf({ tolerated, buildChanged, from, to }, decision) {
    if (decision === null)
        return null;
    // Without both versions, nothing is proven to roll.
    return tolerated || buildChanged !== null || from === null || to === null ? 'Recreate' : (0,release_safety_decision/* upgradeModeOf */.dO)(decision);
}

// EXTERNAL MODULE: ./build/gate/judge/judge-span.js + 3 modules
var judge_span = __webpack_require__(1150);
;// CONCATENATED MODULE: ./build/gate/judge/rendered.js




/**
 * Reads the manifests that an earlier step has rendered; null if the settings name none.
 *
 * @param root top folder of the repository; null if only the server has the repository
 * @throws InputError if a path does not exist, or leads to something that the change itself brings
 * @throws TreeError if a file cannot be read
 */
async function readRenderedPair(settings, search, head, root) {
    const { 'rendered-base': base, 'rendered-head': rendered } = settings;
    if (base === undefined || rendered === undefined)
        return null;
    const { readRenderedFiles } = await __webpack_require__.e(/* import() */ 3543).then(__webpack_require__.bind(__webpack_require__, 3543));
    const { pairSides, readRenderedSide } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(3238)]).then(__webpack_require__.bind(__webpack_require__, 3238));
    const folder = (0,external_node_path_.resolve)(settings['working-directory']);
    const read = async (side, location) => {
        const name = `\`rendered-${side}\``;
        const path = (0,external_node_path_.resolve)(folder, location);
        if (!(0,external_node_fs_.existsSync)(path)) {
            throw new input_error/* InputError */.d(`${name} is ${location}, but nothing is there. Render into it in an earlier step.`);
        }
        if (await isCommitted(path, head, root)) {
            const why = `${name} is ${location}, which is committed: the change could put anything there.`;
            throw new input_error/* InputError */.d(`${why} Render into a folder outside of the repository, such as $RUNNER_TEMP.`);
        }
        return readRenderedSide(location, readRenderedFiles(path, location), side, search);
    };
    const pair = pairSides(await read('base', base), await read('head', rendered));
    if ((0,external_node_path_.resolve)(folder, base) === (0,external_node_path_.resolve)(folder, rendered) && [...pair.head.census.keys()].some(isNoPlan)) {
        const why = `\`rendered-base\` and \`rendered-head\` are both ${base}, but only a Terraform plan holds both sides.`;
        throw new input_error/* InputError */.d(`${why} Render each side to its own path.`);
    }
    return pair;
}
function isNoPlan(key) {
    return key !== 'terraform';
}
/** What the report says about the manifests behind a verdict. */
function reportRendered(pair) {
    const show = ({ location, sha256, fileCount, objects }) => ({
        path: location,
        sha256: sha256 === '' ? null : sha256,
        files: fileCount,
        workloads: objects.length,
    });
    return pair === null ? null : { base: show(pair.base), head: show(pair.head) };
}

;// CONCATENATED MODULE: ./build/gate/judge/judge-head.js








/**
 * Judges what a head deploys against each base (DESIGN section 5).
 *
 * @param known the evidence of an earlier judgement that covers this one; null if it has to be gathered
 */
async function judgeHead(ground, head, settings, known) {
    const { bases, since, charts, rendered } = ground;
    const search = (0,detection_settings/* detectionSettings */.J)(settings, ground.folder);
    const rules = { from: settings.from ?? null, to: settings.to ?? null, strict: settings.strict === 'true' };
    const comparisons = [];
    for (const { tree, renames } of bases) {
        comparisons.push(await (0,compare_trees/* compareTrees */.tc)({ base: tree, head, renames }, search, rules, charts));
    }
    const found = comparisons.flatMap(({ changes }) => changes);
    const shown = since === null ? found : await (0,compare_trees/* requireAgreement */.OS)(found, since, search, charts);
    const { changes: agreed, notRendered } = await withRendered(shown, ground, head, { settings: search, rules, charts });
    const wanted = distinctJumps(agreed, settings);
    const isSettled = wanted.length === 0 && !agreed.some(({ line }) => line !== undefined && line.mustBeListed.length > 0);
    const evidence = known ?? (isSettled ? null : await ground.gather(wanted));
    const index = evidence?.index ?? null;
    const listed = index === null ? null : new Set(index.releases.map(({ version }) => version));
    const changes = agreed.filter((change) => isOfService(change, listed));
    const spans = evidence === null ? [] : distinctJumps(changes, settings).map(({ from, to }) => (0,judge_span/* judgeSpan */.r)(evidence, from, to));
    const deployments = changes.map((change) => {
        const span = spanOf(change, spans, settings);
        return { change, span, report: reportDeployment(change, span, settings) };
    });
    const commits = bases.flatMap(({ commit }) => commit ?? []);
    const report = (0,compose_report/* composeReport */.Z)(settings, {
        comparison: { head: ground.head, bases: commits },
        problem: deployments.length === 0 ? noTarget() : null,
        deployments: deployments.map((each) => each.report),
        spans,
        rendered: reportRendered(rendered),
        notes: [
            ...(0,notes/* notesOnRepository */.b_)(comparisons, changes, commits.includes(ground.head), notRendered),
            ...(evidence === null ? [] : [...(0,notes/* notesOnEvidence */.eH)(evidence, spans), ...(0,notes/* notesOnPolicy */.ZQ)(evidence)]),
        ],
        evidence,
    });
    return { report, deployments, evidence };
}
/** Returns the same comparison with rendered manifests in place of their source files. The code for manifests is loaded only if needed. */
async function withRendered(changes, { bases, rendered }, head, rules) {
    if (rendered === null)
        return { changes, notRendered: [] };
    const { mergeRendered } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(5197)]).then(__webpack_require__.bind(__webpack_require__, 5197));
    const [first] = bases;
    const trees = { base: first?.tree ?? null, head, renames: first?.renames ?? new Map() };
    return mergeRendered(changes, rendered, trees, bases.length > 1, rules);
}
function noTarget() {
    const { code, message } = (0,problem/* problemAt */.l4)('no-target', null);
    return { code, message };
}
/**
 * Whether a changed line is about Lightdash. If only its versions can show that, all of them have to be releases in the index (DETECTION
 * section 6). Without an index that cannot be checked, so the line counts.
 */
function isOfService({ line }, listed) {
    return listed === null || (line?.mustBeListed ?? []).every((version) => listed.has(version));
}
function distinctJumps(changes, settings) {
    const jumps = new Map();
    for (const change of changes) {
        const { from, to } = change;
        if (needsEvidence(change, settings) && from !== null && to !== null)
            jumps.set(`${from} ${to}`, { from, to });
    }
    return [...jumps.values()];
}
function spanOf(change, spans, settings) {
    if (!needsEvidence(change, settings))
        return null;
    return spans.find(({ from, to }) => from === change.from && to === change.to) ?? null;
}

;// CONCATENATED MODULE: ./build/gate/judge/judge-repository.js















/**
 * Judges what a change of a repository does to every deployment in it. It finds the deployments on both sides, reads the evidence for each
 * distinct jump once, and decides each deployment. It fetches nothing if no deployed version changes.
 *
 * @throws InputError if no setting says what to compare with
 */
async function judgeRepository(settings, host, evidenceHost) {
    let repository = null;
    try {
        repository = await host.open();
        const revisions = await resolveRevisions(host.event, repository, {
            baseRef: settings['base-ref'] ?? null,
            headRef: settings['head-ref'] ?? null,
        });
        if (revisions.kind === 'nothing')
            return nothingToJudge(settings, null);
        if (revisions.kind === 'head-only' && settings.from === undefined) {
            throw new input_error/* InputError */.d('The current version is unknown: set `base-ref` or `from`.');
        }
        return await judgeRevisions(settings, repository, revisions, host, evidenceHost);
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        return nothingToJudge(settings, { code: 'base-unavailable', message: error.message });
    }
    finally {
        repository?.close();
    }
}
async function judgeRevisions(settings, repository, revisions, host, evidenceHost) {
    const head = await repository.tree(revisions.head, null, 'head');
    await refuseOwnApproval(settings, head, repository.root);
    const bases = await openBases(repository, revisions, head);
    // In a merge queue, the last base is the base branch itself. All commits of that branch have been judged.
    const trusted = revisions.kind === 'compare' ? (bases.at(-1)?.tree ?? null) : null;
    const fileSource = trusted === null ? undefined : filesOfBase(trusted, repository.root, host.workspace);
    const workingDirectory = (0,external_node_path_.resolve)(settings['working-directory']);
    const charts = (0,judge_charts.openChartRepository)(settings['chart-repository-url'], workingDirectory, fileSource);
    const folder = folderWithin(repository.root ?? host.workspace ?? process.cwd(), workingDirectory);
    const ground = {
        head: revisions.head,
        bases,
        since: await openDrift(repository, revisions, head, bases),
        folder,
        charts,
        rendered: await readRenderedPair(settings, (0,detection_settings/* detectionSettings */.J)(settings, folder), head, repository.root),
        gather: (jumps) => (0,policy.gatherUnderPolicy)(settings, jumps, { ...evidenceHost, ...(fileSource === undefined ? {} : { fileSource }) }),
    };
    const judged = await judgeHead(ground, head, settings, null);
    return { ...judged.report, choices: await choicesOf(judged, ground, head, settings) };
}
/** The ways to a green check. A green run does not even load their code. */
async function choicesOf(judged, ground, head, settings) {
    if (!judged.report.outcome.fails)
        return [];
    const { proposeChoices } = await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(999), __webpack_require__.e(7515)]).then(__webpack_require__.bind(__webpack_require__, 7515));
    const { withLastingRenames } = await __webpack_require__.e(/* import() */ 451).then(__webpack_require__.bind(__webpack_require__, 451));
    const judgeAgain = async (tree, rules, evidence) => {
        const bases = await Promise.all(ground.bases.map((base) => withLastingRenames(base, tree)));
        return judgeHead({ ...ground, bases }, tree, rules, evidence);
    };
    return proposeChoices(judged, { settings, head, charts: ground.charts, judgeAgain });
}
/** A change must not approve itself. */
async function refuseOwnApproval(settings, head, root) {
    const location = settings['approved-report'];
    if (location === undefined)
        return;
    if (!(await isCommitted((0,external_node_path_.resolve)(settings['working-directory'], location), head, root)))
        return;
    const why = `\`approved-report\` is ${location}, which is committed: the change could approve itself.`;
    throw new input_error/* InputError */.d(`${why} Download the report of the approved run in an earlier step.`);
}
/** The bases that the head is compared with. If the earlier versions are given, the base has no tree. On a new branch, its tree is empty. */
async function openBases(repository, revisions, head) {
    if (revisions.kind !== 'compare') {
        return [{ commit: null, tree: revisions.kind === 'install' ? new empty/* EmptyTree */.Y() : null, renames: new Map() }];
    }
    const bases = [];
    for (const commit of revisions.bases) {
        const tree = await repository.tree(commit, head, 'base');
        bases.push({ commit, tree, renames: await repository.renames(commit, revisions.head) });
    }
    return bases;
}
/**
 * What changed on the base branch since the head left it. A checkout of the branch alone must not depend on it (DETECTION section 4). Null
 * if that does not matter.
 *
 * @param bases in their order
 */
async function openDrift(repository, revisions, head, [first]) {
    const base = first?.tree ?? null;
    if (base === null || revisions.kind !== 'compare' || revisions.mustAgree === null)
        return null;
    const tip = await repository.tree(revisions.mustAgree, head, 'base');
    return { base, head: tip, renames: new Map() };
}
function nothingToJudge(settings, problem) {
    return (0,compose_report/* composeReport */.Z)(settings, {
        comparison: null,
        problem,
        deployments: [],
        spans: [],
        rendered: null,
        notes: [],
        evidence: null,
    });
}
/**
 * The searched folder, relative to the root, under the names that the user gave. If the change turns one of those names into a link,
 * the base is still searched at the old place. The folder need not exist in the working tree.
 */
function folderWithin(root, workingDirectory) {
    const top = (0,git_command/* nearestRealFolder */.TP)(root);
    for (let folder = workingDirectory;; folder = (0,external_node_path_.dirname)(folder)) {
        const isTop = (0,external_node_fs_.existsSync)(folder) && (0,git_command/* nearestRealFolder */.TP)(folder) === top;
        if (isTop)
            return (0,external_node_path_.relative)(folder, workingDirectory).split(external_node_path_.sep).join('/');
        if ((0,external_node_path_.dirname)(folder) === folder)
            break;
    }
    const below = (0,external_node_path_.relative)(top, (0,git_command/* nearestRealFolder */.TP)(workingDirectory)).split(external_node_path_.sep);
    if (below[0] === '..')
        throw new input_error/* InputError */.d(`The working directory ${workingDirectory} is not in the repository.`);
    return below.join('/');
}


/***/ }),

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ EmptyTree)
/* harmony export */ });
/** The state before the first commit. */
class EmptyTree {
    name = 'nothing';
    async entries() {
        return new Map();
    }
    async read() {
        return null;
    }
    async containing() {
        return [];
    }
}


/***/ }),

/***/ 145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3741);




/** The time limit for a command that reads the local repository, in milliseconds. */
const LOCAL_TIMEOUT_MS = 60_000;
/** The largest output, which lists files or differences. A gate cannot process a larger repository. */
const MOST_OUTPUT_BYTES = 500_000_000;
/** The most characters kept from the messages of a failed command. */
const MOST_MESSAGE_CHARACTERS = 2_000;
/**
 * Variables that would point git to another repository, make it run a program, weaken its checks or change its output.
 */
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
/** The job's tokens. Git does not need them. */
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    // Read the real commits and parents, without replacement objects.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * Keeps a partial clone from fetching missing objects one by one. Git versions before 2.44 only know the second
 * variable.
 */
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Finds the repository of a folder: the nearest folder at or above it with a `.git`, which no commit can contain.
 *
 * @param directory absolute path; it need not exist
 * @returns null where there is none; a bare repository only counts if requested
 */
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
/** The real path of a folder, or of the nearest existing folder above it. */
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
/**
 * Runs git in one repository, without a shell. Nothing in the repository is executed: no hooks, no file system
 * monitors, no implicit fetches, and no configuration from its files.
 */
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            // In a container job the checkout belongs to another user. Only this one repository is trusted.
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            // Such a remote would run a program.
            'protocol.ext.allow=never',
            // The server decides what a branch is, and it may receive a token.
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            // Name the folder, because git accepts any folder with the right files as a repository, even one from the pull
            // request.
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    /**
     * Runs a command.
     *
     * @returns the result, even of a command that fails
     * @throws TreeError where git cannot be run, or does not end in time
     */
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.#spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    /**
     * The output of a command.
     *
     * @throws TreeError also where the command fails
     */
    async output(args) {
        const { code, stdout, stderr } = await this.run(args);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    /** Starts the process that returns one object after the other, for {@link GitObjects}. */
    startBatch() {
        return this.#spawn(['cat-file', '--batch'], {});
    }
    #spawn(args, { network = false, environment }) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            // Its own process group, so that helpers for the network end with it.
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        // A process that ends before reading its input is reported by its exit.
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // It has already ended.
    }
    child.kill('SIGKILL');
    // A surviving helper would hold these open.
    child.stdout.destroy();
    child.stderr.destroy();
}
/** The error where git cannot be run. */
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git cannot be run: ${error.message}`);
}
/** A message on one line. */
function oneLine(text) {
    return text.trim().replace(/\s*[\r\n]+\s*/g, '; ');
}


/***/ }),

/***/ 3741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   jh: () => (/* binding */ TreeError)
/* harmony export */ });
/** Whether a path lies behind a link or in a submodule, so that the entries do not show it. */
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
/** Thrown where a state of a repository cannot be read. */
class TreeError extends Error {
    name = 'TreeError';
}
/** Larger files are not read, neither from a repository nor from its server, which has the same limit. */
const MOST_FILE_BYTES = 100_000_000;
/** The error for a file that is too large. */
function tooLarge() {
    return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}


/***/ })

};
