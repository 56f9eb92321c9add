export const id = 4179;
export const ids = [4179];
export const modules = {

/***/ 7669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPlace),
/* harmony export */   w: () => (/* binding */ compareByPlace)
/* harmony export */ });
/** The order of files, lines and columns. */
function compareByPlace({ place: one }, { place: other }) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
/** `deploy/values.yaml:12`, for messages. */
function showPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}


/***/ }),

/***/ 6349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ cutQuotes),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   l4: () => (/* binding */ problemAt)
/* harmony export */ });
/* unused harmony export PROBLEM_CODES */
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7669);

/** What is said of a problem, by its place in words and by what was found there. */
const MESSAGES = {
    'no-target': () => 'No Lightdash deployment found. Set `targets: file#path`.',
    'target-missing': (at, found) => `Target ${at}#${found} not found on the head; file deleted or path renamed?`,
    unparseable: (at, found) => `Cannot parse ${at} (${found}). Exclude it or fix it.`,
    'conflict-markers': (at) => `${at} contains merge conflict markers. Resolve the conflict.`,
    'unresolved-variable': (at, found, { remedy = 'Pass `to:`, or pin it.' }) => `The tag at ${at} comes from ${found}, which cannot be read from the repository. ${remedy}`,
    'unresolved-template': (at, found, { subject = 'tag' }) => `The ${subject} at ${at} comes from ${found}, which is filled in elsewhere. Pass \`to:\` or pin it.`,
    encrypted: (at, _, { subject = 'tag' }) => `The ${subject} at ${at} is encrypted; keep image.${subject === 'tag' ? 'tag' : 'repository'} outside of encrypted_regex.`,
    'moving-tag': (at, found) => `${found} at ${at} names no version: an upgrade cannot be checked. Pin X.Y.Z (a digest may be appended: X.Y.Z@sha256:…).`,
    'digest-only': (at, found) => `${found} at ${at} names an image by its digest alone. Write the version beside it: X.Y.Z@sha256:….`,
    'unknown-suffix': (at, found) => `${found} at ${at} is a version with a suffix that is not known. Set \`tag-suffix\` to it, or pin X.Y.Z.`,
    'not-a-version': (at, found, { remedy = 'Pin X.Y.Z.' }) => `${found} at ${at} is not a version. ${remedy}`,
    // Quotes alone do not make a version of `no` or of a date.
    'numeric-tag': (at, found) => /^`\d+\.\d+` /.test(found)
        ? `YAML reads ${found}; quote it at ${at}.`
        : `YAML reads ${found} at ${at}. Pin X.Y.Z, quoted.`,
    'chart-unpinned': (at, found, { remedy = "Pin the chart's version or set image.tag." }) => `${found} at ${at}. ${remedy}`,
    'chart-range': (at, found) => `The chart version at ${at} is ${found}, a range; pin it or set image.tag.`,
    'chart-unknown': (at, found) => `The Lightdash version of the chart at ${at} is not known: ${found}. Set image.tag, or make the chart repository readable (\`chart-repository-url\`).`,
    'chart-too-old': (at, found) => `Chart ${found} at ${at} has an image tag of its own that differs from its appVersion. Set image.tag.`,
    'external-values': (at, found) => `Values from ${found} at ${at} are outside of this repository and may set image.tag. Set it in the repository, or pass \`to:\`.`,
    'mixed-versions': (_, found) => `One deployment runs several versions: ${found}. Give all of them the same version.`,
    'custom-image': (at, found) => `${found} at ${at} may be a Lightdash build. Add it to \`images\`, or keep it out with \`files\`.`,
    'image-changed': (at) => `Lightdash was deployed from ${at}, and its image there is gone or cannot be read. If it has another name now, add that to \`images\`; else pass \`from:\` and \`to:\`.`,
    'not-evaluated': (at, found) => `${at}: ${found}. The gate does not evaluate that, so the version it leads to is not known. Render both sides (\`rendered-base\`, \`rendered-head\`), name the place of the version with \`targets\`, or pass \`from:\` and \`to:\`.`,
    'not-understood': (at, found) => `${at}: ${found}. Name the place with \`targets: file@regex:…\`, or pass \`from:\` and \`to:\`.`,
    'rendered-unusable': (at, found) => `${at} ${found}. Render all of both sides, with the same commands, before the gate runs.`,
    'invalid-upgrade-mode': (at, found) => `upgrade.mode at ${at} is ${found}. Write RollingUpdate, Recreate or leave it empty.`,
    'base-unresolved': (at, found) => `The version before the change at ${at} is not known: ${found}. Pass \`from:\`.`,
    'branch-behind': (at, found) => `The branch is behind: ${found} at ${at}. Update the branch.`,
};
/** All codes, in the order of the table. */
const PROBLEM_CODES = Object.keys(MESSAGES);
/**
 * A problem at a place.
 *
 * @param found what stands there, whole; the message of the code shows it with its quoted parts cut
 * @param wording where the message differs from the usual one
 */
function problemAt(code, place, found = '', wording = {}) {
    const at = place === null ? 'the repository' : (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place);
    return { code, place, found, message: MESSAGES[code](at, cutQuotes(found), wording) };
}
const LONGEST_QUOTE = 60;
/** A text may hold backticks itself, which leaves the rest of it outside of them. */
const LONGEST_WORD = 200;
/** A text for people to read: what stands in backticks is cut where it is long. */
function cutQuotes(text) {
    return text
        .replace(/`([^`]*)`/g, (_, quoted) => `\`${cut(quoted, LONGEST_QUOTE)}\``)
        .replace(/[^\s`]+/g, (word) => cut(word, LONGEST_WORD));
}
function cut(text, most) {
    return text.length <= most ? text : `${text.slice(0, most)}…`;
}
/** Thrown where a file cannot be understood; whoever asked for it turns it into a deployment's problem. */
class ProblemError extends Error {
    problem;
    name = 'ProblemError';
    constructor(problem) {
        super(problem.message);
        this.problem = problem;
    }
}


/***/ }),

/***/ 4179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdByIssues: () => (/* binding */ holdByIssues),
/* harmony export */   parseKnownIssues: () => (/* binding */ parseKnownIssues)
/* harmony export */ });
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6782);
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7163);
/* harmony import */ var semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4737);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2857);
/* harmony import */ var _deployment_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6349);
/* harmony import */ var _deployment_source_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8128);
/* harmony import */ var _release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8387);








const MOST_ISSUES = 200;
const MOST_PROBLEMS = 5;
const DAY_MS = 86_400_000;
const isDay = (text) => zod__WEBPACK_IMPORTED_MODULE_6__/* .date */ .p6().safeParse(text).success;
const isMoment = (text) => zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$({ offset: true }).safeParse(text).success;
const issueSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP('a text').regex(/^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$/, 'a name of letters, digits and ._/#-'),
    versions: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP('a semver range such as ">=1.129.0 <1.169.1"')
        .refine(isRange, 'a semver range such as ">=1.129.0 <1.169.1", of 200 characters at most'),
    'applies-to': zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['target', 'span'], 'target or span'),
    effect: zod__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['block', 'recreate'], 'block or recreate'),
    reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP('a text').min(1, 'a text').max(1_000, 'a text of 1000 characters at most'),
    url: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP('an https address').refine(isAddress, 'an https address without a user').optional(),
    until: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP('a date, YYYY-MM-DD')
        .refine((text) => isDay(text) || isMoment(text), 'a date, YYYY-MM-DD, or a moment such as 2026-12-01T12:00:00Z')
        .optional(),
}, 'an issue with id, versions, applies-to, effect and reason');
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1, '1'),
    issues: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(issueSchema, 'a list of issues')
        .max(MOST_ISSUES, `a list of ${MOST_ISSUES} issues at most`)
        .superRefine((issues, context) => {
        const ids = new Set();
        for (const [at, { id }] of issues.entries()) {
            if (ids.has(id))
                context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id that stands once' });
            ids.add(id);
        }
    }),
}, 'a mapping with version and issues');
/** Reads a file of known issues (docs/policy.md): YAML, each member with its type, none that is not known. */
function parseKnownIssues(bytes) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_3__/* .LineCounter */ .HN();
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // Refuses keys that stand twice, and what is nested or repeated by aliases beyond all measure, for which the parser below would not end.
        new _deployment_source_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlFile */ ._('known-issues', text);
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
        const broken = document.errors.map(({ pos: [offset], message }) => at(lines, offset, message.split('\n', 1)[0] ?? ''));
        if (broken.length > 0)
            return refuse(broken);
        const value = document.toJS();
        const parsed = fileSchema.safeParse(value);
        if (parsed.success)
            return { issues: parsed.data.issues, problems: null };
        return refuse(parsed.error.issues.flatMap((issue) => describe(issue, value, document, lines)));
    }
    catch (error) {
        if (error instanceof _deployment_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .ProblemError */ .Mm) {
            const { place, found } = error.problem;
            return refuse([`line ${place?.line ?? 1}: ${found}`]);
        }
        return refuse([`it cannot be read as YAML: ${error instanceof Error ? error.message : ''}`]);
    }
}
function refuse(problems) {
    const more = problems.length - MOST_PROBLEMS;
    return { issues: null, problems: [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])] };
}
function at(lines, offset, says) {
    return `line ${lines.linePos(offset).line}: ${says}`;
}
/** Each complaint of a schema, as `line 7: "issues[0].effect" is "stop", expected block or recreate`. */
function describe(issue, value, document, lines) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
        const map = document.getIn(path, true);
        return issue.keys.map((key) => {
            const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isMap */ .jh)(map)
                ? map.items.find((each) => (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isScalar */ .jn)(each.key) && String(each.key.value) === key)
                : undefined;
            return at(lines, offsetOf(pair?.key) ?? nearestOffset(document, path), `there is no member ${(0,_release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .c)(key)}`);
        });
    }
    let found = value;
    let member = '';
    for (const step of path) {
        found = found?.[step];
        member += typeof step === 'number' ? `[${step}]` : `${member === '' ? '' : '.'}${String(step)}`;
    }
    const name = member === '' ? 'the file' : `"${member}"`;
    return [at(lines, nearestOffset(document, path), `${name} is ${(0,_release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .c)(found)}, expected ${issue.message}`)];
}
/** Where a member begins; where it is missing, what it is missing in. */
function nearestOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const offset = offsetOf(length === 0 ? document.contents : document.getIn(path.slice(0, length), true));
        if (offset !== null)
            return offset;
    }
    return 0;
}
function offsetOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isNode */ .Ll)(node) ? (node.range?.[0] ?? null) : null;
}
function isRange(text) {
    return text.trim() !== '' && text.length <= 200 && semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_2__(text) !== null;
}
function isAddress(text) {
    if (text.length > 2_000 || !text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
/**
 * Which releases have which issues.
 *
 * @param versions of the index
 */
function holdByIssues(issues, versions, now) {
    const releases = versions.map((version) => ({ version, parsed: new semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1__(version) }));
    const holds = new Map();
    const unmatched = [];
    const expired = [];
    for (const issue of issues) {
        if (isOver(issue, now)) {
            expired.push(issue.id);
            continue;
        }
        const range = new semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__(issue.versions);
        const hold = holdOf(issue);
        let isMatched = false;
        for (const { version, parsed } of releases) {
            if (!range.test(parsed))
                continue;
            isMatched = true;
            const known = holds.get(version);
            if (known === undefined)
                holds.set(version, [hold]);
            else
                known.push(hold);
        }
        if (!isMatched)
            unmatched.push(issue.id);
    }
    return { holds, unmatched, expired };
}
function holdOf({ id, 'applies-to': on, effect, reason, url }) {
    const rule = effect === 'block' ? 'known-issue' : 'known-issue-recreate';
    const says = `${id}${url === undefined ? '' : ` (${url})`}: ${reason}`;
    return { on, rule, says, issue: { id, reason, url: url ?? null } };
}
function isOver({ until }, now) {
    if (until === undefined)
        return false;
    return now.getTime() >= Date.parse(until) + (isDay(until) ? DAY_MS : 0);
}


/***/ })

};
