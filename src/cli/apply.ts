import type { AppliedChanges, ApplyRequest, SearchScope } from '../gate/choices/apply.ts';
import type { GateSettings } from '../gate/settings.ts';
import { detectionSettings } from '../gate/settings.ts';
import { connectByNode } from '../net/node-connections.ts';
import type { ReleaseIndex } from '../release-safety/release-index.ts';
import { renderEdits } from '../render/edits-diff.ts';
import { jsonLine } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';
import { FolderTree } from '../repository/folder.ts';
import { TreeError } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import { complain } from './complain.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { folderOperand } from './folder-operand.ts';
import { DETECTION_NAMES, POLICY_NAMES, readOptions } from './options.ts';
import { writeFiles } from './write-files.ts';

/** Once the version is bumped, the files no longer show the old version. So nothing shows whether the jump needs a stop. */
const NO_JUMP =
  'the files have that version already, so there is no jump to judge. To declare Recreate, give --mode alone.';

/**
 * `apply [DIR] [--to X] [--next] [--mode]`, `apply [DIR] --pin --running-url URL`: writes a choice of the report into the files of a folder. Every other byte stays as it is. Nothing is
 * written at a place that is not a literal.
 *
 * @throws InputError
 */
export async function apply(args: readonly string[]): Promise<ExitCode> {
  const names = [...DETECTION_NAMES, ...POLICY_NAMES, 'to', 'index-url', 'running-url'] as const;
  const { settings, json, operand, switches } = readOptions(args, {
    names,
    operand: 'folder',
    switches: ['next', 'mode', 'pin'],
  });
  const isPin = switches.has('pin');
  if (isPin !== settings['running-url'].length > 0) {
    throw new InputError(
      '--pin and --running-url belong together: --pin writes the version that runs at --running-url.',
    );
  }
  const wish: ApplyRequest = { to: settings.to ?? null, next: switches.has('next'), mode: switches.has('mode') };
  const isWish = wish.to !== null || wish.next || wish.mode;
  if (isPin && isWish) throw new InputError('--pin keeps what runs: upgrade with --to or --next afterwards.');
  if (!isPin && !isWish) {
    throw new InputError(
      'Say what to write: --to X.Y.Z for a version, --next for the first hop of the plan, --mode for Recreate, --pin for what runs.',
    );
  }
  const folder = folderOperand(operand);
  const hasPolicy = POLICY_NAMES.some((name) => settings[name] !== undefined) && wish.to !== null;
  const needsIndex = hasPolicy || wish.next || (wish.to !== null && wish.mode);
  const index = needsIndex ? await readIndex(settings) : null;
  if (needsIndex && index === null) return EXIT.unproven;
  const { applyWish } = await import('../gate/choices/apply.ts');
  const { openChartRepository } = await import('../gate/judge/charts.ts');
  try {
    const search = {
      tree: new FolderTree(folder),
      settings: detectionSettings(settings, ''),
      charts: openChartRepository(settings['chart-repository-url'], process.cwd()),
    };
    const { edits, contents, left } = await (isPin ? pin(search, settings) : applyWish(wish, search, index));
    writeFiles(folder, contents);
    for (const message of left) complain(message);
    if (edits.length === 0 && left.length === 0 && wish.mode && needsIndex) complain(NO_JUMP);
    process.stdout.write(`${json ? jsonLine({ edits, left }) : renderEdits(edits)}\n`);
    return left.length === 0 ? EXIT.passed : EXIT.unproven;
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    complain(error.message);
    return EXIT.unproven;
  }
}

/** Asks what runs, and writes it in the place of `latest`. */
async function pin(search: SearchScope, settings: GateSettings): Promise<AppliedChanges> {
  const { askServices } = await import('../gate/running/ask.ts');
  const { serviceFinder } = await import('../gate/running/services.ts');
  const { applyPins } = await import('../gate/choices/pin.ts');
  const running = await askServices(settings['running-url'], settings['tag-suffix'], {
    connect: connectByNode,
    onProgress: progressOn(process.stderr),
  });
  return applyPins(search, serviceFinder(running, ''));
}

/** The index of releases; null if it cannot be read, with a message on stderr. */
async function readIndex(settings: GateSettings): Promise<ReleaseIndex | null> {
  const { gatherUnderPolicy } = await import('../gate/policy/policy.ts');
  const { index, indexRecord } = await gatherUnderPolicy({ ...settings, artifacts: 'off' }, [], {
    connect: connectByNode,
    onProgress: progressOn(process.stderr),
  });
  if (index === null) complain(`${indexRecord.location}: ${indexRecord.problem}`);
  return index;
}
