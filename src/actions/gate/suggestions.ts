import { info, notice } from '@actions/core';
import * as z from 'zod';
import type { Choice, Report } from '../../gate/report/report.ts';
import type { GateSettings } from '../../gate/settings.ts';
import { FetchError } from '../../net/fetch-error.ts';
import { octokitOn } from '../../net/octokit.ts';
import { renderSuggestion } from '../../render/suggestion.ts';
import { commentMarker } from './comment-marker.ts';
import { describeUnwritten, isSameText, MOST_COURTESY_MS } from './courtesy.ts';
import { workflowEvent } from './event.ts';
import { type ReviewComment, ReviewComments } from './review-comments.ts';
import { serverOf } from './server.ts';

/** A larger number would bury the review. */
const MOST_SUGGESTIONS = 10;

const payloadSchema = z.object({
  pull_request: z.object({ number: z.number().int().positive(), head: z.object({ sha: z.string() }) }),
});

/** A suggestion as the pull request should have it. */
interface Suggestion {
  readonly path: string;
  readonly line: number;
  /** The text of the line. The run reads the merge with the base, where the line may differ. */
  readonly current: string;
  readonly body: string;
}

/**
 * Offers one choice as suggestions on its lines: the first choice whose lines are all part of the pull request. Outdated and needless
 * suggestions are withdrawn (docs/report.md). Never throws: if something cannot be written, there is a notice.
 *
 * @param mostMs the time in milliseconds after which all requests end
 * @param wait ends after some milliseconds, between two suggestions
 */
export async function publishSuggestions(
  report: Report,
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  mostMs: number = MOST_COURTESY_MS,
  wait?: (ms: number) => Promise<unknown>,
): Promise<void> {
  if (settings.suggestions !== 'true') return;
  try {
    const { data } = payloadSchema.safeParse(workflowEvent(processEnv).payload);
    if (data === undefined) return;
    const server = serverOf(settings, processEnv, AbortSignal.timeout(mostMs));
    if (server === null) throw new Error('there is no token; leave `github-token` at its default');
    const { number, head } = data.pull_request;
    const comments = new ReviewComments(await octokitOn(server), server.repository, number, head.sha, wait);
    if ((await comments.newestCommit()) !== head.sha) {
      info('The suggestions were left as they are: a newer commit has its own run.');
      return;
    }
    const marker = commentMarker(settings, processEnv).replace('<!-- upgrade-gate', '<!-- upgrade-gate-suggestion');
    const there = await comments.find(marker);
    const kept = await placeFirst(report.outcome.fails ? report.choices : [], marker, there, comments);
    for (const { id } of there) if (!kept.has(id)) await comments.delete(id);
  } catch (error) {
    const what = 'The suggestions were not written';
    notice(describeUnwritten(what, error, settings, 'The job summary has the same lines.'), { title: 'Upgrade Gate' });
  }
}

/** @returns the ids of the comments that stay */
async function placeFirst(
  choices: readonly Choice[],
  marker: string,
  there: readonly ReviewComment[],
  comments: ReviewComments,
): Promise<ReadonlySet<number>> {
  const offered = choices.map((choice) => wantedOf(choice, marker)).filter((wanted) => wanted !== null);
  for (const wanted of offered) {
    const kept = await place(wanted, there, comments);
    if (kept !== null) return kept;
  }
  if (offered.length > 0) info('No suggestions were written: some of the lines are not part of this pull request.');
  return new Set();
}

/** Null if a choice has no lines, has too many, or has lines that cannot be shown exactly. */
function wantedOf(choice: Choice, marker: string): Suggestion[] | null {
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
async function place(
  wanted: readonly Suggestion[],
  there: readonly ReviewComment[],
  comments: ReviewComments,
): Promise<ReadonlySet<number> | null> {
  const kept = new Set<number>();
  const created: number[] = [];
  const outdated: (() => Promise<void>)[] = [];
  for (const { path, line, current, body } of wanted) {
    const isThis = ({ shown }: ReviewComment) => shown === null || isSameText(shown, current);
    const old = there.find((one) => one.path === path && one.line === line && isThis(one) && !kept.has(one.id));
    if (old === undefined) {
      const fresh = await createShown(path, line, body, comments);
      if (fresh !== null) created.push(fresh.id);
      if (fresh === null || !isThis(fresh)) {
        for (const id of created) await comments.delete(id);
        return null;
      }
    } else {
      kept.add(old.id);
      if (!isSameText(old.body, body)) outdated.push(() => comments.update(old.id, body));
    }
  }
  // Last, so that a choice that cannot be shown does not remove the suggestions of the next one.
  for (const update of outdated) await update();
  return kept;
}

/** Null if the line is not part of the pull request. */
async function createShown(
  path: string,
  line: number,
  body: string,
  comments: ReviewComments,
): Promise<ReviewComment | null> {
  try {
    return await comments.create(path, line, body);
  } catch (error) {
    if (isOutsideOfDiff(error)) return null;
    throw error;
  }
}

/** GitHub refuses a comment on a line that the pull request does not show. */
function isOutsideOfDiff(error: unknown): boolean {
  return error instanceof FetchError && error.problem === 'status' && /HTTP 422/.test(error.message);
}
