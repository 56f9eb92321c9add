import { quoteText } from '../../../problems/quote-text.ts';
import { joinSources, possibly, searchVariables, unseenFrom } from '../../container-variables.ts';
import type { Finding } from '../../finding.ts';
import type { Declarations } from '../../image-answer.ts';
import { readDeclarations } from './declarations.ts';
import { type ValuesLayer, ValuesScope } from './values.ts';

/** The most files that are named. */
const MOST_NOTICES = 10;

/** A file beside a release that may be another layer of its values. */
export interface PossibleLayer {
  readonly path: string;
  /** Its part for the release's chart; null if it cannot be read, so it may say anything. */
  readonly layer: ValuesLayer | null;
}

/**
 * Weakens a finding by files that may be used together with it, because the repository does not say which are. If such
 * a file declares the upgrade differently, the mode counts as not set. A variable that it sets may be set.
 */
export function withPossibleLayers(finding: Finding, layers: readonly PossibleLayer[]): Finding {
  const { declared, containerVariables, place } = finding;
  if (containerVariables === null) return finding;
  const possible = layers.flatMap(({ layer }) => (layer === null ? [] : possibly(searchVariables([layer]))));
  const unseen = unseenFrom('other values files or arguments of the release', place);
  const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
  return {
    ...finding,
    declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
    containerVariables: joinSources([containerVariables, ...possible, unseen]),
    notices: [...finding.notices, ...notices],
  };
}

function difference({ upgradeMode, migrationJob }: Declarations, { path, layer }: PossibleLayer): string | false {
  if (upgradeMode === null) return false;
  const file = quoteText(upgradeMode.place.file);
  if (layer === null)
    return `${quoteText(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
  const { declared } = readDeclarations(new ValuesScope([layer]));
  const differs = (key: string, mine: unknown, own: unknown) =>
    layer.file.at(layer.root, [key]) !== null && mine !== own;
  const name =
    (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
    (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
  return name && `${name} differs between ${file} and ${quoteText(path)}, which may be used together: taken as not set`;
}
