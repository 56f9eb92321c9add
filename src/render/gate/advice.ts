import { showPlace } from '../../deployment/place.ts';
import type { Advice, DeploymentReport } from '../../gate/deployment-report.ts';
import { listOf } from '../words.ts';
import type { Language } from './blocks.ts';
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
  'digest-not-compared': 'Tag and digest were not compared',
  'digest-changed': 'The image digest changed',
  'image-changed': 'The image is another build',
  noticed: 'Upgrade Gate',
};

/** A piece of advice in a few words. */
export function adviceTitle({ code }: Advice): string {
  return ADVICE_TITLES[code];
}

/** The advice of all deployments, each piece once, warnings first; without a place of its own it takes its deployment's. */
export function collectAdvice(deployments: readonly DeploymentReport[]): Advice[] {
  const pieces = new Map<string, Advice>();
  for (const { advice, file, line } of deployments) {
    for (const piece of advice) {
      const placed = piece.file === null ? { ...piece, file, line } : piece;
      pieces.set(JSON.stringify([placed.code, placed.file, placed.line, placed.message, placed.lines]), placed);
    }
  }
  return [...pieces.values()].sort((left, right) => rankOf(left) - rankOf(right));
}

function rankOf({ level }: Advice): number {
  return level === 'warning' ? 0 : 1;
}

/** The same advice for several places, together. */
export function sameAdvice(advice: readonly Advice[]): Advice[][] {
  const groups = new Map<string, Advice[]>();
  for (const piece of advice) {
    const key = JSON.stringify([piece.code, piece.message, piece.lines]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [piece]);
    else group.push(piece);
  }
  return [...groups.values()];
}

/** The message of a piece of advice, behind its place where the message does not name that itself. */
export function describeAdvice({ file, line, message }: Advice, pen: Pen): string {
  const isNamed = file === null || message.includes(showPlace({ file, line, column: null }));
  return isNamed ? pen.prose(message) : `${pen.place({ file, line })}: ${pen.prose(message)}`;
}

/** What the lines of a piece of advice are written in. */
export function languageOf({ code }: Advice): Language {
  return code === 'chart-needs-scale-down' ? 'sh' : 'yaml';
}

/** The first few places. */
export function placesOf(spots: readonly FileLine[], pen: Pen): string {
  return listOf(spots.map((spot) => pen.place(spot)));
}
