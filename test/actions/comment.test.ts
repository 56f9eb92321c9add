import { writeFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { publishComment, publishFailure } from '../../src/actions/comment.ts';
import { commentMarker } from '../../src/actions/pull-request.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { COMMENT_MODES, parseSettings } from '../../src/gate/settings.ts';
import { renderComment, renderFailure } from '../../src/render/pages.ts';
import type { WorkflowEvent } from '../../src/repository/revisions.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent } from '../support/events.ts';
import { temporaryFolder } from '../support/git-repository.ts';
import { refuse } from '../support/github-api.ts';
import { type Behaviour, html, redirect, stallBeforeHeaders, status } from '../support/misbehaving-server.ts';
import {
  amongOthers,
  type CommentServer,
  type CommentServerOptions,
  commentServerFor,
  JOB_ACCOUNT,
  JOB_TOKEN,
  READ_ONLY,
} from '../support/pull-request-comments.ts';
import { deploymentReport, problemReport, report } from '../support/report-factory.ts';

type Mode = (typeof COMMENT_MODES)[number];

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const PULL_REQUEST = pullRequestEvent(A, { headSha: B, baseSha: C });

const problem = problemReport();
/** What a run may have found. */
const REPORTS = {
  failing: report([deploymentReport({ decision: 'recreate' })]),
  'without a deployment': report([], { problem }),
  'without a deployment, passing': passes(report([], { problem })),
  rolling: report([deploymentReport()]),
  'rolling beside others': report([deploymentReport({ from: '1.3.0' }), deploymentReport()]),
  installing: passing(deploymentReport({ change: 'install', from: null })),
  removing: passing(deploymentReport({ change: 'removed', to: null })),
  'with a digest that changed': passing(deploymentReport({ change: 'unchanged', upgradeMode: 'Recreate' })),
  'passing with a problem': passing(deploymentReport({ change: 'unchanged', problem })),
  clean: report([deploymentReport({ from: '1.3.0' }), deploymentReport({ from: '1.3.0' })]),
  'with the problem of before': passing(deploymentReport({ change: 'unchanged', problem, tolerated: true })),
  'with nothing to judge': report([]),
} as const;

function passing(deployment: Report['deployments'][number]): Report {
  return passes(report([{ ...deployment, fails: false }]));
}

function passes(judged: Report): Report {
  return { ...judged, outcome: { ...judged.outcome, fails: false } };
}

interface Run {
  readonly mode?: Mode;
  readonly event?: WorkflowEvent;
  readonly environment?: NodeJS.ProcessEnv;
  readonly token?: string;
  /** In place of the 30 seconds that all requests together may take. */
  readonly mostMs?: number;
  /** Takes the place of a report. */
  readonly failure?: string;
}

const settingsOf = (mode: Mode, token: string) =>
  parseSettings({ comment: mode, 'github-token': token }, (name) => name);

/** A server, and a way to publish on its pull request; `existing` is what the comment of an earlier run says. */
async function pullRequest(options: CommentServerOptions = {}, existing: Report | null = null) {
  const environment = { GITHUB_WORKFLOW: 'Upgrade', GITHUB_JOB: 'gate', GITHUB_ACTION: '__self' };
  const marker = commentMarker(settingsOf('always', ''), environment);
  const body = (found: Report) => `${marker}\n${renderComment(found)}`;
  const own =
    existing === null ? {} : { 1: { author: JOB_ACCOUNT, body: body(existing).trimEnd().replaceAll('\n', '\r\n') } };
  const github = await commentServerFor({ comments: amongOthers(2, own), ...options });
  const path = join(temporaryFolder(), 'event.json');
  const publish = (
    found: Report,
    { mode = 'always', event = PULL_REQUEST, token = JOB_TOKEN, mostMs = 5_000, failure, ...more }: Run = {},
  ) => {
    writeFileSync(path, JSON.stringify(event.payload));
    const variables = { ...environment, ...github.environment, GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: event.name };
    const settings = settingsOf(mode, token);
    const run = { ...variables, ...more.environment };
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeoutOf(ms === 30_000 ? mostMs : ms));
    return failure === undefined ? publishComment(found, settings, run) : publishFailure(failure, settings, run);
  };
  return { ...github, publish, marker };
}

const timeoutOf = AbortSignal.timeout.bind(AbortSignal);
let stdout: MockInstance<typeof process.stdout.write>;

beforeEach(() => {
  stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What was printed. */
const printed = () => stdout.mock.calls.map(([text]) => String(text)).join('');

describe('a comment is created', () => {
  const always = ['always'];
  const expected: readonly (readonly [keyof typeof REPORTS, readonly string[]])[] = [
    ['failing', ['on-failure', 'always']],
    ['without a deployment', ['on-failure', 'always']],
    ['without a deployment, passing', always],
    ['rolling', always],
    ['rolling beside others', always],
    ['installing', always],
    ['removing', always],
    ['with a digest that changed', always],
    ['passing with a problem', always],
    ['clean', []],
    ['with the problem of before', []],
    ['with nothing to judge', []],
  ];

  it.each(expected)('on a pull request that is %s with %j alone', async (name, modes) => {
    for (const mode of COMMENT_MODES) {
      const { publish, comments, operations, marker } = await pullRequest();
      await publish(REPORTS[name], { mode });
      const isCreated = modes.includes(mode);
      expect(operations, mode).toEqual(mode === 'never' ? [] : ['find', ...(isCreated ? ['create'] : [])]);
      expect(comments, mode).toHaveLength(isCreated ? 3 : 2);
      if (isCreated) expect(comments[2]?.body.startsWith(`${marker}\r\n`)).toBe(true);
    }
    expect(printed()).toBe('');
  });

  it('has room for all that a report says', async () => {
    const { publish, comments } = await pullRequest();
    await publish(report(Array.from({ length: 2_000 }, (_, line) => deploymentReport({ line, decision: 'recreate' }))));
    expect(comments[2]?.body.length).toBeGreaterThan(20);
    expect(comments[2]?.body.length).toBeLessThanOrEqual(65_536);
  });
});

describe('a comment that is there', () => {
  it.each(['on-failure', 'always'] as const)('follows every later run with %s', async (mode) => {
    const { publish, comments, operations } = await pullRequest({}, REPORTS.failing);
    const bodies = new Set([comments[1]?.body]);
    for (const name of ['rolling', 'failing', 'clean', 'without a deployment'] as const) {
      await publish(REPORTS[name], { mode });
      bodies.add(comments[1]?.body);
    }
    expect(bodies.size).toBe(4);
    expect(operations).toEqual(Array(4).fill(['find', 'update']).flat());
    expect(comments).toHaveLength(2);
    expect(printed()).toBe('');
  });

  it('is left alone with never', async () => {
    const { publish, operations } = await pullRequest({}, REPORTS.failing);
    await publish(REPORTS.clean, { mode: 'never' });
    expect(operations).toEqual([]);
  });

  it('is not posted again as it is', async () => {
    const { publish, operations } = await pullRequest({}, REPORTS.failing);
    await publish(REPORTS.failing);
    await publish(REPORTS.failing, { mode: 'on-failure' });
    expect(operations).toEqual(['find', 'find']);
  });
});

describe('a run that throws', () => {
  it.each(['on-failure', 'always'] as const)('says so in the comment that is there, with %s', async (mode) => {
    const { publish, comments, operations, marker } = await pullRequest({}, REPORTS.rolling);
    const failure = `It broke at ${JOB_TOKEN}.\n--> <b>`;
    await publish(REPORTS.rolling, { mode, failure });
    await publish(REPORTS.rolling, { mode, failure });
    expect(comments[1]?.body.replaceAll('\r\n', '\n')).toBe(
      `${marker}\n${renderFailure('It broke at ***.\n--> <b>')}`.trimEnd(),
    );
    expect(comments).toHaveLength(2);
    expect(operations).toEqual(['find', 'update', 'find']);
    await publish(REPORTS.rolling, { mode });
    expect(comments[1]?.body).toContain('✅');
    expect(printed()).toBe('');
  });

  it('creates no comment', async () => {
    for (const [mode, operations] of [
      ['never', []],
      ['on-failure', ['find']],
      ['always', ['find']],
    ] as const) {
      const github = await pullRequest();
      await github.publish(REPORTS.failing, { mode, failure: 'It broke.' });
      expect(github.operations, mode).toEqual(operations);
    }
    expect(printed()).toBe('');
  });

  it('has room for every message', async () => {
    const { publish, comments } = await pullRequest({}, REPORTS.rolling);
    await publish(REPORTS.rolling, { failure: `${'<&|`*\u{1F680}'.repeat(5_000)}\n`.repeat(100) });
    expect(comments[1]?.body).toContain('❓');
    expect(comments[1]?.body.length).toBeLessThanOrEqual(65_536);
  });
});

describe('the newest commit', () => {
  const withoutHead = { ...PULL_REQUEST, payload: { pull_request: { number: 7 } } };

  it.each<[string, string | null, WorkflowEvent, boolean]>([
    ['the one of this run', B, PULL_REQUEST, true],
    ['another one', C, PULL_REQUEST, false],
    ['not known', null, PULL_REQUEST, true],
    ['not known to the payload', C, withoutHead, true],
  ])('is %s', async (_, headSha, event, isWritten) => {
    const runs: readonly (readonly [Report | null, Run, readonly string[]])[] = [
      [null, {}, ['create']],
      [REPORTS.failing, {}, ['update']],
      [REPORTS.failing, { failure: 'It broke.' }, ['update']],
    ];
    for (const [existing, run, operations] of runs) {
      stdout.mockClear();
      const github = await pullRequest({ headSha }, existing);
      await github.publish(REPORTS.rolling, { event, ...run });
      expect(github.operations).toEqual(['find', ...(isWritten ? operations : [])]);
      expect(printed()).toBe(
        isWritten ? '' : `The comment on the pull request was left as it is: a newer commit has its own run.${EOL}`,
      );
    }
  });
});

describe('duplicates', () => {
  /** Three comments of earlier runs between others, with ids ending in 2, 4 and 6. */
  async function withDuplicates(options: CommentServerOptions = {}) {
    const { marker } = await pullRequest();
    const of = (text: string) => ({ author: JOB_ACCOUNT, body: `${marker}\r\n${text}` });
    return pullRequest({ comments: amongOthers(7, { 1: of('a'), 3: of('b'), 5: of('c') }), ...options });
  }
  const endings = (comments: CommentServer['comments']) => comments.map(({ id }) => id % 10);

  it('are deleted, and the oldest is kept', async () => {
    const { publish, comments, operations } = await withDuplicates();
    await publish(REPORTS.failing);
    expect(operations).toEqual(['find', 'update', 'delete', 'delete']);
    expect(endings(comments)).toEqual([1, 2, 3, 5, 7]);
    expect(comments[1]?.body).toContain('🟠');
    expect(printed()).toBe('');
  });

  it.each<[string, CommentServerOptions, readonly string[]]>([
    [
      'may not be deleted',
      { behave: (operation) => (operation === 'delete' ? READ_ONLY : undefined) },
      ['find', 'update', 'delete', 'delete'],
    ],
    [
      'are gone already',
      { behave: (operation) => (operation === 'delete' ? refuse(404, 'Not Found') : undefined) },
      ['find', 'update', 'delete', 'delete'],
    ],
    ['belong to a newer commit', { headSha: C }, ['find']],
  ])('that %s stay, and nothing is noticed', async (_, options, expected) => {
    const { publish, comments, operations } = await withDuplicates(options);
    await publish(REPORTS.failing);
    expect(operations).toEqual(expected);
    expect(endings(comments)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(printed()).not.toContain('::');
  });

  it('stay where the one that is kept cannot be written', async () => {
    const { publish, comments, operations } = await withDuplicates({
      behave: (operation) => (operation === 'update' ? READ_ONLY : undefined),
    });
    await publish(REPORTS.failing);
    expect(operations).toEqual(['find', 'update']);
    expect(comments).toHaveLength(7);
    expect(printed()).toMatch(/^::notice /);
  });
});

describe('the pull request', () => {
  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'something_new'])(
    'is that of %s',
    async (name) => {
      const { publish, operations } = await pullRequest();
      await publish(REPORTS.failing, { event: { ...PULL_REQUEST, name } });
      expect(operations).toEqual(['find', 'create']);
    },
  );

  it.each<[string, WorkflowEvent]>([
    ['push', pushEvent(A, B)],
    ['merge_group', mergeGroupEvent(A, B)],
    ['schedule', { name: 'schedule', payload: { schedule: '0 5 * * *' }, sha: A }],
    ['workflow_dispatch', { name: 'workflow_dispatch', payload: { inputs: null }, sha: A }],
    ['an issue', { name: 'issue_comment', payload: { issue: { number: 7 } }, sha: A }],
    ['no number', { name: 'pull_request', payload: { pull_request: { number: '7/comments' } }, sha: A }],
  ])('does not exist for %s, and nothing mentions it', async (_, event) => {
    const { publish, operations } = await pullRequest();
    await publish(REPORTS.failing, { event });
    expect(operations).toEqual([]);
    expect(printed()).toBe('');
  });
});

describe('a comment that cannot be written is one notice', () => {
  const onWriting = (behaviour: Behaviour) => (operation: string) => (operation === 'find' ? undefined : behaviour);
  const always = (behaviour: Behaviour) => () => behaviour;
  const hostile = `no\r\n::error::gone\n##[error]gone ${JOB_TOKEN} \u001b[31m${'x'.repeat(5_000)}`;

  it.each<[string, CommentServerOptions, Run, RegExp]>([
    [
      'for a fork',
      { behave: onWriting(READ_ONLY) },
      {},
      /POST \/issues\/7\/comments answered HTTP 403 .*Resource not accessible.*`permissions: pull-requests: write`.*fork/,
    ],
    ['with a bad token', { behave: always(refuse(401, 'Bad credentials')) }, {}, /HTTP 401 .*`permissions:/],
    ['where nothing is found', { behave: always(refuse(404, 'Not Found')) }, {}, /HTTP 404 .*`permissions:/],
    ['where it is not valid', { behave: onWriting(refuse(422, 'Validation Failed')) }, {}, /HTTP 422 .*job summary/],
    ['where it is locked', { behave: onWriting(refuse(403, 'Issue is locked')) }, {}, /Issue is locked/],
    ['for a server that fails', { behave: onWriting(status(500)) }, {}, /HTTP 500/],
    ['for a page', { behave: always(html()) }, {}, /POST \/graphql answered something that is not JSON\. The job/],
    ['for a page on writing', { behave: onWriting(html()) }, {}, /POST \/issues\/7\/comments answered something/],
    ['for a loop', { behave: always(redirect('/graphql', 307)) }, {}, /POST \/graphql: /],
    ['for a silent server', { behave: always(stallBeforeHeaders()) }, { mostMs: 200 }, /all requests was used up/],
    ['for silence on writing', { behave: onWriting(stallBeforeHeaders()) }, { mostMs: 400 }, /requests was used up/],
    ['without a token', {}, { token: '' }, /there is no token; leave `github-token` at its default\. The job/],
    ['without a server', {}, { environment: { GITHUB_API_URL: '' } }, /there is no token/],
    ['without a payload', {}, { environment: { GITHUB_EVENT_PATH: '/absent' } }, /GITHUB_EVENT_PATH/],
    [
      'that says what it must',
      { behave: onWriting(refuse(403, hostile)) },
      {},
      /\(no : :error: :gone # #\[error\]gone/,
    ],
  ])('%s', async (_, options, run, message) => {
    const { publish, comments } = await pullRequest(options);
    const before = [...comments];
    await publish(REPORTS.failing, run);
    const [line, ...more] = printed().split('\n');
    expect(more).toEqual(['']);
    expect(line).toMatch(/^::notice title=Upgrade Gate::The comment on the pull request was not written: /);
    expect(line).toMatch(/The job summary has the same report\.$/);
    expect(line).toMatch(message);
    expect(line?.length).toBeLessThan(1_500);
    expect(line).not.toContain(JOB_TOKEN);
    expect(comments).toEqual(before);
  });

  it('also where an update is refused', async () => {
    const { publish, operations } = await pullRequest({ behave: onWriting(READ_ONLY) }, REPORTS.failing);
    await publish(REPORTS.clean);
    expect(operations).toEqual(['find', 'update']);
    expect(printed()).toMatch(/^::notice title=Upgrade Gate::[^\n]* PATCH \/issues\/comments\/3000000002 [^\n]*\n$/);
  });
});
