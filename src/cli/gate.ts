import { resolve } from 'node:path';
import type { GateHost } from '../gate/gate.ts';
import type { RepositoryHost } from '../gate/judge/judge-repository.ts';
import type { Report } from '../gate/report/report.ts';
import { type GateSettings, requireVersions, SETTING_NAMES } from '../gate/settings.ts';
import { jsonLine } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';
import { TreeError } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import { adviceOnMissingCommit } from './ci-system.ts';
import { answer, complain } from './complain.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { type CommandOptions, optionLabel, readOptions } from './options.ts';
import { REPORT_FILES, ReportFiles } from './report-files.ts';

/** Without these settings, because a local repository needs no token and has no pull request. */
const NAMES = SETTING_NAMES.filter((name) => !['github-token', 'comment', 'suggestions'].includes(name));

const NOTHING_ASKED =
  'Say what to compare: --base REF for the commits of this repository, such as --base main, or --from X.Y.Z and --to X.Y.Z.';

const ALIASES = { base: 'base-ref', head: 'head-ref' } as const;

/**
 * `gate`: does what the action does, on given versions or on commits of a local repository. The text of a report without any evidence goes to
 * stderr, so that stdout stays empty. JSON always goes to stdout.
 *
 * @throws InputError, ReverseSpanError
 */
export async function gate(args: readonly string[]): Promise<ExitCode> {
  const form = { names: NAMES, aliases: ALIASES, own: REPORT_FILES, switches: ['verbose', 'staged'] };
  const options = await withStaged(readOptions(args, form));
  const { settings } = options;
  if (settings['base-ref'] === undefined && settings['head-ref'] === undefined) {
    if (settings.from === undefined && settings.to === undefined) throw new InputError(NOTHING_ASKED);
    requireVersions(settings, optionLabel);
  }
  const { judge } = await import('../gate/gate.ts');
  return await judgeBy(judge, options);
}

/**
 * `verify REPORT`: whether an approval still holds. It is the same as `gate --approved-report REPORT`. Without versions and commits on the
 * command line, it judges the upgrades of the report.
 *
 * @throws InputError, ReverseSpanError
 */
export async function verify(args: readonly string[]): Promise<ExitCode> {
  const names = NAMES.filter((name) => name !== 'approved-report');
  const form = { names, aliases: ALIASES, own: REPORT_FILES, switches: ['verbose'], operand: 'report' };
  const options = readOptions(args, form);
  const { operand } = options;
  if (operand === null) throw new InputError('Give one report: verify REPORT.');
  const settings = { ...options.settings, 'approved-report': operand };
  const isOwn = (['from', 'to', 'base-ref', 'head-ref'] as const).every((name) => settings[name] === undefined);
  const isCommits = settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
  if (!isOwn && !isCommits) requireVersions(settings, optionLabel);
  const { judge, judgeApproved } = await import('../gate/gate.ts');
  return await judgeBy(isOwn ? judgeApproved : judge, { ...options, settings });
}

/**
 * The options with the commits that `--staged` stands for.
 *
 * @throws InputError
 */
async function withStaged(options: CommandOptions): Promise<CommandOptions> {
  const { settings, switches } = options;
  if (!switches.has('staged')) return options;
  const other = (['from', 'to', 'base-ref', 'head-ref'] as const).find((name) => settings[name] !== undefined);
  if (other !== undefined) {
    throw new InputError(`--staged judges the index against HEAD: leave out ${optionLabel(other)}, or --staged.`);
  }
  const { stagedCommits } = await import('../repository/staged.ts');
  try {
    const { base, head } = await stagedCommits(resolve(settings['working-directory']), process.env['GIT_INDEX_FILE']);
    return { ...options, settings: { ...settings, 'base-ref': base, 'head-ref': head } };
  } catch (error) {
    throw error instanceof TreeError ? new InputError(`--staged cannot read the index: ${error.message}`) : error;
  }
}

/** Judges, prints the report to stdout or stderr, and writes it to the files that the user names. */
async function judgeBy(
  ask: (settings: GateSettings, host: GateHost) => Promise<Report>,
  { settings, json, switches, own }: CommandOptions,
): Promise<ExitCode> {
  const files = new ReportFiles(own, resolve(settings['working-directory']));
  const verbose = switches.has('verbose');
  const report = await ask(settings, {
    onProgress: progressOn(process.stderr),
    repository: localRepository(settings),
  });
  const { lookOf } = await import('../render/gate/layout.ts');
  const { renderReport } = await import('../render/gate/terminal.ts');
  const code = exitCodeOfReport(report);
  if (json) {
    answer(jsonLine(report));
  } else if (report.problem?.code === 'base-unavailable') {
    // What a workflow grants is no question of a shell.
    complain(report.problem.message.replace(/^(base|head)-ref /, '--$1 '));
  } else {
    const stream = code !== EXIT.badQuestion && hasEvidence(report) ? process.stdout : process.stderr;
    const look = { ...lookOf(stream, process.env, verbose), isCommandLine: true };
    stream.write(`${renderReport(report, look)}\n`);
  }
  await files.write(report);
  return code;
}

/** The repository of the working directory, as it is. Nothing is fetched. */
function localRepository(settings: GateSettings): RepositoryHost {
  return {
    event: { name: 'local', payload: null, sha: null },
    workspace: null,
    open: async () => {
      const { openRepository } = await import('../repository/repository.ts');
      return await openRepository({
        directory: resolve(settings['working-directory']),
        api: null,
        fetch: false,
        adviceOnMissing: adviceOnMissingCommit(process.env),
      });
    },
  };
}

/** Whether the commits could be read, and the index too if it was needed. */
function hasEvidence({ problem, evidence }: Report): boolean {
  const [index] = evidence.documents;
  return problem === null && (index === undefined || index.problem === null);
}

/** A failing downgrade, no deployment and a missing target count as invalid input. */
function exitCodeOfReport({ outcome, deployments, decision }: Report): ExitCode {
  const failing = deployments.filter(({ fails }) => fails);
  const isDowngrade = failing.some(({ change }) => change === 'downgrade');
  if (outcome.cannotBeAsked || isDowngrade) return EXIT.badQuestion;
  return exitCodeOf(!outcome.fails, decision);
}
