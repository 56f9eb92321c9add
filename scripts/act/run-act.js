// One run of act without containers, and its outcome.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns {string | null} the version of the installed act; null if it is not on the PATH */
export function actVersion() {
  const { status, stdout } = spawnSync('act', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Runs a workflow like a runner does. This user's own settings have no effect.
 *
 * @param {object} run
 * @param {string} run.folder the run's own folder, for act's files and the log
 * @param {string} run.repository folder of the repository as GitHub stores it
 * @param {string} run.workflow its YAML
 * @param {string[]} run.actions `OWNER/NAME@REF=FOLDER` for each action that the workflow uses
 * @param {{ name: string, sha: string, payload: unknown }} run.event
 * @param {Record<string, string>} run.variables environment variables of every step
 * @param {Record<string, string>} run.secrets
 * @param {string} run.tools folder of programs that come first on the PATH of every step
 * @returns {Promise<Outcome>}
 */
export async function runAct({ folder, repository, workflow, actions, event, variables, secrets, tools }) {
  const file = (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const nothing = file('nothing', '');
  const given = (option, values) => Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const args = [
    event.name,
    '--json',
    '--platform=ubuntu-latest=-self-hosted',
    '--no-skip-checkout',
    '--no-cache-server',
    `--directory=${repository}`,
    `--workflows=${file('workflow.yml', workflow)}`,
    `--eventpath=${file('event.json', JSON.stringify(event.payload))}`,
    `--action-cache-path=${join(folder, 'cache')}`,
    // By default, act reads such files from the repository, and there a `.env` belongs to compose.
    ...['env', 'secret', 'var', 'input'].map((name) => `--${name}-file=${nothing}`),
    ...actions.flatMap((action) => ['--local-repository', action]),
    // act takes the commit id from the checkout, unless its own variable SHA_REF names another commit.
    ...given('--env', { ...variables, SHA_REF: event.sha }),
    ...given('--secret', secrets),
  ];
  const path = [tools, process.env.PATH].join(delimiter);
  const child = spawn('act', args, { env: { PATH: path, HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const lines = text.split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => (line.startsWith('{') ? JSON.parse(line) : { msg: line }));
  const log = file('log.txt', entries.map(({ jobID = 'act', msg }) => `${jobID}: ${msg.trimEnd()}\n`).join(''));
  return new Outcome(status, entries, log);
}

/** The outcome of a run. */
export class Outcome {
  #entries;

  constructor(status, entries, log) {
    /** Exit code of act: 0 only if every job has passed. */
    this.status = status;
    /** Path of the whole log. */
    this.log = log;
    this.#entries = entries;
    const ended = entries.filter(({ jobResult }) => jobResult !== undefined);
    /** `success` or `failure` by job. A job that did not run is absent. */
    this.jobs = Object.fromEntries(ended.map(({ jobID, jobResult }) => [jobID, jobResult]));
    /** The job summary of each step that wrote one. */
    this.summaries = this.#commands('summary').map(({ content }) => content);
    /** Each annotation as `level file:line message`. */
    this.annotations = ['error', 'warning', 'notice'].flatMap((level) =>
      this.#commands(level).map(({ kvPairs, arg }) => `${level} ${kvPairs.file ?? ''}:${kvPairs.line ?? ''} ${arg}`),
    );
    /** Lines with a workflow command that the runner did not carry out. */
    this.missed = entries
      .filter(
        ({ raw_output, msg }) => raw_output && /::(?:error|warning|notice|(?:end)?group|add-mask)\b.*::/.test(msg),
      )
      .map(({ msg }) => msg);
  }

  /** @returns {string | undefined} the output of a step as later steps see it */
  output(step, output) {
    return this.#commands('set-output').findLast(({ stepID, name }) => stepID[0] === step && name === output)?.arg;
  }

  #commands(name) {
    return this.#entries.filter(({ command }) => command === name);
  }
}
