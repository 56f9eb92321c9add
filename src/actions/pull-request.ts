import { createHash } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { notice } from '@actions/core';
import * as z from 'zod';
import { type GateSettingName, type GateSettings, parseSettings, SETTING_NAMES } from '../gate/settings.ts';
import { FetchError } from '../net/fetch-error.ts';
import type { GitHubRepository } from '../net/github-api.ts';
import { messageOfError } from '../net/message-of-error.ts';
import { type Octokit, octokitOn } from '../net/octokit.ts';
import { fitAnnotation } from '../page/annotations.ts';
import { textForLog } from '../page/escape.ts';
import { leadsOut, pathBetween } from '../repository/disk-paths.ts';
import { nearestRealFolder } from '../repository/git-command.ts';
import { serverOf } from './server.ts';
import { workflowEvent } from './workflow.ts';

/** All requests of one write end after this time, in milliseconds. */
const MOST_COURTESY_MS = 30_000;

/** Why a request fails without the permission: our own words, and those of GraphQL. */
const REFUSALS: ReadonlySet<string> = new Set([
  'forbidden',
  'not-found',
  'FORBIDDEN',
  'INSUFFICIENT_SCOPES',
  'NOT_FOUND',
]);

/** Any event with a pull request counts: a review has one too. */
const payloadSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: z.string() }).nullable().catch(null),
  }),
});

export interface PullRequest {
  readonly octokit: Octokit;
  readonly repository: GitHubRepository;
  readonly number: number;
  /** Its newest commit as the run began; null if the event does not say. */
  readonly head: string | null;
  /** The first line of the comment that the gate keeps there. */
  readonly marker: string;
}

/**
 * Writes on the pull request of a run, if it has one. That is a courtesy, which neither fails the step nor delays it
 * for long. If it fails, a notice tells `what` was not written, and `elsewhere` where to read it.
 */
export async function writeOnPullRequest(
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  { what, elsewhere }: { readonly what: string; readonly elsewhere: string },
  write: (pullRequest: PullRequest) => Promise<void>,
): Promise<void> {
  try {
    const { data } = payloadSchema.safeParse(workflowEvent(processEnv).payload);
    if (data === undefined) return;
    const server = serverOf(settings, processEnv, AbortSignal.timeout(MOST_COURTESY_MS));
    if (server === null) throw new Error('there is no token; leave `github-token` at its default');
    const { repository } = server;
    const { number, head } = data.pull_request;
    const marker = commentMarker(settings, processEnv);
    await write({ octokit: await octokitOn(server), repository, number, head: head?.sha ?? null, marker });
  } catch (error) {
    const message = messageOfError(error);
    const isRefused = REFUSALS.has(error instanceof FetchError ? error.problem : typeOfQueryError(error));
    const remedy = isRefused
      ? 'Grant the job `permissions: pull-requests: write`; on a pull request from a fork the token can only read. '
      : '';
    const text = `${what}: ${textForLog(withoutToken(message, settings))}. ${remedy}${elsewhere}`;
    notice(fitAnnotation(text), { title: 'Upgrade Gate' });
  }
}

/** A message that may quote a request, without the token. */
export function withoutToken(message: string, { 'github-token': token }: GateSettings): string {
  return token === undefined ? message : message.replaceAll(token, '***');
}

/** The type of the first error of a GraphQL answer, or empty. */
function typeOfQueryError(error: unknown): string {
  const { errors }: { errors?: unknown } = Object(error);
  const { type }: { type?: unknown } = Object(Array.isArray(errors) ? errors[0] : null);
  return String(type ?? '');
}

/** Whether two texts are the same apart from line ends: a server may change them, and drop those at the very end. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(text: string): string {
  return text.replace(/(?<![^\S\n])[^\S\n]*\r?\n/g, '\n').trimEnd();
}

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
