import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import {
  type Behaviour,
  empty,
  html,
  huge,
  redirectLoop,
  reset,
  serve,
  serverForTest,
  stallBeforeHeaders,
  status,
} from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { HASTY, health, IMPATIENT, inTurn, tellingHealth } from '../../support/running-service.ts';

usePlainHttp();

type Inputs = Readonly<Record<string, string>>;

/** A change of the image in a compose file: of its tag or, if the text begins otherwise, of the whole reference. */
const compose = (image: string) => ({
  'compose.yaml': `services: {web: {image: "${/^[\w.-]+$/.test(image) ? `lightdash/lightdash:${image}` : image}"}}\n`,
});

async function judgeWhile(
  runs: Behaviour | string,
  was: string,
  is: string,
  inputs: Inputs = {},
  host = HASTY,
): Promise<Report> {
  const { origin } = await serverForTest({ '/api/v1/health': typeof runs === 'string' ? health(runs) : runs });
  const asked = { 'running-url': origin, ...inputs };
  return judgeFiles(compose(was), compose(is), asked, new Map(), host);
}

/** `roll RollingUpdate 2.0.0 → 2.2.0`, and the notes about what runs. */
const told = ({ decision, upgradeMode, deployments, notes, outcome }: Report) => [
  `${decision} ${upgradeMode} ${deployments.map(({ from, to }) => `${from} → ${to}`)}${outcome.fails ? '' : ' passes'}`,
  ...notes.filter(({ code }) => code.startsWith('running-')).flatMap(({ code, examples }) => [code, ...examples]),
];

const DIGEST = `sha256:${'a'.repeat(64)}`;
const at = 'compose.yaml';

describe('where the files name both versions', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['2.1.0', '2.2.0', '2.1.0', ['roll RollingUpdate 2.1.0 → 2.2.0 passes']],
    [
      '2.1.0',
      '2.2.0',
      '2.0.0',
      ['roll RollingUpdate 2.0.0 → 2.2.0 passes', 'running-differs', `2.0.0 still runs, not 2.1.0 (${at})`],
    ],
    // Judged in retrospect only.
    [
      '2.1.0',
      '2.2.0',
      '1.2.0',
      ['recreate Recreate 1.2.0 → 2.2.0', 'running-differs', `1.2.0 still runs, not 2.1.0 (${at})`],
    ],
    // A required stop lies between.
    [
      '2.6.0',
      '2.7.0',
      '2.5.0',
      ['blocked Recreate 2.5.0 → 2.7.0', 'running-differs', `2.5.0 still runs, not 2.6.0 (${at})`],
    ],
    // Below a minimum.
    [
      '2.10.0',
      '3.0.0',
      '2.9.0',
      ['blocked Recreate 2.9.0 → 3.0.0', 'running-differs', `2.9.0 still runs, not 2.10.0 (${at})`],
    ],
    // Unknown to the index.
    [
      '2.1.0',
      '2.2.0',
      '2.0.7',
      ['unproven Recreate 2.0.7 → 2.2.0', 'running-differs', `2.0.7 still runs, not 2.1.0 (${at})`],
    ],
    // The files' own jump is the worse one.
    [
      '2.1.7',
      '2.2.0',
      '2.1.0',
      ['unproven Recreate 2.1.7 → 2.2.0', 'running-differs', `2.1.0 still runs, not 2.1.7 (${at})`],
    ],
    [
      '2.0.0',
      '2.2.0',
      '2.1.0',
      ['roll RollingUpdate 2.0.0 → 2.2.0 passes', 'running-differs', `2.1.0 runs already, not 2.0.0 (${at})`],
    ],
    [
      '2.2.0',
      '2.4.0',
      '2.4.0',
      ['recreate Recreate 2.2.0 → 2.4.0', 'running-differs', `2.4.0 runs already, not 2.2.0 (${at})`],
    ],
    [
      '2.0.0',
      '2.1.0',
      '2.2.0',
      ['unproven Recreate 2.2.0 → 2.1.0', 'running-differs', `2.2.0 runs, which is above 2.1.0 (${at})`],
    ],
    // The version stays in the files: the change is not to blame, but nothing rolls.
    ['2.2.0', '2.2.0', '2.2.0', ['unchanged RollingUpdate 2.2.0 → 2.2.0 passes']],
    [
      '2.2.0',
      '2.2.0',
      '2.1.0',
      ['unchanged Recreate 2.2.0 → 2.2.0 passes', 'running-differs', `2.1.0 still runs, not 2.2.0 (${at})`],
    ],
    [
      '2.4.0',
      '2.4.0',
      '2.2.0',
      ['unchanged Recreate 2.4.0 → 2.4.0 passes', 'running-differs', `2.2.0 still runs, not 2.4.0 (${at})`],
    ],
    [
      '2.1.0',
      '2.1.0',
      '2.2.0',
      ['unchanged Recreate 2.1.0 → 2.1.0 passes', 'running-differs', `2.2.0 runs, which is above 2.1.0 (${at})`],
    ],
    // A downgrade of the files stays one.
    ['2.2.0', '2.1.0', '2.1.0', ['unproven Recreate 2.2.0 → 2.1.0']],
    ['2.2.0', '2.1.0', '2.0.0', ['unproven Recreate 2.2.0 → 2.1.0']],
  ])('%s → %s while %s runs', async (was, is, runs, expected) => {
    expect(told(await judgeWhile(runs, was, is))).toEqual(expected);
  });

  it('an explicit from is what they name', async () => {
    expect(told(await judgeWhile('2.0.0', '2.1.0', '2.2.0', { from: '2.1.0' }))[0]).toMatch(
      /^roll .* 2\.0\.0 → 2\.2\.0/,
    );
    expect(told(await judgeWhile('2.1.0', '2.1.0', '2.2.0', { from: '2.0.0' }))[0]).toMatch(
      /^roll .* 2\.0\.0 → 2\.2\.0/,
    );
  });
});

describe('the current version counts if the files name none before the change', () => {
  it.each<[string, string, string, string, Inputs]>([
    ['latest', '2.2.0', '2.0.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', {}],
    ['latest', '2.2.0', '2.2.0', 'unchanged RollingUpdate 2.2.0 → 2.2.0 passes', {}],
    ['latest', '2.4.0', '2.2.0', 'recreate Recreate 2.2.0 → 2.4.0', {}],
    ['latest', '2.7.0', '2.5.0', 'blocked Recreate 2.5.0 → 2.7.0', {}],
    ['latest', '2.2.0', '2.0.7', 'unproven Recreate 2.0.7 → 2.2.0', {}],
    ['latest', '2.1.0', '2.2.0', 'unproven Recreate 2.2.0 → 2.1.0', {}],
    ['lightdash/lightdash', '2.2.0', '2.0.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', {}],
    [`lightdash/lightdash@${DIGEST}`, '2.2.0', '2.0.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', {}],
    // Nothing shows that the digest is that of the release.
    [`lightdash/lightdash@${DIGEST}`, '2.2.0', '2.2.0', 'unchanged Recreate 2.2.0 → 2.2.0 passes', {}],
    [
      `lightdash/lightdash@${DIGEST}`,
      `lightdash/lightdash:2.2.0@${DIGEST}`,
      '2.2.0',
      'unchanged RollingUpdate 2.2.0 → 2.2.0 passes',
      {},
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose
    ['lightdash/lightdash:${TAG}', '2.2.0', '2.0.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', {}],
    // Two builds.
    ['ghcr.io/acme/lightdash:latest', '2.2.0', '2.0.0', 'recreate Recreate 2.0.0 → 2.2.0', {}],
    ['ghcr.io/acme/lightdash:latest', '2.2.0', '2.2.0', 'unchanged Recreate 2.2.0 → 2.2.0 passes', {}],
    ['latest', 'latest', '2.0.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', { to: '2.2.0' }],
    // Given: what the user says is what the files name.
    ['latest', '2.2.0', '2.1.0', 'roll RollingUpdate 2.0.0 → 2.2.0 passes', { from: '2.0.0' }],
    ['latest', '2.2.0', '1.2.0', 'recreate Recreate 1.2.0 → 2.2.0', { from: '2.0.0' }],
  ])('%s → %s while %s runs: %s', async (was, is, runs, expected, inputs) => {
    expect(told(await judgeWhile(runs, was, is, inputs))[0]).toBe(expected);
  });

  it('and says so, with the address and the time', async () => {
    const report = await judgeWhile('2.0.0', 'latest', '2.2.0');
    expect(told(report).slice(1)).toEqual(['running-base', `2.0.0 runs (${at})`]);
    expect(report.evidence.running).toEqual([
      {
        location: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
        glob: null,
        askedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        version: '2.0.0',
        problem: null,
        migrations: null,
        confirmed: false,
        doubt: null,
      },
    ]);
  });

  it('without a commit before the change, too', async () => {
    const report = await judgeWhile('2.0.0', '2.1.0', '2.2.0', { 'base-ref': '' });
    expect(told(report)[0]).toBe('roll RollingUpdate 2.0.0 → 2.2.0 passes');
  });
});

describe('the current version does not count if the files may name one, or the head names none', () => {
  it.each<[string, string, string]>([
    ['2.1.0-custom', '2.2.0', 'unproven Recreate null → 2.2.0'],
    ['latest', 'latest', 'unchanged Recreate null → null passes'],
    ['2.1.0', 'latest', 'unproven Recreate 2.1.0 → null'],
    ['latest', 'main', 'unproven Recreate null → null'],
  ])('%s → %s', async (was, is, expected) => {
    const without = await judgeFiles(compose(was), compose(is));
    const report = await judgeWhile('2.0.0', was, is);
    expect(told(report)).toEqual(told(without));
    expect(told(report)[0]).toBe(expected);
  });

  it('an install stays an install', async () => {
    const { origin } = await serverForTest(health('2.4.0'));
    const report = await judgeFiles({ a: 'b' }, compose('2.2.0'), { 'running-url': origin }, new Map(), HASTY);
    expect(report.deployments).toMatchObject([{ change: 'install', from: null, to: '2.2.0' }]);
  });

  it('a deployment that took the place of another stays unresolved', async () => {
    const { origin } = await serverForTest(health('2.0.0'));
    const file = (tag: string) => `services: {web: {image: "lightdash/lightdash:${tag}"}}\n`;
    const base = { 'a/compose.yaml': file('2.0.0'), 'b/compose.yaml': file('2.1.0') };
    const head = { 'c/compose.yaml': file('2.2.0'), 'd/compose.yaml': file('2.2.0') };
    const report = await judgeFiles(base, head, { 'running-url': origin }, new Map(), HASTY);
    const without = await judgeFiles(base, head);
    expect(report.deployments).toEqual(without.deployments);
    expect(report.outcome.fails).toBe(true);
  });
});

describe('where it is not known what runs, the files decide, and a warning says so', () => {
  const UNKNOWN: readonly (readonly [string, () => Behaviour, string])[] = [
    ['no connection', reset, 'ECONNRESET'],
    ['silence', stallBeforeHeaders, 'no data came'],
    ['garbage', () => serve('\u0000'), 'no answer of Lightdash'],
    ["a proxy's page", () => status(502, { body: '<html>' }), 'HTTP 502'],
    ['HTML and 200', html, 'no answer of Lightdash'],
    ['nothing', empty, 'no answer of Lightdash'],
    ['10 MB', () => huge(10_000_000), 'limit of 1 MB'],
    ['redirects', redirectLoop, 'redirects more than'],
    ['pending migrations', () => status(500, { headers: { 'lightdash-version': '2.2.0' } }), '2.2.0 answers HTTP 500'],
    [
      'two versions',
      () => inTurn(health('2.0.0'), health('2.1.0')),
      'it answered 2.0.0, and at the end of the run 2.1.0',
    ],
    [
      'an end without answer',
      () => inTurn(health('2.0.0'), status(404)),
      'and at the end of the run nothing: it answered HTTP 404',
    ],
  ];

  it.each(UNKNOWN)('%s', async (name, runs, problem) => {
    for (const [was, is] of [
      ['2.1.0', '2.2.0'],
      ['2.2.0', '2.4.0'],
      ['2.2.0', '2.2.0'],
      ['latest', 'latest'],
    ] as const) {
      const without = await judgeFiles(compose(was), compose(is));
      const report = await judgeWhile(runs(), was, is, {}, name === 'silence' ? IMPATIENT : HASTY);
      expect(report.deployments).toEqual(without.deployments);
      expect(report.spans).toEqual(without.spans);
      expect(report.choices).toEqual(without.choices);
      expect(report).toMatchObject({
        decision: without.decision,
        upgradeMode: without.upgradeMode,
        outcome: without.outcome,
      });
      expect(report.evidence.running).toMatchObject([{ version: null, problem: expect.stringContaining(problem) }]);
      expect(told(report)).toContain('running-unknown');
    }
  });

  it('and the remedy of an unknown base names the address', async () => {
    const report = await judgeWhile(html(), 'latest', '2.2.0');
    expect(report).toMatchObject({ decision: 'unproven', upgradeMode: 'Recreate', outcome: { fails: true } });
    const [deployment] = report.deployments;
    expect(deployment?.problem?.code).toBe('base-unresolved');
    expect(deployment?.problem?.message).toMatch(
      /^The version before the change at compose\.yaml:1 is not known: .* Pass `from:` with the current version for this change, and take it out again\. Or let http:\/\/127\.0\.0\.1:\d+\/ tell it, which did not: it is no answer of Lightdash/,
    );
  });
});

describe('several environments', () => {
  const file = (tag: string) => `services: {web: {image: "lightdash/lightdash:${tag}"}}\n`;
  const both = (prod: string, stage: string) => ({
    'prod/compose.yaml': file(prod),
    'stage/compose.yaml': file(stage),
  });

  it('are each judged from their own current version, with a warning about a line that fits nothing', async () => {
    const [prod, stage] = [await serverForTest(health('2.0.0')), await serverForTest(health('2.1.0'))];
    const lines = [`prod/**=${prod.origin}`, `compose:stage#web=${stage.origin}`, `dev/**=${stage.origin}`];
    const report = await judgeFiles(
      both('2.1.0', 'latest'),
      both('2.2.0', '2.2.0'),
      { 'running-url': lines.join('\n') },
      new Map(),
      HASTY,
    );
    expect(report.deployments.map(({ file: where, from, to }) => [where, from, to])).toEqual([
      ['prod/compose.yaml', '2.0.0', '2.2.0'],
      ['stage/compose.yaml', '2.1.0', '2.2.0'],
    ]);
    expect(told(report).slice(1)).toEqual([
      'running-differs',
      '2.0.0 still runs, not 2.1.0 (prod/compose.yaml)',
      'running-base',
      '2.1.0 runs (stage/compose.yaml)',
      'running-unmatched',
      'dev/**',
    ]);
    // At the start and at the end, whatever number of lines names it.
    expect(stage.requests.filter(({ path }) => path.endsWith('/health'))).toHaveLength(2);
  });
});

describe('a way to green', () => {
  it('does not go below the base, and says what to do first', async () => {
    // 2.9.0 → 3.0.0 is below a minimum; the plan of what runs goes by 2.10.0, and the base has 2.11.0.
    const report = await judgeWhile('2.9.0', '2.11.0', '3.0.0');
    expect(told(report)[0]).toBe('blocked Recreate 2.9.0 → 3.0.0');
    const [hop] = report.choices;
    expect(hop).toMatchObject({ id: 'hop', patch: expect.any(String), thenPasses: true });
    expect(await judgeWhile('2.9.0', '2.11.0', hop?.to ?? '')).toMatchObject({ outcome: { fails: false } });
    const below = await judgeWhile('2.5.0', '2.11.0', '3.0.0');
    expect(below.choices).toMatchObject([
      {
        id: 'hop',
        to: '2.6.0',
        patch: null,
        instead:
          'The base deploys 2.11.0 already, and an older version runs: upgrade the running Lightdash to 2.11.0 first, then run this check again.',
      },
    ]);
  });
});

describe('open migrations of what runs', () => {
  const open = (state: 'pending' | 'parked', runs: string) =>
    tellingHealth(runs, state === 'pending' ? { open: true } : { warnings: ['migration_parked'] });

  it.each<[string, Behaviour, string, string, Inputs, string]>([
    ['done: they take nothing', tellingHealth('2.1.0'), '2.1.0', '2.2.0', {}, 'roll false'],
    ['not told', health('2.1.0'), '2.1.0', '2.2.0', {}, 'roll false'],
    ['pending: they take the proof', open('pending', '2.1.0'), '2.1.0', '2.2.0', {}, 'recreate true'],
    ['parked: they take the proof', open('parked', '2.1.0'), '2.1.0', '2.2.0', {}, 'recreate true'],
    [
      'where the deploy job follows the mode',
      open('parked', '2.1.0'),
      '2.1.0',
      '2.2.0',
      { 'fail-on': 'blocked' },
      'recreate false',
    ],
    ['at a required stop', open('pending', '2.6.0'), '2.6.0', '2.7.0', {}, 'blocked true'],
    ['before a required stop', open('pending', '2.5.0'), '2.5.0', '2.6.0', { 'fail-on': 'blocked' }, 'recreate false'],
    ['where nothing is upgraded', open('pending', '2.1.0'), '2.1.0', '2.1.0', {}, 'unchanged false'],
  ])('%s', async (_, runs, was, is, inputs, expected) => {
    const report = await judgeWhile(runs, was, is, inputs);
    expect(`${report.decision} ${report.outcome.fails}`).toBe(expected);
    expect(report.safe).toBe(expected.startsWith('roll') || expected.startsWith('unchanged'));
  });

  it('are reported, with the service', async () => {
    const report = await judgeWhile(open('parked', '2.1.0'), '2.1.0', '2.2.0');
    expect(report.spans[0]?.reasons[0]).toMatchObject({ rule: 'migrations-open' });
    expect(renderReport(report).replaceAll(/\s+/g, ' ')).toMatch(
      /http:\S+ runs 2\.1\.0, and its migrations are parked, so a person has to look at their log\./,
    );
    const stop = await judgeWhile(open('pending', '2.6.0'), '2.6.0', '2.7.0');
    expect(renderReport(stop).replaceAll(/\s+/g, ' ')).toContain(
      '2.6.0 → 2.7.0 has to wait for the migrations of the required stop',
    );
  });

  it('have a while to finish, if this change waits for them', async () => {
    const patient = { ...HASTY, patienceMs: 5 };
    const done = tellingHealth('2.1.0');
    const judged = async (inputs: Inputs, is: string, ...answers: readonly [Behaviour, ...Behaviour[]]) => {
      const { origin, requests } = await serverForTest({ '/api/v1/health': inTurn(...answers) });
      const asked = { 'running-url': origin, ...inputs };
      const { decision } = await judgeFiles(compose('2.1.0'), compose(is), asked, new Map(), patient);
      return [decision, requests.filter(({ path }) => path.endsWith('/health')).length];
    };
    const pending = open('pending', '2.1.0');
    expect(await judged({}, '2.2.0', pending, done)).toEqual(['roll', 3]);
    expect(await judged({ from: '2.1.0', to: '2.2.0' }, '2.2.0', pending, done)).toEqual(['roll', 3]);
    expect(await judged({}, '2.2.0', pending)).toEqual(['recreate', 3]);
    // What fails meanwhile is not waited for, and neither is what waits for a person or for nobody.
    expect(await judged({}, '2.2.0', pending, open('parked', '2.1.0'))).toEqual(['recreate', 3]);
    expect(await judged({}, '2.2.0', open('parked', '2.1.0'))).toEqual(['recreate', 2]);
    expect(await judged({}, '2.1.0', pending)).toEqual(['unchanged', 2]);
    // An upgrade ends meanwhile: the wait has changed the question.
    expect(await judged({}, '2.2.0', pending, tellingHealth('2.2.0'))).toEqual(['roll', 3]);
  });

  it.each<[string, 'pending' | 'parked', string, string, Inputs, readonly string[]]>([
    ['waiting is the first way', 'pending', '2.1.0', '2.2.0', {}, ['wait', 'stop']],
    ['the next release may be the repair', 'parked', '2.1.0', '2.2.0', {}, ['stop', 'wait']],
    ['a required stop has to be done', 'pending', '2.6.0', '2.7.0', {}, ['wait']],
    ['a person is needed at a required stop', 'parked', '2.6.0', '2.7.0', {}, ['wait']],
    ['waiting is not enough', 'pending', '2.2.0', '2.4.0', {}, ['stop']],
    ['given versions', 'pending', '2.1.0', '2.2.0', { from: '2.1.0', to: '2.2.0' }, ['wait', 'stop']],
    ['given versions, parked', 'parked', '2.1.0', '2.2.0', { from: '2.1.0', to: '2.2.0' }, ['stop', 'wait']],
  ])('have ways on: %s', async (_, state, was, is, inputs, ids) => {
    const { choices } = await judgeWhile(open(state, was), was, is, { 'fail-on': 'mode-mismatch', ...inputs });
    expect(choices.map(({ id }) => id)).toEqual(ids);
    const [wait] = choices.filter(({ id }) => id === 'wait');
    if (wait === undefined) return;
    expect(wait.title).toContain(state === 'pending' ? 'Wait until the migrations have finished' : 'Repair');
    // Each way is followed to its end.
    const later = await judgeWhile(tellingHealth(was), was, is, inputs);
    expect([later.decision, later.outcome.fails]).toEqual(['roll', false]);
    const stop = choices.find(({ id }) => id === 'stop');
    if (stop !== undefined) expect(stop.thenPasses).toBe(true);
  });

  it('are let finish before anything stops', async () => {
    const page = async (state: 'pending' | 'parked') =>
      renderReport(await judgeWhile(open(state, '2.1.0'), '2.1.0', '2.2.0', { 'fail-on': 'mode-mismatch' }));
    const first = 'Let the migrations of the current version finish first';
    expect(await page('pending')).toContain(first);
    expect(await page('parked')).not.toContain(first);
  });

  it('take the proof of given versions, too', async () => {
    const { origin } = await serverForTest({ '/api/v1/health': open('pending', '2.1.0') });
    const report = await judgeFiles({}, {}, { from: '2.1.0', to: '2.2.0', 'running-url': origin }, new Map(), HASTY);
    expect(report).toMatchObject({ decision: 'recreate', outcome: { fails: true }, safe: false });
  });
});

describe('a given version next to the files', () => {
  const given = (was: string, is: string, inputs: Inputs) =>
    judgeFiles(compose(was), compose(is), inputs, new Map(), HASTY);

  it.each<[string, string, string, Inputs, string, boolean]>([
    ['hides no downgrade', '2.6.0', '2.3.0', { from: '2.2.0' }, 'unproven', true],
    ['hides no unsafe release', '2.2.0', '2.5.0', { from: '2.5.0' }, 'recreate', true],
    ['hides no unsafe release behind another target', '2.2.0', '2.5.0', { to: '2.4.0' }, 'recreate', true],
    ['lengthens a jump', '2.5.0', '2.6.0', { from: '2.2.0' }, 'recreate', true],
    ['may say the same', '2.1.0', '2.2.0', { from: '2.1.0', 'base-ref': '' }, 'roll', false],
    ['stands alone where the files name none', 'latest', '2.2.0', { from: '2.1.0' }, 'roll', false],
  ])('%s', async (_, was, is, inputs, decision, differs) => {
    const report = await given(was, is, inputs);
    expect(report.decision).toBe(decision);
    expect(report.notes.some(({ code }) => code === 'given-differs')).toBe(differs);
  });

  it('is named with the jump of the files', async () => {
    const { notes } = await given('2.6.0', '2.3.0', { from: '2.2.0' });
    expect(notes.find(({ code }) => code === 'given-differs')).toMatchObject({
      level: 'warning',
      examples: [`${at}: 2.6.0 → 2.3.0 in the files, 2.2.0 → 2.3.0 as given`],
    });
  });

  const workflow = (...lines: readonly string[]) => ({
    '.github/workflows/gate.yml': `jobs:\n${lines.map((line) => `          ${line}\n`).join('')}`,
  });
  it.each<[string, string, Inputs, Readonly<Record<string, string>>, readonly string[] | null]>([
    ['with its line', '2.1.0', { from: '2.1.0' }, workflow('from: 2.1.0'), ['.github/workflows/gate.yml:2']],
    [
      'with each of its lines',
      '2.1.0',
      { from: '2.1.0' },
      workflow('from: "2.1.0" # INC-7', 'from: 2.1.00', "from: '2.1.0'", 'to: 2.1.0', '# from: 2.1.0'),
      ['.github/workflows/gate.yml:2', '.github/workflows/gate.yml:4'],
    ],
    ['where it differs', '2.1.0', { from: '2.0.0' }, workflow('from: 2.0.0'), ['.github/workflows/gate.yml:2']],
    ['without a line that can be seen', '2.1.0', { from: '2.1.0' }, { 'ci/from.yml': 'from: 2.1.0\n' }, ['2.1.0']],
    ['not where the files name none', 'latest', { from: '2.1.0' }, workflow('from: 2.1.0'), null],
    ['not for a target', '2.1.0', { to: '2.2.0' }, workflow('from: 2.1.0'), null],
    ['not without it', '2.1.0', {}, workflow('from: 2.1.0'), null],
  ])('is left over, and a notice says so: %s', async (_, was, inputs, files, places) => {
    const report = await judgeFiles(
      { ...compose(was), ...files },
      { ...compose('2.2.0'), ...files },
      inputs,
      new Map(),
      HASTY,
    );
    const [note] = report.notes.filter(({ code }) => code === 'from-leftover');
    expect(note?.examples ?? null).toEqual(places);
    // A leftover input takes nothing away.
    expect([report.decision, report.safe]).toEqual(['roll', true]);
    if (note !== undefined) expect(note.level).toBe('notice');
  });
});
