import { groupBy } from '../../deployment/group-by.ts';
import type { Advice, DeploymentReport } from '../../gate/report/deployment-report.ts';
import { showPlace } from '../../problems/place.ts';
import { listOf } from '../words.ts';
import type { FileLine, Pen } from './pen.ts';

const ADVICE_TITLES: Record<Advice['code'], string> = {
  'mode-differs': 'Another upgrade.mode is needed',
  'mode-not-set': 'upgrade.mode is not set',
  'chart-ignores-mode': 'This chart ignores upgrade.mode',
  'chart-needs-scale-down': 'This chart needs a scale-down first',
  'chart-not-known': 'The chart version is unknown',
  'no-migration-job': 'No migration job',
  'migration-job-changes': 'The migration job changes',
  'argo-cd-hooks': 'Argo CD runs the migration job as a hook',
  leftover: 'Left behind by a downtime',
  'digest-not-compared': 'Tag and digest were not compared',
  'digest-changed': 'The image digest changed',
  'image-changed': 'The image is another build',
  noticed: 'Check this line',
};

/** A short title for a piece of advice. */
export function adviceTitle({ code }: Advice): string {
  return ADVICE_TITLES[code];
}

/** The advice of all deployments, each piece once, warnings first. Advice without a place takes the place of its deployment. */
export function collectAdvice(deployments: readonly DeploymentReport[]): Advice[] {
  const pieces = new Map<string, Advice>();
  for (const { advice, file, line } of deployments) {
    for (const piece of advice) {
      const placed = piece.file === null ? { ...piece, file, line } : piece;
      pieces.set(JSON.stringify([placed.code, placed.file, placed.line, placed.message, placed.lines]), placed);
    }
  }
  const all = [...pieces.values()];
  return [...all.filter(({ level }) => level === 'warning'), ...all.filter(({ level }) => level !== 'warning')];
}

/** The same advice at one or several places. */
export type SameAdvice = readonly [Advice, ...Advice[]];

/** Groups the advice that is the same at several places. */
export function sameAdvice(advice: readonly Advice[]): SameAdvice[] {
  return [...groupBy(advice, ({ code, message, lines }) => JSON.stringify([code, message, lines])).values()];
}

/** The message of a piece of advice. Its place comes first, unless the message names it. */
export function describeAdvice({ file, line, message }: Advice, pen: Pen): string {
  const isNamed = file === null || message.includes(showPlace({ file, line, column: null }));
  return isNamed ? pen.prose(message) : `${pen.place({ file, line })}: ${pen.prose(message)}`;
}

/** A list of the first few places. */
export function placesOf(spots: readonly FileLine[], pen: Pen, most?: number): string {
  return listOf(
    spots.map((spot) => pen.place(spot)),
    most,
  );
}

/** Each place; where the one before it is in the same file, the line alone. */
export function linesOf(spots: readonly FileLine[], pen: Pen): string[] {
  return spots.map((spot, at) => (spot.file === spots[at - 1]?.file ? pen.line(spot) : pen.place(spot)));
}
