export const id = 3685;
export const ids = [3685];
export const modules = {

/***/ 85150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Draft)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85725);

/** Git would quote any other name, and people cannot copy characters that they cannot see. */
const PLAIN_PATH = /^(?:[^\p{C}\p{Z}"\\]| )+$/u;
const BOM = '\ufeff';
/** Planned changes of single lines in the files of a tree; nothing is written. Line numbers are 1-based, and count the lines of the tree. */
class Draft {
    tree;
    #files = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    /**
     * The lines of a file with the changes so far, without their line ends.
     *
     * @returns null if the file cannot be edited: it does not exist, is a link, or is not UTF-8
     * @throws TreeError if the file cannot be read
     */
    async linesOf(path) {
        const file = await this.#open(path);
        return file?.lines.map((line, position) => file.replaced.get(position + 1) ?? withoutLineEnd(line)) ?? null;
    }
    /** Replaces the text of a line. The caller has read the file with `linesOf` before. */
    replace(path, line, text) {
        this.#files.get(path)?.replaced.set(line, text);
    }
    /** Inserts lines before a line. Equal lines are inserted only once. The caller has read the file with `linesOf` before. */
    insert(path, line, lines) {
        const inserted = this.#files.get(path)?.inserted;
        const there = inserted?.get(line) ?? [];
        if (!there.join('\n').includes(lines.join('\n')))
            inserted?.set(line, [...there, ...lines]);
    }
    /** Ordered by file and line. */
    edits() {
        return this.#changed().flatMap(([file, { mark, lines, replaced, inserted }]) => {
            const touched = [...new Set([...replaced.keys(), ...inserted.keys()])].sort((one, other) => one - other);
            return touched.map((line) => {
                const text = replaced.get(line);
                const added = [...(inserted.get(line) ?? []), ...(text === undefined ? [] : [text])];
                const current = withoutLineEnd(lines[line - 1] ?? '');
                const before = line === 1 ? mark : '';
                // A reader does not see the byte-order mark. A program that writes the whole line has to write the mark too.
                return { file, line, current: before + current, removed: text === undefined ? [] : [current], added };
            });
        });
    }
    /** The bytes of each file that changes. */
    contents() {
        return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
    }
    /** The edits as a unified diff for `git apply` at the root; null if there are none, or if a path is not plain text. */
    patch() {
        const changed = this.#changed();
        if (changed.length === 0 || changed.some(([path]) => !PLAIN_PATH.test(path)))
            return null;
        return changed.map(([path, file]) => patchOf(path, textBefore(file), textAfter(file))).join('');
    }
    #changed() {
        return [...this.#files]
            .filter(([, file]) => textAfter(file) !== textBefore(file))
            .sort(([one], [other]) => (one < other ? -1 : 1));
    }
    async #open(path) {
        const known = this.#files.get(path);
        if (known !== undefined)
            return known;
        const isFile = (await this.tree.entries()).get(path)?.kind === 'file';
        const bytes = isFile ? await this.tree.read(path) : null;
        const text = bytes?.toString('utf8') ?? null;
        if (bytes === null || text === null || !Buffer.from(text).equals(bytes))
            return null;
        const mark = text.startsWith(BOM) ? BOM : '';
        const lines = text.slice(mark.length).split(/(?<=\n)/);
        const file = { mark, lines, replaced: new Map(), inserted: new Map() };
        this.#files.set(path, file);
        return file;
    }
}
function textBefore({ mark, lines }) {
    return mark + lines.join('');
}
function textAfter({ mark, lines, replaced, inserted }) {
    const after = lines
        .map((line, position) => {
        const end = endOf(line);
        const before = (inserted.get(position + 1) ?? []).map((added) => added + (end || '\n'));
        return before.join('') + (replaced.get(position + 1) ?? withoutLineEnd(line)) + end;
    })
        .join('');
    return mark + after;
}
function endOf(line) {
    return /\r?\n$/.exec(line)?.[0] ?? '';
}
function withoutLineEnd(line) {
    return line.slice(0, line.length - endOf(line).length);
}
function patchOf(path, before, after) {
    const { hunks } = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)(path, path, before, after, '', '', { context: 3 });
    // Git ends a name that has spaces with a tab.
    const end = path.includes(' ') ? '\t' : '';
    const head = [`diff --git a/${path} b/${path}`, `--- a/${path}${end}`, `+++ b/${path}${end}`];
    const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
        `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
        ...lines,
    ]);
    return `${[...head, ...body].join('\n')}\n`;
}


/***/ }),

/***/ 49900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ describeDeclarations),
  jz: () => (/* binding */ draftRecreate),
  kj: () => (/* binding */ draftVersion)
});

// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(90877);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/gate/report/advice.js
var advice = __webpack_require__(45673);
// EXTERNAL MODULE: ./build/gate/report/means.js
var means = __webpack_require__(14555);
;// CONCATENATED MODULE: ./build/gate/choices/outline.js
/* The structure of a text by its indentation, for indented files of any format. Positions are 0-based. */
/** How many characters a line is indented by; for a list item, up to its dash. */
function indentOf(line) {
    return /^\s*/.exec(line)?.[0].length ?? 0;
}
/** The line that contains another one: the nearest line above it with less indentation. */
function parentOf(lines, position) {
    const own = lines[position] ?? '';
    // List items may have the same indentation as their key.
    const isItem = isListItem(own);
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (isDivider(line))
            return null;
        const isLess = indentOf(line) < indentOf(own) || (isItem && indentOf(line) === indentOf(own) && !isListItem(line));
        if (isLess)
            return above;
    }
    return null;
}
/** All lines that contain a line, the nearest first. */
function parentsOf(lines, position) {
    const parents = [];
    for (let next = parentOf(lines, position); next !== null; next = parentOf(lines, next))
        parents.push(next);
    return parents;
}
/** The line in the same mapping of the same document that matches the pattern. Its indentation is not part of the match. */
function siblingOf(lines, position, pattern) {
    const indent = indentOf(lines[position] ?? '');
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
        // The first member of a list item follows the dash on the same line.
        const isFirst = isListItem(line) && line.replace('-', ' ').search(/\S/) === indent;
        const text = isFirst ? line.replace('-', ' ') : line;
        if (isDivider(line) || indentOf(text) < indent)
            break;
        if (indentOf(text) === indent && pattern.test(text.trimStart()))
            return above;
        if (isFirst)
            break;
    }
    for (let below = position + 1; below < lines.length; below += 1) {
        const line = lines[below] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (isDivider(line) || indentOf(line) < indent)
            break;
        if (indentOf(line) === indent && pattern.test(line.trimStart()))
            return below;
    }
    return null;
}
/** The last line of the block that begins at a line: its more indented lines, and the bracket that closes it. */
function endOf(lines, position) {
    const indent = indentOf(lines[position] ?? '');
    let end = position;
    for (let below = position + 1; below < lines.length; below += 1) {
        const line = lines[below] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (indentOf(line) <= indent)
            return indentOf(line) === indent && /^\s*[\]})]/.test(line) ? below : end;
        end = below;
    }
    return end;
}
/** Whether a line is blank or only a comment. */
function isBlankOrComment(line) {
    return /^\s*(?:#.*|\/\/.*)?$/.test(line);
}
function isListItem(line) {
    return /^\s*-(?:\s|$)/.test(line);
}
/** Whether a line separates two documents of a YAML file. */
function isDivider(line) {
    return /^(?:---|\.\.\.)(?:\s|$)/.test(line);
}

;// CONCATENATED MODULE: ./build/gate/choices/recreate-lines.js

/**
 * Puts settings of the service's chart beside the tag (docs/rules.md#how-a-stop-is-declared): into values as YAML, JSON or HCL, or as further items
 * of a list of settings such as `set`.
 *
 * @param position of the line with the tag
 */
function besideTag(lines, position, settings) {
    const image = imageSectionOf(lines, position);
    if (image !== null)
        return settings.map((setting) => besideImage(lines, image, setting));
    const item = itemOf(lines, position);
    if (item === null)
        return null;
    const insert = settings.flatMap(([section, member, value]) => item.lines.map((line, at) => (at === item.value ? withValue(line, value) : line).replace('image.tag', `${section}.${member}`)));
    // A comment above an item belongs to that item, and tools such as Renovate read it there. So the new items go above the comment.
    let above = item.first;
    while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? ''))
        above -= 1;
    return [{ position: above, insert, replace: null }];
}
/** The line that opens the `image` section of a tag. It may be the line of the tag itself. */
function imageSectionOf(lines, position) {
    const opens = /^\s*["']?image["']?\s*[:=]\s*(?:&\S+\s*)?(?:[{#].*)?$/;
    if (opens.test(lines[position] ?? ''))
        return position;
    const parent = parentOf(lines, position);
    return parent !== null && opens.test(lines[parent] ?? '') ? parent : null;
}
function besideImage(lines, image, setting) {
    const [section, member, value] = setting;
    const own = lines[image] ?? '';
    const only = (text) => ({ position: image, insert: [own.slice(0, indentOf(own)) + text], replace: null });
    const quoted = value === 'false' ? value : `"${value}"`;
    if (/^\s*image\s*=/.test(own))
        return only(`${section} = { ${member} = ${quoted} }`);
    if (/^\s*"image"/.test(own))
        return only(`"${section}": { "${member}": ${quoted} },`);
    return besideMember(lines, image, setting);
}
/**
 * Puts a setting of the service's chart beside another member of its values, as YAML.
 *
 * @param position of the line with the member
 */
function besideMember(lines, position, [section, member, value]) {
    const indent = ' '.repeat(indentOf(lines[position] ?? ''));
    const opens = new RegExp(`^["']?${section}["']?\\s*:\\s*(?:#.*)?$`);
    const isOwn = opens.test((lines[position] ?? '').trim());
    const there = isOwn ? position : siblingOf(lines, position, opens);
    if (there === null)
        return { position, insert: [`${indent}${section}:`, `${indent}  ${member}: ${value}`], replace: null };
    const first = lines[there + 1] ?? '';
    const inner = indentOf(first) > indent.length && !isBlankOrComment(first) ? indentOf(first) : indent.length + 2;
    return { position: there + 1, insert: [`${' '.repeat(inner)}${member}: ${value}`], replace: null };
}
/** The list item that sets the tag, and which of its lines has the value. */
function itemOf(lines, position) {
    const isStart = (line) => isListItem(line) || /^\s*set\s*\{/.test(line) || /^\s*\{/.test(line);
    const own = lines[position] ?? '';
    const parent = parentOf(lines, position);
    const first = isStart(own) ? position : parent !== null && isStart(lines[parent] ?? '') ? parent : null;
    if (first === null)
        return null;
    const all = lines.slice(first, endOf(lines, first) + 1);
    const said = all.filter((line) => !isBlankOrComment(line));
    const value = said.indexOf(own);
    return said.some((line) => /\bimage\.tag\b/.test(line)) && value !== -1 ? { first, lines: said, value } : null;
}
/** The line with another value. Its quotes stay as they are. */
function withValue(line, value) {
    return line.replace(/(\bvalue["']?\s*[:=]\s*)(["']?)[^"'\s,}]*\2/, (_, key, quote) => key + quote + value + quote);
}
/**
 * Sets the strategy of the workload that has the image. If its kind has no such strategy, it sets the annotation
 * (docs/rules.md#how-a-stop-is-declared).
 *
 * @param position of the line with the image
 */
function inWorkload(lines, position) {
    const parents = parentsOf(lines, position);
    const template = parents.find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
    if (template === undefined)
        return null;
    const spec = parentOf(lines, template);
    if (spec === null)
        return null;
    if (siblingOf(lines, spec, /^kind:\s*["']?Deployment["']?\s*(?:#.*)?$/) !== null) {
        const indent = ' '.repeat(indentOf(lines[template] ?? ''));
        if (siblingOf(lines, template, /^strategy:/) !== null)
            return null;
        return { position: template, insert: [`${indent}strategy:`, `${indent}  type: Recreate`], replace: null };
    }
    const metadata = siblingOf(lines, spec, /^metadata:\s*$/);
    if (metadata === null)
        return null;
    const annotation = 'upgrade-gate/mode: Recreate';
    const inner = indentOf(lines[metadata + 1] ?? '');
    if (inner <= indentOf(lines[metadata] ?? ''))
        return null;
    const there = siblingOf(lines, metadata + 1, /^annotations:\s*$/);
    if (there !== null)
        return { position: there + 1, insert: [' '.repeat(indentOf(lines[there + 1] ?? '')) + annotation], replace: null };
    const indent = ' '.repeat(inner);
    return { position: metadata + 1, insert: [`${indent}annotations:`, `${indent}  ${annotation}`], replace: null };
}
/** The declaration of a compose project, at the top of the file. */
function inCompose(lines) {
    const services = lines.findIndex((line) => /^services:/.test(line));
    return services === -1 ? null : { position: services, insert: ['x-upgrade-mode: Recreate'], replace: null };
}
/** The characters that begin a comment in a file; null if its format has no line comments. */
function commentSignOf(file) {
    if (/\.(?:json|html?|xml|mdx?|rst|adoc|txt|[ct]sv|css|bat|cmd)$/i.test(file))
        return null;
    if (isWithSlashes(file))
        return '//';
    return /\.(?:lua|sql|hs)$/i.test(file) ? '--' : '#';
}
function isWithSlashes(file) {
    const source = /\.(?:[cm]?[jt]sx?|json[5c]|go|java|kts?|groovy|gradle|rs|cs|swift|scala|dart|cue|bicep|jsonnet|libsonnet)$/i;
    return source.test(file) || /Jenkinsfile/i.test(file);
}
/** Whether a line is part of a text of several lines. A comment there would become part of the text. */
function isInText(lines, position, file) {
    const above = lines.slice(0, position).join('\n');
    const marks = [/"""/g, /'''/g, ...(isWithSlashes(file) ? [/`/g] : [])];
    const parent = parentOf(lines, position);
    const isFolded = parent !== null && /[:-]\s+(?:[&!]\S+\s+)*>[-+\d]*\s*(?:#.*)?$/.test(lines[parent] ?? '');
    return isFolded || isInHeredoc(lines, position) || marks.some((mark) => (above.match(mark)?.length ?? 0) % 2 === 1);
}
/** Whether a line is part of a heredoc that may be JSON. Scripts and cloud-init are safe, because their first line says what they are. */
function isInHeredoc(lines, position) {
    return lines.slice(0, position).some((line, start) => {
        const word = /<<[-~]?\s*(["']?)([A-Za-z_]\w*)\1/.exec(line)?.[2];
        const body = lines.slice(start + 1, position);
        const isOpen = word !== undefined && !body.some((each) => each.trim() === word);
        return isOpen && !/^\s*#(?:!|cloud-config)/.test(body[0] ?? '');
    });
}
/** A comment above the line of the version. If the line above continues on this one, the comment goes behind the version. */
function inComment(lines, position, file) {
    const sign = commentSignOf(file);
    const own = lines[position];
    if (sign === null || own === undefined || isInText(lines, position, file))
        return null;
    const comment = `${sign} upgrade-gate: Recreate`;
    const goesOn = (line) => line !== undefined && /\\\s*$/.test(line);
    if (!goesOn(lines[position - 1]))
        return { position, insert: [/^\s*/.exec(own)?.[0] + comment], replace: null };
    // A Dockerfile cannot have a comment behind an instruction.
    return goesOn(own) || /dockerfile|containerfile/i.test(file)
        ? null
        : { position, insert: [], replace: `${own} ${comment}` };
}
/** Replaces `RollingUpdate` with `Recreate`; null if settings beside it belong to `RollingUpdate`. */
function otherMode(lines, position, column) {
    const own = lines[position] ?? '';
    const at = own.indexOf('RollingUpdate', Math.max(0, column - 1));
    if (at === -1)
        return null;
    // Kubernetes refuses these settings beside `Recreate`.
    if (siblingOf(lines, position, /^["']?rollingUpdate["']?\s*:/) !== null)
        return null;
    if (lines.slice(position, endOf(lines, position) + 1).some((line) => /\brollingUpdate\b/.test(line)))
        return null;
    // The value has an anchor, and the gate does not know what the aliases of that anchor mean.
    if (/&\S+\s+["']?$/.test(own.slice(0, at)))
        return null;
    return { position, insert: [], replace: `${own.slice(0, at)}Recreate${own.slice(at + 'RollingUpdate'.length)}` };
}
/** Changes a switch that is on to `false`; null if it is not on. */
function switchOff(lines, position, column) {
    const own = lines[position] ?? '';
    const rest = own.slice(Math.max(0, column - 1));
    if (!/^["']?(?:true|yes|on)\b/i.test(rest))
        return null;
    return {
        position,
        insert: [],
        replace: own.slice(0, Math.max(0, column - 1)) + rest.replace(/true|yes|on/i, 'false'),
    };
}

;// CONCATENATED MODULE: ./build/gate/choices/edits.js





/**
 * Drafts another version at the place that decides it.
 *
 * @returns why it cannot be written there; null if it is drafted
 * @throws TreeError if the file cannot be read
 */
async function draftVersion(draft, { place, version, deployment }, to, charts) {
    if (deployment?.image?.digest != null) {
        return `A digest pins the image at ${(0,problems_place/* showPlace */.R)(place)}: change tag and digest together.`;
    }
    if (deployment?.isOfChart === true)
        return draftChart(draft, deployment, to, charts);
    const isDrafted = version !== null && (await replaceAt(draft, place, version, to));
    return isDrafted ? null : `The version at ${(0,problems_place/* showPlace */.R)(place)} comes from elsewhere: change it there.`;
}
/** The chart's version decides, so this takes the newest chart whose appVersion is the wanted version. */
async function draftChart(draft, { chart }, to, charts) {
    const version = chart === null ? null : await charts.newestWith(chart.name, to);
    if (chart === null || version === null) {
        return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
    }
    const isDrafted = chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
    return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}
async function replaceAt(draft, { file, line, column }, from, to) {
    const lines = line === null ? null : await draft.linesOf(file);
    if (line === null || lines === null)
        return false;
    const text = lineWithVersion(lines[line - 1] ?? '', column ?? 1, from, to);
    if (text !== null)
        draft.replace(file, line, text);
    return text !== null;
}
/**
 * The line with another version in it. Suffix, quotes and comments stay.
 *
 * @param column 1-based, of the scalar that holds the version
 * @param from the version that the line has now: of the service, or of its chart
 * @returns null if the line does not have that version
 */
function lineWithVersion(line, column, from, to) {
    const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
    const matches = [...line.matchAll(pattern)].map(({ indices }) => indices?.[1] ?? [0, 0]);
    const [start, end] = matches.find(([at]) => at >= column - 1) ?? matches[0] ?? [0, 0];
    return end === 0 ? null : line.slice(0, start) + to + line.slice(end);
}
function escaped(version) {
    return version.replaceAll(/[.+]/g, '\\$&');
}
/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-a-stop-is-declared) for all objects whose version a place
 * decides.
 *
 * @returns why it cannot be written, and what to write instead; null if it is drafted, or is already there
 * @throws TreeError if a file cannot be read
 */
async function draftRecreate(draft, { place, deployment }, chartVersion) {
    const objects = deployment?.parts ?? [null];
    for (const object of objects) {
        if (object?.declared.upgradeMode?.value === 'Recreate')
            continue;
        const needsNoJob = deployment !== null && (0,advice/* mayMigrateTooEarly */.S)(deployment, chartVersion);
        const found = await findChanges(draft, place, object, needsNoJob);
        if (found === null)
            return describeDeclaration(object);
        for (const { position, insert, replace } of found.changes) {
            if (insert.length > 0)
                draft.insert(found.file, position + 1, insert);
            if (replace !== null)
                draft.replace(found.file, position + 1, replace);
        }
    }
    return null;
}
async function findChanges(draft, place, object, needsNoJob) {
    const at = async ({ file, line, column }, find) => {
        const lines = line === null ? null : await draft.linesOf(file);
        const changes = line === null || lines === null ? null : find(lines, line - 1, column ?? 1);
        return changes === null ? null : { file, changes };
    };
    const only = (change) => (change === null ? null : [change]);
    const byComment = () => at(place, (lines, position) => only(inComment(lines, position, place.file)));
    if (object === null)
        return byComment();
    const { declared, kind, carrier } = object;
    if ((0,means/* isMadeWithChart */.w)(object)) {
        const job = declared.migrationJob;
        const settings = [
            ...(declared.upgradeMode === null ? [['upgrade', 'mode', 'Recreate']] : []),
            ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false']] : []),
        ];
        const beside = settings.length === 0
            ? null
            : ((await at(object.place, (lines, position) => besideTag(lines, position, settings))) ??
                (declared.values === null
                    ? null
                    : await at(declared.values, (lines, position) => settings.map((setting) => besideMember(lines, position, setting)))));
        if (settings.length > 0 && beside === null)
            return null;
        const mode = declared.upgradeMode;
        const replaced = mode === null ? null : await at(mode.place, (...line) => only(otherMode(...line)));
        const off = needsNoJob && job?.value === true ? await at(job.place, (...line) => only(switchOff(...line))) : null;
        if ((mode !== null && replaced === null) || (needsNoJob && job?.value === true && off === null))
            return null;
        const all = [beside, replaced, off].filter((each) => each !== null);
        const [first] = all;
        const isOneFile = all.every(({ file }) => file === first?.file);
        return first === undefined || !isOneFile
            ? null
            : { file: first.file, changes: all.flatMap(({ changes }) => changes) };
    }
    if (declared.upgradeMode !== null)
        return at(declared.upgradeMode.place, (...line) => only(otherMode(...line)));
    switch ((0,kinds/* factsOf */.x)(kind).stop[0]) {
        case 'compose':
            return at({ file: carrier, line: 1, column: 1 }, (lines) => only(inCompose(lines)));
        case 'workload':
            for (const each of [object.place, ...object.accounts]) {
                const found = await at(each, (lines, position) => only(inWorkload(lines, position)));
                if (found !== null)
                    return found;
            }
            return null;
        case 'comment':
            return byComment();
        default:
            return null;
    }
}
/** What to write by hand if no exact line can be shown, for all objects of a place. */
function describeDeclarations(deployment) {
    return [...new Set((deployment?.parts ?? [null]).map(describeDeclaration))].join(' ');
}
function describeDeclaration(object) {
    if (object !== null && (0,means/* isMadeWithChart */.w)(object)) {
        return "Set `upgrade.mode: Recreate` in the values of Lightdash's chart.";
    }
    return (0,kinds/* factsOf */.x)(object?.kind ?? 'line')
        .stop.map((form) => DECLARATIONS[form])
        .join(' Or: ');
}
const DECLARATIONS = {
    workload: 'Give the workload `strategy: {type: Recreate}` or the annotation `upgrade-gate/mode: Recreate`.',
    compose: "Write `x-upgrade-mode: Recreate` at the top of one of the project's compose files.",
    comment: "Write the comment `upgrade-gate: Recreate` on the version's line or the line above it.",
};


/***/ })

};
