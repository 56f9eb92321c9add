import type { Problem } from '../../problem.ts';
import type { FormatSettings } from '../format.ts';
import type { HelmRelease, ReleaseChart, ReleaseValues } from '../helm/release.ts';
import { addedChart, reusedValues, whatIsAdded } from './additions.ts';
import { chartOf } from './chart.ts';
import { isCalledAfterService, type ReleaseContext } from './context.ts';
import type { HelmfileEnvironment } from './environment.ts';
import { settingsOf } from './settings.ts';
import type { ReleaseEntry } from './state.ts';
import { fillIn, writtenAt } from './templates.ts';
import { valuesUnder } from './values.ts';

/** What a release is called, as far as that stands there literally. */
export interface ReleaseName {
  readonly name: string | null;
  readonly namespace: string | null;
}

/** A release with all that it names, in one environment. */
export interface DescribedRelease {
  readonly release: HelmRelease;
  /** The files of values that it uses. */
  readonly used: readonly string[];
  /** Why it deploys the service, where nothing that is read shows it; else null. */
  readonly hidden: Problem | null;
}

/** The name and the namespace of a release. */
export async function nameOf(entry: ReleaseEntry, environment: HelmfileEnvironment): Promise<ReleaseName> {
  const text = async (key: string) => {
    const member = entry.member(key);
    const filled = member === null ? null : await fillIn(writtenAt(member.file, member.value), environment.lookup());
    return filled === '' ? null : filled;
  };
  return { name: await text('name'), namespace: await text('namespace') };
}

/**
 * Whether Helmfile installs a release: not where `installed` or the value that `condition` names is literally false.
 */
export async function isInstalled(entry: ReleaseEntry, environment: HelmfileEnvironment): Promise<boolean> {
  const installed = entry.member('installed');
  if (
    installed !== null &&
    (await fillIn(writtenAt(installed.file, installed.value), environment.lookup())) === 'false'
  ) {
    return false;
  }
  const condition = entry.member('condition');
  const path = condition === null ? '' : writtenAt(condition.file, condition.value);
  return path === '' || (await environment.valueAt(path.split('.')))?.text !== 'false';
}

/** What a release of a helmfile is made of, for the reader of all Helm releases (DETECTION 2.3, "Helmfile"). */
export async function describeRelease(
  entry: ReleaseEntry,
  name: ReleaseName,
  context: ReleaseContext,
): Promise<DescribedRelease> {
  const lookup = context.environment.lookup(name);
  const used: string[] = [];
  // From the one that wins last to the one that wins first.
  const values: ReleaseValues[] = [
    ...reusedValues(entry, context.helmfile),
    ...(await valuesUnder('valuesTemplate', entry, lookup, context, used)),
    ...(await valuesUnder('values', entry, lookup, context, used)),
    ...(await valuesUnder('secrets', entry, lookup, context, used)),
    ...settingsOf(entry),
    ...(await whatIsAdded(entry, context)),
  ];
  const chart = await chartOf(entry, lookup, context);
  const release = { chart, values: values.reverse(), place: entry.value.place };
  return { release, used, hidden: addedChart(entry, context.settings) ?? unknownChart(entry, chart, context.settings) };
}

/** A chart that is filled in elsewhere, of a release that is called after the service. */
function unknownChart(entry: ReleaseEntry, chart: ReleaseChart, settings: FormatSettings): Problem | null {
  if (chart.kind !== 'unknown') return null;
  const said = ['name', 'chart']
    .map((key) => entry.member(key))
    .map((each) => (each ? writtenAt(each.file, each.value) : ''));
  return said.some((text) => isCalledAfterService(text.toLowerCase(), settings)) ? chart.problem : null;
}
