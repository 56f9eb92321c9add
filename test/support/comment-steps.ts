import { expect } from 'vitest';
import { pullRequestEvent } from './events.ts';
import { ROOT } from './process.ts';
import { EVIDENCE } from './pull-request.ts';
import { type CommentServer, JOB_TOKEN } from './pull-request-comments.ts';
import type { RunEvent, runAction, StepResult } from './runner.ts';

type Texts = Readonly<Record<string, string>>;

export const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

/** On a pull request whose versions are given. */
const GIVEN = { ...pullRequestEvent(A, { headSha: B, baseSha: C }), folder: ROOT };
export const RED = { from: '2.2.0', to: '2.5.0' };
export const GREEN = { from: '2.0.0', to: '2.2.0' };

/** Runs one step of a job on pull request 7, which may write comments there. It never shows its token. */
export function commentingStep(run: typeof runAction) {
  return async (
    { environment }: CommentServer,
    inputs: Texts,
    more: Texts = {},
    event: RunEvent = GIVEN,
  ): Promise<StepResult> => {
    const token = { 'github-token': JOB_TOKEN };
    const result = await run({ ...EVIDENCE, ...token, ...inputs }, { ...environment, ...more }, event);
    const { stdout, stderr, summary, written, report } = result;
    expect(JSON.stringify([stdout, stderr, summary, written, report])).not.toContain(JOB_TOKEN);
    return result;
  };
}

export const noticesOf = ({ commands }: StepResult) =>
  commands.filter(({ message }) => message.startsWith('The comment on the pull request'));
