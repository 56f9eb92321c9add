import type { DeployedObject } from '../deployment/deployed-object.ts';
import { valueInLine } from '../syntax/hcl/value-in-line.ts';

/**
 * The value at a column of a line that decides a deployment, if others may stand beside it (docs/how-detection-works.md#the-line-that-decides).
 *
 * @param column 1-based
 * @returns null if the whole line counts
 */
export function valueAt(line: string, column: number, kind: DeployedObject['kind']): string | null {
  if (/^(?:terraform|nomad)$/.test(kind)) return valueInLine(line, column);
  return /^["']?[\w$][^\s"',{}[\]]*(?=["'\s]*[,}])/.exec(line.slice(column - 1))?.[0] ?? null;
}
