import { HOLDS_ENVIRONMENTS, POSSIBLE_STAGE } from '../../../deployment/environment-names.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import type { ReadSides } from '../../object-change.ts';
import { nameTest } from '../lines/about-service.ts';
import { readTextFile, watchedPaths } from '../lines/watched-files.ts';
import { isAbove } from './nearest-file.ts';
import type { Variable } from './variable.ts';
import { meansService } from './variable-syntax.ts';

/** A name that a variable of any application may have, in one word or several: `TAG`, `image_tag`, `appVersion`, `PROD_VERSION`. */
const OF_ANY =
  /^(?:(?:app|application|backend|base|build|chart|commit|component|container|current|default|deploy|deployment|desired|docker|full|git|helm|image|latest|name|new|next|number|package|ref|release|revision|semver|server|service|sha|stable|tag|target|ver|version|web|prod|production|stage|staging|dev|qa|uat|test)[_-]?)+$/;

/** What files and folders are called that hold something of all applications, or say which tool reads them, or in what state. */
const OF_ALL = new RegExp(
  `^(?:${[
    'all|applications?|apps|base|bases|bin|catalog|common|components?|data|dependencies|deploy\\w*|dist|etc|files?|generated|global|globals|groups?|lib|main|ops|packages?|platform|prefix|root|scripts?|services|shared|site|sources?|src|system|tools?|workloads?',
    'conf|configs?|configuration|configmaps?|constants|defaults?|env|environment|inputs?|locals?|overrides?|params?|parameters|props|properties|secrets?|settings?|substitut\\w*|tags?|values|variables|vars|versions?|yaml',
    'ansible|argo(?:cd)?|auto|aws|azure|build|cd|charts|ci|compose|docker\\w*|fleet|flux|gcp|gitlab|gitops|helm\\w*|images?|infra\\w*|inventor(?:y|ies)|k8s|kube\\w*|kustom\\w*|make\\w*|manifests?|modules?|nomad|play(?:books?)?|resources?|roles|stacks?|systemd|targets?|tasks?|templates?|terra\\w*|tf|workflows',
    'analytics|cloud|on-?prem|hosts?|servers?|web|projects|teams|active|blue|canary|current|green|next|previous|stable|releases?',
  ].join('|')})$`,
  'i',
);
/** What only tells places apart: `eu`, `west`, `westeurope`. */
const REGION = /^(?:[a-z]{0,2}|(?:[a-z]{2})?(?:north|south|east|west|central)\w*)$/i;
/** Folders whose subfolders and files are instances, whatever these are called. */
const HOLDS_INSTANCES = /^(?:accounts|customers|clients|hosts?|host_vars|instances|sites|teams|zones)$/i;
/** Where a variable is set for what the same file runs. */
const IS_SCRIPT = /(?:\.(?:sh|bash|mk|ps1)|file)$/i;

/**
 * Whether a file that sets a variable with a generic name (`tag`, `IMAGE_TAG`) belongs to another application: its path has a name that no
 * path of a deployment with that variable has, and the file is neither beside, above nor below one
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
export function isOfOtherApplication(name: string, variable: Variable, path: string): boolean {
  const near = foldersOf(variable);
  if (near.size === 0 || !OF_ANY.test(name) || IS_SCRIPT.test(path)) return false;
  const own = folderOf(path);
  const isNear = (each: string) => isAbove(own, each) || (each !== '' && isAbove(each, own));
  if (own.startsWith('.') || [...near].some(isNear)) return false;
  const known = new Set([...near].flatMap((each) => each.split('/')));
  const parts = path.replace(/(?<=\w)\.\w+$/, '').split('/');
  const isInstance = (part = '') => HOLDS_INSTANCES.test(part) || HOLDS_ENVIRONMENTS.test(part);
  return parts.some((part, at) => !known.has(part) && !isInstance(parts[at - 1]) && namesOther(part));
}

function foldersOf({ takers, folders }: Variable): ReadonlySet<string> {
  return folders ?? takers ?? new Set();
}

/** So many files are looked for by what names them. All others count as named. */
const MOST_FILES = 50;
/** So many lines away, what takes a variable may be named. */
const MOST_LINES = 5;

/**
 * The changed files that set such a variable and would be another application's, but for a line that names them near to a folder with a
 * deployment that takes it, or to the service: `envsubst <bi/pod.yaml` below `. acme/prod.env`.
 */
export async function filesJoined(
  { head, settings, isWatched }: Pick<ReadSides, 'head' | 'settings' | 'isWatched'>,
  changed: readonly string[],
  variables: ReadonlyMap<string, Variable>,
): Promise<ReadonlySet<string>> {
  const joined = new Set<string>();
  const generic = [...variables].filter(([name]) => OF_ANY.test(name));
  if (generic.length === 0) return joined;
  const folders = new Set(generic.flatMap(([, variable]) => [...foldersOf(variable)]));
  const hasName = nameTest(settings);
  // A chart and a role are called by their own names, and not by those of the folders in them.
  const words = new Set([...folders].map((folder) => baseNameOf(folder.replace(/\/(?:templates|tasks)$/, ''))));
  const isNamed = (text: string) => hasName(text) || (text.match(/\w[\w.-]+/g) ?? []).some((word) => words.has(word));
  const watched = watchedPaths(await head.entries(), { isWatched });
  for (const path of changed.filter(isWatched)) {
    const text = ((await readTextFile(head, path)) ?? '').toLowerCase();
    const sets = generic.filter(([name, each]) => text.includes(name) && isOfOtherApplication(name, each, path));
    if (sets.length === 0) continue;
    const search = `${baseNameOf(folderOf(path))}/${baseNameOf(path)}`;
    const naming = joined.size < MOST_FILES ? await head.containing(search, watched) : null;
    const texts = await Promise.all((naming ?? []).map(async (each) => (await readTextFile(head, each)) ?? ''));
    if (naming === null || texts.some((each) => linesAround(each, search).some(isNamed))) joined.add(path);
  }
  return joined;
}

/** For each line with a path, the lines around it up to an empty one, without the path. */
function linesAround(text: string, search: string): string[] {
  const lines = text.split('\n');
  const untilEmpty = (some: readonly string[]) => {
    const end = some.findIndex((line) => line.trim() === '');
    return end === -1 ? some : some.slice(0, end);
  };
  return lines.flatMap((line, at) => {
    if (!line.includes(search)) return [];
    const above = untilEmpty(lines.slice(Math.max(0, at - MOST_LINES), at).toReversed());
    const all = [line, ...above, ...untilEmpty(lines.slice(at + 1, at + MOST_LINES + 1))].join('\n');
    return all
      .split(/[\s"'=,[\]]+/)
      .filter((word) => !word.includes(search))
      .join(' ');
  });
}

function namesOther(part: string): boolean {
  const isOfAll = (word: string) =>
    [OF_ALL, REGION, POSSIBLE_STAGE, HOLDS_ENVIRONMENTS, HOLDS_INSTANCES].some((pattern) => pattern.test(word));
  const words = part.split(/[^A-Za-z\d]+/).map((word) => word.replace(/\d{1,9}$/, ''));
  return words.some((word) => !isOfAll(word) && !meansService(word) && word.toLowerCase() !== product.word);
}
