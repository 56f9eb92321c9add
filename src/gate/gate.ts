import { resolve } from 'node:path';
import { type EvidenceHost, type EvidenceSource, gatherEvidence } from '../evidence/evidence.ts';
import { upgradeModeOf } from '../release-safety/decision.ts';
import { failsJob } from './fail-on.ts';
import { judgeSpan } from './judge-span.ts';
import { collectNotes } from './notes.ts';
import type { DeploymentReport, Report, SpanReport } from './report.ts';
import type { Settings } from './settings.ts';
import { TOOL, USER_AGENT } from './tool.ts';

/** What a front door brings to a run. */
export type GateHost = Omit<EvidenceHost, 'userAgent'>;

/**
 * Judges the upgrade from `from` to `to` (DESIGN section 4): reads the evidence, decides, plans, and applies `fail-on`.
 * Documents that cannot be read are part of the answer, not exceptions.
 *
 * @throws ReverseSpanError where `to` is below `from`; nothing is fetched then
 */
export async function judge(settings: Settings, host: GateHost): Promise<Report> {
  const { from, to } = settings;
  const evidence = await gatherEvidence(evidenceSource(settings), [{ from, to }], { ...host, userAgent: USER_AGENT });
  const span = judgeSpan(evidence, from, to);
  const deployment = givenDeployment(span);
  return {
    reportVersion: '1',
    tool: TOOL,
    generatedAt: new Date().toISOString(),
    decision: span.decision,
    upgradeMode: deployment.upgradeMode,
    safe: deployment.upgradeMode === 'RollingUpdate',
    outcome: { failOn: settings['fail-on'], fails: failsJob(settings['fail-on'], span.decision) },
    chartVersion: settings['chart-version'] ?? null,
    deployments: [deployment],
    spans: [span],
    notes: collectNotes(evidence, span),
    evidence: {
      artifacts: evidence.mode,
      index: {
        schemaVersion: evidence.index?.schemaVersion ?? null,
        generatedAt: evidence.index?.generatedAt ?? null,
      },
      documents: [evidence.indexRecord, ...evidence.artifactRecords],
      drift: evidence.drift,
    },
  };
}

/** Where a run's documents lie, by its settings. */
export function evidenceSource(settings: Settings): EvidenceSource {
  return {
    indexUrl: settings['index-url'],
    releaseAssetUrl: settings['release-asset-url'],
    artifacts: settings.artifacts,
    workingDirectory: resolve(settings['working-directory']),
  };
}

function givenDeployment(span: SpanReport): DeploymentReport {
  return {
    id: 'given',
    kind: 'given',
    file: null,
    line: null,
    from: span.from,
    to: span.to,
    change: span.direction === 'same-version' ? 'unchanged' : 'upgrade',
    decision: span.decision,
    upgradeMode: upgradeModeOf(span.decision),
    problem: null,
  };
}
