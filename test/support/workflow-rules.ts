// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's
import { parse } from 'yaml';

/** A workflow as a rule sees it. */
interface Workflow {
  readonly text: string;
  readonly document: {
    readonly on: unknown;
    readonly permissions?: unknown;
    readonly jobs: Readonly<Record<string, Job>>;
  };
}

interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly environment?: unknown;
  readonly container?: unknown;
  readonly services?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly secrets?: unknown;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** What a workflow may not do: what is said of it, and the places where it does it. */
interface Rule {
  readonly name: string;
  readonly offences: (workflow: Workflow) => readonly string[];
}

const jobsOf = ({ document }: Workflow) => Object.entries(document.jobs);
const stepsOf = (workflow: Workflow) =>
  jobsOf(workflow).flatMap(([name, { steps }]) => (steps ?? []).map((step) => [name, step] as const));
const namesJobs = (isOffence: (job: Job) => boolean) => (workflow: Workflow) =>
  jobsOf(workflow).flatMap(([name, job]) => (isOffence(job) ? [name] : []));
const namesSteps = (isOffence: (step: Step) => boolean) => (workflow: Workflow) =>
  stepsOf(workflow).flatMap(([name, step]) => (isOffence(step) ? [name] : []));

/** Whatever the case: GitHub finds `Actions/Checkout` too. */
const isUseOf = ({ uses = '' }: Step, action: string) => uses.toLowerCase().startsWith(`${action}@`);
const USES_SECRET = /\$\{\{(?:(?!\}\}).)*\bsecrets\b/;

/** What is in `all` more often than in `some`: so a thing that is written in another way than the rule reads is found. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Events that start a workflow, however `on` is written. */
function eventsOf({ on }: Workflow['document']): readonly string[] {
  return typeof on === 'object' && on !== null && !Array.isArray(on) ? Object.keys(on) : [on].flat().map(String);
}

function permissionsOf({ permissions }: Job): [name: string, access: string][] {
  return typeof permissions === 'object' ? Object.entries(permissions ?? {}) : [];
}

/** What a step asks for an app's token to be allowed. */
function appPermissionsOf({ with: inputs = {} }: Step): [name: string, access: string][] {
  return Object.entries(inputs).flatMap(([name, access]) =>
    name.startsWith('permission-') ? [[name, String(access)]] : [],
  );
}

/** Whether something can be changed with what the job has been given. */
function mayWrite(job: Job): boolean {
  return (
    job.environment !== undefined ||
    typeof job.permissions === 'string' ||
    permissionsOf(job).some(([, access]) => access !== 'read')
  );
}

/** The rules that every workflow of this repository keeps. */
export const WORKFLOW_RULES: readonly Rule[] = [
  {
    name: 'grants nothing at the top',
    offences: ({ document: { permissions } }) =>
      JSON.stringify(permissions) === '{}' ? [] : [`permissions: ${JSON.stringify(permissions)}`],
  },
  {
    name: 'says for every job what it may do',
    offences: namesJobs(({ permissions }) => typeof permissions !== 'object'),
  },
  {
    name: 'gives a reason for every permission',
    offences: (workflow) => {
      const given = [
        ...jobsOf(workflow).flatMap(([, job]) => permissionsOf(job)),
        ...stepsOf(workflow).flatMap(([, step]) => appPermissionsOf(step)),
      ];
      const reasoned = workflow.text.matchAll(/^ +([\w-]+: \w+) # \w/gm);
      return without(
        given.map((permission) => permission.join(': ')),
        [...reasoned].map(([, permission = '']) => permission),
      );
    },
  },
  {
    name: 'asks an app for no more than it names',
    offences: namesSteps(
      (step) => isUseOf(step, 'actions/create-github-app-token') && appPermissionsOf(step).length === 0,
    ),
  },
  {
    name: 'ends every job after a time',
    // A job that calls a workflow cannot have one; the jobs of that workflow do.
    offences: namesJobs((job) => job.uses === undefined && !Number.isInteger(job['timeout-minutes'])),
  },
  {
    name: 'names the system it runs on by version',
    offences: namesJobs((job) => /\b(ubuntu|macos|windows)-latest\b/.test(JSON.stringify(job))),
  },
  {
    name: 'pins every action by its commit, with the version behind it',
    offences: (workflow) => {
      const used = [...jobsOf(workflow), ...stepsOf(workflow)]
        .map(([, { uses }]) => uses ?? './')
        .filter((uses) => !uses.startsWith('./'));
      const pinned = workflow.text.matchAll(/^[ -]*uses: ([\w.-]+\/[\w./-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm);
      return without(
        used,
        [...pinned].map(([, uses = '']) => uses),
      );
    },
  },
  {
    name: 'runs in no image of others, and starts one only beside a job that has no secret and may write nothing',
    offences: namesJobs(
      (job) =>
        job.container !== undefined ||
        (job.services !== undefined && (mayWrite(job) || USES_SECRET.test(JSON.stringify(job)))),
    ),
  },
  {
    name: 'leaves no credentials behind a checkout',
    offences: namesSteps((step) => isUseOf(step, 'actions/checkout') && step.with?.['persist-credentials'] !== false),
  },
  {
    name: 'puts no expression into a script, where its value would be code',
    offences: namesSteps(({ run, with: inputs }) => `${run ?? ''}${inputs?.['script'] ?? ''}`.includes('${{')),
  },
  {
    name: 'hides no failure of a command within another',
    // A shell ends with a failed assignment, and with the last command of a pipe alone.
    offences: namesSteps(({ run = '' }) =>
      run.split('\n').some((line) => !/^\s*\w+="\$\([^`|]*\)"$/.test(line) && /\$\(|`|(?<!\|)\|(?!\|)/.test(line)),
    ),
  },
  {
    name: 'is not started with secrets by a pull request of anybody',
    offences: ({ document }) =>
      eventsOf(document).filter((event) => /^(pull_request_target|issue_comment|issues|discussion.*)$/.test(event)),
  },
  {
    name: 'checks out nothing of the run that has started it',
    offences: (workflow) =>
      eventsOf(workflow.document).includes('workflow_run')
        ? namesSteps(
            (step) =>
              isUseOf(step, 'actions/checkout') &&
              step.with?.['ref'] !== '${{ github.event.repository.default_branch }}',
          )(workflow)
        : [],
  },
  {
    name: 'installs and builds nothing where something may be written',
    offences: namesJobs(
      (job) => mayWrite(job) && (job.steps ?? []).some(({ run = '' }) => /\b(npm|npx|yarn|pnpm)\b/.test(run)),
    ),
  },
  {
    name: 'uses secrets within a protected environment alone',
    offences: (workflow) => [
      ...namesJobs((job) => job.environment === undefined && USES_SECRET.test(JSON.stringify(job)))(workflow),
      ...(USES_SECRET.test(JSON.stringify({ ...workflow.document, jobs: {} })) ? ['the workflow'] : []),
    ],
  },
  {
    name: 'passes secrets on by name alone',
    offences: namesJobs(({ secrets }) => secrets === 'inherit'),
  },
];

/** What a workflow does against a rule; none where it keeps it. */
export function offencesAgainst(rule: Rule, text: string): readonly string[] {
  return rule.offences({ text, document: parse(text) });
}

/** What its jobs may write, and what apps may that they ask: such as `publish: contents`. */
export function writePermissions(text: string): string[] {
  const { jobs }: Workflow['document'] = parse(text);
  return Object.entries(jobs).flatMap(([name, job]) => {
    const own = typeof job.permissions === 'string' ? [[job.permissions, 'write'] as const] : permissionsOf(job);
    return [...own, ...(job.steps ?? []).flatMap(appPermissionsOf)].flatMap(([permission, access]) =>
      access === 'read' ? [] : [`${name}: ${permission}`],
    );
  });
}
