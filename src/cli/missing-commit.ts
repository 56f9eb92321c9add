/** By a variable that the system sets: how its job gets the commits that its clone lacks (docs/other-systems.md#other-ci-systems). */
const SYSTEMS: readonly (readonly [variable: string, advice: string])[] = [
  ['GITLAB_CI', 'set the variable GIT_DEPTH: 0 on this GitLab job'],
  ['TF_BUILD', 'set fetchDepth: 0 on the checkout step of this Azure pipeline'],
  ['BITBUCKET_BUILD_NUMBER', 'set clone: depth: full on this Bitbucket step'],
  ['JENKINS_URL', 'fetch the target branch in this Jenkins job, without a shallow clone'],
  ['GITHUB_ACTIONS', 'set fetch-depth: 0 on actions/checkout'],
];

/** Whether a system of continuous integration runs this process. */
export function isJob(processEnv: NodeJS.ProcessEnv): boolean {
  return SYSTEMS.some(([variable]) => processEnv[variable]);
}

/** What to do about a commit that the local clone does not have, in the words of the CI that runs this process; a part of a sentence. */
export function adviceOnMissingCommit(processEnv: NodeJS.ProcessEnv): string {
  return (
    SYSTEMS.find(([variable]) => processEnv[variable])?.[1] ??
    'fetch it (git fetch origin BRANCH, with --unshallow in a shallow clone) and give --base FETCH_HEAD'
  );
}
