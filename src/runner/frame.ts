import { writeFileSync, writeSync } from 'node:fs';
import { error as annotateError, summary, warning } from '@actions/core';
import { insistOnVerifiedTls } from '../net/connection-security.ts';
import { messageOfError } from '../net/message-of-error.ts';
import { fitAnnotation } from '../page/annotations.ts';
import { lineForLog } from '../page/escape.ts';
import { overdue } from '../page/progress.ts';

/** What differs between the actions that run in this frame. */
export interface ActionRun {
  /** Title of the annotation if the process ends early; our own words. */
  readonly title: string;
  /** The message of that annotation. */
  readonly endedEarly: string;
  /** The most that all of it may take, whatever its parts wait for. */
  readonly mostMinutes: number;
  /** @returns whether the job fails */
  readonly main: (processEnv: NodeJS.ProcessEnv) => Promise<boolean>;
  /** Takes back outputs that were published before a failure and could do harm. */
  readonly withdraw: () => void;
  /** The job summary of a run that could not ask its question. */
  readonly renderFailure: (message: string) => string;
  /** Reports a failure in another place too, after the step has failed and its summary is written; may reject. */
  readonly onFailure?: (message: string, processEnv: NodeJS.ProcessEnv) => Promise<void>;
}

/** Runs an action so that only a proven result leaves a green step. Any error becomes an annotation and the summary, and fails the step. */
export async function runFramed(framed: ActionRun): Promise<void> {
  const { title, endedEarly, mostMinutes, main, withdraw, renderFailure, onFailure } = framed;
  // The step counts as failed until the end is reached. So it also fails if something stops this process early.
  process.exitCode = 1;
  let finished = false;
  let early = endedEarly;
  process.on('exit', () => {
    // Written synchronously, because on Windows a pipe would not be flushed any more.
    if (!finished) writeSync(1, `::error title=${title}::${early}\n`);
  });
  // Nothing that the run still does can follow, so that it publishes nothing after its outputs were withdrawn.
  const stop = () => {
    early = overdue(mostMinutes);
    for (const end of [withdraw, () => writeFileSync(process.env['GITHUB_STEP_SUMMARY'] ?? '', renderFailure(early))]) {
      try {
        end();
      } catch {
        // The step fails all the same.
      }
    }
    process.exit(1);
  };
  const clock = setTimeout(stop, mostMinutes * 60_000).unref();
  // Outputs, summary and exit code must agree, even if nobody reads the log any more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  try {
    const ignored = insistOnVerifiedTls(process.env);
    if (ignored !== null) warning(ignored, { title });
    const fails = await main(process.env);
    process.exitCode = fails ? 1 : 0;
  } catch (error) {
    // This comes first, so that no published output remains. Each of the following may fail for the same reason again.
    try {
      withdraw();
    } catch {
      // The step fails all the same.
    }
    const message = messageOfError(error);
    annotateError(fitAnnotation(message.split('\n').map(lineForLog).join('\n')), { title });
    try {
      await summary.emptyBuffer().addRaw(renderFailure(message)).write({ overwrite: true });
    } catch {
      // The annotation already has the message.
    }
    try {
      await onFailure?.(message, process.env);
    } catch {
      // The result of the step does not depend on this report.
    }
  }
  finished = true;
  clearTimeout(clock);

  // An abandoned connection must not keep the job waiting. Open connections get one second to close.
  process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
}
