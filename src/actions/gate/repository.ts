import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GitHubApi } from '../../deployment/github-api.ts';
import { openRepository } from '../../deployment/repository.ts';
import { TreeError } from '../../deployment/tree.ts';
import type { RepositoryHost } from '../../gate/judge-repository.ts';
import type { Settings } from '../../gate/settings.ts';
import { USER_AGENT } from '../../gate/tool.ts';

/** The repository that a workflow runs for: the checkout, its remote, and GitHub's API, with the event that started the run. */
export function repositoryOf(settings: Settings, environment: NodeJS.ProcessEnv): RepositoryHost {
  const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  const baseUrl = environment['GITHUB_API_URL'] ?? '';
  const token = settings['github-token'] ?? '';
  const hasApi = owner !== '' && repo !== '' && baseUrl !== '' && token !== '';
  return {
    event: {
      name: environment['GITHUB_EVENT_NAME'] ?? '',
      get payload() {
        return readPayload(environment['GITHUB_EVENT_PATH']);
      },
      sha: environment['GITHUB_SHA'] || null,
    },
    workspace: environment['GITHUB_WORKSPACE'] || null,
    open: () =>
      openRepository({
        directory: resolve(settings['working-directory']),
        api: hasApi ? new GitHubApi({ baseUrl, token, owner, repo, userAgent: USER_AGENT }) : null,
        fetch: true,
      }),
  };
}

/** Read only for events that say which commits are meant. */
function readPayload(path: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8'));
  } catch (error) {
    throw new TreeError(
      `The event's payload (GITHUB_EVENT_PATH) cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
