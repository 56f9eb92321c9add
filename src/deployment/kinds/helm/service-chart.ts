import { isOfficialRepository, mirrorNotices } from '../../chart-source.ts';
import { type Chart, problemAnswer } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import type { ImageReference } from '../../reference.ts';
import type { YamlPath } from '../../source/yaml.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarations } from './declarations.ts';
import { readReleaseEnvironment } from './environment.ts';
import type { ReleasePart } from './findings.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, readImageValues } from './image-values.ts';
import { placesOfImage } from './images.ts';
import type { ReleaseLayers } from './values.ts';

interface ServiceChartOptions {
  /** Those that lead to its part of the values. */
  readonly keys: readonly string[];
  /** The chart as the finding names it; its version is filled in. Null where no chart can be named. */
  readonly chart: Chart | null;
  /** Where nothing else decides. */
  readonly place: Place;
  /** The image where the values name none. */
  readonly fallback?: ImageReference;
}

/**
 * An instance of the service's chart.
 *
 * @param layers its own part of the values, those of its source among them
 * @param known what decides where the tag is empty
 */
export function readServiceChart(
  layers: ReleaseLayers,
  known: ChartOfRelease,
  { keys, chart, place, fallback = DEFAULT_IMAGE }: ServiceChartOptions,
  settings: KindSettings,
): ReleasePart {
  const { scope } = layers;
  const reading = readImageValues(scope, settings, known, { fallback, isServiceChart: true });
  if (reading === null) throw new TypeError("values of the service's chart that are not its own");
  const { declared, problem, notices } = readDeclarations(layers, keys);
  const hidden = layers.hiddenAt(['image', 'tag']);
  const misdeclared = reading.answer.status === 'problem' ? null : problem;
  const stop = hidden ?? misdeclared;
  const isOfRepository = reading.answer.status === 'chart' && chart !== null;
  return {
    found: {
      answer: stop === null ? reading.answer : problemAnswer(stop),
      place: hidden === null ? reading.place : (hidden.place ?? place),
      notices: [
        ...new Set(reading.notices),
        ...(isOfRepository ? mirrorNotices(known.chart?.repository ?? null) : []),
        ...(hidden === null ? layers.notices : []),
        ...notices,
      ],
      chart: chart && { ...chart, version: chart.version ?? versionThatCounts(known) },
      declared,
      environment: readReleaseEnvironment(scope, layers.unseenVariables),
      accounts: [...placesOfImage(scope, ['image']), ...known.accounts],
    },
    setsTag: reading.setsTag,
    steps: keys,
    way: [...keys, 'image'],
    isInstance: true,
  };
}

/** The version that says what the chart does: a chart of the same name from another address has versions of its own. */
function versionThatCounts({ chart }: ChartOfRelease): string | null {
  if (chart === null) return null;
  const { repository, version } = chart;
  const isForeign = repository !== null && /^(?:https?|oci):/.test(repository) && !isOfficialRepository(repository);
  return isForeign ? null : version;
}

/** A test whether a path lies under a prefix. */
export function isUnder(prefix: readonly string[]): (path: YamlPath) => boolean {
  return (path) => prefix.every((step, index) => path[index] === step);
}
