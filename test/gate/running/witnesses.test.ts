import { expect, it } from 'vitest';
import { type GateHost, judge, judgeApproved } from '../../../src/gate/gate.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { describeNote } from '../../../src/render/evidence.ts';
import { LOG_PEN } from '../../../src/render/pen.ts';
import { InputError } from '../../../src/settings/input-error.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { reportFile } from '../../support/approvals.ts';
import { serverForTest } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { ROOT } from '../../support/process.ts';
import { HASTY, tellingHealth } from '../../support/running-service.ts';

usePlainHttp();

/**
 * The change goes to 2.1.0. From 1.2.0 that is not proven, from 2.0.0 it is; 2.2.0 is above it. A witness that names nothing says `-`.
 */
const TO = '2.1.0';
const VERSIONS = ['-', '1.2.0', '2.0.0', TO, '2.2.0'] as const;
const ORDERS = VERSIONS.flatMap((files) => VERSIONS.flatMap((from) => VERSIONS.map((runs) => ({ files, from, runs }))));

const compose = (tag: string) => ({ 'compose.yaml': `services: {web: {image: "lightdash/lightdash:${tag}"}}\n` });
const given = (name: string, value: string) => (value === '-' ? {} : { [name]: value });

/** Decision, mode, whether the check fails, and what is said of the start, each on its line. */
function told({ decision, upgradeMode, outcome, notes, approval }: Report): string {
  const said = notes.filter(({ code }) => /^running|^given|^from-|^files-not|^revert/.test(code));
  const words = said.map((note) => `    ${note.level}: ${describeNote(note, LOG_PEN)}`);
  const differs = (approval?.differences ?? []).map(({ code }) => `    approval: ${code}`);
  const passes = outcome.fails ? 'fails' : 'passes';
  return [`${decision} ${upgradeMode}, ${passes}`, ...words, ...differs]
    .join('\n')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, 'SERVICE');
}

async function tableOf<T>(rows: readonly T[], name: (row: T) => string, ask: (row: T) => Promise<Report>) {
  const lines: string[] = [];
  for (const row of rows) {
    const answer = await ask(row).then(told, (error: unknown) => {
      if (error instanceof Error)
        return `error: ${error.message}`.replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, 'SERVICE');
      throw error;
    });
    lines.push(`${name(row)}: ${answer}`);
  }
  return `${lines.join('\n')}\n`;
}

async function service() {
  let health = tellingHealth(TO);
  const { origin } = await serverForTest({ '/api/v1/health': (request, response) => health(request, response) });
  return (runs: string) => {
    if (runs !== '-') health = tellingHealth(runs);
    return given('running-url', runs === '-' ? '-' : origin);
  };
}

const HOST: GateHost = {
  ...HASTY,
  onProgress: () => undefined,
  repository: {
    event: { name: 'local', payload: null, sha: null },
    workspace: null,
    open: () => expect.unreachable(),
  },
};
const DOCUMENTS = { 'index-url': `${ROOT}fixtures/release-safety-index.json`, artifacts: 'off' };
const settingsOf = (texts: Readonly<Record<string, string>>) =>
  parseSettings({ ...DOCUMENTS, ...texts }, (name) => name);

it('a change of files to 2.1.0: what the base has, what `from` says, what runs', async () => {
  const running = await service();
  const table = await tableOf(
    ORDERS,
    ({ files, from, runs }) => `files ${files}, from ${from}, runs ${runs}`,
    ({ files, from, runs }) =>
      judgeFiles(
        compose(files === '-' ? 'latest' : files),
        compose(TO),
        { ...given('from', from), ...running(runs), 'fail-on': 'mode-mismatch' },
        new Map(),
        HASTY,
      ),
  );
  await expect(table).toMatchFileSnapshot('witnesses/files.txt');
});

it('both versions given on the command line, and in a pull request: `from`, what runs', async () => {
  const running = await service();
  const events = ['local', 'pull_request'] as const;
  const rows = events.flatMap((event) =>
    ORDERS.filter(({ files, from }) => files === '-' && from !== '-').map((row) => ({ ...row, event })),
  );
  const table = await tableOf(
    rows,
    ({ from, runs, event }) => `${event}, from ${from}, runs ${runs}`,
    ({ from, runs, event }) =>
      judge(settingsOf({ from, to: TO, ...running(runs) }), {
        ...HOST,
        repository: { ...HOST.repository, event: { ...HOST.repository.event, name: event } },
      }),
  );
  await expect(table).toMatchFileSnapshot('witnesses/given.txt');
});

it('`verify` of an approved report: where its upgrade starts, what runs', async () => {
  const running = await service();
  const approved = new Map<string, string>();
  for (const files of VERSIONS)
    if (files !== '-')
      approved.set(files, reportFile(await judgeFiles(compose(files), compose(TO), { 'fail-on': 'never' })));
  const rows = ORDERS.filter(({ files, from }) => from === '-' && files !== '-');
  const table = await tableOf(
    rows,
    ({ files, runs }) => `approved from ${files}, runs ${runs}`,
    ({ files, runs }) =>
      judgeApproved(settingsOf({ 'approved-report': approved.get(files) ?? '', ...running(runs) }), HOST),
  );
  await expect(table).toMatchFileSnapshot('witnesses/verify.txt');
});

it('`verify` with the commits asks all three', async () => {
  const running = await service();
  const report = await judgeFiles(compose('2.0.0'), compose(TO));
  const rows = ORDERS.filter(({ files }) => files === '2.0.0');
  const table = await tableOf(
    rows,
    ({ files, from, runs }) => `files ${files}, from ${from}, runs ${runs}`,
    ({ files, from, runs }) =>
      judgeFiles(
        compose(files),
        compose(TO),
        { ...given('from', from), ...running(runs), 'approved-report': reportFile(report) },
        new Map(),
        HASTY,
      ),
  );
  await expect(table).toMatchFileSnapshot('witnesses/verify-commits.txt');
});

it('an error is the answer of a question that cannot be asked, and of nothing else', async () => {
  const running = await service();
  await expect(judge(settingsOf({ from: '2.0.0', to: TO, ...running('2.2.0') }), HOST)).rejects.toBeInstanceOf(
    InputError,
  );
});
