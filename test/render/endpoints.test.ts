import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import { renderReport } from '../../src/render/terminal.ts';
import { version } from '../support/documents.ts';
import { deploymentReport, report } from '../support/report-factory.ts';
import { outline, shown } from '../support/shown.ts';

const SAVED = 'GET /api/v1/saved/{chartUuid}';
const asking = (endpoints: Report['endpoints'], decision: 'roll' | 'recreate' = 'recreate') =>
  report([deploymentReport({ decision })], { endpoints });
const change = (number: number) => ({
  endpoint: SAVED,
  version: version('1.3.0'),
  line: `${SAVED} — removed \`results/m${number}\``,
});

describe('the endpoints that a team calls', () => {
  it('are above the reasons if the upgrade breaks one of them, in the summary, the comment and the terminal', () => {
    const broken = asking({ asked: [SAVED, 'GET /api/v1/org/users'], changes: [change(1)], isComplete: true });
    const headings = outline(shown(renderSummary(broken)));
    const own = headings.indexOf('### ⚠️ This upgrade breaks 1 endpoint that you call');
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(headings.indexOf('### Why'));
    for (const text of [shown(renderSummary(broken)), shown(renderComment(broken)), renderReport(broken)]) {
      expect(text).toContain(`removed`);
      expect(text).toContain(SAVED);
      expect(text).toContain('Change what calls it together with the upgrade.');
      expect(text).not.toContain('GET /api/v1/org/users');
    }
  });

  it('are a warning in a green report too', () => {
    const text = shown(renderSummary(asking({ asked: [SAVED], changes: [change(1)], isComplete: false }, 'roll')));
    expect(text).toContain('### ⚠️ This upgrade breaks 1 endpoint that you call');
    expect(text).toContain('Not every breaking change is listed or was read, so there may be more.');
  });

  it('show three changes each, and how many more there are', () => {
    const text = shown(
      renderSummary(asking({ asked: [SAVED], changes: [1, 2, 3, 4, 5].map(change), isComplete: true })),
    );
    expect(text.match(/— removed/g)).toHaveLength(3);
    expect(text).toContain('2 more changes');
  });

  it('are one sentence where none breaks, which says so if not everything is known', () => {
    const sound = { asked: [SAVED], changes: [], isComplete: true };
    expect(shown(renderSummary(asking(sound)))).toContain('The endpoint that you call (`endpoints`) does not break.');
    expect(
      shown(renderSummary(asking({ ...sound, asked: [SAVED, '/api/v1/org/users'], isComplete: false }))),
    ).toContain(
      '⚠️ The 2 endpoints that you call (`endpoints`) do not break in the changes that are known. Not every breaking change is listed or was read, so there may be more.',
    );
  });

  it('say nothing where the team names none', () => {
    expect(shown(renderSummary(asking(null)))).not.toContain('endpoint');
  });
});
