import { relative } from 'node:path';
import { detectionSettings, type GateSettings, type SettingTexts } from '../gate/settings.ts';
import { STANDARD_PATHS } from '../gate/team-file/settings-in-force.ts';
import { jsonLine } from '../page/escape.ts';
import { product } from '../product/product.ts';
import { splitRecords } from '../repository/entries.ts';
import { FolderTree } from '../repository/folder.ts';
import { Git, locateRepository, nearestRealFolder, type RepositoryLocation } from '../repository/git-command.ts';
import type { Tree } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, columnsOf, EXIT, type ExitCode, orUnproven } from './answers.ts';
import { type Found, foundIn } from './detect.ts';
import { renderSetUp, type SetUp, setUpAsJson } from './init-answer.ts';
import { filesOf, linesToAdd, teamFileText, wantingIn } from './init-file.ts';
import { isThere, type PlannedFile, planOwnFile, planPipeline, workflowInUse, writePlanned } from './init-plan.ts';
import { hostOf, type System, systemOf } from './init-systems.ts';
import { filledIn } from './init-templates.ts';
import { type CommandOptions, folderOperand } from './options.ts';
import { ownProgram } from './program.ts';
import { toolSource } from './tool-source.ts';

/** Settings whose paths begin at DIR, and in the file at the root. */
const PATH_NAMES = ['targets', 'files', 'env-files', 'compose-files'] as const;

/** What to do if no deployment was found, as commands. */
function adviceOnNothing(): string {
  return [
    `No ${product.name} deployment found, so nothing was written. Name the place of the version, or your own image:`,
    `${ownProgram()} init --targets values.yaml#image.tag`,
    `${ownProgram()} init --images 'registry.example.com/bi/*'`,
  ].join('\n');
}

/** `init [DIR] [--ci SYSTEM]`: writes the workflow and the team's own file for what a repository deploys; files stay. */
export async function init(options: CommandOptions): Promise<ExitCode> {
  return await orUnproven(async () => {
    const done = await setUp(options);
    answer(options.json ? jsonLine(setUpAsJson(done)) : renderSetUp(done, columnsOf(process.stdout)));
    return EXIT.passed;
  });
}

async function setUp({ settings: options, operand, own }: CommandOptions): Promise<SetUp> {
  const folder = folderOperand(operand);
  const location = locateRepository(folder, { bare: false });
  const root = nearestRealFolder(location?.folder ?? folder);
  const { given } = options;
  refuseElsewhere(given.texts, root, folder);
  const system = await systemOf(own['ci'], root, location);
  for (const each of STANDARD_PATHS) isThere(root, each);
  const { settingsOfCheckout } = await import('../gate/team-file/checked-out.ts');
  const settings = await settingsOfCheckout(options, folder);
  const isIgnored = await ignoreTest(location);
  const tree = new FolderTree(root, isIgnored);
  const found = await foundIn(tree, settings, '');
  if (found.length === 0) throw new InputError(adviceOnNothing());
  const source = await toolSource();
  const deployments = found.flatMap(({ head }) => head ?? []);
  const wanting = wantingIn(deployments, isIgnored, settings);
  const patches = await patchesIn(tree, settings, found);
  const path = settings.team.path ?? system.teamFile;
  const known = { found, wanting, given, source };
  const toAdd = (current: string) => linesToAdd(current, known, settings.team);
  const teamFile = await planOwnFile(tree, root, path, teamFileText(path, known), toAdd);
  const pipeline = await pipelineOf(tree, root, system, filledIn(system.template, source, await hostOf(location)));
  writePlanned(root, [teamFile, pipeline]);
  return { system, found, wanting, patches, teamFile, pipeline, source };
}

const RELEASE_WITH_TAG = /^kind:\s*HelmRelease$[\s\S]*^ {4}image:\n(?: {6}.*\n)*? {6}tag:/m;
/** Names the source of a chart, so that it is a release of its own. */
const WHOLE_RELEASE = /^ {1,99}(?:sourceRef|chartRef):/m;

/** Patches of a HelmRelease that set the version of an environment. No reader evaluates them (docs/supported-files.md#flux). */
async function patchesIn(tree: Tree, settings: GateSettings, found: readonly Found[]): Promise<string[]> {
  const { findCandidates } = await import('../deployment/detect.ts');
  const known = new Set(found.flatMap(filesOf).flat());
  const patches: string[] = [];
  for (const path of await findCandidates(tree, detectionSettings(settings, ''))) {
    const text = known.has(path) ? '' : ((await tree.read(path))?.toString() ?? '');
    if (RELEASE_WITH_TAG.test(text) && !WHOLE_RELEASE.test(text)) patches.push(path);
  }
  return patches;
}

async function pipelineOf(tree: Tree, root: string, system: System, text: string): Promise<PlannedFile> {
  if (system.isShared) return planPipeline(tree, root, system, text);
  const own = await planOwnFile(tree, root, system.pipeline, text);
  return own.state === 'written' ? ((await workflowInUse(tree)) ?? own) : own;
}

/** The file has paths from the root, options have them from DIR or from where the user stands: both have to be the same. */
function refuseElsewhere(texts: SettingTexts, root: string, folder: string): void {
  const repository = texts['chart-repository-url'] ?? '';
  const isAddress = repository === '' || /^[a-z][a-z0-9+.-]*:/i.test(repository);
  const given = [
    ...PATH_NAMES.filter((name) => texts[name] !== undefined).map((name) => ({ name, from: folder })),
    ...(isAddress ? [] : [{ name: 'chart-repository-url', from: process.cwd() }]),
  ];
  const elsewhere = given.find(({ from }) => relative(root, nearestRealFolder(from)) !== '');
  if (elsewhere === undefined) return;
  throw new InputError(`--${elsewhere.name} begins at the root of the repository. Run init in ${root}.`);
}

/** Tests whether git ignores a path of a repository: such a file is never committed, so the gate does not see it. */
async function ignoreTest(location: RepositoryLocation | null): Promise<(path: string) => boolean> {
  if (location === null) return () => false;
  const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = splitRecords(await new Git(location).output(list));
  const [files, folders] = [new Set(ignored), ignored.filter((path) => path.endsWith('/'))];
  return (path) => files.has(path) || folders.some((folder) => path.startsWith(folder));
}
