import type { GateSettings } from '../gate/settings.ts';
import { GitHubApi } from '../net/github-api.ts';

/** The API of the server for the workflow's own repository; null without a token, a server or a repository. */
export function serverOf(settings: GateSettings, processEnv: NodeJS.ProcessEnv, signal: AbortSignal): GitHubApi | null {
  const [owner = '', repo = ''] = (processEnv['GITHUB_REPOSITORY'] ?? '').split('/');
  const baseUrl = processEnv['GITHUB_API_URL'] ?? '';
  const token = settings['github-token'] ?? '';
  if (owner === '' || repo === '' || baseUrl === '' || token === '') return null;
  return new GitHubApi({ baseUrl, token, owner, repo, signal });
}
