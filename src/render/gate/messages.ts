import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Choice, Report } from '../../gate/report/report.ts';
import { capital } from '../words.ts';
import { isByHand, remediesFor } from './choices.ts';
import { nameOfDeclaration } from './declarations.ts';
import { describeAlone, leadSentence } from './opening.ts';
import type { Pen } from './pen.ts';
import { spanOf } from './states.ts';

/** A message names this many ways to a green check. */
const MOST_CHOICES = 2;

/** Why a deployment has its decision, as sentences for a message at its line. */
export function whyDeployment(report: Report, deployment: DeploymentReport, pen: Pen): string[] {
  const span = spanOf(report, deployment);
  if (span !== undefined) return [leadSentence(span, pen)];
  // The place no longer exists on the head.
  const place = deployment.change === 'removed' ? [`Found at ${pen.place(deployment)}.`] : [];
  return [...describeAlone(deployment, pen), ...place];
}

/** What to do about it as a sentence, the cheapest way first; empty if nothing has to be done. */
export function nextSteps(report: Report, deployment: DeploymentReport, pen: Pen): string[] {
  if (!deployment.fails) return [];
  const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
  if (own.length === 0) return remediesFor(report, deployment, pen);
  const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment, pen));
  return [`${capital(ways.join(', or '))}.`];
}

/** ``set `upgrade.mode: Recreate` at deploy/values.yaml:5 and `fail-on: mode-mismatch` ``. */
function describeChoice(report: Report, choice: Choice, { file }: DeploymentReport, pen: Pen): string {
  const { id, to, title, edits, failOn, inputs } = choice;
  const own = inputs.filter(({ name }) => name !== 'fail-on');
  const needed = [
    ...(failOn === report.outcome.failOn ? [] : [pen.code(`fail-on: ${failOn}`)]),
    ...own.map(({ name, value }) => (value === null ? pen.code(name) : pen.literal(`${name}: ${value}`))),
  ];
  const settings = isByHand(choice) ? [] : needed;
  const edit = edits.find((each) => each.file === file) ?? edits[0];
  if (id === 'stop' && edit !== undefined) {
    const declared = `${nameOfDeclaration(edit.added, pen)} at ${pen.place(edit)}`;
    return `set ${[declared, ...settings].join(' and ')}`;
  }
  const version = to === null ? null : `go to ${pen.version(to)}`;
  const words = version ?? pen.prose(title).replace(/[.:]$/, '');
  return settings.length === 0 ? words : `${words} and set ${settings.join(' and ')}`;
}
