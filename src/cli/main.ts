import { TOOL } from '../net/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { InputError, suggest } from '../settings/input-error.ts';
import { answer, complain } from './complain.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

type Command = (args: readonly string[]) => Promise<ExitCode>;

/** Each command is loaded only if the user asks for it. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'upgrade-check': async () => (await import('./upgrade-check.ts')).upgradeCheck,
  plan: async () => (await import('./plan.ts')).plan,
  gate: async () => (await import('./gate.ts')).gate,
  verify: async () => (await import('./gate.ts')).verify,
  detect: async () => (await import('./detect.ts')).detect,
  apply: async () => (await import('./apply.ts')).apply,
  running: async () => (await import('./running.ts')).running,
  backtest: async () => (await import('./backtest.ts')).backtest,
};

/**
 * The command line.
 *
 * @param args without the program's own name
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  const at = args.findIndex((argument) => argument === '--help' || argument === '-h');
  if (at !== -1) {
    const { helpOf, overview, takesValue } = await import('./help.ts');
    // A `--help` that arrives from outside in the place of a version must not end with success.
    if (at < 2 || !takesValue(args[at - 1] ?? '')) {
      answer(((at === 0 || name === undefined ? null : helpOf(name)) ?? overview()).trimEnd());
      return EXIT.passed;
    }
  }
  if (name === '--version') {
    answer(TOOL.version);
    return EXIT.passed;
  }
  try {
    const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load !== undefined) return await (await load())(rest);
    const names = Object.keys(COMMANDS);
    throw new InputError(
      name === undefined
        ? `Name a command: ${names.join(', ')}.`
        : `There is no command "${name}"${suggest(name, names)} See upgrade-gate --help.`,
    );
  } catch (error) {
    if (!(error instanceof InputError || error instanceof ReverseSpanError)) throw error;
    complain(error.message);
    return EXIT.badQuestion;
  }
}
