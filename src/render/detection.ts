import { textForLog as prose, quoteForLog as quote } from '../page/escape.ts';
import { countOf } from '../page/words.ts';
import type { Place } from '../problems/place.ts';
import { product } from '../product/product.ts';
import { inOptions, withoutVersions } from './option-names.ts';
import { LOG_PEN } from './pen.ts';
import { wrap } from './wrap.ts';

/** A deployment as `detect` lists it. Texts are hostile until escaped. */
export interface DetectedDeployment extends Place {
  readonly id: string;
  readonly kind: string;
  readonly version: string | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly chartVersion: string | null;
  readonly upgradeMode: string | null;
  readonly migrationJob: boolean | null;
}

const OF_LINES = [
  'The gate judges these lines when their version changes.',
  'For `apply` without --base, name the place: --targets FILE#DOT.PATH or FILE@regex:PATTERN',
];

/** A file with more of them, such as a list of releases, deploys nothing. */
const MOST_LINES = 20;

/** The deployments of a folder, with a line for each place, and its problem. No deployment is left out. Ends without a line break. */
export function renderDetection(deployments: readonly DetectedDeployment[], width = Number.POSITIVE_INFINITY): string {
  const show = (each: DetectedDeployment) => renderDetected(each, width);
  if (deployments.length === 0)
    return `No ${product.name} deployment found. Name the place, or your own image:\n--targets values.yaml#image.tag\n--images 'registry.example.com/bi/*'`;
  if (deployments.some(({ kind }) => kind !== 'line')) return deployments.flatMap(show).join('\n');
  const more = deployments.length - MOST_LINES;
  const rest = more > 0 ? [`…and ${countOf(more, 'more line')}, which --json lists.`] : [];
  return [
    ...deployments.slice(0, MOST_LINES).flatMap(show),
    ...rest,
    ...OF_LINES.flatMap((line) => wrap(line, width, '', '')),
  ].join('\n');
}

function renderDetected(deployment: DetectedDeployment, width: number): string[] {
  const { kind, version, problem, chartVersion, upgradeMode, migrationJob } = deployment;
  const details = [
    quote(kind),
    ...(chartVersion === null ? [] : [`chart ${quote(chartVersion)}`]),
    ...(upgradeMode === null ? [] : [`upgrade.mode ${quote(upgradeMode)}`]),
    ...(migrationJob === null ? [] : [`migrationJob.enabled ${migrationJob}`]),
  ];
  return [
    `${LOG_PEN.place(deployment)}  ${version === null ? 'unknown' : quote(version)}  (${details.join(', ')})`,
    ...(problem === null ? [] : wrap(inOptions(withoutVersions(prose(problem.message))), width, '  ', '  ')),
  ];
}
