import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publish, releases } from '../gallery/published.ts';
import { folderWith, temporaryFolder } from '../support/git-repository.ts';
import { serverForTest } from '../support/misbehaving-server.ts';
import { ROOT, runCli } from '../support/process.ts';
import { health } from '../support/running-service.ts';

/** The one issue and the artifacts of a repository, and each call that changes something. */
const GH = `#!/usr/bin/env node
const { copyFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const [area, verb, ...rest] = process.argv.slice(2);
const option = (name) => rest[rest.indexOf('--' + name) + 1];
const state = JSON.parse(readFileSync(process.env.GH_STATE, 'utf8'));
const save = (call) => {
  state.calls.push(call);
  writeFileSync(process.env.GH_STATE, JSON.stringify(state));
};
const print = (value) => process.stdout.write(execFileSync('jq', ['-r', option('jq')], { input: JSON.stringify(value) }));
const body = () => readFileSync(option('body-file'), 'utf8');
const open = state.issues.filter((each) => each.open);
switch (area + ' ' + verb) {
  case 'api ' + verb:
    print({ artifacts: state.artifacts.map((workflow_run) => ({ workflow_run })) });
    break;
  case 'run download':
    if (!/^\\d+$/.test(rest[0])) throw new Error('no run');
    mkdirSync(option('dir'), { recursive: true });
    copyFileSync(state.artifacts.find(({ id }) => String(id) === rest[0]).report, option('dir') + '/report.json');
    break;
  case 'label create':
    break;
  case 'issue list':
    print(open.filter(({ label }) => label === option('label')));
    break;
  case 'issue create':
    state.issues.push({ number: state.issues.length + 1, open: true, label: option('label'), body: body() });
    save('create');
    break;
  case 'issue edit':
    open.find(({ number }) => String(number) === rest[0]).body = body();
    save('edit');
    break;
  case 'issue close':
    Object.assign(open.find(({ number }) => String(number) === rest[0]), { open: false, comment: option('comment') });
    save('close');
    break;
  default:
    throw new Error('gh ' + process.argv.slice(2).join(' '));
}
`;

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0'];

interface State {
  readonly issues: readonly { readonly open: boolean; readonly body: string; readonly comment?: string }[];
  readonly calls: readonly string[];
}

/** The script of the page, in a repository whose deployed reports and documents change. */
async function workflow() {
  const page = readFileSync(join(ROOT, 'docs/github.md'), 'utf8');
  const text = page.match(/(?<=^```yaml\n)name: Taken back\n[\s\S]*?(?=^```$)/m)?.[0] ?? '';
  const { jobs } = parse(text) as { jobs: { judge: { steps: { run?: string }[] } } };
  const [script = '', ...others] = jobs.judge.steps.flatMap(({ run }) => run ?? []);
  expect(others).toEqual([]);
  const documents = folderWith({});
  const publishWith = (unsafe: readonly string[], withdrawn = '') => {
    const listed = VERSIONS.filter((version) => version !== withdrawn);
    const row = { rollingUpdateSafe: false, recommendedStrategy: 'Recreate' };
    const special = Object.fromEntries(unsafe.map((version) => [version, { row }]));
    writeFileSync(join(documents, 'index.json'), JSON.stringify(publish(releases(listed, special)).index));
  };
  publishWith([]);
  const team = `index-url: ${documents}/index.json\nartifacts: 'off'\nfail-on: mode-mismatch\n`;
  const repository = folderWith({ '.upgrade-gate.yml': team });
  const tools = temporaryFolder();
  writeFileSync(join(tools, 'gh'), GH, { mode: 0o755 });
  const statePath = join(tools, 'state.json');
  const state = () => JSON.parse(readFileSync(statePath, 'utf8')) as State & { artifacts: unknown[] };
  writeFileSync(statePath, JSON.stringify({ issues: [], calls: [], artifacts: [] }));
  let running = '2.1.0';
  const { origin } = await serverForTest((request, response) => health(running)(request, response));
  return {
    state,
    publishWith,
    documents,
    /** Deploys a version, and keeps the report of the upgrade; with `where`, the report alone. */
    deploy: async (from: string, to: string, where: Readonly<Record<string, unknown>> = {}) => {
      const { stdout } = await runCli([
        'gate',
        '--from',
        from,
        '--to',
        to,
        '--json',
        '--working-directory',
        repository,
      ]);
      const report = join(temporaryFolder(), 'report.json');
      writeFileSync(report, stdout);
      const now = state();
      const artifact = { id: now.artifacts.length + 1, head_branch: 'main', head_repository_id: 7, repository_id: 7 };
      now.artifacts.unshift({ ...artifact, ...where, report });
      writeFileSync(statePath, JSON.stringify(now));
      if (!('head_branch' in where)) running = to;
    },
    /** A day's run; returns its last message where it fails. */
    run: async (): Promise<string | null> => {
      const temporary = temporaryFolder();
      symlinkSync(ROOT, join(repository, '.upgrade-gate'));
      const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: repository,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...{ PATH: `${tools}:${process.env['PATH']}`, GH_STATE: statePath, GH_REPO: 'acme/deploy' },
          ...{ RUNNER_TEMP: temporary, RUNNING_URL: origin },
        },
      });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      const code = await new Promise((resolve) => child.on('close', resolve));
      return code === 0 ? null : said;
    },
  };
}

const HAS_JQ = spawnSync('jq', ['--version']).status === 0;

describe.skipIf(!HAS_JQ)('a release that is taken back', () => {
  it('opens one issue, which is edited, is never commented on twice, and is closed when it is over', async () => {
    const { state, publishWith, deploy, run } = await workflow();
    await deploy('2.1.0', '2.4.0');
    expect(await run()).toBeNull();
    expect(state().calls).toEqual([]);

    publishWith(['2.3.0']);
    for (const _ of [1, 2]) expect(await run()).toBeNull();
    expect(state().calls).toEqual(['create', 'edit']);
    expect(state().issues).toMatchObject([
      {
        open: true,
        body: '- Every release from 2.2.0 to 2.4.0 was safe when this was approved. Now 2.3.0 is not safe to roll.\n',
      },
    ]);

    publishWith(['2.3.0', '2.4.0']);
    expect(await run()).toBeNull();
    expect(state().issues).toMatchObject([
      { open: true, body: expect.stringMatching(/^- .* Now 2\.3\.0 .*\n- 2\.4\.0 .*\n$/) },
    ]);

    publishWith([]);
    for (const _ of [1, 2]) expect(await run()).toBeNull();
    expect(state().calls).toEqual(['create', 'edit', 'edit', 'close']);
    expect(state().issues).toMatchObject([
      { open: false, comment: 'Nothing of the last upgrade is taken back any more.' },
    ]);

    // What begins anew is another issue.
    publishWith([], '2.4.0');
    expect(await run()).toBeNull();
    expect(state().issues[1]?.body).toBe('- 2.4.0 was withdrawn: the index does not have it any more.\n');
    expect(state().issues.map(({ open }) => open)).toEqual([false, true]);
    // The next upgrade has nothing of what the last one had.
    publishWith(['2.3.0']);
    expect(await run()).toBeNull();
    expect(state().issues.map(({ open }) => open)).toEqual([false, true]);
    await deploy('2.4.0', '2.5.0');
    expect(await run()).toBeNull();
    expect(state().issues.map(({ open }) => open)).toEqual([false, false]);
  });

  it('fails and leaves the issue alone if it does not know', async () => {
    const { state, publishWith, documents, deploy, run } = await workflow();
    expect(await run()).toContain('no run');
    await deploy('2.1.0', '2.4.0');
    publishWith(['2.3.0']);
    expect(await run()).toBeNull();
    // A pull request, and a fork, bring reports of their own.
    await deploy('2.4.0', '2.5.0', { head_branch: 'other' });
    await deploy('2.4.0', '2.5.0', { head_branch: 'main', head_repository_id: 8 });
    expect(await run()).toBeNull();
    writeFileSync(join(documents, 'index.json'), 'no index');
    expect(await run()).toMatch(/2\.1\.0 → 2\.4\.0 could roll when it was approved\. Now it is not proven/);
    expect(state().calls).toEqual(['create', 'edit']);
    expect(state().issues.map(({ open }) => open)).toEqual([true]);
  });

  it('does not exist if the service runs a newer version than the last report', async () => {
    const { state, deploy, run } = await workflow();
    await deploy('2.4.0', '2.5.0');
    await deploy('2.1.0', '2.2.0', { head_branch: 'main' });
    expect(await run()).toMatch(/runs 2\.5\.0, which is above 2\.2\.0/);
    expect(state().calls).toEqual([]);
  });
});
