import { type GateSettingName, parseSettings } from '../gate/settings.ts';
import { TOOL } from '../net/tool.ts';
import { EXIT } from './exit-codes.ts';

/** What the help of one command says. */
interface CommandHelp {
  /** One sentence: the question that it answers. */
  readonly answers: string;
  /** Each way to ask it, without the program's name. */
  readonly usage: readonly string[];
  /** Names of its options, as users write them. */
  readonly options: readonly string[];
  /** Where its defaults differ from those of the settings. */
  readonly defaults?: Readonly<Partial<Record<GateSettingName, string>>>;
  readonly examples: readonly string[];
  /** What each exit code means to it. */
  readonly exits: Readonly<Record<number, string>>;
}

/** What stands behind an option, and what it is for; without a value it is a switch. */
const OPTIONS: Readonly<Record<string, readonly [value: string, what: string]>> = {
  from: ['X.Y.Z', 'the version before'],
  to: ['X.Y.Z', 'the version after'],
  base: ['REF', 'commit, branch or tag with the versions before; also --base-ref'],
  head: ['REF', 'the same with the versions after; also --head-ref'],
  next: ['', 'only the first hop of the plan, to the newest release without --to'],
  mode: ['', 'upgrade.mode Recreate too, if the jump needs it'],
  'index-url': ['URL|PATH', 'the release-safety index'],
  'release-asset-url': ['TEMPLATE', 'the artifact of a release, with {version} in it'],
  artifacts: ['verify|explain|off', 'what is done with the artifacts'],
  'minimum-release-age': ['AGE', 'how long a target has been published: "3 days", "36 hours"'],
  'known-issues': ['URL|PATH', 'releases that you keep out (docs/policy.md)'],
  'approved-report': ['PATH', 'the report that was approved: what is judged must be no other and no worse'],
  every: ['7d', 'days between two upgrades; without it 1, 2, 7, 14 and 30 side by side'],
  'fail-on': ['not-rolling|mode-mismatch|blocked|never', 'what ends with an exit code other than 0'],
  'new-target': ['pass|fail', 'a deployment that was not there before'],
  strict: ['true|false', 'problems that were there before fail too'],
  targets: ['FILE#DOT.PATH', 'places to read, or FILE@regex:PATTERN; may be repeated'],
  discover: ['true|false', 'look for deployments too; without targets it does'],
  files: ['GLOB', 'files to look at, !GLOB leaves out; may be repeated'],
  images: ['GLOB', 'further images whose tag is the version; may be repeated'],
  'tag-suffix': ['SUFFIX', 'dropped from a tag'],
  chart: ['NAME', "Lightdash's chart"],
  'chart-version': ['X.Y.Z', 'its version, if no file has it'],
  'chart-repository-url': ['URL|PATH', 'where it is published'],
  'env-files': ['PATH', 'variables for compose files; may be repeated'],
  'compose-files': ['PATH', 'compose files used together, in the order of -f; may be repeated'],
  'rendered-base': ['PATH', 'what your tools render of the base: manifests, compose config, a plan'],
  'rendered-head': ['PATH', 'the same of the head'],
  'working-directory': ['DIR', 'where relative paths start, and the repository'],
  json: ['', 'one line of JSON on standard output'],
  verbose: ['', 'also all releases, and the evidence with its hashes'],
};

const DETECTION = [
  ...['targets', 'discover', 'files', 'images', 'tag-suffix', 'chart', 'chart-version', 'chart-repository-url'],
  ...['env-files', 'compose-files'],
];
const EVIDENCE = ['index-url', 'release-asset-url', 'artifacts', 'working-directory'];
const POLICY = ['minimum-release-age', 'known-issues'];
/** What is judged, and under what. */
const GATE = [
  ...['from', 'to', 'base', 'head', 'fail-on', 'new-target', 'strict', 'rendered-base', 'rendered-head'],
  ...[...POLICY, ...DETECTION, ...EVIDENCE],
];
const BAD_QUESTION = 'the question cannot be asked: a bad version, a downgrade, an unknown option';

const HELP: Readonly<Record<string, CommandHelp>> = {
  'upgrade-check': {
    answers:
      "Can this upgrade roll? The lines, the JSON and the rules of Lightdash's own command, from the index alone.",
    usage: ['upgrade-check --from X.Y.Z --to X.Y.Z'],
    options: ['from', 'to', ...EVIDENCE, 'json'],
    defaults: { artifacts: 'off' },
    examples: ['upgrade-check --from 2.90.0 --to 2.91.0', 'upgrade-check --from 2.90.0 --to 2.95.0 --json'],
    exits: { 0: 'safe', 1: 'not safe', 2: 'the index does not cover it, or cannot be read', 3: BAD_QUESTION },
  },
  plan: {
    answers: 'Which hops lead there, with a mode each, and what is the newest version that rolls?',
    usage: ['plan --from X.Y.Z --to X.Y.Z'],
    options: ['from', 'to', ...POLICY, ...EVIDENCE, 'json', 'verbose'],
    defaults: { artifacts: 'off' },
    examples: ['plan --from 1.2.0 --to 2.114.0', 'plan --from 2.90.0 --to 2.114.0 --artifacts verify'],
    exits: {
      0: 'it rolls',
      1: 'it needs a stop, or several hops',
      2: 'unproven, or no path leads there',
      3: BAD_QUESTION,
    },
  },
  gate: {
    answers: 'What the action answers: the decision, the reasons, the choices, the plan.',
    usage: ['gate --from X.Y.Z --to X.Y.Z', 'gate --base REF [--head REF]   for the commits of the repository here'],
    options: [...GATE, 'approved-report', 'json', 'verbose'],
    examples: ['gate --base main', 'gate --from 2.90.0 --to 2.114.0 --fail-on blocked'],
    exits: {
      0: 'what --fail-on lets pass',
      1: 'it needs a stop, or is not permitted in one jump',
      2: 'unproven: evidence is missing, a file or a commit cannot be read',
      3: `${BAD_QUESTION}, no deployment`,
    },
  },
  verify: {
    answers: 'Is what is about to be deployed what was approved, and does it still hold by the documents of now?',
    usage: [
      'verify REPORT                            for the upgrades of the report',
      'verify REPORT --base REF [--head REF]    for the commits of the repository here',
      'verify REPORT --from X.Y.Z --to X.Y.Z',
    ],
    options: [...GATE, 'json', 'verbose'],
    examples: ['verify report.json', 'verify report.json --base HEAD^ --minimum-release-age "3 days"'],
    exits: {
      0: 'it is, and passes as `gate` does',
      1: 'it is not, or it needs a stop, or is not permitted in one jump',
      2: 'unproven: evidence of now is missing, a file or a commit cannot be read',
      3: `${BAD_QUESTION}, a report that cannot be used`,
    },
  },
  detect: {
    answers: 'What does a folder deploy? Files as they lie on the disk, committed or not.',
    usage: ['detect [DIR]'],
    options: [...DETECTION, 'json'],
    examples: ['detect', 'detect ../infrastructure --json'],
    exits: {
      0: 'read, problems included',
      2: 'a file cannot be read',
      3: 'an unknown option, a folder that is not there',
    },
  },
  apply: {
    answers: 'Writes a version into the files of a folder, at the places that `detect` finds, and nothing else.',
    usage: ['apply [DIR] --to X.Y.Z [--mode]', 'apply [DIR] --next [--to X.Y.Z] [--mode]'],
    options: ['to', 'next', 'mode', ...POLICY, 'index-url', ...DETECTION, 'json'],
    examples: ['apply --to 2.114.0 --mode', 'apply ../infrastructure --next --mode'],
    exits: { 0: 'written, or there already', 2: 'a place cannot be written', 3: BAD_QUESTION },
  },
  backtest: {
    answers: 'What would upgrading at a rhythm have meant, by the release dates and verdicts of the index?',
    usage: ['backtest --from X.Y.Z [--every 7d]'],
    options: ['from', 'every', 'index-url', 'working-directory', 'json'],
    examples: ['backtest --from 2.90.0', 'backtest --from 2.90.0 --every 7d --json'],
    exits: {
      0: 'answered',
      2: 'the index cannot be read, or does not have the version with its date',
      3: BAD_QUESTION,
    },
  },
};

/** The help of a command; null where there is no such command. Ends with a line break. */
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
    `Examples:\n${lines(help.examples)}`,
    `Exit codes:\n${Object.entries(help.exits)
      .map(([code, what]) => `  ${code}  ${what}\n`)
      .join('')}`,
  ].join('\n');
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
    `${TOOL.name} COMMAND --help shows its options, examples and exit codes. --json and --help work with every command.`,
    `Exit codes: ${EXIT.passed} passed, ${EXIT.failed} not safe, ${EXIT.unproven} unproven or unreadable, ${EXIT.badQuestion} invalid input.`,
  ].join('\n')}\n`;
}
