import { createHash } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { type GateSettingName, type GateSettings, parseSettings, SETTING_NAMES } from '../gate/settings.ts';
import { leadsOut, pathBetween } from '../repository/disk-paths.ts';
import { nearestRealFolder } from '../repository/git-command.ts';

/** Longer names are cut, because the digest tells them apart. Characters, after encoding. */
const LONGEST_NAME = 100;
const DIGEST_LENGTH = 12;

/** These settings do not say what is judged, so legs of a matrix that differ only in `from` and `to` share one comment. Separate jobs have their own. */
const NOT_JUDGED: readonly GateSettingName[] = [
  'from',
  'to',
  'fail-on',
  'approved-report',
  'comment',
  'suggestions',
  'github-token',
];

const DEFAULTS = parseSettings({}, String);

/** A commit id changes with every push, and the comment has to stay the same. */
const COMMIT_ID = /^[0-9a-f]{40,64}$/i;

/** The first line of a comment, invisible and the same from run to run, but not for another workflow, job, step, or leg of a matrix that judges other things. */
export function commentMarker(settings: GateSettings, processEnv: NodeJS.ProcessEnv): string {
  const workflow = processEnv['GITHUB_WORKFLOW'] ?? '';
  const job = processEnv['GITHUB_JOB'] ?? '';
  const step = processEnv['GITHUB_ACTION'] ?? '';
  const judged = [workflow, job, step, ...subjectOf(settings, processEnv)];
  const digest = createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, DIGEST_LENGTH);
  const id = `${encode(step)}.${digest}`;
  return `<!-- upgrade-gate workflow="${encode(workflow)}" job="${encode(job)}" id="${id}" -->`;
}

/** The settings that say what is judged, without those at their default. So a new setting in a later version does not change the marker. */
function subjectOf(settings: GateSettings, processEnv: NodeJS.ProcessEnv): readonly unknown[] {
  // Runners keep their checkouts in different places.
  const workspace = processEnv['GITHUB_WORKSPACE'] || '.';
  const folder = folderBelow(workspace, resolve(settings['working-directory']));
  const subject: GateSettings = {
    ...settings,
    'working-directory': folder === '' ? DEFAULTS['working-directory'] : folder,
    'base-ref': branchName(settings['base-ref']),
    'head-ref': branchName(settings['head-ref']),
  };
  const inWorkspace = (_: string, value: unknown) =>
    typeof value === 'string' && isAbsolute(workspace) ? value.replaceAll(workspace, '.') : value;
  // The team's own file is the same for all steps. A comment stays the same when the file comes, or changes.
  return SETTING_NAMES.filter((name) => !NOT_JUDGED.includes(name) && !settings.team.decides.has(name))
    .map((name) => [name, JSON.stringify(subject[name], inWorkspace)] as const)
    .filter(([name, text]) => text !== JSON.stringify(DEFAULTS[name]))
    .sort();
}

/** The path of a folder relative to the workspace, even if only one of the two is named through a link. */
function folderBelow(workspace: string, folder: string): string {
  const named = pathBetween(workspace, folder);
  const real = pathBetween(nearestRealFolder(resolve(workspace)), folder);
  return leadsOut(named) && !leadsOut(real) ? real : named;
}

/** The name of a ref, which stays while its commits change; undefined for a commit id. */
function branchName(ref: string | undefined): string | undefined {
  return ref === undefined || COMMIT_ID.test(ref) ? undefined : ref;
}

/** Encodes every character that could end an attribute or the comment around it. */
function encode(name: string): string {
  return encodeURIComponent(name).replaceAll('-', '%2D').slice(0, LONGEST_NAME);
}
