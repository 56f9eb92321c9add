import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import { renderComment, renderSummary } from '../../src/render/pages.ts';
import { toldTwice } from '../support/told-twice.ts';
import { publish, releases } from './published.ts';
import { reportOnChange } from './run.ts';

const INDEX = publish(
  releases(['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0', '2.7.0'], {
    '2.2.0': { row: { rollingUpdateSafe: false } },
    '2.4.0': { row: { rollingUpdateSafe: 'unknown' } },
    '2.6.0': { row: { requiredStops: ['2.6.0'] } },
  }),
);

const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;
const manifest = (tag: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: bi\nspec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: lightdash/lightdash:${tag}\n`;

/** Files by how they are written, so that three environments may have three tools. */
const KINDS = {
  'compose.yaml': compose,
  'deploy/values.yaml': values,
  'k8s/bi.yaml': manifest,
} as const;

type Jumps = Partial<Record<keyof typeof KINDS, readonly [from: string, to: string]>>;

function change(jumps: Jumps) {
  const side = (at: 0 | 1) =>
    Object.fromEntries(
      Object.entries(jumps).map(([file, jump]) => [file, KINDS[file as keyof typeof KINDS](jump[at])]),
    );
  return { base: side(0), change: side(1) };
}

const CHART = { 'chart-version': '2.16.361' };
const MISMATCH = { ...CHART, 'fail-on': 'mode-mismatch' };

/** Runs of our own besides those of the gallery: one, two and three environments, each decision, each way to fail. */
const RUNS: readonly [name: string, jumps: Jumps, settings?: Record<string, string>][] = [
  ['compose rolls', { 'compose.yaml': ['2.0.0', '2.1.0'] }],
  ['compose needs downtime', { 'compose.yaml': ['2.1.0', '2.3.0'] }, MISMATCH],
  ['compose without a verdict', { 'compose.yaml': ['2.3.0', '2.5.0'] }, MISMATCH],
  ['compose in steps', { 'compose.yaml': ['2.5.0', '2.7.0'] }, MISMATCH],
  ['compose goes back', { 'compose.yaml': ['2.5.0', '2.3.0'] }],
  ['compose has latest', { 'compose.yaml': ['2.5.0', 'latest'] }],
  ['the chart rolls', { 'deploy/values.yaml': ['2.0.0', '2.1.0'] }, CHART],
  ['the chart needs downtime', { 'deploy/values.yaml': ['2.1.0', '2.3.0'] }, CHART],
  ['the chart without a verdict', { 'deploy/values.yaml': ['2.3.0', '2.5.0'] }, MISMATCH],
  ['the chart in steps', { 'deploy/values.yaml': ['2.1.0', '2.7.0'] }, MISMATCH],
  ['the chart goes back', { 'deploy/values.yaml': ['2.5.0', '2.1.0'] }, MISMATCH],
  ['the chart is not known', { 'deploy/values.yaml': ['2.1.0', '2.3.0'] }],
  ['a manifest needs downtime', { 'k8s/bi.yaml': ['2.1.0', '2.3.0'] }, MISMATCH],
  ['a manifest in steps', { 'k8s/bi.yaml': ['2.3.0', '2.7.0'] }],
  ['a manifest is not in the index', { 'k8s/bi.yaml': ['2.3.0', '2.9.0'] }],
  [
    'two with the same jump',
    { 'compose.yaml': ['2.1.0', '2.3.0'], 'deploy/values.yaml': ['2.1.0', '2.3.0'] },
    MISMATCH,
  ],
  ['two with their own', { 'compose.yaml': ['2.1.0', '2.3.0'], 'k8s/bi.yaml': ['2.3.0', '2.5.0'] }, MISMATCH],
  [
    'three that need downtime',
    { 'compose.yaml': ['2.1.0', '2.3.0'], 'deploy/values.yaml': ['2.1.0', '2.3.0'], 'k8s/bi.yaml': ['2.1.0', '2.3.0'] },
    MISMATCH,
  ],
  [
    'three, each its own way',
    {
      'compose.yaml': ['2.0.0', '2.1.0'],
      'deploy/values.yaml': ['2.1.0', '2.3.0'],
      'k8s/bi.yaml': ['2.3.0', 'latest'],
    },
    MISMATCH,
  ],
  [
    'three, the worst in steps',
    { 'compose.yaml': ['2.5.0', '2.7.0'], 'deploy/values.yaml': ['2.1.0', '2.3.0'], 'k8s/bi.yaml': ['2.5.0', '2.3.0'] },
    MISMATCH,
  ],
];

describe.each(RUNS)('a page on a run where %s', (_, jumps, settings = {}) => {
  let report: Report;
  beforeAll(async () => {
    report = await reportOnChange(change(jumps), INDEX, settings);
  });

  it('says nothing twice in what is open', () => {
    for (const page of [renderSummary(report), renderComment(report)]) expect(toldTwice(page), page).toEqual([]);
  });

  it('leads to the page about what is red, and has something to copy', () => {
    for (const page of [renderSummary(report), renderComment(report)]) {
      if (!report.outcome.fails) continue;
      expect(page).toMatch(/docs\/troubleshooting\.md#[\w-]+/);
      if (report.choices.length > 0) expect(page).toMatch(/^ *```(?:diff|sh|yaml)$/m);
    }
  });
});

it('a page on two environments of which one goes first has its steps, and the releases of both once', async () => {
  const at = (tag: string) => ({ 'a/compose.yaml': compose(tag), 'b/compose.yaml': compose(tag) });
  const file =
    "fail-on: mode-mismatch\nenvironments:\n  a: {files: ['a/**'], promote-from: b}\n  b: {files: ['b/**']}\n";
  const files = (tag: string) => ({ ...at(tag), '.github/upgrade-gate.yml': file });
  const report = await reportOnChange({ base: files('2.3.0'), change: files('2.7.0') }, INDEX);
  const page = renderSummary(report);
  expect(report.spans.map(({ reasons }) => reasons.some(({ rule }) => rule === 'promotion'))).toEqual([true, false]);
  for (const once of ['#### In the window (', '| Step | To |', 'All 4 releases', '#### Why'])
    expect(page.split(once), once).toHaveLength(2);
  expect(page.indexOf('#### In the window')).toBeLessThan(page.indexOf('<details>'));
  expect(toldTwice(page)).toEqual([]);
});
