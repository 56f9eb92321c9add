export const id = 4731;
export const ids = [4731];
export const modules = {

/***/ 74845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y5: () => (/* binding */ parsePush),
/* harmony export */   yA: () => (/* binding */ parsePullRequest),
/* harmony export */   zq: () => (/* binding */ parseMergeGroup)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83741);

/**
 * The members that the gate reads from `pull_request` and `pull_request_target`.
 *
 * @param event name of the event, for the message
 * @throws TreeError naming the event and the first member that is not as GitHub sends it
 */
function parsePullRequest(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        number: at.number('pull_request.number'),
        head: { sha: at.commit('pull_request.head.sha') },
        base: { sha: at.commit('pull_request.base.sha'), ref: at.name('pull_request.base.ref') },
    };
}
/**
 * Those that it reads from `merge_group`.
 *
 * @throws TreeError like {@link parsePullRequest}
 */
function parseMergeGroup(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        head_sha: at.commit('merge_group.head_sha'),
        base_sha: at.commit('merge_group.base_sha'),
        base_ref: at.name('merge_group.base_ref'),
    };
}
/**
 * Those that it reads from `push`.
 *
 * @throws TreeError like {@link parsePullRequest}
 */
function parsePush(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        ref: at.name('ref'),
        before: at.commit('before'),
        after: at.commit('after'),
        deleted: at.flag('deleted'),
        forced: at.flag('forced'),
        repository: { default_branch: at.name('repository.default_branch') },
    };
}
/** Reads the members of a payload by path. Loading a schema library would cost every run more than this class. */
class PayloadMembers {
    event;
    payload;
    constructor(event, payload) {
        this.event = event;
        this.payload = payload;
    }
    commit(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
            return value;
        return this.#refuse(path, 'is not the id of a commit');
    }
    name(path) {
        const value = this.#at(path);
        return typeof value === 'string' && value !== '' ? value : this.#refuse(path, 'is not a name');
    }
    number(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'is not a number above 0');
    }
    /** False where it is missing. */
    flag(path) {
        const value = this.#at(path) ?? false;
        return typeof value === 'boolean' ? value : this.#refuse(path, 'is not true or false');
    }
    #at(path) {
        let value = this.payload;
        const steps = path.split('.');
        for (const [depth, step] of steps.entries()) {
            if (typeof value !== 'object' || value === null) {
                return this.#refuse(steps.slice(0, depth).join('.'), 'is not an object');
            }
            value = Object.hasOwn(value, step) ? value[step] : undefined;
        }
        return value;
    }
    #refuse(member, why) {
        const at = member === '' ? '' : `${member}: `;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .TreeError */ .jh(`The payload of the event ${this.event} is not usable: ${at}${why}`);
    }
}


/***/ }),

/***/ 94731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveRevisions: () => (/* binding */ resolveRevisions)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74845);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83741);


const ZEROS = /^0+$/;
const BRANCHES = 'refs/heads/';
/**
 * Determines the commits that a run compares (docs/detection.md#which-commits-are-compared).
 *
 * @throws TreeError where they cannot be determined; nothing is guessed
 */
async function resolveRevisions(event, repository, { baseRef, headRef }) {
    const base = baseRef === null ? null : await commitOfInput('base-ref', baseRef, repository);
    const head = headRef === null ? null : await commitOfInput('head-ref', headRef, repository);
    if (base !== null && head !== null)
        return compare(head, [base]);
    const sides = await sidesOf(event, repository, head);
    if ('kind' in sides)
        return sides;
    return base === null ? await sides.base() : compare(sides.head, [base]);
}
async function sidesOf(event, repository, head) {
    switch (event.name) {
        case 'pull_request':
            return await ofPullRequest(event, repository, head);
        case 'pull_request_target':
            return await ofPullRequestTarget(event, repository, head);
        case 'merge_group':
            return ofMergeGroup((0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMergeGroup */ .zq)(event.name, event.payload), repository, head);
        case 'push':
            return ofPush(event, (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePush */ .Y5)(event.name, event.payload), repository, head);
    }
    const present = head ?? event.sha ?? (await repository.head());
    if (present === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh('There is no commit to look at: nothing is checked out.');
    return { head: present, base: async () => ({ kind: 'head-only', head: present }) };
}
async function ofPullRequest(event, repository, head) {
    const pull = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequest */ .yA)(event.name, event.payload);
    if ((head ?? (await repository.head())) === pull.head.sha)
        return ofBranch(pull, repository);
    const merge = shaOf(event);
    const [base, merged, ...others] = await repository.parentsOf(merge);
    if (base === undefined || merged === undefined || others.length > 0) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`${merge} (GITHUB_SHA) is not the merge commit of pull request ${pull.number}, and its head commit ${pull.head.sha} is not checked out; check one of them out, or pass base-ref and head-ref.`);
    }
    if (merged !== pull.head.sha)
        throw outOfDate(pull, merge, `it merges ${merged} instead of ${pull.head.sha}`);
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
/** The change alone, without newer commits on the base branch. */
function ofBranch(pull, repository) {
    const head = pull.head.sha;
    return {
        head,
        base: async () => {
            const tip = await baseTip(pull, repository);
            const base = await repository.mergeBase(tip, head);
            if (base === null) {
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The branch of pull request ${pull.number} has no history in common with ${pull.base.ref}.`);
            }
            return compare(head, [base], base === tip ? null : tip);
        },
    };
}
/**
 * The current tip of the base branch, from the server or otherwise from this clone. The event's commit may be older, so
 * it only counts where there is no server.
 */
async function baseTip({ base, head }, repository) {
    let reason = `there is no branch ${base.ref}`;
    try {
        const tip = await repository.commitOf(`${BRANCHES}${base.ref}`);
        if (tip !== null)
            return tip;
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        reason = error.message;
    }
    const local = await repository.localCommitOf(base.ref);
    // A branch that already contains the change cannot be its base.
    if (local !== null && (await repository.mergeBase(local, head.sha)) !== head.sha)
        return local;
    if (!(await repository.hasServer()))
        return base.sha;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`Cannot read the tip of the base branch ${base.ref}, which the branch has to agree with: ${reason}`);
}
async function ofPullRequestTarget(event, repository, head) {
    const pull = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequest */ .yA)(event.name, event.payload);
    if (head === pull.head.sha)
        return ofBranch(pull, repository);
    const name = `refs/pull/${pull.number}/merge`;
    const merge = await repository.commitOf(name);
    if (merge === null) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`There is no ${name}: the branch has conflicts with ${pull.base.ref}, or was merged already.`);
    }
    const [base, merged, ...others] = await repository.parentsOf(merge);
    const tip = await repository.commitOf(`${BRANCHES}${pull.base.ref}`);
    if (tip === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The base branch ${pull.base.ref} of pull request ${pull.number} does not exist.`);
    if (base !== tip || merged !== pull.head.sha || others.length > 0) {
        const wrong = base === tip ? `it merges ${merged} instead of ${pull.head.sha}` : `${pull.base.ref} is at ${tip} now`;
        throw outOfDate(pull, merge, wrong);
    }
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
function outOfDate({ number, base }, merge, why) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The merge commit ${merge} of pull request ${number} is out of date: ${why}. Resolve conflicts or update the branch from ${base.ref}, then run the check again.`);
}
function ofMergeGroup(group, repository, head) {
    const to = head ?? group.head_sha;
    return {
        head: to,
        base: async () => {
            const name = group.base_ref.startsWith(BRANCHES) ? group.base_ref : `${BRANCHES}${group.base_ref}`;
            // A queue may land several entries in one push, which moves the branch from its tip to the last entry.
            const tip = await repository.commitOf(name);
            if (tip === null)
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`Cannot read the tip of ${name}, which the merge queue will move.`);
            return compare(to, tip === group.base_sha ? [tip] : [group.base_sha, tip]);
        },
    };
}
function ofPush(event, push, repository, head) {
    const { ref, before, after } = push;
    if (push.deleted === true || ZEROS.test(after))
        return { kind: 'nothing', why: `${ref} was deleted` };
    // For an annotated tag, `after` is the tag object instead of the commit.
    const to = head ?? (ref.startsWith('refs/tags/') ? shaOf(event) : after);
    return {
        head: to,
        base: async () => {
            // A tag is compared with nothing, because the branch it is on does not tell what runs.
            if (ZEROS.test(before) && ref.startsWith('refs/tags/'))
                return { kind: 'head-only', head: to };
            if (ZEROS.test(before))
                return await ofNewBranch(push, to, repository);
            if (push.forced === true)
                await requireReadable(before, ref, repository);
            return compare(to, [before]);
        },
    };
}
async function ofNewBranch({ ref, repository: { default_branch } }, head, repository) {
    const mainBranch = `${BRANCHES}${default_branch}`;
    // The very first push.
    if (ref === mainBranch)
        return { kind: 'install', head };
    const tip = await repository.commitOf(mainBranch);
    if (tip === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`Cannot read the tip of ${mainBranch}, which a new branch is compared with.`);
    const base = await repository.mergeBase(tip, head);
    return base === null ? { kind: 'install', head } : compare(head, [base]);
}
async function requireReadable(commit, ref, repository) {
    try {
        await repository.parentsOf(commit);
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The push to ${ref} was forced, and the commit before it can no longer be read; pass from or base-ref. ${error.message}`);
    }
}
async function commitOfInput(input, ref, repository) {
    const commit = await repository.commitOf(ref);
    if (commit !== null)
        return commit;
    const advice = repository.adviceOnMissing ?? null;
    const then = advice === null ? '' : `; if the repository has it, ${advice}`;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`${input} ${JSON.stringify(ref)} names no commit of this repository${then}.`);
}
function shaOf({ name, sha }) {
    if (sha === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The event ${name} came without a commit (GITHUB_SHA).`);
    return sha;
}
function compare(head, bases, mustAgree = null) {
    return { kind: 'compare', head, bases, mustAgree };
}


/***/ })

};
