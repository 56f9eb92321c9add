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
  readonly 'timeout-minutes'?: number;
  readonly 'runs-on'?: string;
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

const PERMISSION =
  /^ +(actions|attestations|checks|contents|deployments|discussions|id-token|issues|packages|pages|pull-requests|security-events|statuses): (read|write)\b(.*)$/gm;

const jobsOf = ({ document }: Workflow) => Object.entries(document.jobs);
const stepsOf = (workflow: Workflow) =>
  jobsOf(workflow).flatMap(([name, { steps }]) => (steps ?? []).map((step) => [name, step] as const));

/** The rules that every workflow of this repository keeps. */
export const WORKFLOW_RULES: readonly Rule[] = [
  {
    name: 'grants nothing at the top',
    offences: ({ document: { permissions } }) =>
      JSON.stringify(permissions) === '{}' ? [] : [`permissions: ${JSON.stringify(permissions)}`],
  },
  {
    name: 'says for every job what it may do',
    offences: (workflow) =>
      jobsOf(workflow).flatMap(([name, { permissions }]) => (typeof permissions === 'object' ? [] : [name])),
  },
  {
    name: 'gives a reason for every permission',
    offences: ({ text }) =>
      [...text.matchAll(PERMISSION)].filter(([, , , rest = '']) => !/^ # \w/.test(rest)).map(([line]) => line.trim()),
  },
  {
    name: 'ends every job after a time',
    // A job that calls a workflow cannot have one; the jobs of that workflow do.
    offences: (workflow) =>
      jobsOf(workflow).flatMap(([name, job]) =>
        job.uses === undefined && !Number.isInteger(job['timeout-minutes']) ? [name] : [],
      ),
  },
  {
    name: 'names the system it runs on by version',
    offences: (workflow) =>
      jobsOf(workflow).flatMap(([name, job]) => (String(job['runs-on']).endsWith('-latest') ? [name] : [])),
  },
  {
    name: 'pins every action by its commit, with the version behind it',
    offences: ({ text }) =>
      [...text.matchAll(/^[ -]*uses: (.*)$/gm)]
        .map(([, used = '']) => used)
        .filter((used) => !/^\.\//.test(used) && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used)),
  },
  {
    name: 'leaves no credentials behind a checkout',
    offences: (workflow) =>
      stepsOf(workflow).flatMap(([name, step]) =>
        step.uses?.startsWith('actions/checkout@') === true && step.with?.['persist-credentials'] !== false
          ? [name]
          : [],
      ),
  },
  {
    name: 'puts no expression into a script, where its value would be code',
    offences: (workflow) =>
      stepsOf(workflow).flatMap(([name, { run }]) => (run?.includes('${{') === true ? [`${name}: ${run}`] : [])),
  },
  {
    name: 'hides no failure within a command that prints',
    offences: (workflow) =>
      stepsOf(workflow).flatMap(([name, { run }]) => (/\becho\b.*\$\(/.test(run ?? '') ? [name] : [])),
  },
  {
    name: 'is not started with secrets by a pull request of anybody',
    offences: ({ text }) => text.match(/^[^#\n]*\bpull_request_target\b/gm) ?? [],
  },
  {
    name: 'passes secrets on by name alone',
    offences: (workflow) => jobsOf(workflow).flatMap(([name, { secrets }]) => (secrets === 'inherit' ? [name] : [])),
  },
];

/** What a workflow does against a rule; none where it keeps it. */
export function offencesAgainst(rule: Rule, text: string): readonly string[] {
  return rule.offences({ text, document: parse(text) });
}

/** The permissions to write that its jobs have, such as `publish: contents`. */
export function writePermissions(text: string): string[] {
  const { jobs }: Workflow['document'] = parse(text);
  return Object.entries(jobs).flatMap(([job, { permissions }]) =>
    Object.entries(permissions ?? {}).flatMap(([name, access]) => (access === 'read' ? [] : [`${job}: ${name}`])),
  );
}
