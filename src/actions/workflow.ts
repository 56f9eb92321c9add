import { resolve } from 'node:path';
import type { RepositoryHost } from '../gate/judge/judge-repository.ts';
import type { Report } from '../gate/report/report.ts';
import type { GateSettings } from '../gate/settings.ts';
import { messageOfError } from '../net/message-of-error.ts';
import { readRegularFile } from '../net/regular-file.ts';
import { UNKNOWN_PROGRAM } from '../net/tool.ts';
import type { WorkflowEvent } from '../repository/revisions.ts';
import { TreeError } from '../repository/tree.ts';

/** For all requests that read the repository from the server (docs/rules.md#bounds). A large one takes a minute. */
const MOST_REPOSITORY_MS = 300_000;

/** The event that started the workflow, from the runner's environment. */
export function workflowEvent(processEnv: NodeJS.ProcessEnv): WorkflowEvent {
  return {
    name: processEnv['GITHUB_EVENT_NAME'] ?? '',
    get payload() {
      return readPayload(processEnv['GITHUB_EVENT_PATH']);
    },
    sha: processEnv['GITHUB_SHA'] || null,
  };
}

/** Read only if needed: for the commits to compare, or for the pull request. */
function readPayload(path: string | undefined): unknown {
  try {
    return JSON.parse(readRegularFile(path ?? '').toString('utf8'));
  } catch (error) {
    throw new TreeError(`The event's payload (GITHUB_EVENT_PATH) cannot be read: ${messageOfError(error)}`);
  }
}

/** The repository that a workflow runs for: the checkout, its remote, and GitHub's API, with the event that started the run. */
export function repositoryOf(settings: GateSettings, processEnv: NodeJS.ProcessEnv): RepositoryHost {
  return {
    event: workflowEvent(processEnv),
    workspace: processEnv['GITHUB_WORKSPACE'] || null,
    open: async () => {
      const { openRepository } = await import('../repository/repository.ts');
      return await openRepository({
        directory: resolve(settings['working-directory']),
        api: settings['github-token']
          ? (await import('./server.ts')).serverOf(settings, processEnv, AbortSignal.timeout(MOST_REPOSITORY_MS))
          : null,
        fetch: true,
      });
    },
  };
}

/** What a report links to. A value becomes part of a link only if it looks like a value of the runner. */
export function linksOf(processEnv: NodeJS.ProcessEnv): Report['links'] {
  const server = processEnv['GITHUB_SERVER_URL'] ?? '';
  const name = processEnv['GITHUB_REPOSITORY'] ?? '';
  const run = processEnv['GITHUB_RUN_ID'] ?? '';
  if (!/^https?:\/\/[\w.:-]+$/.test(server)) {
    return { repository: null, run: null, gate: null, program: UNKNOWN_PROGRAM };
  }
  const source = sourceOfGate(processEnv);
  const repository = isRepository(name) ? `${server}/${name}` : null;
  return {
    repository,
    run: repository !== null && /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null,
    gate: source === null ? null : `${server}/${source.name}/blob/${source.ref}`,
    program: source === null ? UNKNOWN_PROGRAM : `npx --yes ${packageOf(server, source)}`,
  };
}

/** What npm installs: only one server has a short form. */
function packageOf(server: string, { name, ref }: { readonly name: string; readonly ref: string }): string {
  return server === 'https://github.com' ? `github:${name}#${ref}` : `git+${server}/${name}.git#${ref}`;
}

/** Null for an action that lies in the workflow's own checkout: it has no version of its own. */
function sourceOfGate(processEnv: NodeJS.ProcessEnv): { name: string; ref: string } | null {
  const name = processEnv['GITHUB_ACTION_REPOSITORY'] ?? '';
  const ref = processEnv['GITHUB_ACTION_REF'] ?? '';
  const isRef = /^[\w.-]+(?:\/[\w.-]+)*$/.test(ref) && !ref.includes('..');
  return isRepository(name) && isRef ? { name, ref } : null;
}

function isRepository(name: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(name);
}
