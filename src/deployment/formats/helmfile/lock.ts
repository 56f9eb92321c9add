import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { exactChartVersion } from '../../chart.ts';
import { isSameRepository } from '../../chart-source.ts';
import type { Place } from '../../place.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import { type Helmfile, topLevel } from './state.ts';

/**
 * The exact version that a helmfile's lock file has for a chart; null where it has none, or several, within the range.
 *
 * @param chart `range` as it is written; `repository` null where it is not known
 * @throws ProblemError where the lock file cannot be read
 */
export async function lockedVersion(
  files: Files,
  helmfile: Helmfile,
  chart: { readonly name: string; readonly repository: string | null; readonly range: string },
): Promise<{ text: string; place: Place } | null> {
  if (validRange(chart.range) === null) return null;
  for (const path of lockPaths(helmfile)) {
    const lock = await files.yaml(path);
    if (lock === null) continue;
    const versions = lock.items(lock.at(lock.root, ['dependencies'])).flatMap((entry) => {
      const text = (key: string) => lock.scalar(lock.at(entry, [key]))?.text ?? '';
      const version = lock.scalar(lock.at(entry, ['version']));
      const exact = version === null ? null : exactChartVersion(version.text);
      if (version === null || exact === null || text('name') !== chart.name) return [];
      if (chart.repository !== null && !isSameRepository(text('repository'), chart.repository)) return [];
      return satisfies(exact, chart.range, { includePrerelease: true }) ? [{ text: exact, place: version.place }] : [];
    });
    const [first] = versions;
    if (new Set(versions.map(({ text }) => text)).size === 1 && first !== undefined) return first;
  }
  return null;
}

/** Where the lock file may be: `lockFilePath`, else beside the helmfile under its name. */
function lockPaths(helmfile: Helmfile): string[] {
  const [named] = topLevel(helmfile, 'lockFilePath');
  const text = named === undefined ? null : (named.file.scalar(named.value)?.text ?? null);
  if (text !== null) return [resolvePath(helmfile.folder, text) ?? ''].filter((path) => path !== '');
  const name = helmfile.path.slice(helmfile.path.lastIndexOf('/') + 1);
  const withoutTemplate = name.replace(/\.gotmpl$/, '');
  const stems = new Set([withoutTemplate, withoutTemplate.replace(/\.ya?ml$/, '')]);
  return [...stems].reverse().map((stem) => inFolder(helmfile.folder, `${stem}.lock`));
}
