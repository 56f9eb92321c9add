import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RepositoryHost } from '../../../src/gate/judge/judge-repository.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { renderAnnotations } from '../../../src/render/annotations.ts';
import { renderComment, renderSummary } from '../../../src/render/pages.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { openRepository } from '../../../src/repository/repository.ts';
import { publish, releases } from '../../gallery/published.ts';
import { reportOnChange } from '../../gallery/run.ts';
import { expectTrue } from '../../support/choices.ts';
import { emptyRepository, temporaryFolder } from '../../support/git-repository.ts';
import { html, huge, redirect, serve, serverForTest, status } from '../../support/misbehaving-server.ts';
import { ROOT } from '../../support/process.ts';
import { reportOn } from '../../support/reports.ts';

// The runs of the gallery happen on 21 November 2026, at nine.
const PUBLISHED = publish(
  releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0'], {
    '2.1.0': { row: { releaseDate: '2026-11-01T09:00:00Z' } },
    '2.2.0': { row: { releaseDate: '2026-11-10T09:00:00Z' } },
    '2.3.0': { row: { releaseDate: '2026-11-15T09:00:00Z', rollingUpdateSafe: false } },
    '2.4.0': { row: { releaseDate: '2026-11-20T09:00:30Z' } },
    '2.5.0': { row: { releaseDate: null } },
  }),
);

const values = (tag: string, more = '') => ({
  'lightdash/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${more}`,
});

const change = (from: string, to: string, settings: Readonly<Record<string, string>>, more = '') =>
  reportOnChange({ base: values(from, more), change: values(to, more) }, PUBLISHED, settings);

function temporaryFile(text: string): string {
  const path = join(temporaryFolder(), 'known-issues.yaml');
  writeFileSync(path, text);
  return path;
}

/** A file of known issues with one entry. */
const issues = (versions: string, appliesTo: string, effect: string, reason = 'Charts time out.', more = '') =>
  temporaryFile(
    `version: 1\nissues:\n  - id: slow-charts\n    versions: "${versions}"\n    applies-to: ${appliesTo}\n    effect: ${effect}\n    reason: ${JSON.stringify(reason)}\n${more}`,
  );

const surfaces = (report: Report) => ({
  summary: renderSummary(report),
  comment: renderComment(report),
  terminal: renderReport(report),
  annotations: renderAnnotations(report)
    .map(({ title, message }) => `${title}: ${message}`)
    .join('\n'),
});

/** Without references to characters and breaks of lines. */
const readable = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replace(/\s+/g, ' ');

const AGE = { 'minimum-release-age': '3 days' };

describe('minimum-release-age', () => {
  it('lets what is old enough through as before', async () => {
    const report = await change('2.1.0', '2.2.0', AGE);
    expect(report).toMatchObject({
      decision: 'roll',
      safe: true,
      spans: [{ policy: null }],
      policy: {
        minimumReleaseAge: '3 days',
        maxIndexAge: null,
        knownIssues: null,
        judgedAt: '2026-11-21T09:00:00.000Z',
      },
    });
  });

  it('keeps out young releases, and says when they pass and which are old enough', async () => {
    const report = await change('2.3.0', '2.4.0', AGE);
    expect(report).toMatchObject({
      decision: 'blocked',
      upgradeMode: 'Recreate',
      outcome: { fails: true },
      spans: [
        {
          reasons: [{ rule: 'too-young', release: '2.4.0' }],
          plan: { hops: null, problem: { rule: 'held', release: '2.4.0' } },
          newestRollingVersion: null,
          policy: {
            holds: [{ rule: 'too-young', decision: 'blocked', release: '2.4.0', count: 1 }],
            passesFrom: '2026-11-23T09:00:30.000Z',
            newest: null,
          },
        },
      ],
      choices: [{ id: 'wait', title: 'Wait until 2026-11-23 09:01 UTC', thenPasses: null }],
    });
    for (const text of Object.values(surfaces(report))) {
      expect(text).toContain('2.4.0 is too young');
      expect(readable(text)).toContain('2026-11-23 09:01 UTC');
    }
  });

  it('offers the newest version that is old enough, with the lines that come out so', async () => {
    const report = await change('2.1.0', '2.4.0', { ...AGE, 'chart-version': '2.16.361' });
    expect(report.spans[0]?.policy).toMatchObject({
      newest: { version: '2.3.0', decision: 'recreate', hop: { from: '2.1.0', to: '2.3.0' } },
    });
    expect(report.choices.map(({ id, to }) => [id, to])).toEqual([
      ['hop', '2.3.0'],
      ['roll', '2.2.0'],
    ]);
    expect(await expectTrue(report)).toBe(2);
    const { summary, annotations } = surfaces(report);
    expect(summary).toContain('Newest that your policy allows');
    expect(annotations).toContain('o to 2.3.0');
  });

  it('never lets in what has no release date', async () => {
    const report = await change('2.4.0', '2.5.0', { 'minimum-release-age': '1 hour' });
    expect(report.spans[0]?.policy).toMatchObject({ passesFrom: null });
    expect(report.choices).toEqual([]);
    expect(readable(surfaces(report).terminal)).toContain(
      'one of its documents has no usable release date, so nothing shows that it is 1 hour old',
    );
  });

  it.each<[string, unknown, string, string | null, string]>([
    ['younger', '2026-11-20T09:00:30Z', 'blocked', '2026-11-23T09:00:30.000Z', '2026-11-20T09:00:30Z'],
    ['missing', null, 'blocked', null, 'null'],
    ['not to be read', 'last week', 'blocked', null, 'last week'],
    ['older', '2026-11-01T09:00:00Z', 'roll', null, '2026-11-01T09:00:00Z'],
  ])('believes no date that its artifact does not confirm: there it is %s', async (_, date, decision, passes, said) => {
    const published = publish(
      releases(['2.1.0', '2.2.0'], {
        '2.2.0': { row: { releaseDate: '2026-11-10T09:00:00Z' }, artifact: { releaseDate: date } },
      }),
    );
    const jump = { base: values('2.1.0'), change: values('2.2.0') };
    const report = await reportOnChange(jump, published, AGE);
    expect(report.decision).toBe(decision);
    expect(report.spans[0]?.policy?.passesFrom ?? null).toBe(passes);
    expect(report.evidence.drift).toEqual([
      { release: '2.2.0', member: 'releaseDate', index: '2026-11-10T09:00:00Z', artifact: said },
    ]);
    // The index alone is believed where nobody read the artifact.
    const alone = await reportOnChange(jump, published, { ...AGE, artifacts: 'off' });
    expect(alone).toMatchObject({ decision: 'roll', evidence: { drift: [] } });
  });

  it('asks nothing where no version changes', async () => {
    const report = await reportOnChange({ base: values('2.5.0'), change: { 'a.txt': 'x' } }, null, AGE);
    expect(report).toMatchObject({ decision: 'unchanged', safe: true, policy: { judgedAt: null } });
  });

  it('counts for given versions, too', async () => {
    const young = { 'minimum-release-age': '99999 days' };
    const report = await reportOn('2.0.0', '2.1.0', young);
    expect(report).toMatchObject({ decision: 'blocked', choices: [{ id: 'wait' }] });
    expect(await reportOn('2.0.0', '2.1.0', { ...young, 'fail-on': 'never' })).toMatchObject({
      safe: false,
      outcome: { fails: false },
    });
  });
});

describe('the age of the index', () => {
  const made = (generatedAt: unknown) =>
    publish(releases(['2.1.0', '2.2.0', '2.3.0']), undefined, { generatedAt } as Record<string, unknown>);
  const jump = { base: values('2.1.0'), change: values('2.2.0') };

  it('is in the fold of the evidence, with the end of the index', async () => {
    const report = await reportOnChange(jump, made('2026-11-20T09:00:00Z'));
    expect(report.evidence.index).toEqual({
      schemaVersion: '1',
      generatedAt: '2026-11-20T09:00:00Z',
      newestRelease: { version: '2.3.0', releaseDate: '2026-11-02T10:20:00.000Z' },
    });
    expect(report.notes).toEqual([]);
    const fold = readable(surfaces(report).summary)
      .split('<details>')
      .find((each) => each.includes('Evidence'));
    expect(fold).toContain(
      'The index is from <code>2026-11-20T09:00:00Z</code>. Its newest release is 2.3.0 (2 Nov 2026).',
    );
  });

  it.each([
    ['2026-11-14T09:00:00Z', null],
    ['2026-11-14T08:59:59Z', 'was made 7 days ago and ends with 2.3.0 (2 Nov 2026)'],
    ['2026-11-21T10:00:00Z', null],
    ['2026-11-21T10:00:01Z', 'does not say when it was made and ends with 2.3.0 (2 Nov 2026)'],
    ['last week', 'does not say when it was made and ends with 2.3.0 (2 Nov 2026)'],
    [undefined, 'does not say when it was made and ends with 2.3.0 (2 Nov 2026)'],
  ])('made at %j, it is open on the page: %j', async (generatedAt, says) => {
    const report = await reportOnChange(jump, made(generatedAt));
    // It proves no less, unless the team asks for that.
    expect(report).toMatchObject({ decision: 'roll', upgradeMode: 'RollingUpdate', outcome: { fails: false } });
    expect(report.notes.map(({ code, examples }) => [code, ...examples])).toEqual(
      says === null ? [] : [['index-old', says]],
    );
    for (const text of Object.values(surfaces(report))) {
      const opening = readable(text).split('<details>')[0] ?? '';
      if (says === null) expect(opening).not.toContain('The index ');
      else expect(opening).toContain(`The index ${says}, so newer verdicts are missing`);
    }
  });

  it.each<[string, unknown, string, string | null]>([
    ['1 day', '2026-11-20T09:00:00Z', 'roll', null],
    ['1 day', '2026-11-20T08:59:59Z', 'unproven', 'was made 24 hours ago, and 1 day at most is allowed'],
    ['36 hours', '2026-11-18T08:00:00Z', 'unproven', 'was made 3 days ago, and 36 hours at most are allowed'],
    ['36 hours', '2026-11-21T08:00:00Z', 'roll', null],
    ['9 days', undefined, 'unproven', 'does not say when it was made, and 9 days at most are allowed'],
    ['9 days', '20 November', 'unproven', 'does not say when it was made, and 9 days at most are allowed'],
    ['9 days', '2027-01-01T00:00:00Z', 'unproven', 'does not say when it was made, and 9 days at most are allowed'],
  ])('with max-index-age %s, an index of %j is %s', async (age, generatedAt, decision, says) => {
    const report = await reportOnChange(jump, made(generatedAt), { 'max-index-age': age });
    expect(report.decision).toBe(decision);
    expect(report.policy?.maxIndexAge).toBe(age);
    const [span] = report.spans;
    expect(span?.reasons.map(({ rule, says: each }) => [rule, each])).toEqual(
      says === null ? [] : [['index-too-old', says]],
    );
    if (says === null) return;
    expect(report).toMatchObject({ upgradeMode: 'Recreate', outcome: { fails: true }, choices: [] });
    expect(span).toMatchObject({ newestRollingVersion: null, plan: { hops: null } });
    for (const text of Object.values(surfaces(report))) {
      expect(readable(text)).toContain('the index is too old');
    }
    expect(readable(surfaces(report).terminal)).toContain(`The index ${says} (`);
    expect(readable(surfaces(report).annotations)).toContain('Renew the copy of the index that `index-url` names');
  });

  it('does not count where no version changes', async () => {
    const settings = { 'max-index-age': '1 day' };
    const report = await reportOnChange({ base: values('2.1.0'), change: { 'a.txt': 'x' } }, null, settings);
    expect(report).toMatchObject({ decision: 'unchanged', safe: true });
  });
});

describe('known issues', () => {
  it.each([
    ['2.2.0', 'target', 'block', '2.1.0', '2.2.0', 'blocked'],
    ['2.2.0', 'target', 'recreate', '2.1.0', '2.2.0', 'recreate'],
    ['2.2.0', 'target', 'block', '2.1.0', '2.3.0', 'recreate'],
    ['2.4.0', 'target', 'block', '2.3.0', '2.5.0', 'roll'],
    ['2.4.0', 'span', 'block', '2.3.0', '2.5.0', 'blocked'],
    ['2.4.0', 'span', 'recreate', '2.3.0', '2.5.0', 'recreate'],
    ['2.3.0', 'span', 'block', '2.3.0', '2.5.0', 'roll'],
    ['>=9.0.0', 'span', 'block', '2.3.0', '2.5.0', 'roll'],
  ])('%s (%s, %s): %s → %s is %s', async (versions, appliesTo, effect, from, to, decision) => {
    const report = await change(from, to, { 'known-issues': issues(versions, appliesTo, effect) });
    expect(report.decision).toBe(decision);
    expect(report.evidence.documents.at(-1)).toMatchObject({ document: 'known-issues', problem: null });
  });

  it('pass with a stop that is declared, where they ask for one', async () => {
    const settings = { 'chart-version': '2.16.361', 'fail-on': 'mode-mismatch' };
    const file = { 'known-issues': issues('2.4.0', 'target', 'recreate') };
    const red = await change('2.3.0', '2.4.0', { ...settings, ...file });
    expect(red).toMatchObject({ outcome: { fails: true }, choices: [{ id: 'stop' }] });
    expect(await expectTrue(red)).toBe(1);
    const green = await change('2.3.0', '2.4.0', { ...settings, ...file }, 'upgrade:\n  mode: Recreate\n');
    expect(green).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', outcome: { fails: false } });
  });

  it('are shown with their reason and link on every surface', async () => {
    const link = '    url: https://tracker.example/issues/1?a=b&c=[d](e)\n';
    const report = await change('2.3.0', '2.4.0', {
      'known-issues': issues('2.4.0', 'target', 'block', 'Charts time out.', link),
    });
    const { summary, terminal, annotations } = surfaces(report);
    expect(summary).toContain('(https://tracker.example/issues/1?a=b&amp;c=%5Bd%5D%28e%29)');
    expect(readable(summary)).toContain(') blocks 2.4.0: Charts time out.');
    for (const text of [terminal, annotations]) {
      expect(text).toContain('https://tracker.example/issues/1');
      expect(readable(text)).toContain('Charts time out.');
    }
    expect(report.spans[0]?.policy?.holds).toMatchObject([
      {
        rule: 'known-issue',
        decision: 'blocked',
        release: '2.4.0',
        count: 1,
        passesFrom: null,
        issue: {
          id: 'slow-charts',
          reason: 'Charts time out.',
          url: 'https://tracker.example/issues/1?a=b&c=[d](e)',
        },
      },
    ]);
  });

  it('show the markup of a reason as text', async () => {
    const reason = '</code><script>x</script> @everyone ::error::x [a](https://evil.test) \u001B[31m';
    const report = await change('2.3.0', '2.5.0', { 'known-issues': issues('2.4.0', 'span', 'block', reason) });
    const { summary, comment, terminal, annotations } = surfaces(report);
    for (const page of [summary, comment]) {
      expect(page).not.toContain('<script>');
      expect(page).not.toContain('](https://evil.test)');
      expect(page).not.toMatch(/(?<!&#64;)@everyone/);
    }
    for (const log of [terminal, annotations]) {
      expect(log).not.toContain('::error');
      expect(log).not.toContain('\u001B');
    }
  });

  it('prove nothing if the file cannot be used', async () => {
    const file = temporaryFile('version: 1\nissues:\n  - id: a\n    effect: stop\n');
    const report = await change('2.1.0', '2.2.0', { 'known-issues': file });
    expect(report).toMatchObject({
      decision: 'unproven',
      safe: false,
      outcome: { fails: true },
      spans: [{ reasons: [{ rule: 'policy-unavailable' }], newestRollingVersion: null, plan: { hops: null } }],
    });
    for (const text of Object.values(surfaces(report))) expect(readable(text)).toContain('line 4');
    const absent = await change('2.1.0', '2.2.0', { 'known-issues': '/nowhere/known-issues.yaml' });
    expect(absent).toMatchObject({ decision: 'unproven', outcome: { fails: true } });
  });

  it('are listed once, however many releases have them', async () => {
    const report = await change('2.1.0', '2.4.0', { 'known-issues': issues('2.x', 'span', 'recreate') });
    const { terminal } = surfaces(report);
    const [, list = ''] = terminal.split('Your known issues\n');
    expect(readable(list)).toContain(
      '- slow-charts asks for downtime at 2.2.0 and 2 more releases: Charts time out. In the window - Back up the database first, because migrations cannot be undone. - Optional: run `migrate preflight` (https://docs.lightdash.com/self-host/upgrade-runbook) as a separate job with the image of 2.4.0, before you stop anything. - The exception stops nothing. Stop the old version before 2.4.0 starts, and before the merge if merging deploys it. - Run `kubectl` in the namespace of Lightdash. - Scale Lightdash down. `$RELEASE` is its Helm release:',
    );
    // In the opening, and in the list.
    expect(terminal.split('Charts time').length - 1).toBe(2);
  });

  it('come from an address, too, with the limits of a document', async () => {
    const text =
      'version: 1\nissues:\n  - id: a\n    versions: "2.2.0"\n    applies-to: target\n    effect: block\n    reason: It hurts.\n';
    const server = await serverForTest({
      '/issues.yaml': serve(text),
      '/huge.yaml': huge(2_000_000),
      '/gone.yaml': status(404),
      '/page.yaml': html(),
      '/file.yaml': redirect('file:///etc/hostname'),
    });
    const ask = (path: string) => change('2.1.0', '2.2.0', { 'known-issues': `${server.origin}${path}?token=secret` });
    const report = await ask('/issues.yaml');
    expect(report.decision).toBe('blocked');
    expect(JSON.stringify(report)).not.toContain('secret');
    for (const path of ['/huge.yaml', '/gone.yaml', '/page.yaml', '/file.yaml']) {
      const unusable = await ask(path);
      expect([path, unusable.decision, unusable.spans[0]?.reasons[0]?.rule]).toEqual([
        path,
        'unproven',
        'policy-unavailable',
      ]);
      expect(JSON.stringify(unusable)).not.toContain('secret');
    }
  });

  it('that match nothing or are over are notices', async () => {
    const file = temporaryFile(
      [
        'version: 1',
        'issues:',
        ...['>=9.0.0', '*'].flatMap((versions, at) => [
          `  - id: issue-${at}`,
          `    versions: "${versions}"`,
          '    applies-to: span',
          '    effect: block',
          '    reason: It hurts.',
          ...(at === 1 ? ['    until: 2026-11-20'] : []),
        ]),
      ].join('\n'),
    );
    const report = await change('2.1.0', '2.2.0', { 'known-issues': file });
    expect(report.decision).toBe('roll');
    expect(report.notes).toMatchObject([
      { code: 'known-issues-unmatched', level: 'notice', examples: ['issue-0'] },
      { code: 'known-issues-over', level: 'notice', examples: ['issue-1'] },
    ]);
  });

  it('are those of the base, whatever the change makes of them', async () => {
    const block = (versions: string) =>
      `version: 1\nissues:\n  - id: a\n    versions: "${versions}"\n    applies-to: target\n    effect: block\n    reason: It hurts.\n`;
    const judge = (base: Record<string, string>, head: Record<string, string>) => {
      const origin = emptyRepository();
      origin.commit({ ...values('2.0.0'), ...base });
      origin.commit({ ...values('2.1.0'), ...head });
      const host: RepositoryHost = {
        event: { name: 'local', payload: null, sha: null },
        workspace: null,
        open: () => openRepository({ directory: origin.folder, api: null, fetch: false }),
      };
      const names = { 'base-ref': 'HEAD^', 'head-ref': 'HEAD', 'working-directory': origin.folder };
      return reportOn('', '', { ...names, 'known-issues': 'policy/issues.yaml' }, host);
    };
    const there = { 'policy/issues.yaml': block('2.1.0') };
    expect(await judge(there, { 'policy/issues.yaml': 'version: 1\nissues: []\n' })).toMatchObject({
      decision: 'blocked',
    });
    expect(await judge({ 'policy/issues.yaml': block('9.0.0') }, there)).toMatchObject({ decision: 'roll' });
    const added = await judge({}, there);
    expect(added).toMatchObject({ decision: 'unproven', outcome: { fails: true } });
    expect(added.spans[0]?.reasons[0]?.says).toContain('has no such file');
  });
});

describe('a freeze as the page shows it', () => {
  const [page = ''] =
    readFileSync(`${ROOT}docs/policy.md`, 'utf8').match(/(?<=```yaml\n)version: 1\n[^`]*freeze[^`]*/) ?? [];
  const under = (text: string) => ({ 'known-issues': temporaryFile(text) });

  it.each(['2.2.0', '2.3.0', '2.4.0', '2.5.0'])(
    'holds 2.1.0 → %s, with its reason, and offers no version',
    async (to) => {
      const report = await change('2.1.0', to, { ...under(page), 'fail-on': 'mode-mismatch' });
      expect(report).toMatchObject({
        decision: 'blocked',
        upgradeMode: 'Recreate',
        outcome: { fails: true },
      });
      expect(report.choices.filter((choice) => choice.to !== null)).toEqual([]);
      expect(report.spans[0]?.plan.hops).toBeNull();
      for (const text of Object.values(surfaces(report)))
        expect(readable(text)).toContain('No upgrades before the books are closed.');
    },
  );

  it('lets a change of no version pass', async () => {
    expect(await change('2.2.0', '2.2.0', under(page), '# more\n')).toMatchObject({
      decision: 'unchanged',
      outcome: { fails: false },
    });
  });

  it('says when it ends, in every report and as a choice', async () => {
    const report = await change('2.1.0', '2.2.0', under(page));
    expect(report.spans[0]?.policy).toMatchObject({ passesFrom: '2027-01-07T00:00:00.000Z' });
    expect(report.choices).toMatchObject([{ id: 'wait', title: 'Wait until 2027-01-07 00:00 UTC' }]);
    for (const text of Object.values(surfaces(report))) expect(readable(text)).toContain('2027-01-07 00:00 UTC');
    const forever = await change('2.1.0', '2.2.0', under(page.replace(/ *until: .*\n/, '')));
    expect([forever.spans[0]?.policy?.passesFrom, forever.choices]).toEqual([null, []]);
  });

  it('is the reason on the page across a required stop too, because no step leads on before its end', async () => {
    const stopped = publish(
      releases(['2.1.0', '2.2.0', '2.3.0', '2.4.0'], {
        '2.3.0': { row: { requiredStops: ['2.3.0'] } },
      }),
    );
    const jump = { base: values('2.1.0'), change: values('2.4.0') };
    const report = await reportOnChange(jump, stopped, under(page));
    expect(report).toMatchObject({ decision: 'blocked', spans: [{ reasons: [{ rule: 'required-stop' }, {}] }] });
    const { annotations, ...pages } = surfaces(report);
    for (const text of Object.values(pages)) {
      expect(readable(text)).toContain('is blocked by a known issue');
      expect(readable(text)).toMatch(/[Rr]un this check again (?:from 2027-01-07 00:00 UTC on|then)/);
      expect(readable(text)).not.toMatch(/[Cc]hoose another version/);
    }
    for (const text of [pages.summary, pages.terminal]) expect(readable(text)).toContain('is a required stop. Do not');
    expect(annotations).toContain('2027-01-07 00:00 UTC');
  });

  it('is over with its last day', async () => {
    const days = [
      ['2026-11-21', 'blocked'],
      ['2026-11-20', 'roll'],
    ] as const;
    for (const [until, decision] of days)
      expect(await change('2.1.0', '2.2.0', under(page.replace('2027-01-06', until)))).toMatchObject({ decision });
  });
});
