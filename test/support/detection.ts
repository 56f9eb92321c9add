import { ChartRepository } from '../../src/deployment/chart-repository.ts';
import { type Deployment, groupByPlace } from '../../src/deployment/deployed-object.ts';
import { type DetectionSettings, detect, findCandidates, resolveCharts } from '../../src/deployment/detect.ts';
import { parseTarget } from '../../src/deployment/targets.ts';
import { product } from '../../src/product/product.ts';
import type { Tree } from '../../src/repository/tree.ts';
import { type MemoryFile, memoryTree } from './memory-tree.ts';

/** The settings of a run without any input. */
export const DEFAULTS: DetectionSettings = {
  targets: [],
  discover: true,
  folder: '',
  files: [],
  images: [],
  tagSuffix: '-commercial',
  chart: product.chart.name,
  chartVersion: null,
  envFiles: [],
  composeFiles: [],
};

/** Charts of the real repository that matter to the rules, with one that is listed twice. */
export const CHART_INDEX = `apiVersion: v1
entries:
  other:
    - { version: 2.9.1, appVersion: 9.9.9 }
  lightdash:
    - { version: 3.0.0, appVersion: 2.130.0 }
    - { version: 2.16.361, appVersion: 2.130.0 }
    - { version: 2.16.101, appVersion: 1.237.0 }
    - { version: 2.9.1, appVersion: 0.2248.0 }
    - { version: 2.0.0, appVersion: 1.0.0 }
    - { version: 2.0.0, appVersion: 1.0.1 }
    - { version: 1.0.0, appVersion: latest }
    - { version: 0.3.9, appVersion: 0.271.1 }
`;

/** A chart repository with {@link CHART_INDEX}. */
export function chartRepository(index: string = CHART_INDEX): ChartRepository {
  return new ChartRepository(async () => Buffer.from(index));
}

/** What a tree of the given files deploys. */
export async function deploymentsIn(
  files: Readonly<Record<string, MemoryFile>> | Tree,
  settings: Partial<DetectionSettings> = {},
  charts = chartRepository(),
): Promise<readonly Deployment[]> {
  const tree = isTree(files) ? files : memoryTree(files);
  const search = { ...DEFAULTS, ...settings };
  const found = await detect(tree, search, await findCandidates(tree, search));
  return groupByPlace(await resolveCharts(found.objects, charts));
}

/** As {@link deploymentsIn}, with targets alone. */
export function targetsIn(
  files: Readonly<Record<string, MemoryFile>>,
  targets: readonly string[],
  settings: Partial<DetectionSettings> = {},
): Promise<readonly Deployment[]> {
  return deploymentsIn(files, { targets: targets.map(parseTarget), discover: false, ...settings });
}

/** A deployment in few words: `values.yaml:3 1.2.3`, `values.yaml:3 moving-tag`, or both for mixed versions. */
export function show({ place, version, problem }: Deployment): string {
  return [`${place.file}:${place.line ?? '-'}`, version ?? '', problem?.code ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

function isTree(files: object): files is Tree {
  return 'containing' in files && typeof files.containing === 'function';
}
