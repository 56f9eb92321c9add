import { describe, expect, it } from 'vitest';
import type { LineEdit, Report } from '../../src/gate/report/report.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderDetection } from '../../src/render/detection.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import { renderDetails, renderReport } from '../../src/render/terminal.ts';
import { AT_LENGTH } from '../support/holds.ts';
import {
  adviceReport,
  choiceReport,
  declaredBreak,
  deploymentReport,
  explanation,
  LINKS,
  migrationReport,
  problemReport,
  releaseReport,
  report,
  spanReport,
  surfaceReport,
  variableReport,
} from '../support/report-factory.ts';

/** Alone it is more than a comment takes, and with the others more than a page does. Characters. */
const LONG = AT_LENGTH ? 1_000_000 : 100_000;

/** Each would be alive somewhere: in a log, in a table, in a fence, on the page. */
const HOSTILE: Readonly<Record<string, string>> = {
  command: '::error::pwned\n::set-output name=x::y',
  'old command': '##[error]pwned',
  table: 'a | b\n| --- | --- |\n| c | d |',
  fence: '```\n````\n~~~\n# heading',
  mention: '@everyone #12 GH-12 1a2b3c4d5e6f',
  link: '[x](https://evil.test) ![y](https://evil.test) https://evil.test www.evil.test',
  html: '</code></details></td><script>alert(1)</script><!-- <img src=x onerror=y>',
  terminal: '\u001B[31mred\u001B]8;;https://evil.test\u0007\r\u202Eback',
  emphasis: '**bold** __it__ `code` ~~gone~~ $x$ :tada:',
};

/** The text in every position that takes one. */
function everywhere(text: string, isTolerated: boolean): Report {
  const advice = [
    adviceReport({ message: text, file: text, lines: [text, `  ${text}`] }),
    adviceReport({ level: 'notice', message: text, file: text, lines: [] }),
  ];
  const named = { names: [text], previousDefault: text, defaultValue: text } as const;
  const variables = [
    variableReport({ ...named, state: 'set', file: text }),
    variableReport({ ...named, effect: 'renamed', name: text, state: 'unseen' }),
    variableReport({ ...named, effect: 'default-changed' }),
  ];
  const unseenVariables = [{ source: text, file: text, line: 1 }];
  const writes = {
    stop: 'chart',
    argoCd: { application: text, namespace: text },
    release: text,
    carrier: text,
    services: [text],
    keys: [text],
    workers: [text],
    neighbours: [text],
  } as const;
  const edit: LineEdit = {
    at: 'line',
    file: text,
    line: 3,
    current: text,
    removed: [text, `  ${text}`],
    added: [text],
  };
  const value = report(
    [
      deploymentReport({
        id: text,
        file: text,
        line: 1,
        decision: 'recreate',
        advice,
        variables,
        unseenVariables,
        writes,
      }),
      deploymentReport({ id: `${text}2`, file: text, line: 2, problem: problemReport({ message: text }) }),
      deploymentReport({
        id: `${text}3`,
        file: text,
        line: null,
        problem: problemReport({ message: `\`${text}\`` }),
        tolerated: isTolerated,
      }),
      deploymentReport({ id: `${text}4`, file: text, change: 'removed', to: null }),
      deploymentReport({ id: `${text}5`, file: text, line: 5, to: '1.2.0', chart: { from: text, to: text } }),
      deploymentReport({ id: `${text}6`, file: text, line: 6, chart: { from: text, to: text } }),
    ],
    {
      comparison: { head: text, bases: [text] },
      links: LINKS,
      choices: [
        choiceReport({ edits: [edit], deployments: [text], instead: text }),
        choiceReport({ id: 'roll', edits: [edit, edit], deployments: [`${text}2`] }),
        choiceReport({ id: 'remedy', edits: [], instead: text, thenPasses: null, to: null }),
      ],
      notes: (['workflow-changed', 'nothing-held', 'not-parsed'] as const).map((code) => ({
        level: 'warning',
        code,
        count: 9,
        examples: [text],
      })),
    },
  );
  const spans = value.spans.map((span) => (span.decision === 'recreate' ? explained(text) : span));
  return { ...value, spans };
}

/** A jump whose release brings the text wherever a document may give it. */
function explained(text: string) {
  const listed = { lines: [text], count: 2, unlisted: 1 };
  const surface = surfaceReport({ breaking: true, changes: listed, advisories: listed });
  const release = releaseReport({
    releaseDate: text,
    migrations: { present: true, count: 1, files: [migrationReport({ name: text, edition: text, tables: [text] })] },
    api: { rest: surface, mcp: surface },
    config: {
      checked: true,
      breaking: true,
      changes: [{ kind: 'renamed', name: text, previousName: text, defaultValue: text }],
    },
    declaredBreaks: [declaredBreak({ reason: text, source: text, migration: text, releasedIn: text })],
    declaredAdvisories: [text],
  });
  const effect = { ...variableReport({ effect: 'renamed' }), names: [text], name: text, defaultValue: text } as const;
  return spanReport({ decision: 'recreate', explanation: explanation([release], { config: [effect] }) });
}

/** What is left of a summary as a page: without code, references as the characters that they stand for. */
function pageOf(summary: string): string {
  return summary
    .replace(/\]\(https:\/\/github\.com\/(?:lightdash|acme)\/[^()\s<>]*\)/g, ']')
    .replace(/^( *)(`{3,})\w+\n[\s\S]*?\n\1\2$/gm, '')
    .replace(/<code>[^<>]*<\/code>/g, '')
    .replace(/`[^`\n]+`/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function expectDead(summary: string): void {
  const page = pageOf(summary);
  expect(page).not.toMatch(/@\w|#12|evil\.test|pwned|alert|\*\*bold|__it__|:tada:|~~|[\p{Cf}\p{Zl}]/u);
  expect(page.match(/<(?!\/?(?:details|summary|br|sub)>)/g)).toBeNull();
  expect(summary.match(/^<details>/gm) ?? []).toHaveLength((summary.match(/^<\/details>/gm) ?? []).length);
  // There are no tables, so that nothing is the cell of one.
  expect(page).not.toMatch(/^\| ?---/m);
}

describe.each(Object.entries(HOSTILE))('a hostile %s', (_, text) => {
  const shapes: [string, Report][] = [
    ['several', everywhere(text, true)],
    ['without tolerance', everywhere(text, false)],
    ['one', { ...everywhere(text, true), deployments: everywhere(text, true).deployments.slice(0, 1) }],
    ['none', report([], { problem: problemReport({ code: 'base-unavailable', message: text }) })],
  ];

  it.each(shapes)('is dead in the comment: %s', (_, value) => {
    expectDead(renderComment(value));
  });

  it.each(shapes)('is dead in the summary: %s', (_, value) => {
    expectDead(renderSummary(value));
  });

  it.each(shapes)('is dead in the log: %s', (_, value) => {
    for (const line of `${renderReport(value)}\n${renderDetails(value)}`.split('\n')) {
      expect(line).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}\u2028\u2029]/u);
    }
  });

  it.each(shapes)('is dead in annotations: %s', (_, value) => {
    for (const { title, message, file } of renderAnnotations(value)) {
      expect(title).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}]/u);
      expect(message.replaceAll('\n', '')).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}]/u);
      // The runner's escaping takes care of the rest: `%`, `:`, `,`.
      expect(file ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it('is dead in a list of deployments', () => {
    const listed = renderDetection([
      {
        id: text,
        kind: text,
        file: text,
        line: 3,
        column: null,
        version: null,
        problem: { code: 'unparseable', message: text },
        chartVersion: text,
        upgradeMode: text,
        migrationJob: true,
      },
    ]);
    expect(listed.split('\n')).toHaveLength(2);
    for (const line of listed.split('\n')) expect(line).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}]/u);
  });
});

describe('texts and lists of any length', () => {
  it.each([
    ['pipes', '|'],
    ['words', '| '],
    ['letters', 'x'],
    ['emoji', '😀'],
  ])('long texts of %s everywhere stay within the bounds', (_, unit) => {
    const one = everywhere(unit.repeat(LONG / unit.length), true);
    const value = report(
      Array.from({ length: 40 }, (_, position) => one.deployments[position % 4]).flatMap((deployment, position) =>
        deployment === undefined ? [] : [{ ...deployment, line: position, id: `${position}` }],
      ),
      { notes: one.notes },
    );
    expect(Buffer.byteLength(renderSummary(value))).toBeLessThanOrEqual(500_000);
    expect(Buffer.byteLength(renderComment(value))).toBeLessThanOrEqual(60_000);
    expect(renderReport(value).length).toBeLessThan(200_000);
    for (const { message } of renderAnnotations(value)) expect(message.length).toBeLessThan(4_096);
  });

  it('thousands of deployments with a jump of their own', () => {
    const value = report(
      Array.from({ length: 3_000 }, (_, position) =>
        deploymentReport({
          id: `${position}`,
          file: `deploy/${position}.yaml`,
          from: `1.${position}.0`,
          to: `2.${position}.0`,
          decision: 'blocked',
          advice: [adviceReport({ file: `deploy/${position}.yaml`, message: `Set it to ${position}.` })],
        }),
      ),
    );
    const summary = renderSummary(value);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(500_000);
    const comment = renderComment(value);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
    expect(summary).toContain('…and 2,950 more deployments, all in the report file.');
    expect(comment).toContain('…and 2,998 more deployments, all in the report file.');
    expect(summary).toContain('…and 2,950 more warnings, all in the report file.');
    // The worst one is open, and all others are shown or counted.
    expect(summary).toContain('…and 2,949 more upgrades, all in the report file.');
    expect(summary.match(/^(?:### |<details><summary>⛔ )1\.\d+\.0 → /gm)).toHaveLength(51);
    expect(renderReport(value).split('\n').length).toBeLessThan(250);
    expect(renderAnnotations(value)).toHaveLength(20);
  });
});
