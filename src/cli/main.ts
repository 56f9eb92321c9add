import { insistOnVerifiedTls } from '../net/connection-security.ts';
import { TOOL } from '../net/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { InputError, suggest } from '../settings/input-error.ts';
import { answer, answerInJson, beginAnswers, complain, EXIT, type ExitCode } from './answers.ts';
import { ownProgram } from './program.ts';

/** The command line. Every error is said on stderr, and with `--json` there is always one document on stdout. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  beginAnswers();
  const code = await carryOut(args);
  if (args.includes('--json')) answerInJson(code);
  return code;
}

async function carryOut(args: readonly string[]): Promise<ExitCode> {
  try {
    const ignored = insistOnVerifiedTls(process.env);
    if (ignored !== null) complain(ignored);
    return await runCommand(args);
  } catch (error) {
    complainOf(error);
    return EXIT.unproven;
  }
}

/** What nobody expected is said with the place where it happened. */
export function complainOf(error: unknown): void {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

async function runCommand(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  const at = args.findIndex((argument) => argument === '--help' || argument === '-h');
  if (name === '--version' && at === -1) {
    answer(TOOL.version);
    return EXIT.passed;
  }
  const { COMMANDS } = await import('./commands.ts');
  const { readOptions, takesValue } = await import('./options.ts');
  // A `--help` that arrives from outside in the place of a version must not end with success.
  if (at !== -1 && (at < 2 || !takesValue(args[at - 1] ?? ''))) {
    const { helpOf, overview } = await import('./help.ts');
    answer(((at === 0 || name === undefined ? null : helpOf(name)) ?? overview()).trimEnd());
    return EXIT.passed;
  }
  try {
    const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return await (await command.load())(readOptions(rest, command));
    const names = Object.keys(COMMANDS);
    throw new InputError(
      name === undefined
        ? `Name a command: ${names.join(', ')}.`
        : `There is no command "${name}"${suggest(name, names)} See ${ownProgram()} --help.`,
    );
  } catch (error) {
    if (!(error instanceof InputError || error instanceof ReverseSpanError)) throw error;
    complain(error.message);
    return EXIT.badQuestion;
  }
}
