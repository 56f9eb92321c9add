// The environment that a runner gives to a step.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The runner's variables and all inputs. Only the paths are taken from this process.
 *
 * @param {string} folder for the files of the runner
 * @param {string} action the path of the action.yml
 * @param {Readonly<Record<string, string>>} inputs that are given
 * @param {Readonly<Record<string, string>>} [more] variables
 */
export function stepEnvironment(folder, action, inputs, more = {}) {
  const names = Object.keys(parse(readFileSync(action, 'utf8')).inputs);
  const files = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
  const paths = files.map((name) => [
    name,
    join(folder, `${name}-${Object.keys(inputs).length}-${more.GITHUB_SHA ?? ''}`),
  ]);
  for (const [, path] of paths) writeFileSync(path, '');
  return {
    PATH: process.env.PATH,
    HOME: folder,
    ...Object.fromEntries(names.map((name) => [`INPUT_${name.toUpperCase()}`, inputs[name] ?? ''])),
    ...Object.fromEntries(paths),
    GITHUB_ACTIONS: 'true',
    CI: 'true',
    GITHUB_WORKSPACE: process.cwd(),
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'example/deployment',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    RUNNER_TEMP: folder,
    RUNNER_TOOL_CACHE: folder,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    ...more,
  };
}
