import { describe, expect, it } from 'vitest';
import { commentingStep, GREEN, noticesOf, RED } from '../support/comment-steps.ts';
import { failing } from '../support/faults.ts';
import { AT_LENGTH } from '../support/holds.ts';
import { stallBeforeHeaders } from '../support/misbehaving-server.ts';
import { amongOthers, commentServerFor } from '../support/pull-request-comments.ts';
import { runAction } from '../support/runner.ts';

const runOn = commentingStep(runAction);

describe('the comment on a pull request', () => {
  it('is created when the check fails, kept up to date, and heals', async () => {
    const github = await commentServerFor({ comments: amongOthers(3) });
    const red = await runOn(github, { ...RED, comment: 'on-failure' });
    expect([red.code, red.outputs['decision']], red.stdout).toEqual([1, 'recreate']);
    expect(github.comments).toHaveLength(4);
    const created = github.comments[3];
    expect(created?.body).toMatch(
      /^<!-- upgrade-gate workflow="Upgrade" job="gate" id="__self\.[0-9a-f]{12}" -->\r\n## /,
    );
    expect(created?.body).toContain('2.5.0');

    // The same result once more: nothing is posted.
    await runOn(github, { ...RED, comment: 'on-failure' });
    expect(github.operations).toEqual(['find', 'create', 'find']);
    expect(github.comments[3]).toBe(created);

    const other = await runOn(github, { from: '2.2.0', to: '2.6.0', comment: 'on-failure' });
    expect(other.code).toBe(1);
    expect(github.comments[3]?.body).toContain('2.6.0');

    const green = await runOn(github, { ...GREEN, comment: 'on-failure' });
    expect([green.code, green.outputs['upgrade-mode']]).toEqual([0, 'RollingUpdate']);
    expect(github.comments[3]?.body).toContain('✅');
    expect(github.comments[3]?.body).not.toContain('2.6.0');
    expect(github.comments).toHaveLength(4);
    expect(github.operations.slice(3)).toEqual(['find', 'update', 'find', 'update']);
    for (const result of [red, other, green]) expect(noticesOf(result)).toEqual([]);
  });

  it('is written on an enterprise server', async () => {
    const github = await commentServerFor({ prefix: '/api/v3' });
    await runOn(github, { ...RED, comment: 'on-failure' });
    expect(github.comments).toHaveLength(1);
  });
});

describe('a comment that cannot be written changes nothing but for one notice:', () => {
  it('a server that is silent', async () => {
    const github = await commentServerFor({ behave: () => stallBeforeHeaders() });
    // At length its time is real.
    const soonOver = failing({ faster: AT_LENGTH ? 1 : 10 });
    const result = await runOn(github, { ...GREEN, comment: 'always' }, soonOver);
    expect([result.code, result.outputs['upgrade-mode']]).toEqual([0, 'RollingUpdate']);
    expect(noticesOf(result)).toHaveLength(1);
    expect(result.milliseconds).toBeLessThan(40_000);
  });
});
