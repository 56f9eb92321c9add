import { describe, expect, it } from 'vitest';
import { publishReport, publishSafeOutputs, withdraw } from '../../src/actions/outputs.ts';
import type { Report } from '../../src/gate/report/report.ts';
import { version } from '../support/documents.ts';
import { useOutputsFile } from '../support/outputs-file.ts';
import {
  deploymentReport,
  givenDeployment,
  hopReport,
  problemReport,
  report,
  spanReport,
} from '../support/report-factory.ts';

/** A later step reads each through its environment. Bytes. */
const MOST = 60_000;
const LISTS = ['required-stops', 'missing-ranges', 'plan', 'deployments'] as const;
const SAFE = {
  decision: 'unproven',
  safe: 'false',
  'upgrade-mode': 'Recreate',
  'helm-args': '--set upgrade.mode=Recreate',
};

const written = useOutputsFile();

function publish(value: Report): Record<string, string> {
  publishReport(value, '/tmp/report.json');
  return Object.fromEntries(written());
}

describe('the safe outputs', () => {
  it('are all that says anything before the end', () => {
    publishSafeOutputs(process.env);
    expect(Object.fromEntries(written())).toEqual(SAFE);
  });

  it('overwrite whatever was published', () => {
    expect(publish(report([deploymentReport()]))).toMatchObject({ safe: 'true', 'upgrade-mode': 'RollingUpdate' });
    withdraw();
    const { decision, safe, 'upgrade-mode': mode, 'helm-args': args, ...others } = Object.fromEntries(written());
    expect({ decision, safe, 'upgrade-mode': mode, 'helm-args': args }).toEqual(SAFE);
    // A plan that rolls would mislead as well.
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['verdict', 'plan', 'deployments', 'report-path']));
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
  });

  it('are published if a report breaks, and nothing of it is', () => {
    publishSafeOutputs(process.env);
    const broken = Object.defineProperty(report([deploymentReport()]), 'decision', {
      get: () => {
        throw new Error('It broke.');
      },
    });
    expect(() => publishReport(broken, '/tmp/report.json')).toThrow('It broke.');
    expect(Object.fromEntries(written())).toEqual(SAFE);
  });

  it.each([undefined, ''])('need a file: %j', (GITHUB_OUTPUT) => {
    expect(() => publishSafeOutputs({ GITHUB_OUTPUT })).toThrow('GITHUB_OUTPUT is not set');
    expect(written()).toEqual([]);
  });
});

describe('the outputs of a report', () => {
  it('have all members, and what may say RollingUpdate last', () => {
    const outputs = publish(report([deploymentReport()]));
    expect(outputs).toEqual({
      verdict: 'true',
      direction: 'upgrade',
      from: '1.2.0',
      to: '1.3.0',
      'required-stops': '[]',
      'minimum-previous-version': '',
      'missing-ranges': '[]',
      'next-version': '1.3.0',
      'newest-rolling-version': '1.3.0',
      plan: '[{"from":"1.2.0","to":"1.3.0","decision":"roll","upgradeMode":"RollingUpdate"}]',
      deployments: expect.stringMatching(/^\[\{"id":"helm-values:deploy\/values\.yaml#",/),
      'report-path': '/tmp/report.json',
      decision: 'roll',
      safe: 'true',
      'helm-args': '--set upgrade.mode=RollingUpdate',
      'upgrade-mode': 'RollingUpdate',
    });
    expect(written().at(-1)).toEqual(['upgrade-mode', 'RollingUpdate']);
  });

  it.each<[string, Report, Record<string, string>]>([
    [
      'no deployment',
      report([]),
      { direction: '', from: '', to: '', plan: 'null', deployments: '[]', verdict: 'unknown' },
    ],
    [
      'no plan',
      report([deploymentReport({ decision: 'unproven' })]),
      { plan: 'null', 'next-version': '', 'newest-rolling-version': '' },
    ],
    ['a downgrade', report([deploymentReport({ change: 'downgrade', from: '1.9.0' })]), { direction: 'downgrade' }],
    ['an install', report([deploymentReport({ change: 'install', from: null })]), { direction: '', from: '' }],
    ['given versions', report([givenDeployment({ to: '1.2.0' })]), { direction: 'same-version', to: '1.2.0' }],
  ])('%s', (_, value, expected) => {
    expect(publish(value)).toMatchObject(expected);
  });

  it('have the deployments by what identifies and what decides them', () => {
    const problem = problemReport();
    const { deployments } = publish(report([deploymentReport({ problem })]));
    expect(JSON.parse(deployments ?? '')).toEqual([
      {
        id: 'helm-values:deploy/values.yaml#',
        kind: 'helm-values',
        file: 'deploy/values.yaml',
        line: 12,
        from: '1.2.0',
        to: '1.3.0',
        change: 'upgrade',
        decision: 'unproven',
        upgradeMode: 'Recreate',
        problem,
      },
    ]);
  });

  it('keep a text of several lines in its output', () => {
    const id = 'a\nupgrade-mode<<x\nRollingUpdate\nx\n';
    const outputs = publish(report([deploymentReport({ id, decision: 'recreate' })]));
    expect(outputs['upgrade-mode']).toBe('Recreate');
    expect(JSON.parse(outputs['deployments'] ?? '')).toMatchObject([{ id }]);
  });
});

describe('lists', () => {
  const many = <T>(count: number, make: (position: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  const versions = (count: number) => many(count, (patch) => version(`1.2.${patch}`));
  const long = (deployments: number, text: string) =>
    report(
      many(deployments, (line) =>
        deploymentReport({ id: `${text}${line}`, file: `${text}${line}.yaml`, line, decision: 'recreate' }),
      ),
      {
        spans: [
          spanReport({
            decision: 'recreate',
            requiredStops: versions(9_000),
            missingRanges: versions(3_000).map((each) => ({ afterVersion: each, beforeVersion: each })),
            plan: { hops: many(3_000, (patch) => hopReport(`1.2.${patch}`, `1.2.${patch + 1}`)), problem: null },
          }),
        ],
      },
    );

  it.each<[string, number, string]>([
    ['thousands of deployments', 5_000, 'deploy/'],
    ['thousands of deployments with long names', 3_000, 'x'.repeat(2_000)],
    ['names of several bytes a character', 3_000, '😀é'.repeat(300)],
    ['names of characters that JSON spells out', 3_000, '"\\\u0000'.repeat(300)],
  ])('are JSON and stay small: %s', (_, deployments, text) => {
    const value = long(deployments, text);
    const outputs = publish(value);
    for (const name of LISTS) {
      expect(Buffer.byteLength(outputs[name] ?? '')).toBeLessThanOrEqual(MOST);
      expect(JSON.parse(outputs[name] ?? '').length).toBeGreaterThan(0);
    }
    // The first ones, in their order and whole.
    const ids = JSON.parse(outputs['deployments'] ?? '').map(({ id }: { id: string }) => id);
    expect(ids).toEqual(value.deployments.slice(0, ids.length).map(({ id }) => id));
    const room = Buffer.byteLength(JSON.stringify(text)) * 3 + 1_000;
    expect(Buffer.byteLength(outputs['deployments'] ?? '')).toBeGreaterThan(MOST - room);
  });

  it('are whole where there is room for them', () => {
    const value = long(100, 'deploy/');
    expect(JSON.parse(publish(value)['deployments'] ?? '')).toHaveLength(100);
  });

  it('do not go on behind one that there is no room for', () => {
    const huge = deploymentReport({ id: 'x'.repeat(100_000), file: 'b.yaml' });
    const outputs = publish(report([deploymentReport({ file: 'a.yaml' }), huge, deploymentReport({ file: 'c.yaml' })]));
    expect(JSON.parse(outputs['deployments'] ?? '').map(({ file }: { file: string }) => file)).toEqual(['a.yaml']);
  });

  it('count their brackets too', () => {
    // Defect: 7,500 texts of seven bytes, each with its comma, leave no room for the bracket.
    const requiredStops = many(7_500, () => version('1.2.3'));
    const outputs = publish(report([deploymentReport()], { spans: [spanReport({ requiredStops })] }));
    expect(Buffer.byteLength(outputs['required-stops'] ?? '')).toBeLessThanOrEqual(MOST);
  });
});
