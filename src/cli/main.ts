import { TOOL } from '../net/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { InputError, suggest } from '../settings/input-error.ts';
import { complain } from './complain.ts';
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
  // Help is given only if nothing else is asked. A `--help` that arrives as a version from outside must not end with success.
  if (asksForHelp(args.length === 1 ? name : rest.length === 1 ? rest[0] : undefined)) {
    const { helpOf, overview } = await import('./help.ts');
    process.stdout.write((rest.length === 1 && name !== undefined ? helpOf(name) : null) ?? overview());
    return EXIT.passed;
  }
  if (name === '--version') {
    process.stdout.write(`${TOOL.version}\n`);
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

function asksForHelp(argument: string | undefined): boolean {
  return argument === '--help' || argument === '-h';
}
