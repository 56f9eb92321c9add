import { searchTexts } from '../../../deployment/candidates.ts';
import { groupBy } from '../../../deployment/group-by.ts';
import { rememberedByText } from '../../../deployment/remembered.ts';
import { namesService } from '../../../deployment/service-names.ts';
import { literalPattern } from '../../../repository/glob.ts';
import { baseNameOf, folderOf, foldersOf } from '../../../repository/repository-paths.ts';
import { filesOfObjects, type ReadSides } from '../../object-change.ts';
import { filesNamedIn, nameTest } from '../lines/about-service.ts';
import { readTextFile, textsNaming, watchedPaths } from '../lines/watched-files.ts';
import { otherBlockTest, type Taker } from './blocks-of-others.ts';
import { type CalledByLine, type CalledFile, CalledFiles } from './called-files.ts';
import { areForOthers, isOpenCommand, type OursTest, otherCommandTest } from './commands-of-others.ts';
import type { Templates } from './deployment-variables.ts';
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
/** A variable as the tag of an image that is one as well: `$IMAGE:$TAG`. */
const BESIDE_VARIABLE = new RegExp(String.raw`(?:\$\w{1,99}|[})]):${VARIABLE}`, 'g');
const IS_GROOVY = /(?:^|\/)Jenkinsfile[^/]*$|\.groovy$/i;
/** What runs commands beside what a block installs. */
const RUNS = /\b(?:run|script|commands?|cmds?|shell|entrypoint)["']?\s{0,9}:/;
const IS_DOCKERFILE = /dockerfile[^/]*$/i;
/** A build of compose, of Bake or of a workflow, by its folder. */
const CONTEXT = /\bcontext["']?\s{0,9}[:=]/g;
const BUILD_ARGUMENT = new RegExp(String.raw`--build-arg[\s=]["']?\w{1,99}=${VARIABLE}`, 'g');
/** For so many files, and in so many next to each, what takes a variable is looked for. */
const [MOST_FILES, MOST_NEIGHBOURS] = [200, 50];

/**
 * For files that change, the variables that other software takes and the service does not, although it has some of that
 * name: in the file itself, or else in the files that it names and those next to it, or in a block of the file.
 */
export async function namesOfOthers(
  sides: ReadSides,
  changed: readonly string[],
  variables: ReadonlyMap<string, Variable>,
  templates: Templates,
): Promise<Map<string, OthersTest>> {
  const found = new Map<string, OthersTest>();
  const names = [...variables.keys()].filter((name) => !namesService(`${name}=`, sides.settings));
  if (names.length === 0) return found;
  let surroundings: Surroundings | null = null;
  for (const path of changed) {
    if (found.size === MOST_FILES) break;
    const text = (await readTextFile(sides.head, path)) ?? '';
    if (!names.some((name) => text.toLowerCase().includes(name))) continue;
    surroundings ??= await surroundingsIn(sides, templates);
    const others = await namesOnlyOthersTake({ path, text }, names, sides, surroundings);
    const old = (await readTextFile(sides.base, sides.renames.get(path) ?? path)) ?? '';
    const known = surroundings;
    const called = await known.called.byLine(path, [text, old]);
    const takers = rememberedByText((name) =>
      rememberedByText((block) => takerOf(block, name, { path, called }, known)),
    );
    const takerIn = (block: string, name: string) => takers(name)(block);
    const isOfOtherBlock = otherBlockTest(path, [text, old], takerIn);
    const isOfOtherCommand = otherCommandTest(path, called, known.isOurs, (file) =>
      known.called.fileLeadsToService(file),
    );
    const tests = [isOfOtherBlock, isOfOtherCommand];
    found.set(path, (name, line) => others.has(name) || tests.some((isOfOther) => isOfOther(name, line)));
  }
  return found;
}

type Surroundings = Awaited<ReturnType<typeof surroundingsIn>>;

/** What the files of the head say about who takes a variable. */
async function surroundingsIn(sides: ReadSides, templates: Templates) {
  const watched = watchedPaths(await sides.head.entries(), sides);
  const hasName = nameTest(sides.settings);
  const { about, taking } = await filesAboutService(sides);
  const ofObjects = decidingFiles(sides);
  const isTakenIn = (file: string, name: string) => templates.get(file)?.has(name) === true || ofObjects.has(file);
  const hasNameOnce = rememberedByText(hasName);
  const isOurs: OursTest = (file, text, name) =>
    isTakenIn(file, name) || hasNameOnce(text) || isTakenByCall(name, file, text, { taking });
  return {
    hasName,
    /** The folders with files that decide what is deployed: at any depth, and next to each other. */
    own: foldersOf(ofObjects),
    ownNext: new Set([...ofObjects].map(folderOf)),
    /** The files of each role, or of each folder. */
    beside: groupBy(watched, unitOf),
    dockerfiles: filesLike('Dockerfile', watched),
    /** The files about the service by the variables that they take. */
    taking,
    templates,
    called: new CalledFiles(sides.head, watched, about),
    isOurs,
  };
}

function unitOf(path: string): string {
  return roleOf(path) ?? folderOf(path);
}

interface ChangedText {
  readonly path: string;
  readonly text: string;
}

/** Those of the names that other software takes from a file, and nothing that the file calls takes for the service. */
async function namesOnlyOthersTake(
  { path, text }: ChangedText,
  names: readonly string[],
  { head }: ReadSides,
  surroundings: Surroundings,
): Promise<ReadonlySet<string>> {
  const { own, beside, hasName } = surroundings;
  const isNearOurs = own.has(folderOf(path));
  // What a Dockerfile sets is for its own image.
  if (IS_DOCKERFILE.test(path) && !hasName(text) && !isNearOurs) return new Set(names);
  const named = ['', folderOf(path)].flatMap((folder) => filesNamedIn(text, folder));
  const around = isNearOurs ? [] : [...named, ...(beside.get(unitOf(path)) ?? [])].slice(0, MOST_NEIGHBOURS);
  const near = await Promise.all(around.map((each) => readTextFile(head, each)));
  const takers = takenIn(text, own, hasName);
  const takersNear = takenIn(near.join('\n'), own, hasName);
  // The file itself may take it next to an image in a variable.
  const besideImages = [...text.matchAll(BESIDE_VARIABLE)].map(([, name = '']) => plainName(name));
  const isOurs = (name: string) =>
    (besideImages.includes(name) && surroundings.templates.get(path)?.has(name) === true) ||
    isTakenByCall(name, path, text, surroundings);
  const isOthers = (name: string) => (takers.get(name) ?? takersNear.get(name)) === 'other' && !isOurs(name);
  return new Set(names.filter(isOthers));
}

interface Caller {
  readonly path: string;
  readonly called: CalledByLine;
}

/** Who takes a variable in a block of a file. */
function takerOf(block: string, name: string, { path, called }: Caller, surroundings: Surroundings): Taker {
  const { own, ownNext, hasName, dockerfiles } = surroundings;
  if (hasName(block) || isTakenByCall(name, path, block, surroundings)) return 'ours';
  if ([...ownNext].some((folder) => namesFolder(block, folder)) || surroundings.called.callsService(block, path))
    return 'ours';
  const isBuildOfOthers = ({ index }: RegExpExecArray) => {
    const built = dockerfiles === null ? [] : filesAt(block, index, path, dockerfiles);
    return built.length > 0 && built.every((file) => !own.has(folderOf(file)));
  };
  const contexts = [...block.matchAll(CONTEXT)];
  if (contexts.length > 0 && contexts.every(isBuildOfOthers)) return 'others';
  if (!RUNS.test(block) && surroundings.called.installsOther(block, path)) return 'others';
  const tags = [...block.matchAll(TAKES_TAG)].filter(([, , image, , command]) => isCalled(name, image ?? command));
  const builds = [...block.matchAll(BUILD_ARGUMENT)].filter(
    (build) => isCalled(name, build[1]) && isBuildOfOthers(build),
  );
  // What names the variable besides may hand it on.
  const named = [...block.matchAll(ANY_VARIABLE)].filter(([, each]) => isCalled(name, each));
  if (named.length > 0 && named.length === tags.length + builds.length) return 'others';
  const followed = block.split('\n').map((line) => called.get(line));
  const files = [...new Set(followed.flatMap((each) => each ?? []))];
  if (named.length === 0 && !areForOthers(files, name, surroundings.isOurs)) return null;
  const leads = (file: CalledFile) =>
    surroundings.isOurs(file.path, file.text, name) || surroundings.called.fileLeadsToService(file);
  const isLost = followed.includes(null) || !areCommandsOpen(block, name, called, path);
  return isLost || surroundings.called.leadsToService(block, path) || files.some(leads) ? 'ours' : 'unclear';
}

/** Whether nothing is hidden of what takes a variable in a block. */
function areCommandsOpen(block: string, name: string, called: CalledByLine, path: string): boolean {
  const isGroovy = IS_GROOVY.test(path);
  const word = new RegExp(String.raw`\b${literalPattern(name)}\b(?!\s{0,9}=)`, 'i');
  const takes = (text: string) =>
    [...text.matchAll(ANY_VARIABLE)].some(([, each]) => isCalled(name, each)) || (isGroovy && word.test(text));
  const commands = block.replace(/\\\n/g, '\\').split('\n');
  return commands.filter(takes).every((command) => {
    const files = command
      .split('\\')
      .flatMap((line, index, all) => called.get(index < all.length - 1 ? `${line}\\` : line) ?? []);
    return isTagOfOther(command, name) || isOpenCommand(command, files);
  });
}

/** Whether all that a command takes a variable for is the tag of an image. */
function isTagOfOther(command: string, name: string): boolean {
  const taken = [...command.matchAll(ANY_VARIABLE)].filter(([, each]) => isCalled(name, each));
  const tags = [...command.matchAll(TAKES_TAG)].filter(([, , image, , ofHelm]) => isCalled(name, image ?? ofHelm));
  return taken.length > 0 && taken.length === tags.length;
}

function isCalled(name: string, written: string | undefined): boolean {
  return plainName(written ?? '') === name;
}

/** Whether something that a text calls takes a variable from the environment. @param path of the file with the text, which does not call itself */
function isTakenByCall(name: string, path: string, text: string, { taking }: Pick<Surroundings, 'taking'>): boolean {
  return [...(taking.get(name) ?? [])].some((file) => file !== path && calls(text, file));
}

/** Whether a text calls a file: by its path, by its folder, as a role, or with `make`. */
function calls(text: string, file: string): boolean {
  const folder = folderOf(file);
  const role = roleOf(file);
  if (role !== undefined && text.includes(baseNameOf(role))) return true;
  if (baseNameOf(file) === 'Makefile' && /\bmake\b/.test(text)) return true;
  // A path that goes on is that of another file.
  return text.includes(file) || namesFolder(text, folder, String.raw`|\/[\w.]`);
}

/** Whether a text has the path of a folder below the root, and not only as a part of a word: `bi` in `/bin`. */
function namesFolder(text: string, folder: string, more = ''): boolean {
  if (folder === '' || !text.includes(folder)) return false;
  return new RegExp(String.raw`(?<![\w-])${literalPattern(folder)}(?![\w-]${more})`).test(text);
}

/** The files that decide what the objects are. A project of compose may build other software, too. */
function decidingFiles({ before, after }: ReadSides): ReadonlySet<string> {
  const objects = [...before.objects, ...after.objects];
  const places = new Set(objects.flatMap(({ place, understood }) => [place, ...understood].map(({ file }) => file)));
  const isOfOthers = (path: string) => IS_DOCKERFILE.test(path) && !places.has(path);
  return new Set([...filesOfObjects({ before, after })].filter((path) => !isOfOthers(path)));
}

/** The files that name the service, or that its readers have read: all of them, and by the variables that they take. */
async function filesAboutService(sides: ReadSides) {
  const about = new Set<string>();
  const taking = new Map<string, Set<string>>();
  const take = (path: string, text: string) => {
    about.add(path);
    for (const [, name = ''] of text.matchAll(ANY_VARIABLE))
      taking.set(plainName(name), (taking.get(plainName(name)) ?? new Set()).add(path));
  };
  for await (const { path, text } of textsNaming(sides.head, sides)) take(path, text);
  for (const path of decidingFiles(sides)) take(path, (await readTextFile(sides.head, path)) ?? '');
  return { about, taking };
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
