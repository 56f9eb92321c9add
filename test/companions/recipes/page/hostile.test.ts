import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderRecipes, renderRecipesAnnotations } from '../../../../src/companions/recipes/page/log.ts';
import { renderRecipesSummary } from '../../../../src/companions/recipes/page/summary.ts';
import type { RecipesReport } from '../../../../src/companions/recipes/recipes-report.ts';
import { renderFailurePage } from '../../../../src/page/failure-page.ts';
import { holds } from '../../../support/holds.ts';
import { COMMAND, expectInert, FRAGMENTS, hostileText, INVISIBLE } from '../../../support/inert.ts';
import { mapTexts } from '../../../support/map-texts.ts';
import { parsePage } from '../../../support/markdown.ts';
import {
  fullRecipesReport,
  metricsReport,
  recipesReport,
  usersReport,
} from '../../../support/recipes-report-factory.ts';

/** Our own words: all other texts of a report come from outside. */
const OURS: ReadonlySet<string> = new Set([
  'reportVersion',
  'tool.name',
  'tool.version',
  'generatedAt',
  'charts.charts[].result',
  'charts.charts[].comparison.result',
  'charts.charts[].comparison.before',
  'outcome.failOn',
  'outcome.failures[].cause',
]);

/** Where the word stands without which a text would be empty; what is hostile also has to begin a text, and to end one. */
const PLACES = ['before', 'behind'] as const;
type Place = (typeof PLACES)[number];

/** The report with a text in the place of every one from outside. */
function attacked(report: RecipesReport, text: string, place: Place): RecipesReport {
  return mapTexts(report, (original, path) => {
    return OURS.has(path) || original === '' ? original : withWord(text, place);
  });
}

function withWord(text: string, place: Place): string {
  return place === 'before' ? `n${text}` : `${text}n`;
}

/** With files whose paths are the text as well. */
function pageOf(report: RecipesReport, text: string, place: Place): string {
  const path = withWord(text, place);
  return renderRecipesSummary(attacked(report, text, place), { diffPath: path, baselinePath: path, usersPath: path });
}

/** Parts that could not be read, of which the full report has none. */
const unread = recipesReport({
  contract: {
    observed: {},
    changes: [
      { kind: 'gone', route: 'GET /x', member: 'results.a', before: 'string', after: null },
      { kind: 'retyped', route: 'GET /x', member: 'results.b', before: 'string', after: 'number' },
      { kind: 'new-value', route: 'GET /x', member: 'results.c', before: null, after: 'd' },
    ],
  },
  metrics: metricsReport({ metrics: [], expected: [], problem: 'GET /y answered HTTP 503' }),
  users: usersReport({ problem: 'No list of users (HTTP 403)' }),
});

const REPORTS = [fullRecipesReport(), unread].map((report) => {
  return { report, skeleton: parsePage(pageOf(report, 'x', 'before')).skeleton };
});

function expectDead(text: string, place: Place): void {
  for (const [page, skeleton] of [
    ...REPORTS.map(({ report, skeleton }) => [pageOf(report, text, place), skeleton] as const),
    [
      renderFailurePage('Query recipes did not finish', `x${text.replaceAll('\n', ' ')}`),
      ['heading 2', 'list bulleted 1', 'listItem', 'paragraph'],
    ],
  ] as const) {
    const parsed = parsePage(page);
    expectInert(page, parsed);
    // Every list has its items, every difference its block, and nothing stands beside what is meant.
    expect(parsed.skeleton).toEqual(skeleton);
  }
  for (const { report } of REPORTS) expectDeadLog(report, text, place);
}

function expectDeadLog(original: RecipesReport, text: string, place: Place): void {
  const report = attacked(original, text, place);
  const log = renderRecipes(report);
  expect(log).not.toMatch(COMMAND);
  expect(log.replaceAll('\n', '')).not.toMatch(INVISIBLE);
  expect(log.split('\n')).toHaveLength(renderRecipes(attacked(original, 'x', place)).split('\n').length);
  for (const { title, message } of renderRecipesAnnotations(report)) {
    expect(title).toBe('Query recipes');
    expect(message).not.toMatch(COMMAND);
    expect(message).not.toMatch(INVISIBLE);
    expect(message.length).toBeLessThanOrEqual(4_096);
  }
}

describe.each(PLACES)('hostile texts with a word %s them', (place) => {
  // Half of them on either side: a text is hostile by what stands beside it only among others, as below.
  const fragments = FRAGMENTS.filter((_, at) => at % PLACES.length === PLACES.indexOf(place));
  it.each(fragments.map((text) => [JSON.stringify(text).slice(0, 40), text]))('%s', (_, text) => {
    expectDead(text, place);
  });

  it('are dead on every surface, whatever they are', () => {
    holds(
      fc.property(hostileText, (text) => expectDead(text, place)),
      { numRuns: 12 },
    );
  });
});

describe('the attack', () => {
  it('reaches every place of a report that takes a text from outside', () => {
    const reached = new Set<string>();
    for (const { report } of REPORTS) {
      mapTexts(report, (text, path) => {
        if (!OURS.has(path)) reached.add(path);
        return text;
      });
    }
    expect([...reached].sort()).toMatchInlineSnapshot(`
      [
        "charts.baseline.baseUrl",
        "charts.baseline.generatedAt",
        "charts.baseline.serverVersion",
        "charts.charts[].comparison.difference.lines[]",
        "charts.charts[].exploreName",
        "charts.charts[].message",
        "charts.charts[].name",
        "charts.charts[].uuid",
        "charts.problem",
        "contract.changes[].after",
        "contract.changes[].before",
        "contract.changes[].kind",
        "contract.changes[].member",
        "contract.changes[].route",
        "metrics.expected[]",
        "metrics.metrics[].label",
        "metrics.metrics[].name",
        "metrics.metrics[].tags[]",
        "metrics.missing[].name",
        "metrics.missing[].nearest",
        "metrics.problem",
        "metrics.tags[]",
        "service.baseUrl",
        "service.projectUuid",
        "service.version",
        "service.versions[]",
        "users.groups[].name",
        "users.people[].email",
        "users.people[].groups[]",
        "users.people[].name",
        "users.people[].role",
        "users.problem",
        "users.roles[].role",
      ]
    `);
  });

  it.each([
    ['one of a megabyte', 'x'.repeat(1_000_000)],
    ['one of nothing to see', '\u200B'.repeat(1_000_000)],
    ['one of marks of code', '`a` '.repeat(250_000)],
    ['one of signs of mail', 'a@'.repeat(500_000)],
  ])('is cut short: %s', (_, text) => {
    expectDead(text, 'before');
  });
});
