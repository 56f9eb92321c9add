import { searchTest, searchTexts } from '../../../deployment/candidates.ts';
import type { DetectionSettings } from '../../../deployment/detect.ts';
import { product } from '../../../product/product.ts';
import type { Tree, TreeEntry } from '../../../repository/tree.ts';
import type { ReadSides } from '../../object-change.ts';

/** Prose, package lists, tests, samples and the team's own file do not say what is deployed. A text called `images.txt` does. */
const NEVER_WATCHED = new RegExp(
  [
    String.raw`\.(?:md|mdx|markdown|rst|adoc|svg|html?|css|ipynb|sql|lock|log|snap)$`,
    String.raw`(?:^|\/)(?![^/]*(?:image|version)s?\.)[^/]*\.(?:txt|csv)$`,
    String.raw`(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:\.?changes|changelog\.d|newsfragments)\/`,
    String.raw`\.(?:spdx|cdx)\.json$|(?:^|\/)(?:s?bom\.json|\.?trivyignore[^/]*)$`,
    // What packages and tools for development have.
    String.raw`(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements(?:[^/]*\.(?:txt|in))?|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.(?:terraform|opentofu|terragrunt|python|node|ruby|java|go|php|helm|kubectl)-version|galaxy\.ya?ml|\.release-please-manifest\.json|\.terraform\.lock\.hcl|gotk-components\.yaml)$`,
    String.raw`(?:^|\/)(?:cargo\.toml|gemfile|pipfile|composer\.json|mix\.exs|setup\.(?:cfg|py)|[^/]*\.gemspec|(?:formula|casks)\/[^/]*\.rb)$`,
    String.raw`[._-](?:test|spec)\.(?:[cm]?[jt]sx?|py|go|rb|cs|java|kts?|php|rs|sh)$|(?:^|\/)test_[^/]*$`,
    String.raw`[._-](?:example|sample)(?:\.\w+)?$|(?:^|\/)\.env\.(?:test|dist|template)$`,
    String.raw`^\.(?:github\/)?upgrade-gate\.yml$|(?:^|\/)(?:postman|bruno|insomnia)\/`,
  ].join('|'),
  'i',
);

/** Larger files are not configuration. */
const MOST_BYTES = 1_000_000;
/** The number of files requested at the same time. */
const AT_ONCE = 8;

/** A test for the files whose changed lines are judged. */
export function watchTest(settings: DetectionSettings): (path: string) => boolean {
  const isSearched = searchTest(settings);
  return (path) =>
    settings.discover && (settings.envFiles.includes(path) || (isSearched(path) && !NEVER_WATCHED.test(path)));
}

const CONTENT = new RegExp(product.others.content, 'm');
/** The panels of a dashboard of Grafana. */
const PANELS = /^[\t ]{0,20}"panels":\s{0,9}\[/m;
/** Rules of Prometheus. */
const ALERTS = /^groups:\n(?:.*\n){1,4}?\s{1,20}-?\s{0,20}(?:alert|record):/m;
const PROPERTIES_OF_DBT = /^(?:models|sources|seeds|snapshots|metrics|exposures|semantic_models):/m;

/** Whether a text holds what the service shows, such as a dashboard or a model of dbt, or watches it, and not what is deployed. */
export function isContent(text: string): boolean {
  const kinds = [...text.matchAll(/^\s{0,20}["']?kind["']?:\s{0,20}["']?(\w+)/gm)].map(([, kind]) => kind);
  if (kinds.length > 0 && kinds.every((kind) => kind === 'PrometheusRule')) return true;
  if (CONTENT.test(text) || ALERTS.test(text) || (/^\s*\{/.test(text) && PANELS.test(text))) return true;
  return /^version:\s*2\s*$/m.test(text) && PROPERTIES_OF_DBT.test(text);
}

/** Texts with more characters or versions are not configuration, and are not compared version by version. */
const [MOST_CHARACTERS, MOST_LITERALS] = [1_000_000, 20_000];

/** Whether a text is too large to be compared version by version. */
export function isTooLarge(text: string): boolean {
  return text.length > MOST_CHARACTERS || [...text.matchAll(/\d\.\d{1,9}\.\d/g)].length > MOST_LITERALS;
}

/** The files that name the service or have one of the texts, read or not. @param more paths that count whatever they hold */
export async function* textsNaming(
  tree: Tree,
  sides: Pick<ReadSides, 'settings' | 'isWatched'>,
  texts: readonly string[] = [],
  more: ReadonlySet<string> = new Set(),
) {
  const paths = watchedPaths(await tree.entries(), sides);
  const naming = new Set(paths.filter((path) => more.has(path)));
  for (const text of [...searchTexts(sides.settings), ...texts])
    for (const path of await tree.containing(text, paths)) naming.add(path);
  yield* mapInBatches([...naming], async (path) => ({ path, text: (await readTextFile(tree, path)) ?? '' }));
}

/** By the entries of a tree: the test, and the paths that pass it. Each search of the same list is made once. */
const watchedIn = new WeakMap<ReadonlyMap<string, TreeEntry>, readonly [IsWatched, readonly string[]]>();

type IsWatched = ReadSides['isWatched'];

/** The files of a tree whose lines are judged. */
export function watchedPaths(entries: ReadonlyMap<string, TreeEntry>, { isWatched }: Pick<ReadSides, 'isWatched'>) {
  const [test, known] = watchedIn.get(entries) ?? [];
  if (test === isWatched && known !== undefined) return known;
  const paths = [...entries.values()].flatMap(({ kind, path }) => (kind === 'file' && isWatched(path) ? [path] : []));
  watchedIn.set(entries, [isWatched, paths]);
  return paths;
}

/** A file as text; null if it is absent, binary or larger than a limit in bytes. */
export async function readTextFile(tree: Tree, path: string, most = MOST_BYTES): Promise<string | null> {
  const bytes = await tree.read(path);
  if (bytes === null || bytes.length > most || bytes.includes(0)) return null;
  return bytes.toString('utf8');
}

/** The texts of a file on both sides, null where there is none. */
export interface TextsOfFile {
  readonly path: string;
  /** The path on the base, which is another one if the file was renamed. */
  readonly oldPath: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The texts of files on both sides. */
export function textsOnBothSides(
  { base, head, renames }: Pick<ReadSides, 'base' | 'head' | 'renames'>,
  paths: readonly string[],
  most?: number,
): AsyncGenerator<TextsOfFile> {
  return mapInBatches(paths, async (path) => {
    const oldPath = renames.get(path) ?? path;
    const [before, after] = await Promise.all([readTextFile(base, oldPath, most), readTextFile(head, path, most)]);
    return { path, oldPath, before, after };
  });
}

/** Runs the work on a few items at a time and yields the results in the order of the items. */
async function* mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): AsyncGenerator<R> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    yield* await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}
