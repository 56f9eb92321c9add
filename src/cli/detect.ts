import { type Deployment, groupByPlace } from '../deployment/deployed-object.ts';
import { detectionSettings } from '../gate/settings.ts';
import { jsonLine } from '../page/escape.ts';
import { renderDetection } from '../render/detection.ts';
import { FolderTree } from '../repository/folder.ts';
import { TreeError } from '../repository/tree.ts';
import { answer, complain, EXIT, type ExitCode } from './answers.ts';
import { type CommandOptions, folderOperand } from './options.ts';

/**
 * `detect [DIR]`: what a folder deploys, read from the file system. Problems are part of the answer.
 *
 * @throws InputError
 */
export async function detect({ settings, json, operand }: CommandOptions): Promise<ExitCode> {
  const folder = folderOperand(operand);
  const reading = await import('../deployment/detect.ts');
  const { openChartRepository } = await import('../gate/judge/charts.ts');
  const tree = new FolderTree(folder);
  const search = detectionSettings(settings, '');
  try {
    const charts = openChartRepository(settings['chart-repository-url'], process.cwd());
    const found = await reading.detect(tree, search, await reading.findCandidates(tree, search));
    const deployments = groupByPlace(await reading.resolveCharts(found.objects, charts));
    for (const message of [...found.notParsed, ...deployments.flatMap(({ notices }) => notices)]) complain(message);
    const shown = deployments.map(detected);
    answer(json ? jsonLine({ deployments: shown }) : renderDetection(shown));
    return EXIT.passed;
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    complain(error.message);
    return EXIT.unproven;
  }
}

function detected({ id, kind, place, version, problem, chart, declared }: Deployment) {
  return {
    id,
    kind,
    ...place,
    version,
    problem: problem === null ? null : { code: problem.code, message: problem.message },
    chartVersion: chart?.version ?? null,
    upgradeMode: declared.upgradeMode?.value ?? null,
    migrationJob: declared.migrationJob?.value ?? null,
  };
}
