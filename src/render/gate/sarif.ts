import type { Log, Result } from 'sarif';
import type { Report } from '../../gate/report/report.ts';
import { type Finding, findingsOf } from './annotations.ts';
import { fingerprintOf } from './code-quality.ts';

/**
 * The errors and warnings of a report as SARIF 2.1.0. A report without any has no results.
 *
 * @returns plain JSON
 */
export function sarifOf(report: Report): Log {
  const findings = findingsOf(report).filter(({ level }) => level !== 'notice');
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort().map((id) => ({ id }));
  const driver = { name: 'Upgrade Gate', semanticVersion: report.tool.version, rules };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        invocations: [{ executionSuccessful: report.problem === null, endTimeUtc: report.generatedAt }],
        columnKind: 'utf16CodeUnits',
        results: findings.map(resultOf),
      },
    ],
  };
}

function resultOf(finding: Finding): Result {
  const { rule, level, title, text, file, line, column } = finding;
  const region = line === null ? {} : { region: { startLine: line, ...(column !== null && { startColumn: column }) } };
  // Some readers refuse a result without a place.
  const uri = file === null ? '.' : file.split('/').map(encode).join('/');
  return {
    ruleId: rule,
    level: level === 'error' ? 'error' : 'warning',
    message: { text: `${title}: ${text}` },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, ...region } }],
    partialFingerprints: { 'upgradeGate/v1': fingerprintOf(finding) },
  };
}

/** A name that is no text cannot be encoded as it is. */
function encode(name: string): string {
  return encodeURIComponent(Buffer.from(name).toString());
}
