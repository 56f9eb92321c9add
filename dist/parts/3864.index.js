export const id = 3864;
export const ids = [3864];
export const modules = {

/***/ 63864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment),
  publishFailure: () => (/* binding */ publishFailure)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/net/octokit.js
var net_octokit = __webpack_require__(56025);
// EXTERNAL MODULE: ./build/render/page.js
var page = __webpack_require__(80366);
// EXTERNAL MODULE: ./build/render/gate/parts.js + 4 modules
var gate_parts = __webpack_require__(16065);
// EXTERNAL MODULE: ./build/render/gate/pen.js
var pen = __webpack_require__(53190);
// EXTERNAL MODULE: ./build/render/gate/summary.js
var gate_summary = __webpack_require__(48833);
;// CONCATENATED MODULE: ./build/render/gate/comment.js




/** In bytes, with room for a marker. GitHub refuses a comment of more than 65,536 characters, and a character has at least one byte. */
const MOST_BYTES = 60_000;
/** A comment should fit on one screen, so it begins at this low level of detail. */
const LEVEL = 2;
/**
 * The report as a comment on a pull request, on one screen of a phone: the result, how to get green, what breaks unless somebody acts, the
 * first reason, and where to find the rest. It has no times and no digests.
 */
function renderComment(report) {
    const { run } = report.links;
    const summary = run === null ? 'The job summary' : (0,pen/* markdownPen */.r)(report).link('The summary of this run', run);
    const rest = {
        name: 'the rest',
        render: () => [`<sub>${summary} has the rest. This comment is updated on every push.</sub>`],
    };
    const parts = [...(0,gate_parts/* firstParts */.J4)(report), ...(0,gate_parts/* briefParts */.vM)(report)];
    return (0,page/* renderPage */.Cf)([...parts.map((part) => (0,gate_summary.sectionOf)(report, part)), rest], MOST_BYTES, LEVEL);
}

// EXTERNAL MODULE: ./build/actions/gate/comment-marker.js
var comment_marker = __webpack_require__(58026);
// EXTERNAL MODULE: ./build/actions/gate/courtesy.js
var courtesy = __webpack_require__(34366);
// EXTERNAL MODULE: ./build/actions/gate/event.js
var gate_event = __webpack_require__(30186);
;// CONCATENATED MODULE: ./build/actions/gate/pull-request-comments.js

/** Four times as many as a pull request can have. */
const MOST_PAGES = 100;
/** A job's token cannot ask over REST whose it is. */
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  viewer { login }
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { headRefOid } }
}`;
/** The comments on one pull request. Every method throws an Error if the server refuses or fails. */
class PullRequestComments {
    octokit;
    repository;
    number;
    #names;
    constructor(octokit, repository, number) {
        this.octokit = octokit;
        this.repository = repository;
        this.number = number;
        this.#names = { owner: repository.owner, repo: repository.repo };
    }
    /** The comments of the token's own account that begin with the marker. */
    async find(marker) {
        const { octokit, number } = this;
        const { viewer, repository } = await octokit.graphql(QUERY, { ...this.#names, number });
        const own = [];
        const asked = { ...this.#names, issue_number: number, per_page: 100 };
        const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, asked);
        for await (const { id, body = '', user } of (0,net_octokit/* itemsOf */.S)(pages, MOST_PAGES)) {
            if (body.startsWith(marker) && isOwn(user, viewer.login, this.repository.token))
                own.push({ id, body });
        }
        return { own, headSha: repository?.pullRequest?.headRefOid ?? null };
    }
    async create(body) {
        await this.octokit.rest.issues.createComment({ ...this.#names, issue_number: this.number, body });
    }
    async update(id, body) {
        await this.octokit.rest.issues.updateComment({ ...this.#names, comment_id: id, body });
    }
    async delete(id) {
        await this.octokit.rest.issues.deleteComment({ ...this.#names, comment_id: id });
    }
}
/**
 * Whether this author is the account of the token. An app asks as `name[bot]` or as `name`, and writes as the bot `name`. A user may have
 * the same name.
 *
 * @param author null if the account was deleted
 */
function isOwn(author, viewer, token) {
    const isApp = viewer.endsWith('[bot]') || token.startsWith('ghs_');
    const name = (login) => login.replace(/\[bot\]$/, '').toLowerCase();
    return author !== null && name(author.login) === name(viewer) && (author.type === 'Bot') === isApp;
}

// EXTERNAL MODULE: ./build/actions/gate/server.js
var gate_server = __webpack_require__(46087);
;// CONCATENATED MODULE: ./build/actions/gate/comment.js










/** Any event with a pull request counts: a review has one too. */
const payloadSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }).nullable().catch(null),
    }),
});
/**
 * Updates the comment on the pull request, if the settings ask for one and the run has a pull request. An existing comment is always kept
 * true, even if all is well again. The setting decides whether a new one is written. Nothing is written once the pull request has a newer
 * commit. Never throws: if the comment cannot be written, there is a notice.
 *
 * @param mostMs the time in milliseconds after which all requests end
 */
async function publishComment(report, settings, processEnv, mostMs = courtesy/* MOST_COURTESY_MS */.sg) {
    await keepComment(() => renderComment(report), deservesComment(report, settings.comment), settings, processEnv, mostMs);
}
/**
 * Says in the existing comment that this run has failed. Otherwise the comment would still show the result of an earlier run. Never creates
 * a comment; the rest is as in {@link publishComment}.
 *
 * @param message the message of the error
 */
async function publishFailure(message, settings, processEnv, mostMs = courtesy/* MOST_COURTESY_MS */.sg) {
    await keepComment(() => (0,gate_summary.renderFailure)((0,courtesy/* withoutToken */._Q)(message, settings)), false, settings, processEnv, mostMs);
}
async function keepComment(render, creates, settings, processEnv, mostMs) {
    if (settings.comment === 'never')
        return;
    try {
        const { data } = payloadSchema.safeParse((0,gate_event/* workflowEvent */.k)(processEnv).payload);
        if (data === undefined)
            return;
        const { number, head } = data.pull_request;
        const server = (0,gate_server.serverOf)(settings, processEnv, AbortSignal.timeout(mostMs));
        if (server === null)
            throw new Error('there is no token; leave `github-token` at its default');
        const marker = (0,comment_marker/* commentMarker */.Q)(settings, processEnv);
        const body = `${marker}\n${render()}`;
        const comments = new PullRequestComments(await (0,net_octokit/* octokitOn */.R)(server), server.repository, number);
        const { own, headSha } = await comments.find(marker);
        if (head !== null && headSha !== null && head.sha !== headSha) {
            (0,core/* info */.pq)('The comment on the pull request was left as it is: a newer commit has its own run.');
            return;
        }
        const [kept, ...duplicates] = own;
        if (kept === undefined) {
            if (creates)
                await comments.create(body);
            return;
        }
        if (!(0,courtesy/* isSameText */.cZ)(kept.body, body))
            await comments.update(kept.id, body);
        // Parallel runs may each have created one. If one cannot be deleted now, the next run finds it again.
        for (const { id } of duplicates)
            await comments.delete(id).catch(() => undefined);
    }
    catch (error) {
        const what = 'The comment on the pull request was not written';
        const text = (0,courtesy/* describeUnwritten */.WB)(what, error, settings, 'The job summary has the same report.');
        (0,core/* notice */.lm)(text, { title: 'Upgrade Gate' });
    }
}
/** Whether a pull request that has no comment gets one. */
function deservesComment({ outcome, problem, deployments }, mode) {
    return outcome.fails || (mode === 'always' && (problem !== null || !deployments.every(isUntouched)));
}
/** Whether the pull request leaves this deployment as it is. That includes a problem that existed before. */
function isUntouched({ change, problem, tolerated, upgradeMode }) {
    return change === 'unchanged' && (tolerated || (problem === null && upgradeMode === 'RollingUpdate'));
}


/***/ })

};
