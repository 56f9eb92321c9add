import { folderOf } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { remembered } from '../../remembered.ts';
import { namesService } from '../../service-names.ts';
import type { KindSettings } from '../kind.ts';

const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;

/**
 * Whether Argo CD renders a chart with the values in these files, or may: an Application in the tree names the service's
 * chart or a folder of them. Applications in other repositories cannot be seen.
 */
export async function mayBeRenderedByArgoCd(
  files: SourceFiles,
  paths: readonly string[],
  { chart }: Pick<KindSettings, 'chart'>,
): Promise<boolean> {
  const applications = await applicationsIn({ files, chart });
  const folders = [...new Set(paths.map(folderOf))];
  return applications.some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}

const applicationsIn = remembered(readApplications, ({ files }) => files.paths);

async function readApplications({ files, chart }: { readonly files: SourceFiles; readonly chart: string }) {
  const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path));
  const found: { readonly text: string; readonly isOfService: boolean }[] = [];
  for (const path of await files.containing('argoproj.io', manifests)) {
    const text = await nullIfUnreadable(files.text(path));
    if (text !== null && IS_APPLICATION.test(text))
      found.push({ text, isOfService: namesService(text, { images: [], chart }) });
  }
  return found;
}

/** Whether an application names a folder, or a pattern for all its siblings. */
function uses(text: string, folder: string): boolean {
  if (folder === '') return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
  const above = folderOf(folder);
  const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
  return [folder, ...all].some((each) => text.includes(each));
}
