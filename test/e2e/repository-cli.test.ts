import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyRepository, type FileContent, folderWith } from '../support/git-repository.ts';
import { type Ended, ROOT, runNode } from '../support/process.ts';

const EVIDENCE = [
  ...['--index-url', `${ROOT}fixtures/release-safety-index.json`],
  ...['--release-asset-url', `${ROOT}fixtures/artifacts/{version}.json`],
];

function runIn(folder: string, ...args: readonly string[]): Promise<Ended> {
  return runNode([`${ROOT}dist/cli/index.js`, ...args], { cwd: folder });
}

const VALUES =
  'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\nupgrade:\n  mode: Recreate\nmigrationJob:\n  enabled: true\n';
/** A kind that is not read. */
const UMBRELLA =
  'dependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: https://lightdash.github.io/helm-charts\n';

describe('detect', () => {
  it('lists what a folder deploys, as JSON of the documented shape', async () => {
    const folder = folderWith({
      'prod/values.yaml': VALUES,
      'bi/Chart.yaml': UMBRELLA,
      'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      'stack/compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:latest\n',
      'examples/values.yaml': VALUES,
    });
    const { code, stdout, stderr } = await runIn(ROOT, 'detect', folder, '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toEqual({
      deployments: [
        {
          id: 'umbrella-chart:bi/Chart.yaml#lightdash',
          kind: 'umbrella-chart',
          file: 'bi/values.yaml',
          line: 1,
          column: 26,
          version: '1.0.0',
          problem: null,
          chartVersion: '2.9.1',
          upgradeMode: null,
          migrationJob: null,
        },
        {
          id: 'helm-values:prod/values.yaml',
          kind: 'helm-values',
          file: 'prod/values.yaml',
          line: 3,
          column: 8,
          version: '1.2.3',
          problem: null,
          chartVersion: null,
          upgradeMode: 'Recreate',
          migrationJob: true,
        },
        {
          id: 'compose:stack#web',
          kind: 'compose',
          file: 'stack/compose.yaml',
          line: 3,
          column: 12,
          version: null,
          problem: { code: 'moving-tag', message: expect.stringContaining('stack/compose.yaml:3') },
          chartVersion: null,
          upgradeMode: null,
          migrationJob: null,
        },
      ],
    });
    const text = await runIn(folder, 'detect');
    expect(text.code).toBe(0);
    expect(text.stdout).toContain('prod/values.yaml:3');
    expect(text.stdout).toContain('names no version');
  });
});

const MODE = 'mode: Recreate # upgrade-gate: for the downtime';

describe('apply in a repository', () => {
  const index = ['--index-url', `${ROOT}fixtures/release-safety-index.json`];
  const environment = (name: string, tag: string) => ({
    [`environments/${name}/lightdash/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`,
  });
  const at = (folder: string, name: string) =>
    readFileSync(join(folder, `environments/${name}/lightdash/values.yaml`), 'utf8');

  it('writes with --base what the change touches, which turns it green, and --done takes it back', async () => {
    const origin = emptyRepository();
    origin.commit({ ...environment('dev', '2.2.0'), ...environment('prod', '2.2.0') });
    origin.commit(environment('prod', '2.5.0'));
    const { folder } = origin;
    const [dev, prod] = [at(folder, 'dev'), at(folder, 'prod')];
    const chart = ['--chart-version', '2.16.361'];
    const written = await runIn(folder, 'apply', '--mode', '--base', 'HEAD^', ...chart, ...index);
    expect([written.code, written.stdout.trimEnd().split('\n').at(-1)]).toEqual([0, 'Wrote 1 change to 1 file.']);
    expect([at(folder, 'dev'), at(folder, 'prod')]).toEqual([dev, `upgrade:\n  ${MODE}\n${prod}`]);
    origin.commit({ 'environments/prod/lightdash/values.yaml': at(folder, 'prod') });
    const rules = ['--fail-on', 'mode-mismatch', ...chart];
    expect((await runIn(folder, 'gate', '--base', 'HEAD~2', ...rules, ...EVIDENCE)).code).toBe(0);
    const again = await runIn(folder, 'apply', '--mode', '--base', 'HEAD~2', ...chart, ...index);
    const nothing = 'Nothing to write, because by the index alone no downtime is left to declare.\n';
    expect([again.code, again.stdout]).toEqual([0, nothing]);
    expect((await runIn(folder, 'apply', '--done')).code).toBe(0);
    expect(at(folder, 'prod')).toBe(prod);
  });
});

describe('gate on a repository', () => {
  function repository(...states: Readonly<Record<string, FileContent | null>>[]) {
    const origin = emptyRepository();
    for (const state of states) origin.commit(state);
    return origin;
  }

  const tagged = (tag: string) => ({ 'lightdash/values.yaml': VALUES.replace('1.2.3', tag) });

  it.each([
    ['2.0.0', '2.2.0', 0, 'roll'],
    ['2.2.0', '2.2.0', 0, 'unchanged'],
    ['2.2.0', '2.5.0', 1, 'recreate'],
    ['1.0.0', '2.2.0', 1, 'blocked'],
    ['2.0.0', '9.9.9', 2, 'unproven'],
    ['2.0.0', 'latest', 2, 'unproven'],
  ])('from %s to %s exits with %i (%s)', async (from, to, expected, decision) => {
    const { folder } = repository(tagged(from), tagged(to));
    const { code, stdout } = await runIn(folder, 'gate', '--base', 'HEAD^', '--head', 'HEAD', '--json', ...EVIDENCE);
    expect(code).toBe(expected);
    expect(JSON.parse(stdout)).toMatchObject({ decision, deployments: [{ file: 'lightdash/values.yaml' }] });
  });
});
