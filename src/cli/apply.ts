import type { AppliedChanges, ApplyRequest } from '../gate/choices/apply.ts';
import type { SearchScope } from '../gate/choices/candidates.ts';
import { detectionSettings, type GateSettings, POLICY_NAMES } from '../gate/settings.ts';
import { environmentNamed, UNWRITTEN_REASON } from '../gate/team-file/team-rules.ts';
import { jsonLine } from '../page/escape.ts';
import { progressOn } from '../page/progress.ts';
import { countOf } from '../page/words.ts';
import { product } from '../product/product.ts';
import type { ReleaseIndex } from '../release-safety/release-index.ts';
import { inRuns, renderEdits } from '../render/edits.ts';
import { inOptions, withoutVersions } from '../render/option-names.ts';
import { wrap } from '../render/wrap.ts';
import { EditedTree } from '../repository/edited.ts';
import { FolderTree } from '../repository/folder.ts';
import { realPathBetween } from '../repository/git-command.ts';
import { openRepository, type Repository } from '../repository/repository.ts';
import { type Tree, TreeError } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, columnsOf, complain, EXIT, type ExitCode, orUnproven } from './answers.ts';
import { adviceOnMissingCommit } from './missing-commit.ts';
import { type CommandOptions, folderOperand } from './options.ts';
import { writeFiles } from './write-files.ts';

const NOTHING_ASKED = [
  'Say what to write. Give --to X.Y.Z for a version, --next for the first step of the plan, --mode for Recreate,',
  '--done to remove the lines that a downtime left behind, --pin for the current version.',
].join(' ');

const PIN_NEEDS = '--pin writes the current version at --running-url, so give both or neither.';

/**
 * `apply [DIR] [--to X] [--next] [--mode] [--done] [--base REF]`, `apply [DIR] --pin --running-url URL`: writes a
 * choice into the files of a folder, or nothing. Every other byte stays as it is, and so does a place that is not a
 * literal.
 */
export async function apply(options: CommandOptions): Promise<ExitCode> {
  const request = requestOf(options);
  const folder = folderOperand(options.operand);
  return await orUnproven(async () => {
    // A folder without a repository is read by itself, unless there has to be a base.
    const adviceOnMissing = adviceOnMissingCommit(process.env);
    const where = { directory: folder, api: null, fetch: false, adviceOnMissing };
    const repository = await openRepository(where).catch((error) => {
      if (options.settings['base-ref'] !== undefined || !(error instanceof TreeError)) throw error;
      return null;
    });
    return await write(request, folder, repository, options).finally(() => repository?.close());
  });
}

/** What the options ask for; null for `--pin`. @throws InputError if they ask for nothing, or do not go together */
function requestOf({ settings: given, switches }: CommandOptions): ApplyRequest | null {
  const [next, mode, done] = [switches.has('next'), switches.has('mode'), switches.has('done')];
  const request: ApplyRequest = { to: given.to ?? null, next, mode, done };
  const isUpgrade = request.to !== null || next || mode;
  if (switches.has('pin')) {
    if (!isUpgrade && !done) return null;
    throw new InputError('--pin keeps the current version. Upgrade with --to or --next afterwards.');
  }
  if (given['running-url'].length > 0) throw new InputError(PIN_NEEDS);
  if (!isUpgrade && !done) throw new InputError(NOTHING_ASKED);
  if (done && (isUpgrade || given['base-ref'] !== undefined))
    throw new InputError(
      '--done only removes the lines that a downtime left behind. Give it without --to, --next, --mode and --base.',
    );
  return request;
}

async function write(
  request: ApplyRequest | null,
  folder: string,
  repository: Repository | null,
  { settings: given, json, own }: CommandOptions,
): Promise<ExitCode> {
  // References lead out of one environment, so they are followed from the root of the repository.
  const root = repository?.root ?? folder;
  const trees = await treesOf(root, repository, given['base-ref'] ?? null);
  const settings = await inForce(given, folder, root, trees.base?.tree ?? null);
  if (request === null && settings['running-url'].length === 0) throw new InputError(PIN_NEEDS);
  const isByIndex = request !== null && needsIndex(request, settings);
  const index = isByIndex ? await readIndex(settings) : null;
  if (isByIndex && index === null) return EXIT.unproven;
  const { openChartRepository } = await import('../gate/judge/charts.ts');
  const search: SearchScope = {
    ...trees,
    settings: detectionSettings(settings, realPathBetween(root, folder)),
    team: settings.team,
    environment: own['environment'] === undefined ? null : environmentNamed(settings.team, own['environment']).name,
    charts: openChartRepository(settings['chart-repository-url'], process.cwd()),
  };
  const waiting =
    request?.next === true && settings['running-url'].length > 0 ? await waitingFor(search, settings) : [];
  if (waiting.length > 0) {
    complain(`The last step has not arrived, so no next one is written. ${waiting.join(' ')}`);
    return EXIT.unproven;
  }
  const applied = await changesOf(request, search, settings, index);
  const { edits, contents, missing, unread, downgrades } = applied;
  if (downgrades.length > 0) throw new InputError(refusal(downgrades, search.team.exceptionsAt));
  writeFiles(root, contents, applied);
  const left = [...missing, ...unread];
  for (const message of left) complain(inOptions(withoutVersions(message)));
  const says = describe(applied, request);
  const diff = edits.length === 0 ? [] : [renderEdits(edits)];
  answer(
    json ? jsonLine({ edits, left, says }) : [...diff, ...wrap(says, columnsOf(process.stdout), '', '')].join('\n'),
  );
  return missing.length === 0 && !isUnread(applied) ? EXIT.passed : EXIT.unproven;
}

async function changesOf(
  request: ApplyRequest | null,
  search: SearchScope,
  settings: GateSettings,
  index: ReleaseIndex | null,
): Promise<AppliedChanges> {
  if (request !== null) return (await import('../gate/choices/apply.ts')).applyRequest(request, search, index);
  const { applyPins } = await import('../gate/choices/apply-pins.ts');
  return applyPins(search, await servicesOf(search, settings));
}

/** Whether what is written depends on what the index says: on the plan, on a span, or on the team's policy. */
function needsIndex({ to, next, mode }: ApplyRequest, settings: GateSettings): boolean {
  if (next || settings['base-ref'] !== undefined) return true;
  if (to === null) return false;
  const { environments, knownIssues } = settings.team;
  const hasPromotions = environments.some(({ promoteFrom }) => promoteFrom !== null);
  return mode || hasPromotions || knownIssues !== null || POLICY_NAMES.some((name) => settings[name] !== undefined);
}

/** Settings count from the base, as for the gate; without one, as they are checked out. */
async function inForce(given: GateSettings, folder: string, root: string, base: Tree | null): Promise<GateSettings> {
  if (base === null) return (await import('../gate/team-file/checked-out.ts')).settingsOfCheckout(given, folder);
  const { settingsOfTree } = await import('../gate/team-file/settings-in-force.ts');
  return (await settingsOfTree(given, base, root)).settings;
}

function refusal(downgrades: readonly string[], teamFile: string): string {
  const found = downgrades.map((each) => `${each}.`).join(' ');
  return `A downgrade is not written. ${found}\nTo go back on purpose, first allow exactly that with \`allow: rollback\` under \`exceptions\` in ${teamFile}.`;
}

/** Whether there was nothing to write to. */
function isUnread({ edits, unread, found, isCompared }: AppliedChanges): boolean {
  return edits.length === 0 && (unread.length > 0 || (found === 0 && !isCompared));
}

/** The last line: what is true of the files now. */
function describe(applied: AppliedChanges, request: ApplyRequest | null): string {
  const { edits, missing, found, isCompared } = applied;
  if (missing.length > 0) return 'Nothing was written, because a part of it could not be.';
  if (edits.length > 0) {
    const files = new Set(edits.map(({ file }) => file)).size;
    const isReasonOpen = edits.some(({ added }) => added.some((line) => line.includes(UNWRITTEN_REASON)));
    const wrote = `Wrote ${countOf(inRuns(edits).length, 'change')} to ${countOf(files, 'file')}.`;
    return isReasonOpen ? `${wrote} Fill in the \`reason\` before you commit.` : wrote;
  }
  if (found === 0 && isCompared) return 'Nothing to write, because no deployed version differs from the base.';
  if (found === 0)
    return `Nothing to write, because no ${product.name} deployment was found. Name the place of the version: --targets FILE#DOT.PATH or FILE@regex:PATTERN.`;
  if (isUnread(applied)) return 'Nothing was written, because no version could be read.';
  if (request?.mode && request.to !== null && !isCompared)
    return 'Nothing to write, because the files have that version already. For Recreate, give --mode alone or --base REF.';
  // The report reads the artifacts too, and may ask for more.
  if (request?.mode && isCompared)
    return 'Nothing to write, because by the index alone no downtime is left to declare.';
  if (request?.next) return 'Nothing to write, because no next step is published and allowed.';
  if (request?.done) return 'Nothing to write, because no downtime has left anything behind.';
  return 'Nothing to write, because the files already say so.';
}

/** The files on the disk; with a base, the commit that is checked out with what is changed on the disk. */
async function treesOf(
  root: string,
  repository: Repository | null,
  base: string | null,
): Promise<Pick<SearchScope, 'tree' | 'base'>> {
  const disk = new FolderTree(root);
  if (base === null || repository === null) return { tree: disk, base: null };
  const { resolveRevisions } = await import('../repository/revisions.ts');
  const event = { name: 'local', payload: null, sha: null };
  const revisions = await resolveRevisions(event, repository, { baseRef: base, headRef: null });
  if (revisions.kind !== 'compare') throw new InputError(`--base ${base} is no commit to compare with.`);
  // The base branch may have moved on, which is no change of this branch. A shallow clone does not know.
  const [tip] = revisions.bases;
  const commit = (await repository.mergeBase(tip, revisions.head).catch(() => null)) ?? tip;
  const head = await repository.tree(revisions.head, null, 'head');
  const tree = new EditedTree(head, await changedOnDisk(disk, repository));
  const before = {
    tree: await repository.tree(commit, head, 'base'),
    renames: await repository.renames(commit, revisions.head),
  };
  return { tree, base: before };
}

async function changedOnDisk(disk: Tree, repository: Repository): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const entries = await disk.entries();
  for (const path of (await repository.uncommitted()).changed) {
    const bytes = entries.get(path)?.kind === 'file' ? await disk.read(path) : null;
    if (bytes !== null) contents.set(path, bytes);
  }
  return contents;
}

/** Why the last step has not arrived at the services of the team's own file. With a base, the files of the change have the next one already. */
async function waitingFor(search: SearchScope, settings: GateSettings): Promise<string[]> {
  const { candidatesIn } = await import('../gate/choices/candidates.ts');
  const { whyNotArrived } = await import('../gate/running/services.ts');
  const touched = (await candidatesIn(search)).filter(({ isTouched }) => isTouched);
  return whyNotArrived(touched, await servicesOf(search, settings));
}

async function servicesOf(search: SearchScope, settings: GateSettings) {
  const { askServices } = await import('../gate/running/ask.ts');
  const { serviceFinder } = await import('../gate/running/services.ts');
  const running = await askServices(settings['running-url'], settings['tag-suffix'], {
    onProgress: progressOn(process.stderr),
  });
  return serviceFinder(running, search.settings.folder);
}

async function readIndex(settings: GateSettings): Promise<ReleaseIndex | null> {
  const { readEvidence } = await import('./evidence.ts');
  return (await readEvidence({ ...settings, artifacts: 'off' }, [])).index;
}
