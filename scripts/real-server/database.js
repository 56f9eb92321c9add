import { execFileSync } from 'node:child_process';

/** @param {string} sql what `psql` runs in the database of the environment (PGHOST, PGUSER, …) @returns {string} what it prints */
export function psql(sql) {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set', 'ON_ERROR_STOP=1'];
  return execFileSync('psql', [...options, '--command', sql], { encoding: 'utf8' });
}

/**
 * What Lightdash's own database says, which the companions never see.
 *
 * @typedef {object} Facts
 * @property {{ context: string, status: string, ms: number | null, chart: string | null }[]} runs of the account, within 30 days
 * @property {{ role: string, pending: boolean }[]} users
 */

/**
 * @param {{ project: string, user: string }} ids
 * @param {(sql: string) => string} ask
 * @returns {Facts}
 */
export function factsOf({ project, user }, ask = psql) {
  const text = ask(`
    SELECT json_build_object(
      'runs', (SELECT coalesce(json_agg(json_build_object(
          'context', context, 'status', status, 'ms', warehouse_execution_time_ms,
          'chart', request_parameters ->> 'chartUuid')), '[]')
        FROM query_history
        WHERE project_uuid = '${project}' AND created_by_user_uuid = '${user}' AND created_at > now() - interval '30 days'),
      'users', (SELECT json_agg(json_build_object(
          'role', m.role, 'pending', NOT EXISTS (SELECT FROM password_logins p WHERE p.user_id = m.user_id)))
        FROM organization_memberships m))`);
  return JSON.parse(text);
}
