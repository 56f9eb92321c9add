import { createHash } from 'node:crypto';
import type { Log, Result } from 'sarif';
import type { Report } from '../gate/report/report.ts';
import { type Finding, findingsOf } from './findings.ts';

/* The errors and warnings of a report, in the formats of other tools. */

/** Errors and warnings in GitLab's format, which needs a place for each: without one, the first line of the root. */
export function codeQualityOf(report: Report) {
  return findingsOf(report)
    .filter(({ level }) => level !== 'notice')
    .map((finding) => ({
      description: `${finding.title}: ${finding.text}`,
      check_name: `upgrade-gate/${finding.rule}`,
      fingerprint: fingerprintOf(finding),
      severity: finding.level === 'error' ? 'critical' : 'minor',
      location: { path: finding.file ?? '.', lines: { begin: finding.line ?? 1 } },
    }));
}

/** The same for the same finding in another run: 64 hexadecimal digits. */
function fingerprintOf({ rule, title, text, file, line }: Finding): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, title, text, file, line]))
    .digest('hex');
}

/** The errors and warnings of a report as SARIF 2.1.0. A report without any has no results. @returns plain JSON */
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
