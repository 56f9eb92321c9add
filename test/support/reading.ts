import { findCandidates } from '../../src/deployment/detect.ts';
import type { Finding, Reading } from '../../src/deployment/finding.ts';
import type { KindReader, KindSettings } from '../../src/deployment/kinds/kind.ts';
import { SourceFiles } from '../../src/syntax/source-files.ts';
import { DEFAULTS } from './detection.ts';
import { type MemoryFile, memoryTree } from './memory-tree.ts';

/** What the reader of one kind makes of a tree of the given files. */
export async function readingOf(
  kind: KindReader,
  files: Readonly<Record<string, MemoryFile>>,
  settings: Partial<KindSettings> = {},
): Promise<Reading> {
  const tree = memoryTree(files);
  const search = { ...DEFAULTS, ...settings };
  const source = new SourceFiles(tree, Object.keys(files).sort());
  return kind.read(source, [...(await findCandidates(tree, search))].sort(), search, new Set());
}

/** A finding in few words: `values.yaml:3 1.2.3`, `values.yaml:3 moving-tag`, `Chart.yaml:4 chart 2.16.101`. */
export function showFinding({ place, answer }: Finding): string {
  const at = `${place.file}:${place.line ?? '-'}`;
  if (answer.status === 'version') return `${at} ${answer.version}`;
  return answer.status === 'chart' ? `${at} chart ${answer.chart.version}` : `${at} ${answer.problem.code}`;
}
