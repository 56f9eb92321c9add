import { posix } from 'node:path';
import { type Deployment, groupByPlace } from '../deployment/deployed-object.ts';
import { detectionSettings, type GateSettings } from '../gate/settings.ts';
import type { SidesOfChange } from '../gate/team-file/decided.ts';
import { environmentNamed } from '../gate/team-file/team-rules.ts';
import { jsonLine } from '../page/escape.ts';
import { type DetectedDeployment, renderDetection } from '../render/detection.ts';
import { FolderTree } from '../repository/folder.ts';
import { realPathBetween } from '../repository/git-command.ts';
import type { Tree } from '../repository/tree.ts';
import { answer, columnsOf, complain, EXIT, type ExitCode, orUnproven } from './answers.ts';
import { type CommandOptions, folderOperand } from './options.ts';

/** `detect [DIR]`: what the files of a folder deploy, or the lines that say it (docs/supported-files.md#any-other-file). */
export async function detect({ settings: given, json, operand, own }: CommandOptions): Promise<ExitCode> {
  const folder = folderOperand(operand);
  const { rootOf, settingsOfCheckout } = await import('../gate/team-file/checked-out.ts');
  const settings = await settingsOfCheckout(given, folder);
  // Paths of the team's own file begin at the root of the repository.
  const root = settings.team.path === null ? folder : rootOf(folder);
  const below = realPathBetween(root, folder);
  return await orUnproven(async () => {
    const found = await foundIn(new FolderTree(root), settings, below);
    const shown = (await inEnvironment(found, settings, own['environment'])).map((each) => detected(each, below));
    answer(json ? jsonLine({ deployments: shown }) : renderDetection(shown, columnsOf(process.stdout)));
    return EXIT.passed;
  });
}

/** A deployment, or a line with a version that no reader reads. */
export interface Found extends SidesOfChange, Pick<Deployment, 'version'> {}

/** What belongs to one environment; all if none is named. @throws InputError if there is no such environment */
export async function inEnvironment(
  found: readonly Found[],
  settings: GateSettings,
  name: string | undefined,
): Promise<readonly Found[]> {
  if (name === undefined) return found;
  environmentNamed(settings.team, name);
  const { environmentsOfChange } = await import('../gate/team-file/decided.ts');
  return found.filter((each) => environmentsOfChange(each, settings).includes(name));
}

/** What a folder of a tree deploys; if no reader finds anything, the lines that would be judged if they changed. */
export async function foundIn(tree: Tree, settings: GateSettings, below: string): Promise<readonly Found[]> {
  const reading = await import('../deployment/detect.ts');
  const { openChartRepository } = await import('../gate/judge/charts.ts');
  const search = detectionSettings(settings, below);
  const charts = openChartRepository(settings['chart-repository-url'], process.cwd());
  const { objects, notParsed } = await reading.detect(tree, search, await reading.findCandidates(tree, search));
  const deployments = groupByPlace(await reading.resolveCharts(objects, charts));
  for (const message of new Set([...notParsed, ...deployments.flatMap(({ notices }) => notices)])) complain(message);
  if (deployments.length > 0) {
    return deployments.map((head) => ({ place: head.place, version: head.version, head, base: null }));
  }
  const { linesIn } = await import('../gate/choices/candidates.ts');
  return (await linesIn(tree, { settings: search, charts })).map((each) => ({ ...each, version: each.to }));
}

/** What was found, as it is listed. @param folder that files are shown relative to */
export function detected({ head, line, place, version }: Found, folder: string): DetectedDeployment {
  const problem = head?.problem ?? null;
  return {
    id: head?.id ?? line?.id ?? '',
    kind: head?.kind ?? 'line',
    ...place,
    file: posix.relative(folder, place.file),
    version,
    problem: problem === null ? null : { code: problem.code, message: problem.message },
    chartVersion: head?.chart?.version ?? null,
    upgradeMode: head?.declared.upgradeMode?.value ?? null,
    migrationJob: head?.declared.migrationJob?.value ?? null,
  };
}
