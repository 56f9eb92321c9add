import { endGroup, info, startGroup } from '@actions/core';
import { judge } from '../gate/gate.ts';
import { type GateSettings, parseSettings, SETTING_NAMES } from '../gate/settings.ts';
import { renderAnnotations } from '../render/annotations.ts';
import { lookOf } from '../render/layout.ts';
import { renderFailure, renderSummary } from '../render/pages.ts';
import { renderDetails, renderReport } from '../render/terminal.ts';
import { annotate } from '../runner/annotate.ts';
import type { ActionRun } from '../runner/frame.ts';
import { readInputTexts } from '../runner/input-texts.ts';
import { progressInLog } from '../runner/log-progress.ts';
import { writeReport, writeSummary } from '../runner/runner-files.ts';
import { publishReport, publishSafeOutputs, withdraw } from './outputs.ts';
import { linksOf, repositoryOf } from './workflow.ts';

/**
 * One run of the gate, in the order of docs/rules.md#the-order-of-a-run. Anything that it throws leaves the safe
 * outputs.
 *
 * @returns whether the job fails
 */
async function main(processEnv: NodeJS.ProcessEnv, onSettings: (settings: GateSettings) => void): Promise<boolean> {
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
function readInputs(processEnv: NodeJS.ProcessEnv): GateSettings {
  return parseSettings(readInputTexts(processEnv, SETTING_NAMES), (name) => `Input "${name}"`);
}

/** One run of the gate as an action (docs/rules.md#the-order-of-a-run). */
export function gateAction(): ActionRun {
  let inForce: GateSettings | null = null;
  return {
    title: 'Upgrade Gate',
    endedEarly: 'The gate ended before it reached a decision.',
    mostMinutes: 15,
    main: (environment) =>
      main(environment, (settings) => {
        inForce = settings;
      }),
    withdraw,
    renderFailure,
    // If the inputs cannot be read, it is unknown which comment belongs to this run.
    onFailure: async (message, environment) => {
      const settings = inForce ?? readInputs(environment);
      const { publishFailure } = await import('./comment.ts');
      await publishFailure(message, settings, environment);
    },
  };
}
