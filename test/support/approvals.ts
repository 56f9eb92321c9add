import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/gate/report/report.ts';
import { temporaryFolder } from './git-repository.ts';

/** The path of a report as a run of the gate leaves it, or of whatever a test puts in its place. */
export function reportFile(content: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, typeof content === 'string' || content instanceof Buffer ? content : JSON.stringify(content));
  return path;
}

/** A report in which somebody has changed a member: `deployments.0.decision`. */
export function forged(report: Report, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone(report) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let at = copy;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}
