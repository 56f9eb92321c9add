import { posix, relative, sep } from 'node:path';
import { type Deployment, groupByPlace } from '../deployment/deployed-object.ts';
import { detectionSettings, type GateSettings } from '../gate/settings.ts';
import { environmentNamed } from '../gate/team-file/team-rules.ts';
import { jsonLine } from '../page/escape.ts';
import { type DetectedDeployment, renderDetection } from '../render/detection.ts';
import { FolderTree } from '../repository/folder.ts';
import { nearestRealFolder } from '../repository/git-command.ts';
import type { Tree } from '../repository/tree.ts';
import { answer, complain, EXIT, type ExitCode, orUnproven } from './answers.ts';
import { type CommandOptions, folderOperand } from './options.ts';

/**
 * `detect [DIR]`: what a folder deploys, read from the file system. Problems are part of the answer.
 *
 * @throws InputError
 */
export async function detect({ settings: given, json, operand, own }: CommandOptions): Promise<ExitCode> {
  const folder = folderOperand(operand);
  const { rootOf, settingsOfCheckout } = await import('../gate/team-file/checked-out.ts');
  const settings = await settingsOfCheckout(given, folder);
  // Paths of the team's own file begin at the root of the repository.
  const root = settings.team.path === null ? folder : rootOf(folder);
  const below = relative(nearestRealFolder(root), nearestRealFolder(folder)).split(sep).join('/');
  return await orUnproven(async () => {
    const found = await deploymentsOf(new FolderTree(root), settings, below);
    const shown = (await inEnvironment(found, settings, own['environment'])).map((each) => detected(each, below));
    answer(json ? jsonLine({ deployments: shown }) : renderDetection(shown));
    return EXIT.passed;
  });
}

/** The deployments of one environment; all if none is named. @throws InputError if there is no such environment */
export async function inEnvironment(
  deployments: readonly Deployment[],
  settings: GateSettings,
  name: string | undefined,
): Promise<readonly Deployment[]> {
  if (name === undefined) return deployments;
  environmentNamed(settings.team, name);
  const { environmentsOfChange } = await import('../gate/team-file/decided.ts');
  return deployments.filter((head) =>
    environmentsOfChange({ place: head.place, head, base: null }, settings).includes(name),
  );
}

/**
 * What a tree deploys. What a reader should know about it is told at once.
 *
 * @param below the folder to search, from the root of the tree
 * @throws TreeError if a file cannot be read
 */
export async function deploymentsOf(tree: Tree, settings: GateSettings, below: string): Promise<Deployment[]> {
  const reading = await import('../deployment/detect.ts');
  const { openChartRepository } = await import('../gate/judge/charts.ts');
  const search = detectionSettings(settings, below);
  const charts = openChartRepository(settings['chart-repository-url'], process.cwd());
  const found = await reading.detect(tree, search, await reading.findCandidates(tree, search));
  const deployments = groupByPlace(await reading.resolveCharts(found.objects, charts));
  for (const message of [...found.notParsed, ...deployments.flatMap(({ notices }) => notices)]) complain(message);
  return deployments;
}

/** A deployment as it is listed. @param folder that files are shown relative to */
export function detected(
  { id, kind, place, version, problem, chart, declared }: Deployment,
  folder: string,
): DetectedDeployment {
  return {
    id,
    kind,
    ...place,
    file: posix.relative(folder, place.file),
    version,
    problem: problem === null ? null : { code: problem.code, message: problem.message },
    chartVersion: chart?.version ?? null,
    upgradeMode: declared.upgradeMode?.value ?? null,
    migrationJob: declared.migrationJob?.value ?? null,
  };
}
