import { endGroup, info, startGroup } from '@actions/core';
import { judge } from '../gate/gate.ts';
import { type GateSettings, parseSettings, SETTING_NAMES } from '../gate/settings.ts';
import { renderAnnotations } from '../render/annotations.ts';
import { lookOf } from '../render/layout.ts';
import { renderSummary } from '../render/pages.ts';
import { renderDetails, renderReport } from '../render/terminal.ts';
import { annotate } from '../runner/annotate.ts';
import { readInputTexts } from '../runner/input-texts.ts';
import { progressInLog } from '../runner/log-progress.ts';
import { writeReport, writeSummary } from '../runner/runner-files.ts';
import { publishReport, publishSafeOutputs } from './outputs.ts';
import { linksOf, repositoryOf } from './workflow.ts';

/**
 * One run of the gate, in the order of docs/rules.md#the-order-of-a-run: safe outputs, work, summary, annotations,
 * comment, final outputs.
 *
 * @param onSettings told of the settings once the team's own file is read
 * @returns whether the job fails
 * @throws Error, InputError, ReverseSpanError; anything thrown leaves the safe outputs standing
 */
export async function main(
  processEnv: NodeJS.ProcessEnv,
  onSettings: (settings: GateSettings) => void,
): Promise<boolean> {
  publishSafeOutputs(processEnv);
  let settings = readInputs(processEnv);
  const report = await judge(settings, {
    onProgress: progressInLog(),
    links: linksOf(processEnv),
    repository: {
      ...repositoryOf(settings, processEnv),
      onSettings: (inForce) => {
        settings = inForce;
        onSettings(inForce);
      },
    },
  });
  const reportPath = await writeReport(report, processEnv);
  await writeSummary(renderSummary(report));
  startGroup('Details');
  info(renderDetails(report));
  endGroup();
  info(renderReport(report, lookOf({ isTTY: false }, processEnv)));
  annotate(renderAnnotations(report));
  if (settings.comment !== 'never') {
    const { publishComment } = await import('./comment.ts');
    await publishComment(report, settings, processEnv);
  }
  if (settings.suggestions === 'true') {
    const { publishSuggestions } = await import('./suggestions.ts');
    await publishSuggestions(report, settings, processEnv);
  }
  publishReport(report, reportPath);
  return report.outcome.fails;
}

/** Reads the action's inputs from the environment. @throws InputError for an unknown input or a wrong value */
export function readInputs(processEnv: NodeJS.ProcessEnv): GateSettings {
  return parseSettings(readInputTexts(processEnv, SETTING_NAMES), (name) => `Input "${name}"`);
}
