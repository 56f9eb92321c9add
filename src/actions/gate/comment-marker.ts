import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { Settings } from '../../gate/settings.ts';

/** Longer names are cut: the digest tells them apart. Characters, after encoding. */
const LONGEST_NAME = 100;
const DIGEST_LENGTH = 12;

/** A commit is another one with every push, and the comment stays the same. */
const COMMIT_ID = /^[0-9a-f]{40,64}$/i;

/**
 * The first line of a comment, by which the next run finds it: invisible, the same from run to run, and another one for
 * every other workflow, job and step, and for other legs of a matrix as far as they judge something else.
 */
export function commentMarker(settings: Settings, environment: NodeJS.ProcessEnv): string {
  const workflow = environment['GITHUB_WORKFLOW'] ?? '';
  const job = environment['GITHUB_JOB'] ?? '';
  const step = environment['GITHUB_ACTION'] ?? '';
  const judged = [workflow, job, step, ...subjectOf(settings, environment)];
  const digest = createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, DIGEST_LENGTH);
  const id = `${encode(step)}.${digest}`;
  return `<!-- upgrade-gate workflow="${encode(workflow)}" job="${encode(job)}" id="${id}" -->`;
}

/** What says which deployments are judged. Versions do not: the next ones are reported in the same place. */
function subjectOf(settings: Settings, environment: NodeJS.ProcessEnv): readonly unknown[] {
  const { targets, files, images, chart } = settings;
  // Runners keep their checkouts in different places.
  const workspace = environment['GITHUB_WORKSPACE'] || '.';
  const ref = (name: string | undefined) => (name === undefined || COMMIT_ID.test(name) ? null : name);
  return [
    relative(workspace, resolve(settings['working-directory'])),
    targets.map(({ text, name }) => [text, name]),
    files,
    images,
    settings['compose-files'],
    chart,
    ref(settings['base-ref']),
    ref(settings['head-ref']),
  ];
}

/** Leaves nothing that could end an attribute or the comment around it. */
function encode(name: string): string {
  return encodeURIComponent(name).replaceAll('-', '%2D').slice(0, LONGEST_NAME);
}
