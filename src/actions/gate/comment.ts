import { info, notice } from '@actions/core';
import * as z from 'zod';
import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Report } from '../../gate/report/report.ts';
import type { GateSettings } from '../../gate/settings.ts';
import { octokitOn } from '../../net/octokit.ts';
import { renderComment } from '../../render/gate/comment.ts';
import { renderFailure } from '../../render/gate/summary.ts';
import { commentMarker } from './comment-marker.ts';
import { describeUnwritten, isSameText, MOST_COURTESY_MS, withoutToken } from './courtesy.ts';
import { workflowEvent } from './event.ts';
import { PullRequestComments } from './pull-request-comments.ts';
import { serverOf } from './server.ts';

/** Any event with a pull request counts: a review has one too. */
const payloadSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: z.string() }).nullable().catch(null),
  }),
});

/**
 * Updates the comment on the pull request, if the settings ask for one and the run has a pull request. An existing comment is always kept
 * true, even if all is well again. The setting decides whether a new one is written. Nothing is written once the pull request has a newer
 * commit. Never throws: if the comment cannot be written, there is a notice.
 *
 * @param mostMs the time in milliseconds after which all requests end
 */
export async function publishComment(
  report: Report,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  mostMs: number = MOST_COURTESY_MS,
): Promise<void> {
  await keepComment(
    () => renderComment(report),
    deservesComment(report, settings.comment),
    settings,
    processEnv,
    mostMs,
  );
}

/**
 * Says in the existing comment that this run has failed. Otherwise the comment would still show the result of an earlier run. Never creates
 * a comment; the rest is as in {@link publishComment}.
 *
 * @param message the message of the error
 */
export async function publishFailure(
  message: string,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  mostMs: number = MOST_COURTESY_MS,
): Promise<void> {
  await keepComment(() => renderFailure(withoutToken(message, settings)), false, settings, processEnv, mostMs);
}

async function keepComment(
  render: () => string,
  creates: boolean,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  mostMs: number,
): Promise<void> {
  if (settings.comment === 'never') return;
  try {
    const { data } = payloadSchema.safeParse(workflowEvent(processEnv).payload);
    if (data === undefined) return;
    const { number, head } = data.pull_request;
    const server = serverOf(settings, processEnv, AbortSignal.timeout(mostMs));
    if (server === null) throw new Error('there is no token; leave `github-token` at its default');
    const marker = commentMarker(settings, processEnv);
    const body = `${marker}\n${render()}`;
    const comments = new PullRequestComments(await octokitOn(server), server.repository, number);
    const { own, headSha } = await comments.find(marker);
    if (head !== null && headSha !== null && head.sha !== headSha) {
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
  } catch (error) {
    const what = 'The comment on the pull request was not written';
    const text = describeUnwritten(what, error, settings, 'The job summary has the same report.');
    notice(text, { title: 'Upgrade Gate' });
  }
}

/** Whether a pull request that has no comment gets one. */
function deservesComment({ outcome, problem, deployments }: Report, mode: GateSettings['comment']): boolean {
  return outcome.fails || (mode === 'always' && (problem !== null || !deployments.every(isUntouched)));
}

/** Whether the pull request leaves this deployment as it is. That includes a problem that existed before. */
function isUntouched({ change, problem, tolerated, upgradeMode }: DeploymentReport): boolean {
  return change === 'unchanged' && (tolerated || (problem === null && upgradeMode === 'RollingUpdate'));
}
