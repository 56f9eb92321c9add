export const id = 2648;
export const ids = [2648];
export const modules = {

/***/ 85150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Draft)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);

const PLAIN_PATH = /^(?:[^\p{C}\p{Z}"\\]| )+$/u;
const BOM = '\ufeff';
class Draft {
    tree;
    #files = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    savepoint() {
        const copy = (file) => ({
            ...file,
            replaced: new Map(file.replaced),
            inserted: new Map([...file.inserted].map(([position, lines]) => [position, [...lines]])),
        });
        const saved = [...this.#files].map(([path, file]) => [path, copy(file)]);
        return () => {
            this.#files.clear();
            for (const [path, file] of saved)
                this.#files.set(path, file);
        };
    }
    async create(path, lines) {
        if (this.#files.has(path) || (await this.tree.entries()).has(path))
            return false;
        const inserted = new Map([[0, [...lines]]]);
        this.#files.set(path, { mark: '', isNew: true, lines: [], replaced: new Map(), inserted });
        return true;
    }
    async linesOf(path) {
        const file = await this.#open(path);
        const texts = file?.lines.map((line, position) => file.replaced.get(position) ?? withoutLineEnd(line)) ?? [];
        return texts.map((own, position) => ({ file: path, lines: texts, position, column: 0, own }));
    }
    async lineAt({ file, line, column }) {
        const found = line === null ? undefined : (await this.linesOf(file))[line - 1];
        return found === undefined ? null : { ...found, column: (column ?? 1) - 1 };
    }
    async write(place, find) {
        const line = await this.lineAt(place);
        const changes = line === null ? null : find(line);
        this.change(place.file, changes ?? []);
        return changes;
    }
    change(path, changes) {
        const file = this.#files.get(path);
        if (file === undefined)
            return;
        for (const { position, insert = [], replace } of changes) {
            const there = file.inserted.get(position) ?? [];
            if (!there.join('\n').includes(insert.join('\n')))
                file.inserted.set(position, [...there, ...insert]);
            if (replace !== undefined && file.replaced.get(position) !== null)
                file.replaced.set(position, replace);
        }
    }
    edits() {
        return this.#changed().flatMap(([file, { mark, isNew, lines, replaced, inserted }]) => {
            const positions = [...new Set([...replaced.keys(), ...inserted.keys()])].sort((one, other) => one - other);
            return positions.map((position) => {
                const text = replaced.get(position);
                const added = [...(inserted.get(position) ?? []), ...(text == null ? [] : [text])];
                const current = withoutLineEnd(lines[position] ?? '');
                const before = position === 0 ? mark : '';
                const removed = text === undefined ? [] : [current];
                const at = isNew === true ? 'new-file' : position === lines.length ? 'end' : 'line';
                return { file, at, line: position + 1, current: before + current, removed, added };
            });
        });
    }
    contents() {
        return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
    }
    created() {
        return new Set([...this.#files].flatMap(([path, { isNew }]) => (isNew === true ? [path] : [])));
    }
    patch() {
        const changed = this.#changed();
        if (changed.length === 0 || changed.some(([path]) => !PLAIN_PATH.test(path)))
            return null;
        return changed.map(([path, file]) => patchOf(path, file)).join('');
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
    const appended = inserted.get(lines.length);
    let text = mark;
    let end = '\n';
    for (const [position, line] of lines.entries()) {
        end = endOf(line) || '\n';
        for (const added of inserted.get(position) ?? [])
            text += added + end;
        const own = replaced.get(position);
        if (own !== null)
            text += (own ?? withoutLineEnd(line)) + (appended === undefined ? endOf(line) : end);
    }
    for (const added of appended ?? [])
        text += added + end;
    return text;
}
function endOf(line) {
    return /\r?\n$/.exec(line)?.[0] ?? '';
}
function withoutLineEnd(line) {
    return line.slice(0, line.length - endOf(line).length);
}
function patchOf(path, file) {
    const { hunks } = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)(path, path, textBefore(file), textAfter(file), '', '', { context: 3 });
    const end = path.includes(' ') ? '\t' : '';
    const isNew = file.isNew === true;
    const head = [
        `diff --git a/${path} b/${path}`,
        ...(isNew ? ['new file mode 100644', '--- /dev/null'] : [`--- a/${path}${end}`]),
        `+++ b/${path}${end}`,
    ];
    const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
        `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
        ...lines,
    ]);
    return `${[...head, ...body].join('\n')}\n`;
}


/***/ }),

/***/ 65255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ siblingOf),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   bz: () => (/* binding */ isBlankOrComment),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   oG: () => (/* binding */ isListItem),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function indentOf(line) {
    return /^\s*/.exec(line)?.[0].length ?? 0;
}
function parentOf(lines, position) {
    const own = lines[position] ?? '';
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
function parentsOf(lines, position) {
    const parents = [];
    for (let next = parentOf(lines, position); next !== null; next = parentOf(lines, next))
        parents.push(next);
    return parents;
}
function siblingOf(lines, position, pattern) {
    return siblingAbove(lines, position, pattern) ?? siblingBelow(lines, position, pattern);
}
function siblingAbove(lines, position, pattern) {
    const indent = indentOf(lines[position] ?? '');
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
        const isFirst = isListItem(line) && line.replace('-', ' ').search(/\S/) === indent;
        const text = isFirst ? line.replace('-', ' ') : line;
        if (isDivider(line) || indentOf(text) < indent)
            return null;
        if (indentOf(text) === indent && pattern.test(text.trimStart()))
            return above;
        if (isFirst)
            return null;
    }
    return null;
}
function siblingBelow(lines, position, pattern) {
    const indent = indentOf(lines[position] ?? '');
    for (let below = position + 1; below < lines.length; below += 1) {
        const line = lines[below] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (isDivider(line) || indentOf(line) < indent)
            return null;
        if (indentOf(line) === indent && pattern.test(line.trimStart()))
            return below;
    }
    return null;
}
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
function isBlankOrComment(line) {
    return /^\s*(?:#.*|\/\/.*)?$/.test(line);
}
function isListItem(line) {
    return /^\s*-(?:\s|$)/.test(line);
}
function isDivider(line) {
    return /^(?:---|\.\.\.)(?:\s|$)/.test(line);
}


/***/ }),

/***/ 70154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ otherMode),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   GE: () => (/* binding */ FOR_DOWNTIME),
/* harmony export */   KJ: () => (/* binding */ WAS),
/* harmony export */   NF: () => (/* binding */ deploymentAt),
/* harmony export */   RD: () => (/* binding */ inWorkload),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   ZC: () => (/* binding */ besideMember),
/* harmony export */   dm: () => (/* binding */ besideTag),
/* harmony export */   mo: () => (/* binding */ inTemplate),
/* harmony export */   ns: () => (/* binding */ inKustomization)
/* harmony export */ });
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65255);

const FOR_DOWNTIME = '# upgrade-gate: for the downtime';
const WAS = '# upgrade-gate: was ';
function besideTag({ lines, position, file }, settings) {
    if (isJson(file))
        return null;
    const image = imageSectionOf(lines, position);
    if (image !== null)
        return settings.map((setting) => besideImage(lines, image, setting));
    const item = itemOf(lines, position, /\bimage\.tag\b/);
    if (item === null)
        return null;
    const insert = settings.flatMap(([section, member, value]) => {
        const said = item.lines.map((line, at) => (at === item.value ? `${withValue(line, value)} ${FOR_DOWNTIME}` : line));
        return said.map((line) => line.replace('image.tag', `${section}.${member}`));
    });
    let above = item.first;
    while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? ''))
        above -= 1;
    return [{ position: above, insert }];
}
function isJson(file) {
    return /\.json$/i.test(file);
}
function imageSectionOf(lines, position) {
    const opens = /^\s*(?:- +)?["']?image["']?\s*[:=]\s*(?:&\S+\s*)?(?:[{#].*)?$/;
    if (opens.test(lines[position] ?? ''))
        return position;
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, position);
    return parent !== null && opens.test(lines[parent] ?? '') ? parent : null;
}
function besideImage(lines, image, setting) {
    const [section, member, value] = setting;
    const own = lines[image] ?? '';
    const indent = own.slice(0, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(own));
    const before = (...insert) => ({ position: image, insert });
    const quoted = value === 'false' ? value : `"${value}"`;
    if (/^\s*image\s*=/.test(own))
        return before(`${indent}${section} = { ${member} = ${quoted} } ${FOR_DOWNTIME}`);
    const item = /^\s*- /.exec(own)?.[0];
    if (item !== undefined)
        return before(`${item}${section}:`, memberLine(item.length + 2, setting));
    return besideMember(lines, image, setting);
}
function besideMember(lines, position, setting) {
    const [section] = setting;
    const own = lines[position] ?? '';
    const indent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(own);
    const opens = new RegExp(`^["']?${section}["']?\\s*:\\s*(?:#.*)?$`);
    const there = opens.test(own.trim()) ? position : (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, opens);
    if (there === null)
        return { position, insert: [`${' '.repeat(indent)}${section}:`, memberLine(indent + 2, setting)] };
    const first = lines[there + 1] ?? '';
    const inner = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(first) > indent && !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(first) ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(first) : indent + 2;
    return { position: there + 1, insert: [memberLine(inner, setting)] };
}
function memberLine(indent, [, member, value]) {
    return `${' '.repeat(indent)}${member}: ${value} ${FOR_DOWNTIME}`;
}
function itemOf(lines, position, name) {
    const isStart = (line) => (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isListItem */ .oG)(line) || /^\s*set\s*\{/.test(line) || /^\s*\{/.test(line);
    const own = lines[position] ?? '';
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, position);
    const first = isStart(own) ? position : parent !== null && isStart(lines[parent] ?? '') ? parent : null;
    if (first === null)
        return null;
    const last = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, first);
    const said = lines.slice(first, last + 1).filter((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(line));
    const value = said.indexOf(own);
    return said.some((line) => name.test(line)) && value !== -1 ? { first, last, lines: said, value } : null;
}
function withValue(line, value) {
    return line.replace(/(\bvalue["']?\s*[:=]\s*)(["']?)((?:var|local)\.)?[^"'\s,}]*\2/, (_, key, own, reference) => {
        const quote = reference === undefined ? own : '"';
        return key + quote + value + quote;
    });
}
function inWorkload({ lines, position, file }) {
    const found = isJson(file) ? null : deploymentAround(lines, position);
    if (found === null || (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, found.template, /^strategy:/) !== null)
        return null;
    return [{ position: found.template, insert: strategyLines(lines[found.template]) }];
}
function deploymentAround(lines, position) {
    const template = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(lines, position).find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
    const spec = template === undefined ? null : (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, template);
    if (template === undefined || spec === null || (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, spec, KIND_DEPLOYMENT) === null)
        return null;
    return { spec, template };
}
function deploymentAt({ lines, position }) {
    const found = deploymentAround(lines, position);
    const metadata = found && (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, found.spec, /^metadata:/);
    if (metadata === null)
        return null;
    const own = lines.slice(metadata, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, metadata) + 1).join('\n');
    return /[{\s]name:\s*["']?([a-z0-9][a-z0-9.-]*)["']?\s*(?:[,}#\n]|$)/.exec(own)?.[1] ?? null;
}
function inKustomization({ lines }, names) {
    const strategy = 'spec: {strategy: {type: Recreate, rollingUpdate: null}}';
    const entries = names.map((name) => {
        const patch = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${name}}, ${strategy}}`;
        return `- patch: '${patch}' ${FOR_DOWNTIME}`;
    });
    const key = lines.findIndex((line) => /^["']?patches["']?\s*:/.test(line));
    if (key === -1) {
        const end = lines.length;
        return [{ position: end, insert: [`patches: ${FOR_DOWNTIME}`, ...entries.map((entry) => `  ${entry}`)] }];
    }
    if (!/:\s*(?:#.*)?$/.test(lines[key] ?? ''))
        return null;
    const next = lines.slice(key + 1).find((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(line)) ?? '';
    const indent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isListItem */ .oG)(next) ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(next) : 2;
    return [{ position: key + 1, insert: entries.map((entry) => ' '.repeat(indent) + entry) }];
}
const KIND_DEPLOYMENT = /^kind:\s*["']?Deployment["']?\s*(?:#.*)?$/;
function strategyLines(beside = '') {
    const indent = ' '.repeat((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(beside));
    return [`${indent}strategy:`, `${indent}  type: Recreate ${FOR_DOWNTIME}`];
}
function inTemplate({ lines }) {
    const changes = [];
    for (const [position, line] of lines.entries()) {
        if (!KIND_DEPLOYMENT.test(line))
            continue;
        const spec = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, /^spec:\s*(?:#.*)?$/);
        if (spec === null)
            return null;
        const own = lines.slice(spec + 1, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, spec) + 1);
        if (own.some((each) => /^\s+type:\s*["']?Recreate\b/.test(each)))
            continue;
        const member = own.find((each) => /^\s+[\w]+:/.test(each));
        if (member === undefined || own.some((each) => /^\s+strategy:/.test(each)))
            return null;
        changes.push({ position: spec + 1, insert: strategyLines(member) });
    }
    return changes;
}
function otherMode({ lines, position, column, own }) {
    const at = own.indexOf('RollingUpdate', column);
    if (at === -1)
        return null;
    if ((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, /^["']?rollingUpdate["']?\s*:/) !== null)
        return null;
    if (lines.slice(position, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, position) + 1).some((line) => /\brollingUpdate\b/.test(line)))
        return null;
    if (/&[^\s&]+\s+["']?$/.test(own.slice(0, at)))
        return null;
    const after = own.slice(at + 'RollingUpdate'.length);
    const mark = /^["']?[\s}]*(?:#.*)?$/.test(after) ? ` ${WAS}RollingUpdate` : '';
    return [{ position, replace: `${own.slice(0, at)}Recreate${after.trimEnd()}${mark}` }];
}


/***/ }),

/***/ 62648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   draftTakeBack: () => (/* binding */ draftTakeBack),
/* harmony export */   draftUndeclared: () => (/* binding */ draftUndeclared),
/* harmony export */   leftoversOf: () => (/* binding */ leftoversOf)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68042);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85150);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65255);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70154);




const SECTION = /^\s*(?:- +)?["']?(?:upgrade|migrationJob|strategy)["']?\s*:\s*(?:#.*)?$/;
async function draftTakeBack(draft, deployments) {
    const objects = deployments.flatMap(({ parts }) => parts);
    for (const file of new Set(objects.flatMap(filesOf)))
        await takeOutMarked(draft, file);
}
const ALONE = /^\s*(?:["']?(?:mode|enabled|type)["']?\s*[:=]\s*["']?(?:Recreate|false)["']?|["']?(?:upgrade|migrationJob|strategy)["']?\s*[:=]\s*\{[^{}]*\})\s*(?:#.*)?$/;
async function draftUndeclared(draft, head, base, others) {
    for (const name of ['upgradeMode', 'migrationJob']) {
        const was = base.parts.map(({ declared }) => declared[name]?.value ?? null);
        if (was.some((value) => value !== null && value !== 'RollingUpdate'))
            continue;
        const shared = placesIn(others, name);
        for (const place of new Set(placesIn([head], name).values())) {
            if (shared.has((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place)))
                continue;
            await draft.write(place, (line) => was.every((value) => value === null) ? withoutLine(line) : backToRolling(line));
        }
    }
}
function placesIn(deployments, name) {
    const places = deployments.flatMap(({ parts }) => parts.flatMap(({ declared }) => declared[name]?.place ?? []));
    return new Map(places.map((place) => [(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place), place]));
}
function withoutLine(line) {
    return ALONE.test(line.own) || settingAt(line) !== null ? removalOf(line) : null;
}
function backToRolling({ own, position }) {
    const [text = ''] = own.split(` ${_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ}`);
    return /\bRecreate\b/.test(text) ? [{ position, replace: text.replace('Recreate', 'RollingUpdate') }] : null;
}
async function leftoversOf(tree, deployment) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_2__/* .Draft */ .K(tree);
    await draftTakeBack(draft, [deployment]);
    return draft.edits().map(({ file, line, current }) => ({ file, line, text: current.trim() }));
}
function filesOf({ place, carrier, declared, inputs }) {
    const places = [place, declared.upgradeMode?.place, declared.migrationJob?.place];
    return [...places.flatMap((each) => each?.file ?? []), carrier, ...inputs];
}
async function takeOutMarked(draft, file) {
    for (const line of await draft.linesOf(file)) {
        const { own, position } = line;
        if (!own.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .FOR_DOWNTIME */ .GE) && !own.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ))
            continue;
        const [text = '', was] = own.split(` ${_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ}`);
        const before = text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => (was ?? '').trim());
        draft.change(file, was === undefined ? removalOf(line) : [{ position, replace: before }]);
    }
}
function removalOf(line) {
    const { lines, position } = line;
    const item = settingAt(line);
    if (item !== null)
        return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(lines, position);
    if (parent === null || !SECTION.test(lines[parent] ?? ''))
        return [removed(position)];
    const members = lines.slice(parent + 1, (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(lines, parent) + 1).filter((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlankOrComment */ .bz)(line));
    return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}
function settingAt({ lines, position }) {
    return (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
}
function removed(position) {
    return { position, replace: null };
}


/***/ })

};
