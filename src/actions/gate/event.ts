import { readFileSync } from 'node:fs';
import type { WorkflowEvent } from '../../repository/revisions.ts';
import { TreeError } from '../../repository/tree.ts';

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
    return JSON.parse(readFileSync(path ?? '', 'utf8'));
  } catch (error) {
    throw new TreeError(
      `The event's payload (GITHUB_EVENT_PATH) cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
