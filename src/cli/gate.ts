import { resolve } from 'node:path';
import type { GateHost } from '../gate/gate.ts';
import type { RepositoryHost } from '../gate/judge/judge-repository.ts';
import type { Report } from '../gate/report/report.ts';
import { type GateSettings, requireVersions, SETTING_NAMES } from '../gate/settings.ts';
import { connectByNode } from '../net/node-connections.ts';
import { jsonLine } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, complain } from './complain.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { type CommandOptions, optionLabel, readOptions } from './options.ts';

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
  const options = readOptions(args, { names: NAMES, aliases: ALIASES, switches: ['verbose'] });
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
  const options = readOptions(args, { names, aliases: ALIASES, switches: ['verbose'], operand: 'report' });
  const { operand } = options;
  if (operand === null) throw new InputError('Give one report: verify REPORT.');
  const settings = { ...options.settings, 'approved-report': operand };
  const isOwn = (['from', 'to', 'base-ref', 'head-ref'] as const).every((name) => settings[name] === undefined);
  const isCommits = settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
  if (!isOwn && !isCommits) requireVersions(settings, optionLabel);
  const { judge, judgeApproved } = await import('../gate/gate.ts');
  return await judgeBy(isOwn ? judgeApproved : judge, { ...options, settings });
}

/** Judges, and prints the report to stdout or stderr. */
async function judgeBy(
  ask: (settings: GateSettings, host: GateHost) => Promise<Report>,
  { settings, json, switches }: CommandOptions,
): Promise<ExitCode> {
  const verbose = switches.has('verbose');
  const report = await ask(settings, {
    onProgress: progressOn(process.stderr),
    connect: connectByNode,
    repository: localRepository(settings),
  });
  const { lookOf } = await import('../render/gate/layout.ts');
  const { renderReport } = await import('../render/gate/terminal.ts');
  const code = exitCodeOfReport(report);
  if (json) {
    answer(jsonLine(report));
    return code;
  }
  if (report.problem?.code === 'base-unavailable') {
    const what = report.problem.message.replace(/^(base|head)-ref /, '--$1 ');
    complain(`${what} Name a branch, tag or commit that this clone has; \`git fetch\` brings those of the remote.`);
    return code;
  }
  const stream = code !== EXIT.badQuestion && hasEvidence(report) ? process.stdout : process.stderr;
  const look = { ...lookOf(stream, process.env, verbose), isCommandLine: true };
  stream.write(`${renderReport(report, look)}\n`);
  return code;
}

/** The repository of the working directory, as it is. Nothing is fetched. */
function localRepository(settings: GateSettings): RepositoryHost {
  return {
    event: { name: 'local', payload: null, sha: null },
    workspace: null,
    open: async () => {
      const { openRepository } = await import('../repository/repository.ts');
      return await openRepository({ directory: resolve(settings['working-directory']), api: null, fetch: false });
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
