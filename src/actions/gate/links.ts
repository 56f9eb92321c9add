import type { Report } from '../../gate/report/report.ts';

/**
 * The addresses of the repository and the run for the reader of a report. A value becomes part of a link only if it looks like a value of
 * the runner.
 */
export function linksOf(processEnv: NodeJS.ProcessEnv): Report['links'] {
  const server = processEnv['GITHUB_SERVER_URL'] ?? '';
  const name = processEnv['GITHUB_REPOSITORY'] ?? '';
  const run = processEnv['GITHUB_RUN_ID'] ?? '';
  if (!/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(name)) return { repository: null, run: null };
  const repository = `${server}/${name}`;
  return { repository, run: /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null };
}
