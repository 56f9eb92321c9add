import { createHash } from 'node:crypto';
import type { Report } from '../../gate/report/report.ts';
import { type Finding, findingsOf } from './annotations.ts';

/** A finding in the format of GitLab's code quality. */
export interface CodeQualityFinding {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'critical' | 'minor';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** The errors and warnings of a report for GitLab's widget. Every finding needs a place there: without one, it is the first line of the root. */
export function codeQualityOf(report: Report): CodeQualityFinding[] {
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
export function fingerprintOf({ rule, title, text, file, line }: Finding): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, title, text, file, line]))
    .digest('hex');
}
