import type { Declarations } from '../../deployment.ts';
import { type Environment, withPossible } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { ProblemError } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { readReleaseEnvironment } from './release-environment.ts';
import { isEmpty, WORKLOADS } from './release-values.ts';
import { isChartsOwn, isNamedLikeLayer, isValuesFile, yamlFilesIn } from './values-file.ts';
import { type ValuesEntry, type ValuesLayer, ValuesScope } from './values-scope.ts';

/** So many files beside a release are looked at. */
const MOST_LAYERS = 100;

/** So many of them are named. */
const MOST_NOTICES = 10;

/** A file beside that may be a further layer of a release. */
export interface LayerBeside {
  readonly path: string;
  /** Null where it cannot be read, so that it may say anything. */
  readonly layer: ValuesLayer | null;
}

/**
 * The files of values beside another one that may be used together with it: named like layers of it, and without a tag of
 * their own, which would make them another environment.
 *
 * @param keys those that lead to the release's part of the values
 */
export async function layersBeside(
  files: FilesOfTree,
  path: string,
  keys: readonly string[],
  settings: FormatSettings,
): Promise<LayerBeside[]> {
  const layers: LayerBeside[] = [];
  for (const each of yamlFilesIn(files, folderOf(path))) {
    if (!isNamedLikeLayer(each, path)) continue;
    // What is not looked at may say anything.
    if (layers.length === MOST_LAYERS) return [...layers, { path: each, layer: null }];
    try {
      const file = await files.yaml(each);
      if (file === null || !isValuesFile(file) || (await isChartsOwn(files, each, settings))) continue;
      const layer = { file, root: file.at(file.root, keys) };
      if (layer.root === null || !isEmpty(new ValuesScope([layer]).at(['image', 'tag']))) continue;
      layers.push({ path: each, layer });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      layers.push({ path: each, layer: null });
    }
  }
  return layers;
}

/** What a release declares, and sets, as far as that does not depend on which layers are used with it. */
export interface LayeredReading {
  readonly declared: Declarations;
  readonly environment: Environment;
  readonly notices: readonly string[];
}

/**
 * Which files of values are used together is not written in the repository: what one of them says of the upgrade in another
 * way counts as not declared, and what one of them sets is perhaps set.
 *
 * @param place of the deployment
 */
export function readWithLayers(
  declared: Declarations,
  environment: Environment,
  layers: readonly LayerBeside[],
  place: Place,
): LayeredReading {
  const possible = layers.flatMap(({ layer }) =>
    layer === null ? [] : readReleaseEnvironment(new ValuesScope([layer])),
  );
  const unseen = [{ source: OTHER_VALUES, place }];
  const { upgradeMode } = declared;
  const notices =
    upgradeMode === null
      ? []
      : layers.flatMap((each) => differences(declared, each, upgradeMode.place).slice(0, 1)).slice(0, MOST_NOTICES);
  return {
    declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
    environment: withPossible(environment, [...possible, { set: [], unseen }]),
    notices,
  };
}

/** What may set further variables of a release whose command is not in the repository. */
export const OTHER_VALUES = 'other values files or arguments of the release';

function differences(declared: Declarations, { path, layer }: LayerBeside, { file }: Place): string[] {
  const between = (name: string) =>
    `${name} differs between ${quoteText(file)} and ${quoteText(path)}, which may be used together: taken as not set`;
  if (layer === null) {
    return [`${quoteText(path)} cannot be read and may change upgrade.mode of ${quoteText(file)}: taken as not set`];
  }
  const scope = new ValuesScope([layer]);
  const mode = declared.upgradeMode?.value ?? null;
  const job = declared.migrationJob === null ? null : String(declared.migrationJob.value);
  const wanted: [path: string[], values: (string | null)[]][] = [
    [['upgrade', 'mode'], [mode]],
    [['migrationJob', 'enabled'], [job]],
    ...WORKLOADS.map((workload): [string[], (string | null)[]] => {
      const own = declared.strategies.find((each) => each.workload === workload)?.type ?? null;
      return [[workload, 'strategy', 'type'], own === null ? [mode] : [own]];
    }),
  ];
  return wanted.flatMap(([keys, values]) => {
    const said = saidAt(scope, keys);
    return said === undefined || values.includes(said) ? [] : [between(keys.join('.'))];
  });
}

/** What a layer says at a path; null where it takes away what stands below it, undefined where it says nothing. */
function saidAt(scope: ValuesScope, keys: readonly string[]): string | null | undefined {
  for (const length of keys.keys()) {
    // What stands in the place of a map hides all of it.
    if (length > 0 && isScalar(scope.at(keys.slice(0, length)))) return keys.join('.');
  }
  const entry = scope.at(keys);
  if (entry.status === 'unset') return entry.place === null ? undefined : null;
  return entry.status === 'scalar' ? entry.scalar.text : keys.join('.');
}

function isScalar(entry: ValuesEntry): boolean {
  return entry.status === 'scalar';
}
