import { searchTest, searchTexts } from '../candidates.ts';
import type { DetectionSettings } from '../detect.ts';
import type { Tree } from '../trees/tree.ts';

/** Prose, lists of packages, tests and samples say nothing of what is deployed. */
const NEVER_WATCHED =
  /\.(?:md|mdx|markdown|rst|adoc|txt|svg|html?|css|ipynb|csv|sql|lock)$|(?:^|\/)(?:changelog|changes|license|notice|authors|codeowners)[^/]*$|(?:^|\/)(?:package(?:-lock)?\.json|dbt_project\.ya?ml|packages\.ya?ml|pnpm-lock\.yaml|go\.(?:mod|sum)|pyproject\.toml|requirements[^/]*|\.pre-commit-config\.yaml|\.?renovate[^/]*|\.tool-versions|\.terraform\.lock\.hcl|gotk-components\.yaml)$|(?:[._-](?:test|spec|example|sample|dist|template))(?:\.\w+)?$|(?:^|\/)test_[^/]*$/i;

/** What may hold a command or a setting, as opposed to the source of a program. */
const CONFIGURATION =
  /(?:^|\/)[^./]*$|\.(?:ya?ml|json|toml|env|sh|bash|zsh|ps1|mk|hcl|tf|tfvars|tpl|tmpl|gotmpl|j2|service|container|nix|ini|cfg|conf|properties)$|(?:^|\/)\.env[^/]*$/i;

/** So many files that name the service are looked at. */
const MOST_FILES = 300;
/** Larger files are no configuration. */
const MOST_BYTES = 1_000_000;
/** A server is asked for so many files at once. */
const AT_ONCE = 8;

/** A test for the files whose changed lines are judged. */
export function watchTest(settings: DetectionSettings): (path: string) => boolean {
  const isSearched = searchTest(settings);
  return (path) => settings.discover && isSearched(path) && !NEVER_WATCHED.test(path);
}

/** Files with settings and commands that name the service, whether or not a reader reads them. */
export async function filesNaming(tree: Tree, settings: DetectionSettings): Promise<readonly string[]> {
  const isWatched = watchTest(settings);
  const paths = [...(await tree.entries()).values()]
    .filter(({ kind, path }) => kind === 'file' && CONFIGURATION.test(path) && isWatched(path))
    .map(({ path }) => path);
  const naming = new Set<string>();
  for (const text of searchTexts(settings)) for (const path of await tree.containing(text, paths)) naming.add(path);
  return [...naming].slice(0, MOST_FILES);
}

/** A file as text; null where there is none, or it is too large or no text. */
export async function readTextFile(tree: Tree, path: string): Promise<string | null> {
  const bytes = await tree.read(path);
  if (bytes === null || bytes.length > MOST_BYTES || bytes.includes(0)) return null;
  return bytes.toString('utf8');
}

/** Does the same work for each item, for some of them at a time, and gives the results in their order. */
export async function* mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): AsyncGenerator<R> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    yield* await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}
