import { detect, findCandidates, resolveCharts } from '../../src/deployment/detect.ts';
import { classifyImage, parseImageReference, readImageTag } from '../../src/deployment/reference.ts';
import { ReferenceGraph } from '../../src/deployment/reference-graph.ts';
import { chartRepository, DEFAULTS } from './detection.ts';
import { type MemoryFile, memoryTree } from './memory-tree.ts';

/** What the readers say of one object, so far as it can be held against what a tool renders. */
export interface FoundObject {
  readonly kind: string;
  readonly id: string;
  readonly unit: string;
  readonly carrier: string;
  readonly inputs: readonly string[];
  readonly version: string | null;
  /** The code of its problem. */
  readonly problem: string | null;
  /** Whether something of second order stands in it, or on the way to it. */
  readonly isTold: boolean;
}

/** What the readers find in a tree of the given files. */
export async function objectsIn(
  files: Readonly<Record<string, MemoryFile>>,
  chartIndex?: string,
): Promise<readonly FoundObject[]> {
  const tree = memoryTree(files);
  const detection = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
  const { links } = detection;
  const objects = await resolveCharts(detection.objects, chartRepository(chartIndex));
  const graph = new ReferenceGraph(links);
  return objects.map((object) => ({
    ...object,
    problem: object.problem?.code ?? null,
    isTold:
      object.secondOrder.length > 0 || links.some((link) => link.secondOrder.length > 0 && graph.builds(link, object)),
  }));
}

/** What a rendered image says: its version, or the code of the problem that its tag is; null where it is not the service's. */
export function readRenderedImage(image: string): { readonly version?: string; readonly code?: string } | null {
  const reference = parseImageReference(image);
  if (reference === null) return { code: 'not-a-version' };
  const kind = classifyImage(reference, DEFAULTS.images);
  if (kind === 'other') return null;
  return kind === 'undecided' ? { code: 'custom-image' } : readImageTag(reference, DEFAULTS.tagSuffix);
}
