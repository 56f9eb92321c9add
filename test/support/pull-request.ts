import { pullRequestEvent } from './events.ts';
import { emptyRepository, type FileContent } from './git-repository.ts';
import { ROOT } from './process.ts';
import type { StepResult } from './runner.ts';

/** Documents of the fixtures, for a run in any folder. */
export const EVIDENCE = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
};

export type Files = Readonly<Record<string, FileContent | null>>;
export type Inputs = Readonly<Record<string, string>>;

/** A file of values of the chart. */
export const VALUES = 'deploy/lightdash/values.yaml';

export function values(tag: string, more = ''): string {
  return `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n${more}`;
}

/** A pull request as GitHub holds it: the base branch, the branch, and the merge commit of the two. */
export function pullRequest(base: Files, change: Files, meanwhile: Files | null = null) {
  const origin = emptyRepository();
  const start = origin.commit(base);
  const tip = meanwhile === null ? start : origin.commit(meanwhile);
  origin.branch('update', start);
  const head = origin.commit(change);
  // A commit more on the branch's side, as everybody's branch has.
  const merge = origin.mergeOf(tip, head);
  origin.git('update-ref', 'refs/pull/7/head', head);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  return { origin, start, tip, head, merge, event: pullRequestEvent(merge, { headSha: head, baseSha: start }) };
}

/** The base branch at 2.0.0, and two changes queued one behind the other. */
export function queue() {
  const origin = emptyRepository();
  const tip = origin.commit({ [VALUES]: values('2.0.0') });
  origin.branch('queue', tip);
  const first = origin.commit({ [VALUES]: values('2.2.0') });
  const second = origin.commit({ [VALUES]: values('2.5.0') });
  origin.branch('main');
  return { origin, tip, first, second };
}

export const deploymentsOf = ({ outputs }: StepResult) => JSON.parse(outputs['deployments'] ?? '[]');
export const errorsOf = ({ commands }: StepResult) => commands.filter(({ name }) => name === 'error');
