import { info, notice } from '@actions/core';
import * as z from 'zod';
import type { DeploymentReport } from '../../gate/deployment-report.ts';
import type { Report } from '../../gate/report.ts';
import type { GateSettings } from '../../gate/settings.ts';
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
 * Brings the comment on the pull request up to date, where the settings ask for one and the run has a pull request. A
 * comment that is there is kept true in every case, also when all is well again; whether a new one is written depends
 * on the setting. Nothing is written once the pull request has a newer commit. Never throws: a comment that cannot be
 * written is a notice.
 *
 * @param mostMs when all requests end
 */
export async function publishComment(
  report: Report,
  settings: GateSettings,
  environment: NodeJS.ProcessEnv,
  mostMs: number = MOST_COURTESY_MS,
): Promise<void> {
  await keepComment(
    () => renderComment(report),
    deservesComment(report, settings.comment),
    settings,
    environment,
    mostMs,
  );
}

/**
 * Says in the comment that is there that this run has failed, lest it show the result of an earlier one. Never creates a
 * comment; otherwise as {@link publishComment}.
 *
 * @param message what was thrown
 */
export async function publishFailure(
  message: string,
  settings: GateSettings,
  environment: NodeJS.ProcessEnv,
  mostMs: number = MOST_COURTESY_MS,
): Promise<void> {
  await keepComment(() => renderFailure(withoutToken(message, settings)), false, settings, environment, mostMs);
}

async function keepComment(
  render: () => string,
  creates: boolean,
  settings: GateSettings,
  environment: NodeJS.ProcessEnv,
  mostMs: number,
): Promise<void> {
  if (settings.comment === 'never') return;
  try {
    const { data } = payloadSchema.safeParse(workflowEvent(environment).payload);
    if (data === undefined) return;
    const { number, head } = data.pull_request;
    const server = serverOf(settings, environment, AbortSignal.timeout(mostMs));
    if (server === null) throw new Error('there is no token; leave `github-token` at its default');
    const marker = commentMarker(settings, environment);
    const body = `${marker}\n${render()}`;
    const comments = new PullRequestComments(server, number);
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

/** Whether the pull request leaves this deployment as it is; what could not be read before either is left as it is. */
function isUntouched({ change, problem, tolerated, upgradeMode }: DeploymentReport): boolean {
  return change === 'unchanged' && (tolerated || (problem === null && upgradeMode === 'RollingUpdate'));
}
