import { searchTexts } from '../../../deployment/candidates.ts';
import { groupBy } from '../../../deployment/group-by.ts';
import { namesService } from '../../../deployment/service-names.ts';
import { baseNameOf, folderOf, foldersOf } from '../../../repository/repository-paths.ts';
import type { ReadSides } from '../../object-change.ts';
import { filesNamedIn, nameTest } from '../lines/about-service.ts';
import { readTextFile, textsNaming, watchedPaths } from '../lines/watched-files.ts';
import { otherBlockTest } from './blocks-of-others.ts';
import { filesAt, filesLike } from './files-by-folder.ts';
import type { Variable } from './variable.ts';
import { ANY_VARIABLE, plainName, VARIABLE } from './variable-syntax.ts';

/** The folder of the role of Ansible that a file belongs to. */
export function roleOf(path: string): string | undefined {
  return /^(.*)\/(?:defaults|vars|tasks|templates|handlers)\/[^/]+$/.exec(path)?.[1];
}

/** The folder of a module in the repository. */
export const LOCAL_MODULE = /^\s*source\s*=\s*"(\.{1,2}\/[\w./-]{1,400})"/;

/** The folders of modules that neither name the service nor call another module. What they are handed is not the service's. */
export async function modulesOfOthers({ head, settings }: ReadSides, changed: readonly string[]) {
  const files = [...(await head.entries()).keys()].filter((path) => path.endsWith('.tf'));
  if (!changed.some((path) => files.includes(path))) return new Set<string>();
  const texts = [...searchTexts(settings), 'module "'];
  const found = await Promise.all(texts.map((text) => head.containing(text, files)));
  const ours = new Set(found.flat().map(folderOf));
  return new Set(files.map(folderOf).filter((folder) => !ours.has(folder)));
}

/** The roles of Ansible, by their names, that run no other one. What they are handed is for them alone. */
export async function lastRoles({ head }: ReadSides): Promise<ReadonlySet<string>> {
  const nameOf = (path: string) => /(?:^|\/)roles\/([^/]+)\//.exec(path)?.[1] ?? '';
  const files = [...(await head.entries()).keys()].filter((path) => nameOf(path) !== '');
  const running = [...(await head.containing('_role', files)), ...files.filter((path) => path.includes('/meta/'))];
  const others = new Set(running.map(nameOf));
  return new Set(files.map(nameOf).filter((name) => !others.has(name)));
}

/** What takes a variable as a tag: an image, by the end of its name, or a command of Helm. */
const TAKES_TAG = new RegExp(
  String.raw`([\w.-]{0,99}\/[\w.-]{1,99}):${VARIABLE}|(\bhelm\s[^\n]{0,400}\bimage\.tag=)${VARIABLE}`,
  'g',
);
const BUILD_ARGUMENT = new RegExp(String.raw`--build-arg[\s=]["']?\w{1,99}=${VARIABLE}`, 'g');
/** For so many files, and in so many next to each, what takes a variable is looked for. */
const [MOST_FILES, MOST_NEIGHBOURS] = [200, 50];

/**
 * For files that change, the variables that other software takes and the service does not, although one of its deployments has a variable of that name:
 * in the file itself, or else in the files that it names and those next to it, or in a block of the file.
 */
export async function namesOfOthers(
  sides: ReadSides,
  changed: readonly string[],
  variables: ReadonlyMap<string, Variable>,
): Promise<Map<string, OthersTest>> {
  const { base, head, renames, settings, before, after } = sides;
  const found = new Map<string, OthersTest>();
  let takers: Map<string, Set<string>> | null = null;
  const names = [...variables.keys()].filter((name) => !namesService(`${name}=`, settings));
  if (names.length === 0) return found;
  const hasName = nameTest(settings);
  const watched = watchedPaths(await head.entries(), sides);
  const beside = groupBy(watched, (path) => roleOf(path) ?? folderOf(path));
  const dockerfiles = filesLike('Dockerfile', watched);
  const own = foldersOf([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
  for (const path of changed) {
    const text = (await readTextFile(head, path)) ?? '';
    if (found.size === MOST_FILES) break;
    if (!names.some((name) => text.toLowerCase().includes(name))) continue;
    const named = ['', folderOf(path)].flatMap((folder) => filesNamedIn(text, folder));
    const around = [...named, ...(beside.get(roleOf(path) ?? folderOf(path)) ?? [])].slice(0, MOST_NEIGHBOURS);
    const near = own.has(folderOf(path)) ? [] : await Promise.all(around.map((each) => readTextFile(head, each)));
    const [first, second] = [text, near.join('\n')].map((each) => takenIn(each, own, hasName)) as [Takers, Takers];
    // What a Dockerfile sets is for its own image.
    const isBuild = /dockerfile[^/]*$/i.test(path) && !hasName(text) && !own.has(folderOf(path));
    takers ??= await filesTaking(sides);
    const elsewhere = takers;
    // What a text calls may take a variable from the environment.
    const isTakenByCall = (called: string, name: string) =>
      [...(elsewhere.get(name) ?? [])].some((file) => file !== path && calls(called, file));
    const isOthers = (name: string) =>
      isBuild || ((first.get(name) ?? second.get(name)) === 'other' && !isTakenByCall(text, name));
    const others = new Set(names.filter(isOthers));
    const isForOthers = (block: string, name: string) => {
      if (
        isTakenByCall(block, name) ||
        hasName(block) ||
        [...own].some((folder) => folder !== '' && block.includes(folder))
      )
        return false;
      const taken = [...block.matchAll(TAKES_TAG)].filter((match) => plainName(match[2] ?? match[4] ?? '') === name);
      for (const build of block.matchAll(BUILD_ARGUMENT)) {
        const built = dockerfiles === null ? [] : filesAt(block, build.index, path, dockerfiles);
        const isOurs = built.length === 0 || built.some((file) => own.has(folderOf(file)));
        if (plainName(build[1] ?? '') === name && !isOurs) taken.push(build);
      }
      // What names the variable besides may hand it on.
      const named = [...block.matchAll(ANY_VARIABLE)].filter(([, each = '']) => plainName(each) === name);
      return named.length === 0 ? null : named.length === taken.length;
    };
    const old = (await readTextFile(base, renames.get(path) ?? path)) ?? '';
    const isOfOtherBlock = otherBlockTest(path, [text, old], isForOthers);
    found.set(path, (name, line) => others.has(name) || isOfOtherBlock(name, line));
  }
  return found;
}

/** Whether a text calls a file: by its path, by its folder, or with `make`. */
function calls(text: string, file: string): boolean {
  const folder = folderOf(file);
  if (baseNameOf(file) === 'Makefile' && /\bmake\b/.test(text)) return true;
  return text.includes(file) || (folder !== '' && text.includes(folder));
}

/** The files that name the service, or that its readers have read, by the variables that they take. */
async function filesTaking(sides: ReadSides): Promise<Map<string, Set<string>>> {
  const { head, before, after } = sides;
  const files = new Map<string, Set<string>>();
  const take = (path: string, text: string) => {
    for (const [, name = ''] of text.matchAll(ANY_VARIABLE))
      files.set(plainName(name), (files.get(plainName(name)) ?? new Set()).add(path));
  };
  for await (const { path, text } of textsNaming(head, sides)) take(path, text);
  const read = new Set([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
  for (const path of read) take(path, (await readTextFile(head, path)) ?? '');
  return files;
}

/** Whether a line of a file sets a variable for other software. */
export type OthersTest = ReturnType<typeof otherBlockTest>;

type Takers = ReadonlyMap<string, 'other' | 'ours'>;

/** Who takes the variables of a text as tags. */
function takenIn(text: string, own: ReadonlySet<string>, hasName: (text: string) => boolean): Takers {
  const taken = new Map<string, 'other' | 'ours'>();
  for (const [whole, image = '', ofImage, command = '', ofCommand] of text
    .replace(/\\\r?\n/g, ' ')
    .matchAll(TAKES_TAG)) {
    const name = plainName(ofImage ?? ofCommand ?? '');
    // A chart by its folder, from wherever the command runs.
    const words = command.split(/\s+/).map((word) => `/${word.replace(/^\.?\//, '')}`);
    const isHere = [...own].some((folder) => folder !== '' && words.some((word) => `/${folder}`.endsWith(word)));
    const isOurs = isHere || hasName(image || whole);
    if (isOurs || !taken.has(name)) taken.set(name, isOurs ? 'ours' : 'other');
  }
  return taken;
}
