export const id = 3825;
export const ids = [3825];
export const modules = {

/***/ 13825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishSuggestions: () => (/* binding */ publishSuggestions)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);
/* harmony import */ var _net_octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56025);
/* harmony import */ var _render_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11024);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17163);






/** A larger number would bury the review. */
const MOST_SUGGESTIONS = 10;
/** Of a hundred comments each. */
const MOST_PAGES = 50;
/** GitHub asks for this between two requests that create something, in milliseconds. */
const BETWEEN_POSTS_MS = 1_000;
const SAYS = { what: 'The suggestions were not written', elsewhere: 'The job summary has the same lines.' };
/**
 * Offers one choice as suggestions on its lines: the first choice whose lines are all part of the pull request. Outdated and needless
 * suggestions are withdrawn (docs/report.md). Never throws: if something cannot be written, there is a notice.
 */
async function publishSuggestions(report, settings, processEnv) {
    if (settings.suggestions !== 'true')
        return;
    await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOnPullRequest */ .F3)(settings, processEnv, SAYS, async (pullRequest) => {
        const { octokit, repository, number, head } = pullRequest;
        const names = { owner: repository.owner, repo: repository.repo };
        const newest = (await octokit.rest.pulls.get({ ...names, pull_number: number })).data.head.sha;
        if (newest !== head) {
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq)('The suggestions were left as they are: a newer commit has its own run.');
            return;
        }
        const marker = pullRequest.marker.replace('<!-- upgrade-gate', '<!-- upgrade-gate-suggestion');
        const comments = new ReviewComments(pullRequest, newest);
        const there = await comments.find(marker);
        const kept = await placeFirst(report.outcome.fails ? report.choices : [], marker, there, comments);
        for (const { id } of there)
            if (!kept.has(id))
                await comments.delete(id);
    });
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
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq)('No suggestions were written: some of the lines are not part of this pull request.');
    return new Set();
}
/** Null if a choice has no lines, has too many, or has lines that cannot be shown exactly. */
function wantedOf(choice, marker) {
    const wanted = choice.edits.map((edit) => {
        const text = (0,_render_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSuggestion */ .t)(choice, edit);
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
        const isThis = ({ shown }) => shown === null || (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameText */ .cZ)(shown, current);
        const old = there.find((one) => one.path === path && one.line === line && isThis(one) && !kept.has(one.id));
        if (old === undefined) {
            const fresh = await comments.create(path, line, body);
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
            if (!(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameText */ .cZ)(old.body, body))
                outdated.push(() => comments.update(old.id, body));
        }
    }
    // Last, so that a choice that cannot be shown does not remove the suggestions of the next one.
    for (const update of outdated)
        await update();
    return kept;
}
/** The comments on the lines of one pull request. Every method throws an Error if the server refuses or fails. */
class ReviewComments {
    pullRequest;
    newestCommit;
    #names;
    #pull;
    #hasPosted = false;
    constructor(pullRequest, newestCommit) {
        this.pullRequest = pullRequest;
        this.newestCommit = newestCommit;
        const { owner, repo } = pullRequest.repository;
        this.#names = { owner, repo };
        this.#pull = { owner, repo, pull_number: pullRequest.number };
    }
    /** The comments that begin with the marker and come from the same kind of account as the token: an app or a user. */
    async find(marker) {
        const { octokit, repository } = this.pullRequest;
        const isApp = repository.token.startsWith('ghs_');
        const own = [];
        const pages = octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, { ...this.#pull, per_page: 100 });
        for await (const { id, path, body, user, line, diff_hunk } of (0,_net_octokit_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S)(pages, MOST_PAGES)) {
            if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp)
                continue;
            own.push({ id, path, body, line: line ?? null, shown: lastLineOf(diff_hunk) });
        }
        return own;
    }
    /** @returns null if the line is not part of the pull request */
    async create(path, line, body) {
        if (this.#hasPosted)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(BETWEEN_POSTS_MS);
        this.#hasPosted = true;
        const wish = { ...this.#pull, commit_id: this.newestCommit, path, line, side: 'RIGHT', body };
        try {
            const { id, diff_hunk } = (await this.pullRequest.octokit.rest.pulls.createReviewComment(wish)).data;
            return { id, path, line, body, shown: lastLineOf(diff_hunk) };
        }
        catch (error) {
            // GitHub refuses a comment on a line that the pull request does not show.
            if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f && error.problem === 'status' && /HTTP 422/.test(error.message))
                return null;
            throw error;
        }
    }
    async update(id, body) {
        await this.pullRequest.octokit.rest.pulls.updateReviewComment({ ...this.#names, comment_id: id, body });
    }
    async delete(id) {
        await this.pullRequest.octokit.rest.pulls.deleteReviewComment({ ...this.#names, comment_id: id });
    }
}
/** The last line of a hunk without its sign. GitHub ends a hunk at the line of the comment. */
function lastLineOf(hunk) {
    return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
}


/***/ }),

/***/ 11024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ renderEdits),
/* harmony export */   t: () => (/* binding */ renderSuggestion)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

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
    const block = (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .blockForMarkdown */ .Gq)('suggestion', lines);
    if (block.split('\n').slice(1, -1).join('\n') !== lines.join('\n'))
        return null;
    const settings = inputs.map(({ name, value }) => `\`${name}: ${value ?? '…'}\``).join(' and ');
    const needed = settings === '' ? '' : ` The workflow needs ${settings} for it to pass.`;
    return `**${title}.**${needed}\n\n${block}`;
}
/** Changed lines of files as a diff without context, for a terminal; empty if there are none. */
function renderEdits(edits) {
    const lines = edits.flatMap(({ file, line, removed, added }) => [
        `# ${file}, line ${line}`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
    ]);
    return lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4).join('\n');
}


/***/ })

};
