import { parseArgs } from 'node:util';
import { type GateSettingName, type GateSettings, LIST_NAMES, parseSettings } from '../gate/settings.ts';
import { InputError, suggest } from '../settings/input-error.ts';

/** The parsed options of one command. */
export interface CommandOptions {
  readonly settings: GateSettings;
  readonly json: boolean;
  /** The switches of the command that are given. */
  readonly switches: ReadonlySet<string>;
  /** The command's own options that are given, with their values. */
  readonly own: ReadonlyMap<string, string>;
  /** The argument without an option in front of it. */
  readonly operand: string | null;
}

/** The options and arguments that a command takes. */
export interface CommandForm {
  /** The settings that are options of the command, by their own names. */
  readonly names: readonly GateSettingName[];
  /** Further names of some of them: `--base` for `base-ref`. */
  readonly aliases?: Readonly<Record<string, GateSettingName>>;
  /** The defaults of this command that differ from those of the settings. */
  readonly defaults?: Readonly<Partial<Record<GateSettingName, string>>>;
  /** Options with a value that are not settings. */
  readonly own?: readonly string[];
  /** Options without a value, besides `--json`. */
  readonly switches?: readonly string[];
  /** The name of the argument without an option, for messages; absent if the command takes none. */
  readonly operand?: string;
}

/**
 * Reads the options of a command: the names of the action's inputs, `--json`, and the command's own switches. A list option may be given
 * several times.
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
    // As in Node's strict mode, a text that looks like an option is not the value of the option before it. A tag suffix is an exception,
    // because it begins with a dash.
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

/** The settings of the evidence: where it is, and how it is used. */
export const EVIDENCE_NAMES: readonly GateSettingName[] = [
  'index-url',
  'release-asset-url',
  'artifacts',
  'working-directory',
];

/** The settings of the team's own policy (docs/policy.md). */
export const POLICY_NAMES: readonly GateSettingName[] = ['minimum-release-age', 'known-issues'];

/** The settings of detection. */
export const DETECTION_NAMES: readonly GateSettingName[] = [
  ...(['targets', 'discover', 'files', 'images', 'tag-suffix', 'chart', 'chart-version'] as const),
  ...(['chart-repository-url', 'env-files', 'compose-files'] as const),
];

/** The name of a setting in messages of the command line. */
export function optionLabel(name: string): string {
  return `--${name}`;
}
