import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import { cloneOf, emptyRepository } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';
import { JOB_TOKEN, READ_ONLY } from '../support/pull-request-comments.ts';
import { type ReviewServerOptions, reviewServerFor } from '../support/review-comments.ts';
import { runAction } from '../support/runner.ts';

const INPUTS = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
  'github-token': JOB_TOKEN,
  'chart-version': '2.16.361',
  suggestions: 'true',
};

const PATH = 'deploy/lightdash/values.yaml';
const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;

/** A pull request on GitHub, and a way to run the step on a commit of it that deploys a version. */
async function pullRequest(options: Partial<ReviewServerOptions> = {}) {
  const origin = emptyRepository();
  const base = origin.commit({ [PATH]: values('2.2.0') });
  origin.branch('update', base);
  const first = origin.commit({ [PATH]: values('2.5.0') });
  const github = await reviewServerFor({ headSha: first, ...options });
  const run = async (tag: string) => {
    const head = tag === '2.5.0' ? first : origin.commit({ [PATH]: values(tag) });
    github.headSha = head;
    const merge = origin.mergeOf(base, head);
    origin.git('update-ref', 'refs/pull/7/merge', merge);
    const clone = cloneOf(origin);
    clone.git('fetch', '--quiet', 'origin', merge);
    clone.git('checkout', '--quiet', '--detach', merge);
    const event = { ...pullRequestEvent(merge, { headSha: head, baseSha: base }), folder: clone.folder };
    const result = await runAction(INPUTS, github.environment, event);
    expect(JSON.stringify(result)).not.toContain(JOB_TOKEN);
    return result;
  };
  return { github, run };
}

describe('suggestions on a pull request', () => {
  it('come with a red check, follow it, and go when it is green', async () => {
    const { github, run } = await pullRequest();
    const red = await run('2.5.0');
    expect([red.code, red.outputs['decision']], red.stdout).toEqual([1, 'recreate']);
    expect(github.comments.map(({ path, line }) => `${path}:${line}`)).toEqual([`${PATH}:1`]);
    expect(github.comments[0]?.body).toContain(
      '```suggestion\nupgrade:\n  mode: Recreate # upgrade-gate: for the downtime\nimage:\n```',
    );
    expect(github.comments[0]?.body).toContain('2.5.0');

    expect((await run('2.6.0')).code).toBe(1);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).not.toContain('2.5.0');

    expect((await run('2.2.0')).code).toBe(0);
    expect(github.comments).toEqual([]);
  });

  it.each<[string, Partial<ReviewServerOptions>, string]>([
    ['a token that only reads, as on a fork', { refusal: READ_ONLY }, 'pull-requests: write'],
    ['lines that the pull request does not show', { shown: [] }, 'not part of this pull request'],
  ])('change nothing else with %s', async (_, options, message) => {
    const { github, run } = await pullRequest(options);
    const { code, outputs, stdout } = await run('2.5.0');
    expect([code, outputs['decision']], stdout).toEqual([1, 'recreate']);
    expect(github.comments).toEqual([]);
    expect(stdout).toContain(message);
  });
});
