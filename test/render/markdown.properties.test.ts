import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import { renderDetails, renderReport } from '../../src/render/terminal.ts';
import { environmentVariables, SITUATIONS } from '../gallery/situations.ts';
import { holds } from '../support/holds.ts';
import { COMMAND, expectInert, FRAGMENTS, hostileText, INVISIBLE } from '../support/inert.ts';
import { type ParsedPage, parsePage } from '../support/markdown.ts';
import {
  adviceReport,
  choiceReport,
  deploymentReport,
  LINKS,
  problemReport,
  report,
  rollChoice,
} from '../support/report-factory.ts';

/** Words of our own, numbers in disguise and versions that were checked: all other texts of a report come from outside. */
const OURS: ReadonlySet<string> = new Set([
  'reportVersion',
  'tool.name',
  'tool.version',
  'generatedAt',
  'decision',
  'upgradeMode',
  'outcome.failOn',
  'links.repository',
  'links.run',
  'links.gate',
  'links.program',
  ...['id', 'to', 'failOn', 'patch', 'inputs[].name'].map((member) => `choices[].${member}`),
  'problem.code',
  ...['kind', 'from', 'to', 'change', 'decision', 'upgradeMode', 'problem.code'].map(
    (member) => `deployments[].${member}`,
  ),
  'deployments[].declared.upgradeMode',
  'deployments[].writes.stop',
  'deployments[].advice[].level',
  'deployments[].advice[].code',
  'deployments[].variables[].effect',
  'deployments[].variables[].state',
  'deployments[].variables[].releases[]',
  ...['from', 'to', 'direction', 'decision', 'upgradeMode', 'verdict'].map((member) => `spans[].${member}`),
  'spans[].requiredStops[]',
  'spans[].minimumPreviousVersion',
  'spans[].missingRanges[].afterVersion',
  'spans[].missingRanges[].beforeVersion',
  'spans[].newestRollingVersion',
  'spans[].newestRollingEvidence',
  'spans[].plan.problem.rule',
  'spans[].plan.problem.release',
  ...['spans[].', 'spans[].plan.hops[].'].flatMap((place) =>
    ['reasons[].rule', 'reasons[].release', 'verdicts[].verdict', 'verdicts[].first', 'verdicts[].last'].map(
      (member) => `${place}${member}`,
    ),
  ),
  ...['from', 'to', 'decision', 'upgradeMode', 'evidence'].map((member) => `spans[].plan.hops[].${member}`),
  'spans[].explanation.releases[].version',
  'spans[].explanation.releases[].verdict',
  'spans[].explanation.releases[].migrations.present',
  ...['locksTable', 'rewritesTable', 'scansTable'].flatMap((member) => [
    `spans[].explanation.releases[].migrations.files[].heaviness.${member}`,
    `spans[].explanation.tables[].${member}`,
  ]),
  ...['rest', 'mcp'].flatMap((surface) => [
    `spans[].explanation.releases[].api.${surface}.breaking`,
    `spans[].explanation.api.${surface}.releases[]`,
    `spans[].explanation.api.${surface}.unknown[]`,
  ]),
  'spans[].explanation.releases[].config.breaking',
  'spans[].explanation.releases[].config.changes[].kind',
  'spans[].explanation.tables[].releases[]',
  'spans[].explanation.config[].effect',
  'spans[].explanation.config[].releases[]',
  'notes[].level',
  'notes[].code',
  ...['verifier.id', 'verifier.version.upgrade-gate', 'timeVerified', 'verificationResult', 'approvedAt'].map(
    (member) => `approval.${member}`,
  ),
  ...['policy', 'inputAttestations[]'].map((member) => `approval.${member}.digest.sha256`),
  ...['code', 'changes[].code', 'changes[].release'].map((member) => `approval.differences[].${member}`),
  ...['code', 'release'].map((member) => `approval.changedVerdicts[].${member}`),
  'policy.judgedAt',
  ...['passesFrom', 'holds[].rule', 'holds[].decision', 'holds[].release', 'holds[].passesFrom'].map(
    (member) => `spans[].policy.${member}`,
  ),
  ...['version', 'decision', 'hop.from', 'hop.to', 'hop.decision', 'hop.upgradeMode'].map(
    (member) => `spans[].policy.newest.${member}`,
  ),
  ...['rule', 'release'].map((member) => `spans[].policy.newest.hop.reasons[].${member}`),
  'evidence.artifacts',
  'evidence.index.newestRelease.version',
  'evidence.documents[].document',
  'evidence.documents[].release',
  'evidence.documents[].sha256',
  'evidence.documents[].readAt',
  'evidence.drift[].release',
  'evidence.drift[].member',
  'evidence.running[].askedAt',
  'evidence.running[].version',
]);

/** The kind decides what is said of a deployment, so texts are put in its place only now and then. */
const KIND = 'deployments[].kind';

/** Where the mark stands that keeps different texts apart; what is hostile also has to begin a text, and to end one. */
const MARKS = {
  before: (text: string, mark: string) => `${mark}${text}`,
  behind: (text: string, mark: string) => `${text}${mark}`,
  around: (text: string, mark: string) => `${mark} ${text} ${mark}`,
} as const;

interface Attack {
  readonly texts: readonly string[];
  readonly mark: keyof typeof MARKS;
  readonly replacesKinds: boolean;
}

const attack: fc.Arbitrary<Attack> = fc.record({
  texts: fc.array(hostileText, { minLength: 1, maxLength: 4 }),
  mark: fc.constantFrom('before', 'behind', 'around'),
  replacesKinds: fc.boolean(),
});

/** The report with a text in the place of every one that is not ours; equal ones stay equal, different ones different. */
function attacked(value: Report, { texts, mark, replacesKinds }: Attack): Report {
  const numbers = new Map<string, number>();
  const replace = (original: string) => {
    const number = numbers.get(original) ?? numbers.size;
    numbers.set(original, number);
    return MARKS[mark](texts[number % texts.length] ?? '', `n${number}n`);
  };
  return mapTexts(value, '', (text, path) => {
    const own = asDeployment(path);
    return OURS.has(own) || (own === KIND && !replacesKinds) ? text : replace(text);
  }) as Report;
}

/** A deployment after a choice has the members of any deployment. */
function asDeployment(path: string): string {
  return path.replace(/^choices\[\]\.after/, 'deployments');
}

function mapTexts(value: unknown, path: string, map: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, `${path}[]`, map));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    return [name, mapTexts(member, path === '' ? name : `${path}.${name}`, map)];
  });
  return Object.fromEntries(members);
}

const SHORTENED = 'Shortened to fit this page';

/** All surfaces of a report whose texts attack, beside those of one whose texts do not. */
function expectNoEffect(value: Report, by: Attack): void {
  const hostile = attacked(value, by);
  const harmless = harmlessPages(value, by);
  for (const [position, render] of PAGES.entries()) {
    const page = render(hostile);
    const parsed = parsePage(page);
    expectInert(page, parsed);
    const beside = harmless[position];
    // References take more room than what they stand for, so that another page may be cut elsewhere.
    if (beside !== undefined && !page.includes(SHORTENED)) expect(parsed.skeleton).toEqual(beside.skeleton);
  }
  expectInertLog(hostile);
}

const PAGES = [renderSummary, renderComment];

/** Parsed once for each report; none where it was shortened. */
const harmlessPagesOf = new Map<string, readonly (ParsedPage | undefined)[]>();

function harmlessPages(value: Report, { mark, replacesKinds }: Attack): readonly (ParsedPage | undefined)[] {
  const key = JSON.stringify([value, mark, replacesKinds]);
  const known = harmlessPagesOf.get(key);
  if (known !== undefined) return known;
  const report = attacked(value, { texts: ['x'], mark, replacesKinds });
  const pages = PAGES.map((render) => render(report)).map((page) => {
    return page.includes(SHORTENED) ? undefined : parsePage(page);
  });
  harmlessPagesOf.set(key, pages);
  return pages;
}

function expectInertLog(value: Report): void {
  const text = `${renderReport(value)}\n${renderDetails(value)}`;
  expect(text).not.toMatch(COMMAND);
  expect(text.replaceAll('\n', '')).not.toMatch(INVISIBLE);
  for (const { title, message, file } of renderAnnotations(value)) {
    expect(`${title}\n${message}`).not.toMatch(COMMAND);
    expect(title).not.toMatch(INVISIBLE);
    expect(message.replaceAll('\n', '')).not.toMatch(INVISIBLE);
    expect(file ?? '').not.toMatch(INVISIBLE);
    expect(message.length).toBeLessThanOrEqual(4_096);
  }
}

/** What no situation of the gallery has. */
const FURTHER: Readonly<Record<string, () => Promise<Report>>> = {
  'choices of every kind': async () =>
    report([deploymentReport({ decision: 'recreate' }), deploymentReport({ id: 'b', decision: 'recreate' })], {
      links: LINKS,
      choices: [
        choiceReport({
          inputs: [
            { name: 'chart-version', value: null },
            { name: 'known-issues', value: 'x' },
          ],
        }),
        rollChoice({ thenPasses: false }),
        choiceReport({
          id: 'wait',
          edits: [],
          instead: 'Lightdash publishes it within days.',
          to: null,
          thenPasses: null,
        }),
      ],
    }),
  'a run that could not read its base': async () =>
    report([], { problem: problemReport({ code: 'base-unavailable', message: 'no such commit' }) }),
  'problems of every standing': async () =>
    report([
      deploymentReport({ id: 'a', file: 'a.yaml', problem: problemReport() }),
      deploymentReport({
        id: 'b',
        file: 'b.yaml',
        problem: problemReport({ message: 'text `code` text' }),
        tolerated: true,
      }),
      deploymentReport({ id: 'c', file: 'c.yaml', change: 'removed', to: null }),
      deploymentReport({ id: 'd', file: 'd.yaml', change: 'install', from: null }),
      deploymentReport({ id: 'e', file: 'e.yaml', to: '1.2.0', upgradeMode: 'Recreate' }),
      deploymentReport({
        id: 'f',
        file: 'f.yaml',
        from: null,
        to: null,
        problem: problemReport(),
        chart: { from: '1.0.0', to: '2.0.0' },
      }),
      deploymentReport({
        id: 'g',
        file: 'g.yaml',
        decision: 'recreate',
        advice: [adviceReport(), adviceReport({ level: 'notice', lines: [] })],
      }),
    ]),
};

const CASES = [
  ...SITUATIONS.filter(({ name }) => name !== '11-over-budget').map(({ name, report: make }) => [name, make] as const),
  ...Object.entries(FURTHER),
];

describe.each(CASES)('hostile texts in %s', (_, make) => {
  let value: Report;
  beforeAll(async () => {
    value = await make();
  });

  it('are dead on every surface, whatever they are', () => {
    holds(
      fc.property(attack, (by) => expectNoEffect(value, by)),
      { numRuns: 4 },
    );
  });
});

describe('every fragment by itself', () => {
  let value: Report;
  beforeAll(async () => {
    // It has every kind of paragraph, list, table and block.
    value = await environmentVariables.report();
  });

  it.each(FRAGMENTS.map((text) => [JSON.stringify(text).slice(0, 40), text]))('%s', (_, text) => {
    expectNoEffect(value, { texts: [text], mark: 'behind', replacesKinds: true });
  });
});

describe('the attack', () => {
  it('reaches every place of a report that takes a text from outside', async () => {
    const reached = new Set<string>();
    for (const [, make] of CASES) {
      mapTexts(await make(), '', (text, path) => {
        if (!OURS.has(asDeployment(path))) reached.add(path);
        return text;
      });
    }
    expect([...reached].sort()).toMatchInlineSnapshot(`
      [
        "approval.changedVerdicts[].message",
        "approval.differences[].changes[].message",
        "approval.differences[].deployment",
        "approval.differences[].message",
        "approval.inputAttestations[].uri",
        "chartVersion",
        "choices[].after[].chart.from",
        "choices[].after[].chart.to",
        "choices[].after[].declaredAt.file",
        "choices[].after[].exceptions[].allow",
        "choices[].after[].exceptions[].file",
        "choices[].after[].exceptions[].reason",
        "choices[].after[].file",
        "choices[].after[].id",
        "choices[].after[].leftovers[].file",
        "choices[].after[].leftovers[].text",
        "choices[].after[].unseenVariables[].file",
        "choices[].after[].unseenVariables[].source",
        "choices[].after[].variables[].defaultValue",
        "choices[].after[].variables[].file",
        "choices[].after[].variables[].name",
        "choices[].after[].variables[].names[]",
        "choices[].after[].variables[].previousDefault",
        "choices[].after[].variables[].setName",
        "choices[].after[].writes.carrier",
        "choices[].after[].writes.keys[]",
        "choices[].after[].writes.services[]",
        "choices[].command",
        "choices[].deployments[]",
        "choices[].edits[].added[]",
        "choices[].edits[].at",
        "choices[].edits[].current",
        "choices[].edits[].file",
        "choices[].edits[].removed[]",
        "choices[].inputs[].value",
        "choices[].instead",
        "choices[].title",
        "comparison.bases[]",
        "comparison.head",
        "deployments[].advice[].file",
        "deployments[].advice[].lines[]",
        "deployments[].advice[].message",
        "deployments[].chart.from",
        "deployments[].chart.to",
        "deployments[].declaredAt.file",
        "deployments[].file",
        "deployments[].id",
        "deployments[].problem.message",
        "deployments[].unseenVariables[].file",
        "deployments[].unseenVariables[].source",
        "deployments[].variables[].defaultValue",
        "deployments[].variables[].file",
        "deployments[].variables[].name",
        "deployments[].variables[].names[]",
        "deployments[].variables[].previousDefault",
        "deployments[].variables[].setName",
        "deployments[].writes.carrier",
        "deployments[].writes.keys[]",
        "deployments[].writes.services[]",
        "evidence.documents[].location",
        "evidence.documents[].problem",
        "evidence.drift[].artifact",
        "evidence.drift[].index",
        "evidence.index.generatedAt",
        "evidence.index.newestRelease.releaseDate",
        "evidence.index.schemaVersion",
        "evidence.running[].location",
        "notes[].examples[]",
        "policy.knownIssues",
        "policy.minimumReleaseAge",
        "problem.message",
        "spans[].explanation.config[].defaultValue",
        "spans[].explanation.config[].name",
        "spans[].explanation.config[].names[]",
        "spans[].explanation.config[].previousDefault",
        "spans[].explanation.releases[].api.mcp.advisories.lines[]",
        "spans[].explanation.releases[].api.mcp.changes.lines[]",
        "spans[].explanation.releases[].api.rest.advisories.lines[]",
        "spans[].explanation.releases[].api.rest.changes.lines[]",
        "spans[].explanation.releases[].config.changes[].defaultValue",
        "spans[].explanation.releases[].config.changes[].name",
        "spans[].explanation.releases[].config.changes[].previousDefault",
        "spans[].explanation.releases[].config.changes[].previousName",
        "spans[].explanation.releases[].declaredAdvisories[]",
        "spans[].explanation.releases[].declaredBreaks[].migration",
        "spans[].explanation.releases[].declaredBreaks[].reason",
        "spans[].explanation.releases[].declaredBreaks[].releasedIn",
        "spans[].explanation.releases[].declaredBreaks[].source",
        "spans[].explanation.releases[].migrations.files[].edition",
        "spans[].explanation.releases[].migrations.files[].name",
        "spans[].explanation.releases[].migrations.files[].tables[]",
        "spans[].explanation.releases[].releaseDate",
        "spans[].explanation.tables[].table",
        "spans[].plan.hops[].demand.release",
        "spans[].plan.hops[].demand.rule",
        "spans[].plan.hops[].demand.says",
        "spans[].plan.hops[].reasons[].says",
        "spans[].plan.problem.says",
        "spans[].policy.holds[].issue.id",
        "spans[].policy.holds[].issue.reason",
        "spans[].policy.holds[].issue.url",
        "spans[].policy.holds[].says",
        "spans[].reasons[].says",
      ]
    `);
  });
});
