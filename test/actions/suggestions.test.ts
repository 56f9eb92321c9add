import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { publishSuggestions } from '../../src/actions/suggestions.ts';
import type { Choice, LineEdit, Report } from '../../src/gate/report/report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { pullRequestEvent, pushEvent } from '../support/events.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { JOB_TOKEN, READ_ONLY } from '../support/pull-request-comments.ts';
import { deploymentReport, report } from '../support/report-factory.ts';
import { type ReviewServerOptions, reviewServerFor } from '../support/review-comments.ts';

const [MERGE, HEAD, BASE, NEWER] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];
const PULL_REQUEST = pullRequestEvent(MERGE, { headSha: HEAD, baseSha: BASE });

const TAG: LineEdit = {
  file: 'values.yaml',
  at: 'line',
  line: 3,
  current: '  tag: 2.6.0',
  removed: ['  tag: 2.6.0'],
  added: ['  tag: 2.4.0'],
};
const MODE: LineEdit = {
  file: 'values.yaml',
  at: 'line',
  line: 1,
  current: 'image:',
  removed: [],
  added: ['upgrade:', '  mode: Recreate'],
};

function choice(edits: readonly LineEdit[], changes: Partial<Choice> = {}): Choice {
  return {
    id: 'roll',
    title: 'No downtime today: take 2.4.0; take the rest later',
    to: null,
    deployments: [],
    edits,
    patch: 'diff',
    command: null,
    instead: null,
    inputs: [],
    failOn: 'not-rolling',
    after: [],
    thenPasses: true,
    ...changes,
  };
}

const red = (...choices: Choice[]): Report => report([deploymentReport({ decision: 'recreate' })], { choices });
const GREEN = report([deploymentReport()]);

const waits = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => waits.push(ms) }));

let stdout: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  waits.length = 0;
  vi.restoreAllMocks();
});
const printed = () => stdout.mock.calls.map(([text]) => String(text)).join('');

/** A pull request, and a way to publish on it. */
async function pullRequest(options: Partial<ReviewServerOptions> = {}) {
  const github = await reviewServerFor({ headSha: HEAD, ...options });
  const path = join(temporaryFolder(), 'event.json');
  const publish = (found: Report, suggestions = 'true', event = PULL_REQUEST, token = JOB_TOKEN) => {
    writeFileSync(path, JSON.stringify(event.payload));
    const settings = parseSettings({ suggestions, 'github-token': token }, (name) => name);
    const environment = { ...github.environment, GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: event.name };
    return publishSuggestions(found, settings, environment);
  };
  return { ...github, publish };
}

describe('suggestions', () => {
  it('are on the exact lines, with the rest of each line', async () => {
    const { publish, comments } = await pullRequest();
    await publish(red(choice([MODE, TAG], { inputs: [{ name: 'fail-on', value: 'mode-mismatch' }] })));
    expect(comments.map(({ path, line }) => `${path}:${line}`)).toEqual(['values.yaml:1', 'values.yaml:3']);
    expect(comments[0]?.body).toContain('```suggestion\nupgrade:\n  mode: Recreate\nimage:\n```');
    expect(comments[1]?.body).toContain('```suggestion\n  tag: 2.4.0\n```');
    expect(comments[0]?.body).toContain('`fail-on: mode-mismatch`');
    expect(printed()).toBe('');
  });

  it('are written once, brought up to date, and withdrawn when the check is green', async () => {
    const { publish, comments, writes } = await pullRequest();
    await publish(red(choice([TAG])));
    await publish(red(choice([TAG])));
    expect(writes).toEqual(['POST values.yaml:3']);
    await publish(red(choice([{ ...TAG, added: ['  tag: 2.3.0'] }])));
    expect(writes.slice(1)).toEqual([`PATCH ${comments[0]?.id}`]);
    expect(comments[0]?.body).toContain('tag: 2.3.0');
    await publish(red(choice([{ ...TAG, line: 4 }])));
    expect(comments).toMatchObject([{ line: 4 }]);
    // A green check may have a choice too: to pin what runs.
    await publish(report([deploymentReport()], { choices: [choice([TAG], { id: 'pin' })] }));
    expect(comments).toEqual([]);
  });

  it('are created a second apart, as GitHub asks', async () => {
    const { publish, writes } = await pullRequest();
    const lines = [1, 2, 3].map((line) => ({ ...TAG, line }));
    await publish(red(choice(lines.slice(0, 1))));
    expect(waits).toEqual([]);
    await publish(red(choice(lines)));
    expect(writes).toHaveLength(3);
    expect(waits).toEqual([1_000]);
    await publish(GREEN);
    expect(waits).toEqual([1_000]);
  });

  it('are those of the first choice whose lines are all shown', async () => {
    const { publish, comments } = await pullRequest({ shown: ['values.yaml:3'] });
    await publish(red(choice([TAG, MODE]), choice([TAG], { title: 'second' })));
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('**second.**');
  });

  it('are left where no choice is shown', async () => {
    const { publish, comments } = await pullRequest({ shown: [] });
    await publish(red(choice([TAG])));
    expect(comments).toEqual([]);
    expect(printed()).toContain('not part of this pull request');
  });

  it('are left out if the head has another line than the merge', async () => {
    const texts = { 'values.yaml:1': 'image:', 'values.yaml:3': '  pullPolicy: Always' };
    const { publish, comments } = await pullRequest({ texts });
    await publish(red(choice([MODE, TAG])));
    expect(comments).toEqual([]);
    texts['values.yaml:3'] = '  tag: 2.6.0\r';
    await publish(red(choice([MODE, TAG])));
    expect(comments).toHaveLength(2);
  });

  it('of the next choice stay as they are where the first cannot be shown', async () => {
    const { publish, comments, writes } = await pullRequest({ shown: ['values.yaml:3'] });
    await publish(red(choice([TAG])));
    await publish(
      red(
        choice([
          { ...TAG, added: ['  tag: 2.3.0'] },
          { ...MODE, line: 9 },
        ]),
        choice([TAG]),
      ),
    );
    expect(comments[0]?.body).toContain('tag: 2.4.0');
    expect(writes).toEqual(['POST values.yaml:3', 'POST values.yaml:9']);
  });

  it.each<[string, Choice]>([
    ['nothing to write', choice([])],
    ['the line behind the mark of a file', choice([{ ...TAG, line: 1, current: '\ufeffimage: {tag: 2.6.0}' }])],
    ['more than ten lines', choice(Array.from({ length: 11 }, (_, line) => ({ ...TAG, line: line + 1 })))],
    ['a line that no page shows as it is', choice([{ ...TAG, added: ['  tag: 2.4.0 # \u202e'] }])],
  ])('are not written for %s', async (_, offered) => {
    const { publish, writes } = await pullRequest();
    await publish(red(offered));
    expect(writes).toEqual([]);
  });

  it("leave other people's comments alone, also those that look like them", async () => {
    const { publish, comments } = await pullRequest();
    await publish(red(choice([TAG])));
    const [own] = comments;
    if (own === undefined) return expect.unreachable();
    const others = [
      { ...own, id: 1, user: { type: 'User' } as const },
      { ...own, id: 2, body: 'A remark' },
      { ...own, id: 3, user: null },
    ];
    const again = await pullRequest({ comments: [...others, own] });
    await again.publish(GREEN);
    expect(again.comments.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are found among hundreds', async () => {
    const other = { path: 'a', line: 1, body: 'A remark', user: { type: 'User' } as const };
    const many = Array.from({ length: 250 }, (_, id) => ({ ...other, id: id + 1 }));
    const { publish, comments, writes } = await pullRequest({ comments: many });
    await publish(red(choice([TAG])));
    await publish(red(choice([TAG])));
    expect(writes).toEqual(['POST values.yaml:3']);
    expect(comments).toHaveLength(251);
  });

  it.each<[string, Partial<ReviewServerOptions>, string, string]>([
    ['a token that only reads, as on a fork', { refusal: READ_ONLY }, JOB_TOKEN, 'pull-requests: write'],
    ['no token', {}, '', 'there is no token'],
  ])('are a notice with %s', async (_, options, token, expected) => {
    const { publish } = await pullRequest(options);
    await publish(red(choice([TAG])), 'true', PULL_REQUEST, token);
    expect(printed()).toContain('::notice');
    expect(printed()).toContain(expected);
    expect(printed()).not.toContain(JOB_TOKEN);
  });

  it.each<[string, Partial<ReviewServerOptions>, string, typeof PULL_REQUEST]>([
    ['they are not asked for', {}, 'false', PULL_REQUEST],
    ['there is no pull request', {}, 'true', pushEvent(BASE, HEAD)],
    ['a newer commit has its own run', { headSha: NEWER }, 'true', PULL_REQUEST],
  ])('are not written where %s', async (_, options, suggestions, event) => {
    const { publish, writes } = await pullRequest(options);
    await publish(red(choice([TAG])), suggestions, event);
    expect(writes).toEqual([]);
  });
});
