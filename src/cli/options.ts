import { parseArgs } from 'node:util';
import { InputError, suggest } from '../gate/input-error.ts';
import { type GateSettingName, type GateSettings, LIST_NAMES, parseSettings } from '../gate/settings.ts';

/** The options of one command, read. */
export interface CommandOptions {
  readonly settings: GateSettings;
  readonly json: boolean;
  /** Those of the command's switches that are given. */
  readonly switches: ReadonlySet<string>;
  /** The command's own options that are given, with their values. */
  readonly own: ReadonlyMap<string, string>;
  /** What stands there without an option in front. */
  readonly operand: string | null;
}

/** What a command takes. */
export interface CommandForm {
  /** The settings that are its options, by their own names. */
  readonly names: readonly GateSettingName[];
  /** Further names of some of them: `--base` for `base-ref`. */
  readonly aliases?: Readonly<Record<string, GateSettingName>>;
  /** Where this command's default differs from the setting's own. */
  readonly defaults?: Readonly<Partial<Record<GateSettingName, string>>>;
  /** Options with a value that are no settings. */
  readonly own?: readonly string[];
  /** Options without a value, beside `--json`. */
  readonly switches?: readonly string[];
  /** What may stand there without an option in front, for messages; none where it is left out. */
  readonly operand?: string;
}

/**
 * Reads the options of a command. They have the names of the action's inputs; `--json` stands beside them, and the command's own switches. Those that are
 * lists may be given several times.
 *
 * @throws InputError for an option that is unknown, without a value or wrong, and for stray arguments
 */
export function readOptions(args: readonly string[], form: CommandForm): CommandOptions {
  const { names, aliases = {}, switches = [], own = [] } = form;
  const known = [...names, ...Object.keys(aliases), ...own];
  const flags = ['json', ...switches];
  const { tokens, values } = parse(args, known, flags);
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    if (flags.includes(token.name)) {
      if (token.value !== undefined) throw new InputError(`--${token.name} takes no value.`);
      continue;
    }
    if (!known.includes(token.name)) {
      throw new InputError(`There is no option ${token.rawName}${suggest(token.name, [...known, ...flags])}`);
    }
    // As in Node's strict mode: what looks like an option is not the value of the one before it. A tag suffix does begin with a
    // dash, though.
    const isSuffix = token.name === 'tag-suffix' && !isOption(token.value, [...known, ...flags]);
    const swallowed = token.value?.startsWith('-') === true && !token.inlineValue && !isSuffix;
    if (token.value === undefined || swallowed) throw new InputError(`${token.rawName} needs a value.`);
  }
  const [operand = null, ...stray] = operands;
  const [unexpected] = form.operand === undefined ? operands : stray;
  if (unexpected !== undefined) throw new InputError(`"${unexpected}" is not an option. ${expected(form)}`);
  const ownTexts = new Map<string, string>();
  const texts: Partial<Record<GateSettingName, string>> = { ...form.defaults };
  for (const option of known) {
    const given = values[option];
    if (!Array.isArray(given)) continue;
    const name = aliases[option] ?? (option as GateSettingName);
    if (given.length > 1 && !LIST_NAMES.includes(name))
      throw new InputError(`--${option} is given ${given.length} times.`);
    if (given.includes('')) throw new InputError(`--${option} is empty.`);
    if (own.includes(option)) ownTexts.set(option, given.join('\n'));
    else texts[name] = given.join('\n');
  }
  const given = new Set(switches.filter((name) => values[name] === true));
  const settings = parseSettings(texts, optionLabel);
  return { settings, json: values['json'] === true, switches: given, own: ownTexts, operand };
}

function isOption(text: string | undefined, known: readonly string[]): boolean {
  const [name = ''] = text?.startsWith('--') === true ? text.slice(2).split('=') : [];
  return known.includes(name);
}

function expected({ operand }: CommandForm): string {
  return operand === undefined ? 'This command takes options only: see its --help.' : `Give one ${operand}.`;
}

function parse(args: readonly string[], names: readonly string[], flags: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const, multiple: true as const }]));
  return parseArgs({
    args: [...args],
    options: { ...options, ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])) },
    // The messages of strict mode do not name the nearest option.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

/** The settings of a command that judges two versions by the index and asks no further. */
export const QUESTION_NAMES: readonly GateSettingName[] = [
  'from',
  'to',
  'index-url',
  'release-asset-url',
  'artifacts',
  'working-directory',
];

/** The settings of the team's own policy (docs/policy.md). */
export const POLICY_NAMES: readonly GateSettingName[] = ['minimum-release-age', 'known-issues'];

/** The settings that say how deployments are found in files. */
export const DETECTION_NAMES: readonly GateSettingName[] = [
  'targets',
  'files',
  'images',
  'tag-suffix',
  'chart',
  'chart-version',
  'chart-repository-url',
  'env-files',
  'compose-files',
  'discover',
];

/** How the command line calls a setting in a message. */
export function optionLabel(name: string): string {
  return `--${name}`;
}
