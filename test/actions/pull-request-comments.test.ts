import { describe, expect, it } from 'vitest';
import { PullRequestComments } from '../../src/actions/comment.ts';
import { GitHubApi } from '../../src/net/github-api.ts';
import { octokitOn } from '../../src/net/octokit.ts';
import { refuse } from '../support/github-api.ts';
import { type Behaviour, html, serve, serverForTest } from '../support/misbehaving-server.ts';
import {
  amongOthers,
  type CommentServerOptions,
  commentServerFor,
  JOB_ACCOUNT,
  READ_ONLY,
  type StoredComment,
} from '../support/pull-request-comments.ts';

const MARKER = '<!-- marker -->';

async function commentsOf(options: CommentServerOptions, { token = '', number = 7 } = {}) {
  const server = await commentServerFor(options);
  const api = new GitHubApi(token === '' ? server.api : { ...server.api, token });
  return { ...server, own: new PullRequestComments(await octokitOn(api), api.repository, number) };
}

type Author = StoredComment['author'];
const bot = (login: string): Author => ({ login, __typename: 'Bot' });
const user = (login: string): Author => ({ login, __typename: 'User' });

const APP_TOKEN = 'ghs_0';
const USER_TOKEN = 'ghp_0';

describe('the comment that is found', () => {
  it.each<[string, string, Author, string, boolean]>([
    ['github-actions[bot]', APP_TOKEN, bot('github-actions'), MARKER, true],
    ['github-actions', APP_TOKEN, bot('github-actions'), MARKER, true],
    ['acme-app[bot]', 'v1.0', bot('acme-app'), `${MARKER}\r\nmore`, true],
    ['acme-app[bot]', APP_TOKEN, bot('acme-app[bot]'), MARKER, true],
    ['acme-app[bot]', APP_TOKEN, user('acme-app'), MARKER, false],
    ['acme-app', APP_TOKEN, user('acme-app'), MARKER, false],
    ['acme-app[bot]', APP_TOKEN, bot('github-actions'), MARKER, false],
    ['octocat', USER_TOKEN, user('octocat'), MARKER, true],
    ['octocat', USER_TOKEN, user('Octocat'), MARKER, true],
    ['octocat', USER_TOKEN, bot('octocat'), MARKER, false],
    ['octocat', USER_TOKEN, user('octocat2'), MARKER, false],
    ['octocat', USER_TOKEN, null, MARKER, false],
    ['octocat', USER_TOKEN, user('octocat'), `quoted: ${MARKER}`, false],
    ['octocat', USER_TOKEN, user('octocat'), '<!-- marker', false],
    ['octocat', USER_TOKEN, user('octocat'), '', false],
  ])('by %s with the token %s, of the author %j with the body %j: %s', async (viewer, token, author, body, isFound) => {
    const { own } = await commentsOf({ viewer, comments: [{ id: 5, author, body }] }, { token });
    expect((await own.find(MARKER)).own).toEqual(isFound ? [{ id: 5, body }] : []);
  });

  it.each([[[0]], [[99]], [[100]], [[301]], [[0, 1]], [[99, 100]], [[5, 250, 300, 301]]])(
    'is each of those at the places %j, the oldest first',
    async (places) => {
      const ofPlace = (place: number) => ({ author: JOB_ACCOUNT, body: `${MARKER}\n${place}` });
      const comments = amongOthers(302, Object.fromEntries(places.map((place) => [place, ofPlace(place)])));
      const { own, operations } = await commentsOf({ comments });
      expect((await own.find(MARKER)).own).toEqual(
        places.map((place) => ({ id: 3_000_000_001 + place, body: `${MARKER}\n${place}` })),
      );
      expect(operations).toEqual(Array(4).fill('find'));
    },
  );

  it.each([
    ['b'.repeat(40), 'b'.repeat(40)],
    [null, null],
    [undefined, null],
  ])('comes with the newest commit %s: %s', async (headSha, expected) => {
    for (const count of [0, 1, 101]) {
      const { own } = await commentsOf({ comments: amongOthers(count), ...(headSha === undefined ? {} : { headSha }) });
      expect((await own.find(MARKER)).headSha, `${count} comments`).toBe(expected);
    }
  });

  it("does not exist if there are no comments, or only other people's", async () => {
    for (const [count, requests] of [
      [0, 1],
      [1, 1],
      [100, 1],
      [101, 2],
    ] as const) {
      const { own, operations } = await commentsOf({ comments: amongOthers(count) });
      expect((await own.find(MARKER)).own).toEqual([]);
      expect(operations, `${count} comments`).toHaveLength(requests);
    }
  });

  it('is not known where pages come to no end', async () => {
    const { own, operations } = await commentsOf({ endless: true });
    await expect(own.find(MARKER)).rejects.toThrow('the list has more than 100 pages');
    expect(operations).toHaveLength(101);
  });

  it('is not looked for on another server, wherever a page leads', async () => {
    const other = await serverForTest(serve('[]'));
    const { own } = await commentsOf({ nextPage: `${other.origin}/repos/acme/deploy/issues/7/comments?page=2` });
    await expect(own.find(MARKER)).rejects.toThrow(/it leads to http:\S+, where the token is not sent$/);
    expect(other.requests).toEqual([]);
  });

  it.each<[string, Behaviour | undefined, number, string]>([
    ['no such pull request', undefined, 8, 'Could not resolve to a PullRequest with the number of 8.'],
    ['a refusal', READ_ONLY, 7, 'HTTP 403 (Resource not accessible by integration'],
    ['a bad token', refuse(401, 'Bad credentials'), 7, 'HTTP 401'],
    ['a page', html(), 7, 'is not JSON'],
    ['something else', serve({ data: { viewer: { login: 'a' }, repository: null } }), 7, 'is not a list'],
  ])('is not known after %s', async (_, answer, number, message) => {
    const { own } = await commentsOf({ behave: () => answer }, { number });
    await expect(own.find(MARKER)).rejects.toThrow(message);
  });
});

describe('a comment', () => {
  it('is created, found, updated and deleted', async () => {
    const { own, comments, operations } = await commentsOf({ comments: amongOthers(2) });
    await own.create(`${MARKER}\nred ü`);
    const [found] = (await own.find(MARKER)).own;
    expect(found).toEqual({ id: comments[2]?.id, body: `${MARKER}\r\nred ü` });
    await own.update(found?.id as number, `${MARKER}\ngreen`);
    expect(comments[2]?.body).toBe(`${MARKER}\r\ngreen`);
    expect(comments).toHaveLength(3);
    await own.delete(found?.id as number);
    expect(comments).toHaveLength(2);
    expect(operations).toEqual(['create', 'find', 'update', 'delete']);
  });

  it('is not written without the right to', async () => {
    const { own, operations } = await commentsOf({ behave: () => READ_ONLY });
    await expect(own.create('a')).rejects.toMatchObject({ problem: 'forbidden' });
    await expect(own.update(1, 'a')).rejects.toMatchObject({ problem: 'forbidden' });
    await expect(own.delete(1)).rejects.toMatchObject({ problem: 'forbidden' });
    expect(operations).toEqual(['create', 'update', 'delete']);
  });

  it('is not updated or deleted where it is gone', async () => {
    const { own } = await commentsOf({});
    await expect(own.update(1, 'a')).rejects.toMatchObject({ problem: 'not-found' });
    await expect(own.delete(1)).rejects.toMatchObject({ problem: 'not-found' });
  });
});
