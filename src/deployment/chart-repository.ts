import gte from 'semver/functions/gte.js';
import prerelease from 'semver/functions/prerelease.js';
import rcompare from 'semver/functions/rcompare.js';
import { type Problem, ProblemError, problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { hasTagOfItsOwn } from '../product/chart-versions.ts';
import { isVersion, type Version } from '../release-safety/version.ts';
import { YamlFile } from '../syntax/yaml.ts';
import { exactChartVersion } from './chart.ts';
import type { Chart } from './image-answer.ts';
import { readTag } from './reference.ts';

/** Maps a version of the service's chart to a version of the service, with the chart repository's `index.yaml`. */
export class ChartRepository {
  #index: Promise<YamlFile> | null = null;

  /** @param read gives the repository's `index.yaml`, or throws why not; called once, if a chart has to be resolved */
  constructor(private readonly read: () => Promise<Buffer>) {}

  /** The version that a chart deploys when its tag is empty, or why it is not known (`chart-too-old`, `chart-unknown`). */
  async appVersionOf({ name, version, place }: Chart & { readonly version: string }): Promise<Version | Problem> {
    if (hasTagOfItsOwn(version)) return problemAt('chart-too-old', place, quoteText(version));
    const unknown = (why: string) => problemAt('chart-unknown', place, why);
    let published: readonly PublishedChart[];
    try {
      published = await this.#published(name);
    } catch (error) {
      return unknown(`the chart repository cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    const listed = published.filter((chart) => chart.version === version).map(({ appVersion }) => appVersion);
    const [first, ...others] = new Set(listed);
    if (first === undefined) return unknown(`the chart repository does not list version ${quoteText(version)}`);
    if (others.length > 0)
      return unknown(`the chart repository lists ${quoteText(version)} with different appVersions`);
    const reading = readTag(first, '');
    if ('version' in reading && isVersion(reading.version)) return reading.version;
    return unknown(`its appVersion is ${quoteText(first)}`);
  }

  /** The newest chart that deploys a version when its tag is empty; null if no chart does or the index cannot be read. */
  async newestWith(name: string, appVersion: Version): Promise<string | null> {
    const charts = await this.#installable(name);
    return charts.find((chart) => chart.appVersion.replace(/^v/, '') === appVersion)?.version ?? null;
  }

  /** The lowest published chart from a version on, without prereleases; null if there is none or no readable index. */
  async lowestFrom(name: string, least: string): Promise<string | null> {
    const charts = await this.#installable(name);
    return charts.findLast(({ version }) => gte(version, least) && prerelease(version) === null)?.version ?? null;
  }

  /** The charts that install their `appVersion`, the newest first; empty if the index cannot be read. */
  async #installable(name: string): Promise<PublishedChart[]> {
    const charts = await this.#published(name).catch(() => []);
    return charts
      .filter(({ version }) => exactChartVersion(version) === version && !hasTagOfItsOwn(version))
      .sort((one, other) => rcompare(one.version, other.version));
  }

  async #published(name: string): Promise<PublishedChart[]> {
    this.#index ??= this.read().then(parsed);
    const index = await this.#index;
    return (index.root?.at(['entries', name])?.items ?? []).map((entry) => {
      const text = (key: string) => entry.at([key])?.scalar?.text ?? '';
      return { version: text('version'), appVersion: text('appVersion') };
    });
  }
}

type PublishedChart = Readonly<Record<'version' | 'appVersion', string>>;

function parsed(index: Buffer): YamlFile {
  try {
    return new YamlFile('index.yaml', new TextDecoder('utf-8', { fatal: true }).decode(index));
  } catch (error) {
    throw error instanceof ProblemError ? error : new Error('its index is not UTF-8');
  }
}

/** Whether the answer is a problem instead of a version. */
export function isProblem(answer: Version | Problem): answer is Problem {
  return typeof answer !== 'string';
}
