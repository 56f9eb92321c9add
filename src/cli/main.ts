import { InputError, suggest } from '../gate/settings.ts';
import { TOOL } from '../gate/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { complain } from './complain.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { gate } from './gate.ts';
import { plan } from './plan.ts';
import { upgradeCheck } from './upgrade-check.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<ExitCode>>> = {
  'upgrade-check': upgradeCheck,
  plan,
  gate,
};

const USAGE = `Usage: ${TOOL.name} COMMAND --from X.Y.Z --to X.Y.Z [OPTIONS]

Commands:
  upgrade-check  may the upgrade be rolled? (the maker's command; reads the index alone)
  plan           the hops that lead there, with a mode each
  gate           what the action does: decision, reasons, plan, next step

Options (--from and --to are required; --help stands alone):
  --index-url URL|PATH           the release-safety index
  --release-asset-url TEMPLATE   a release's artifact, with {version} in it
  --artifacts verify|explain|off (gate: verify; the others: off)
  --working-directory DIR        where relative paths start
  --json                         one line of JSON on stdout
  --fail-on not-rolling|mode-mismatch|blocked|never   (gate: not-rolling)
  --chart-version X.Y.Z          the chart in use, for the advice (gate)

Exit codes: 0 passed, 1 not safe, 2 unproven, 3 the question cannot be asked.
`;

/**
 * The command line (DESIGN section 6).
 *
 * @param args without the program's own name
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  // Only where nothing else is asked: a `--help` that came in as somebody's version must not end with success.
  if (asksForHelp(args.length === 1 ? name : rest.length === 1 ? rest[0] : undefined)) {
    process.stdout.write(USAGE);
    return EXIT.passed;
  }
  if (name === '--version') {
    process.stdout.write(`${TOOL.version}\n`);
    return EXIT.passed;
  }
  try {
    const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return await command(rest);
    const names = Object.keys(COMMANDS);
    throw new InputError(
      name === undefined
        ? `Name a command: ${names.join(', ')}.`
        : `There is no command "${name}"${suggest(name, names)} See --help, alone.`,
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
