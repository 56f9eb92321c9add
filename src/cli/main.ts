import { InputError, suggest } from '../gate/input-error.ts';
import { TOOL } from '../net/tool.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { apply } from './apply.ts';
import { backtest } from './backtest.ts';
import { complain } from './complain.ts';
import { detect } from './detect.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { gate } from './gate.ts';
import { plan } from './plan.ts';
import { upgradeCheck } from './upgrade-check.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<ExitCode>>> = {
  'upgrade-check': upgradeCheck,
  plan,
  gate,
  detect,
  apply,
  backtest,
};

const USAGE = `Usage: ${TOOL.name} COMMAND [OPTIONS]

Commands:
  upgrade-check --from X.Y.Z --to X.Y.Z   can the upgrade roll? (Lightdash's own command; reads the index alone)
  plan          --from X.Y.Z --to X.Y.Z   the hops that lead there, with a mode each
  gate          --from X.Y.Z --to X.Y.Z   what the action does: decision, reasons, plan, next step
  gate          --base REF [--head REF]   the same for what a change of this repository deploys
  detect        [DIR]                     what the files of a folder deploy
  apply         [DIR] --to X.Y.Z          writes a version into the files of a folder
  backtest      --from X.Y.Z [--every 7d] what a rhythm of upgrades would have meant

Evidence (upgrade-check, plan, gate):
  --index-url URL|PATH           the release-safety index
  --release-asset-url TEMPLATE   a release's artifact, with {version} in it
  --artifacts verify|explain|off (gate: verify; the others: off)
  --working-directory DIR        where relative paths start, and the repository

Judgement (gate):
  --fail-on not-rolling|mode-mismatch|blocked|never   (not-rolling)
  --new-target pass|fail         a deployment that was not there before (pass)
  --strict true|false            problems that were there before fail too (false)

Policy (gate, plan, apply), which only ever makes an answer stricter:
  --minimum-release-age "3 days" how long a target has been published; or "36 hours"
  --known-issues URL|PATH        releases that you keep out (docs/policy.md)

Writing (apply):
  --to X.Y.Z                     the version to write
  --next                         only the first hop of the plan (to the newest release without --to)
  --mode                         upgrade.mode Recreate too, where the jump needs it

Finding deployments (gate, detect, apply); those with "..." may be repeated:
  --targets FILE#DOT.PATH ...    places to read; or FILE@regex:PATTERN
  --discover true|false          look for deployments too (true without targets)
  --files GLOB ...               files to look at; !GLOB leaves out
  --images GLOB ...              further images whose tag is the version
  --tag-suffix SUFFIX            dropped from a tag (-commercial)
  --chart NAME                   the chart of Lightdash (lightdash)
  --chart-version X.Y.Z          its version, where no file has it
  --chart-repository-url URL|PATH
  --env-files PATH ...           variables for compose files
  --compose-files PATH ...       compose files used together, in the order of -f
  --rendered-base PATH           what your tools render of the base (gate), and
  --rendered-head PATH           of the head: manifests, compose config, a plan

--json writes one line of JSON to stdout; --verbose (gate, plan) shows what is folded
elsewhere: all releases, the evidence with its hashes. --help stands alone.
Exit codes: 0 passed, 1 not safe, 2 unproven or unreadable, 3 invalid input.
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
