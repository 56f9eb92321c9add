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
        for (const { position, insert = [], replace } of changes) {
            const there = file?.inserted.get(position) ?? [];
            if (!there.join('\n').includes(insert.join('\n')))
                file?.inserted.set(position, [...there, ...insert]);
            if (replace !== undefined && file?.replaced.get(position) !== null)
                file?.replaced.set(position, replace);
        }
    }
    edits() {
        return this.#changed().flatMap(([file, { mark, lines, replaced, inserted }]) => {
            const positions = [...new Set([...replaced.keys(), ...inserted.keys()])].sort((one, other) => one - other);
            return positions.map((position) => {
                const text = replaced.get(position);
                const added = [...(inserted.get(position) ?? []), ...(text == null ? [] : [text])];
                const current = withoutLineEnd(lines[position] ?? '');
                const before = position === 0 ? mark : '';
                const removed = text === undefined ? [] : [current];
                return { file, line: position + 1, current: before + current, removed, added };
            });
        });
    }
    contents() {
        return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
    }
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
    const after = lines.flatMap((line, position) => {
        const end = endOf(line);
        const before = (inserted.get(position) ?? []).map((added) => added + (end || '\n'));
        const text = replaced.get(position);
        return [...before, ...(text === null ? [] : [(text ?? withoutLineEnd(line)) + end])];
    });
    return mark + after.join('');
}
function endOf(line) {
    return /\r?\n$/.exec(line)?.[0] ?? '';
}
function withoutLineEnd(line) {
    return line.slice(0, line.length - endOf(line).length);
}
function patchOf(path, before, after) {
    const { hunks } = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)(path, path, before, after, '', '', { context: 3 });
    const end = path.includes(' ') ? '\t' : '';
    const head = [`diff --git a/${path} b/${path}`, `--- a/${path}${end}`, `+++ b/${path}${end}`];
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
    const indent = indentOf(lines[position] ?? '');
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
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
/* harmony export */   GE: () => (/* binding */ FOR_DOWNTIME),
/* harmony export */   KJ: () => (/* binding */ WAS),
/* harmony export */   Kj: () => (/* binding */ inCompose),
/* harmony export */   N7: () => (/* binding */ inComment),
/* harmony export */   RD: () => (/* binding */ inWorkload),
/* harmony export */   SP: () => (/* binding */ switchOff),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   ZC: () => (/* binding */ besideMember),
/* harmony export */   dm: () => (/* binding */ besideTag),
/* harmony export */   mo: () => (/* binding */ inTemplate)
/* harmony export */ });
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65255);

const FOR_DOWNTIME = '# upgrade-gate: for the downtime';
const WAS = '# upgrade-gate: was ';
function besideTag({ lines, position, file }, settings) {
    const image = imageSectionOf(lines, position);
    if (image !== null)
        return settings.map((setting) => besideImage(lines, image, setting));
    const item = itemOf(lines, position, /\bimage\.tag\b/);
    if (item === null)
        return null;
    const insert = settings.flatMap(([section, member, value]) => {
        const mark = commentSignOf(file) === '#' ? markOf(section) : '';
        const said = item.lines.map((line, at) => (at === item.value ? withValue(line, value) + mark : line));
        return said.map((line) => line.replace('image.tag', `${section}.${member}`));
    });
    let above = item.first;
    while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? ''))
        above -= 1;
    return [{ position: above, insert }];
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
        return before(`${indent}${section} = { ${member} = ${quoted} }${markOf(section)}`);
    const item = /^\s*- /.exec(own)?.[0];
    if (item !== undefined)
        return before(`${item}${section}:`, memberLine(item.length + 2, setting));
    if (/^\s*"image"/.test(own))
        return before(`${indent}"${section}": { "${member}": ${quoted} },`);
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
function memberLine(indent, [section, member, value]) {
    return `${' '.repeat(indent)}${member}: ${value}${markOf(section)}`;
}
function markOf(section) {
    return section === 'upgrade' ? '' : ` ${FOR_DOWNTIME}`;
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
function inWorkload({ lines, position }) {
    const template = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(lines, position).find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
    const spec = template === undefined ? null : (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, template);
    if (template === undefined || spec === null)
        return null;
    if ((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, spec, KIND_DEPLOYMENT) !== null) {
        if ((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, template, /^strategy:/) !== null)
            return null;
        return [{ position: template, insert: strategyLines(lines[template]) }];
    }
    const metadata = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, spec, /^metadata:\s*$/);
    if (metadata === null)
        return null;
    const inner = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(lines[metadata + 1] ?? '');
    if (inner <= (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(lines[metadata] ?? ''))
        return null;
    const annotation = 'upgrade-gate/mode: Recreate';
    const there = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, metadata + 1, /^annotations:\s*$/);
    if (there !== null) {
        return [{ position: there + 1, insert: [' '.repeat((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(lines[there + 1] ?? '')) + annotation] }];
    }
    const indent = ' '.repeat(inner);
    return [{ position: metadata + 1, insert: [`${indent}annotations:`, `${indent}  ${annotation}`] }];
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
function inCompose({ lines }) {
    const services = lines.findIndex((line) => /^services:/.test(line));
    return services === -1 ? null : [{ position: services, insert: ['x-upgrade-mode: Recreate'] }];
}
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
function isInText(lines, position, file) {
    const above = lines.slice(0, position).join('\n');
    const marks = [/"""/g, /'''/g, ...(isWithSlashes(file) ? [/`/g] : [])];
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, position);
    const isFolded = parent !== null && /[:-]\s+(?:[&!]\S+\s+)*>[-+\d]*\s*(?:#.*)?$/.test(lines[parent] ?? '');
    return isFolded || isInHeredoc(lines, position) || marks.some((mark) => (above.match(mark)?.length ?? 0) % 2 === 1);
}
function isInHeredoc(lines, position) {
    const open = new Map();
    for (const [index, line] of lines.slice(0, position).entries()) {
        open.delete(line.trim());
        const word = /<<[-~]?\s*(["']?)([A-Za-z_]\w*)\1/.exec(line)?.[2];
        if (word === undefined)
            continue;
        const first = index + 1 < position ? (lines[index + 1] ?? '') : '';
        open.set(word, open.get(word) === true || !/^\s*#(?:!|cloud-config)/.test(first));
    }
    return [...open.values()].includes(true);
}
function inComment({ lines, position, file, own }) {
    const sign = commentSignOf(file);
    if (sign === null || isInText(lines, position, file))
        return null;
    const comment = `${sign} upgrade-gate: Recreate`;
    const goesOn = (line) => /\\\s*$/.test(line);
    if (!goesOn(lines[position - 1] ?? ''))
        return [{ position, insert: [own.slice(0, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(own)) + comment] }];
    return goesOn(own) || /dockerfile|containerfile/i.test(file) ? null : [{ position, replace: `${own} ${comment}` }];
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
function switchOff({ position, column, own }) {
    const rest = own.slice(column);
    const [, was] = /^["']?(true|yes|on)\b/i.exec(rest) ?? [];
    if (was === undefined)
        return null;
    const isYaml = /^["']?\w+["']?[\s}]*(?:#.*)?$/.test(rest);
    const text = own.slice(0, column) + rest.replace(was, 'false');
    return [{ position, replace: isYaml ? `${text.trimEnd()} ${WAS}${was}` : text }];
}


/***/ }),

/***/ 62648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   draftTakeBack: () => (/* binding */ draftTakeBack),
/* harmony export */   leftoversOf: () => (/* binding */ leftoversOf),
/* harmony export */   takeOutComments: () => (/* binding */ takeOutComments)
/* harmony export */ });
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85150);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65255);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70154);



const DECLARATION = /^\s*(?:(?:#|\/\/|--)\s*upgrade-gate: Recreate|["']?(?:mode|x-upgrade-mode|upgrade-gate\/mode)["']?\s*[:=]\s*["']?Recreate["']?\s*,?\s*(?:#.*)?|["']?upgrade["']?\s*[:=]\s*\{\s*["']?mode["']?\s*[:=]\s*["']?Recreate["']?\s*\}\s*,?\s*(?:#.*)?)\s*$/;
const COMMENT = /^\s*(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/;
const TRAILING = /(?<!\s)\s+(?:#|\/\/|--)\s*upgrade-gate: Recreate\s*$/;
const SECTION = /^\s*["']?(?:upgrade|migrationJob|strategy|annotations)["']?\s*:\s*(?:#.*)?$/;
async function draftTakeBack(draft, deployments) {
    const byHand = [];
    const objects = deployments.flatMap(({ parts }) => parts);
    for (const { declared } of objects) {
        const mode = declared.upgradeMode;
        if (mode?.value !== 'Recreate')
            continue;
        const line = await draft.lineAt(mode.place);
        if (line === null || isMarked(line.own) || isStrategy(line.own))
            continue;
        const changes = removalOf(line);
        if (changes === null)
            byHand.push(mode.place);
        else
            draft.change(line.file, changes);
    }
    for (const file of new Set(objects.flatMap(filesOf)))
        await takeOutMarked(draft, file);
    return byHand;
}
async function leftoversOf(tree, deployment) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_0__/* .Draft */ .K(tree);
    const byHand = await draftTakeBack(draft, [deployment]);
    const lines = draft.edits().map(({ file, line, current }) => ({ file, line, text: current.trim() }));
    return [...lines, ...byHand.map(({ file, line }) => ({ file, line, text: '' }))];
}
async function takeOutComments(draft, tree, folder) {
    const paths = [...(await tree.entries()).keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
    for (const path of await tree.containing('upgrade-gate: recreate', paths)) {
        if (/\.(?:md|mdx|rst|adoc|html?)$/i.test(path))
            continue;
        for (const line of await draft.linesOf(path)) {
            if (COMMENT.test(line.own) || TRAILING.test(line.own))
                draft.change(path, removalOf(line) ?? []);
        }
    }
}
function filesOf({ place, carrier, declared, inputs }) {
    const places = [place, declared.upgradeMode?.place, declared.migrationJob?.place];
    return [...places.flatMap((each) => each?.file ?? []), carrier, ...inputs];
}
function isMarked(line) {
    return line.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .FOR_DOWNTIME */ .GE) || line.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ);
}
function isStrategy(line) {
    return /^\s*["']?(?:type|strategy)["']?\s*:/.test(line);
}
async function takeOutMarked(draft, file) {
    for (const line of await draft.linesOf(file)) {
        if (!isMarked(line.own))
            continue;
        const [text = '', was] = line.own.split(` ${_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ}`);
        const before = text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => (was ?? '').trim());
        draft.change(file, was === undefined ? (removalOf(line) ?? []) : [{ position: line.position, replace: before }]);
    }
}
function removalOf({ lines, position, own }) {
    const item = (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
    if (item !== null)
        return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
    if (!DECLARATION.test(own)) {
        if (TRAILING.test(own))
            return [{ position, replace: own.replace(TRAILING, '') }];
        if (!isMarked(own))
            return null;
    }
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(lines, position);
    if (parent === null || !SECTION.test(lines[parent] ?? ''))
        return [removed(position)];
    const members = lines.slice(parent + 1, (0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(lines, parent) + 1).filter((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlankOrComment */ .bz)(line));
    return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}
function removed(position) {
    return { position, replace: null };
}


/***/ })

};
