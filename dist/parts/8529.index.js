export const id = 8529;
export const ids = [8529];
export const modules = {

/***/ 28529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  holdByIssues: () => (/* binding */ holdByIssues),
  parseKnownIssues: () => (/* binding */ parseKnownIssues)
});

// EXTERNAL MODULE: ./node_modules/semver/classes/range.js
var range = __webpack_require__(96782);
// EXTERNAL MODULE: ./node_modules/semver/classes/semver.js
var semver = __webpack_require__(7163);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(64737);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return api/* _isoDate */.db(schemas/* ZodISODate */.Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(68864);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
;// CONCATENATED MODULE: ./build/gate/policy/known-issues.js









const MOST_ISSUES = 200;
const MOST_PROBLEMS = 5;
const DAY_MS = 86_400_000;
const isDay = (text) => date().safeParse(text).success;
const isMoment = (text) => datetime({ offset: true }).safeParse(text).success;
const issueSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP('a text').regex(/^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$/, 'a name of letters, digits and ._/#-'),
    versions: schemas/* string */.YjP('a semver range such as ">=1.129.0 <1.169.1"')
        .refine(isRange, 'a semver range such as ">=1.129.0 <1.169.1", of 200 characters at most'),
    'applies-to': schemas/* enum */.k5n(['target', 'span'], 'target or span'),
    effect: schemas/* enum */.k5n(['block', 'recreate'], 'block or recreate'),
    reason: schemas/* string */.YjP('a text').min(1, 'a text').max(1_000, 'a text of 1000 characters at most'),
    url: schemas/* string */.YjP('an https address').refine(isAddress, 'an https address without a user').optional(),
    until: schemas/* string */.YjP('a date, YYYY-MM-DD')
        .refine((text) => isDay(text) || isMoment(text), 'a date, YYYY-MM-DD, or a moment such as 2026-12-01T12:00:00Z')
        .optional(),
}, 'an issue with id, versions, applies-to, effect and reason');
const fileSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1, '1'),
    issues: schemas/* array */.YOg(issueSchema, 'a list of issues')
        .max(MOST_ISSUES, `a list of ${MOST_ISSUES} issues at most`)
        .superRefine((issues, context) => {
        const ids = new Set();
        for (const [at, { id }] of issues.entries()) {
            if (ids.has(id))
                context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id that appears only once' });
            ids.add(id);
        }
    }),
}, 'a mapping with version and issues');
/** Reads a file of known issues (docs/policy.md). The file is YAML; every member has its type, and unknown members are refused. */
function parseKnownIssues(bytes) {
    const lines = new dist/* LineCounter */.HN();
    const at = (offset, says) => `line ${lines.linePos(offset).line}: ${says}`;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // Refuses duplicate keys. It also refuses nesting and aliases that expand so far that the parser below would not end.
        new yaml/* YamlFile */._('known-issues', text);
        const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
        const broken = document.errors.map(({ pos: [offset], message }) => at(offset, message.split('\n', 1)[0] ?? ''));
        if (broken.length > 0)
            return refuse(broken);
        const value = document.toJS();
        const { data, error } = fileSchema.safeParse(value);
        if (error === undefined)
            return { issues: data.issues, problem: null };
        return refuse(error.issues.flatMap((issue) => complaintsOf(issue, value, document)).map((each) => at(...each)));
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm) {
            const { place, found } = error.problem;
            return refuse([`line ${place?.line ?? 1}: ${found}`]);
        }
        return refuse([`it cannot be read as YAML: ${error instanceof Error ? error.message : ''}`]);
    }
}
function refuse(problems) {
    const more = problems.length - MOST_PROBLEMS;
    const shown = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
    return { issues: null, problem: shown.join('; ') };
}
/** Each complaint of a schema with its place: `"issues[0].effect" is "stop", expected block or recreate`. */
function complaintsOf(issue, value, document) {
    const { path } = issue;
    const nearest = nearestOffset(document, path);
    if (issue.code === 'unrecognized_keys') {
        const map = document.getIn(path, true);
        const pairs = (0,dist/* isMap */.jh)(map) ? map.items : [];
        return issue.keys.map((key) => {
            const pair = pairs.find((each) => (0,dist/* isScalar */.jn)(each.key) && String(each.key.value) === key);
            return [offsetOf(pair?.key) ?? nearest, `unknown member ${(0,quote_value/* quoteValue */.c)(key)}`];
        });
    }
    const { member, found, expected } = (0,malformed/* firstMalformation */.Wu)({ issues: [issue] }, value);
    return [[nearest, `${member === '' ? 'the file' : `"${member}"`} is ${found}, expected ${expected}`]];
}
/** Where a member begins; if it is missing, where its parent begins. */
function nearestOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const offset = offsetOf(length === 0 ? document.contents : document.getIn(path.slice(0, length), true));
        if (offset !== null)
            return offset;
    }
    return 0;
}
function offsetOf(node) {
    return (0,dist/* isNode */.Ll)(node) ? (node.range?.[0] ?? null) : null;
}
function isRange(text) {
    return text.trim() !== '' && text.length <= 200 && valid(text) !== null;
}
function isAddress(text) {
    if (text.length > 2_000 || !text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
/**
 * Applies a file to the releases that have its issues. A file that cannot be used may bar anything, so it bars everything.
 *
 * @param releases of the whole index
 */
function holdByIssues({ issues, problem }, releases, now) {
    if (issues === null) {
        const unread = {
            rule: 'policy-unavailable',
            on: 'target',
            says: problem,
            passesFrom: null,
            issue: null,
        };
        return { holds: new Map(releases.map(({ version }) => [version, [unread]])), unmatched: [], expired: [] };
    }
    const inForce = issues.filter((issue) => !isOver(issue, now));
    const rules = inForce.map((issue) => ({ id: issue.id, range: new range(issue.versions), hold: holdOf(issue) }));
    const holds = new Map();
    const matched = new Set();
    for (const { version } of releases) {
        const parsed = new semver(version);
        for (const { id, range, hold } of rules) {
            if (!range.test(parsed))
                continue;
            matched.add(id);
            holds.set(version, [...(holds.get(version) ?? []), hold]);
        }
    }
    const idsOf = (some) => some.map(({ id }) => id);
    return {
        holds,
        unmatched: idsOf(inForce).filter((id) => !matched.has(id)),
        expired: idsOf(issues.filter((issue) => !inForce.includes(issue))),
    };
}
function holdOf({ id, 'applies-to': on, effect, reason, url }) {
    const rule = effect === 'block' ? 'known-issue' : 'known-issue-recreate';
    const says = `${id}${url === undefined ? '' : ` (${url})`}: ${reason}`;
    return { rule, on, says, passesFrom: null, issue: { id, reason, url: url ?? null } };
}
function isOver({ until }, now) {
    if (until === undefined)
        return false;
    return now.getTime() >= Date.parse(until) + (isDay(until) ? DAY_MS : 0);
}


/***/ })

};
