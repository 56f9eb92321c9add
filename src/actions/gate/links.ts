import type { Report } from '../../gate/report.ts';

/**
 * Where the reader of a report finds the repository and the run. Nothing that does not look like what the runner gives becomes a part of a
 * link.
 */
export function linksOf(environment: NodeJS.ProcessEnv): Report['links'] {
  const server = environment['GITHUB_SERVER_URL'] ?? '';
  const name = environment['GITHUB_REPOSITORY'] ?? '';
  const run = environment['GITHUB_RUN_ID'] ?? '';
  if (!/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(name)) return { repository: null, run: null };
  const repository = `${server}/${name}`;
  return { repository, run: /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null };
}
