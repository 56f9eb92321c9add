import { describe, expect, it } from 'vitest';
import { parseMergeGroup, parsePullRequest, parsePush } from '../../src/repository/event.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent, ZEROS } from '../support/events.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

describe('the payload of', () => {
  it('pull_request is read as far as needed', () => {
    const { payload } = pullRequestEvent(A, { headSha: B, baseSha: C });
    expect(parsePullRequest('pull_request', payload)).toEqual({
      number: 7,
      head: { sha: B },
      base: { sha: C, ref: 'main' },
    });
  });

  it('merge_group is read as far as needed', () => {
    const { payload } = mergeGroupEvent(A, B);
    expect(parseMergeGroup('merge_group', payload)).toEqual({ head_sha: A, base_sha: B, base_ref: 'refs/heads/main' });
  });

  it('push is read as far as needed', () => {
    expect(parsePush('push', pushEvent(ZEROS, A).payload)).toEqual({
      ref: 'refs/heads/main',
      before: ZEROS,
      after: A,
      deleted: false,
      forced: false,
      repository: { default_branch: 'main' },
    });
  });

  it.each<[string, () => unknown, string]>([
    ['null', () => parsePullRequest('pull_request', null), 'The payload of the event pull_request is not usable: '],
    [
      '{}',
      () => parsePullRequest('pull_request_target', {}),
      'event pull_request_target is not usable: pull_request: ',
    ],
    [
      'another type',
      () => parseMergeGroup('merge_group', { merge_group: { head_sha: 1, base_sha: A, base_ref: 'main' } }),
      'event merge_group is not usable: merge_group.head_sha: ',
    ],
    [
      'an option instead of a commit',
      () => parsePush('push', pushEvent('--upload-pack=touch', A).payload),
      'event push is not usable: before: is not the id of a commit',
    ],
    ['an abbreviated commit', () => parsePush('push', pushEvent(B, A.slice(1)).payload), 'after: is not the id'],
  ])('%s is refused by the names of event and member', (_, read, message) => {
    expect(read).toThrow(TreeError);
    expect(read).toThrow(message);
  });
});
