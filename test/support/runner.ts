import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runSources, type Surroundings } from './in-process.ts';
import { type Ended, type Killing, ROOT, runNode } from './process.ts';

/*
 * Held against act, a runner of somebody else's (`npm run act`). The same there: the names of the variables; every declared
 * input is set, to an empty text where neither the workflow nor the action has a value; the files for outputs, summary,
 * state and environment are there and empty; the step starts in the workspace; the outputs of a failed step count.
 * Different there, where this file keeps to GitHub's runner: the three standard streams are one terminal, not pipes, and the
 * last lines of a failing step may be lost; an `INPUT_…` under the step's own `env:` wins over the default; a command's
 * message begins at its last `::`; GITHUB_ACTION of a step without an id is its position; and the commit of a pull request
 * is whatever is checked out on the machine.
 */

/** What a step left behind. */
export interface StepResult extends Ended {
  /** The last value of each output, as a later step would see it. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Every output in the order of writing. */
  readonly written: readonly (readonly [name: string, value: string])[];
  /** Why the runner fails the step over its file of outputs, in which case those before count all the same; or null. */
  readonly outputsProblem: string | null;
  readonly summary: string;
  /** Workflow commands that the runner would carry out, from both streams. */
  readonly commands: readonly Command[];
  /** The report file, parsed; null where the step did not name one. */
  readonly report: Record<string, unknown> | null;
}

/** The folder of an action's action.yml, below the repository's root; empty for the gate. */
type ActionFolder = '' | 'query-history' | 'query-recipes';

/** A workflow command such as `::error title=…::message`, unescaped. */
export interface Command {
  readonly name: string;
  readonly properties: string;
  readonly message: string;
}

/** What started a run, with the folder of its checkout. */
export interface RunEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly sha: string | null;
  readonly folder: string;
}

/**
 * Runs an action as the runner does: every input of its `action.yml` in the environment, files for outputs and summary.
 *
 * @param inputs what stands under `with:`
 * @param environment overrides; an empty text removes a variable
 * @param event what started the run
 * @param action which one; the gate unless told
 * @param killing how the step is ended before its time; it is not, unless told
 */
export function runAction(
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  event: RunEvent | null = null,
  action: ActionFolder = '',
  killing?: Killing,
): Promise<StepResult> {
  const bundle = `${ROOT}dist/${action || 'gate'}/index.js`;
  return asStep(inputs, environment, event, action, (surroundings) =>
    runNode([bundle], { ...surroundings, ...(killing === undefined ? {} : { killing }) }),
  );
}

/** As {@link runAction}, of the action's sources in the process of the test. That takes a tenth of the time. */
export function runActionHere(
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  event: RunEvent | null = null,
  action: ActionFolder = '',
): Promise<StepResult> {
  return asStep(inputs, environment, event, action, (surroundings) => runSources(action, surroundings));
}

/** Makes the files and variables of a step, and reads what it leaves in them. */
async function asStep(
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
  event: RunEvent | null,
  action: ActionFolder,
  run: (surroundings: Surroundings) => Promise<Ended>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-step-'));
  try {
    const file = (name: string, content = '') => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    const temporary = join(folder, 'temp');
    mkdirSync(temporary);
    const files = { output: file('output'), summary: file('summary') };
    const variables: Record<string, string> = {
      ...inputVariables(inputs, action),
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_STATE: file('state'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      GITHUB_ACTIONS: 'true',
      CI: 'true',
      GITHUB_WORKSPACE: ROOT,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_EVENT_PATH: file('event.json'),
      GITHUB_REPOSITORY: 'example/deployment',
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '1',
      GITHUB_WORKFLOW: 'Upgrade',
      GITHUB_JOB: 'gate',
      GITHUB_ACTION: '__self',
      GITHUB_SERVER_URL: 'https://github.test',
      GITHUB_API_URL: 'https://api.github.test',
      GITHUB_GRAPHQL_URL: 'https://api.github.test/graphql',
      RUNNER_TEMP: temporary,
      RUNNER_TOOL_CACHE: temporary,
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      ...(event === null
        ? {}
        : {
            GITHUB_EVENT_NAME: event.name,
            GITHUB_EVENT_PATH: file('payload.json', JSON.stringify(event.payload)),
            GITHUB_SHA: event.sha ?? '',
            GITHUB_WORKSPACE: event.folder,
            GITHUB_REPOSITORY: 'acme/deploy',
          }),
      ...environment,
    };
    for (const [name, value] of Object.entries(environment)) if (value === '') delete variables[name];
    const ended = await run({ env: variables, cwd: event?.folder ?? ROOT });
    const { written, problem } = parseOutputs(readFileSync(files.output, 'utf8'));
    const outputs = Object.fromEntries(written);
    const reportPath = outputs['report-path'] ?? '';
    return {
      ...ended,
      written,
      outputs,
      outputsProblem: problem,
      summary: readFileSync(files.summary, 'utf8'),
      commands: [...parseCommands(ended.stdout), ...parseCommands(ended.stderr)],
      report: reportPath === '' ? null : JSON.parse(readFileSync(reportPath, 'utf8')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names and defaults of the inputs of an action.yml. */
export function declaredInputs(actionYml: string): Record<string, { default?: string; description: string }> {
  return parse(readFileSync(actionYml, 'utf8')).inputs;
}

/** Of each action, read once. */
const defaultsOf = new Map<ActionFolder, Readonly<Record<string, string>>>();

function inputDefaults(action: ActionFolder): Readonly<Record<string, string>> {
  const known = defaultsOf.get(action);
  if (known !== undefined) return known;
  const declared = Object.entries(declaredInputs(join(ROOT, action, 'action.yml'))).map(([name, input]) => [
    name,
    // An expression is the runner's to fill in; there is no token here.
    (input.default ?? '').startsWith('${{') ? '' : (input.default ?? ''),
  ]);
  const defaults = Object.fromEntries(declared);
  defaultsOf.set(action, defaults);
  return defaults;
}

function inputVariables(inputs: Readonly<Record<string, string>>, action: ActionFolder): Record<string, string> {
  const values = { ...inputDefaults(action), ...inputs };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, String(value)]),
  );
}

/** As the runner does it: up to the first line that it does not understand. */
function parseOutputs(text: string): { written: [string, string][]; problem: string | null } {
  const written: [string, string][] = [];
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name, mark, rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (name === undefined) return { written, problem: `Invalid format '${line}'` };
    if (mark === '=') {
      written.push([name, rest]);
      continue;
    }
    const end = lines.indexOf(rest);
    if (name === '' || rest === '') return { written, problem: `Invalid format '${line}'` };
    if (end === -1) return { written, problem: `Matching delimiter not found '${rest}'` };
    written.push([name, lines.slice(0, end).join('\n')]);
    lines.splice(0, end + 1);
  }
  return { written, problem: null };
}

/** The fold of the log that the gate opens and closes itself. */
const FOLDS: readonly string[] = ['::group::Details', '::endgroup::'];

/** The runner reads `::name properties::message` at the start of a line, and `##[name]message` anywhere in it. */
function parseCommands(text: string): Command[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (FOLDS.includes(line)) return [];
    const current = /^\s*::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line);
    if (current !== null) {
      const [, name = '', properties = '', message = ''] = current;
      return [{ name, properties: unescapeCommand(properties), message: unescapeCommand(message) }];
    }
    const old = /##\[([^\]]*)\](.*)/.exec(line);
    return old === null ? [] : [{ name: `##${old[1]}`, properties: '', message: old[2] ?? '' }];
  });
}

function unescapeCommand(value: string): string {
  return value
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '\r')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
