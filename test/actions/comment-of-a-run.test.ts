import { describe, expect, it } from 'vitest';
import { A, B, C, commentingStep, GREEN, noticesOf, RED } from '../support/comment-steps.ts';
import { mergeGroupEvent, pullRequestEvent } from '../support/events.ts';
import { cloneOf, emptyRepository } from '../support/git-repository.ts';
import { refuse } from '../support/github-api.ts';
import type { Behaviour } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import {
  amongOthers,
  type CommentServer,
  type CommentServerOptions,
  commentServerFor,
  JOB_ACCOUNT,
  JOB_TOKEN,
  READ_ONLY,
} from '../support/pull-request-comments.ts';
import { runActionHere, type StepResult } from '../support/runner.ts';

type Texts = Readonly<Record<string, string>>;

const runOn = commentingStep(runActionHere);

/** Outputs, but for the report's place, which is another one in every run. */
const comparable = ({ outputs: { 'report-path': _, ...outputs } }: StepResult) => outputs;

describe('the comment on a pull request', () => {
  it.each([
    ['always', GREEN, ['find', 'create']],
    ['on-failure', GREEN, ['find']],
    ['always', RED, ['find', 'create']],
    ['never', RED, []],
    ['', RED, []],
  ])('with "%s" and %j leads to %j', async (comment, versions, operations) => {
    const github = await commentServerFor();
    await runOn(github, { ...versions, comment });
    expect(github.operations).toEqual(operations);
    // One more request asks whose the token is.
    expect(github.server.requests).toHaveLength(operations.length === 0 ? 0 : operations.length + 1);
  });

  it('is never created where no deployment changes, but one that is there heals', async () => {
    const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;
    const origin = emptyRepository();
    const start = origin.commit({ 'deploy/lightdash/values.yaml': values('2.2.0') });
    const runWith = async (github: CommentServer, tag: string) => {
      origin.branch('update', start);
      const head = origin.commit({ 'deploy/lightdash/values.yaml': values(tag), 'README.md': tag });
      const merge = origin.mergeOf(start, head);
      origin.git('update-ref', 'refs/pull/7/merge', merge);
      const clone = cloneOf(origin);
      clone.git('fetch', '--quiet', 'origin', merge);
      clone.git('checkout', '--quiet', '--detach', merge);
      const event = pullRequestEvent(merge, { headSha: head, baseSha: start });
      return runOn(github, { comment: 'always' }, {}, { ...event, folder: clone.folder });
    };
    const clean = await commentServerFor();
    const { code, outputs, stdout } = await runWith(clean, '2.2.0');
    expect([code, outputs['decision']], stdout).toEqual([0, 'unchanged']);
    expect(clean.operations).toEqual(['find']);

    const taken = await commentServerFor();
    expect((await runWith(taken, '2.5.0')).code).toBe(1);
    const before = taken.comments[0]?.body;
    expect((await runWith(taken, '2.2.0')).code).toBe(0);
    expect(taken.operations).toEqual(['find', 'create', 'find', 'update']);
    expect(taken.comments).toHaveLength(1);
    expect(taken.comments[0]?.body).not.toBe(before);
  });

  it.each<[string, Texts, Texts, boolean]>([
    ['a reversed span', { from: '2.5.0', to: '2.2.0' }, {}, true],
    ['a folder that is not there', {}, { RUNNER_TEMP: '/absent' }, true],
    ['no file for outputs', {}, { GITHUB_OUTPUT: '' }, true],
    ['inputs that cannot be read', { from: 'latest' }, {}, false],
  ])(
    'of an earlier run, after %s in %j under %j, reports the failure: %s',
    async (_, inputs, variables, isReplaced) => {
      const github = await commentServerFor({ headSha: B });
      const green = await runOn(github, { ...GREEN, comment: 'always' });
      expect(green.code).toBe(0);
      expect(github.comments[0]?.body).toContain('✅');
      const broken = await runOn(github, { ...GREEN, ...inputs, comment: 'always' }, variables);
      expect(broken.code, broken.stdout).toBe(1);
      expect(broken.summary).toContain('could not check');
      expect(github.operations.slice(2)).toEqual(isReplaced ? ['find', 'update'] : []);
      expect(github.comments).toHaveLength(1);
      expect(github.comments[0]?.body.includes('✅')).toBe(!isReplaced);
      expect(github.comments[0]?.body.includes('could not check')).toBe(isReplaced);

      const without = await commentServerFor();
      await runOn(without, { ...GREEN, ...inputs, comment: 'always' }, variables);
      expect(without.comments).toEqual([]);
    },
  );

  it('is left to the run of a newer commit', async () => {
    const github = await commentServerFor({ headSha: C });
    const result = await runOn(github, { ...RED, comment: 'always' });
    expect([result.code, github.operations]).toEqual([1, ['find']]);
    expect(result.stdout).toContain('a newer commit has its own run');
    expect(noticesOf(result)).toEqual([]);
  });

  it('is one for each job and each leg of a matrix', async () => {
    const github = await commentServerFor();
    // All that tells them apart: test/actions/gate/comment-marker.test.ts.
    const legs: readonly (readonly [Texts, Texts])[] = [
      [{}, { GITHUB_JOB: 'staging' }],
      [{}, { GITHUB_JOB: 'production' }],
      [{ 'working-directory': 'src' }, { GITHUB_JOB: 'production' }],
    ];
    for (const versions of [RED, GREEN]) {
      for (const [inputs, variables] of legs) {
        await runOn(github, { ...versions, ...inputs, comment: 'on-failure' }, variables);
      }
    }
    expect(github.comments).toHaveLength(legs.length);
    for (const { body } of github.comments) expect(body).toContain('✅');
    expect(new Set(github.comments.map(({ body }) => body.split('\r\n')[0])).size).toBe(legs.length);
  });

  it('is found among hundreds, and never taken from somebody else', async () => {
    const first = await commentServerFor();
    await runOn(first, { ...RED, comment: 'on-failure' });
    const body = first.comments[0]?.body as string;
    const others = {
      20: { author: { login: 'github-actions', __typename: 'User' }, body },
      30: { author: { login: 'acme-app', __typename: 'Bot' }, body },
      40: { author: null, body },
    } as const;
    const github = await commentServerFor({
      comments: amongOthers(250, { ...others, 220: { author: JOB_ACCOUNT, body } }),
    });
    const before = [...github.comments];
    await runOn(github, { ...GREEN, comment: 'on-failure' });
    expect(github.operations).toEqual(['find', 'find', 'find', 'update']);
    expect(github.comments.flatMap((comment, place) => (comment === before[place] ? [] : [place]))).toEqual([220]);

    const without = await commentServerFor({ comments: amongOthers(200, others) });
    await runOn(without, { ...RED, comment: 'on-failure' });
    expect(without.operations).toEqual(['find', 'find', 'create']);
    expect(without.comments).toHaveLength(201);
  });

  it('is not looked for without a pull request', async () => {
    const github = await commentServerFor();
    const event = { ...mergeGroupEvent(A, B), folder: ROOT };
    const result = await runOn(github, { ...RED, comment: 'always' }, {}, event);
    expect(github.server.requests).toEqual([]);
    expect(noticesOf(result)).toEqual([]);
  });
});

describe('a comment that cannot be written changes nothing but for one notice:', () => {
  const onWriting = (behaviour: Behaviour) => (operation: string) => (operation === 'find' ? undefined : behaviour);
  const hostile = refuse(403, `no\n::error::broken\n##[error]${JOB_TOKEN}`);

  it.each<[string, CommentServerOptions, Texts, RegExp]>([
    ['a fork', { behave: onWriting(READ_ONLY) }, {}, /HTTP 403 .*`permissions: pull-requests: write`.*fork/],
    ['nothing may be read', { behave: () => READ_ONLY }, {}, /POST \/graphql answered HTTP 403/],
    ['a hostile answer', { behave: () => hostile }, {}, /broken/],
    ['no token', {}, { 'github-token': '' }, /there is no token/],
  ])('%s', async (_, options, inputs, message) => {
    for (const versions of [RED, GREEN]) {
      const plain = await runOn(await commentServerFor(), versions);
      const result = await runOn(await commentServerFor(options), { ...versions, ...inputs, comment: 'always' });
      expect(result.code).toBe(plain.code);
      expect(comparable(result)).toEqual(comparable(plain));
      expect(result.summary).toContain(versions.to);
      const notices = noticesOf(result);
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatchObject({ name: 'notice', message: expect.stringMatching(message) });
      expect(result.commands.filter(({ name }) => name !== 'notice')).toEqual(
        plain.commands.filter(({ name }) => name !== 'notice'),
      );
    }
  });
});
