// One run of act without containers, and what came of it.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns {string | null} the version of the act on the path; null where there is none */
export function actVersion() {
  const { status, stdout } = spawnSync('act', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Runs a workflow as a runner does. Nothing of this user's own settings has a part in it.
 *
 * @param {object} run
 * @param {string} run.folder of this run: act's files and the log stay in it
 * @param {string} run.repository folder that holds the repository as GitHub does
 * @param {string} run.workflow its YAML
 * @param {string[]} run.actions `OWNER/NAME@REF=FOLDER` for each that it uses
 * @param {{ name: string, sha: string, payload: unknown }} run.event
 * @param {Record<string, string>} run.variables of the environment of every step
 * @param {Record<string, string>} run.secrets
 * @param {string} run.tools folder of programs that steps start, before those of this machine
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
    // Left to itself act reads such files from the repository, of which a `.env` belongs to compose.
    ...['env', 'secret', 'var', 'input'].map((name) => `--${name}-file=${nothing}`),
    ...actions.flatMap((action) => ['--local-repository', action]),
    // act names a commit by what is checked out, and knows this variable of its own for any other.
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

/** What came of a run. */
export class Outcome {
  #entries;

  constructor(status, entries, log) {
    /** Of act: 0 exactly where every job has passed. */
    this.status = status;
    /** File with the whole log. */
    this.log = log;
    this.#entries = entries;
    const ended = entries.filter(({ jobResult }) => jobResult !== undefined);
    /** By job: `success` or `failure`; those that did not run are not here. */
    this.jobs = Object.fromEntries(ended.map(({ jobID, jobResult }) => [jobID, jobResult]));
    /** The job summary of each step that has written one. */
    this.summaries = this.#commands('summary').map(({ content }) => content);
    /** Of each annotation `level file:line message`. */
    this.annotations = ['error', 'warning', 'notice'].flatMap((level) =>
      this.#commands(level).map(({ kvPairs, arg }) => `${level} ${kvPairs.file ?? ''}:${kvPairs.line ?? ''} ${arg}`),
    );
    /** Lines in which a workflow command stands and was not carried out. */
    this.missed = entries
      .filter(
        ({ raw_output, msg }) => raw_output && /::(?:error|warning|notice|(?:end)?group|add-mask)\b.*::/.test(msg),
      )
      .map(({ msg }) => msg);
  }

  /** @returns {string | undefined} what later steps see of the output of a step */
  output(step, output) {
    return this.#commands('set-output').findLast(({ stepID, name }) => stepID[0] === step && name === output)?.arg;
  }

  #commands(name) {
    return this.#entries.filter(({ command }) => command === name);
  }
}
