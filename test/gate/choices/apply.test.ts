import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../src/cli/write-files.ts';
import { type AppliedChanges, type ApplyRequest, applyRequest } from '../../../src/gate/choices/apply.ts';
import { holdByIssues } from '../../../src/gate/policy/known-issues.ts';
import { holdReleases } from '../../../src/gate/policy/policy.ts';
import { NO_TEAM } from '../../../src/gate/team-file/team-rules.ts';
import { parseReleaseIndex } from '../../../src/release-safety/release-index.ts';
import type { Version } from '../../../src/release-safety/version.ts';
import { publish, releases } from '../../gallery/published.ts';
import { judged } from '../../support/choices.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { EVERY_KIND } from '../../support/example-repositories.ts';
import { temporaryFolder } from '../../support/git-repository.ts';
import { holdsAsync } from '../../support/holds.ts';
import { memoryTree } from '../../support/memory-tree.ts';

type Texts = Readonly<Record<string, string>>;

const VERSIONS = ['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0', '2.8.0'] as Version[];
const PUBLISHED = publish(
  releases(VERSIONS, {
    '2.5.0': { row: { rollingUpdateSafe: false } },
    '2.8.0': { row: { minPreviousVersion: '2.7.0' } },
  }),
);
const INDEX = parseReleaseIndex(PUBLISHED.index);

function apply(
  files: Texts,
  request: Partial<ApplyRequest>,
  index: typeof INDEX | null = INDEX,
  folder = '',
): Promise<AppliedChanges> {
  const search = {
    tree: memoryTree(files),
    settings: { ...DEFAULTS, chartVersion: '2.16.361', folder },
    charts: chartRepository(),
    team: NO_TEAM,
    environment: null,
    base: null,
  };
  return applyRequest({ to: null, next: false, mode: false, done: false, ...request }, search, index);
}

async function filesAfter(files: Texts, request: Partial<ApplyRequest>): Promise<Texts> {
  const { contents } = await apply(files, request);
  return { ...files, ...Object.fromEntries([...contents].map(([path, bytes]) => [path, bytes.toString()])) };
}

/** What is written where nothing in the files is certain to stop the old version. */
const EXCEPTED =
  ".github/upgrade-gate.yml:1 - +exceptions:|  - from: 2.2.0|    to: 2.6.0|    allow: recreate|    reason: 'when it happens, and who decided it'";

const show = ({ edits, missing, unread }: AppliedChanges) => [
  ...edits.map(({ file, line, removed, added }) => `${file}:${line} -${removed.join('|')} +${added.join('|')}`),
  ...missing,
  ...unread,
];

const values = (tag: string, more = '') =>
  `# ours\nimage:\n  repository: lightdash/lightdash\n  tag: '${tag}' # pinned\n${more}`;
const HELM = { 'lightdash/values.yaml': values('2.2.0') };
const to = (version: string) => ({ to: version as Version });

describe('apply with a chart that refuses old tags', () => {
  const application = (chart: string) => ({
    'argocd/lightdash.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: l}\nspec:\n  source:\n    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n    targetRevision: ${chart}\n    helm:\n      parameters:\n        - {name: image.tag, value: 1.150.0}\n`,
  });

  it.each([
    [
      '3.0.0-beta.1',
      '1.169.0',
      'argocd/lightdash.yaml:11: Chart 3.0.0-beta.1 refuses Lightdash 1.169.0: change the chart first.',
    ],
    ['3.0.0-beta.1', '1.169.1', expect.stringContaining('value: 1.169.1}')],
    ['2.16.361', '1.169.0', expect.stringContaining('value: 1.169.0}')],
  ])('%s and %s', async (chart, version, expected) => {
    expect(show(await apply(application(chart), to(version), null))).toEqual([expected]);
  });
});

describe('apply under a policy', () => {
  const held = (versions: string, on: 'target' | 'span') => {
    const issue = { id: 'a', versions, 'applies-to': on, effect: 'block', reason: 'It hurts.' } as const;
    const now = new Date('2026-11-21T09:00:00Z');
    return holdReleases(INDEX, holdByIssues({ issues: [issue], problem: null }, INDEX.releases, now), null, now);
  };

  it.each<[string, Partial<ApplyRequest>, string, 'target' | 'span', string | RegExp]>([
    ['goes as far as it lets one come', { next: true }, '>=2.7.0', 'target', /\+ {2}tag: '2\.6\.0'/],
    ['does not go beyond what nothing may cross', { next: true }, '2.5.0', 'span', /\+ {2}tag: '2\.4\.0'/],
    [
      'goes past what it only does not land on',
      { next: true, ...to('2.7.0') },
      '2.6.0',
      'target',
      /\+ {2}tag: '2\.7\.0'/,
    ],
    [
      'writes no version that it bars',
      to('2.6.0'),
      '2.6.0',
      'target',
      /no permitted upgrade leads from 2\.2\.0 to 2\.6\.0: a: It hurts\.(?: --to [\d.]+ is as far as it goes today\.)?$/,
    ],
    [
      'says so where it lets none in',
      { next: true },
      '*',
      'span',
      /no permitted upgrade leads from 2\.2\.0 to 2\.8\.0: a: It hurts\.(?: --to [\d.]+ is as far as it goes today\.)?$/,
    ],
  ])('%s', async (_, request, versions, on, expected) => {
    const shown = show(await apply(HELM, request, held(versions, on)));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(expected);
  });
});

describe('apply --done', () => {
  it('writes back one mode that two releases share', async () => {
    const release = (name: string, tag: string) =>
      `---\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}}\nspec:\n  sources:\n    - repoURL: https://github.com/acme/deploy\n      ref: ours\n    - repoURL: https://lightdash.github.io/helm-charts\n      chart: lightdash\n      targetRevision: 2.16.361\n      helm:\n        valueFiles: [$ours/lightdash/values.yaml]\n        parameters:\n          - {name: image.tag, value: ${tag}}\n`;
    const mode = (text: string) => `upgrade:\n  mode: ${text}\n`;
    const files = {
      'argocd/apps.yaml': release('one', '2.2.0') + release('two', '2.3.0'),
      'lightdash/values.yaml': mode('Recreate # upgrade-gate: was RollingUpdate'),
    };
    expect(await filesAfter(files, { done: true })).toEqual({
      ...files,
      'lightdash/values.yaml': mode('RollingUpdate'),
    });
  });

  it.each([
    ['RollingUpdate', 'RollingUpdate'],
    ['$&', '$&'],
    ["$1$'", "$1$'"],
  ])('writes the value from before the downtime unchanged: %s', async (was, expected) => {
    const marked = `upgrade:\n  mode: Recreate # upgrade-gate: was ${was}\n`;
    const files = { 'lightdash/values.yaml': values('2.2.0', marked) };
    const after = await filesAfter(files, { done: true });
    expect(after['lightdash/values.yaml']).toBe(values('2.2.0', `upgrade:\n  mode: ${expected}\n`));
  });
});

describe('apply', () => {
  it.each<[string, Texts, Partial<ApplyRequest>, string[]]>([
    ['a version', HELM, to('2.6.0'), ["lightdash/values.yaml:4 -  tag: '2.2.0' # pinned +  tag: '2.6.0' # pinned"]],
    [
      'with the mode that it needs',
      HELM,
      { ...to('2.6.0'), mode: true },
      [
        'lightdash/values.yaml:2 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime',
        "lightdash/values.yaml:4 -  tag: '2.2.0' # pinned +  tag: '2.6.0' # pinned",
      ],
    ],
    [
      'without a mode where it rolls',
      HELM,
      { ...to('2.4.0'), mode: true },
      ["lightdash/values.yaml:4 -  tag: '2.2.0' # pinned +  tag: '2.4.0' # pinned"],
    ],
    [
      'the first hop',
      HELM,
      { ...to('2.8.0'), next: true },
      ["lightdash/values.yaml:4 -  tag: '2.2.0' # pinned +  tag: '2.7.0' # pinned"],
    ],
    [
      'the first hop to the newest',
      HELM,
      { next: true },
      ["lightdash/values.yaml:4 -  tag: '2.2.0' # pinned +  tag: '2.7.0' # pinned"],
    ],
    ['nothing where it stands there', HELM, to('2.2.0'), []],
    [
      'nothing that is no literal',
      { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:latest\n' },
      to('2.6.0'),
      [expect.stringContaining('`latest` at compose.yaml:3 ') as string],
    ],
    [
      'nothing beside a digest',
      { 'compose.yaml': `services:\n  web:\n    image: lightdash/lightdash:2.2.0@sha256:${'a'.repeat(64)}\n` },
      to('2.6.0'),
      [expect.stringContaining('A digest pins the image') as string],
    ],
    ['nothing where there is nothing', { 'compose.yaml': 'services: {}\n' }, to('2.6.0'), []],
    [
      'an exception where nothing in the files stops the old version',
      {
        'd.yaml':
          'apiVersion: apps/v1\nkind: StatefulSet\nmetadata: {name: l}\nspec: {template: {spec: {containers: [{name: l, image: "lightdash/lightdash:2.2.0"}]}}}\n',
      },
      { ...to('2.6.0'), mode: true },
      [EXCEPTED, expect.stringMatching(/^d.yaml:4 /) as string],
    ],
    [
      'below the mark before the first line',
      { 'compose.yaml': '\ufeffservices:\n  web:\n    image: lightdash/lightdash:2.2.0\n' },
      { ...to('2.6.0'), mode: true },
      [EXCEPTED, 'compose.yaml:3 -    image: lightdash/lightdash:2.2.0 +    image: lightdash/lightdash:2.6.0'],
    ],
  ])('writes %s', async (_, files, request, expected) => {
    expect(show(await apply(files, request))).toEqual(expected);
  });

  it('declares the mode alone, without an index', async () => {
    expect(show(await apply(HELM, { mode: true }, null))).toEqual([
      'lightdash/values.yaml:2 - +upgrade:|  mode: Recreate # upgrade-gate: for the downtime',
    ]);
  });

  it('says where no way leads', async () => {
    const [message] = show(await apply(HELM, { ...to('9.0.0'), next: true }));
    expect(message).toContain('no permitted upgrade leads from 2.2.0 to 9.0.0');
  });
});

describe('the files of a folder', () => {
  const write = (folder: string, texts: Texts) =>
    writeFiles(folder, new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])), {
      created: new Set(),
      gone: new Set(),
    });

  it('are written as they are to be, longer or shorter', () => {
    const folder = temporaryFolder();
    for (const name of ['a', 'b']) writeFileSync(join(folder, name), 'before');
    write(folder, { a: 'after this', b: '' });
    expect(['a', 'b'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['after this', '']);
  });

  it.each<[string, (path: string) => void]>([
    ['is gone', () => undefined],
    ['has become a link', (path) => symlinkSync('/dev/null', path)],
    ['has become a folder', (path) => mkdirSync(path)],
  ])('stay as they are where one of them %s', (_, prepare) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a'), 'before');
    prepare(join(folder, 'b'));
    expect(() => write(folder, { a: 'after', b: 'after' })).toThrow(/^Cannot write b \(.+\): nothing was written\.$/);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('before');
  });
});

describe('apply to all kinds of repositories', () => {
  const kinds = EVERY_KIND.map((each) => [each.name, each] as const);

  it.each(kinds)('writes into one folder alone, wherever its files are deployed from: %s', async (_, { files }) => {
    const whole = await apply(files('2.2.0'), to('2.3.0'));
    for (const folder of new Set(whole.edits.map(({ file }) => file.replace(/\/?[^/]*$/, '')))) {
      const { edits, found } = await apply(files('2.2.0'), to('2.3.0'), INDEX, folder);
      expect(edits).toEqual(whole.edits.filter(({ file }) => folder === '' || file.startsWith(`${folder}/`)));
      expect(found).toBeGreaterThan(0);
    }
  });

  it.each(kinds)('changes only the lines of the version: %s', async (_, { files }) => {
    const before = files('2.2.0');
    const { edits, missing, unread } = await apply(before, to('2.3.0'));
    expect([...missing, ...unread]).toEqual([]);
    expect(edits.length).toBeGreaterThan(0);
    for (const { removed, added } of edits)
      expect(added).toEqual(removed.map((line) => line.replace('2.2.0', '2.3.0')));
  });

  it.each(kinds)('is green where it wrote the mode too, and leaves the rest as it was: %s', async (_, { files }) => {
    const before = files('2.2.0');
    const request = { ...to('2.6.0'), mode: true };
    const { missing } = await apply(before, request);
    const written = await filesAfter(before, request);
    const { outcome } = await judged(before, written, { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.361' });
    expect(outcome.fails).toBe(false);
    // Where the mode cannot be written, the version stays too.
    if (missing.length > 0) expect(Object.values(written).join('')).not.toContain('2.6.0');
  });

  it.each(kinds)('changes the version alone, and nothing twice; a downgrade it refuses: %s', async (_, { files }) => {
    const version = fc.constantFrom(...VERSIONS.slice(1));
    await holdsAsync(
      fc.asyncProperty(version, version, fc.boolean(), async (one, other, isWindows) => {
        const [first, second] = one < other ? [one, other] : [other, one];
        const same = Object.fromEntries(
          Object.entries(files(first)).map(([path, text]) => [path, isWindows ? text.replaceAll('\n', '\r\n') : text]),
        );
        // All environments run one version, so that one version leads back.
        const start = await filesAfter(same, { to: first });
        const there = await filesAfter(start, { to: second });
        expect((await apply(there, { to: second })).edits).toEqual([]);
        const back = Object.fromEntries(
          Object.entries(there).map(([path, text]) => [path, text.replaceAll(second, first)]),
        );
        expect(back).toEqual(start);
        if (first === second) return;
        const refused = await apply(there, { to: first });
        expect(refused.edits).toEqual([]);
        expect(refused.downgrades[0]).toContain(`${first} is below ${second}`);
      }),
      { numRuns: 8 },
    );
  });
});
