import { describe, expect, it } from 'vitest';
import type { MigrationReport, ReleaseReport, SpanReport } from '../../src/gate/report/span-report.ts';
import { DETAILS } from '../../src/page/page.ts';
import type { Reason } from '../../src/release-safety/decision.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { firstReason, whyBlocks } from '../../src/render/why.ts';
import { version } from '../support/documents.ts';
import {
  declaredBreak,
  explanation,
  hopReport,
  migrationReport,
  releaseReport,
  spanReport,
  surfaceReport,
} from '../support/report-factory.ts';
import { told } from '../support/told.ts';

const [FULL, , BRIEF] = DETAILS;

const reason = (rule: Reason['rule'], release: string | null, says = ''): Reason => {
  return { rule, release: release === null ? null : version(release), says };
};
const spanOf = (
  reasons: readonly Reason[],
  releases: readonly ReleaseReport[] = [],
  changes: Partial<SpanReport> = {},
) => {
  return { ...spanReport({ decision: 'recreate', reasons, explanation: explanation(releases) }), ...changes };
};
const why = (span: SpanReport, detail: (typeof DETAILS)[number] = FULL) => told(whyBlocks(span, LOG_PEN, detail));
const heavy = (heaviness: Partial<MigrationReport['heaviness']>, tables = ['dashboards']) => {
  const files = [
    migrationReport(),
    migrationReport({
      tables,
      heaviness: { rewritesTable: false, locksTable: false, scansTable: false, ...heaviness },
    }),
  ];
  return { migrations: { present: true, count: 2, files } } as const;
};
const listed = (lines: readonly string[], count = lines.length) =>
  surfaceReport({ breaking: true, changes: { lines, count, unlisted: count - lines.length } });
const SIZE = '- Check how big these tables are. The downtime grows with them.';

describe('why a release cannot roll', () => {
  it.each<[string, Reason['rule'], Parameters<typeof releaseReport>[0], string[]]>([
    [
      'its declared break',
      'verdict-false',
      { declaredBreaks: [declaredBreak()] },
      ['1.3.0 (20 Nov 2026): The old version reads it.'],
    ],
    [
      'a declared break without a full stop',
      'verdict-false',
      { declaredBreaks: [declaredBreak({ reason: 'It reads dashboards.owner' })] },
      ['1.3.0 (20 Nov 2026): It reads dashboards.owner.'],
    ],
    [
      'its declared break, then what takes long and what breaks',
      'verdict-false',
      {
        declaredBreaks: [declaredBreak(), declaredBreak({ reason: 'Another one.' })],
        ...heavy({ rewritesTable: true, locksTable: true }),
        api: { rest: listed(['GET /x']), mcp: null },
      },
      [
        '1.3.0 (20 Nov 2026): The old version reads it.',
        '  - A migration rewrites and locks dashboards.',
        '  - The REST API breaks: GET /x.',
        '  - 1 more declared break.',
        SIZE,
      ],
    ],
    [
      'a break without a reason is none',
      'verdict-false',
      { declaredBreaks: [declaredBreak({ reason: null })] },
      ['1.3.0 (20 Nov 2026): Lightdash marks it as not safe and gives no reason.'],
    ],
    [
      'its heaviest migration',
      'verdict-false',
      heavy({ locksTable: true, scansTable: 'unknown' }, ['a', 'b']),
      ['1.3.0 (20 Nov 2026): A migration locks and may scan a and b.', SIZE],
    ],
    [
      'a migration that names no table',
      'verdict-false',
      heavy({ scansTable: true }, []),
      ['1.3.0 (20 Nov 2026): A migration scans a table that it does not name.'],
    ],
    [
      'what it breaks',
      'verdict-false',
      { api: { rest: listed(['GET /x'], 27), mcp: listed([], 2) } },
      ['1.3.0 (20 Nov 2026): The REST API breaks: GET /x and 26 more changes.', '  - The MCP API breaks in 2 places.'],
    ],
    [
      'a light migration is no reason',
      'verdict-false',
      heavy({}),
      ['1.3.0 (20 Nov 2026): Lightdash marks it as not safe and gives no reason.'],
    ],
    [
      'the missing verdict, with what is known',
      'verdict-unknown',
      heavy({ rewritesTable: 'unknown' }),
      ['1.3.0 (20 Nov 2026): Lightdash published no verdict for it.', '  - A migration may rewrite dashboards.'],
    ],
    [
      'a verdict in retrospect',
      'backfilled-true',
      { releaseDate: null },
      ['1.3.0: Lightdash judged it in retrospect only, which is no proof.'],
    ],
    [
      'an artifact that is missing',
      'unverified',
      { releaseDate: null },
      ['1.3.0: Its artifact could not be read: HTTP 404.'],
    ],
  ])('is %s', (_, rule, changes, [first = '', ...others]) => {
    const release = releaseReport({ migrations: { present: false, count: 0, files: [] }, ...changes });
    expect(why(spanOf([reason(rule, '1.3.0', 'HTTP 404')], [release]))).toEqual([`- ${first}`, ...others]);
  });

  it('is a label if there is nothing about it', () => {
    const unread = [
      releaseReport({ version: '1.2.5', explained: false, migrations: null }),
      releaseReport({ explained: false, migrations: null }),
    ];
    expect(why(spanOf([reason('verdict-false', '1.2.5'), reason('verdict-false', '1.3.0')], unread))).toEqual([
      '- 1.2.5 and 1.3.0: Lightdash marks them as not safe, but their artifacts were not read, so the reason is unknown.',
    ]);
    expect(why(spanOf([reason('verdict-unknown', '1.3.0')]))).toEqual([
      '- 1.3.0: Lightdash published no verdict for it.',
    ]);
  });

  it('is said once for a release', () => {
    expect(why(spanOf([reason('verdict-false', '1.3.0'), reason('unverified', '1.3.0')]))).toHaveLength(1);
  });
});

describe('several reasons', () => {
  const unknown = (count: number) =>
    Array.from({ length: count }, (_, minor) => reason('verdict-unknown', `1.${minor}.0`));
  const release = (text: string) =>
    releaseReport({ version: text, declaredBreaks: [declaredBreak({ reason: `Why ${text}.` })] });

  it('that are the same are one', () => {
    expect(why(spanOf(unknown(7)))).toEqual([
      '- 1.0.0, 1.1.0, 1.2.0, 1.3.0, 1.4.0 and 2 more: Lightdash published no verdict for them.',
    ]);
  });

  it('that are the same are one, whatever is between them', () => {
    const versions = ['1.2.1', '1.2.2', '1.2.3'];
    const releases = versions.map((text, at) =>
      releaseReport({ version: text, declaredBreaks: [declaredBreak({ reason: `Why ${at % 2}.` })] }),
    );
    expect(
      why(
        spanOf(
          versions.map((text) => reason('verdict-false', text)),
          releases,
        ),
      ),
    ).toEqual(['- 1.2.1 and 1.2.3: Why 0.', '- 1.2.2 (20 Nov 2026): Why 1.']);
  });

  it('are five at most, those that are not safe first', () => {
    const versions = Array.from({ length: 9 }, (_, minor) => `1.${minor}.0`);
    const reasons = versions.map((text, at) => reason(at === 8 ? 'verdict-false' : 'verdict-unknown', text));
    const lines = why(spanOf(reasons, versions.map(release)));
    expect(lines).toEqual([
      '- 1.8.0 (20 Nov 2026): Why 1.8.0.',
      ...['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((text) => `- ${text} (20 Nov 2026): Why ${text}.`),
      '▾ 4 more releases not proven',
      ...['1.4.0', '1.5.0', '1.6.0', '1.7.0'].map((text) => `  - ${text} (20 Nov 2026): Why ${text}.`),
    ]);
    expect(why(spanOf(reasons, versions.map(release)), BRIEF).at(-1)).toBe(
      '…and 1 more reason, all in the report file.',
    );
  });

  it('that several steps share are one', () => {
    const [one, other] = ['1.2.5', '1.3.0'].map((text) => reason('verdict-unknown', text)) as [Reason, Reason];
    const hops = [
      hopReport('1.2.0', '1.2.5', { decision: 'recreate', reasons: [one] }),
      hopReport('1.2.5', '1.3.0', { decision: 'recreate', reasons: [other] }),
    ];
    const span = spanOf([one, other], [], { plan: { hops, problem: null } });
    expect(why(span)).toEqual(['- 1.2.5 and 1.3.0: Lightdash published no verdict for them.']);
  });

  it('of a jump without proof begin with what is missing', () => {
    const reasons = [reason('verdict-false', '1.2.5'), reason('unverified', '1.3.0', 'HTTP 404')];
    expect(why(spanOf(reasons, [], { decision: 'unproven' }))[0]).toBe(
      '- 1.3.0: Its artifact could not be read: HTTP 404.',
    );
  });

  it('that are not those of a release follow what the opening said', () => {
    const reasons = [
      reason('required-stop', '1.2.5'),
      reason('minimum-not-met', '1.3.0', '1.2.5'),
      reason('verdict-false', '1.3.0'),
    ];
    expect(why(spanOf(reasons))).toEqual([
      '- You can go straight to 1.3.0 only from 1.2.5 or later.',
      '- 1.3.0: Lightdash marks it as not safe, but its artifact was not read, so the reason is unknown.',
    ]);
  });

  it('begin with the one that is not safe', () => {
    const reasons = [reason('verdict-unknown', '1.2.5'), reason('verdict-false', '1.3.0')];
    expect(firstReason(spanOf(reasons, [release('1.3.0')]), LOG_PEN)).toBe('1.3.0 (20 Nov 2026): Why 1.3.0.');
    expect(firstReason(spanOf([reason('not-indexed', '1.3.0')]), LOG_PEN)).toBeNull();
  });
});
