export const id = 2139;
export const ids = [2139];
export const modules = {

/***/ 92139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment),
  publishFailure: () => (/* binding */ publishFailure)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/render/pages.js
var pages = __webpack_require__(68645);
// EXTERNAL MODULE: ./build/actions/pull-request.js + 1 modules
var pull_request = __webpack_require__(17163);
// EXTERNAL MODULE: ./build/net/octokit.js
var net_octokit = __webpack_require__(56025);
;// CONCATENATED MODULE: ./build/actions/pull-request-comments.js

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
    /**
     * The comments of the token's own account that begin with the marker, the oldest first, and the newest commit of the pull request; null
     * if the server does not say.
     */
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

;// CONCATENATED MODULE: ./build/actions/comment.js




const SAYS = {
    what: 'The comment on the pull request was not written',
    elsewhere: 'The job summary has the same report.',
};
/**
 * Updates the comment on the pull request, if the settings ask for one and the run has a pull request. An existing comment is always kept
 * true, even if all is well again. The setting decides whether a new one is written. Nothing is written once the pull request has a newer
 * commit. Never throws: if the comment cannot be written, there is a notice.
 */
async function publishComment(report, settings, processEnv) {
    await keepComment(() => (0,pages.renderComment)(report), deservesComment(report, settings.comment), settings, processEnv);
}
/**
 * Says in the existing comment that this run has failed. Otherwise the comment would still show the result of an earlier run. Never creates
 * a comment; the rest is as in {@link publishComment}.
 *
 * @param message the message of the error
 */
async function publishFailure(message, settings, processEnv) {
    await keepComment(() => (0,pages.renderFailure)((0,pull_request/* withoutToken */._Q)(message, settings)), false, settings, processEnv);
}
async function keepComment(render, creates, settings, processEnv) {
    if (settings.comment === 'never')
        return;
    await (0,pull_request/* writeOnPullRequest */.F3)(settings, processEnv, SAYS, async ({ octokit, repository, number, head, marker }) => {
        const body = `${marker}\n${render()}`;
        const comments = new PullRequestComments(octokit, repository, number);
        const { own, headSha } = await comments.find(marker);
        if (head !== null && headSha !== null && head !== headSha) {
            (0,core/* info */.pq)('The comment on the pull request was left as it is: a newer commit has its own run.');
            return;
        }
        const [kept, ...duplicates] = own;
        if (kept === undefined) {
            if (creates)
                await comments.create(body);
            return;
        }
        if (!(0,pull_request/* isSameText */.cZ)(kept.body, body))
            await comments.update(kept.id, body);
        // Parallel runs may each have created one. If one cannot be deleted now, the next run finds it again.
        for (const { id } of duplicates)
            await comments.delete(id).catch(() => undefined);
    });
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
