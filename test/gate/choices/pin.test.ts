import { describe, expect, it } from 'vitest';
import { applyPins } from '../../../src/gate/choices/apply-pins.ts';
import type { Choice } from '../../../src/gate/report/report.ts';
import { serviceFinder } from '../../../src/gate/running/services.ts';
import { NO_TEAM } from '../../../src/gate/team-file/team-rules.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { applied } from '../../support/choices.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { version } from '../../support/documents.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { serverForTest } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { HASTY, health } from '../../support/running-service.ts';

usePlainHttp();

type Texts = Readonly<Record<string, string>>;

const service = (found: string | null, glob: string | null = null) => ({
  location: 'https://bi.example.com/',
  glob,
  askedAt: '',
  version: found === null ? null : version(found),
  problem: found === null ? 'it answered HTTP 502' : null,
  migrations: null,
  confirmed: false,
  doubt: null,
});

const pin = (files: Texts, ...services: readonly ReturnType<typeof service>[]) =>
  applyPins(
    {
      tree: memoryTree(files),
      settings: DEFAULTS,
      charts: chartRepository(),
      team: NO_TEAM,
      environment: null,
      base: null,
    },
    serviceFinder(services, ''),
  );

const values = 'lightdash/values.yaml';
const workload = (image: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec:\n  template:\n    spec:\n      containers:\n        - name: bi\n          image: ${image} # ours\n`;

/** A file with something that is no version, and the same file with what runs: 2.2.0. */
const PINNED: readonly (readonly [what: string, file: string, was: string, is: string])[] = [
  [
    'compose',
    'compose.yaml',
    'services:\n  bi:\n    image: lightdash/lightdash:latest\n',
    'services:\n  bi:\n    image: lightdash/lightdash:2.2.0\n',
  ],
  [
    'compose without a tag',
    'compose.yaml',
    'services:\n  bi:\n    image: lightdash/lightdash\n',
    'services:\n  bi:\n    image: lightdash/lightdash:2.2.0\n',
  ],
  [
    'a quoted image without a tag',
    'compose.yaml',
    'services: {bi: {image: "lightdash/lightdash", tty: true}}\n',
    'services: {bi: {image: "lightdash/lightdash:2.2.0", tty: true}}\n',
  ],
  [
    'a registry with a port',
    'compose.yaml',
    'services: {bi: {image: r.io:5000/lightdash/lightdash:main}}\n',
    'services: {bi: {image: r.io:5000/lightdash/lightdash:2.2.0}}\n',
  ],
  [
    'a registry with a port and no tag',
    'compose.yaml',
    'services: {bi: {image: r.io:5000/lightdash/lightdash}}\n',
    'services: {bi: {image: r.io:5000/lightdash/lightdash:2.2.0}}\n',
  ],
  [
    'values',
    values,
    'image:\n  repository: lightdash/lightdash\n  tag: latest # moves\n',
    'image:\n  repository: lightdash/lightdash\n  tag: 2.2.0 # moves\n',
  ],
  [
    'quoted values',
    values,
    'image:\n  repository: lightdash/lightdash\n  tag: "latest"\n',
    'image:\n  repository: lightdash/lightdash\n  tag: "2.2.0"\n',
  ],
  [
    'half a version',
    values,
    'image:\n  repository: lightdash/lightdash\n  tag: "2.1"\n',
    'image:\n  repository: lightdash/lightdash\n  tag: "2.2.0"\n',
  ],
  ['a manifest', 'bi.yaml', workload('lightdash/lightdash:latest'), workload('lightdash/lightdash:2.2.0')],
  ['a manifest without a tag', 'bi.yaml', workload('lightdash/lightdash'), workload('lightdash/lightdash:2.2.0')],
  [
    'a Dockerfile',
    'Dockerfile',
    'FROM lightdash/lightdash:latest\nCOPY a b\n',
    'FROM lightdash/lightdash:2.2.0\nCOPY a b\n',
  ],
  [
    'an image called latest',
    'compose.yaml',
    'services: {latest: {image: lightdash/lightdash:latest}}\n',
    'services: {latest: {image: lightdash/lightdash:2.2.0}}\n',
  ],
];

describe('apply --pin', () => {
  it.each(PINNED)('writes what runs, and no other byte: %s', async (_, file, was, is) => {
    const { contents, missing } = await pin({ [file]: was }, service('2.2.0'));
    expect(missing).toEqual([]);
    expect([...contents].map(([path, bytes]) => [path, bytes.toString()])).toEqual([[file, is]]);
    expect((await pin({ [file]: is }, service('2.3.0'))).contents.size).toBe(0);
  });

  it.each<[string, Texts, ReturnType<typeof service>[], string]>([
    [
      'a digest',
      { 'compose.yaml': `services: {bi: {image: "lightdash/lightdash:latest@sha256:${'a'.repeat(64)}"}}\n` },
      [service('2.2.0')],
      'compose.yaml:1: A digest pins the image at compose.yaml:1: write 2.2.0 in place of its tag if the digest is that of 2.2.0.',
    ],
    [
      'a variable',
      { 'compose.yaml': 'services: {bi: {image: "lightdash/lightdash:$TAG"}}\n' },
      [service('2.2.0')],
      'compose.yaml:1: The tag at compose.yaml:1 comes from',
    ],
    [
      'a service that does not answer',
      { 'compose.yaml': 'services: {bi: {image: "lightdash/lightdash:latest"}}\n' },
      [service(null)],
      'compose.yaml:1: https://bi.example.com/: it answered HTTP 502',
    ],
    [
      'a line that fits something else',
      { 'compose.yaml': 'services: {bi: {image: "lightdash/lightdash:latest"}}\n' },
      [service('2.2.0', 'prod/**')],
      'compose.yaml:1: no line of --running-url fits it',
    ],
    ['no deployment', { a: 'b' }, [service('2.2.0')], 'No Lightdash deployment found.'],
  ])('writes nothing for %s, and says why', async (_, files, services, why) => {
    const { contents, missing } = await pin(files, ...services);
    expect(contents.size).toBe(0);
    expect(missing).toEqual([expect.stringContaining(why)]);
  });

  it('writes to each environment what runs there', async () => {
    const file = 'services: {bi: {image: lightdash/lightdash:latest}}\n';
    const files = { 'prod/compose.yaml': file, 'stage/compose.yaml': file };
    const { edits } = await pin(files, service('2.2.0', 'prod/**'), service('2.3.0', 'stage/**'));
    expect(edits.map(({ file: path, added }) => [path, ...added])).toEqual([
      ['prod/compose.yaml', 'services: {bi: {image: lightdash/lightdash:2.2.0}}'],
      ['stage/compose.yaml', 'services: {bi: {image: lightdash/lightdash:2.3.0}}'],
    ]);
  });
});

describe('the choice to pin what runs', () => {
  const judge = async (base: Texts, head: Texts, runs = '2.2.0', inputs: Texts = {}) => {
    const { origin } = await serverForTest(health(runs));
    return judgeFiles(base, head, { 'running-url': origin, ...inputs }, new Map(), HASTY);
  };

  it.each(PINNED)('is offered on a green check, and keeps it green: %s', async (_, file, was, is) => {
    const [base, head] = [{ [file]: was }, { [file]: was, 'notes.txt': 'x' }];
    const report = await judge(base, head);
    expect(report.outcome.fails).toBe(false);
    expect(report.choices).toMatchObject([
      { id: 'pin', title: 'Pin what runs now: write 2.2.0', to: '2.2.0', thenPasses: true, inputs: [] },
    ]);
    const edited = await judge(base, { ...head, [file]: is });
    expect(edited).toMatchObject({ decision: 'unchanged', outcome: { fails: false }, choices: [] });
    expect(report.choices[0]?.edits.flatMap(({ added }) => added)).toEqual(
      is.split('\n').filter((line) => !was.split('\n').includes(line)),
    );
  });

  it.each(PINNED.filter(([what]) => !what.includes('half')))(
    'makes a red check green: %s',
    async (_, file, was, is) => {
      const report = await judge({ [file]: is }, { [file]: was });
      expect(report).toMatchObject({ decision: 'unproven', outcome: { fails: true } });
      expect(report.choices).toMatchObject([{ id: 'pin', to: '2.2.0', thenPasses: true }]);
    },
  );

  it('also under strict', async () => {
    const [, file, was] = PINNED[0] ?? expect.unreachable();
    const report = await judge({ [file]: was }, { [file]: was, a: 'b' }, '2.2.0', { strict: 'true' });
    expect(report.outcome.fails).toBe(true);
    expect(report.choices).toMatchObject([{ id: 'pin', thenPasses: true }]);
  });

  it('has no lines where the way from the base to what runs needs a stop', async () => {
    const [, file, was] = PINNED[0] ?? expect.unreachable();
    const report = await judge({ [file]: was.replace('latest', '2.2.0') }, { [file]: was }, '2.4.0');
    expect(report.choices).toMatchObject([
      {
        id: 'pin',
        patch: null,
        instead: '2.2.0 → 2.4.0 is recreate, so the check would still fail.',
        thenPasses: null,
      },
    ]);
  });

  it('is not offered where it is not known what runs', async () => {
    const [, file, was] = PINNED[0] ?? expect.unreachable();
    const report = await judge({ [file]: was }, { [file]: was, a: 'b' }, 'latest');
    expect(report.choices).toEqual([]);
    expect((await judgeFiles({ [file]: was }, { [file]: was, a: 'b' })).choices).toEqual([]);
  });
});

describe('a moving tag in the place of a version', () => {
  it.each(PINNED)('has a choice that leads back to the version before: %s', async (_, file, moving, pinned) => {
    const base = { [file]: pinned };
    const report = await judgeFiles(base, { [file]: moving }, {}, new Map(), HASTY);
    expect(report.outcome.fails).toBe(true);
    expect(report.choices).toMatchObject([{ id: 'remedy', title: 'Stay on 2.2.0', to: '2.2.0', thenPasses: true }]);
    const [choice] = report.choices as readonly [Choice];
    const back = applied(choice, { [file]: moving });
    expect(back).toEqual(base);
    expect((await judgeFiles(base, back, {}, new Map(), HASTY)).outcome.fails).toBe(false);
  });
});
