import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type GateSettingName, type GateSettings, LIST_NAMES, parseSettings, SETTING_NAMES } from '../gate/settings.ts';
import { product } from '../product/product.ts';
import { InputError, suggest } from '../settings/input-error.ts';

/** The value of an option, and its purpose. An option without a value is a switch. */
export const OPTIONS: Readonly<Record<string, readonly [value: string, what: string]>> = {
  from: ['X.Y.Z', 'current version'],
  to: ['X.Y.Z', 'target version'],
  base: ['REF', 'commit, branch or tag before the change (also --base-ref)'],
  head: ['REF', 'commit, branch or tag after the change (also --head-ref)'],
  next: ['', 'only the first step of the plan to --to, or to the newest release'],
  mode: ['', 'declare Recreate if the jump needs it, or everywhere if given alone'],
  done: ['', 'take out again what a downtime left behind'],
  pin: ['', 'replace `latest` with the current version at --running-url'],
  'index-url': ['URL|PATH', 'release-safety index'],
  'release-asset-url': ['TEMPLATE', 'artifact of a release, with {version} where the version goes'],
  artifacts: ['verify|explain|off', 'verify (they must confirm the index), explain or off (not read)'],
  'minimum-release-age': ['AGE', 'minimum age of a target, such as "3 days" or "36 hours"'],
  'max-index-age': ['AGE', 'how old the index may be, such as "7 days"'],
  'known-issues': ['URL|PATH', 'file of releases that you keep out, see docs/policy.md'],
  'table-sizes': ['URL|PATH', 'how big your tables are, see docs/report.md'],
  'approved-report': ['PATH', 'report that was approved, so anything else or worse fails'],
  endpoints: ['METHOD PATH', 'REST endpoint that you call, to see what breaks it (repeatable)'],
  url: ['URL', `address of ${product.name} (no token is sent)`],
  expect: ['X.Y.Z', 'version to wait for, until it answers three times in a row'],
  within: ['10m', 'how long to wait, such as 90s, 10m or 1h'],
  every: ['7d', 'days between two upgrades (default: compare 1, 2, 7, 14 and 30)'],
  'fail-on': ['not-rolling|mode-mismatch|blocked|never', 'what makes the exit code other than 0'],
  'new-target': ['pass|fail', 'whether a new deployment passes'],
  'no-deployment': ['fail|pass', 'whether a repository that deploys nothing passes'],
  strict: ['true|false', 'whether problems that were there before fail too'],
  'running-url': ['[GLOB=]URL', 'service to ask for its version (repeatable with globs)'],
  targets: ['FILE#DOT.PATH', 'place of the version, or FILE@regex:PATTERN (repeatable)'],
  discover: ['true|false', 'look for deployments (true without --targets, else false)'],
  files: ['GLOB', 'files to search, !GLOB leaves files out (repeatable)'],
  images: ['GLOB', 'more images whose tag is the version (repeatable)'],
  'tag-suffix': ['SUFFIX', 'suffix to drop from tags'],
  chart: ['NAME', `name of ${product.name}'s chart`],
  'chart-version': ['X.Y.Z', 'version of that chart, if no file has it'],
  'chart-repository-url': ['URL|PATH', 'repository of that chart'],
  'env-files': ['PATH', 'variables for compose files (repeatable)'],
  'compose-files': ['PATH', 'compose files used together, in the order of -f (repeatable)'],
  'rendered-base': ['PATH', 'what your tools render from the base, see docs/rendered.md'],
  'rendered-head': ['PATH', 'what they render from the head'],
  'working-directory': ['DIR', 'run as if started in DIR'],
  environment: ['NAME', "only this environment of the team's own file"],
  config: ['PATH', "the team's own file, if it is not .github/upgrade-gate.yml"],
  ci: ['github|gitlab|azure|bitbucket|jenkins', 'system that runs the check (what files and remote show)'],
  staged: ['', 'judge what is about to be committed (the index against HEAD)'],
  summary: ['FILE', 'write the report as Markdown'],
  sarif: ['FILE', 'write errors and warnings as SARIF 2.1.0'],
  'code-quality': ['FILE', "write them for GitLab's code quality"],
  json: ['', 'print one line of JSON to standard output'],
  verbose: ['', 'show all releases, and the evidence with its hashes'],
};

/** Options that are settings under a shorter name. Both names are taken. */
const ALIASES: Readonly<Record<string, GateSettingName>> = { base: 'base-ref', head: 'head-ref' };

/** The settings of the evidence: where it is, and how it is used. */
export const EVIDENCE_NAMES = ['index-url', 'release-asset-url', 'artifacts', 'working-directory'] as const;

export const DETECTION_NAMES = [
  'targets',
  'discover',
  'files',
  'images',
  'tag-suffix',
  'chart',
  'chart-version',
  'chart-repository-url',
  'env-files',
  'compose-files',
];

/** The options and arguments that a command takes. */
export interface CommandForm {
  /** Names of its options, as users write them. */
  readonly options: readonly string[];
  /** The defaults of this command that differ from those of the settings. */
  readonly defaults?: Readonly<Partial<Record<GateSettingName, string>>>;
  /** The name of the argument without an option, for messages; absent if the command takes none. */
  readonly operand?: string;
}

export interface CommandOptions {
  readonly settings: GateSettings;
  readonly json: boolean;
  /** The options without a value that are given. */
  readonly switches: ReadonlySet<string>;
  /** The options that are given and no settings, with their values. */
  readonly own: Readonly<Record<string, string>>;
  /** The argument without an option in front of it. */
  readonly operand: string | null;
}

/** Reads the options of a command. Most are inputs of the action; a list may be given several times. @throws InputError */
export function readOptions(args: readonly string[], form: CommandForm): CommandOptions {
  const { options } = form;
  const flags = options.filter((name) => OPTIONS[name]?.[0] === '');
  const known = options.filter((name) => !flags.includes(name)).flatMap((name) => [ALIASES[name] ?? [], name].flat());
  const { tokens, values } = parseLeniently(args, known, flags);
  const operands = operandsOf(tokens, known, flags);
  const [operand = null] = operands;
  const [most, expected] =
    form.operand === undefined
      ? [0, 'This command takes options only. See its --help.']
      : [1, `Give one ${form.operand}.`];
  if (operands.length > most) throw new InputError(`"${operands[most]}" is not an option. ${expected}`);
  const own: Record<string, string> = {};
  const texts: Record<string, string> = {};
  for (const option of known) {
    const given = values[option];
    if (!Array.isArray(given)) continue;
    const name = (ALIASES[option] ?? option) as GateSettingName;
    if (given.length > 1 && !LIST_NAMES.includes(name))
      throw new InputError(`--${option} is given ${given.length} times.`);
    if (given.includes('')) throw new InputError(`--${option} is empty.`);
    if (SETTING_NAMES.includes(name)) texts[name] = given.join('\n');
    else own[option] = given.join('\n');
  }
  const switches = new Set(flags.filter((name) => values[name] === true));
  return {
    settings: parseSettings(texts, optionLabel, form.defaults),
    json: switches.has('json'),
    switches,
    own,
    operand,
  };
}

/** Node's strict mode would refuse the same, but its messages do not name the nearest option. */
function parseLeniently(args: readonly string[], known: readonly string[], flags: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: Object.fromEntries([
      ...known.map((name) => [name, { type: 'string', multiple: true }] as const),
      ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ]),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

/** The arguments without an option. @throws InputError for an unknown option, and for a value too many or too few */
function operandsOf(
  tokens: ReturnType<typeof parseLeniently>['tokens'],
  known: readonly string[],
  flags: readonly string[],
): string[] {
  const all = [...known, ...flags];
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    if (flags.includes(token.name)) {
      if (token.value !== undefined) throw new InputError(`--${token.name} takes no value.`);
      continue;
    }
    if (!known.includes(token.name)) {
      const options = all.map((name) => `--${name}`);
      throw new InputError(`There is no option ${token.rawName}${suggest(`--${token.name}`, options)}`);
    }
    // As in Node's strict mode, a text that looks like an option is not the value of the option before it. A tag suffix is an exception,
    // because it begins with a dash.
    const isSuffix = token.name === 'tag-suffix' && !all.some((name) => token.value?.split('=')[0] === `--${name}`);
    const isOption = token.value?.startsWith('-') === true && !token.inlineValue && !isSuffix;
    if (token.value === undefined || isOption) throw new InputError(`${token.rawName} needs a value.`);
  }
  return operands;
}

/** The name of a setting in messages of the command line. */
export function optionLabel(name: string): string {
  return `--${name}`;
}

/** Whether an argument is an option that takes the next argument as its value. */
export function takesValue(argument: string): boolean {
  if (!argument.startsWith('--') || argument.includes('=')) return false;
  return (OPTIONS[argument.slice(2)]?.[0] ?? 'VALUE') !== '';
}

/** The absolute path of the folder that a command works on. The default is the working directory. @throws InputError if the path is not a folder */
export function folderOperand(operand: string | null): string {
  const folder = resolve(operand ?? '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`${folder} is not a folder.`);
  return folder;
}
