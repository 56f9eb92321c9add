import type { Report } from '../../gate/report/report.ts';

/**
 * The addresses of the repository, the run and the gate's own files for the reader of a report. A value becomes part of a link only if it
 * looks like a value of the runner.
 */
export function linksOf(processEnv: NodeJS.ProcessEnv): Report['links'] {
  const server = processEnv['GITHUB_SERVER_URL'] ?? '';
  const name = processEnv['GITHUB_REPOSITORY'] ?? '';
  const run = processEnv['GITHUB_RUN_ID'] ?? '';
  if (!/^https?:\/\/[\w.:-]+$/.test(server)) return { repository: null, run: null, gate: null };
  const repository = isRepository(name) ? `${server}/${name}` : null;
  return {
    repository,
    run: repository !== null && /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null,
    gate: addressOfGate(server, processEnv),
  };
}

/** Null for an action that lies in the workflow's own checkout: it has no version of its own. */
function addressOfGate(server: string, processEnv: NodeJS.ProcessEnv): string | null {
  const name = processEnv['GITHUB_ACTION_REPOSITORY'] ?? '';
  const ref = processEnv['GITHUB_ACTION_REF'] ?? '';
  const isRef = /^[\w.-]+(?:\/[\w.-]+)*$/.test(ref) && !ref.includes('..');
  return isRepository(name) && isRef ? `${server}/${name}/blob/${ref}` : null;
}

function isRepository(name: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(name);
}
