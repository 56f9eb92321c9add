import { describe, expect, it } from 'vitest';
import { parsePullRequest } from '../../src/repository/event.ts';
import type { Repository } from '../../src/repository/repository.ts';
import { resolveRevisions, type WorkflowEvent } from '../../src/repository/revisions.ts';
import { TreeError } from '../../src/repository/tree.ts';
import { pullRequestEvent, pushEvent } from '../support/events.ts';

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

  const another = { merge_group: { head_sha: 1, base_sha: A, base_ref: 'main' } };
  it.each<[string, Omit<WorkflowEvent, 'sha'>, string]>([
    ['null', { name: 'pull_request', payload: null }, 'The payload of the event pull_request is not usable: '],
    ['{}', { name: 'pull_request_target', payload: {} }, 'event pull_request_target is not usable: pull_request: '],
    [
      'another type',
      { name: 'merge_group', payload: another },
      'event merge_group is not usable: merge_group.head_sha: ',
    ],
    [
      'an option instead of a commit',
      pushEvent('--upload-pack=touch', A),
      'event push is not usable: before: is not the id of a commit',
    ],
    ['an abbreviated commit', pushEvent(B, A.slice(1)), 'after: is not the id'],
  ])('%s is refused by the names of event and member', async (_, event, message) => {
    const nobody = {} as Repository;
    const read = resolveRevisions({ ...event, sha: null }, nobody, { baseRef: null, headRef: null });
    await expect(read).rejects.toThrow(TreeError);
    await expect(read).rejects.toThrow(message);
  });
});
