import { TOOL } from '../../net/tool.ts';
import { failsRun } from '../judge/fail-on.ts';
import type { ApprovalReport, Note, Report } from '../report/report.ts';
import type { ApprovedReport, ReadApproval } from './approved-report.ts';
import { compareWithApproved } from './compare-approval.ts';

const MOST_EXAMPLES = 3;

/**
 * Adds the comparison with an approved report. It can only add a reason to fail: the decision and the mode come from today's documents,
 * never from the approved report.
 *
 * @param report the finished report of this run
 */
export function underApproval(report: Report, { report: approved, location, sha256 }: ReadApproval): Report {
  const differences = compareWithApproved(approved, report);
  const { documents } = report.evidence;
  const approval: ApprovalReport = {
    verifier: { id: `pkg:generic/${TOOL.name}`, version: { 'upgrade-gate': TOOL.version } },
    timeVerified: report.generatedAt,
    policy: policyOf(report),
    inputAttestations: [
      { uri: location, digest: { sha256 } },
      ...documents.flatMap((each) =>
        each.sha256 === null ? [] : { uri: each.location, digest: { sha256: each.sha256 } },
      ),
    ],
    verificationResult: differences.length === 0 ? 'PASSED' : 'FAILED',
    approvedAt: approved.generatedAt,
    differences,
  };
  const fails = report.outcome.fails || failsRun({ ...report, approval });
  return {
    ...report,
    approval,
    outcome: { ...report.outcome, fails },
    // A choice would deploy something that was not approved.
    choices: [],
    notes: [...report.notes, ...noteOnReplaced(approved, report)],
  };
}

function policyOf({ policy, evidence }: Report): ApprovalReport['policy'] {
  const record = evidence.documents.find(({ document }) => document === 'known-issues');
  const sha256 = record?.sha256 ?? null;
  return {
    uri: policy?.knownIssues ?? null,
    digest: sha256 === null ? null : { sha256 },
    minimumReleaseAge: policy?.minimumReleaseAge ?? null,
  };
}

/** Documents that were replaced since the approval. The index is left out, because every release changes it. */
function noteOnReplaced(approved: ApprovedReport, { evidence }: Report): Note[] {
  const digests = new Map(approved.evidence.documents.map((each) => [nameOf(each), each.sha256]));
  const replaced = evidence.documents
    .filter(({ document, sha256 }) => document !== 'index' && sha256 !== null)
    .filter((each) => (digests.get(nameOf(each)) ?? each.sha256) !== each.sha256)
    .map(nameOf);
  if (replaced.length === 0) return [];
  return [
    { level: 'notice', code: 'documents-replaced', count: replaced.length, examples: replaced.slice(0, MOST_EXAMPLES) },
  ];
}

function nameOf({ document, release }: { readonly document: string; readonly release: string | null }): string {
  return release === null ? document : `${document} ${release}`;
}
