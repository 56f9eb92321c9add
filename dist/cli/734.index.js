export const id = 734;
export const ids = [734];
export const modules = {

/***/ 9734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  helmfile: () => (/* binding */ helmfile)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(334);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/helm/argo-cd.js
var argo_cd = __webpack_require__(3417);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/deployment/reference.js
var reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/source/yaml.js
var yaml = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/templates.js

/** Every action of a text, in order. One that does not end is none. */
function actionsIn(text) {
    const actions = [];
    const open = [];
    /** How many of those give the dot another meaning. */
    let scopes = 0;
    const lastComment = text.lastIndexOf('*/');
    for (let start = text.indexOf('{{'); start !== -1;) {
        const opening = /^\{\{-?[ \t]*/.exec(text.slice(start, start + 40))?.[0] ?? '{{';
        const content = start + opening.length;
        const isRaw = text[content] === '`';
        const isComment = text.startsWith('/*', content) && content < lastComment;
        let from = content;
        if (isRaw)
            from = Math.max(text.indexOf('`', content + 1) + 1, content);
        else if (isComment)
            from = text.indexOf('*/', content) + 2;
        const closing = text.indexOf('}}', from);
        if (closing === -1)
            break;
        const end = closing + 2;
        const inner = text.slice(content, closing).replace(/-$/, '').trim();
        const isWithin = scopes > 0;
        const [word = ''] = /^\w*/.exec(inner) ?? [];
        if (isRaw && /^`[^`]*`$/.test(inner)) {
            actions.push({ start, end, kind: 'raw', text: inner.slice(1, -1), isWithin });
        }
        else
            actions.push({ start, end, kind: kindOf(inner, word), text: inner, isWithin });
        if (OPENING.has(word)) {
            open.push(word);
            if (word !== 'if')
                scopes += 1;
        }
        else if (word === 'end' && (open.pop() ?? 'if') !== 'if')
            scopes -= 1;
        start = text.indexOf('{{', end);
    }
    return actions;
}
const OPENING = new Set(['if', 'range', 'with', 'block', 'define']);
function kindOf(inner, word) {
    if (OPENING.has(word) || word === 'else' || word === 'end')
        return 'scope';
    return inner.startsWith('/*') || /^\$\w* *:?=/.test(inner) ? 'silent' : 'output';
}
/** Whether there is more in a text than scalars that are filled in: conditions, repetitions, and actions on lines of their own. */
function hasBlocks(text) {
    return mayBringIn(text, () => true);
}
/** What an action names, where it does nothing else: `.Values.a.b`, `.Environment.Name`. */
function referenceOf(action) {
    if (action.length > LONGEST_REFERENCE || !/^(?:\.[A-Za-z_]\w*)+$/.test(action))
        return null;
    const [first = '', ...rest] = action.slice(1).split('.');
    const [second = ''] = rest;
    if (first === 'Values' || first === 'StateValues')
        return rest.length === 0 ? null : { of: 'values', path: rest };
    if (first === 'Environment' && second === 'Values') {
        return rest.length === 1 ? null : { of: 'values', path: rest.slice(1) };
    }
    if (rest.length !== 1)
        return null;
    if (first === 'Environment' && second === 'Name')
        return { of: 'environment' };
    return first === 'Release' && (second === 'Name' || second === 'Namespace')
        ? { of: 'release', member: second }
        : null;
}
const LONGEST_REFERENCE = 200;
/** Longer ones, and those of several lines, are no versions, names or paths. */
const LONGEST_LITERAL = 500;
/** So many actions of a file are filled in. */
const MOST_INSERTED = 2_000;
/**
 * Fills in what stands literally in the repository; every other action stays as it is. One with a dash takes blanks around it
 * away, and stays, too.
 *
 * @returns null where nothing is filled in
 */
async function render(path, text, lookup) {
    const pieces = [];
    const byLine = new Map();
    const lines = new line_index/* LineIndex */.r(path, text);
    let done = 0;
    for (const { start, end, kind, text: action, isWithin } of actionsIn(text)) {
        if (kind !== 'output' || isWithin || text[start + 2] === '-' || text[end - 3] === '-')
            continue;
        const reference = referenceOf(action);
        const literal = reference === null ? null : await lookup(reference);
        if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text))
            continue;
        if (pieces.length >= 2 * MOST_INSERTED)
            break;
        pieces.push(text.slice(done, start), literal.text);
        done = end;
        const place = lines.placeAt(start);
        const others = byLine.get(place.line) ?? [];
        byLine.set(place.line, others);
        const before = others.at(-1)?.shift ?? 0;
        const width = literal.text.length;
        others.push({
            column: place.column - before,
            width,
            literal,
            shift: before + end - start - width,
            isQuoted: /["']/.test(text[start - 1] ?? ''),
        });
    }
    if (pieces.length === 0)
        return null;
    return {
        text: pieces.join('') + text.slice(done),
        placeOf(line, column) {
            let shift = 0;
            for (const { column: at, width, literal, isQuoted, shift: behind } of byLine.get(line) ?? []) {
                if (column < (isQuoted ? at - 1 : at))
                    break;
                if (column < at + width)
                    return literal.place ?? { file: path, line, column: Math.min(column, at) + shift };
                shift = behind;
            }
            return { file: path, line, column: column + shift };
        },
    };
}
/**
 * Fills in every action of a text, those in backticks once more.
 *
 * @returns null where one of them is not known
 */
async function fillIn(text, lookup, isInner = false) {
    let filled = '';
    let done = 0;
    for (const { start, end, kind, text: action } of actionsIn(text)) {
        if (kind === 'scope' || text[start + 2] === '-' || text[end - 3] === '-')
            return null;
        const reference = kind === 'output' ? referenceOf(action) : null;
        let literal = reference === null ? null : ((await lookup(reference))?.text ?? null);
        if (kind === 'raw' && !isInner)
            literal = await fillIn(action, lookup, true);
        if (literal === null || literal.length > LONGEST_LITERAL)
            return null;
        filled += text.slice(done, start) + literal;
        done = end;
    }
    return filled + text.slice(done);
}
/** A scalar as it stands in the file, templates included, without its quotes; empty for what is no scalar. */
function writtenAt(file, value) {
    return file.written(value) ?? '';
}
/**
 * Whether a text of YAML may have one of some keys, or what stands below it, under a condition only, or from a template that
 * brings in more than a scalar.
 *
 * @param isRead whether a key, in lower case, is one of them
 */
function mayBringIn(text, isRead) {
    let depth = 0;
    let parent = '';
    for (const { written, plain, actions } of linesWithActions(text)) {
        const key = keyOf(plain);
        // A key that is itself filled in may be any.
        if (key?.includes(FILLED_IN))
            return true;
        const isTemplateOnly = plain.trim() !== '' && plain.replaceAll(FILLED_IN, '').trim() === '';
        let change = 0;
        for (const { kind, text: action } of actions) {
            if (kind === 'scope') {
                const word = /^\w*/.exec(action)?.[0] ?? '';
                // What it belongs to began before the text.
                if (word === 'else' && depth + change === 0)
                    return true;
                change += OPENING.has(word) ? 1 : word === 'end' ? -1 : 0;
                // A condition within the value of a key ends there.
                if (!isTemplateOnly && !/[:-]\s/.test(plain.slice(0, plain.indexOf(FILLED_IN))))
                    return true;
            }
            else if (isTemplateOnly && kind !== 'silent') {
                const isBelow = /\bn?indent\b/.test(action) && parent !== '';
                if (!isBelow || isRead(parent))
                    return true;
            }
        }
        if (change !== 0 && !isTemplateOnly)
            return true;
        if (isTemplateOnly && change > 0 && isRead(parent))
            return true;
        depth += change;
        if (depth < 0)
            return true;
        if (isTemplateOnly || written.trim() === '' || /^\s*#/.test(written))
            continue;
        if (depth > 0 && namesKey(plain, isRead))
            return true;
        parent = key !== null && /:\s*$/.test(plain) ? key.toLowerCase() : '';
    }
    return depth !== 0;
}
/** Stands for an action in a line. */
const FILLED_IN = '\uE0F1';
/** The key at the start of a line; null where it has none. */
function keyOf(line) {
    const [, key] = /^[ \t]*(?:-[ \t]+)*["']?([^\s"':]+)["']?[ \t]*:(?:\s|$)/.exec(line.slice(0, LONGEST_LINE)) ?? [];
    return key ?? null;
}
function namesKey(line, isRead) {
    for (const [word] of line.slice(0, LONGEST_LINE).matchAll(/[\w.-]+/g))
        if (isRead(word.toLowerCase()))
            return true;
    return line.length > LONGEST_LINE;
}
/** Nobody writes longer ones. */
const LONGEST_LINE = 2_000;
/** The lines of a text; what an action runs over counts as the line on which it starts. */
function* linesWithActions(text) {
    const actions = actionsIn(text);
    const endOfLine = (from) => {
        const feed = text.indexOf('\n', from);
        return feed === -1 ? text.length : feed;
    };
    let next = 0;
    for (let start = 0; start <= text.length;) {
        const own = [];
        let plain = '';
        let from = start;
        let end = endOfLine(start);
        for (let action = actions[next]; action !== undefined && action.start < end; action = actions[next]) {
            own.push(action);
            plain += text.slice(from, action.start) + FILLED_IN;
            from = action.end;
            if (action.end > end)
                end = endOfLine(action.end);
            next += 1;
        }
        yield { written: text.slice(start, end), plain: plain + text.slice(from, end), actions: own };
        start = end + 1;
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/state.js




/** Bases have bases; no helmfile has as many. */
const MOST_BASES = 50;
/** The documents of a file that is a helmfile: `releases` is a list of what has a chart. None for any other file. */
function helmfileParts(file) {
    const parts = partsOf(file);
    const isHelmfile = parts.some(({ root }) => file
        .items(file.at(root, ['releases']))
        .some((release) => ['chart', 'directory', 'inherit'].some((key) => file.member(release, key) !== null)));
    return isHelmfile ? parts : [];
}
function partsOf(file) {
    return file.documents.flatMap((root) => (file.isMap(root) ? [{ file, root }] : []));
}
/** A helmfile with all that its `bases` bring. */
async function readHelmfile(files, file) {
    const folder = (0,repository_paths/* folderOf */.yS)(file.path);
    const asked = new Set([file.path]);
    const bases = [];
    let hasUnseenBase = false;
    const own = partsOf(file);
    await addBases(own);
    return { path: file.path, folder, own, parts: [...bases, ...own], hasUnseenBase, asked: [...asked] };
    async function addBases(parts) {
        for (const { file: from, root } of parts) {
            for (const base of from.items(from.at(root, ['bases']))) {
                const text = from.scalar(base)?.text ?? '';
                const path = text === '' || /\{\{|:\/\/|::/.test(from.sourceOf(base)) ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
                if (path === null || asked.size > MOST_BASES)
                    hasUnseenBase = true;
                else if (!asked.has(path))
                    await addBase(path);
            }
        }
    }
    async function addBase(path) {
        asked.add(path);
        const base = await (0,source_files/* readable */.HD)(files.yaml(path));
        if (base === null) {
            hasUnseenBase = true;
            return;
        }
        const parts = partsOf(base);
        await addBases(parts);
        bases.push(...parts);
    }
}
/** What stands under a key at the top, the one that wins first. */
function topLevel({ parts }, name) {
    return parts.toReversed().flatMap(({ file, root }) => {
        const value = file.at(root, [name]);
        return value === null ? [] : [{ file, value }];
    });
}
/**
 * The names of a helmfile's environments; the one that counts without any option where it has none.
 *
 * @returns null where templates may bring in others, or other values of theirs
 */
function environmentNames(helmfile) {
    const names = new Set();
    for (const { file, value } of topLevel(helmfile, 'environments').toReversed()) {
        if (hasBlocks(file.sourceOf(value)))
            return null;
        for (const { name } of file.members(value))
            names.add(name);
    }
    if ([...names].some((name) => yaml/* YamlFile */._.hasTemplate(name)))
        return null;
    return names.size === 0 ? [DEFAULT_ENVIRONMENT] : [...names];
}
/** What an environment is called where nobody says which one it is. */
const DEFAULT_ENVIRONMENT = 'default';
/** More templates than any release inherits from. */
const MOST_HOLDERS = 100;
/** One release of a helmfile, with what it inherits from templates. */
class ReleaseEntry {
    file;
    value;
    /** From the one that wins last to itself. */
    #holders = [];
    /** What it inherits and is not there, or there several times, or endlessly; null where all of it is seen. */
    unseenTemplate;
    /** @param helmfile whose `templates` count */
    constructor(file, value, helmfile) {
        this.file = file;
        this.value = value;
        const templates = topLevel(helmfile, 'templates');
        let unseen = null;
        const add = (holder, inherited, path) => {
            for (const { name, except, ...at } of inherited) {
                const found = templates.flatMap(({ file: from, value: all }) => {
                    const template = name === '' ? null : from.at(all, [name]);
                    return template === null ? [] : [{ file: from, value: template }];
                });
                const [template] = found;
                const isTooMuch = path.length > MOST_HOLDERS || this.#holders.length > MOST_HOLDERS;
                if (template === undefined || found.length > 1 || path.includes(name) || isTooMuch) {
                    unseen ??= at;
                    continue;
                }
                const lacks = new Set([...holder.except, ...except]);
                add({ ...template, except: lacks }, inheritedBy(template), [...path, name]);
            }
            this.#holders.push(holder);
        };
        const own = inheritedBy({ file, value });
        const names = new Set(own.map(({ name }) => name));
        const byDefault = topLevel(helmfile, 'defaultInherit').toReversed();
        const common = byDefault.flatMap(({ file: from, value: list }) => inheritedIn(from, list));
        add({ file, value, except: new Set() }, [...common.filter(({ name }) => !names.has(name)), ...own], []);
        this.unseenTemplate = unseen;
    }
    /** A member of its own, else of the last of its templates that has it. */
    member(name) {
        return this.members(name).at(-1) ?? null;
    }
    /** The members of its templates and its own, which Helmfile makes one of where they are lists; the last one wins. */
    members(name) {
        return this.#holders.flatMap(({ file, value, except }) => {
            const member = except.has(name) ? null : file.member(value, name);
            return member === null ? [] : [{ ...member, file }];
        });
    }
    /** Whether it has members that stand elsewhere: in templates, or behind an anchor. */
    get hasInherited() {
        return this.#holders.length > 1 || /(?:^|\s)["']?<<["']?\s*:/.test(this.file.sourceOf(this.value));
    }
}
function inheritedBy({ file, value }) {
    return inheritedIn(file, file.at(value, ['inherit']));
}
/** A list of templates, or a single one, by names or with what is not taken from them. */
function inheritedIn(file, list) {
    const single = list !== null && (file.isMap(list) || (file.scalar(list)?.text ?? '') !== '') ? [list] : [];
    return [...single, ...file.items(list)].map((each) => {
        const scalar = file.scalar(file.at(each, ['template'])) ?? file.scalar(each);
        const except = file.items(file.at(each, ['except'])).flatMap((key) => file.scalar(key)?.text ?? []);
        return { name: scalar === null || scalar.hasTemplate ? '' : scalar.text, except, file, value: each };
    });
}
/**
 * The helmfiles that other ones hand values to, which win over their own: paths, and an empty one where it may be any.
 *
 * @param paths those files that speak of `helmfiles`
 */
async function overriddenHelmfiles(files, paths) {
    const overridden = new Set();
    for (const path of paths) {
        const text = await (0,source_files/* readable */.HD)(files.text(path));
        if (text === null || !/^["']?helmfiles["']?[ \t]*:/m.test(text))
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        // There may be anything in what cannot be read.
        if (file === null)
            overridden.add('');
        for (const { root } of file === null ? [] : partsOf(file)) {
            for (const entry of file?.items(file.at(root, ['helmfiles'])) ?? []) {
                const target = file?.scalar(file.at(entry, ['path']))?.text;
                const hands = ['values', 'inherits'].some((key) => file?.at(entry, [key]) !== null);
                if (target === undefined || !hands)
                    continue;
                const known = /[{*?[]/.test(target) ? null : (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), target);
                overridden.add(known ?? '');
            }
        }
    }
    return [...overridden];
}

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/context.js



/** Values that are not seen. */
function unseen(problem) {
    return { kind: 'unseen', problem };
}
/** Why a member cannot be read that is filled in elsewhere. */
function filledIn({ file, value }) {
    return (0,deployment_problem/* problemAt */.l4)('unresolved-template', value.place, (0,reference/* quoteText */.ol)(file.sourceOf(value).trim()));
}
/** A member of a release, then what stands under the same name in `helmDefaults`. */
function membersOf(entry, name, helmfile) {
    const own = entry.member(name);
    const common = topLevel(helmfile, 'helmDefaults').flatMap(({ file, value }) => {
        const member = file.member(value, name);
        return member === null ? [] : [{ ...member, file }];
    });
    return own === null ? common : [own, ...common];
}
/** Whether a text has the name of the service, or of its chart. */
function isCalledAfterService(text, { chart }) {
    return text.includes('lightdash') || text.split('/').includes(chart.toLowerCase());
}
/** Keys that say which version runs and how it is upgraded. */
const READ_KEYS = new Set([
    'image',
    'tag',
    'repository',
    'registry',
    'digest',
    'upgrade',
    'migrationjob',
    'strategy',
]);

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/additions.js







/** Values of the release as it runs, below all others. */
function reusedValues(entry, helmfile) {
    const [member] = membersOf(entry, 'reuseValues', helmfile);
    if (member === undefined || writtenAt(member.file, member.value) === 'false')
        return [];
    return [unseen((0,deployment_problem/* problemAt */.l4)('external-values', member.value.place, 'the release itself (`reuseValues`)'))];
}
/** What may change the release behind all of its values. */
async function whatIsAdded(entry, context) {
    const added = [];
    const { helmfile, files, settings } = context;
    for (const { file, value } of membersOf(entry, 'args', helmfile)) {
        const args = /(?<![\w-])(?:--(?:set|values)|-f)/.exec(file.sourceOf(value));
        if (args !== null)
            added.push(unseen((0,deployment_problem/* problemAt */.l4)('external-values', value.place, '`args`')));
    }
    for (const key of PATCHES) {
        for (const member of entry.members(key)) {
            if (!(await mayHold(/image|newTag/i, member, helmfile, files)))
                continue;
            added.push(unseen((0,deployment_problem/* problemAt */.l4)('unknown-kind', member.key, `patches the release's image (${(0,reference/* quoteText */.ol)(key)})`)));
        }
    }
    for (const { file, value } of [...entry.members('hooks'), ...topLevel(helmfile, 'hooks')]) {
        if (!changesImage(file.sourceOf(value)))
            continue;
        added.push(unseen((0,deployment_problem/* problemAt */.l4)('unknown-kind', value.place, 'changes the release once it runs (`hooks`)')));
    }
    for (const { key } of membersOf(entry, 'postRenderer', helmfile)) {
        added.push(unseen((0,deployment_problem/* problemAt */.l4)('unknown-kind', key, 'changes the release once it is rendered (`postRenderer`)')));
    }
    if (entry.unseenTemplate !== null) {
        const { file, value } = entry.unseenTemplate;
        const found = `the template ${(0,reference/* quoteText */.ol)(file.sourceOf(value).trim())}`;
        added.push(unseen((0,deployment_problem/* problemAt */.l4)('external-values', value.place, found)));
    }
    const chart = addedChart(entry, settings);
    if (chart !== null)
        added.push(unseen(chart));
    const conditional = conditionalPart(entry, helmfile, settings);
    if (conditional !== null)
        added.push(unseen(conditional));
    return added;
}
/** A patch that may change how workloads are replaced, or take away the migration job. */
const CHANGES_UPGRADE = /strategy|\bJob\b|\$patch|\bremove\b/;
/** Where a release keeps `upgrade.mode` from doing what it says: patches of what is rendered, hooks that do not run. Null if nowhere. */
async function whereModeIsChanged(entry, { helmfile, files }) {
    for (const member of PATCHES.flatMap((key) => entry.members(key))) {
        if (await mayHold(CHANGES_UPGRADE, member, helmfile, files))
            return member.key;
    }
    const withoutHooks = ['args', 'syncArgs']
        .flatMap((key) => membersOf(entry, key, helmfile))
        .find(({ file, value }) => file.sourceOf(value).includes('--no-hooks'));
    return withoutHooks?.value.place ?? null;
}
/** Whether commands have a tool set an image: `kubectl set image`, `kubectl patch`, `helm upgrade --set`. */
function changesImage(commands) {
    return /\b(?:kubectl|oc|helm)\b/.test(commands) && /\bimage\b|--set\b/.test(commands);
}
/** What Helmfile changes in what a chart renders. */
const PATCHES = ['strategicMergePatches', 'jsonPatches', 'transformers'];
/** Whether patches, or the files that hold them, speak of something, or may. */
async function mayHold(what, { file, value }, helmfile, files) {
    if (what.test(file.sourceOf(value)) || file.scalar(value)?.hasTemplate === true)
        return true;
    for (const item of file.items(value)) {
        const text = file.scalar(item)?.text;
        if (text === undefined)
            continue;
        const path = (0,repository_paths/* resolvePath */.o1)(helmfile.folder, text);
        const patch = path === null ? null : await (0,source_files/* readable */.HD)(files.text(path));
        if (patch === null || what.test(patch))
            return true;
    }
    return false;
}
/** What a release says of itself that is read. */
const RELEASE_KEYS = new Set([
    ...['chart', 'version', 'values', 'valuestemplate', 'secrets', 'inherit', 'template', 'dependencies', 'args'],
    ...['set', 'settemplate', 'setstring', 'setstringtemplate', 'name', 'value', 'file', '<<'],
    ...['strategicmergepatches', 'jsonpatches', 'transformers', ...READ_KEYS],
]);
/** A problem where some of a release is there under a condition only, or comes from a template as a whole. */
function conditionalPart(entry, helmfile, { chart }) {
    const { file, value } = entry;
    const isRead = (key) => RELEASE_KEYS.has(key) || key === chart.toLowerCase() || key.includes('lightdash');
    const bringsIn = (text) => text.includes('{{') && mayBringIn(text, isRead);
    const isInherited = () => entry.hasInherited && hasUnclearTemplates(helmfile, file, bringsIn);
    if (!bringsIn(releaseText(file, value)) && !isInherited())
        return null;
    return (0,deployment_problem/* problemAt */.l4)('unresolved-template', value.place, 'a template that holds some of the release');
}
const unclear = new WeakMap();
/** Whether what releases may take in, by name or by an anchor, is not all there for certain. */
function hasUnclearTemplates(helmfile, file, bringsIn) {
    const known = unclear.get(file);
    if (known !== undefined)
        return known;
    const isUnclear = [{ file }, ...helmfile.parts].some((part) => part.file.documents.some((document) => part.file.members(document).some(({ name, value }) => {
        if (name === 'environments')
            return false;
        const held = name === 'releases' ? part.file.items(value).filter(({ node }) => node.anchor !== undefined) : [value];
        return held.some((each) => bringsIn(part.file.sourceOf(each)));
    })));
    unclear.set(file, isUnclear);
    return isUnclear;
}
/** A release with what stands below it and may bring in more of it. */
function releaseText(file, value) {
    const [start, , end] = value.node.range ?? [0, 0, 0];
    const text = file.text.slice(start, end);
    const further = [];
    let open = openBlocks(text);
    for (let from = end; from < file.text.length;) {
        const feed = file.text.indexOf('\n', from);
        const line = file.text.slice(from, feed === -1 ? file.text.length : feed).trim();
        from = feed === -1 ? file.text.length : feed + 1;
        if (line === '' || line.startsWith('#'))
            continue;
        if (!line.startsWith('{{'))
            break;
        const change = openBlocks(line);
        // What ends or begins around the release is not its own.
        if (change > 0 || open + change < 0 || (open === 0 && /^\{\{-?[ \t]*else\b/.test(line)))
            break;
        open += change;
        further.push(line);
    }
    return [text, ...further].join('\n');
}
function openBlocks(text) {
    let open = 0;
    for (const { text: action, kind } of actionsIn(text)) {
        if (kind === 'scope')
            open += /^end\b/.test(action) ? -1 : /^else\b/.test(action) ? 0 : 1;
    }
    return open;
}
/** The service's chart where it is put into another one on the way. */
function addedChart(entry, settings) {
    for (const { file, key, value } of entry.members('dependencies')) {
        const charts = file.items(value).map((each) => writtenAt(file, file.at(each, ['chart'])));
        if (!charts.some((each) => isCalledAfterService(each, settings)))
            continue;
        return (0,deployment_problem/* problemAt */.l4)('unknown-kind', key, 'adds a chart to that of a release');
    }
    return null;
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/values-scope.js
var values_scope = __webpack_require__(4139);
;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/environment.js





/** What a helmfile's templates stand for in one of its environments, as far as that is written literally in the repository. */
class HelmfileEnvironment {
    files;
    helmfile;
    name;
    overridden;
    /** Every file that was asked for. */
    asked = new Set();
    #sources = null;
    /**
     * @param name null where there may be others, so that nothing is known
     * @param overridden the helmfiles that other ones hand values to
     */
    constructor(files, helmfile, name, overridden) {
        this.files = files;
        this.helmfile = helmfile;
        this.name = name;
        this.overridden = overridden;
    }
    /** @param release whose name and namespace count, within its own templates */
    lookup(release = null) {
        return async (reference) => {
            if (reference.of === 'values')
                return this.valueAt(reference.path);
            if (reference.of === 'environment')
                return this.name === null ? null : { text: this.name, place: null };
            const text = reference.member === 'Name' ? release?.name : release?.namespace;
            return text == null ? null : { text, place: null };
        };
    }
    /** What `.Values.a.b` stands for; null where it is not known. */
    async valueAt(path) {
        if (this.name === null || this.helmfile.hasUnseenBase)
            return null;
        this.#sources ??= this.#readSources();
        for (const source of await this.#sources) {
            if (source === 'unseen')
                return null;
            const { file, root } = source;
            const entry = new values_scope/* ValuesScope */.j([{ file, root }]).at(path);
            if (entry.status === 'unset' && entry.place === null && !isCutShort(file, root, path))
                continue;
            if (entry.status !== 'scalar')
                return null;
            const { text, type, place, hasTemplate } = entry.scalar;
            // Go prints a number that it has read, not what stands there.
            const isPlain = type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(text);
            return isPlain && text !== '' && !hasTemplate && !/^(?:ENC\[|ref\+)/.test(text) ? { text, place } : null;
        }
        return null;
    }
    /** The one that wins first. */
    async #readSources() {
        if (await this.#isOverridden())
            return ['unseen'];
        const secrets = [];
        const values = [];
        for (const { file, value } of topLevel(this.helmfile, 'environments')) {
            const own = file.at(value, [this.name ?? '']);
            const isLax = /^(?:warn|info|debug)$/i.test(file.scalar(file.at(own, ['missingFileHandler']))?.text ?? '');
            for (const item of file.items(file.at(own, ['secrets'])).toReversed()) {
                secrets.push(...(await this.#readSource(file, item, isLax)));
            }
            for (const item of file.items(file.at(own, ['values'])).toReversed()) {
                values.push(...(await this.#readSource(file, item, isLax)));
            }
        }
        const defaults = [];
        for (const { file, value } of topLevel(this.helmfile, 'values')) {
            if (hasBlocks(file.sourceOf(value)))
                defaults.push('unseen');
            for (const item of file.items(value).toReversed())
                defaults.push(...(await this.#readSource(file, item, false)));
        }
        return [...secrets, ...values, ...defaults];
    }
    async #readSource(file, item, isLax) {
        if (file.isMap(item))
            return [hasBlocks(file.sourceOf(item)) ? 'unseen' : { file, root: item }];
        const lookup = this.lookup();
        const text = await fillIn(writtenAt(file, item), async (reference) => reference.of === 'environment' ? lookup(reference) : null);
        if (text === null || text === '' || /[*?[{]|::|:\/\/|^ref\+/.test(text))
            return ['unseen'];
        // Whether it starts from the helmfile or from its base is not always the same.
        const folders = [...new Set([this.helmfile.folder, (0,repository_paths/* folderOf */.yS)(file.path)])];
        const paths = folders.flatMap((folder) => (0,repository_paths/* resolvePath */.o1)(folder, text) ?? []);
        for (const path of paths)
            this.asked.add(path);
        const [path, other] = paths.filter((each) => this.files.has(each));
        if (path === undefined)
            return isLax && paths.length > 0 ? [] : ['unseen'];
        if (other !== undefined)
            return ['unseen'];
        try {
            const values = await this.files.yaml(path);
            if (values === null)
                return [];
            return [hasBlocks(values.text) ? 'unseen' : { file: values, root: values.root }];
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return ['unseen'];
            throw error;
        }
    }
    /** Whether another helmfile hands values to this one, which win over its own. */
    async #isOverridden() {
        const paths = await this.overridden();
        return paths.some((path) => path === '' || path === this.helmfile.path || this.helmfile.path.startsWith(`${path}/`));
    }
}
/** Whether a path of values leads through what is no mapping, or is cut short by a template. */
function isCutShort(file, root, path) {
    return path.some((_, length) => length > 0 && file.scalar(file.at(root, path.slice(0, length))) !== null);
}

// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(8011);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(4737);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/lock.js






/**
 * The exact version that a helmfile's lock file has for a chart; null where it has none, or several, within the range.
 *
 * @param chart `range` as it is written; `repository` null where it is not known
 * @throws ProblemError where the lock file cannot be read
 */
async function lockedVersion(files, helmfile, chart) {
    if (valid(chart.range) === null)
        return null;
    for (const path of lockPaths(helmfile)) {
        const lock = await files.yaml(path);
        if (lock === null)
            continue;
        const versions = lock.items(lock.at(lock.root, ['dependencies'])).flatMap((entry) => {
            const text = (key) => lock.scalar(lock.at(entry, [key]))?.text ?? '';
            const version = lock.scalar(lock.at(entry, ['version']));
            const exact = version === null ? null : (0,deployment_chart/* exactChartVersion */.El)(version.text);
            if (version === null || exact === null || text('name') !== chart.name)
                return [];
            if (chart.repository !== null && !(0,chart_source/* isSameRepository */.ve)(text('repository'), chart.repository))
                return [];
            return satisfies(exact, chart.range, { includePrerelease: true }) ? [{ text: exact, place: version.place }] : [];
        });
        const [first] = versions;
        if (new Set(versions.map(({ text }) => text)).size === 1 && first !== undefined)
            return first;
    }
    return null;
}
/** Where the lock file may be: `lockFilePath`, else beside the helmfile under its name. */
function lockPaths(helmfile) {
    const [named] = topLevel(helmfile, 'lockFilePath');
    const text = named === undefined ? null : (named.file.scalar(named.value)?.text ?? null);
    if (text !== null)
        return [(0,repository_paths/* resolvePath */.o1)(helmfile.folder, text) ?? ''].filter((path) => path !== '');
    const name = helmfile.path.slice(helmfile.path.lastIndexOf('/') + 1);
    const withoutTemplate = name.replace(/\.gotmpl$/, '');
    const stems = new Set([withoutTemplate, withoutTemplate.replace(/\.ya?ml$/, '')]);
    return [...stems].reverse().map((stem) => (0,repository_paths/* inFolder */._z)(helmfile.folder, `${stem}.lock`));
}

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/chart.js








/** The chart of a release: a folder here, `alias/name`, or an address. */
async function chartOf(entry, lookup, context) {
    const { helmfile, files } = context;
    // `directory` says the same, of a folder.
    const member = entry.member('chart') ?? entry.member('directory');
    if (member === null) {
        return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', entry.value.place, 'The release has no chart') };
    }
    const text = await fillIn(writtenAt(member.file, member.value), lookup);
    if (text === null)
        return { kind: 'unknown', problem: filledIn(member) };
    const isAddress = text.includes('://') || text.includes('::');
    const folder = isAddress ? null : (0,repository_paths/* resolvePath */.o1)(helmfile.folder, text);
    if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')))) {
        return { kind: 'folder', path: folder };
    }
    const [address = ''] = text.split('?', 1);
    const slash = address.lastIndexOf('/');
    const name = address.slice(slash + 1);
    const published = { kind: 'published', name };
    if (isAddress && !address.startsWith('oci://')) {
        const problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', member.value.place, `The chart comes from ${(0,reference/* quoteText */.ol)(text)}`, {
            remedy: 'Set image.tag.',
        });
        return { ...published, version: null, repository: text, problem };
    }
    const alias = slash === -1 ? '' : address.slice(0, slash);
    const repository = isAddress ? alias : repositoryCalled(alias, helmfile);
    const version = await versionOf(entry, { name, repository }, lookup, context);
    return { ...published, ...version, repository };
}
const repositories = new WeakMap();
/** The address of a repository by its alias; null where no file says it. */
function repositoryCalled(alias, helmfile) {
    const known = repositories.get(helmfile) ?? repositoriesOf(helmfile);
    repositories.set(helmfile, known);
    return known.get(alias) ?? null;
}
function repositoriesOf(helmfile) {
    const byAlias = new Map();
    for (const { file, value } of topLevel(helmfile, 'repositories').toReversed()) {
        for (const item of file.items(value)) {
            const url = file.scalar(file.at(item, ['url']));
            const isOci = file.scalar(file.at(item, ['oci']))?.text === 'true' && url?.text.includes('://') === false;
            const address = url === null || url.text === '' || url.hasTemplate ? null : `${isOci ? 'oci://' : ''}${url.text}`;
            byAlias.set(file.scalar(file.at(item, ['name']))?.text ?? '', address);
        }
    }
    return byAlias;
}
/** The version that stands there, or what the lock file has of a range. */
async function versionOf(entry, chart, lookup, { helmfile, files }) {
    const member = entry.member('version');
    const text = member === null ? '' : await fillIn(writtenAt(member.file, member.value), lookup);
    if (member !== null && text === null)
        return { version: null, problem: filledIn(member) };
    const place = member?.file.scalar(member.value)?.place ?? entry.value.place;
    const written = text === null || text === '' ? null : { text, place };
    if (written !== null && (0,deployment_chart/* exactChartVersion */.El)(written.text) !== null)
        return { version: written, problem: null };
    const locked = await lockedVersion(files, helmfile, { ...chart, range: written?.text ?? '*' });
    return { version: locked ?? written, problem: null };
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
// EXTERNAL MODULE: ./build/deployment/formats/helm/settings.js
var settings = __webpack_require__(6301);
;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/settings.js







/** The lists of settings, in the order in which Helm reads them: Helmfile puts those with templates in front of the others. */
const SETTINGS = ['setTemplate', 'set', 'setStringTemplate', 'setString'];
const TAG_KEYS = [['image'], ['upgrade'], ['migrationJob']];
/** Single settings, as values that win over those of files and mappings. From the one that wins last. */
function settingsOf(entry) {
    const made = [];
    const hidden = [];
    for (const [key, member] of SETTINGS.flatMap((name) => entry.members(name).map((each) => [name, each]))) {
        const { file, value } = member;
        if (file.scalar(value) !== null && writtenAt(file, value) !== '')
            hidden.push(unseen(filledIn(member)));
        for (const item of file.items(value)) {
            const name = file.scalar(file.at(item, ['name']));
            const said = file.at(item, ['value']);
            const scalar = file.scalar(said);
            const steps = (0,command/* stepsOf */.B_)(name?.text ?? '');
            if (name === null || name.hasTemplate || steps.length === 0) {
                hidden.push(unseen((0,deployment_problem/* problemAt */.l4)('unresolved-template', item.place, (0,reference/* quoteText */.ol)(file.sourceOf(item).trim()))));
            }
            else if (said !== null && scalar !== null && !scalar.text.startsWith('ref+')) {
                const isText = key.startsWith('setString');
                made.push({ steps, value: writtenAt(file, said), isText: isText || scalar.hasTemplate, place: scalar.place });
            }
            else if (file.at(item, ['values']) !== null) {
                const values = file.items(file.at(item, ['values'])).map((each) => writtenAt(file, each));
                made.push({ steps, value: `{${values.join(',')}}`, isText: false, place: item.place });
            }
            else if (reachesRead(steps, item.place)) {
                const from = file.at(item, ['file']) ?? said ?? item;
                hidden.push(unseen((0,deployment_problem/* problemAt */.l4)('external-values', from.place, (0,reference/* quoteText */.ol)(file.sourceOf(from).trim()))));
            }
        }
    }
    hidden.push(...fromVariables(entry));
    if (made.length === 0)
        return hidden;
    const file = (0,embedded_yaml/* settingsAsYaml */.vW)(entry.file.path, made);
    return [{ kind: 'layer', layer: { file, root: file.root } }, ...hidden];
}
/** Settings whose values are those of variables of the shell that Helmfile runs in. */
function fromVariables(entry) {
    return entry.members('env').flatMap(({ file, value }) => file.items(value).flatMap((item) => {
        const name = file.scalar(file.at(item, ['name']));
        if (name !== null && !name.hasTemplate && !reachesRead((0,command/* stepsOf */.B_)(name.text), item.place))
            return [];
        return [unseen((0,deployment_problem/* problemAt */.l4)('external-values', item.place, (0,reference/* quoteText */.ol)(file.sourceOf(item).trim())))];
    }));
}
function reachesRead(steps, place) {
    const setting = { name: '', steps, value: '', isText: true, isJson: false, isFile: false, place };
    return (TAG_KEYS.some((key) => (0,settings/* reaches */.O6)(setting, key)) || steps.some((step) => /image|tag|lightdash/i.test(String(step))));
}

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/values.js







/** The values of a list of files and mappings, from the one that wins last. */
async function valuesUnder(key, entry, lookup, context, used) {
    const all = [];
    for (const member of entry.members(key)) {
        const { file, value } = member;
        if (file.scalar(value) !== null && writtenAt(file, value) !== '')
            all.push(unseen(filledIn(member)));
        for (const item of file.items(value)) {
            if (file.isMap(item))
                all.push(...layersOf(file, item, context));
            else
                all.push(...(await valuesFile({ file, value: item }, entry, lookup, context, used)));
        }
    }
    return all;
}
async function valuesFile({ file, value }, entry, lookup, context, used) {
    const text = await fillIn(writtenAt(file, value), lookup);
    if (text === '')
        return [];
    if (text === null)
        return [unseen(filledIn({ file, value }))];
    const outside = unseen((0,deployment_problem/* problemAt */.l4)('external-values', value.place, (0,reference/* quoteText */.ol)(text)));
    const isPrefixed = entry.member('valuesPathPrefix') !== null;
    const path = isPrefixed || /[*?[{]|::|:\/\/|^ref\+/.test(text) ? null : (0,repository_paths/* resolvePath */.o1)(context.helmfile.folder, text);
    if (path === null)
        return [outside];
    try {
        const values = await readValues(path, lookup, context);
        if (values === null)
            return isMissingAllowed(entry, context.helmfile) ? [] : [outside];
        used.push(path);
        const sealed = sealedAt(values);
        return sealed === null ? layersOf(values, values.root, context) : [unseen((0,deployment_problem/* problemAt */.l4)('encrypted', sealed))];
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        used.push(path);
        return [unseen(error.problem)];
    }
}
/** Where a file is encrypted as a whole, so that not even its keys can be seen; null where it is not. */
function sealedAt(file) {
    const data = file.scalar(file.at(file.root, ['data']));
    const isSealed = data?.text.startsWith('ENC[') === true && file.at(file.root, ['sops']) !== null;
    return isSealed ? data.place : null;
}
/** A file of values, with what its templates stand for where it is one. */
async function readValues(path, lookup, { files, budget }) {
    if (!path.endsWith('.gotmpl'))
        return files.yaml(path);
    const text = await files.text(path);
    if (text === null)
        return null;
    budget.left -= text.length;
    if (budget.left < 0) {
        const found = 'more templates than are read';
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, found));
    }
    const rendering = await render(path, text.replace(/\r(?!\n)/g, '\n'), lookup);
    return rendering === null ? files.yaml(path) : (0,embedded_yaml/* madeYaml */.jQ)(path, rendering.text, rendering.placeOf);
}
function isMissingAllowed(entry, helmfile) {
    const [common] = topLevel(helmfile, 'missingFileHandler');
    const member = entry.member('missingFileHandler') ?? common;
    return member !== undefined && /^(?:warn|info|debug)$/i.test(writtenAt(member.file, member.value));
}
/** A mapping of values, below what its templates may bring in. */
function layersOf(file, root, { settings }) {
    const layer = { kind: 'layer', layer: { file, root } };
    if (root === null && !file.text.includes('{{'))
        return [];
    const isRead = (key) => READ_KEYS.has(key) || key === settings.chart.toLowerCase() || key.includes('lightdash');
    const text = root === null || root === file.root ? file.text : file.sourceOf(root);
    if (!text.includes('{{'))
        return [layer];
    if (mayBringIn(text, isRead)) {
        const found = 'a template that may bring in any values';
        const place = root?.place ?? { file: file.path, line: 1, column: 1 };
        return [layer, unseen((0,deployment_problem/* problemAt */.l4)('unresolved-template', place, found))];
    }
    for (const { name, value } of file.members(root)) {
        const inner = file.members(value).map((member) => [member.name, member.value]);
        for (const [key, held] of [[name, value], ...inner]) {
            if (isRead(key.toLowerCase()) &&
                file.scalar(held)?.hasTemplate &&
                /\bto(?:Yaml|Json)\b/.test(file.sourceOf(held))) {
                return [layer, unseen(filledIn({ file, value: held }))];
            }
        }
    }
    return [layer];
}

;// CONCATENATED MODULE: ./build/deployment/formats/helmfile/release.js






/** The name and the namespace of a release. */
async function nameOf(entry, environment) {
    const text = async (key) => {
        const member = entry.member(key);
        const filled = member === null ? null : await fillIn(writtenAt(member.file, member.value), environment.lookup());
        return filled === '' ? null : filled;
    };
    return { name: await text('name'), namespace: await text('namespace') };
}
/**
 * Whether Helmfile installs a release: not where `installed` or the value that `condition` names is literally false.
 */
async function isInstalled(entry, environment) {
    const installed = entry.member('installed');
    if (installed !== null &&
        (await fillIn(writtenAt(installed.file, installed.value), environment.lookup())) === 'false') {
        return false;
    }
    const condition = entry.member('condition');
    const path = condition === null ? '' : writtenAt(condition.file, condition.value);
    return path === '' || (await environment.valueAt(path.split('.')))?.text !== 'false';
}
/** What a release of a helmfile is made of, for the reader of all Helm releases (DETECTION 2.3, "Helmfile"). */
async function describeRelease(entry, name, context) {
    const lookup = context.environment.lookup(name);
    const used = [];
    // From the one that wins last to the one that wins first.
    const values = [
        ...reusedValues(entry, context.helmfile),
        ...(await valuesUnder('valuesTemplate', entry, lookup, context, used)),
        ...(await valuesUnder('values', entry, lookup, context, used)),
        ...(await valuesUnder('secrets', entry, lookup, context, used)),
        ...settingsOf(entry),
        ...(await whatIsAdded(entry, context)),
    ];
    const chart = await chartOf(entry, lookup, context);
    const release = { chart, values: values.reverse(), place: entry.value.place };
    return { release, used, hidden: addedChart(entry, context.settings) ?? unknownChart(entry, chart, context.settings) };
}
/** A chart that is filled in elsewhere, of a release that is called after the service. */
function unknownChart(entry, chart, settings) {
    if (chart.kind !== 'unknown')
        return null;
    const said = ['name', 'chart']
        .map((key) => entry.member(key))
        .map((each) => (each ? writtenAt(each.file, each.value) : ''));
    return said.some((text) => isCalledAfterService(text.toLowerCase(), settings)) ? chart.problem : null;
}

// EXTERNAL MODULE: ./build/deployment/formats/per-tree.js
var per_tree = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/deployment/formats/signs.js
var signs = __webpack_require__(1935);
;// CONCATENATED MODULE: ./build/deployment/formats/helmfile.js

















const KIND = signs/* HELMFILE */.j_.kind;
/** More environments than any helmfile has: what depends on them is taken for unknown. */
const MOST_ENVIRONMENTS = 40;
/** So many characters are read in all environments together, beyond those of the file itself. */
const MOST_CHARACTERS = 5_000_000;
/** So many releases are looked at, in all environments together. */
const MOST_RELEASES = 4_000;
/** Releases of a helmfile, each in every environment (DETECTION 2.3, "Helmfile"). */
const helmfile = {
    ...signs/* HELMFILE */.j_,
    async read(files, candidates, settings) {
        const found = [];
        const claimed = new Set();
        const charts = new Set();
        const given = new Set(candidates);
        for (const path of withNamed(files, candidates, settings)) {
            const text = await (0,source_files/* readable */.HD)(files.text(path));
            if (text === null || !(0,signs/* mayBeHelmfile */.Nc)(text))
                continue;
            // One that names the service and is no candidate has been left out, or is spoken for.
            if (!given.has(path) && /lightdash/i.test(text))
                continue;
            try {
                const file = await files.yaml(path);
                if (file === null || helmfileParts(file).length === 0)
                    continue;
                const read = await readReleases(files, await readHelmfile(files, file), settings);
                found.push(...read.found);
                for (const each of read.claimed)
                    claimed.add(each);
                for (const each of read.charts)
                    charts.add(each);
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                if (!(0,service_signs/* showsService */.Wo)(text, settings.images, path))
                    continue;
                found.push(unreadable(path, `${KIND}:${path}`, error.problem, [path]));
                claimed.add(path);
            }
        }
        for (const folder of charts)
            for (const path of chartFiles(files, folder, claimed))
                claimed.add(path);
        return { found, claimed: [...claimed] };
    },
    async carries(files, { carrier, identities }) {
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            if (helmfileParts(file).length === 0)
                return false;
            const state = await readHelmfile(files, file);
            const overridden = () => overriddenHelmfiles(files, files.paths.filter(isYaml));
            for await (const { identity, isOff } of releasesIn(files, state, overridden)) {
                const isHeld = (each) => each === identity || each.startsWith(`${identity}#`);
                if (!isOff && identities.some(isHeld))
                    return true;
            }
            return false;
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return true;
            throw error;
        }
    },
};
/** The candidates, and helmfiles that do not name the service, which may install a chart or use values that do. */
function withNamed(files, candidates, { folder }) {
    if (candidates.length === 0)
        return [];
    const prefix = folder === '' ? '' : `${folder}/`;
    const isNamed = (path) => (0,signs/* isNamedHelmfile */._4)(path) && path.startsWith(prefix) && !(0,deployment_candidates/* isExcluded */.RF)(path, folder);
    return [...new Set([...candidates, ...files.paths.filter(isNamed)])];
}
function unreadable(path, identity, problem, inputs) {
    const found = (0,deployment/* unreadableFound */.aH)(KIND, identity, path, problem, inputs);
    return { ...found, place: problem.place ?? { file: path, line: 1, column: 1 } };
}
const overriddenOnce = (0,per_tree/* perTree */.e)();
async function readReleases(files, state, settings) {
    const found = [];
    const claimed = new Set();
    const charts = new Set();
    const overridden = () => overriddenOnce(files, '', async () => overriddenHelmfiles(files, await files.containing('helmfiles', files.paths.filter(isYaml))));
    const budget = { left: MOST_CHARACTERS };
    const asked = new Set();
    /** Releases that show the service and are not read: where the file is claimed, nobody else sees them. */
    const left = [];
    for await (const { entry, name, environment, identity, unit, isOff } of releasesIn(files, state, overridden)) {
        const recorded = files.recorded();
        for (const path of state.asked)
            recorded.has(path);
        const context = { files: recorded, helmfile: state, environment, settings, budget };
        const release = { kind: KIND, identity, carrier: state.path };
        const add = (more, used = []) => {
            // What is switched off is spoken for as well.
            if (!isOff)
                found.push(...more);
            for (const path of [state.path, ...used])
                claimed.add(path);
            for (const path of environment.asked)
                asked.add(path);
        };
        const inputs = () => [...new Set([...recorded.asked, ...environment.asked])];
        try {
            const described = await describeRelease(entry, name, context);
            const reading = await (0,helm_release/* readHelmRelease */.q)(recorded, described.release, settings);
            const { chart } = described.release;
            if (reading !== null && chart.kind === 'folder' && !isOff)
                charts.add(chart.path);
            if (reading !== null) {
                const isRenderedByArgoCd = await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [state.path], settings);
                const changedAt = await whereModeIsChanged(entry, context);
                const all = (0,release_found/* foundOfRelease */.F)(withoutMode(reading, changedAt), {
                    ...release,
                    isRenderedByArgoCd,
                    inputs: inputs(),
                });
                add(all.map((each) => ({ ...each, units: [unit] })), described.used);
            }
            else if (described.hidden !== null) {
                add([unreadable(state.path, identity, described.hidden, inputs())], described.used);
            }
            else if (!isOff && (0,service_signs/* showsService */.Wo)(entry.file.sourceOf(entry.value), settings.images, state.path)) {
                const problem = (0,deployment_problem/* problemAt */.l4)('unknown-kind', entry.value.place, 'shows the service in values of another chart');
                left.push(unreadable(state.path, identity, problem, inputs()));
            }
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const { file, value } = entry;
            if (!(0,service_signs/* showsService */.Wo)(file.sourceOf(value), settings.images, state.path))
                continue;
            add([unreadable(state.path, identity, error.problem, inputs())]);
        }
    }
    if (claimed.has(state.path))
        found.push(...left);
    for (const path of asked) {
        // What shows an image that no release here has may be used in a way that is not seen.
        const text = await (0,source_files/* readable */.HD)(files.text(path));
        const isRead = found.some(({ place }) => place.file === path);
        if (isRead || text === null || !(0,service_signs/* showsService */.Wo)(text, settings.images, path))
            claimed.add(path);
    }
    return { found: refuseBranches(found), claimed, charts };
}
/** The same without the mode of the upgrade, where something sees to it that the mode does not do what it says. */
function withoutMode(reading, at) {
    const { declared, notices } = reading;
    if (at === null || declared.upgradeMode === null)
        return reading;
    const notice = `What is at ${(0,place/* showPlace */.R)(at)} may change how the release is upgraded: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}
/** Releases that are called alike stand in branches of a template: which of them is there is not known where they differ. */
function refuseBranches(found) {
    const byUnit = new Map();
    for (const each of found)
        for (const unit of each.units)
            byUnit.set(unit, [...(byUnit.get(unit) ?? []), each]);
    return found.map((each) => {
        const { answer, place, units, identities } = each;
        const branches = units.flatMap((unit) => byUnit.get(unit) ?? []);
        const hasBranches = branches.some(({ identities: [other] }) => branchOf(other) !== branchOf(identities[0]));
        if (!hasBranches || answer.status === 'problem')
            return each;
        const versions = [...new Set(branches.map(helmfile_versionOf))];
        if (versions.length < 2)
            return each;
        return { ...each, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('mixed-versions', place, versions.slice(0, 10).join(', '))) };
    });
}
/** The identity of a release without the way to a further image. */
function branchOf(identity) {
    return identity.split('#', 2).join('#');
}
function helmfile_versionOf({ answer }) {
    if (answer.status === 'version')
        return answer.version;
    return answer.status === 'chart' ? `chart ${answer.chart.version}` : 'one that is not known';
}
/**
 * The files of a chart that is installed by helmfiles alone. Where a file of values is left beside it that none of them uses, the
 * chart may be installed in another way as well.
 */
function chartFiles(files, folder, used) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const own = ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => `${prefix}${name}`);
    const isLeft = files.paths.some((path) => {
        if (!path.startsWith(prefix) || !isYaml(path) || used.has(path) || own.includes(path))
            return false;
        return !/^(?:templates|charts|crds|ci)\//.test(path.slice(prefix.length));
    });
    return isLeft ? [] : own;
}
function isYaml(path) {
    return /\.ya?ml(?:\.gotmpl)?$/.test(path);
}
/**
 * The releases of a helmfile in each of its environments, with what their templates stand for there.
 *
 * @param overridden the helmfiles that other ones hand values to
 * @throws ProblemError where there are more than are read, or where they are no YAML once they are filled in
 */
async function* releasesIn(files, state, overridden) {
    const text = ((await files.text(state.path)) ?? '').replace(/\r(?!\n)/g, '\n');
    const count = releaseValuesOf(state.own).length;
    if (count > MOST_RELEASES) {
        const found = `more than ${MOST_RELEASES} releases`;
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', { file: state.path, line: 1, column: 1 }, found));
    }
    const counts = new Map();
    for (const name of environmentsOf(state, text.length, count)) {
        const environment = new HelmfileEnvironment(files, state, name, overridden);
        const rendering = await render(state.path, text, environment.lookup());
        const filled = rendering === null ? null : (0,embedded_yaml/* madeYaml */.jQ)(state.path, rendering.text, rendering.placeOf);
        for (const { file, value } of releaseValuesOf(filled === null ? state.own : helmfileParts(filled))) {
            const entry = new ReleaseEntry(file, value, state);
            const called = await nameOf(entry, environment);
            const prefix = name === null || name === DEFAULT_ENVIRONMENT ? '' : `${name}/`;
            const plain = `${KIND}:${state.path}#${prefix}${labelOf(entry, called)}`;
            const same = (counts.get(plain) ?? 0) + 1;
            counts.set(plain, same);
            const identity = same === 1 ? plain : `${plain}~${same}`;
            const isOff = !(await isInstalled(entry, environment));
            yield { entry, name: called, environment, identity, unit: plain, isOff };
        }
    }
}
/** The environments that are looked at; one that is not known where there are too many, or others that cannot be seen. */
function environmentsOf(state, length, releases) {
    const names = environmentNames(state);
    const isUnclear = names === null || state.hasUnseenBase;
    if (isUnclear)
        return [null];
    const isTooMuch = names.length > MOST_ENVIRONMENTS ||
        (names.length > 1 && (names.length * length > MOST_CHARACTERS || names.length * releases > MOST_RELEASES));
    return isTooMuch ? [null] : names;
}
function releaseValuesOf(parts) {
    return parts.flatMap(({ file, root }) => file.items(file.at(root, ['releases'])).flatMap((value) => (file.isMap(value) ? [{ file, value }] : [])));
}
/** What a release is called within its environment: cluster, namespace and name, as they are written where they are filled in. */
function labelOf(entry, { name, namespace }) {
    const written = (key) => {
        const member = entry.member(key);
        return member === null ? '' : writtenAt(member.file, member.value);
    };
    const space = namespace ?? written('namespace');
    const cluster = written('kubeContext');
    return `${cluster === '' ? '' : `${cluster}/`}${space === '' ? '' : `${space}/`}${name ?? written('name')}`;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ embeddedYaml),
/* harmony export */   jQ: () => (/* binding */ madeYaml),
/* harmony export */   vW: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3871);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);




/** YAML within YAML within YAML; no tool reads as deep. */
const MOST_EMBEDDED = 4;
/** How deep a file is embedded; none for one of the repository. */
const depths = new WeakMap();
/** What was read of a file's scalars, for aliases may lead to one of them time and again. */
const readings = new WeakMap();
/**
 * A text within a YAML file that is YAML itself, such as `values: |` of an Argo CD application: what stands in it has the
 * place where it stands in the outer file. In a text that is folded or stands in quotes everything has the place of that text.
 *
 * @returns null where the value is no text
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    const known = readings.get(file) ?? new Map();
    readings.set(file, known);
    const reading = known.get(value.node);
    if (reading instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    if (reading !== undefined)
        return reading;
    try {
        const embedded = readEmbedded(file, value);
        if (embedded !== null)
            known.set(value.node, embedded);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            known.set(value.node, error);
        throw error;
    }
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', value.place, `YAML within YAML, ${depth} times over`));
    }
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    const text = literal?.text ?? node.source ?? '';
    const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, text, literal ?? { placeAt: () => scalar.place });
    depths.set(embedded, depth);
    return embedded;
}
/** The text of a literal block as it stands in the file, without its indentation, which is the same for all of its lines. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // Its header goes to the end of the line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** Where the text of each line starts in the file. */
    const offsets = [];
    // A line of the value is one line of the block; its indentation is what the value goes without.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
/**
 * YAML that is made of something else, such as `--set` or a block of Terraform: whatever stands in it has the place that
 * `placeOf` gives for its line.
 *
 * @param placeOf from a line of the text, the first being 1
 * @throws ProblemError (`unparseable`)
 */
function madeYaml(path, text, placeOf) {
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, text.replace(/\r(?!\n)/g, '\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, text, {
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return placeOf(line, column);
        },
    });
}
/** Deeper than any value stands. */
const MOST_STEPS = 50;
/** Items of all lists together, those that no setting names among them. */
const MOST_ITEMS = 10_000;
/**
 * Settings as a mapping of values, each with its own place; a later one wins over an earlier one. A value `null` that is no
 * text takes away what stands below.
 *
 * @throws ProblemError (`unparseable`) where a setting stands deeper, or a list is longer, than any release has
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { kind: 'map', members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    write(root, '', '');
    return madeYaml(path, lines.join('\n'), (line) => places[line - 1] ?? start);
    /** One line a node, in flow style, so that nothing of a text can end it. */
    function write(node, before, after) {
        const put = (text) => {
            lines.push(` ${text}`);
            places.push(node.place);
        };
        if (node.kind === 'scalar')
            put(`${before}${node.json}${after}`);
        else if (node.kind === 'map') {
            put(`${before}{`);
            for (const [name, member] of node.members)
                write(member, `${quote(name)}: `, ',');
            put(`}${after}`);
        }
        else {
            put(`${before}[`);
            const length = Math.max(-1, ...node.items.keys()) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(node.place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1) {
                write(node.items.get(index) ?? { kind: 'scalar', json: 'null', place: node.place }, '', ',');
            }
            put(`]${after}`);
        }
    }
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const known = memberOf(holder, step);
        const wanted = typeof next === 'number' ? 'list' : 'map';
        if (next === undefined)
            setMember(holder, step, nodeOf(value, isText, place));
        else if (known?.kind === wanted)
            holder = known;
        else {
            const made = wanted === 'list' ? { kind: 'list', items: new Map(), place } : { kind: 'map', members: new Map(), place };
            setMember(holder, step, made);
            holder = made;
        }
    }
}
function memberOf(holder, step) {
    return holder.kind === 'map' ? holder.members.get(String(step)) : holder.items.get(Number(step));
}
function setMember(holder, step, node) {
    if (holder.kind === 'map')
        holder.members.set(String(step), node);
    else {
        const index = Number(step);
        if (!Number.isInteger(index) || index < 0 || index >= MOST_ITEMS)
            throw tooMuch(node.place, `the item ${index}`);
        holder.items.set(index, node);
    }
}
function nodeOf(value, isText, place) {
    if (isText)
        return { kind: 'scalar', json: quote(value), place };
    if (value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{')) {
        const items = value === '{}' ? [] : value.slice(1, -1).split(',');
        const scalars = items.map((item, index) => [index, scalarOf(item, place)]);
        return { kind: 'list', items: new Map(scalars), place };
    }
    return scalarOf(value, place);
}
/** A value as `--set` types it: these words in any case, whole numbers that do not start with a zero, else a text. */
function scalarOf(value, place) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return { kind: 'scalar', json: isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value), place };
}
/** A text as JSON that is YAML as well: some characters stand in no YAML, and others end its lines. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
