import { judge } from '../gate/gate.ts';
import { SETTING_NAMES } from '../gate/settings.ts';
import { jsonLine } from '../render/escape.ts';
import { progressOn } from '../render/progress.ts';
import { renderReport } from '../render/terminal.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';
import { readOptions } from './options.ts';

/**
 * `gate`: what the action does, on given versions (DESIGN section 6). Without a readable index the report goes to
 * stderr, so that stdout stays empty.
 *
 * @throws InputError, ReverseSpanError
 */
export async function gate(args: readonly string[]): Promise<ExitCode> {
  const { settings, json } = readOptions(args, SETTING_NAMES);
  const report = await judge(settings, { onProgress: progressOn(process.stderr) });
  if (report.evidence.documents[0]?.problem === null) {
    process.stdout.write(`${json ? jsonLine(report) : renderReport(report)}\n`);
  } else {
    process.stderr.write(`${renderReport(report)}\n`);
  }
  return exitCodeOf(!report.outcome.fails, report.decision);
}
