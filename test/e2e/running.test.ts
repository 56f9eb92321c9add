import { describe, expect, it } from 'vitest';
import { reportFile } from '../support/approvals.ts';
import { HURRIED } from '../support/faults.ts';
import { emptyRepository, repositoryWith } from '../support/git-repository.ts';
import { type Behaviour, html, serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT, runCli, runNode } from '../support/process.ts';
import { runAction } from '../support/runner.ts';
import { health, inTurn, readiness, tellingHealth } from '../support/running-service.ts';

const DOCUMENTS = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
};
const OPTIONS = Object.entries(DOCUMENTS).flatMap(([name, value]) => [`--${name}`, value]);
const compose = (tag: string) => ({ 'compose.yaml': `services: {web: {image: "lightdash/lightdash:${tag}"}}\n` });
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

describe('running-url, for the action', () => {
  it('an approval does not hold if an older version runs than was approved', async () => {
    const { report } = await runAction({ ...DOCUMENTS, from: '2.1.0', to: '2.2.0' });
    const path = reportFile(report);
    const at = async (version: string) => (await serverForTest({ '/api/v1/health': health(version) })).origin;
    const inputs = { ...DOCUMENTS, from: '2.1.0', to: '2.2.0', 'approved-report': path };
    expect((await runAction({ ...inputs, 'running-url': await at('2.1.0') })).code).toBe(0);
    const older = await runAction({ ...inputs, 'running-url': await at('2.0.0') });
    expect(older.code).toBe(1);
    expect(older.summary).toContain('Not what was approved');
    const verify = async (version: string) => runCli(['verify', path, '--running-url', await at(version), ...OPTIONS]);
    expect((await verify('2.1.0')).code).toBe(0);
    expect((await verify('2.2.0')).code).toBe(0);
    const stale = await verify('2.0.0');
    expect(stale.code).toBe(1);
    expect(oneLine(stale.stdout)).toContain(
      '2.0.0 → 2.2.0 is about to be deployed, because 2.0.0 still runs, but 2.1.0 → 2.2.0 was approved.',
    );
    const above = await verify('2.3.0');
    expect([above.code, above.stdout]).toEqual([3, '']);
    expect(above.stderr).toMatch(/http:\S+ runs 2\.3\.0, which is above 2\.2\.0: a downgrade cannot be checked\./);
  });
});

describe('running', () => {
  const ask = async (answers: readonly [Behaviour, ...Behaviour[]], ...args: readonly string[]) => {
    const { origin, requests } = await serverForTest({ '/api/v1/health': inTurn(...answers) });
    const ended = await runCli(['running', '--url', origin, ...args], HURRIED);
    const asked = requests.filter(({ path }) => path.includes('health'));
    return { ...ended, stderr: ended.stderr.replaceAll(`${origin}/`, 'URL'), count: asked.length };
  };

  it('prints the version that runs', async () => {
    expect(await ask([health('2.1.0-commercial', '2.1.0')])).toMatchObject({ code: 0, stdout: '2.1.0\n', stderr: '' });
    const { code, stdout, stderr } = await ask([html()]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('URL: it is no answer of Lightdash');
  });

  it('waits for the new version through errors, and prints each new answer', async () => {
    const pending = status(503, { headers: { 'lightdash-version': '2.2.0' } });
    const found = await ask([health('2.1.0'), pending, pending, health('2.2.0')], '--expect', '2.2.0');
    expect(found).toMatchObject({ code: 0, stdout: '2.2.0\n', count: 6 });
    expect(found.stderr.match(/URL: .*/g)).toEqual([
      'URL: 2.1.0 answers. Waiting for 2.2.0',
      'URL: 2.2.0 answers HTTP 503 there, so it does not serve yet. Waiting for 2.2.0',
      'URL: 2.2.0 answers',
      'URL: This older server does not say whether its migrations are done. Look at their log.',
    ]);
  });

  it('ends with 1 if another version runs, and with 2 if none answers', async () => {
    expect(await ask([health('2.1.0')], '--expect', '2.2.0', '--within', '1s')).toMatchObject({
      code: 1,
      stdout: '2.1.0\n',
    });
    expect(await ask([health('2.3.0')], '--expect', '2.2.0')).toMatchObject({ code: 1, stdout: '2.3.0\n', count: 1 });
    expect(await ask([status(502)], '--expect', '2.2.0', '--within', '1s')).toMatchObject({
      code: 2,
      stdout: '',
      count: 1,
    });
    const json = await ask([status(502)], '--expect', '2.2.0', '--within', '1s', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      version: null,
      expected: '2.2.0',
      problem: 'it answered HTTP 502',
    });
  });
});

describe('running, of a server that reports its migrations', () => {
  const NOT_DONE =
    'Its migrations did not finish in time. Look at their log, and do not upgrade further before they have finished.';
  const PARKED = 'Somebody has to look at the log of the migration. Do not upgrade further before it is done.';

  it.each<[string, Behaviour, Behaviour | null, number, string]>([
    ['clean', tellingHealth('2.2.0'), readiness(null), 0, 'URL: 2.2.0 answers'],
    ['clean, without the question', tellingHealth('2.2.0'), null, 0, 'URL: 2.2.0 answers'],
    ['between old and new', health('2.2.0'), readiness(null), 0, 'URL: This older server'],
    ['pending', tellingHealth('2.2.0', { open: true }), readiness('schema_pending'), 2, NOT_DONE],
    ['pending, and ready', tellingHealth('2.2.0', { open: true }), readiness(null), 2, NOT_DONE],
    ['pending, as readyz alone says', health('2.2.0'), readiness('schema_pending'), 2, NOT_DONE],
    ['parked', tellingHealth('2.2.0', { warnings: ['migration_parked'] }), readiness('migration_parked'), 2, PARKED],
    ['parked, and ready', tellingHealth('2.2.0', { warnings: ['migration_parked'] }), readiness(null), 2, PARKED],
    ['parked, as readyz alone says', tellingHealth('2.2.0'), readiness('migration_parked'), 2, PARKED],
    [
      'without its ledger',
      tellingHealth('2.2.0', { warnings: ['migration_ledger_unavailable'] }),
      readiness(null),
      2,
      'it cannot tell now whether its migrations are done',
    ],
    ['without its database', tellingHealth('2.2.0'), readiness('db_unavailable'), 2, 'it cannot tell now'],
    [
      'with a warning of tomorrow',
      tellingHealth('2.2.0', { warnings: ['new'] }),
      readiness(null),
      2,
      'cannot tell now',
    ],
    ['with the page of a proxy', tellingHealth('2.2.0'), html(), 0, 'URL: 2.2.0 answers'],
  ])('%s', async (_, ofHealth, ofReadiness, code, says) => {
    const paths = { '/api/v1/health': ofHealth, ...(ofReadiness === null ? {} : { '/api/v1/readyz': ofReadiness }) };
    const { origin } = await serverForTest(paths);
    const ended = await runCli(['running', '--url', origin, '--expect', '2.2.0', '--within', '4s'], HURRIED);
    expect(ended.stderr.replaceAll(`${origin}/`, 'URL')).toContain(says);
    expect([ended.code, ended.stdout]).toEqual([code, '2.2.0\n']);
  });

  it('prints what is open without --expect, too', async () => {
    const { origin } = await serverForTest({ '/api/v1/health': tellingHealth('2.2.0', { open: true }) });
    const ended = await runCli(['running', '--url', origin], HURRIED);
    expect([ended.code, ended.stdout]).toEqual([0, '2.2.0\n']);
    expect(ended.stderr).toContain('its migrations have not finished');
    const { stdout } = await runCli(['running', '--url', origin, '--json'], HURRIED);
    expect(JSON.parse(stdout)).toMatchObject({ version: '2.2.0', migrations: 'pending' });
  });
});

describe('apply --pin', () => {
  it('leads from `latest` to a green check in the order in which `init` says it', async () => {
    const repository = emptyRepository();
    repository.commit({ 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:latest"}}\n' });
    const { origin } = await serverForTest({ '/api/v1/health': inTurn(health('2.1.0')) });
    const { stdout } = await runCli(['init', repository.folder]);
    const [, command = ''] = /`[^`]* (apply --pin --running-url \S+)`, and merge that before/.exec(stdout) ?? [];
    const args = command.replace('https://YOUR-HOST', origin).split(' ');
    const own = { cwd: repository.folder };
    expect((await runNode([`${ROOT}dist/cli/index.js`, ...args], own)).code).toBe(0);
    repository.git('add', 'compose.yaml');
    repository.git('commit', '--quiet', '-m', 'Pin');
    repository.git('add', '.github');
    repository.git('commit', '--quiet', '-m', 'Check');
    const judge = () => runNode([`${ROOT}dist/cli/index.js`, 'gate', '--base', 'HEAD^', ...OPTIONS], own);
    expect(await judge()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('✅ 2.1.0 stays'),
    });
    repository.commit(compose('2.5.0'));
    expect(await judge()).toMatchObject({ code: 1, stdout: expect.stringContaining('2.1.0 → 2.5.0 needs downtime') });
  });

  it('writes what runs into the files', async () => {
    const repository = repositoryWith({ ...compose('stable'), 'notes.txt': 'More.' });
    const { origin } = await serverForTest({ '/api/v1/health': health('2.1.0') });
    const ended = await runCli(['apply', repository.folder, '--pin', '--running-url', origin]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain('+services: {web: {image: "lightdash/lightdash:2.1.0"}}');
  });
});
