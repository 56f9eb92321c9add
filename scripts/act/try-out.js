// Carries out one run in its own folder.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './folders.js';
import { EVENTS, makeRepository, NAME } from './repositories.js';
import { runAct } from './run-act.js';
import { PROJECT } from './service.js';
import { runnable } from './workflows.js';

/** The workflow that others call. */
const REUSABLE = '.github/workflows/gate.yml';

/** @returns {string} a folder below `folder` with the files of a release, taken from the working tree */
export function packageActions(folder) {
  const packaged = join(folder, 'packaged');
  for (const part of ['action.yml', 'dist', 'query-history', 'query-recipes']) {
    cpSync(join(ROOT, part), join(packaged, part), { recursive: true });
  }
  return packaged;
}

/**
 * @param {object} run one of `RUNS`
 * @param {{ folder: string, packaged: string, service: Awaited<ReturnType<typeof import('./service.js').startService>> }} here
 *   a new folder, the folder of the packaged actions, and the server
 * @returns {Promise<{ outcome: import('./run-act.js').Outcome, calls: string[] }>} `calls` has one line for each effect of a
 *   step outside the runner: a call of helm, or a line of a pull request
 */
export async function tryOut({ event: name, workflow, before, after, running }, { folder, packaged, service }) {
  const { origin } = service;
  const repository = join(folder, NAME);
  const event = { name, ...EVENTS[name](makeRepository(repository, before, after)) };
  const here = { origin, project: PROJECT, packaged };
  const { text, actions } = runnable(workflow(), here);
  if (text.includes(REUSABLE)) {
    const called = runnable(readFileSync(join(ROOT, REUSABLE), 'utf8'), here);
    mkdirSync(dirname(join(packaged, REUSABLE)), { recursive: true });
    writeFileSync(join(packaged, REUSABLE), called.text);
    actions.push(...called.actions);
  }
  const called = join(folder, 'calls.txt');
  service.runs(() => (running === undefined ? null : existsSync(called) ? running.after : running.before));
  const outcome = await runAct({
    folder,
    repository,
    workflow: text,
    actions,
    event,
    tools: toolsIn(join(folder, 'tools')),
    variables: {
      GITHUB_REPOSITORY: NAME,
      GITHUB_API_URL: origin,
      ACT_CALLS: called,
      ACT_PACKAGED: packaged,
      ACT_ORIGIN: pathToFileURL(repository).href,
      ACT_ARTIFACTS: join(folder, 'artifacts'),
    },
    secrets: { GITHUB_TOKEN: 'no-token-of-anybody', LIGHTDASH_API_KEY: 'no-key-of-anybody' },
  });
  return { outcome, calls: existsSync(called) ? readFileSync(called, 'utf8').trim().split('\n') : [] };
}

/** Stand-ins: a helm that only logs its calls, and a Node that gives act time to read its output. */
function toolsIn(folder) {
  const scripts = {
    helm: `[ "$1" = repo ] || printf 'helm %s\\n' "$*" >> "$ACT_CALLS"`,
    // act stops reading as soon as a step has failed, so the step's last lines would sometimes be lost.
    node: `'${process.execPath}' "$@" || { status=$?; sleep 1; exit $status; }`,
  };
  mkdirSync(folder);
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return folder;
}
