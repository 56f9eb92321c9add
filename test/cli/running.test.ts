import { describe, expect, it } from 'vitest';
import { emptyRepository } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { type Behaviour, html, serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { runActionHere } from '../support/runner.ts';
import { health, inTurn } from '../support/running-service.ts';

const DOCUMENTS = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
};
const OPTIONS = Object.entries(DOCUMENTS).flatMap(([name, value]) => [`--${name}`, value]);
const compose = (tag: string) => ({ 'compose.yaml': `services: {web: {image: "lightdash/lightdash:${tag}"}}\n` });
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A repository with two commits, and a service beside it. */
async function changeOf(was: string, is: string, ...answers: readonly [Behaviour, ...Behaviour[]]) {
  const repository = emptyRepository();
  const base = repository.commit(compose(was));
  const head = repository.commit({ ...compose(is), 'notes.txt': 'More.' });
  const { origin, requests } = await serverForTest({ '/api/v1/health': inTurn(...answers) });
  return { repository, base, head, origin, requests };
}

describe('running-url, for the command line', () => {
  const judge = async (was: string, is: string, ...answers: readonly [Behaviour, ...Behaviour[]]) => {
    const { repository, origin } = await changeOf(was, is, ...answers);
    const args = ['gate', '--base', 'HEAD^', '--running-url', origin, ...OPTIONS];
    return await runCliHere(args, repository.folder);
  };

  it.each<[string, string, readonly [Behaviour, ...Behaviour[]], number, string]>([
    ['2.1.0', '2.2.0', [health('2.1.0')], 0, '✅ 2.1.0 → 2.2.0 can roll'],
    ['2.1.0', '2.2.0', [health('2.0.0')], 0, '2.0.0 still runs, not 2.1.0 (compose.yaml)'],
    ['2.6.0', '2.7.0', [health('2.5.0')], 1, '⛔ 2.5.0 → 2.7.0 needs 2 steps'],
    ['2.0.0', '2.1.0', [health('2.2.0')], 3, '⛔ 2.2.0 → 2.1.0 is a downgrade'],
    ['latest', '2.2.0', [health('2.0.0')], 0, '✅ 2.0.0 → 2.2.0 can roll'],
    ['latest', '2.2.0', [html()], 2, 'Or let http://127.0.0.1'],
    // An upgrade while the run lasts.
    ['2.6.0', '2.7.0', [health('2.5.0'), health('2.6.0')], 0, 'it answered 2.5.0, and at the end of the run 2.6.0'],
    ['latest', '2.2.0', [health('2.0.0'), health('2.1.0')], 2, 'it answered 2.0.0, and at the end of the run 2.1.0'],
  ])('%s → %s', async (was, is, answers, code, text) => {
    const ended = await judge(was, is, ...answers);
    expect(oneLine(ended.stdout + ended.stderr)).toContain(text);
    expect(ended.code).toBe(code);
  });
});

describe('running-url, for the action', () => {
  it.each<[string, string, readonly [Behaviour, ...Behaviour[]], number, Readonly<Record<string, string>>]>([
    ['2.1.0', '2.2.0', [health('2.0.0')], 0, { from: '2.0.0', decision: 'roll', 'upgrade-mode': 'RollingUpdate' }],
    ['2.6.0', '2.7.0', [health('2.5.0')], 1, { from: '2.5.0', decision: 'blocked', 'upgrade-mode': 'Recreate' }],
    ['2.6.0', '2.6.0', [health('2.3.0')], 0, { from: '2.6.0', decision: 'unchanged', 'upgrade-mode': 'Recreate' }],
    ['latest', '2.2.0', [health('2.0.0')], 0, { from: '2.0.0', decision: 'roll', 'upgrade-mode': 'RollingUpdate' }],
    [
      '2.6.0',
      '2.7.0',
      [health('2.5.0'), health('2.6.0')],
      0,
      { from: '2.6.0', decision: 'roll', 'upgrade-mode': 'RollingUpdate' },
    ],
    [
      'latest',
      '2.2.0',
      [health('2.0.0'), health('2.1.0')],
      1,
      { from: '', decision: 'unproven', 'upgrade-mode': 'Recreate' },
    ],
    [
      '2.1.0',
      '2.2.0',
      [status(503, { headers: { 'lightdash-version': '2.2.0' } })],
      0,
      { from: '2.1.0', decision: 'roll', 'upgrade-mode': 'RollingUpdate' },
    ],
  ])('%s → %s: exit and outputs', async (was, is, answers, code, outputs) => {
    const { repository, base, head, origin } = await changeOf(was, is, ...answers);
    const event = { name: 'workflow_dispatch', payload: {}, sha: head, folder: repository.folder };
    const result = await runActionHere({ ...DOCUMENTS, 'base-ref': base, 'running-url': origin }, {}, event);
    expect(result.outputs).toMatchObject(outputs);
    expect(result.code).toBe(code);
  });
});

describe('running', () => {
  it.each<[readonly string[], string]>([
    [[], '--url is missing'],
    [['--url', 'bi.example.com'], '--url has a line without an address'],
    [['--url', 'a=https://b'], '--url has a glob'],
    [['--url', 'https://b', '--expect', 'v2'], '--expect is "v2", not a version'],
    [['--url', 'https://b', '--expect', '2.1.0', '--within', '10'], '--within is "10"'],
    [['--url', 'https://b', '--within', '10m'], '--within needs --expect'],
  ])('cannot be asked %j', async (args, message) => {
    const { code, stdout, stderr } = await runCliHere(['running', ...args]);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(message);
  });
});

describe('apply --pin', () => {
  it('needs an address, and goes alone', async () => {
    const { origin } = await serverForTest({ '/api/v1/health': health('2.1.0') });
    for (const [args, message] of [
      [['--pin'], '--pin writes the current version at --running-url, so give both'],
      [['--running-url', origin, '--mode'], '--pin writes the current version at --running-url, so give both'],
      [['--pin', '--running-url', origin, '--to', '2.2.0'], '--pin keeps the current version'],
    ] as const) {
      const { code, stderr } = await runCliHere(['apply', ROOT, ...args]);
      expect([code, stderr]).toEqual([3, expect.stringContaining(message)]);
    }
  });
});
