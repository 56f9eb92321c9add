import { resolve } from 'node:path';
import type { RepositoryHost } from '../gate/judge-repository.ts';
import type { Report } from '../gate/report.ts';
import { requireVersions, SETTING_NAMES, type Settings } from '../gate/settings.ts';
import { connectByNode } from '../net/node-connections.ts';
import { jsonLine } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';
import { optionLabel, readOptions } from './options.ts';

/** A local repository needs no token and has no pull request. */
const NAMES = SETTING_NAMES.filter((name) => !['github-token', 'comment', 'suggestions'].includes(name));

/**
 * `gate`: does what the action does, on given versions or on commits of a local repository (DESIGN section 6). A report without any
 * evidence goes to stderr, so that stdout stays empty.
 *
 * @throws InputError, ReverseSpanError
 */
export async function gate(args: readonly string[]): Promise<ExitCode> {
  const aliases = { base: 'base-ref', head: 'head-ref' } as const;
  const { settings, json, switches } = readOptions(args, { names: NAMES, aliases, switches: ['verbose'] });
  const verbose = switches.has('verbose');
  if (settings['base-ref'] === undefined && settings['head-ref'] === undefined) requireVersions(settings, optionLabel);
  const { judge } = await import('../gate/gate.ts');
  const report = await judge(settings, {
    onProgress: progressOn(process.stderr),
    connect: connectByNode,
    repository: localRepository(settings),
  });
  const { lookOf } = await import('../render/gate/layout.ts');
  const { renderReport } = await import('../render/gate/terminal.ts');
  const code = exitCodeOfReport(report);
  if (code !== EXIT.badQuestion && isFounded(report)) {
    process.stdout.write(
      `${json ? jsonLine(report) : renderReport(report, lookOf(process.stdout, process.env, verbose))}\n`,
    );
  } else {
    process.stderr.write(`${renderReport(report, lookOf(process.stderr, process.env, verbose))}\n`);
  }
  return code;
}

/** The repository of the working directory, as it is; nothing is fetched. */
function localRepository(settings: Settings): RepositoryHost {
  return {
    event: { name: 'local', payload: null, sha: null },
    workspace: null,
    open: async () => {
      const { openRepository } = await import('../deployment/trees/repository.ts');
      return await openRepository({ directory: resolve(settings['working-directory']), api: null, fetch: false });
    },
  };
}

/** Whether the commits could be read, and the index where one was asked for. */
function isFounded({ problem, evidence }: Report): boolean {
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
