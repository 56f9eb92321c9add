import { resolve } from 'node:path';
import type { GateHost } from '../gate/gate.ts';
import type { RepositoryHost } from '../gate/judge/judge-repository.ts';
import type { Report } from '../gate/report/report.ts';
import { type GateSettings, requireVersions } from '../gate/settings.ts';
import { jsonLine } from '../page/escape.ts';
import { overdue, progressOn } from '../page/progress.ts';
import { ReverseSpanError } from '../release-safety/span.ts';
import { TreeError } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import { answer, answerInJson, complain, EXIT, type ExitCode, exitCodeOf } from './answers.ts';
import { adviceOnMissingCommit, isJob } from './missing-commit.ts';
import { type CommandOptions, optionLabel } from './options.ts';
import { ownProgram } from './program.ts';
import { reportFiles } from './report-files.ts';

/** The most that a run may take, whatever its parts wait for. */
const MOST_MINUTES = 15;

const NOTHING_ASKED =
  'Say what to compare. Give --base REF for the commits of this repository, such as --base main, or --from X.Y.Z and --to X.Y.Z.';

/** The versions and commits that are given. */
function askedBy(settings: GateSettings) {
  return (['from', 'to', 'base-ref', 'head-ref'] as const).filter((name) => settings[name] !== undefined);
}

function isOfCommits(settings: GateSettings): boolean {
  return settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
}

/** `gate`: what the action does, on versions or commits. A report without evidence goes to stderr, JSON to stdout. */
export async function gate(given: CommandOptions): Promise<ExitCode> {
  const options = await withStaged(given);
  const { settings } = options;
  if (askedBy(settings).length === 0) throw new InputError(NOTHING_ASKED);
  if (!isOfCommits(settings)) requireVersions(settings);
  if (!isOfCommits(settings) && options.own['environment'] !== undefined) {
    throw new InputError('--environment is for the commits of a repository. Given versions belong to no environment.');
  }
  const { judge } = await import('../gate/gate.ts');
  return await judgeBy(judge, options);
}

/** `verify REPORT`: as `gate --approved-report REPORT`. Without versions and commits, it judges the report's upgrades. */
export async function verify(options: CommandOptions): Promise<ExitCode> {
  const { operand } = options;
  if (operand === null) throw new InputError('Give one report, as in verify REPORT.');
  const settings = { ...options.settings, 'approved-report': operand };
  const isOfReport = askedBy(settings).length === 0;
  if (!isOfReport && !isOfCommits(settings)) requireVersions(settings);
  const { judge, judgeApproved } = await import('../gate/gate.ts');
  try {
    return await judgeBy(isOfReport ? judgeApproved : judge, { ...options, settings });
  } catch (error) {
    if (!(error instanceof ReverseSpanError)) throw error;
    // Versions alone do not show that the change allows it.
    throw new InputError(
      `${error.from} → ${error.to} is a downgrade. If it was approved, give its commits: --base and --head.`,
    );
  }
}

/** The options with the commits that `--staged` stands for. @throws InputError */
async function withStaged(options: CommandOptions): Promise<CommandOptions> {
  const { settings, switches } = options;
  if (!switches.has('staged')) return options;
  const [other] = askedBy(settings);
  if (other !== undefined) {
    throw new InputError(`--staged judges the index against HEAD. Leave out ${optionLabel(other)} or --staged.`);
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
  const writeFiles = reportFiles(own, resolve(settings['working-directory']));
  const stop = () => {
    complain(overdue(MOST_MINUTES));
    if (json) answerInJson(EXIT.unproven);
    process.exit(EXIT.unproven);
  };
  setTimeout(stop, MOST_MINUTES * 60_000).unref();
  const report = await ask(settings, {
    onProgress: progressOn(process.stderr),
    links: await linksOfReader(process.env),
    repository: { ...localRepository(settings), environment: own['environment'] },
  });
  const { lookOf } = await import('../render/layout.ts');
  const { renderReport } = await import('../render/terminal.ts');
  const code = exitCodeOfReport(report);
  if (json) {
    answer(jsonLine(report));
  } else if (report.problem?.code === 'base-unavailable') {
    // What a workflow grants is no question of a shell.
    complain(report.problem.message);
  } else {
    const stream = code !== EXIT.badQuestion && hasEvidence(report) ? process.stdout : process.stderr;
    const look = { ...lookOf(stream, process.env, switches.has('verbose')), isCommandLine: true };
    stream.write(`${renderReport(report, look)}\n`);
  }
  await writeFiles(report);
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

/** How whoever reads the report starts this program again, for commands to copy, and where the reader of a job's report finds its pages. */
async function linksOfReader(processEnv: NodeJS.ProcessEnv): Promise<Report['links']> {
  const none = { repository: null, run: null, gate: null };
  if (!isJob(processEnv)) return { ...none, program: ownProgram() };
  const { pagesOfJob, programOfJob } = await import('./tool-source.ts');
  return { ...none, gate: await pagesOfJob(), program: await programOfJob() };
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
