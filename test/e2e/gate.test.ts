import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectRoll, expectUnproven, FIXTURES, OLD_INDEX } from '../support/decided-steps.ts';
import { artifactOf, documentOf, type Loose } from '../support/documents.ts';
import { failing, HURRIED } from '../support/faults.ts';
import { AT_LENGTH } from '../support/holds.ts';
import {
  after,
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  drip,
  endless,
  failTimes,
  html,
  huge,
  redirect,
  serve,
  stallAfterHeaders,
  stallBeforeHeaders,
  startServer,
  status,
} from '../support/misbehaving-server.ts';
import { runAction, type StepResult } from '../support/runner.ts';
import { unlinked } from '../support/shown.ts';

/** Deadlines are a tenth of what they are, but in what runs at length: there they are real. */
const TIMES = AT_LENGTH ? 1 : 10;
const SOON_OVER = failing({ faster: TIMES });

/** Starts a server for one run. (Its end is the run's, not the test's: the tests of this file run side by side.) */
async function withServer<T>(routes: Record<string, Behaviour>, run: (origin: string) => Promise<T>): Promise<T> {
  const server = await startServer(routes);
  try {
    return await run(server.origin);
  } finally {
    await server.close();
  }
}

/** An index of four proven releases, 1.0.0 to 1.3.0. */
const provenIndex = () => documentOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']]) as Loose;
const provenArtifacts: Record<string, unknown> = {
  '1.1.0': artifactOf('1.1.0', '1.0.0'),
  '1.2.0': artifactOf('1.2.0', '1.1.0'),
  '1.3.0': artifactOf('1.3.0', '1.2.0'),
};

/** Runs the gate from 1.0.0 to 1.3.0 against a server; its artifacts are good unless told otherwise. */
async function runAgainst(
  index: Behaviour,
  artifacts: Readonly<Record<string, Behaviour>> = {},
  environment: Readonly<Record<string, string>> = HURRIED,
): Promise<StepResult> {
  const routes: Record<string, Behaviour> = { '/index.json': index };
  for (const [version, document] of Object.entries(provenArtifacts)) routes[`/${version}.json`] = serve(document);
  for (const [version, behaviour] of Object.entries(artifacts)) routes[`/${version}.json`] = behaviour;
  return withServer(routes, (origin) =>
    runAction(
      {
        from: '1.0.0',
        to: '1.3.0',
        'index-url': `${origin}/index.json`,
        'release-asset-url': `${origin}/{version}.json`,
      },
      environment,
    ),
  );
}

describe.concurrent('decisions on the fixtures', () => {
  it('roll', async () => {
    const result = await runAction({ from: '2.0.0', to: '2.2.0', ...FIXTURES });
    expectRoll(result);
    expect(result.outputs).toMatchObject({
      verdict: 'true',
      direction: 'upgrade',
      from: '2.0.0',
      to: '2.2.0',
      'required-stops': '[]',
      'minimum-previous-version': '1.2.0',
      'missing-ranges': '[]',
      'next-version': '2.2.0',
      'newest-rolling-version': '2.2.0',
      plan: '[{"from":"2.0.0","to":"2.2.0","decision":"roll","upgradeMode":"RollingUpdate"}]',
      'helm-args': '--set upgrade.mode=RollingUpdate',
    });
    expect(JSON.parse(result.outputs['deployments'] ?? '')).toEqual([
      {
        id: 'given',
        kind: 'given',
        file: null,
        line: null,
        from: '2.0.0',
        to: '2.2.0',
        change: 'upgrade',
        decision: 'roll',
        upgradeMode: 'RollingUpdate',
        problem: null,
      },
    ]);
    expect(result.commands).toEqual([
      {
        name: 'notice',
        properties: 'title=2.0.0 → 2.2.0 can roll',
        message: 'Both releases are proven safe to roll.',
      },
      { name: 'warning', properties: 'title=Upgrade Gate', message: OLD_INDEX },
    ]);
    expect(unlinked(result.summary)).toContain('## ✅ 2.0.0 → 2.2.0 can roll');
    expect(result.report).toMatchObject({ decision: 'roll', evidence: { artifacts: 'verify' } });
  });

  it('publishes the safe outputs before anything else, and RollingUpdate last', async () => {
    const { written } = await runAction({ from: '2.0.0', to: '2.2.0', ...FIXTURES });
    expect(written.slice(0, 4)).toEqual([
      ['decision', 'unproven'],
      ['safe', 'false'],
      ['upgrade-mode', 'Recreate'],
      ['helm-args', '--set upgrade.mode=Recreate'],
    ]);
    expect(written.at(-1)).toEqual(['upgrade-mode', 'RollingUpdate']);
  });

  it('reports the drift of an artifact that contradicts the index', async () => {
    const { report, summary } = await runAction({ from: '2.7.0', to: '2.8.0', ...FIXTURES });
    expect(report).toMatchObject({
      evidence: { drift: [{ release: '2.8.0', member: 'rollingUpdateSafe', index: 'true', artifact: 'false' }] },
    });
    expect(summary).toContain('The index and the artifacts differ in 1 place');
    expect(summary).toContain('rollingUpdateSafe is true in the index and false in the artifact');
  });
});

describe.concurrent('a question that cannot be asked', () => {
  it.each([
    ['a reversed span', { from: '2.2.0', to: '2.0.0' }],
    ['a bad version', { from: '2.0', to: '2.2.0' }],
  ])('%s fails under never, too', async (_, versions) => {
    const result = await runAction({ ...versions, ...FIXTURES, 'fail-on': 'never' });
    expect(result.code).toBe(1);
    expect(result.outputs).toEqual({
      decision: 'unproven',
      safe: 'false',
      'upgrade-mode': 'Recreate',
      'helm-args': '--set upgrade.mode=Recreate',
    });
  });
});

describe.concurrent('an index that misbehaves', () => {
  const changed = (change: (document: Loose) => unknown) => {
    const document = provenIndex();
    change(document);
    return serve(document);
  };
  const badRows = Array.from({ length: 3_500 }, (_, row) => ({
    version: `1.0.${row + 1}`,
    rollingUpdateSafe: 'maybe',
  }));

  it.each<[string, Behaviour, RegExp]>([
    ['is missing', status(404), /answered HTTP 404/],
    ['is a server error', status(500), /answered HTTP 500.*\(5 attempts\)/],
    ['is HTML with status 200', html(), /expected JSON/],
    ['is cut in the middle', cutInTheMiddle(JSON.stringify(provenIndex())), /attempts/],
    ['is cut in the middle without a length', cutWithoutLength(JSON.stringify(provenIndex())), /cut off or broken/],
    ['is endless', endless(), /larger than the limit of 32 MB/],
    ['has 60 MB', huge(60_000_000), /larger than the limit of 32 MB/],
    [
      'is a bomb of zeros in gzip',
      serve(gzipSync(Buffer.alloc(60_000_000)), { headers: { 'content-encoding': 'gzip' } }),
      /larger than the limit of 32 MB/,
    ],
    ['is not JSON', serve('release safety'), /text that begins with "release safety", expected JSON/],
    [
      'is of another schema version',
      changed((document) => Object.assign(document, { schemaVersion: '2' })),
      /"schemaVersion" is "2", expected "1"/,
    ],
    ['redirects for ever', redirect('/index.json'), /redirects more than 5 times/],
    ['redirects to a file', redirect('file:///etc/hostname'), /redirects from http: to file:/],
    [
      'contradicts itself on a version',
      changed(({ entries }) => entries.push({ ...entries[2], rollingUpdateSafe: false })),
      /contradict each other on 1\.2\.0.*"rollingUpdateSafe"/,
    ],
    [
      'has a gap',
      changed(({ entries }) => entries.splice(2, 1)),
      /does not cover everything after 1\.1\.0 up to 1\.3\.0/,
    ],
    [
      'has no row for the target',
      changed(({ entries }) => entries.pop()),
      /1\.3\.0 is not in the release-safety index/,
    ],
    ['has 3,500 bad rows', changed(({ entries }) => entries.push(...badRows)), /a row that cannot be read/],
  ])('%s', async (_, index, message) => {
    const result = await runAgainst(index);
    expectUnproven(result, message);
    expect(result.milliseconds).toBeLessThan(50_000);
    const longest = Math.max(...result.commands.map((command) => command.message.length));
    expect(longest).toBeLessThan(1_000);
    expect(result.summary.length).toBeLessThan(100_000);
  });

  it.each<[string, Behaviour, RegExp]>([
    ['stalls before the headers', stallBeforeHeaders(), /no data came for 10 s|still incomplete after 20 s/],
    ['stalls after the headers', stallAfterHeaders(), /no data came for 10 s|still incomplete after 20 s/],
    ['drips a byte a second', drip(JSON.stringify(provenIndex()), 1_000 / TIMES), /still incomplete after 20 s/],
  ])('%s', async (_, index, message) => {
    const result = await runAgainst(index, {}, SOON_OVER);
    expectUnproven(result, message);
    expect(result.milliseconds).toBeGreaterThan(10_000 / TIMES);
  });

  it('an index whose server is down proves nothing', async () => {
    const server = await startServer(status(200));
    await server.close();
    const inputs = { 'index-url': `${server.origin}/index.json`, ...{ from: '1.0.0', to: '1.3.0' } };
    expectUnproven(await runAction(inputs, HURRIED), /ECONNREFUSED.*\(5 attempts\)/);
  });

  it.each([
    ['a missing file', 'fixtures/nothing.json', /there is no such file/],
    ['a folder', 'fixtures', /it is not a regular file/],
    ['a device without an end', '/dev/zero', /it is not a regular file/],
  ])('is %s', async (_, location, message) => {
    expectUnproven(await runAction({ from: '1.0.0', to: '1.3.0', 'index-url': location }), message);
  });
});

describe.concurrent('artifacts that misbehave, in a span that would otherwise roll', () => {
  it.each<[string, Behaviour, RegExp]>([
    ['missing', status(404), /artifact of 1\.2\.0 could not be read.*HTTP 404/],
    ['about another version', serve(artifactOf('1.1.9', '1.1.0')), /"version" is "1\.1\.9", expected "1\.2\.0"/],
    [
      'of schema version 1',
      serve(artifactOf('1.2.0', '1.1.0', { schemaVersion: '1' })),
      /"schemaVersion" is "1", expected "2"/,
    ],
    [
      'the development sentinel',
      serve(artifactOf('1.2.0', '1.1.0', { version: 'development' })),
      /"version" is "development"/,
    ],
    ['HTML with status 200', html(), /expected JSON/],
    ['too large', huge(9_000_000), /larger than the limit of 8 MB/],
    ['for another step', serve(artifactOf('1.2.0', '1.0.5')), /previousVersion is 1\.0\.5, but 1\.1\.0 in the index/],
    [
      'with a strategy against its own verdict',
      serve(
        artifactOf('1.2.0', '1.1.0', { compatibility: { rollingUpdateSafe: true, recommendedStrategy: 'Recreate' } }),
      ),
      /recommendedStrategy is "Recreate"/,
    ],
  ])('%s', async (_, artifact, message) => {
    expectUnproven(await runAgainst(serve(provenIndex()), { '1.2.0': artifact }), message);
  });

  it('late', async () => {
    const result = await runAgainst(serve(provenIndex()), { '1.2.0': stallAfterHeaders() }, SOON_OVER);
    expectUnproven(result, /artifact of 1\.2\.0 could not be read.*(no data came|still incomplete)/);
  });
});

describe.concurrent('the same answer as the plain document', () => {
  const compressed = serve(provenIndex(), { gzip: true });
  const shuffled = provenIndex();
  shuffled.entries.reverse();
  const strange = JSON.parse(
    JSON.stringify(provenIndex()).replace(
      '"version":"1.2.0"',
      '"__proto__":{"rollingUpdateSafe":false},"extra":1,"version":"1.2.0"',
    ),
  );

  it.each<[string, Behaviour]>([
    ['plain', serve(provenIndex())],
    ['gzip', compressed],
    ['out of order', serve(shuffled)],
    ['unknown and __proto__ members', serve(strange)],
    ['after a failure', failTimes(1, status(503), serve(provenIndex()))],
    ['after a cut', failTimes(1, cutInTheMiddle('{"entries": ['), serve(provenIndex()))],
    ['late', after(500, serve(provenIndex()))],
  ])('%s', async (_, index) => {
    expectRoll(await runAgainst(index));
  });

  it('is read behind a relative redirect', async () => {
    const routes = { '/index.json': redirect('moved/here.json'), '/moved/here.json': serve(provenIndex()) };
    const inputs = { from: '1.0.0', to: '1.3.0', artifacts: 'off' };
    expectRoll(await withServer(routes, (origin) => runAction({ ...inputs, 'index-url': `${origin}/index.json` })));
  });

  it('counts unknown members', async () => {
    const { commands } = await runAgainst(serve(strange));
    expect(commands).toContainEqual({
      name: 'notice',
      properties: 'title=Upgrade Gate',
      message: '2 unknown fields in the documents: __proto__, extra',
    });
  });
});

describe.concurrent('text from outside does no harm', () => {
  const hostile = [
    '::error::pwned',
    '##[error]pwned',
    '| pipe |',
    '```',
    '@everyone',
    '</details><script>',
    '\u001B[31mred\r\n::error::pwned',
  ].join(' ');

  it('stays text in an artifact and in the index', async () => {
    const index = provenIndex();
    index[hostile] = hostile;
    index.entries[2].releaseDate = hostile;
    index.entries[2].rollingUpdateSafe = false;
    index.entries.push({ ...index.entries[0], version: hostile }, { version: '9.0.0', previousVersion: hostile });
    const artifact = artifactOf('1.2.0', '1.1.0', {
      [hostile]: 1,
      compatibility: { rollingUpdateSafe: false, recommendedStrategy: hostile },
      declaredBreaks: [{ reason: hostile, requiredStop: false }],
    });
    const result = await runAgainst(serve(index), { '1.2.0': serve(artifact) });
    expect(result.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate' });
    // Only our own commands, and none of them begun by the text.
    expect(
      result.commands.map(({ name }) => name).filter((name) => !['error', 'warning', 'notice'].includes(name)),
    ).toEqual([]);
    expect(result.commands.filter(({ name }) => name === 'error')).toHaveLength(1);
    expect(result.stdout).not.toContain('\u001B');
    for (const raw of ['```pwned', '@everyone', '<script>', '| pipe |', '::error::pwned', '</details><']) {
      expect(result.summary).not.toContain(raw);
    }
    // What differs, the notes, all releases, the evidence.
    expect(result.summary.match(/^<details>/gm)).toHaveLength(4);
    expect(result.summary.match(/<\/details>/g)).toHaveLength(4);
    // There is no table that a text could break, and the release is told of.
    expect(result.summary).not.toMatch(/^\|/m);
    expect(result.summary).toContain('1.2.0');
  });

  it('stays text in inputs of any length', async () => {
    const long = await runAction({ from: 'x'.repeat(100_000), to: '2.2.0', ...FIXTURES });
    const lines = await runAction({ ['y\n'.repeat(50_000)]: 'z', from: '2.0.0', to: '2.2.0', ...FIXTURES });
    for (const result of [long, lines]) {
      expectUnproven(result, /not a version|There is no input/);
      expect(Math.max(...result.commands.map(({ message }) => message.length))).toBeLessThan(4_096);
      expect(result.summary.length).toBeLessThan(10_000);
    }
  });

  it('stays text in the status line of a server', async () => {
    const result = await runAgainst((_, response) => {
      response.writeHead(404, '::error::pwned ##[error]pwned <b>').end();
    });
    expectUnproven(result, /HTTP 404/);
    expect(result.summary).not.toContain('<b>');
  });
});

describe.concurrent('an incomplete environment', () => {
  const question = { from: '2.0.0', to: '2.2.0', ...FIXTURES };

  it.each([
    ['an output file that does not exist', { GITHUB_OUTPUT: '/nonexistent/output' }],
    ['no output file', { GITHUB_OUTPUT: '' }],
    ['a summary file that does not exist', { GITHUB_STEP_SUMMARY: '/nonexistent/summary' }],
    ['no summary file', { GITHUB_STEP_SUMMARY: '' }],
    ['a temporary folder that does not exist', { RUNNER_TEMP: '/nonexistent/folder' }],
  ])('%s fails the step and never says RollingUpdate', async (_, environment) => {
    const result = await runAction(question, environment);
    expect(result.code).toBe(1);
    expect(result.written.some(([, value]) => value.includes('RollingUpdate'))).toBe(false);
    expect(result.commands.filter(({ name }) => name === 'error')).toHaveLength(1);
  });

  it('takes relative paths from working-directory', async () => {
    expectRoll(
      await runAction({
        from: '2.0.0',
        to: '2.2.0',
        'working-directory': 'fixtures',
        'index-url': 'release-safety-index.json',
        'release-asset-url': 'artifacts/{version}.json',
      }),
    );
  });
});
