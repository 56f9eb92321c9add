export const id = 9702;
export const ids = [9702];
export const modules = {

/***/ 51016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cz: () => (/* binding */ blankVersions),
  MA: () => (/* binding */ changedLines),
  I9: () => (/* binding */ isTooLarge),
  vl: () => (/* binding */ namedLines),
  Pp: () => (/* binding */ pairLiterals)
});

// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/release-safety/version.js
var release_safety_version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/syntax/text-lines.js
var text_lines = __webpack_require__(28589);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/line-blocks.js
/** A block under such a key, or under none, is described by what stands beside it: `name: x, image: {tag: y}`, `'x', flags=['tag=y']`. */
const DESCRIBED_BESIDE = /^\W*(?:image|values|set\w*|inputs|params|parameters|config|container|flags|args|)\W*$/i;
const KEY_OF_BRACKET = /(?:[\w.-]{1,99}(?:\s{1,3}"[\w.-]{0,99}"){1,2}|["']?[\w.-]{0,99}["']?)\s{0,60}[:=]?\s{0,60}$/;
/**
 * Finds what belongs to a literal: its own block in brackets, and the keys of the blocks around that. A neighbour in
 * brackets of its own belongs to something else: `{"airflow": {…}, "lightdash": {…}}`.
 *
 * @param brackets from {@link bracketsOf}
 * @param most how many characters in front and behind are looked at
 * @returns the text, and the keys of the brackets around it, from the outermost
 */
function ownText(line, [start, end], brackets, most) {
    const keys = [];
    let [inFront, behind] = ['', ''];
    let depth = 0;
    let isDescribed = true;
    for (let at = start - 1; at >= Math.max(0, start - most[0]); at -= 1) {
        const bracket = brackets.get(at) ?? 0;
        const character = line.charAt(at);
        const isOutside = depth === 0;
        if (isOutside && bracket === 0 && isDescribed)
            inFront = character + inFront;
        if (bracket !== 1) {
            depth -= bracket;
            continue;
        }
        // A block ends here: one beside the literal, which is left out with its key, or one around it.
        const key = KEY_OF_BRACKET.exec(line.slice(Math.max(0, at - 199), at))?.[0] ?? '';
        at -= key.length;
        if (!isOutside)
            depth -= 1;
        else {
            keys.unshift(key.trim());
            inFront = key + character + inFront;
            isDescribed = DESCRIBED_BESIDE.test(key);
        }
    }
    let level = keys.length;
    for (let at = end; at < Math.min(line.length, end + most[1]); at += 1) {
        const bracket = brackets.get(at) ?? 0;
        if (depth === 0)
            behind = bracket === 1 ? behind.replace(KEY_OF_BRACKET, '') : behind + line.charAt(at);
        if (depth === 0 && bracket === -1 && !DESCRIBED_BESIDE.test(keys[--level] ?? 'x'))
            break;
        depth = Math.max(0, depth + bracket);
    }
    return { inFront, behind, keys: keys.filter((key) => key !== '') };
}
/** Where blocks begin (1) and end (-1) on a line. The brackets of templates, variables and indexes are none. */
function bracketsOf(line) {
    const found = new Map();
    const open = [];
    for (const { index: at, 0: sign } of line.matchAll(/[[{}\]]/g)) {
        const before = line.charAt(at - 1);
        if (sign === '{' || sign === '[') {
            const isPart = /[$#\\\w]/.test(before) || before === sign || line.charAt(at + 1) === sign;
            open.push({ at, sign, isBlock: !isPart });
        }
        else if (open.at(-1)?.sign === (sign === '}' ? '{' : '[')) {
            const { at: start, isBlock } = open.pop();
            // An index of its own line: `[lightdash]=1.2.3`.
            if (isBlock && line.charAt(at + 1) !== '=')
                found.set(start, 1).set(at, -1);
        }
    }
    // What is not closed may go on below.
    for (const { at, isBlock } of open)
        if (isBlock)
            found.set(at, 1);
    return found;
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/version-literals.js




/**
 * Patterns see this many characters around a literal, and as many of each line beside it. Whoever writes the change
 * writes the text, so no pattern may see all of it.
 */
const [IN_FRONT, BEHIND] = [400, 200];
/** Texts with more characters or versions are not configuration, and are not compared version by version. */
const [MOST_CHARACTERS, MOST_LITERALS] = [1_000_000, 20_000];
/** Whether a text is too large to be compared version by version. */
function isTooLarge(text) {
    return text.length > MOST_CHARACTERS || [...text.matchAll(/\d\.\d{1,9}\.\d/g)].length > MOST_LITERALS;
}
/** The lines of one text that name the service and a version, and are not in the other text. */
function namedLines(text, other, hasName) {
    const [own, others] = [text, other].map((each) => (0,text_lines/* linesOf */.Dx)(each)
        .map((written, index) => ({ line: index + 1, text: written }))
        .filter((line) => hasName(line.text) && line.text.search(LITERAL) !== -1));
    return without(own, others, (line) => line.text);
}
/**
 * The versions in the lines that a change removes from a text and adds to it.
 *
 * @param suffix the suffix that a tag may have after its version
 */
function changedLines(before, after, suffix) {
    const blocks = new Map();
    const [was, is] = [readLines(before, suffix, blocks), readLines(after, suffix, blocks)];
    // A line that only moved keeps its keys above. Two lines that swapped places do not.
    const own = ({ around, position, text }) => `${around.block} ${position} ${text.trim()}`;
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
        (each) => `${each.around.block} ${each.position} ${skeleton(each)}`,
        (each) => `${each.position} ${skeleton(each)}`,
        ({ key, around }) => (key === '' ? '' : `${around.block} ${key}`),
        ({ key }) => key,
    ]) {
        const others = (0,group_by/* groupBy */.$)(come, keyOf);
        for (const [key, ones] of (0,group_by/* groupBy */.$)(gone, keyOf)) {
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
/** The same place, inside of brackets of the line. */
function within(around, keys, blocks) {
    const block = numberOf(`${around.block}\n${keys.join('\n')}`, blocks);
    return { ...around, block, sections: [...around.sections, ...keys], context: [...around.context, ...keys] };
}
function numberOf(key, known) {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
}
function readLines(whole, suffix, blocks) {
    const lines = (0,text_lines/* bareLines */.o1)(whole);
    const outline = lines.map(outlineOf);
    const literals = [];
    const plain = [];
    for (const [index, text] of lines.entries()) {
        if (text.trim() === '')
            continue;
        const line = index + 1;
        const found = literalsIn(text, suffix);
        if (found.length === 0) {
            plain.push({ line, text });
            continue;
        }
        const around = { ...aroundLine(outline, index, blocks), command: commandAt(lines, index) };
        const brackets = bracketsOf(text);
        for (const [position, { version, column, key }] of found.entries()) {
            const place = [column - 1, column - 1 + version.length];
            const { inFront, behind, keys } = ownText(text, place, brackets, [IN_FRONT, BEHIND]);
            const own = keys.length === 0 ? around : within(around, keys, blocks);
            literals.push({ version, line, column, key, position, inFront, text: inFront + version + behind, around: own });
        }
    }
    return { literals, plain };
}
const LITERAL = /(?<![\w.])v?(\d{1,3}\.\d{1,9}\.\d{1,9})([-+][\w.-]{0,128})?(?![\w.+-])/g;
/**
 * A key, an option or an element in front of a version: `"tag": "`, `image.tag=`, `--version `, `TAG ?= `, `<tag>`,
 * `['tag'] = `, `tag: str = `, `tag string = `.
 */
const KEY = /(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}\[?\s{0,60}["'`]?|<([A-Za-z][^<>]{0,99})>\s{0,60})$/;
function isLiteral(version, decoration, suffix) {
    return (0,release_safety_version/* isVersion */.lF)(version) && (decoration === '' || decoration === suffix);
}
/** Replaces every version that counts on a changed line with `X.Y.Z`. The suffix stays because it names another build. */
function blankVersions(text, suffix) {
    return text.replace(LITERAL, (whole, version, decoration = '') => isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole);
}
function literalsIn(text, suffix) {
    return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
        if (!isLiteral(version, decoration, suffix))
            return [];
        const offset = whole.startsWith('v') ? 1 : 0;
        const [, word, element] = KEY.exec(text.slice(Math.max(0, index - IN_FRONT), index)) ?? [];
        const key = word ?? element ?? '';
        return [{ version, column: index + offset + 1, key }];
    });
}
function skeleton({ text }) {
    return text.replace(LITERAL, 'X.Y.Z').replace(/\s+/g, ' ').trim();
}
/** On each side of a line. */
const MOST_LINES_OF_A_COMMAND = 20;
function commandAt(lines, index) {
    const goesOn = (at) => lines[at]?.endsWith('\\') === true;
    let [first, last] = [index, index];
    while (index - first < MOST_LINES_OF_A_COMMAND && goesOn(first - 1))
        first -= 1;
    while (last - index < MOST_LINES_OF_A_COMMAND && goesOn(last))
        last += 1;
    const others = [...lines.slice(first, index), ...lines.slice(index + 1, last + 1)];
    return others.map((line) => line.slice(0, BEHIND)).join('\n');
}
/** A line that describes the block it stands in. */
const TELLING = /^[\s-]*["']?(?:\w{0,60}image\w{0,60}|\w{0,60}repo\w{0,60}|name|chart|family|source|app|kind|ParameterKey)["']?\s*[:=]/i;
/** A line that says what the blocks beside it are for, and its value: `chart: lightdash` beside `values:`. */
const ABOUT = /^["']?(?:uses|chart(?:Name|_name|_ref)?)["']?\s{0,9}[:=]\s{0,9}(\S.*)/;
const MOST_LINES_AROUND = 200;
/** The most keys above a literal, and the most lines beside it that describe its block. */
const MOST_NEIGHBOURS = 20;
/** What the lines below need to know about a line. */
function outlineOf(line) {
    const near = line.slice(0, BEHIND);
    const text = near.trim();
    return {
        text,
        /** The column of the first key, after any list dashes; null for an empty line. */
        indent: text === '' ? null : (/^(?:[ \t]|-(?=[ \t]))*/.exec(near)?.[0].length ?? 0),
        isItem: /^\s*-\s/.test(near),
        /** Whether it is the head of a section, as in TOML. */
        isHead: /^\[{1,2}[^\]]+\]{1,2}$/.test(text),
        isTelling: TELLING.test(near),
    };
}
function aroundLine(lines, own, blocks) {
    const column = lines[own]?.indent ?? 0;
    const above = [];
    const beside = [];
    let least = column;
    let isList = false;
    let about = null;
    // The head of the list item around says what it is, unless there is one further inside.
    let hasHead = lines[own]?.isItem ?? false;
    for (let index = own - 1; index >= Math.max(0, own - MOST_LINES_AROUND); index -= 1) {
        const { text, indent, isItem, isHead, isTelling } = lines[index];
        if (indent === null)
            continue;
        const isHeadOfItem = isItem && !hasHead && indent === least && least < column;
        hasHead ||= isItem && indent <= column;
        if (isHead || isHeadOfItem || indent < least)
            above.unshift(text);
        if (isHead || above.length >= MOST_NEIGHBOURS)
            break;
        if (indent < least) {
            least = indent;
            isList = true;
        }
        else if (indent === column && !isList && isTelling && beside.length < MOST_NEIGHBOURS)
            beside.push(text);
        else if (indent === least && least < column)
            about ??= ABOUT.exec(text)?.[1] ?? null;
        // The first line of a list item has the same column, after its dash.
        if (indent === column && isItem)
            isList = true;
        if (least === 0 && column > 0)
            break;
    }
    for (let index = own + 1; index < Math.min(lines.length, own + 1 + MOST_LINES_AROUND); index += 1) {
        const { text, indent, isItem, isTelling } = lines[index];
        if (indent === null)
            continue;
        if (indent < column || (indent === column && isItem))
            break;
        if (indent === column && isTelling && beside.length < 2 * MOST_NEIGHBOURS)
            beside.push(text);
    }
    const context = [...above, ...(about === null ? [] : [about]), ...beside.sort()];
    return { context, about, sections: above, block: numberOf(context.join('\n'), blocks) };
}


/***/ }),

/***/ 65965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   fO: () => (/* binding */ textsNaming),
/* harmony export */   o2: () => (/* binding */ mapInBatches),
/* harmony export */   qM: () => (/* binding */ watchTest)
/* harmony export */ });
/* harmony import */ var _deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40334);

/** Prose, package lists, tests and samples do not say what is deployed. A text called `images.txt` does. */
const NEVER_WATCHED = /\.(?:md|mdx|markdown|rst|adoc|svg|html?|css|ipynb|sql|lock)$|(?:^|\/)(?![^/]*(?:image|version)s?\.)[^/]*\.(?:txt|csv)$|(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements[^/]*|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.tool-versions|\.terraform\.lock\.hcl|gotk-components\.yaml)$|(?:^|\/)(?:cargo\.toml|setup\.(?:cfg|py)|[^/]*\.gemspec|(?:formula|casks)\/[^/]*\.rb)$|[._-](?:test|spec)\.(?:[cm]?[jt]sx?|py|go|rb|cs|java|kts?|php|rs|sh)$|[._-](?:example|sample)(?:\.\w+)?$|(?:^|\/)\.env\.(?:test|dist|template)$|(?:^|\/)test_[^/]*$/i;
/** Larger files are not configuration. */
const MOST_BYTES = 1_000_000;
/** The number of files requested at the same time. */
const AT_ONCE = 8;
/** A test for the files whose changed lines are judged. */
function watchTest(settings) {
    const isSearched = (0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTest */ .Ln)(settings);
    return (path) => settings.discover && (settings.envFiles.includes(path) || (isSearched(path) && !NEVER_WATCHED.test(path)));
}
/** The files that name the service, with their texts, whether or not a reader reads them. */
async function* textsNaming(tree, { settings, isWatched }) {
    const paths = [...(await tree.entries()).values()]
        .filter(({ kind, path }) => kind === 'file' && isWatched(path))
        .map(({ path }) => path);
    const naming = new Set();
    for (const text of (0,_deployment_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTexts */ .n2)(settings))
        for (const path of await tree.containing(text, paths))
            naming.add(path);
    yield* mapInBatches([...naming], async (path) => ({ path, text: (await readTextFile(tree, path)) ?? '' }));
}
/** A file as text; null if it is absent, binary or larger than a limit in bytes. */
async function readTextFile(tree, path, most = MOST_BYTES) {
    const bytes = await tree.read(path);
    if (bytes === null || bytes.length > most || bytes.includes(0))
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

/***/ 82634:
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
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/text-lines.js
var text_lines = __webpack_require__(28589);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/comparison/pairing.js
var comparison_pairing = __webpack_require__(72704);
;// CONCATENATED MODULE: ./build/comparison/carried-objects.js






/**
 * Objects of the base whose name or carrier still exists on the head, with the carrier's path. They no longer deploy
 * the service, or nobody can tell (docs/rules.md#decisions). Values that a new deployment takes up do not count: they
 * are compared with it.
 *
 * @param found objects of the head without a counterpart
 */
async function carriedObjects(sides, lost, found) {
    const carried = new Map();
    if (lost.length === 0)
        return carried;
    const { after, oldToNew } = sides;
    const entries = await sides.head.entries();
    const read = new Set(after.objects.flatMap(({ carrier, place }) => [carrier, place.file]));
    const asked = new Set(after.objects.flatMap(({ inputs }) => inputs));
    const takenUp = new Set(found.flatMap(({ kind, inputs }) => (kind === 'helm-values' ? [] : inputs)));
    for (const base of lost) {
        const carrier = oldToNew.get(base.carrier) ?? base.carrier;
        if (base.kind === 'helm-values' && takenUp.has(carrier))
            continue;
        const isSeen = [base.id, (0,comparison_pairing/* renamedId */.c9)(base.id, oldToNew)].some((id) => after.objectIds.has(id));
        const unreadable = [carrier, oldToNew.get(base.place.file) ?? base.place.file].find((path) => after.objectIds.has(`${finding/* UNREADABLE_FILE */.zH}:${path}`));
        // A file that cannot be read may still deploy the service, and so may a file that still names the image.
        if (unreadable !== undefined)
            carried.set(base, unreadable);
        else if (isSeen || (0,tree/* isBehindEntry */.VH)(carrier, entries))
            carried.set(base, carrier);
        else {
            const decider = oldToNew.get(base.place.file) ?? base.place.file;
            const left = [carrier, ...(asked.has(decider) ? [] : [decider])].filter((path) => entries.has(path) && !read.has(path));
            for (const path of left)
                if (await isStillThere(sides, base, path))
                    carried.set(base, path);
        }
    }
    return carried;
}
/**
 * Whether a file that no reader takes for a deployment any more still contains an image of the service, or the deciding
 * line.
 */
async function isStillThere({ base, head, after: detection, settings, renames, oldToNew }, { id, place }, path) {
    const old = renames.get(path) ?? path;
    const [bytes, held] = [await base.read(old), await head.read(path)];
    // A link that leads out of the repository exists, but its target cannot be seen.
    if (held === null)
        return true;
    const isSame = bytes?.equals(held) === true;
    // The unchanged file moved to where nothing is deployed from, such as an archive
    // (docs/detection.md#which-deployment-was-which).
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
    if ([...detection.objectIds].some((each) => each.startsWith(beside)))
        return false;
    const lines = (text) => (0,text_lines/* linesOf */.Dx)(text).map((line) => bare((0,text_lines/* withoutComment */.sp)(line)));
    const deciding = lines(before)[place.line - 1] ?? '';
    const now = lines(after);
    return deciding.includes('X.Y.Z') && now.includes(deciding) && (0,service_names/* namesService */.cM)(now.join('\n'), settings);
}
function bare(line) {
    return line.replace(/(?<!\d)\d+\.\d+\.\d+/g, 'X.Y.Z').trim();
}

// EXTERNAL MODULE: ./build/deployment/chart-repository.js
var chart_repository = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(78366);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(74306);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/comparison/changed-lines/watched-files.js
var watched_files = __webpack_require__(65965);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/known-lines.js






/** Gathers what the readers of both sides know about lines, variables and second order. */
async function readKnown(sides) {
    const { before, after, settings } = sides;
    const secondOrder = new Map();
    for (const each of [before, after].flatMap(({ objects, links }) => [...objects, ...links])) {
        for (const { place, text } of each.secondOrder) {
            secondOrder.set(place.file, `${secondOrder.get(place.file) ?? ''}\n${text}`);
        }
    }
    const unknown = after.objects.filter(({ problem }) => problem !== null);
    const pinned = after.objects.filter(({ version, isOfChart }) => version !== null && !isOfChart);
    return {
        before: new Set(accountsOf(before)),
        after: new Set(accountsOf(after)),
        settings,
        variables: await variablesIn(sides),
        secondOrder,
        undecided: new Set(unknown.flatMap(({ inputs, carrier }) => inputs.filter((path) => path !== carrier))),
        charts: chartsOf(unknown),
        pinnedCharts: chartsOf(pinned),
        pinned: [...new Set(pinned.map(({ carrier }) => (0,repository_paths/* baseNameOf */.mv)(carrier)))],
    };
}
function chartsOf(objects) {
    const values = objects.filter(({ carrier }) => /(?:^|\/)values[^/]*$/.test(carrier));
    return new Set(values.map(({ carrier }) => carrier.replace(/[^/]*$/, 'Chart.yaml')));
}
/** The variables that make up an object's version, and those in commands of files without a reader. */
async function variablesIn(sides) {
    const { base, head, before, after } = sides;
    const variables = await variablesInCommands(sides);
    for (const [{ objects }, tree] of [[before, base], [after, head]]) {
        for (const object of objects.filter((each) => each.variables.length > 0)) {
            const use = await useOf(object, tree);
            for (const name of object.variables)
                variables.set(plainName(name), { use, takers: null });
        }
    }
    return variables;
}
function accountsOf({ objects, explained }) {
    // If the version is not known, the places read on the way explain nothing.
    const read = objects.flatMap(({ place, understood, problem }) => [place, ...(problem === null ? understood : [])]);
    return [...read, ...explained].map(problems_place/* showPlace */.R);
}
/** Whether an object's variables hold its chart's version or its tag, judged by the deciding line. */
async function useOf({ place }, tree) {
    const line = place.line === null ? '' : ((await (0,watched_files/* readTextFile */.Gu)(tree, place.file))?.split('\n')[place.line - 1] ?? '');
    return /targetRevision|\bversion\b/.test(line) && !/image|tag/i.test(line) ? 'chart' : 'tag';
}
/** Variables in images and commands of files without a reader: `docker run lightdash/lightdash:$TAG`. */
async function variablesInCommands(sides) {
    const found = new Map();
    const own = (0,candidates/* searchTexts */.n2)(sides.settings).map((text) => text.replace(/[^\w\s]/g, '\\$&'));
    const service = new RegExp(own.join('|'), 'i');
    const tagVariable = new RegExp(String.raw `(?:(?:${own.join('|')})(?!${service_names/* COMPANION_ENDING */.Tp})\/?[\w-]{0,99}:|image\.tag=|tag["']?\s{0,60}[:=]\s{0,60})${VARIABLE}`, 'gi');
    const take = (path, name, use) => {
        const takers = found.get(name)?.takers ?? new Set();
        found.set(name, { use, takers: takers.add((0,repository_paths/* folderOf */.yS)(path)) });
    };
    for await (const { path, text } of (0,watched_files/* textsNaming */.fO)(sides.head, sides)) {
        for (const line of text.replace(/\\\r?\n/g, ' ').split('\n')) {
            if (!service.test(line))
                continue;
            const named = (pattern) => [...line.matchAll(pattern)].map(([, name = '']) => plainName(name));
            for (const name of named(TOOL_VARIABLE))
                if (!found.has(name))
                    take(path, name, 'tool');
            for (const name of named(tagVariable))
                take(path, name, 'tag');
            if (/\bhelm\b/.test(line))
                for (const name of named(CHART_VARIABLE))
                    take(path, name, 'chart');
        }
    }
    return found;
}
/**
 * A variable in the place of a version, in the syntax of shells, make, templates, workflows and programs: `$TAG`,
 * `{{ .Values.tag }}`, `#{tag}`, `\(tag)`, `<< tag >>`, `$[[ tag ]]`, `" + tag`, `%s", tag`.
 */
const VARIABLE = [
    String.raw `(?:["'${'`'}]\s{0,3}[+&.]\s{0,3}\$?|["']?(?:[$#@]?\{{1,2}|\$?\[\[|<<|[\\$]\(|\$)\s{0,3}`,
    String.raw `|(?:%[sv]|\{\d?\})["'${'`'}][^\w\n]{1,9}(?:format\W{1,2})?)`,
    String.raw `\.?(?:(?:Values|env|vars|inputs|var|local)\.)?(?:[\w-]{1,99}\.){0,9}([A-Za-z_]\w{0,99})`,
].join('');
const TOOL_VARIABLE = new RegExp(String.raw `@${product/* product */.q.word}\/[\w-]{1,99}@${VARIABLE}`, 'gi');
const CHART_VARIABLE = new RegExp(String.raw `--version[= ]\s{0,60}${VARIABLE}`, 'g');
/** A variable's name without its prefixes: `TF_VAR_lightdash_version` is `lightdash_version`. */
function plainName(name) {
    return name
        .slice(name.lastIndexOf('.') + 1)
        .replace(/^TF_VAR_/, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/literal-owner.js





/** An image of the service whose tag is the default of a variable: `lightdash:${TAG:-`. */
const BEFORE_DEFAULT = new RegExp(String.raw `${product/* product */.q.word}[\w-]{0,99}:["']?[$\x7b][^\s,;]{0,99}(?:\s[^,;:=]{0,99})?$`, 'i');
/** The image of another registry that takes the place of the service's: `lightdash/lightdash=mirror:`. */
const OVERRIDE = new RegExp(String.raw `${product/* product */.q.image.path}=[\w./*-]{1,99}:v?$`);
/** A test whether a text contains a name of the service, whatever it means there. */
function nameTest(settings) {
    const names = (0,candidates/* searchTexts */.n2)(settings).map((text) => text.toLowerCase());
    return (text) => names.some((name) => text.toLowerCase().includes(name));
}
/**
 * A test whether a literal may be the service's. Most are not, and this says so at little cost: nothing around it has
 * the service's name, and it sets nothing that the readers know.
 */
function ownerTest(known) {
    const hasName = nameTest(known.settings);
    const tested = new Map();
    return (literal, path) => {
        const { around, text } = literal;
        const isNear = tested.get(around) ?? [around.command, ...around.context, path].some(hasName);
        tested.set(around, isNear);
        const isOfSecondOrder = known.undecided.has(path) || known.charts.has(path) || known.secondOrder.has(path);
        return isNear || isOfSecondOrder || hasName(text) || variableUse(literal, path, known) !== undefined;
    };
}
/** What the variable that a literal sets is used for; undefined if nothing takes it. */
function variableUse(literal, path, { variables }) {
    for (const name of namesOf(literal)) {
        const known = variables.get(plainName(name));
        // Every program has a `version`. It is this one beside the file that takes it.
        const isNear = !isCommonName(name) || known?.takers?.has((0,repository_paths/* folderOf */.yS)(path)) !== false;
        if (known !== undefined && isNear)
            return known.use;
    }
    return undefined;
}
/** Whether a name stands for a version in any program, so that it does not tell whose. */
function isCommonName(name) {
    return /^(?:version|ver|tag|release|revision)$/.test(name);
}
/**
 * Decides whose version a literal is, by its line, the keys above it and what the readers know.
 *
 * @param path the file that contains the literal
 * @returns null if it is not the service's, or where a reader is responsible
 */
function ownerOf(literal, path, known) {
    const { settings } = known;
    const { text, version, key, inFront } = literal;
    const { context, sections } = literal.around;
    const images = [...(0,service_names/* serviceImagesIn */.fH)(text, settings.images)];
    if (images.some((image) => image.includes(`:${version}`) || image.includes(`:v${version}`)))
        return { use: 'tag', mustBeListed: false };
    // A default in the tag of an image: `lightdash/lightdash:${TAG:-1.2.3}`.
    if (BEFORE_DEFAULT.test(inFront))
        return { use: 'tag', mustBeListed: true };
    if (isOfOtherImage(literal))
        return null;
    // `kustomize edit set image lightdash/lightdash=*:1.2.3`
    if (OVERRIDE.test(inFront))
        return { use: 'tag', mustBeListed: true };
    const use = variableUse(literal, path, known);
    if (use === 'tool')
        return null;
    if (ownNames(literal).some((name) => isOtherSoftware(name, settings)))
        return null;
    if (use !== undefined)
        return { use: /chart/i.test(key) ? 'chart' : use, mustBeListed: true };
    // The name of a tool, such as `lightdash_cli_version`, says whose version it is, whatever stands beside it.
    if ((0,product/* isNamed */.e)(key) && !isKeyOfService(key, settings))
        return null;
    if (isOfOtherThing(literal, settings))
        return null;
    if (isUndecided(literal, path, known))
        return { use: 'tag', mustBeListed: true };
    const statement = `${literal.around.command}\n${text}`;
    const around = [statement, ...context, ...namesInPath(literal, path)].join('\n').replace(PROSE, '');
    const secondOrder = known.secondOrder.get(path);
    if (secondOrder?.includes(version) === true) {
        return { use: isChartVersion(literal, around) ? 'chart' : 'tag', mustBeListed: !isTag(literal, secondOrder) };
    }
    if (key === 'appVersion' && known.charts.has(path))
        return { use: 'tag', mustBeListed: true };
    if (key === 'appVersion' && known.pinnedCharts.has(path))
        return null;
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
    return isVersionKey(literal) && (isUnderName || !ownNames(literal).some((name) => hasOtherOwner(name, settings)))
        ? { use: 'tag', mustBeListed: true }
        : null;
}
/** Whether a tag stands in a file that may decide a version that is not known. */
function isUndecided({ key }, path, { undecided }) {
    return undecided.has(path) && /^(?:image[._-]?)?tag$/i.test(key);
}
/** Whether a literal in a second-order text is a tag, by its key or by the path of a patch. */
function isTag({ key }, secondOrder) {
    return /(?:^|[._-]|image|new)tag$/i.test(key) || (key === 'value' && /\/(?:tag|newTag)\b/.test(secondOrder));
}
/** Text for people, such as the title of a dashboard. */
const PROSE = /["']?\b(?:title|description|summary|help|message|runbook\w*|owner|team)["']?\s*[:=]\s*(?:"[^"\n]*"|'[^'\n]*'|[^,{}\n]*)/gi;
/**
 * A file or folder may be named after the one thing it holds: `lightdash/version.yaml`, `values/lightdash.prod.yaml`,
 * `.lightdash-version`, the inputs of a module, the defaults of a role.
 */
function namesInPath({ around: { sections }, key }, path) {
    const [folder, name] = [(0,repository_paths/* baseNameOf */.mv)((0,repository_paths/* folderOf */.yS)(path)), (0,repository_paths/* baseNameOf */.mv)(path)];
    if (name === 'terragrunt.hcl')
        return [folder];
    // This file holds settings of Lightdash's command line.
    if (/^\.config\.ya?ml$/.test(name.replace(product/* product */.q.word, '')))
        return [];
    const isAlone = sections.every((line) => /^["']?image["']?\s*[:=]/.test(line)) &&
        /^(?:|(?:image_?)?tag|(?:app_?)?version)$/i.test(key);
    const isData = /^(?:VERSION|[^.]*)$|\.(?:ya?ml|json|toml|env|tfvars|properties|ini|conf)$/.test(name);
    const [, role = ''] = /([^/]*)\/(?:defaults|vars)\/[^/]*$/.exec(path) ?? [];
    const [, only = ''] = /^\.?(\w+?)[-_.]?(?:version|tag)$/i.exec(name) ?? [];
    const named = [role, folder, only, name.split('.', 1)[0] ?? ''].filter((word) => word.toLowerCase() === product/* product */.q.word);
    return isAlone && (isData || only !== '') ? named : [];
}
/** Other software beside the service, as a key or as a section. */
const OTHER_SOFTWARE = /^(?:dbt|python|node(?:js)?|postgres\w*|pg\w*|redis|nats|minio|browserless\w*|headless\w*|chrome|chromium|scaleDown\w*|terraform|tf|kubectl|kube\w*|helm|engine|module|schema|provider|plugin|cli|mcp|exporter|proxy|nginx|caddy|traefik|envoy|otel|agent|sidecar\w*|extraContainers|initContainers?|metabase|grafana|superset|airflow)$/i;
/** It has a version, and the tag below it is that of what it installs. */
const INSTALLER = /^(?:helm|terraform|tf|module|kube\w*)$/i;
const LABELS = /^["']?(?:\w*labels|\w*annotations|tags)["']?\s*[:=]/i;
/** Whether the literal belongs to something else inside the service's block, such as its database or a label. */
function isOfOtherThing(literal, names) {
    const { key, around: { sections, about }, } = literal;
    const isTag = ownNames(literal).some((name) => /(?:^|[._-])tag$/i.test(name));
    const own = sections.map((line) => /^[-\s]*["']?(\w[\w-]*)["']?\s*[:={]/.exec(line)?.[1] ?? '');
    const last = own.findLastIndex((name) => isKeyOfService(name, names));
    if (sections.some((line) => LABELS.test(line)))
        return true;
    // Where a line beside the blocks names the service, only the nearest keys lie inside of it. A setting of Helm names its image itself.
    const inner = last !== -1 ? own.slice(last + 1) : about !== null && !/(?:^|\.)image\.tag$/.test(key) ? own.slice(-2) : [];
    const isOther = (word) => OTHER_SOFTWARE.test(word) && !(isTag && INSTALLER.test(word));
    return isOtherSoftware(key, names) || inner.flatMap(wordsOf).some(isOther);
}
/** Whether a key means the service. Without the sign after it, `bi.lightdash.version` would be a host. */
function isKeyOfService(key, names) {
    return (0,service_names/* namesService */.cM)(`${key}=`, names);
}
/** Whether a key names other software. A key that also names the service means the service. */
function isOtherSoftware(key, names) {
    return !isKeyOfService(key, names) && wordsOf(key).some((word) => OTHER_SOFTWARE.test(word));
}
function wordsOf(key) {
    return key.split(/[-_.]|(?<=[a-z])(?=[A-Z])/);
}
const MEANS_THE_SERVICE = /^(?:image|app|service|container|docker|chart|default|target|current|new|deploy|deployment|release|ld|bi)$/i;
/** Whether a key names another owner of the version than the service: `SYNC_VERSION`. */
function hasOtherOwner(key, names) {
    const owner = key.replace(/[-_.]?(?:version|tag|release)$/i, '');
    return (owner !== '' &&
        owner !== key &&
        !isKeyOfService(owner, names) &&
        !wordsOf(owner).some((word) => MEANS_THE_SERVICE.test(word)));
}
/** Whether the literal is the tag of another image, or the version of a package. */
function isOfOtherImage({ text, inFront }) {
    const word = /(?<![\w./@-])[\w./@-]*[:@=]{0,2}v?$/.exec(inFront)?.[0] ?? '';
    if (/[:@]v?$/.test(word) && /[\w-]\/[\w.-]/.test(word))
        return true;
    if (/@$|==$|\w@v$/.test(word))
        return true;
    const [, repository = ''] = /\brepository["']?\s{0,60}[:=]\s{0,60}["']?([\w./:-]+)/.exec(text) ?? [];
    // Any build in a registry of the service may be one of it.
    return repository !== '' && !(0,product/* isNamed */.e)(repository);
}
/** The names that a line assigns, and those of {@link ownNames}. */
function namesOf(literal) {
    return [...ownNames(literal), ...allIn(literal.inFront, ASSIGNED)];
}
/** The key of a literal. If that is one such as `default`, or missing as in a list, the block around it gives the name. */
function ownNames({ key, inFront, around: { context, sections } }) {
    const isPlain = /^(?:default(?:value)?|value)$/i.test(key);
    const above = /^[-\s]*["']?([\w.][\w.-]*)["']?\s*[:={]/.exec(sections.at(-1) ?? '')?.[1];
    return [
        key,
        ...(isPlain ? allIn([inFront, ...context].join(' '), NAMED) : []),
        ...(above !== undefined && /^(?:default|)$/i.test(key) ? [above] : []),
    ];
}
function allIn(text, pattern) {
    return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
const ASSIGNED = /(?<!\w)\d*([A-Za-z_][\w.-]{0,99})["']?\s{0,60}(?:\?=|:=|=|:)/g;
const NAMED = /(?:variable\s{1,60}|name["']?\s{0,60}[:=]\s{0,60})["']?([A-Za-z_][\w.-]{0,99})/g;
/** Whether a version beside the service's name is its chart's version. */
function isChartVersion({ key, around: { context } }, around) {
    if (/chart/i.test(key))
        return true;
    if (!/^(?:-*version|targetRevision|revision|ver)$/i.test(key))
        return false;
    return (/\bhelm\s{1,60}(?:\S{1,99}\s{1,60}){0,9}?(?:upgrade|install|template|pull)\b|helm-charts|\bchart\w*["']?\s*[:=]/i.test(around) || context.some((line) => /^charts?\b/i.test(line)));
}
/** Whether a key below the service's name can hold a version. */
function isVersionKey({ key, text }) {
    return ((0,product/* isNamed */.e)(key) ||
        /version|tag|image|release|ref|^ver$|default|value|content/i.test(key) ||
        /^[\s-]*["']?v?[\d.]+["']?,?\s*$/.test(text));
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/half-pairs.js









/** A change that is not understood, with what is known of it nevertheless. */
function notUnderstood(place, found, { from = null, to = null, mustBeListed = [], declared = null, ...wording } = {}) {
    const line = { id: `line:${place.file}#${place.line}`, mustBeListed, declared };
    return { line, place, from, to, problem: (0,problem/* problemAt */.l4)('not-understood', place, found, wording) };
}
/**
 * Judges variables that leave one file and come in another (docs/detection.md#any-other-file), and takes them out of
 * what is left. Nothing says that the files belong together, so only the very same version counts as moved.
 */
function compareMoved(files, known) {
    const nameOf = (literal) => ownVariables(literal).find((name) => known.variables.has(name)) ?? '';
    const gone = files.flatMap((file) => file.gone.map((from) => ({ from, file, name: nameOf(from) })));
    const changes = [];
    for (const file of files) {
        for (const [name, [to, ...others]] of (0,group_by/* groupBy */.$)(file.come, nameOf)) {
            const [left, ...further] = name === '' ? [] : gone.filter((each) => each.name === name);
            if (left === undefined || to === undefined || further.length + others.length > 0)
                continue;
            const { from } = left;
            if (from.use !== 'tag' || to.use !== 'tag')
                continue;
            const isSame = from.version === to.version;
            if (isSame && !left.file.isOnBothSides)
                continue;
            left.file.gone = left.file.gone.filter((each) => each !== from);
            file.come = file.come.filter((each) => each !== to);
            if (isSame)
                continue;
            const found = `${(0,quote_text/* quoteText */.o)(name)} leaves ${(0,quote_text/* quoteText */.o)(from.place.file)} and comes here with another version`;
            const remedy = 'Move it in one pull request, and change the version in the next.';
            const declared = (0,comment_declaration/* declaredInComment */.B)(file.lines, to.place);
            const versions = { from: from.version, to: to.version, mustBeListed: needListing([from, to]), declared };
            changes.push(notUnderstood(to.place, found, { ...versions, remedy }));
        }
    }
    return changes;
}
/** The variables that a literal sets, but for names that any program may have. */
function ownVariables(literal) {
    return namesOf(literal)
        .filter((name) => !isCommonName(name))
        .map(plainName);
}
/**
 * Judges the versions of a file without a counterpart: a version replaces a variable or is replaced by one, or several
 * could belong together.
 *
 * @returns null where none of them is a change
 */
function compareHalfPairs(file, known) {
    const { path, oldPath, changed, gone, come } = file;
    const refuse = (place, found, versions) => notUnderstood(place, found, { declared: (0,comment_declaration/* declaredInComment */.B)(file.lines, place), ...versions });
    const [lost] = gone;
    const [found] = come;
    if (lost !== undefined && found !== undefined) {
        if (new Set([...gone, ...come].map(({ version }) => version)).size === 1)
            return null;
        const why = `several ${product/* product */.q.name} versions change here, and nothing says which one replaces which`;
        const mustBeListed = needListing([lost, found]);
        return refuse(found.place, why, { from: tagOf([lost]), to: tagOf([found]), mustBeListed });
    }
    if (found !== undefined && imageLine(changed.plainBefore, oldPath, known.before, known) !== undefined) {
        return refuse(found.place, `a ${product/* product */.q.name} version replaces something that was not a version`, {
            to: tagOf(come),
        });
    }
    const variable = imageLine(changed.plainAfter, path, known.after, known);
    if (lost !== undefined && variable !== undefined) {
        const why = `${product/* product */.q.name} ${lost.version} is replaced by something that is not a version`;
        return refuse({ file: path, line: variable.line, column: 1 }, why, { from: tagOf(gone) });
    }
    const setBefore = new Set(changed.before.flatMap(namesOf).map(plainName));
    const isNew = (name) => known.variables.has(name) && !setBefore.has(name);
    const assigned = come.find((each) => isUndecided(each, path, known) || namesOf(each).map(plainName).some(isNew));
    if (assigned !== undefined) {
        const versions = { to: tagOf([assigned]), mustBeListed: needListing([assigned]) };
        return refuse(assigned.place, `${assigned.key} is set here, and was not before`, versions);
    }
    const setAfter = new Set(changed.after.flatMap(namesOf).map(plainName));
    const isTaken = (name) => known.variables.get(name)?.takers === null && !setAfter.has(name);
    const unset = gone.find((each) => ownVariables(each).some(isTaken));
    if (unset === undefined)
        return null;
    const versions = { from: tagOf([unset]), mustBeListed: needListing([unset]) };
    return refuse({ file: path, line: null, column: null }, `${unset.key} was set here, and is not any more`, versions);
}
/** A file that overrides what something else deploys, and comes or goes unread; null if it does not. */
function compareOverride({ path, gone, come }) {
    const literal = /(?:^|\/)\.argocd-source[^/]*$/.test(path) ? [...come, ...gone][0] : undefined;
    if (literal === undefined)
        return null;
    return notUnderstood(literal.place, `${product/* product */.q.name} ${literal.version} in a file that overrides what Argo CD deploys`);
}
/** An image that the template of a chart fills in. */
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;
/** A line with the service's image, or with one that may be it. */
function imageLine(lines, path, places, { settings }) {
    const isImage = ({ text }) => (0,service_names/* namesServiceImage */.Tu)(text, settings.images) || FILLED_IN.test(text);
    return lines.find((line) => isImage(line) && !isRead(line, path, places));
}
/** The single version of the service among the literals; null if there are several, or where it is a chart's. */
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
/** Whether a reader has read the line. */
function isRead({ line }, file, places) {
    return places.has((0,problems_place/* showPlace */.R)({ file, line }));
}

// EXTERNAL MODULE: ./build/comparison/changed-lines/version-literals.js + 1 modules
var version_literals = __webpack_require__(51016);
;// CONCATENATED MODULE: ./build/comparison/changed-lines/changed-lines.js










/**
 * The most versions about the service that one comparison asks an owner for. Each costs up to a few milliseconds of
 * matching, and nobody changes as many by hand.
 */
const MOST_VERSIONS = 1_000;
/**
 * Judges the changed lines that no reader reads (docs/detection.md#any-other-file). If one version of the service
 * replaces another in a changed line, that is a change of its own. If only one of the two versions is known, it is
 * `not-understood`.
 *
 * @param changed the paths that differ
 */
async function compareChangedLines(sides, changed) {
    const changes = await findLineChanges(sides, changed);
    return changes.map((change) => (0,object_change/* compareLine */.yV)(change, sides.rules));
}
async function findLineChanges(sides, changedPaths) {
    const { base, head, renames, settings } = sides;
    const oldPaths = new Set(renames.values());
    const readBoth = async (path) => {
        const oldPath = renames.get(path) ?? path;
        const [before, after] = await Promise.all([
            (0,watched_files/* readTextFile */.Gu)(base, oldPath, Number.POSITIVE_INFINITY),
            (0,watched_files/* readTextFile */.Gu)(head, path, Number.POSITIVE_INFINITY),
        ]);
        return { path, oldPath, before, after };
    };
    // Most changes contain no version, so what the readers know is gathered late.
    let known = null;
    let mayBeOurs = null;
    let asked = 0;
    const hasName = nameTest(settings);
    const changes = [];
    const files = [];
    const watched = changedPaths.filter(sides.isWatched);
    for await (const { path, oldPath, before, after } of (0,watched_files/* mapInBatches */.o2)(watched, readBoth)) {
        // A renamed file is compared under its new name.
        if (after === null && oldPaths.has(path))
            continue;
        const isOnBothSides = before !== null && after !== null;
        if ([before, after].some((text) => text !== null && (0,version_literals/* isTooLarge */.I9)(text))) {
            if (isOnBothSides)
                changes.push(...judgeLargeText(path, before, after, hasName));
            continue;
        }
        const changed = (0,version_literals/* changedLines */.MA)(before ?? '', after ?? '', settings.tagSuffix);
        if (changed.before.length === 0 && changed.after.length === 0)
            continue;
        known ??= await readKnown(sides);
        mayBeOurs ??= ownerTest(known);
        const file = {
            path,
            oldPath,
            isOnBothSides,
            changed,
            lines: (0,text_lines/* linesOf */.Dx)(after ?? ''),
            gone: [],
            come: [],
        };
        for (const pair of (0,version_literals/* pairLiterals */.Pp)(changed)) {
            const isOurs = [pair.before, pair.after].some((each) => each !== null && mayBeOurs?.(each, path));
            if (!isOurs || isExplained(pair, file, known))
                continue;
            asked += 1;
            if (asked > MOST_VERSIONS) {
                const place = { file: path, line: (pair.after ?? pair.before)?.line ?? null, column: 1 };
                const found = `more than ${MOST_VERSIONS} versions beside the name of ${product/* product */.q.name} change, and this is the first of the others`;
                return [...changes, notUnderstood(place, found)];
            }
            const [lost, found] = [ownLiteral(pair.before, oldPath, known), ownLiteral(pair.after, path, known)];
            if (pair.before === null || pair.after === null) {
                if (lost !== null)
                    file.gone.push(lost);
                if (found !== null)
                    file.come.push(found);
            }
            else if (isOnBothSides) {
                const change = await compareLiterals(pair.before, pair.after, found ?? lost, file, sides);
                if (change !== null)
                    changes.push(change);
            }
        }
        files.push(file);
    }
    if (known === null)
        return changes;
    changes.push(...compareMoved(files, known));
    for (const file of files) {
        const change = file.isOnBothSides ? compareHalfPairs(file, known) : compareOverride(file);
        if (change !== null)
            changes.push(change);
    }
    return changes;
}
/** A text that is too large counts as one change: of its lines that name the service and a version. */
function judgeLargeText(path, before, after, hasName) {
    const [line = (0,version_literals/* namedLines */.vl)(before, after, hasName)[0]] = (0,version_literals/* namedLines */.vl)(after, before, hasName);
    const found = `a line with the name of ${product/* product */.q.name} and a version changes in a text that is too large to be compared`;
    return line === undefined ? [] : [notUnderstood({ file: path, line: line.line, column: 1 }, found)];
}
function ownLiteral(literal, file, known) {
    const use = literal === null ? null : ownerOf(literal, file, known);
    if (literal === null || use === null)
        return null;
    const { line, column } = literal;
    return { ...literal, ...use, place: { file, line, column } };
}
function isExplained({ before, after }, { path, oldPath }, known) {
    return ((after !== null && isRead(after, path, known.after)) || (before !== null && isRead(before, oldPath, known.before)));
}
async function compareLiterals(before, after, ours, { path, lines }, { rules, settings, charts }) {
    if (ours === null || before.version === after.version)
        return null;
    const place = { file: path, line: after.line, column: after.column };
    const id = `line:${path}#${after.key || 'version'}`;
    const line = { id, mustBeListed: [], declared: (0,comment_declaration/* declaredInComment */.B)(lines, place) };
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
    const problem = [to, from].find(chart_repository/* isProblem */.A) ?? null;
    // A number that the chart repository does not list belongs to something else.
    const isNoChart = problem?.code === 'chart-unknown' && /does not list/.test(problem.found);
    if (isNoChart && !/chart/i.test(after.key))
        return null;
    return { line, place, from: null, to: null, problem };
}

;// CONCATENATED MODULE: ./build/comparison/changed-lines/standing-lines.js









/**
 * Finds versions of the service in lines that no reader reads, where a repository deploys nothing else: those that
 * would be judged if they changed. If a change leaves them alone or removes the last one, the gate must not say that
 * there is no deployment.
 *
 * @param changes changed lines that are already reported
 */
async function standingLines(sides, changes) {
    if (!sides.settings.discover)
        return [];
    const { base, head, renames } = sides;
    const known = await readKnown(sides);
    const standing = await versionsIn(head, known, sides);
    const isSure = ({ line }) => line?.mustBeListed.length === 0;
    const judged = [];
    if (![...standing, ...changes].some(isSure)) {
        const gone = (await versionsIn(base, known, sides)).filter(isSure);
        for (const { place, version: from, line } of gone)
            judged.push({ ...object_change/* NO_CHANGE */.XG, change: 'removed', place, from, line });
    }
    const reported = new Set(changes.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const unreported = standing.filter(({ place }) => !reported.has((0,problems_place/* showPlace */.R)(place)));
    for (const [file, versions] of (0,group_by/* groupBy */.$)(unreported, ({ place }) => place.file)) {
        const old = new Set((0,text_lines/* bareLines */.o1)((await (0,watched_files/* readTextFile */.Gu)(base, renames.get(file) ?? file)) ?? ''));
        for (const { place, text, version, line } of versions) {
            const isOld = old.has(text);
            if (isOld)
                judged.push((0,object_change/* compareLine */.yV)({ line, place, from: version, to: version, problem: null }, sides.rules));
            else
                judged.push({ ...object_change/* NO_CHANGE */.XG, change: 'install', place, to: version, line });
        }
    }
    return judged;
}
/** A few show that there is a deployment. */
const standing_lines_MOST_VERSIONS = 1_000;
/** The versions in a tree, each with its line without a comment. */
async function versionsIn(tree, known, sides) {
    const found = [];
    for await (const { path: file, text: whole } of (0,watched_files/* textsNaming */.fO)(tree, sides)) {
        if ((0,version_literals/* isTooLarge */.I9)(whole))
            continue;
        const [written, lines] = [(0,text_lines/* linesOf */.Dx)(whole), (0,text_lines/* bareLines */.o1)(whole)];
        for (const literal of (0,version_literals/* changedLines */.MA)('', whole, sides.settings.tagSuffix).after) {
            const owner = ownerOf(literal, file, known);
            if (owner?.use !== 'tag')
                continue;
            const { version, line, column } = literal;
            const place = { file, line, column };
            const mustBeListed = owner.mustBeListed ? [version] : [];
            const own = { id: `line:${file}#${line}`, mustBeListed, declared: (0,comment_declaration/* declaredInComment */.B)(written, place) };
            found.push({ place, text: lines[line - 1] ?? '', version, line: own });
            if (found.length === standing_lines_MOST_VERSIONS)
                return found;
        }
    }
    return found;
}

// EXTERNAL MODULE: ./build/deployment/reference-graph.js
var reference_graph = __webpack_require__(24502);
;// CONCATENATED MODULE: ./build/comparison/second-order.js




/**
 * The first difference in second order between the two sides of an object
 * (docs/detection.md#what-the-gate-does-not-evaluate). If only a version differs, that changed line is judged, provided it
 * watches the file.
 *
 * @param place the object on the head, for a text that is gone
 * @returns null if nothing differs
 */
function changedSecondOrder(before, after, { oldToNew, isWatched, settings }, place) {
    const bare = ({ text, place: { file } }) => (isWatched(file) ? (0,version_literals/* blankVersions */.cz)(text, settings.tagSuffix) : text).replace(/\s+/g, ' ').trim();
    const left = new Map(before.map((each) => [(0,comparison_pairing/* renamedId */.c9)(each.key, oldToNew), each]));
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
    return (0,problem/* problemAt */.l4)('not-evaluated', place, `${(0,quote_text/* quoteText */.o)(key.slice(key.lastIndexOf('#') + 1))} ${what}`);
}

;// CONCATENATED MODULE: ./build/comparison/links.js







/**
 * Compares the destinations of links that point elsewhere than before (docs/detection.md#what-the-gate-does-not-evaluate):
 * what was deployed at the old destination against what is deployed at the new one. Links of other applications, new
 * links and removed links are ignored.
 */
function compareLinks(sides, pairing) {
    const { before, after, oldToNew } = sides;
    const [oldGraph, graph] = [new reference_graph/* ReferenceGraph */.s(before.links), new reference_graph/* ReferenceGraph */.s(after.links)];
    const now = new Map(after.links.map((link) => [link.id, link]));
    return before.links.flatMap((was) => {
        const is = now.get(was.id) ?? now.get((0,comparison_pairing/* renamedId */.c9)(was.id, oldToNew));
        if (is === undefined)
            return [];
        const led = { objects: before.objects, graph: oldGraph, link: was };
        return compareLink(led, { objects: after.objects, graph, link: is }, sides, pairing);
    });
}
function compareLink(before, after, sides, pairing) {
    const [was, is] = [before.link, after.link];
    const now = (path) => (0,comparison_pairing/* renamedId */.c9)(`link:${path}`, sides.oldToNew).replace('link:', '');
    // Of a kustomization, only what it includes is a pointer.
    const included = new Set(was.includes?.map(({ text }) => now(text)));
    const added = is.includes?.find(({ text }) => !included.has(text));
    if (is.includes !== undefined && added === undefined)
        return [];
    const place = added?.place ?? is.place;
    const [led, leads] = [objectsAt(before), objectsAt(after)];
    if (!was.namesService && !is.namesService && led.length === 0)
        return [];
    const refuse = (problem) => [
        { ...object_change/* NO_CHANGE */.XG, change: 'upgrade', place, base: led[0] ?? null, from: led[0]?.version ?? null, problem },
    ];
    const elsewhere = `it led to ${showLink(was)} and leads to ${showLink(is)}`;
    if (address(was) !== address(is) || revision(was) !== revision(is)) {
        return refuse((0,problem/* problemAt */.l4)('not-evaluated', place, elsewhere));
    }
    const changed = changedSecondOrder(concerning(before, led), concerning(after, leads), sides, place);
    if (changed !== null)
        return refuse(changed);
    if (added === undefined && now(was.path) === is.path)
        return [];
    if (added === undefined && (led.length === 0 || leads.length === 0)) {
        const [empty, verb] = led.length === 0 ? [was, 'led'] : [is, 'leads'];
        const found = `nothing was read at ${showLink(empty)}, where it ${verb}`;
        return refuse((0,problem/* problemAt */.l4)('not-evaluated', place, leads.length === led.length ? elsewhere : found));
    }
    // An object that is at both ends, or moved together with its link, is already compared as a pair.
    const same = pairing.pairs.filter(({ base, head }) => led.includes(base) && leads.includes(head));
    const gone = led.filter((object) => !same.some(({ base }) => base === object));
    const come = leads.filter((object) => !same.some(({ head }) => head === object));
    // Nobody knows what comes from another repository in place of an object of this one.
    if (gone.length > come.length && /:|^[\w-]+\.[\w.-]+\//.test(added?.text ?? '')) {
        return refuse((0,problem/* problemAt */.l4)('not-evaluated', place, `${(0,quote_text/* quoteText */.o)(added?.text ?? '')} may deploy it now`));
    }
    const others = pairTargets(gone, come);
    const all = [...others, ...same.map(({ base, head }) => [base, head])];
    if (all.some((each) => isOtherWay([before, after], each))) {
        return refuse((0,problem/* problemAt */.l4)('not-evaluated', place, elsewhere));
    }
    return others.flatMap(([base, head]) => {
        if (base.version !== null && base.version === head.version)
            return [];
        const change = (0,object_change/* comparePair */.Ir)(base, head, sides.rules, { isSameText: true, secondOrder: null });
        return change.tolerated
            ? []
            : [{ ...change, notices: [...change.notices, `${showLink(is)} replaces ${showLink(was)}`] }];
    });
}
/** The second order of a link that may concern objects in its build. Text that names no object concerns all of them. */
function concerning({ link, graph }, objects) {
    const built = objects.filter((object) => graph.builds(link, object));
    const names = new Set(built.flatMap(({ id }) => (0,comparison_pairing/* nameOf */.Vb)(id).split(/[^\w.-]+/)));
    return link.secondOrder.filter(({ text }) => (0,service_names/* namesService */.cM)(text) ||
        (built.length > 0 && !/\bname["']?\s*:/.test(text)) ||
        text.split(/[^\w.-]+/).some((word) => word !== '' && names.has(word)));
}
/** Whether other texts than before stand between the end of a link and an object. A file on both ways is compared as such. */
function isOtherWay(ends, pair) {
    const [was, is] = ends.map(({ link, graph }, index) => new Map(pair[index]?.secondOrder
        .filter(({ key }) => graph.includes(link, key.replace(/#.*/s, '')))
        .map(({ key, text }) => [key, text.replace(/\s+/g, ' ')])));
    const alone = (one, other) => [...one].flatMap(([key, text]) => (other.has(key) ? [] : text)).sort();
    return alone(was, is).join('\n') !== alone(is, was).join('\n');
}
/** Which object may have become which: objects with the same name, otherwise every combination. */
function pairTargets(led, leads) {
    if (led.length === 0 || leads.length === 0)
        return [];
    if ((0,comparison_pairing/* statesOf */.kY)(led) === 1 && (0,comparison_pairing/* statesOf */.kY)(leads) === 1)
        return [[led[0], leads[0]]];
    return leads.flatMap((head) => {
        const same = led.filter((base) => (0,comparison_pairing/* bareNameOf */.pn)(base.id) === (0,comparison_pairing/* bareNameOf */.pn)(head.id));
        return (same.length > 0 ? same : led).map((base) => [base, head]);
    });
}
/** What is deployed at the end of a link. The objects of a kustomization itself are built from what it includes. */
function objectsAt({ objects, graph, link }) {
    return objects.filter((object) => object.carrier !== (link.includes && link.path) && graph.leadsTo(link, object));
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
        .replace(/(?<!\/)\/+$/, '')
        .replace(/\.git$/, '');
}
/** The usual names of the default branch all count as `HEAD`. */
function revision({ revision: name }) {
    const branch = (name ?? '').replace(/^refs\/heads\//, '');
    return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}

;// CONCATENATED MODULE: ./build/comparison/compare-trees.js
















/**
 * Compares what two trees deploy (docs/detection.md#what-else-can-happen-to-a-deployment): the objects, the links
 * between them, and the changed lines that no reader reads.
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
    const resolve = async (found) => ({
        ...found,
        objects: await (0,detect.resolveCharts)(found.objects, charts, isLeft),
    });
    const headDetection = await resolve(foundHead);
    const baseDetection = foundBase === null ? null : await resolve(foundBase);
    const touchesWorkflows = changed.some((path) => /^\.github\/(?:workflows|actions)\//.test(path));
    const found = { head: headDetection, base: baseDetection, touchesWorkflows };
    if (base === null || baseDetection === null) {
        return { changes: groupChanges(headDetection.objects.map((object) => (0,object_change/* comparePair */.Ir)(null, object, rules))), ...found };
    }
    const sides = {
        base,
        head,
        renames: pair.renames,
        settings,
        rules,
        charts,
        oldToNew: (0,comparison_pairing/* renamedPaths */.ve)(pair.renames),
        before: await withSymlinks(baseDetection, base, changed),
        after: await withSymlinks(headDetection, head, changed),
        isWatched: (0,watched_files/* watchTest */.qM)(settings),
    };
    const { before, after } = sides;
    const pairing = new comparison_pairing/* Pairing */.X6(before.objects, after.objects, sides.oldToNew);
    const changes = await compareObjects(sides, pairing);
    if (rules.from === null)
        changes.push(...compareLinks(sides, pairing));
    const lines = await compareChangedLines(sides, changed);
    if (before.objects.length + after.objects.length === 0)
        lines.push(...(await standingLines(sides, lines)));
    return { changes: groupChanges([...changes, ...lines]), ...found };
}
/** Objects with an empty tag and the same chart on both sides. Whatever their version is, it does not change. */
function sameCharts(base, head) {
    const keyOf = ({ id, unresolved, image }) => JSON.stringify([id, unresolved && (0,chart/* chartKey */.w4)(unresolved), image]);
    const before = new Set(base.objects.map(keyOf));
    const same = head.objects.filter((object) => object.unresolved !== null && before.has(keyOf(object)));
    return new Set(same.map(({ id }) => id));
}
/** The paths whose content differs between two trees. */
async function changedPaths(base, head) {
    const [before, after] = await Promise.all([base.entries(), head.entries()]);
    const changed = [...before.values()].filter(({ path, id }) => after.get(path)?.id !== id).map(({ path }) => path);
    return [...changed, ...[...after.keys()].filter((path) => !before.has(path))];
}
/** Symbolic links count as links like any other. */
async function withSymlinks(detection, tree, changed) {
    return { ...detection, links: [...detection.links, ...(await readSymlinks(tree, changed, detection.objects))] };
}
async function compareObjects(sides, pairing) {
    const { rules, before } = sides;
    const carried = await carriedObjects(sides, pairing.lost, pairing.found);
    const gone = pairing.settle((base) => carried.has(base)).map((base) => (0,object_change/* removalOf */.c6)(base, carried.get(base) ?? null));
    pairing.pairByLikeness([...before.links, ...sides.after.links]);
    const judge = async (base, head, moved) => {
        const isSameText = head.problem !== null && (await haveSameText(sides, base, head));
        const secondOrder = changedSecondOrder(base.secondOrder, head.secondOrder, sides, head.place);
        const change = (0,object_change/* comparePair */.Ir)(base, head, rules, { isSameText, secondOrder });
        return moved === null ? change : { ...change, notices: [...change.notices, moved] };
    };
    const changes = [];
    for (const { base, head, moved } of pairing.pairs)
        changes.push(await judge(base, head, moved));
    changes.push(...gone, ...pairing.lost.map((base) => (0,object_change/* removalOf */.c6)(base, null)));
    const { lost, found } = pairing;
    const isOneVersion = (0,comparison_pairing/* statesOf */.kY)([...lost, ...found]) === 1 && lost.length > 0;
    for (const head of found) {
        const whyUnknown = `${head.carrier} was there before without a tag, and something else decided the version`;
        if (await isTagOfStandingValues(head, before.objects, sides.base)) {
            changes.push((0,object_change/* comparePair */.Ir)(null, head, rules, { isSameText: false, secondOrder: null, whyUnknown }));
        }
        else if (lost.length === 0 && gone.length === 0)
            changes.push((0,object_change/* installOf */.hQ)(head));
        // Places rearranged around a single version are not an upgrade.
        else if (isOneVersion)
            changes.push(await judge(lost[0], head, null));
        else
            changes.push((0,object_change/* comparePair */.Ir)(null, head, rules));
    }
    return changes;
}
/**
 * Whether values without a section that were there before get a tag of their own, beside others of the same release.
 * Then their release is no new one: its version came from a default.
 */
async function isTagOfStandingValues(head, before, base) {
    const { kind, carrier, inputs, declared } = head;
    if (kind !== 'helm-values' || declared.keys.length > 0 || !(await base.entries()).has(carrier))
        return false;
    const isOther = (path) => path !== carrier && inputs.includes(path);
    return before.some((other) => other.kind === kind && ((0,repository_paths/* folderOf */.yS)(other.carrier) === (0,repository_paths/* folderOf */.yS)(carrier) || other.inputs.some(isOther)));
}
/** Whether the deciding text is the same on both sides: the line, or the whole file if it is broken. */
async function haveSameText(sides, base, head) {
    const isWhole = [base, head].some(({ problem }) => problem?.code === 'unparseable' || problem?.code === 'conflict-markers');
    const textOf = async (tree, { place }) => {
        const text = (await tree.read(place.file))?.toString('utf8') ?? '';
        if (isWhole || place.line === null)
            return isWhole ? text : '';
        const line = (0,text_lines/* linesOf */.Dx)(text)[place.line - 1] ?? '';
        // In a mapping on one line, only the value and the images beside it count.
        const value = place.column === null ? null : /^["']?[\w$][^\s"',{}[\]]*(?=["'\s]*[,}])/.exec(line.slice(place.column - 1));
        const images = [...(0,service_names/* serviceImagesIn */.fH)(line, sides.settings.images)].sort();
        return value == null ? line.trim() : JSON.stringify([value[0], images]);
    };
    return (await textOf(sides.base, base)) === (await textOf(sides.head, head));
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


/***/ }),

/***/ 74306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ directionOf),
/* harmony export */   Ir: () => (/* binding */ comparePair),
/* harmony export */   XG: () => (/* binding */ NO_CHANGE),
/* harmony export */   c6: () => (/* binding */ removalOf),
/* harmony export */   hQ: () => (/* binding */ installOf),
/* harmony export */   yV: () => (/* binding */ compareLine)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




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
 * Judges an object on the head by its counterpart on the base (docs/rules.md#decisions).
 *
 * @param base null if nothing of it is known
 */
function comparePair(base, head, rules, { isSameText, secondOrder, whyUnknown } = { isSameText: false, secondOrder: null }) {
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
    const { problem } = head;
    // A given version replaces one that could not be read, but it does not repair a broken file.
    if (problem !== null && (rules.to === null || BROKEN.has(problem.code))) {
        // A target that is nowhere cannot be checked, however long it has been missing.
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
/** Judges a version in a line that no reader reads. */
function compareLine({ line, place, problem, ...found }, rules) {
    const [from, to] = [rules.from ?? found.from, rules.to ?? found.to];
    // If both sides were read, given versions do not tell how the lines belong together.
    const isCured = (found.from === null || found.to === null) && from !== null && to !== null;
    return { ...NO_CHANGE, change: directionOf(from, to), place, from, to, problem: isCured ? null : problem, line };
}
/** The direction between two versions. It counts as an upgrade where one of them is not known. */
function directionOf(from, to) {
    if (from === null || to === null)
        return 'upgrade';
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(to, from);
    if (order === 0)
        return 'unchanged';
    return order < 0 ? 'downgrade' : 'upgrade';
}
/**
 * Judges an object of the base that is gone, or whose carrier no longer shows the service.
 *
 * @param carrier the file that is still there; null if the object is removed
 */
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
/** With these problems nothing can be known, whatever was there before and whatever version is given. */
const BROKEN = new Set([
    'unparseable',
    'conflict-markers',
    'target-missing',
    'mixed-versions',
    'invalid-upgrade-mode',
]);
/** Judges an object that is new on the head, where nothing of the base is missing. */
function installOf(head) {
    const { problem } = head;
    if (problem !== null && BROKEN.has(problem.code)) {
        return { ...NO_CHANGE, change: 'upgrade', head, place: head.place, problem };
    }
    const notices = problem === null ? head.notices : [...head.notices, problem.message];
    return { ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices };
}
/** Whether two objects have one problem for the same reason, and of the same chart if that may decide. */
function haveSameProblem(base, head) {
    const [one, other] = [base.problem, head.problem];
    if (one === null || other === null || one.code !== other.code)
        return false;
    const mayBeOfChart = /^(?:chart-|external-values$)/.test(one.code) && base.chart !== null && head.chart !== null;
    if (mayBeOfChart && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(base.chart) !== (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(head.chart))
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
    return one !== null && other !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(one) === (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(other);
}
function changeOfBuild({ image: one, version: was }, { image: other, version: is }) {
    if (one === null || other === null || is === null)
        return null;
    if (one.source !== other.source || one.suffix !== other.suffix)
        return 'image';
    // A new version always has a new digest.
    return was !== is || one.digest === other.digest ? null : 'digest';
}


/***/ }),

/***/ 72704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   X6: () => (/* binding */ Pairing),
/* harmony export */   c9: () => (/* binding */ renamedId),
/* harmony export */   kY: () => (/* binding */ statesOf),
/* harmony export */   pn: () => (/* binding */ bareNameOf),
/* harmony export */   ve: () => (/* binding */ renamedPaths)
/* harmony export */ });
/* harmony import */ var _deployment_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91831);
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);



/** Matches the objects of the base with those of the head (docs/detection.md#which-deployment-was-which). */
class Pairing {
    lost;
    found;
    oldToNew;
    pairs = [];
    /**
     * Pairs objects by id, then by id under the new file name, then with the unreadable file that carried them.
     *
     * @param lost the objects of the base; what is paired leaves them
     * @param found the same of the head
     * @param oldToNew {@link renamedPaths}
     */
    constructor(lost, found, oldToNew) {
        this.lost = lost;
        this.found = found;
        this.oldToNew = oldToNew;
        const heirs = new Map(found.map((head) => [head.id, head]));
        this.#pairBy((base) => heirs.get(base.id));
        if (oldToNew.size > 0) {
            this.#pairBy((base) => {
                const head = heirs.get(renamedId(base.id, oldToNew));
                return head !== undefined && this.found.includes(head) ? head : undefined;
            });
        }
        // An object whose file can no longer be read continues as that file.
        this.#pairBy(({ carrier }) => heirs.get(`${_deployment_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREADABLE_FILE */ .zH}:${oldToNew.get(carrier) ?? carrier}`));
    }
    /**
     * Removes objects that are still there but no longer deploy the service, so that they do not count as moved.
     *
     * @param isThere whether an object of the base is still on the head, perhaps under a new file name
     * @returns the removed objects
     */
    settle(isThere) {
        const settled = this.lost.filter(isThere);
        this.lost = this.lost.filter((base) => !settled.includes(base));
        return settled;
    }
    /**
     * Pairs the remaining objects by what they are built from, by name, by deciding file, or because nothing else is left.
     *
     * @param links of both sides
     */
    pairByLikeness(links = []) {
        const fileOf = ({ place }) => this.oldToNew.get(place.file) ?? place.file;
        // An application that gains or loses images of its own builds the same folder as before.
        this.#pairUnique(({ id }) => builtName(id, links));
        this.#pairUnique(({ id }) => nameOf(id));
        this.#pairUnique((object) => JSON.stringify([object.kind, fileOf(object)]), true);
        this.#pairUnique(({ id }) => bareNameOf(id));
        const kinds = new Set([...this.lost, ...this.found].map(({ kind }) => kind));
        const isOnly = (side, kind) => statesOf(side.filter((each) => each.kind === kind)) === 1;
        const isByKind = [...kinds].every((kind) => isOnly(this.lost, kind) && isOnly(this.found, kind));
        this.#pairUnique(({ kind }) => (isByKind ? kind : 'any'), true);
        const count = this.pairs.length;
        this.#pairUnique(fileOf, true);
        const byFile = this.pairs.slice(count);
        if (byFile.length > 0) {
            this.#pairRivals(byFile);
            this.#pairUnique(({ id }) => nameOf(id));
            this.lost = [];
            this.found = [];
        }
        this.#pairCopies();
        this.#pairOverlays();
    }
    /**
     * Two objects paired only by their deciding file may be unrelated: a release can drop a values file that is then read
     * on its own, or take one up. Every other new or lost object is therefore compared with them as well.
     */
    #pairRivals(byFile) {
        for (const { base, head } of byFile) {
            for (const found of this.found)
                this.pairs.push(mayBe(base, found));
            for (const lost of this.lost)
                this.pairs.push(mayBe(lost, head));
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
        for (const head of [...this.found, ...takenUp.map((pair) => pair.head)]) {
            const base = left.get(nameWithoutFolder(head));
            const isNew = !this.pairs.some((pair) => pair.base === base && pair.head === head);
            if (base !== undefined && isNew)
                this.pairs.push(mayBe(base, head));
        }
        this.found = this.found.filter((head) => !left.has(nameWithoutFolder(head)));
    }
    /** A new compose file may be used together with the project of its folder, whose service it then overrides. */
    #pairOverlays() {
        const placeOf = ({ id, carrier }) => JSON.stringify([(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(carrier), nameOf(id)]);
        const isKnown = ({ kind, version }) => kind === 'compose' && version !== null;
        const projects = new Map(this.pairs.flatMap((pair) => (isKnown(pair.head) ? [[placeOf(pair.head), pair]] : [])));
        this.found = this.found.filter((head) => {
            const project = isKnown(head) ? projects.get(placeOf(head)) : undefined;
            if (project === undefined)
                return true;
            this.pairs.push({ base: project.base, head, moved: `May override ${project.head.place.file}` });
            return false;
        });
    }
    #pairBy(headOf) {
        const lost = [];
        for (const base of this.lost) {
            const head = headOf(base);
            if (head === undefined)
                lost.push(base);
            else
                this.pairs.push({ base, head, moved: null });
        }
        this.lost = lost;
        const paired = new Set(this.pairs.map(({ head }) => head));
        this.found = this.found.filter((head) => !paired.has(head));
    }
    /**
     * Pairs objects with a key that is unique on both sides.
     *
     * @param isWhole whether objects that share a key and run the same version count as one
     */
    #pairUnique(keyOf, isWhole = false) {
        const [before, after] = [(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(this.lost, keyOf), (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(this.found, keyOf)];
        for (const [key, bases] of before) {
            const heads = after.get(key) ?? [];
            const isUnique = isWhole
                ? statesOf(bases) === 1 && statesOf(heads) === 1
                : bases.length === 1 && heads.length === 1;
            if (key !== '' && isUnique)
                this.#pairGroup(bases, heads);
        }
    }
    /** Pairs two groups in order. Leftover objects of the longer group are paired with the first of the other. */
    #pairGroup(bases, heads) {
        for (let index = 0; index < Math.max(bases.length, heads.length); index += 1) {
            const base = (bases[index] ?? bases[0]);
            const head = (heads[index] ?? heads[0]);
            const moved = base.kind === head.kind
                ? `Was at ${base.place.file} before`
                : `Was deployed by ${base.kind} before, and is deployed by ${head.kind} now`;
            this.pairs.push({ base, head, moved });
        }
        this.lost = this.lost.filter((base) => !bases.includes(base));
        this.found = this.found.filter((head) => !heads.includes(head));
    }
}
function mayBe(base, head) {
    return { base, head, moved: `May be what was at ${base.place.file} before` };
}
/** The number of different states (version, image, problem, chart) among some objects. */
function statesOf(objects) {
    const states = objects.map(({ version, image, problem, unresolved }) => {
        const chart = unresolved && [unresolved.version, unresolved.repository];
        return JSON.stringify([version, image, problem?.code, problem?.found, chart]);
    });
    return new Set(states).size;
}
/** An object's kind, name and file name, without its folders. */
function nameWithoutFolder({ kind, id, carrier }) {
    return JSON.stringify([kind, bareNameOf(id), (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(carrier)]);
}
/** The name in an id (`KIND:PATH#NAME`), without its path; empty where the id has none. */
function nameOf(id) {
    const hash = id.indexOf('#');
    return hash === -1 ? '' : id.slice(hash + 1);
}
/** The same without its environment. */
function bareNameOf(id) {
    return nameOf(id).replace(/@.*/, '');
}
/**
 * The new paths of renamed files by their old ones, and of each folder, with a slash at its end, whose renamed files all went to one.
 *
 * @param renames from new path to old one
 */
function renamedPaths(renames) {
    const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
    const folder = (path) => `${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path) || '.'}/`;
    for (const [from, files] of (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)([...oldToNew], ([old]) => folder(old))) {
        const [now = '', ...others] = new Set(files.map(([, to]) => folder(to)));
        if (others.length === 0)
            oldToNew.set(from, now);
    }
    return oldToNew;
}
/** The folder that an object is built from, with its name there; empty for an object that is not built. */
function builtName(id, links) {
    const link = links.find((each) => id.startsWith(`${each.id}#`));
    if (link !== undefined)
        return `${link.path}${id.slice(link.id.length)}`;
    return /^kustomize:(.*)/s.exec(id)?.[1] ?? '';
}
/** Replaces the file or folder in an id with its new name. A second-order key has no kind in front. */
function renamedId(id, oldToNew) {
    const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
    const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
    // The environment in a name may be the path of the file that defines it.
    const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
    return `${kind}${oldToNew.get(path) ?? oldToNew.get(`${path}/`)?.slice(0, -1) ?? path}${bare}${environment}`;
}


/***/ }),

/***/ 78366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
const LONGEST_LINE = 10_000;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (docs/rules.md#how-downtime-is-declared).
 *
 * @param text the whole file, or its lines where many places are asked for
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const lines = typeof text === 'string' ? text.split(/\r\n|\r|\n/, line) : text;
    // Nobody declares anything on a line of this length, and there may be many versions on it.
    const [above = '', own = ''] = [lines[line - 2], lines[line - 1]].map((each = '') => each.slice(0, LONGEST_LINE));
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    if (match === null)
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOf */ .VV)({ text: match[1] ?? '', place: { file, line: onOwn === null ? line - 1 : line, column } });
}
/** The declaration on a line; null if it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}


/***/ }),

/***/ 67729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ unseenFrom),
/* harmony export */   mc: () => (/* binding */ mergeVariables),
/* harmony export */   si: () => (/* binding */ searchVariables),
/* harmony export */   uD: () => (/* binding */ possibly),
/* harmony export */   zz: () => (/* binding */ joinSources)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);



/** Variables of which only the source can be seen. */
function unseenFrom(source, place) {
    return { set: [], unseen: [{ source, place }] };
}
const MOST_VARIABLES = 1_000;
/** Joins variables of several sources, the one with the highest precedence first. */
function joinSources(sources) {
    const set = new Map();
    for (const each of sources.flatMap((source) => source.set))
        if (!set.has(each.name))
            set.set(each.name, each);
    const unseen = new Map(sources.flatMap((source) => source.unseen).map((each) => [JSON.stringify(each), each]));
    const sorted = [...set.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w);
    return { set: sorted, unseen: [...unseen.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w) };
}
/** The same variables, which may or may not be set. */
function possibly({ set, unseen }) {
    return { set: set.map((each) => ({ ...each, isPartial: true })), unseen };
}
/** Joins the variables of two deployments at one place; null if neither shows any. One that shows none may set anything. */
function mergeVariables(one, other, shared) {
    if (one === null && other === null)
        return null;
    const nothing = unseenFrom('a deployment that shares the line', shared);
    const both = [one ?? nothing, other ?? nothing];
    const certain = both.map((each) => new Set(each.set.flatMap(({ name, isPartial }) => (isPartial ? [] : name))));
    const { set, unseen } = joinSources(both);
    const isEverywhere = ({ name }) => certain.every((names) => names.has(name));
    return { set: set.map((each) => (isEverywhere(each) ? each : { ...each, isPartial: true })), unseen };
}
/** Names of variables are in capitals, unlike the other keys of values and manifests. */
const NAME = /^[A-Z_][A-Z0-9_]{0,200}$/;
/** Keys that hold variables, as a mapping or a list. Under a key of another name they are those of one workload. */
const HOLDS = /^(?:env|environment|extraEnv(?:Vars)?|configMap|secrets)$/;
const HOLDS_FOR_ONE = /^(?:env|environment|\w*[eE]xtraEnv(?:Vars)?|configMap|secrets)$/;
/** Keys that import all members of a secret, a config map or an external store as variables. */
const IMPORTS = /^(?:(?:env|\w*[eE]xtraEnv)From|existingSecret|secretsExisting|secretRef|extraEnvVars(?:Secret|CM)|existingConfig[Mm]ap|configMapRef|externalSecrets?)$/;
/** Sections of what is installed beside the service, and of a container's other settings. */
const OF_OTHERS = /^(?:postgresql|externalDatabase|browserless-chrome|nats|redis|minio|valueFrom|image\w*)$/;
/** A text that some tool fills in or decrypts. It may stand for any names. */
const FILLED_IN = /\$[\w{(]|\{\{|<%|^ENC\[|\uE0F0/;
/**
 * The environment variables that values, a container or a service set: names in capitals, whatever the keys above them.
 *
 * @param layers highest precedence first
 * @param isInherited whether a name without a value is inherited; otherwise a null takes it away from the layers below
 */
function searchVariables(values, isInherited = false) {
    const set = new Map();
    const unseen = new Map();
    for (const value of values)
        search(value, []);
    const found = [...set.values()].filter((each) => each !== null);
    if (set.size > MOST_VARIABLES && found[0] !== undefined)
        unseen.set('', { source: 'more variables than are read', place: found[0].place });
    return joinSources([{ set: found, unseen: [...unseen.values()] }]);
    function search(value, path) {
        if (path.length > 8 || set.size > MOST_VARIABLES)
            return;
        for (const { name, key, value: member } of value.members) {
            const { scalar } = member;
            const below = [...path, name];
            if (IMPORTS.test(name))
                hide(member, below, key);
            else if (NAME.test(name))
                add(name, key, path, scalar?.type === 'null' || member.node.tag === '!reset');
            else if (HOLDS_FOR_ONE.test(name) && scalar !== null)
                hide(member, below, key);
            else if (FILLED_IN.test(name))
                hide(null, path, key);
            else if (!OF_OTHERS.test(name))
                search(member, below);
        }
        for (const item of value.items.slice(0, MOST_VARIABLES))
            searchItem(item, path);
    }
    /** An item of a list: a mapping with a name, or `NAME=value`. */
    function searchItem(item, path) {
        const scalar = item.at(['name'])?.scalar ?? item.scalar;
        const [name = ''] = scalar?.text.split('=', 1) ?? [];
        const isOpen = /\boptional["']?\s*:\s*true\b/.test(item.source) || (isInherited && name === scalar?.text);
        if (scalar !== null && NAME.test(name))
            add(name, scalar.place, isOpen ? ['optional'] : path);
        else if (scalar !== null && FILLED_IN.test(scalar.text))
            hide(null, path, scalar.place);
        else
            search(item, path);
    }
    function add(name, place, path, isNull = false) {
        const known = set.get(name);
        const isPartial = isNull || (path.length > 0 && !HOLDS.test(path[0] ?? ''));
        if (isNull && !isInherited)
            set.set(name, known ?? null);
        else if (known === undefined || (!isInherited && known?.isPartial && !isPartial))
            set.set(name, { name, place, ...(isPartial && { isPartial: true }) });
    }
    /** The content may be a secret and is not shown. */
    function hide(value, path, place) {
        const switched = value === null ? null : (value.at(['enabled']) ?? value);
        const scalar = switched?.scalar ?? null;
        const isOff = scalar !== null && /^(?:|~|null|false|no|off)$/i.test(scalar.text);
        const isEmpty = value !== null && scalar === null && value.members.length + value.items.length === 0;
        // A text may be a secret as a whole. Of a mapping, the name of what it imports is none.
        const written = value === null || value.scalar !== null ? '' : value.source;
        const [, name = ''] = /\bname["']?\s*:\s*["']?([\w.-]+)/.exec(written) ?? [];
        const of = name === '' ? '' : ` of ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(name)}`;
        const source = path.length === 0 ? 'what is filled in elsewhere' : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(path.join('.'))}${of}`);
        if (!isOff && !isEmpty && !unseen.has(source))
            unseen.set(source, { source, place });
    }
}


/***/ }),

/***/ 57000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   O4: () => (/* binding */ groupByPlace),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   Ux: () => (/* binding */ refuseMixed)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93054);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67729);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81307);





/** Turns a reader's finding into an object, with the answer taken apart. */
function resolved({ answer, ...finding }) {
    return {
        ...finding,
        notices: finding.notices.map(_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA),
        isOfChart: answer.status === 'chart',
        unresolved: answer.status === 'chart' ? answer.chart : null,
        version: answer.status === 'version' ? answer.version : null,
        image: answer.status === 'problem' ? null : answer.image,
        problem: answer.status === 'problem' ? answer.problem : null,
    };
}
/** One deployment for each deciding place (docs/detection.md#the-line-that-decides), in the order of files and lines. */
function groupByPlace(objects) {
    // Objects share a deciding place only if that place has a line.
    const keyOf = ({ id, place, version, image, unresolved, problem }) => place.line === null
        ? id
        : JSON.stringify([place, version, image, unresolved && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(unresolved), problem?.code]);
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(objects, keyOf).values()].map(deploymentOf).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .compareByPlace */ .w);
}
/**
 * Joins objects into one deployment.
 *
 * @throws TypeError where there is no object
 */
function deploymentOf(objects) {
    const parts = [...new Set(objects)].sort((one, other) => (one.id <= other.id ? -1 : 1));
    const [first] = parts;
    if (first === undefined)
        throw new TypeError('a deployment without an object');
    const all = (of) => [...new Set(parts.flatMap(of))];
    return {
        ...first,
        parts: [first, ...parts.slice(1)],
        notices: all(({ notices }) => notices),
        chart: parts.map(({ chart }) => chart).reduce(sameChart),
        declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
        containerVariables: parts
            .map(({ containerVariables }) => containerVariables)
            .reduce((one, other) => (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeVariables */ .mc)(one, other, first.place)),
        ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
        inputs: all(({ inputs }) => inputs),
    };
}
/** Different charts become one chart without a version and without a place for one. */
function sameChart(one, other) {
    if (one === null && other === null)
        return null;
    const isSame = one !== null && other !== null && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(one) === (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(other);
    return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}
/** The settings that both declare with the same value. All others count as not set. */
function sameDeclarations(one, other) {
    const same = (mine, theirs) => mine?.value === theirs?.value ? mine : null;
    return {
        ...one,
        upgradeMode: same(one.upgradeMode, other.upgradeMode),
        migrationJob: same(one.migrationJob, other.migrationJob),
    };
}
const MOST_PLACES = 10;
/** Marks each object of a unit that runs several versions with the problem `mixed-versions` (docs/detection.md#images-and-tags). */
function refuseMixed(objects) {
    const known = objects.filter(({ version }) => version !== null);
    const mixed = new Map();
    for (const [unit, together] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(known, (object) => object.unit)) {
        if (new Set(together.map(({ version }) => version)).size < 2)
            continue;
        const said = [...new Set(together.map(({ place, version }) => `${version} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(place)}`))];
        const more = said.length - MOST_PLACES;
        mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    }
    return objects.map((object) => {
        const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
        return found === undefined ? object : { ...object, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('mixed-versions', object.place, found) };
    });
}


/***/ }),

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups items by key, in the order in which the keys first appear. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 45673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ scaleDownLines),
/* harmony export */   SD: () => (/* binding */ mayMigrateTooEarly),
/* harmony export */   mm: () => (/* binding */ adviseOn)
/* harmony export */ });
/* unused harmony export nestUnder */
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60261);





/**
 * What a deployment has to change in its files, with the exact lines. There is advice if the deployment does not declare the mode that it
 * needs, and if the declaration would not have its effect (docs/rules.md#how-downtime-is-declared).
 *
 * @param chartVersion the version of the chart on the head, or the input `chart-version`; null if neither is known
 */
function adviseOn(change, decision, chartVersion, failOn, leftovers = []) {
    const { head } = change;
    // The deployment stays as it is, so notices about how it was read are of no use.
    const isStill = change.change === 'unchanged' && change.problem === null;
    const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
    if (head === null)
        return noticed;
    const isOfChart = head.parts.some(_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .wJ);
    return [
        ...(isOfChart ? adviseOnMode(head, decision, chartVersion, failOn) : []),
        ...(isOfChart && decision === 'recreate' ? adviseOnArgoCd(head, chartVersion) : []),
        ...(decision === 'roll' ? adviseOnLeftovers(head, leftovers) : []),
        ...adviseOnMigrationJob(change, chartVersion),
        ...adviseOnBuild(change),
        ...noticed,
    ];
}
/** The mode has advice of its own in the values of the chart. */
function adviseOnLeftovers({ declared }, leftovers) {
    const mode = declared.upgradeMode?.place;
    return leftovers.flatMap(({ file, line }) => {
        if (declared.values !== null && file === mode?.file && line === mode.line)
            return [];
        const message = 'This upgrade can roll, so it does not need what an earlier downtime left here.';
        return [advice('notice', 'leftover', message, { file, line, column: null })];
    });
}
function adviseOnMode(head, decision, chartVersion, failOn) {
    const { upgradeMode } = head.declared;
    if (decision === 'roll' && upgradeMode?.value === 'Recreate') {
        const message = 'upgrade.mode is Recreate, but this upgrade can roll: RollingUpdate needs no downtime.';
        return [advice(levelOf(failOn), 'mode-differs', message, upgradeMode.place, modeLines(head, 'RollingUpdate'))];
    }
    if (decision !== 'recreate')
        return [];
    if (chartVersion !== null && (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresUpgradeMode */ .hb)(chartVersion)) {
        return [adviseOnOldChart('chart-ignores-mode', head, chartVersion)];
    }
    if (upgradeMode === null) {
        const message = 'This upgrade needs upgrade.mode Recreate, but the values that hold the tag do not set it.';
        return [advice(levelOf(failOn), 'mode-not-set', message, head.place, modeLines(head, 'Recreate'))];
    }
    if (upgradeMode.value === 'RollingUpdate') {
        const message = 'upgrade.mode is RollingUpdate, but this upgrade needs Recreate.';
        return [advice('warning', 'mode-differs', message, upgradeMode.place, modeLines(head, 'Recreate'))];
    }
    return adviseOnRecreate(head, upgradeMode, chartVersion);
}
/** A chart that does not stop the old version by itself: the line to raise, or what to do without raising it. */
function adviseOnOldChart(code, head, chartVersion) {
    const at = head.chart?.place ?? null;
    const line = at === null ? 'the chart' : `the chart at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(at)}`;
    const message = `Chart ${chartVersion} does not stop the old version by itself, whatever upgrade.mode says. Raise ${line} to ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later, or scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down before the upgrade.`;
    const lines = code === 'chart-needs-scale-down' ? scaleDownLines([head.declared.keys]) : [];
    return advice('warning', code, message, head.declared.upgradeMode?.place ?? head.place, lines);
}
/** Advice for a deployment that declares `Recreate` although the chart would do something else. */
function adviseOnRecreate(head, { place }, chartVersion) {
    if (chartVersion === null) {
        const message = `upgrade.mode is Recreate, but the version of the chart is unknown, and charts before ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} do not stop the old version by themselves. Set \`chart-version\`.`;
        return [advice('warning', 'chart-not-known', message, place)];
    }
    if (!(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(chartVersion)) {
        return [adviseOnOldChart('chart-needs-scale-down', head, chartVersion)];
    }
    if (mayApplyJobAtOnce(head, chartVersion)) {
        const message = `Kustomize applies the chart's migration job together with everything else, so nothing stops the old version before it, whatever upgrade.mode says. Scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down before the upgrade.`;
        return [advice('warning', 'chart-needs-scale-down', message, place, scaleDownLines([head.declared.keys]))];
    }
    const isJobRun = head.parts.every((part) => effectiveMigrationJob(part, chartVersion));
    if (isJobRun || mayRunArgoCdHook(head, chartVersion))
        return [];
    const message = 'upgrade.mode is Recreate, but no migration job is enabled: each workload stops its old pods by itself, and the new backend may migrate while the old scheduler still runs.';
    // Argo CD would run the job before it stops anything, so there it is right that it is off.
    if (head.isRenderedByArgoCd === true)
        return [advice('notice', 'no-migration-job', message, place)];
    return [
        advice('warning', 'no-migration-job', message, place, valuesLines(head, ['migrationJob:', '  enabled: true'])),
    ];
}
/**
 * Whether a migration job may run before the old version is stopped: as a hook of Argo CD, or together with everything else. If several
 * deployments share the place, one such deployment is enough.
 *
 * @param chartVersion the version of the chart on the head; null if it is unknown, or if the deployments have different ones
 */
function mayMigrateTooEarly(head, chartVersion) {
    return mayRunArgoCdHook(head, chartVersion) || mayApplyJobAtOnce(head, chartVersion);
}
/** Whether Argo CD may run the chart's migration job. */
function mayRunArgoCdHook({ parts }, chartVersion) {
    return parts.some((part) => part.isRenderedByArgoCd === true && mayRunJob(part, chartVersion));
}
/** Whether the chart's migration job is applied together with everything else. Then it does not wait for the old version to stop. */
function mayApplyJobAtOnce({ parts }, chartVersion) {
    return parts.some((part) => !(0,_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .runsHooks */ .zP)(part) && mayRunJob(part, chartVersion));
}
/** Where the values do not say, the chart's default counts. An unknown chart may have any. */
function mayRunJob(part, chartVersion) {
    return chartVersion === null
        ? part.declared.migrationJob?.value !== false
        : effectiveMigrationJob(part, chartVersion);
}
/** Argo CD migrates without waiting until the old version has stopped. */
function adviseOnArgoCd(head, chartVersion) {
    // A chart that stops nothing has its own advice, with or without Argo CD.
    if (!mayRunArgoCdHook(head, chartVersion) || (chartVersion !== null && !(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(chartVersion)))
        return [];
    const message = "Argo CD runs the chart's migration job as a PreSync hook, and nothing proves that upgrade.mode Recreate stops the old version before it. Switch the migration job off.";
    const place = head.declared.migrationJob?.place ?? head.place;
    const lines = valuesLines(head, ['migrationJob:', '  enabled: false']);
    return [advice('warning', 'argo-cd-hooks', message, place, lines)];
}
/** The default may change with the chart. Then the migration job is switched on or off without a line in the values. */
function adviseOnMigrationJob({ base, head, place }, chartVersion) {
    const before = base?.chart?.version ?? null;
    const after = head?.chart?.version ?? chartVersion;
    if (base === null || head === null || before === null || after === null)
        return [];
    const was = effectiveMigrationJob(base, before);
    const is = effectiveMigrationJob(head, after);
    if (was === is)
        return [];
    const message = `The migration job is ${is ? 'enabled' : 'disabled'} with chart ${after}, and was ${was ? 'enabled' : 'disabled'} with chart ${before}. Set migrationJob.enabled to choose.`;
    const lines = valuesLines(head, ['migrationJob:', `  enabled: ${is}`]);
    return [advice('notice', 'migration-job-changes', message, head.chart?.place ?? place, lines)];
}
function effectiveMigrationJob({ declared }, chartVersion) {
    return declared.migrationJob?.value ?? (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .migratesInJobByDefault */ .BF)(chartVersion);
}
function adviseOnBuild({ head, place, buildChanged }) {
    const isUnpublished = head?.image?.isPrefixed === true && head.image.path === _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.image.path;
    const tag = `${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} publishes no tag v${head?.version}: write ${head?.version}, without the v.`;
    const build = buildChanged ?? (head?.image?.digest == null ? null : 'unchecked');
    return [
        ...(isUnpublished ? [advice('warning', 'noticed', tag, place)] : []),
        ...(build === null ? [] : [advice(build === 'unchecked' ? 'notice' : 'warning', ...BUILDS[build], place)]),
    ];
}
const BUILDS = {
    image: [
        'image-changed',
        'The image comes from another registry or another build: nothing proves that the two can run side by side.',
    ],
    digest: [
        'digest-changed',
        'The digest changes under the same tag: nothing proves that both images can run side by side.',
    ],
    unchecked: ['digest-not-compared', 'The image has both a tag and a digest. Nothing checked that they match.'],
};
/** A missing mode is a warning only if `fail-on` asks for the mode. */
function levelOf(failOn) {
    return failOn === 'mode-mismatch' ? 'warning' : 'notice';
}
function advice(level, code, message, { file, line }, lines = []) {
    return { level, code, message, file, line, lines };
}
function modeLines(head, mode) {
    return valuesLines(head, ['upgrade:', `  mode: ${mode}`]);
}
/**
 * Lines for the values of a deployment. Files of other tools get none: such a file may not be YAML, or it may hold a list of settings or an
 * element of a generator. These lines would be wrong there.
 */
function valuesLines({ parts, declared }, lines) {
    return parts.some(({ kind }) => (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).chart === 'named') ? [] : nestUnder(declared.keys, lines);
}
/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
function nestUnder(keys, lines) {
    const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
    return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
/**
 * Commands that stop the old version and wait until it is gone. Each command stops if the one before it found nothing. They select only the
 * pods of Lightdash, not those of a database or browser in the same release.
 *
 * @param keys of the values of each release; a dependency is named by its alias, which is the last key
 */
function scaleDownLines(keys) {
    return [
        'app=app.kubernetes.io',
        'pods="$app/instance=$RELEASE"',
        `pods="$pods,$app/name=${nameOf(keys)}"`,
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
/** The name of the chart within a release; `$NAME` if the releases have different names, or the name is not plain. */
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => each.at(-1) ?? _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.word))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}


/***/ }),

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ writesOf),
/* harmony export */   wJ: () => (/* binding */ isMadeWithChart),
/* harmony export */   zP: () => (/* binding */ runsHooks)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);

/** What has to be written if a detected version changes, and which tool carries it out. */
function writesOf(head) {
    if (head === null)
        return { means: [], stop: 'comment', argoCd: null, carrier: null, services: [], keys: [] };
    const { kind, carrier, declared, application } = head;
    const { stop } = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind);
    const isCompose = stop[0] === 'compose';
    const rendered = renderedOf(head);
    // A strategy of a workload declares the downtime too. A job has none.
    const isWorkload = rendered.length > 0 && rendered.every(({ form, comesAndGoes }) => form === 'kubernetes' && !comesAndGoes);
    return {
        means: meansInUse(head),
        stop: head.parts.some(isMadeWithChart) ? 'chart' : isWorkload ? 'workload' : (stop[0] ?? null),
        argoCd: head.isRenderedByArgoCd
            ? { application: application?.name || null, namespace: application?.namespace || null }
            : null,
        carrier: isCompose ? carrier : (rendered.find((each) => each.carrier !== undefined)?.carrier ?? null),
        services: isCompose
            ? head.parts.map(({ id }) => id.slice(id.indexOf('#') + 1))
            : rendered.flatMap(({ form, name }) => (form === 'compose' ? [name] : [])),
        keys: declared.keys,
    };
}
/** What the user's own tool has rendered, if anything. */
function renderedOf({ parts }) {
    return parts.flatMap((part) => part.rendered ?? []);
}
/** For values of another chart, and for most targets, only the place is known. */
function meansInUse({ id, kind, place, chart, declared: { keys } }) {
    const facts = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind);
    // If the version of a chart decides, the line does not have Lightdash's own version.
    const isOfChart = place.file === chart?.place?.file && place.line === chart.place.line;
    if (facts.chart === 'named' && isOfChart)
        return [];
    if (kind === 'helm-values' && /#./.test(id) && keys.length === 0)
        return ['place'];
    if (kind === 'target') {
        const isValues = /values[^/]*\.ya?ml$/i.test(place.file) && /image\.tag$/.test(id);
        return isValues && keys.every((key) => /^[A-Za-z][\w-]*$/.test(key)) ? facts.means : ['place'];
    }
    return facts.means;
}
/** Whether a detected deployment is made with the service's chart, so that the chart's settings apply. */
function isMadeWithChart({ kind, chart, declared, }) {
    const installs = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).chart;
    if (installs === 'none')
        return false;
    // Values of another chart do not configure the service's chart. Neither does a target that points outside of values.
    return chart !== null || (installs === 'values' && declared.values !== null);
}
/**
 * Whether the tool runs the chart's hooks in sequence. A kind that is applied `at-once` has
 * them among everything else. A target may point into a file of Kustomize.
 */
function runsHooks({ kind, carrier }) {
    return (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).applies !== 'at-once' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}


/***/ })

};
