import { info } from '@actions/core';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { GateSettings } from '../gate/settings.ts';
import { renderComment, renderFailure } from '../render/pages.ts';
import { isSameText, withoutToken, writeOnPullRequest } from './pull-request.ts';
import { PullRequestComments } from './pull-request-comments.ts';

const SAYS = {
  what: 'The comment on the pull request was not written',
  elsewhere: 'The job summary has the same report.',
};

/**
 * Keeps the comment on the pull request true, and writes one where the settings ask for it. A pull request with a newer
 * commit is left alone. If the comment cannot be written, there is a notice.
 */
export async function publishComment(
  report: Report,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  await keepComment(() => renderComment(report), deservesComment(report, settings.comment), settings, processEnv);
}

/** Says in the existing comment that this run has failed, which would otherwise show the result of an earlier one. */
export async function publishFailure(
  message: string,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  await keepComment(() => renderFailure(withoutToken(message, settings)), false, settings, processEnv);
}

async function keepComment(
  render: () => string,
  creates: boolean,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
): Promise<void> {
  if (settings.comment === 'never') return;
  await writeOnPullRequest(settings, processEnv, SAYS, async ({ octokit, repository, number, head, marker }) => {
    const body = `${marker}\n${render()}`;
    const comments = new PullRequestComments(octokit, repository, number);
    const { own, headSha } = await comments.find(marker);
    if (head !== null && headSha !== null && head !== headSha) {
      info('The comment on the pull request was left as it is: a newer commit has its own run.');
      return;
    }
    const [kept, ...duplicates] = own;
    if (kept === undefined) {
      if (creates) await comments.create(body);
      return;
    }
    if (!isSameText(kept.body, body)) await comments.update(kept.id, body);
    // Parallel runs may each have created one. If one cannot be deleted now, the next run finds it again.
    for (const { id } of duplicates) await comments.delete(id).catch(() => undefined);
  });
}

/** Whether a pull request that has no comment gets one. */
function deservesComment({ outcome, problem, deployments }: Report, mode: GateSettings['comment']): boolean {
  return outcome.fails || (mode === 'always' && (problem !== null || !deployments.every(isUntouched)));
}

/** Whether the pull request leaves this deployment as it is. That includes a problem that existed before. */
function isUntouched({ change, problem, tolerated, upgradeMode }: DeploymentReport): boolean {
  return change === 'unchanged' && (tolerated || (problem === null && upgradeMode === 'RollingUpdate'));
}
