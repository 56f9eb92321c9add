import { type GateSettingName, parseSettings } from '../gate/settings.ts';
import { TOOL } from '../net/tool.ts';
import { EXIT } from './exit-codes.ts';
import { DETECTION_NAMES, EVIDENCE_NAMES, POLICY_NAMES } from './options.ts';
import { REPORT_FILES } from './report-files.ts';

/** The help text of one command. */
interface CommandHelp {
  /** One sentence: the question that it answers. */
  readonly answers: string;
  /** Each way to ask it, without the program's name. */
  readonly usage: readonly string[];
  /** Names of its options, as users write them. */
  readonly options: readonly string[];
  /** The defaults of this command that differ from those of the settings. */
  readonly defaults?: Readonly<Partial<Record<GateSettingName, string>>>;
  readonly examples: readonly string[];
  /** The meaning of each exit code for this command. */
  readonly exits: Readonly<Record<number, string>>;
}

/** The value of an option, and its purpose. An option without a value is a switch. */
const OPTIONS: Readonly<Record<string, readonly [value: string, what: string]>> = {
  from: ['X.Y.Z', 'current version'],
  to: ['X.Y.Z', 'target version'],
  base: ['REF', 'commit, branch or tag before the change; also --base-ref'],
  head: ['REF', 'commit, branch or tag after the change; also --head-ref'],
  next: ['', 'only the first step of the plan to --to, or to the newest release'],
  mode: ['', 'declare Recreate too if the jump needs it; alone, declare it everywhere'],
  done: ['', 'take out again what a downtime left behind'],
  pin: ['', 'write the version that runs at --running-url in the place of `latest`'],
  'index-url': ['URL|PATH', 'release-safety index'],
  'release-asset-url': ['TEMPLATE', 'artifact of a release, with {version} where the version goes'],
  artifacts: ['verify|explain|off', 'verify: they must confirm the index; explain: read; off: skip'],
  'minimum-release-age': ['AGE', 'minimum age of a target: "3 days", "36 hours"'],
  'known-issues': ['URL|PATH', 'file of releases that you keep out, see docs/policy.md'],
  'approved-report': ['PATH', 'report that was approved; anything else or worse fails'],
  endpoints: ['METHOD PATH', 'REST endpoint that you call: the report names what breaks it; repeatable'],
  url: ['URL', 'address of Lightdash; no token is sent'],
  expect: ['X.Y.Z', 'version to wait for; it has to answer three times in a row'],
  within: ['10m', 'how long to wait: 90s, 10m, 1h; it asks every five seconds at most'],
  every: ['7d', 'days between two upgrades; without it, 1, 2, 7, 14 and 30 are compared'],
  'fail-on': ['not-rolling|mode-mismatch|blocked|never', 'what makes the exit code other than 0'],
  'new-target': ['pass|fail', 'whether a new deployment passes'],
  'no-deployment': ['fail|pass', 'whether a repository that deploys nothing passes'],
  strict: ['true|false', 'whether problems that were there before fail too'],
  'running-url': ['[GLOB=]URL', 'service to ask which version runs; repeatable with globs'],
  targets: ['FILE#DOT.PATH', 'place of the version, or FILE@regex:PATTERN; repeatable'],
  discover: ['true|false', 'look for deployments (true without --targets, else false)'],
  files: ['GLOB', 'files to search; !GLOB leaves files out; repeatable'],
  images: ['GLOB', 'more images whose tag is the version; repeatable'],
  'tag-suffix': ['SUFFIX', 'suffix to drop from tags'],
  chart: ['NAME', "name of Lightdash's chart"],
  'chart-version': ['X.Y.Z', 'version of that chart, if no file has it'],
  'chart-repository-url': ['URL|PATH', 'repository of that chart'],
  'env-files': ['PATH', 'variables for compose files; repeatable'],
  'compose-files': ['PATH', 'compose files used together, in the order of -f; repeatable'],
  'rendered-base': ['PATH', 'what your tools render from the base: see docs/rendered.md'],
  'rendered-head': ['PATH', 'what they render from the head'],
  'working-directory': ['DIR', 'run as if started in DIR'],
  staged: ['', 'judge what is about to be committed: the index against HEAD'],
  summary: ['FILE', 'write the report as Markdown'],
  sarif: ['FILE', 'write errors and warnings as SARIF 2.1.0'],
  'code-quality': ['FILE', "write them for GitLab's code quality"],
  json: ['', 'print one line of JSON to standard output'],
  verbose: ['', 'show all releases, and the evidence with its hashes'],
};

/** Options of every command that judges a change. */
const GATE = [
  ...['from', 'to', 'base', 'head', 'running-url', 'fail-on', 'new-target', 'no-deployment', 'strict', 'endpoints'],
  ...['rendered-base', 'rendered-head', ...POLICY_NAMES, ...DETECTION_NAMES, ...EVIDENCE_NAMES],
];
/** The rule for relative paths, for commands with and without a folder of their own. */
const PATHS = {
  here: 'Relative paths start where you stand, or in --working-directory.',
  folder: [
    'Names of files to search (--targets, --files, --env-files, --compose-files)',
    'start in DIR. All other relative paths start where you stand.',
  ].join('\n  '),
};
const BAD_QUESTION = 'invalid input: a bad version, a downgrade, an unknown option';

const HELP: Readonly<Record<string, CommandHelp>> = {
  'upgrade-check': {
    answers: "Can this upgrade roll? Answers like Lightdash's own command, by the index.",
    usage: ['upgrade-check --from X.Y.Z --to X.Y.Z'],
    options: ['from', 'to', ...EVIDENCE_NAMES, 'json'],
    defaults: { artifacts: 'off' },
    examples: ['upgrade-check --from 2.90.0 --to 2.91.0', 'upgrade-check --from 2.90.0 --to 2.95.0 --json'],
    exits: { 0: 'safe', 1: 'not safe', 2: 'the index does not cover it, or cannot be read', 3: BAD_QUESTION },
  },
  plan: {
    answers: 'Which steps lead there, which need downtime, and which is the newest that rolls?',
    usage: ['plan --from X.Y.Z --to X.Y.Z'],
    options: ['from', 'to', ...POLICY_NAMES, ...EVIDENCE_NAMES, 'json', 'verbose'],
    defaults: { artifacts: 'off' },
    examples: ['plan --from 1.2.0 --to 2.114.0', 'plan --from 2.90.0 --to 2.114.0 --artifacts verify'],
    exits: {
      0: 'it rolls',
      1: 'it needs downtime, or several steps',
      2: 'unproven, or no permitted path leads there',
      3: BAD_QUESTION,
    },
  },
  gate: {
    answers: 'Does what the action does: decision, reasons, choices, plan.',
    usage: [
      'gate --from X.Y.Z --to X.Y.Z',
      'gate --base REF [--head REF]   compares commits of a repository',
      'gate --staged                  before a commit',
    ],
    options: [...GATE, 'staged', 'approved-report', ...REPORT_FILES, 'json', 'verbose'],
    examples: ['gate --base main', 'gate --from 2.90.0 --to 2.114.0 --fail-on blocked'],
    exits: {
      0: 'passed under --fail-on',
      1: 'it needs downtime, or several steps',
      2: 'unproven: evidence, a file or a commit cannot be read',
      3: 'invalid input: a bad version, a downgrade, no deployment found',
    },
  },
  verify: {
    answers: "Compares a deployment with the approved report, under today's documents.",
    usage: [
      'verify REPORT                           judges its upgrades',
      'verify REPORT --base REF [--head REF]   compares commits',
      'verify REPORT --from X.Y.Z --to X.Y.Z',
    ],
    options: [...GATE, ...REPORT_FILES, 'json', 'verbose'],
    examples: ['verify report.json', 'verify report.json --base HEAD^ --minimum-release-age "3 days"'],
    exits: {
      0: 'as approved, and `gate` passes',
      1: 'not as approved, or it needs downtime, or one jump is not permitted',
      2: 'unproven: evidence, a file or a commit cannot be read',
      3: 'invalid input: a bad version, a downgrade, an unusable report',
    },
  },
  detect: {
    answers: 'What does a folder deploy? Reads the files on disk, committed or not.',
    usage: ['detect [DIR]'],
    options: [...DETECTION_NAMES, 'json'],
    examples: ['detect', 'detect ../infrastructure --json'],
    exits: {
      0: 'read, even if some versions are unknown',
      2: 'a file cannot be read',
      3: 'invalid input: an unknown option, no such folder',
    },
  },
  apply: {
    answers: 'Writes a version into the files of a folder, where `detect` finds one.',
    usage: [
      'apply [DIR] --to X.Y.Z [--mode] [--base REF]',
      'apply [DIR] --next [--to X.Y.Z] [--mode] [--base REF]',
      'apply [DIR] --mode [--base REF]',
      'apply [DIR] --done',
      'apply [DIR] --pin --running-url URL',
    ],
    options: [
      'to',
      'next',
      'mode',
      'base',
      'done',
      'pin',
      'running-url',
      ...POLICY_NAMES,
      'index-url',
      ...DETECTION_NAMES,
      'json',
    ],
    examples: ['apply --mode --base main', 'apply environments/prod --to 2.114.0 --mode', 'apply --done'],
    exits: {
      0: 'written, or already so',
      2: 'nothing written: a part of it cannot be, or the index cannot be read',
      3: BAD_QUESTION,
    },
  },
  running: {
    answers: 'Which version runs? With --expect, waits until it is that one.',
    usage: ['running --url URL', 'running --url URL --expect X.Y.Z [--within 10m]'],
    options: ['url', 'expect', 'within', 'tag-suffix', 'json'],
    examples: [
      'running --url https://bi.example.com',
      'running --url https://bi.example.com --expect 2.114.0 --within 10m',
    ],
    exits: {
      0: 'it answers, and it is the expected version',
      1: 'another version answers',
      2: 'no answer, or none that tells its version',
      3: 'invalid input: a bad address, version or time',
    },
  },
  backtest: {
    answers: 'What would upgrading every so many days have meant, by the index?',
    usage: ['backtest --from X.Y.Z [--every 7d]'],
    options: ['from', 'every', 'index-url', 'working-directory', 'json'],
    examples: ['backtest --from 2.90.0', 'backtest --from 2.90.0 --every 7d --json'],
    exits: {
      0: 'answered',
      2: 'the index cannot be read, or lacks the version or its date',
      3: BAD_QUESTION,
    },
  },
};

/** The help of a command; null if there is no such command. Ends with a line break. */
export function helpOf(command: string): string | null {
  const help = Object.hasOwn(HELP, command) ? HELP[command] : undefined;
  if (help === undefined) return null;
  const settings: Readonly<Record<string, unknown>> = parseSettings(help.defaults ?? {}, (name) => name);
  const options = help.options.map((name) => {
    const [value, what] = OPTIONS[name] ?? ['', ''];
    const fallback = settings[name];
    const isShown = typeof fallback === 'string' && fallback !== '';
    return [
      `--${name} ${value}`.trim(),
      isShown ? `${what}${fallback.length > 30 ? '\n      ' : ' '}(${fallback})` : what,
    ] as const;
  });
  const lines = (items: readonly string[]) => items.map((each) => `  ${TOOL.name} ${each}\n`).join('');
  return [
    `${help.answers}\n`,
    `Usage:\n${lines(help.usage)}`,
    `Options, with their defaults:\n${options.map(([name, what]) => `  ${name}\n      ${what}\n`).join('')}`,
    `Paths:\n  ${help.options.includes('working-directory') ? PATHS.here : PATHS.folder}\n`,
    `Examples:\n${lines(help.examples)}`,
    `Exit codes:\n${Object.entries(help.exits)
      .map(([code, what]) => `  ${code}  ${what}\n`)
      .join('')}`,
  ].join('\n');
}

/** Whether an argument is an option that takes the next argument as its value. */
export function takesValue(argument: string): boolean {
  if (!argument.startsWith('--') || argument.includes('=')) return false;
  return (OPTIONS[argument.slice(2)]?.[0] ?? 'VALUE') !== '';
}

/** The help of the program: its commands. Ends with a line break. */
export function overview(): string {
  const rows = Object.entries(HELP).flatMap(([, { usage, answers }]) => [
    ...usage.map((each) => `  ${each}`),
    `      ${answers}`,
  ]);
  return `${[
    `Usage: ${TOOL.name} COMMAND [OPTIONS]`,
    '',
    'Commands:',
    ...rows,
    '',
    `${TOOL.name} COMMAND --help shows options, examples and exit codes.`,
    'Every command takes --json.',
    `Exit codes: ${EXIT.passed} passed, ${EXIT.failed} not safe, ${EXIT.unproven} unproven, ${EXIT.badQuestion} invalid input.`,
  ].join('\n')}\n`;
}
