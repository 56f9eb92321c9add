import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Side } from '../../comparison/rendered/reading.ts';
import type { RenderedPair, RenderedSide } from '../../comparison/rendered/side.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';
import type { Report } from '../report/report.ts';
import type { GateSettings } from '../settings.ts';
import { refuseCommitted } from './base-files.ts';

/**
 * Reads the manifests that an earlier step has rendered; null if the settings name none. Throws an InputError for a
 * path that does not exist, or leads to something that the change itself brings.
 */
export async function readRenderedPair(
  settings: GateSettings,
  search: DetectionSettings,
  head: Tree,
  root: string | null,
): Promise<RenderedPair | null> {
  const { 'rendered-base': base, 'rendered-head': rendered } = settings;
  if (base === undefined || rendered === undefined) return null;
  const { readRenderedFiles } = await import('../../comparison/rendered/files.ts');
  const { pairSides, readRenderedSide } = await import('../../comparison/rendered/side.ts');
  const folder = resolve(settings['working-directory']);
  const read = async (side: Side, location: string): Promise<RenderedSide> => {
    const name = `\`rendered-${side}\``;
    const path = resolve(folder, location);
    if (!existsSync(path)) {
      throw new InputError(`${name} is ${location}, but nothing is there. Render into it in an earlier step.`);
    }
    const why = 'put anything there. Render into a folder outside of the repository, such as $RUNNER_TEMP.';
    await refuseCommitted(`${name} is ${location}`, path, head, root, why);
    return readRenderedSide(location, readRenderedFiles(path, location), side, search);
  };
  const pair = pairSides(await read('base', base), await read('head', rendered));
  if (
    resolve(folder, base) === resolve(folder, rendered) &&
    [...pair.head.census.keys()].some((key) => key !== 'terraform')
  ) {
    const why = `\`rendered-base\` and \`rendered-head\` are both ${base}, but only a Terraform plan holds both sides.`;
    throw new InputError(`${why} Render each side to its own path.`);
  }
  return pair;
}

/** Versions that the user's own tools will render, by the id of the object. */
export type RenderedVersions = ReadonlyMap<string, Version>;

/** What the user's own tools make of the head once other versions stand in its files, as far as these decide them. */
export function renderedAgain(pair: RenderedPair | null, versions: RenderedVersions): RenderedPair | null {
  if (pair === null || versions.size === 0) return pair;
  const objects = pair.head.objects.map((object) => ({
    ...object,
    version: versions.get(object.id) ?? object.version,
  }));
  return { ...pair, head: { ...pair.head, objects } };
}

/** What the report says about the manifests behind a verdict. */
export function reportRendered(pair: RenderedPair | null): Report['rendered'] {
  const show = ({ location, sha256, fileCount, objects }: RenderedSide) => ({
    path: location,
    sha256: sha256 === '' ? null : sha256,
    files: fileCount,
    workloads: objects.length,
  });
  return pair === null ? null : { base: show(pair.base), head: show(pair.head) };
}
