import { baseNameOf, folderOf, inFolder } from '../../../repository/repository-paths.ts';
import { handedToHelm } from '../../../syntax/helm-commands.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import { classifyImage } from '../../reference.ts';
import { imagesIn } from '../helm/images.ts';
import { showsChart } from '../helm/service-chart.ts';
import { ValuesScope } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';

/** A test for the overlays of a chart that lie elsewhere, and that no command hands to Helm, or not these alone: they may be another chart's. */
export async function guessTest(
  files: SourceFiles,
  folder: string,
  overlays: readonly string[],
  settings: KindSettings,
) {
  const elsewhere = new Set(overlays.filter((path) => !path.startsWith(`${folder}/`)));
  const all = elsewhere.size === 0 ? [] : await handedToHelm(files, searchTest({ ...settings, folder: '', files: [] }));
  // A name with a variable may as well mean a file without a tag of its own.
  const isWhole = (name: RegExp) => files.paths.every((path) => !name.test(path) || overlays.includes(path));
  const handed = all.filter((name) => overlays.some((path) => name.test(path)) && isWhole(name));
  return (path: string) => elsewhere.has(path) && !handed.some((each) => each.test(path));
}

/** The words of a name that say what it is of. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[a-z\d]{3,}/g) ?? [];
}

/**
 * Whether values elsewhere are another application's: all their images are, nothing in them is for the service's chart, and
 * the path has a word of an image's name. An environment has its repository in the values beside it.
 */
export async function isOfOtherApplication(files: SourceFiles, path: string, settings: KindSettings): Promise<boolean> {
  const file = await nullIfUnreadable(files.yaml(path));
  if (file === null || file.root === null || showsChart(new ValuesScope([{ file, root: file.root }]))) return false;
  const beside = await nullIfUnreadable(files.yaml(inFolder(folderOf(path), 'values.yaml')));
  const images = [file, beside].flatMap((each) => (each?.root == null ? [] : imagesIn(each.root)));
  return (
    images.every(({ reference }) => classifyImage(reference, settings.images) === 'other') &&
    images.some(({ reference: { repository } }) =>
      wordsOf(baseNameOf(repository)).some((word) => wordsOf(path).includes(word)),
    )
  );
}
