import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { error } from '@actions/core';
import * as fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { artifact, config, index as indexOf, migrations, row, surface } from '../../scripts/fixtures/release.js';
import { publishReport, publishSafeOutputs } from '../../src/actions/outputs.ts';
import { publishHistory } from '../../src/companions/history/outputs.ts';
import { renderHistory, renderHistoryAnnotations } from '../../src/companions/history/page/log.ts';
import { renderHistorySummary } from '../../src/companions/history/page/summary.ts';
import { publishRecipes, usersCsv } from '../../src/companions/recipes/outputs.ts';
import { renderRecipes, renderRecipesAnnotations } from '../../src/companions/recipes/page/log.ts';
import { renderRecipesSummary } from '../../src/companions/recipes/page/summary.ts';
import { judge } from '../../src/gate/gate.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { parseSettings } from '../../src/gate/settings.ts';
import { fitAnnotation } from '../../src/page/annotations.ts';
import { jsonLine, lineForLog } from '../../src/page/escape.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment, renderFailure, renderSummary } from '../../src/render/pages.ts';
import { renderReport } from '../../src/render/terminal.ts';
import { fullHistoryReport } from '../support/history-report-factory.ts';
import { COMMAND, hostileText, INVISIBLE } from '../support/inert.ts';
import { mapTexts } from '../support/map-texts.ts';
import { fullRecipesReport } from '../support/recipes-report-factory.ts';
import { fuzz, property } from './harness.ts';
import { judgeFiles, PROVEN_TO, TEAM_REPOSITORIES, type TeamRepository, UNSAFE_TO } from './repositories.ts';
import { commandIn, withOutput } from './runner-output.ts';
import { expectInertLog, expectInertPage, outputsOf } from './surfaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outputs = join(folder, 'output');

const OUTPUTS = [
  ...['decision', 'safe', 'upgrade-mode', 'helm-args', 'verdict', 'direction', 'from', 'to', 'required-stops'],
  ...['minimum-previous-version', 'missing-ranges', 'next-version', 'newest-rolling-version', 'plan', 'deployments'],
  ...['report-path', 'decision', 'safe', 'helm-args', 'upgrade-mode'],
];
const LISTS = ['required-stops', 'missing-ranges', 'plan', 'deployments'];

/** Nothing of a report is alive on any surface of the gate, and its outputs are what they are called. */
async function expectInertReport(report: Report): Promise<void> {
  for (const page of [renderSummary(report), renderComment(report)]) expectInertPage(page);
  await expectInertLog(renderReport(report), renderAnnotations(report));
  const written = outputsOf(outputs, () => {
    publishSafeOutputs(process.env);
    publishReport(report, join(folder, 'report.json'));
  });
  expect(written.map(([name]) => name)).toEqual(OUTPUTS);
  const values = new Map(written);
  for (const name of LISTS) JSON.parse(values.get(name) ?? '');
  expect([values.get('upgrade-mode'), values.get('decision')]).toEqual([report.upgradeMode, report.decision]);
  const line = jsonLine(report);
  expect(commandIn(line)).toBeNull();
  expect(line).not.toMatch(INVISIBLE);
  expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(report)));
}

/** Documents of a jump that recreates, with a text from outside in every place that takes one. */
async function checkDocuments(texts: readonly string[]): Promise<string> {
  let next = 0;
  const text = () => texts[next++ % texts.length] as string;
  const rows = [
    row('1.1.0', null, { releaseDate: text() }),
    row('1.2.0', '1.1.0', { releaseDate: text(), [text()]: 1 }),
  ];
  const made = artifact(row('1.2.0', '1.1.0', { rollingUpdateSafe: false }), {
    releaseDate: text(),
    migrations: migrations([text(), [text(), text()], { locksTable: true }, text()]),
    api: { rest: surface([text(), text()], [text()]), mcp: surface([text()], [text()], 3) },
    config: config(
      { type: 'removed', name: text(), previousDefault: text() },
      { type: 'renamed', name: text(), previousName: text(), defaultValue: text() },
      { type: 'defaultChanged', name: text(), previousDefault: text(), defaultValue: text() },
      { type: text(), name: text() },
    ),
    declaredBreaks: [
      { file: text(), line: 1, reason: text(), requiredStop: true },
      { id: text(), reason: text(), requiredStop: false, migration: text(), releasedIn: text() },
    ],
    declaredAdvisories: [{ id: text(), reason: text() }],
    [text()]: text(),
  });
  const documents = new Map<string, unknown>([
    ['index', { ...indexOf(rows, '1.1.0'), generatedAt: text() }],
    ['1.2.0', made],
  ]);
  const report = await judge(
    parseSettings(
      { from: '1.1.0', to: '1.2.0', 'index-url': '/served/index.json', 'release-asset-url': '/served/{version}.json' },
      (name) => name,
    ),
    {
      onProgress: () => undefined,
      repository: { event: { name: '', payload: null, sha: null }, workspace: null, open: () => Promise.reject() },
      fileSource: async (path) => Buffer.from(JSON.stringify(documents.get(path.replace(/^.*\/|\.json$/g, '')))),
    },
  );
  await expectInertReport(report);
  return report.decision;
}

/** Words of the files of a team that may be any text: names, hosts, comments and the version itself. */
const WORDS = /lightdash\b(?!\/)|analytics|production|bi\.|grafana|redis|web|worker|VERSION|SITE_URL|kind|tag|image/g;

/** Files in which some words are another text, quoted as their format wants it, and perhaps their names as well. */
async function checkFiles(
  team: TeamRepository,
  text: string,
  which: readonly number[],
  isNamed: boolean,
): Promise<string> {
  let count = 0;
  const replaced = (content: string) =>
    content.replace(WORDS, (word) => (which.includes(count++ % 17) ? JSON.stringify(text).slice(1, -1) : word));
  const written = (version: string) => {
    count = 0;
    return Object.fromEntries(
      Object.entries(team.files(version)).map(([path, content]) => {
        const name = text.replace(/[/\0]/g, '') || 'x';
        return [
          isNamed ? path.replace(/[^/]*(?=\.[^./]+$)/, (base) => `${base}${name.slice(0, 100)}`) : path,
          replaced(content),
        ];
      }),
    );
  };
  const report = await judgeFiles(written(PROVEN_TO), written(UNSAFE_TO), team.inputs);
  await expectInertReport(report);
  return report.problem === null ? report.decision : 'nothing found';
}

/** Words of our own, and whether a run failed, which decides where it is told of. */
const OURS = /^reportVersion|^tool\.|generatedAt|\.kind$|^limits|\.result$|\.before$|failOn|\.cause$/;

/** The report with a text in the place of every one that stands in it, but for words of our own. */
function attacked<T>(report: T, text: string): T {
  return mapTexts(report, (original, path) => (OURS.test(path) || original === 'error' ? original : `n${text}`));
}

async function checkCompanions(text: string): Promise<string> {
  const history = attacked(fullHistoryReport(), text);
  const recipes = attacked(fullRecipesReport(), text);
  const files = { reportPath: text, diffPath: text, usersPath: text, baselinePath: text };
  expectInertPage(renderHistorySummary(history));
  expectInertPage(renderRecipesSummary(recipes, files));
  await expectInertLog(renderHistory(history), renderHistoryAnnotations(history));
  await expectInertLog(renderRecipes(recipes), renderRecipesAnnotations(recipes));
  const names = (publish: () => void) => outputsOf(outputs, publish).map(([name]) => name);
  const usual = [
    names(() => publishHistory(fullHistoryReport(), 'x')),
    names(() => publishRecipes(fullRecipesReport(), files)),
  ];
  expect([names(() => publishHistory(history, text)), names(() => publishRecipes(recipes, files))]).toEqual(usual);
  return 'inert';
}

/** What is said where a run ends in an exception. */
async function checkFailure(text: string): Promise<string> {
  expectInertPage(renderFailure(text));
  const { lines } = await withOutput(() => error(fitAnnotation(text.split('\n').map(lineForLog).join('\n'))));
  expect(lines.map(commandIn)).toEqual(['error']);
  expect(lineForLog(text)).not.toMatch(COMMAND);
  return 'inert';
}

/** By RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (let position = 0; position < csv.length; ) {
    const cells: string[] = [];
    for (;;) {
      const pattern = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
      pattern.lastIndex = position;
      const [whole, quoted, plain] = pattern.exec(csv) ?? expect.fail(`no cell at ${position}`);
      cells.push(quoted === undefined ? (plain as string) : quoted.replaceAll('""', '"'));
      position += whole.length;
      if (csv[position] !== ',') break;
      position += 1;
    }
    expect(csv.slice(position, position + 2)).toBe('\r\n');
    position += 2;
    rows.push(cells);
  }
  return rows;
}

function checkCsv(texts: readonly string[]): string {
  const [firstName = '', lastName = '', email = '', role = '', name = ''] = texts;
  const [header, cells = [], ...others] = cellsOf(usersCsv([{ firstName, lastName, email, role, groups: [{ name }] }]));
  expect([header?.length, cells.length, others]).toEqual([9, 9, []]);
  const given = ['', firstName, lastName, email, role, '', '', '', name];
  for (const [position, cell] of cells.entries()) {
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const expected = (given[position] as string).replaceAll('\0', '');
    expect([expected, `'${expected}`]).toContain(cell);
  }
  return 'read as it was';
}

const formula = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0=', '"=', '\n=', ',='), hostileText)
  .map(([sign, text]) => `${sign}${text}`);
const repository = fc.constantFrom(...TEAM_REPOSITORIES.map(({ name }) => name));

fuzz('texts', [
  property({
    name: 'of documents are dead on every surface of the gate',
    inputs: fc.array(hostileText, { minLength: 1, maxLength: 5 }),
    check: checkDocuments,
    runs: 25,
    reaches: { recreate: 10 },
  }),
  property({
    name: 'of deployment files are dead on every surface of the gate',
    inputs: fc.record({
      repository,
      text: hostileText,
      which: fc.array(fc.nat(16), { minLength: 1, maxLength: 4 }),
      isNamed: fc.boolean(),
    }),
    check: ({ repository: wanted, text, which, isNamed }) => {
      const team = TEAM_REPOSITORIES.find(({ name }) => name === wanted) as TeamRepository;
      return checkFiles(team, text, which, isNamed);
    },
    runs: 30,
    reaches: { unproven: 5 },
  }),
  property({
    name: 'are dead on every surface of the companions',
    inputs: hostileText,
    check: checkCompanions,
    runs: 10,
    reaches: { inert: 10 },
  }),
  property({ name: 'of exceptions are dead', inputs: hostileText, check: checkFailure, runs: 200, reaches: {} }),
  property({
    name: 'are no formulas in a table of users',
    inputs: fc.array(fc.oneof(hostileText, formula), { minLength: 5, maxLength: 5 }),
    check: checkCsv,
    runs: 300,
    reaches: {},
  }),
]);
