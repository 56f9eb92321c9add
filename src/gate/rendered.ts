import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { DetectionSettings } from '../deployment/detect.ts';
import type { RenderedPair, RenderedSide, Side, SideReading } from '../deployment/rendered/side.ts';
import type { Tree } from '../deployment/trees/tree.ts';
import { InputError } from './input-error.ts';
import type { Report } from './report.ts';
import type { Settings } from './settings.ts';

/**
 * Reads the manifests that an earlier step has rendered; null where the settings name none.
 *
 * @param root top folder of the repository; null where only the server has it
 * @throws InputError where a path leads nowhere, or to what the change itself brings
 * @throws TreeError where a file cannot be read
 */
export async function readRenderedPair(
  settings: Settings,
  search: DetectionSettings,
  head: Tree,
  root: string | null,
): Promise<RenderedPair | null> {
  const { 'rendered-base': base, 'rendered-head': rendered } = settings;
  if (base === undefined || rendered === undefined) return null;
  const { readRenderedFiles } = await import('../deployment/rendered/files.ts');
  const { pairSides, readRenderedSide } = await import('../deployment/rendered/side.ts');
  const folder = resolve(settings['working-directory']);
  const paths = [...(await head.entries()).keys()];
  const read = async (side: Side, location: string): Promise<SideReading> => {
    const name = `\`rendered-${side}\``;
    const path = resolve(folder, location);
    if (!existsSync(path)) {
      throw new InputError(`${name} is ${location}, but nothing is there. Render into it in an earlier step.`);
    }
    // Evidence must not come from the change that it judges (DESIGN section 3), by whatever links the workspace is reached.
    const real = realpathSync.native(path);
    const places = root === null ? [] : [relative(root, path), relative(realpathSync.native(root), real)];
    if (places.some((each) => isCommitted(each.split(sep).join('/'), paths))) {
      const why = `${name} is ${location}, which is committed: the change could put anything there.`;
      throw new InputError(`${why} Render into a folder outside of the repository, such as $RUNNER_TEMP.`);
    }
    return readRenderedSide(location, readRenderedFiles(path, location), side, search);
  };
  const pair = pairSides(await read('base', base), await read('head', rendered));
  if (resolve(folder, base) === resolve(folder, rendered) && [...pair.head.census.keys()].some(isNoPlan)) {
    const why = `\`rendered-base\` and \`rendered-head\` are both ${base}, but only a Terraform plan holds both sides.`;
    throw new InputError(`${why} Render each side to its own path.`);
  }
  return pair;
}

/** Whether a path is that of a committed file, of a folder with one in it, or lies behind a committed link. */
function isCommitted(inside: string, paths: readonly string[]): boolean {
  return paths.some((each) => each === inside || each.startsWith(`${inside}/`) || inside.startsWith(`${each}/`));
}

function isNoPlan(key: string): boolean {
  return key !== 'terraform';
}

/** What the report says of the manifests that a verdict rests on. */
export function reportRendered(pair: RenderedPair | null): Report['rendered'] {
  const show = ({ location, sha256, fileCount, objects }: RenderedSide) => ({
    path: location,
    sha256: sha256 === '' ? null : sha256,
    files: fileCount,
    workloads: objects.length,
  });
  return pair === null ? null : { base: show(pair.base), head: show(pair.head) };
}
