export const id = 5721;
export const ids = [5721];
export const modules = {

/***/ 95721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishSuggestions: () => (/* binding */ publishSuggestions)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/octokit.js
var octokit = __webpack_require__(56025);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
;// CONCATENATED MODULE: ./build/render/suggestion.js

/**
 * A review comment that offers an edit of a choice at a click. Its lines are exactly those of the file. If they cannot be shown exactly,
 * there is no suggestion.
 *
 * @returns null if the page would not show exactly what is written
 */
function renderSuggestion({ title, inputs }, edit) {
    // The byte-order mark comes before the first line of a file, and no block shows it.
    if (edit.current.startsWith('\ufeff'))
        return null;
    const lines = [...edit.added, ...(edit.removed.length === 0 ? [edit.current] : [])];
    const block = (0,render_escape/* blockForMarkdown */.Gq)('suggestion', lines);
    if (block.split('\n').slice(1, -1).join('\n') !== lines.join('\n'))
        return null;
    const settings = inputs.map(({ name, value }) => `\`${name}: ${value ?? '…'}\``).join(' and ');
    const needed = settings === '' ? '' : ` The workflow needs ${settings} for it to pass.`;
    return `**${title}.**${needed}\n\n${block}`;
}

// EXTERNAL MODULE: ./build/actions/gate/comment-marker.js
var comment_marker = __webpack_require__(58026);
// EXTERNAL MODULE: ./build/actions/gate/courtesy.js
var courtesy = __webpack_require__(34366);
// EXTERNAL MODULE: ./build/actions/gate/event.js
var gate_event = __webpack_require__(30186);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/actions/gate/review-comments.js


/** Of a hundred comments each. */
const MOST_PAGES = 50;
/** GitHub asks for this between two requests that create something, in milliseconds. */
const BETWEEN_POSTS_MS = 1_000;
/** The comments on the lines of one pull request. Every method throws an Error if the server refuses or fails. */
class ReviewComments {
    octokit;
    repository;
    commit;
    wait;
    #pull;
    #hasPosted = false;
    /**
     * @param commit the head of the pull request
     * @param wait ends after some milliseconds
     */
    constructor(octokit, repository, number, commit, wait = promises_.setTimeout) {
        this.octokit = octokit;
        this.repository = repository;
        this.commit = commit;
        this.wait = wait;
        this.#pull = { owner: repository.owner, repo: repository.repo, pull_number: number };
    }
    /** The newest commit of the pull request. */
    async newestCommit() {
        return (await this.octokit.rest.pulls.get(this.#pull)).data.head.sha;
    }
    /** The comments that begin with the marker and come from the same kind of account as the token: an app or a user. */
    async find(marker) {
        const isApp = this.repository.token.startsWith('ghs_');
        const { paginate, rest } = this.octokit;
        const own = [];
        const pages = paginate.iterator(rest.pulls.listReviewComments, { ...this.#pull, per_page: 100 });
        for await (const { id, path, body, user, line, diff_hunk } of (0,octokit/* itemsOf */.S)(pages, MOST_PAGES)) {
            if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp)
                continue;
            own.push({ id, path, body, line: line ?? null, shown: lastLineOf(diff_hunk) });
        }
        return own;
    }
    async create(path, line, body) {
        if (this.#hasPosted)
            await this.wait(BETWEEN_POSTS_MS);
        this.#hasPosted = true;
        const wish = { ...this.#pull, commit_id: this.commit, path, line, side: 'RIGHT', body };
        const { id, diff_hunk } = (await this.octokit.rest.pulls.createReviewComment(wish)).data;
        return { id, path, line, body, shown: lastLineOf(diff_hunk) };
    }
    async update(id, body) {
        await this.octokit.rest.pulls.updateReviewComment({ ...this.#pull, comment_id: id, body });
    }
    async delete(id) {
        await this.octokit.rest.pulls.deleteReviewComment({ ...this.#pull, comment_id: id });
    }
}
/** The last line of a hunk without its sign. GitHub ends a hunk at the line of the comment. */
function lastLineOf(hunk) {
    return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
}

// EXTERNAL MODULE: ./build/actions/gate/server.js
var gate_server = __webpack_require__(46087);
;// CONCATENATED MODULE: ./build/actions/gate/suggestions.js










/** A larger number would bury the review. */
const MOST_SUGGESTIONS = 10;
const payloadSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({ number: schemas/* number */.aig().int().positive(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }),
});
/**
 * Offers one choice as suggestions on its lines: the first choice whose lines are all part of the pull request. Outdated and needless
 * suggestions are withdrawn (docs/report.md). Never throws: if something cannot be written, there is a notice.
 *
 * @param mostMs the time in milliseconds after which all requests end
 * @param wait ends after some milliseconds, between two suggestions
 */
async function publishSuggestions(report, settings, processEnv, mostMs = courtesy/* MOST_COURTESY_MS */.sg, wait) {
    if (settings.suggestions !== 'true')
        return;
    try {
        const { data } = payloadSchema.safeParse((0,gate_event/* workflowEvent */.k)(processEnv).payload);
        if (data === undefined)
            return;
        const server = (0,gate_server.serverOf)(settings, processEnv, AbortSignal.timeout(mostMs));
        if (server === null)
            throw new Error('there is no token; leave `github-token` at its default');
        const { number, head } = data.pull_request;
        const comments = new ReviewComments(await (0,octokit/* octokitOn */.R)(server), server.repository, number, head.sha, wait);
        if ((await comments.newestCommit()) !== head.sha) {
            (0,core/* info */.pq)('The suggestions were left as they are: a newer commit has its own run.');
            return;
        }
        const marker = (0,comment_marker/* commentMarker */.Q)(settings, processEnv).replace('<!-- upgrade-gate', '<!-- upgrade-gate-suggestion');
        const there = await comments.find(marker);
        const kept = await placeFirst(report.outcome.fails ? report.choices : [], marker, there, comments);
        for (const { id } of there)
            if (!kept.has(id))
                await comments.delete(id);
    }
    catch (error) {
        const what = 'The suggestions were not written';
        (0,core/* notice */.lm)((0,courtesy/* describeUnwritten */.WB)(what, error, settings, 'The job summary has the same lines.'), { title: 'Upgrade Gate' });
    }
}
/** @returns the ids of the comments that stay */
async function placeFirst(choices, marker, there, comments) {
    const offered = choices.map((choice) => wantedOf(choice, marker)).filter((wanted) => wanted !== null);
    for (const wanted of offered) {
        const kept = await place(wanted, there, comments);
        if (kept !== null)
            return kept;
    }
    if (offered.length > 0)
        (0,core/* info */.pq)('No suggestions were written: some of the lines are not part of this pull request.');
    return new Set();
}
/** Null if a choice has no lines, has too many, or has lines that cannot be shown exactly. */
function wantedOf(choice, marker) {
    const wanted = choice.edits.map((edit) => {
        const text = renderSuggestion(choice, edit);
        return text === null
            ? null
            : { path: edit.file, line: edit.line, current: edit.current, body: `${marker}\n${text}` };
    });
    const isWhole = wanted.every((each) => each !== null);
    return isWhole && wanted.length > 0 && wanted.length <= MOST_SUGGESTIONS ? wanted : null;
}
/** @returns null if a line is not part of the pull request, or has another text there; then no suggestion is left behind */
async function place(wanted, there, comments) {
    const kept = new Set();
    const created = [];
    const outdated = [];
    for (const { path, line, current, body } of wanted) {
        const isThis = ({ shown }) => shown === null || (0,courtesy/* isSameText */.cZ)(shown, current);
        const old = there.find((one) => one.path === path && one.line === line && isThis(one) && !kept.has(one.id));
        if (old === undefined) {
            const fresh = await createShown(path, line, body, comments);
            if (fresh !== null)
                created.push(fresh.id);
            if (fresh === null || !isThis(fresh)) {
                for (const id of created)
                    await comments.delete(id);
                return null;
            }
        }
        else {
            kept.add(old.id);
            if (!(0,courtesy/* isSameText */.cZ)(old.body, body))
                outdated.push(() => comments.update(old.id, body));
        }
    }
    // Last, so that a choice that cannot be shown does not remove the suggestions of the next one.
    for (const update of outdated)
        await update();
    return kept;
}
/** Null if the line is not part of the pull request. */
async function createShown(path, line, body, comments) {
    try {
        return await comments.create(path, line, body);
    }
    catch (error) {
        if (isOutsideOfDiff(error))
            return null;
        throw error;
    }
}
/** GitHub refuses a comment on a line that the pull request does not show. */
function isOutsideOfDiff(error) {
    return error instanceof fetch_error/* FetchError */.f && error.problem === 'status' && /HTTP 422/.test(error.message);
}


/***/ })

};
