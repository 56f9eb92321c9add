import { resolve } from 'node:path';
import type { RepositoryHost } from '../../gate/judge/judge-repository.ts';
import type { GateSettings } from '../../gate/settings.ts';
import { workflowEvent } from './event.ts';

/** The repository that a workflow runs for: the checkout, its remote, and GitHub's API, with the event that started the run. */
export function repositoryOf(settings: GateSettings, processEnv: NodeJS.ProcessEnv): RepositoryHost {
  return {
    event: workflowEvent(processEnv),
    workspace: processEnv['GITHUB_WORKSPACE'] || null,
    open: async () => {
      const { openRepository } = await import('../../repository/repository.ts');
      return await openRepository({
        directory: resolve(settings['working-directory']),
        api: settings['github-token'] ? (await import('./server.ts')).serverOf(settings, processEnv) : null,
        fetch: true,
      });
    },
  };
}
