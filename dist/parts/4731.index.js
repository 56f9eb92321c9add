export const id = 4731;
export const ids = [4731];
export const modules = {

/***/ 74845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ PayloadMembers),
/* harmony export */   OU: () => (/* binding */ isOfFork),
/* harmony export */   yA: () => (/* binding */ parsePullRequest)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83741);

function parsePullRequest(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        number: at.number('pull_request.number'),
        head: { sha: at.commit('pull_request.head.sha') },
        base: { sha: at.commit('pull_request.base.sha'), ref: at.name('pull_request.base.ref') },
    };
}
function isOfFork(payload) {
    const { head, base } = payload.pull_request;
    return head?.repo?.full_name !== base?.repo?.full_name;
}
class PayloadMembers {
    event;
    payload;
    constructor(event, payload) {
        this.event = event;
        this.payload = payload;
    }
    commit(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMIT_ID */ .Gw.test(value))
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
        case 'pull_request_target':
            return await ofPullRequest(event, repository, head);
        case 'merge_group':
            return ofMergeGroup(new _event_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadMembers */ .I9(event.name, event.payload), repository, head);
        case 'push':
            return ofPush(event, repository, head);
    }
    const present = head ?? event.sha ?? (await repository.head());
    if (present === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh('There is no commit to look at: nothing is checked out.');
    return { head: present, base: async () => ({ kind: 'head-only', head: present }) };
}
async function ofPullRequest(event, repository, head) {
    const pull = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequest */ .yA)(event.name, event.payload);
    const isTarget = event.name === 'pull_request_target';
    const named = head ?? (isTarget ? null : await repository.head());
    if (named === pull.head.sha)
        return ofBranch(pull, repository);
    const { number, base: into } = pull;
    const name = `refs/pull/${number}/merge`;
    const whyNone = `There is no ${name}: the branch has conflicts with ${into.ref}, or was merged already.`;
    const merge = isTarget ? await requireCommit(repository, name, whyNone) : shaOf(event);
    const [base, merged, ...others] = await repository.parentsOf(merge);
    if (base === undefined || merged === undefined || others.length > 0) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`${merge} (${isTarget ? name : 'GITHUB_SHA'}) is not the merge commit of pull request ${number}, and its head commit ${pull.head.sha} is not checked out; check one of them out, or pass base-ref and head-ref.`);
    }
    const whyNoTip = `The base branch ${into.ref} of pull request ${number} does not exist.`;
    const tip = isTarget ? await requireCommit(repository, `${BRANCHES}${into.ref}`, whyNoTip) : base;
    if (base !== tip || merged !== pull.head.sha) {
        const why = base === tip ? `it merges ${merged} instead of ${pull.head.sha}` : `${into.ref} is at ${tip} now`;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The merge commit ${merge} of pull request ${number} is out of date: ${why}. Resolve conflicts or update the branch from ${into.ref}, then run the check again.`);
    }
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
async function requireCommit(repository, name, why) {
    const commit = await repository.commitOf(name);
    if (commit === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(why);
    return commit;
}
function ofBranch(pull, repository) {
    const head = pull.head.sha;
    return {
        head,
        base: async () => {
            const tip = await baseTip(pull, repository);
            const base = await repository.mergeBase(tip.commit, head);
            if (base === null) {
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The branch of pull request ${pull.number} has no history in common with ${pull.base.ref}.`);
            }
            return compare(head, [base], base === tip.commit ? null : tip.commit, tip.isOlder);
        },
    };
}
async function baseTip({ base, head }, repository) {
    let reason = `there is no branch ${base.ref}`;
    try {
        const tip = await repository.commitOf(`${BRANCHES}${base.ref}`);
        if (tip !== null)
            return { commit: tip, isOlder: false };
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        reason = error.message;
    }
    const local = await repository.localCommitOf(base.ref);
    if (local !== null && (await repository.mergeBase(local, head.sha)) !== head.sha) {
        return { commit: local, isOlder: false };
    }
    if (!(await repository.hasServer()))
        return { commit: base.sha, isOlder: true };
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`Cannot read the tip of the base branch ${base.ref}, which the branch has to agree with: ${reason}`);
}
function ofMergeGroup(payload, repository, head) {
    const [headSha, baseSha] = [payload.commit('merge_group.head_sha'), payload.commit('merge_group.base_sha')];
    const ref = payload.name('merge_group.base_ref');
    const to = head ?? headSha;
    return {
        head: to,
        base: async () => {
            const name = ref.startsWith(BRANCHES) ? ref : `${BRANCHES}${ref}`;
            const why = `Cannot read the tip of ${name}, which the merge queue will move.`;
            const tip = await requireCommit(repository, name, why);
            return compare(to, tip === baseSha ? [tip] : [baseSha, tip]);
        },
    };
}
function ofPush(event, repository, head) {
    const payload = new _event_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadMembers */ .I9(event.name, event.payload);
    const [ref, before, after] = [payload.name('ref'), payload.commit('before'), payload.commit('after')];
    const [isDeleted, isForced] = [payload.flag('deleted'), payload.flag('forced')];
    const mainBranch = `${BRANCHES}${payload.name('repository.default_branch')}`;
    if (isDeleted || ZEROS.test(after))
        return { kind: 'nothing' };
    const to = head ?? (ref.startsWith('refs/tags/') ? shaOf(event) : after);
    return {
        head: to,
        base: async () => {
            if (ZEROS.test(before) && ref.startsWith('refs/tags/'))
                return { kind: 'head-only', head: to };
            if (ZEROS.test(before) && ref === mainBranch)
                return { kind: 'install', head: to };
            if (ZEROS.test(before))
                return await ofNewBranch(mainBranch, to, repository);
            if (isForced)
                await requireReadable(before, ref, repository);
            return compare(to, [before]);
        },
    };
}
async function ofNewBranch(mainBranch, head, repository) {
    const why = `Cannot read the tip of ${mainBranch}, which a new branch is compared with.`;
    const tip = await requireCommit(repository, mainBranch, why);
    const base = await repository.mergeBase(tip, head);
    return base === null ? { kind: 'install', head } : compare(head, [base], null, base !== tip);
}
async function requireReadable(commit, ref, repository) {
    try {
        await repository.parentsOf(commit);
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The push to ${ref} was forced, and the commit before it can no longer be read. Pass from or base-ref. ${error.message}`);
    }
}
function commitOfInput(input, ref, repository) {
    const { adviceOnMissing: advice } = repository;
    const then = advice === undefined ? '' : `. If its server has it, ${advice}`;
    return requireCommit(repository, ref, `${input} ${JSON.stringify(ref)} names no commit of this repository${then}.`);
}
function shaOf({ name, sha }) {
    if (sha === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The event ${name} came without a commit (GITHUB_SHA).`);
    return sha;
}
function compare(head, bases, mustAgree = null, isOlder = false) {
    return { kind: 'compare', head, bases, mustAgree, isOlder };
}


/***/ })

};
