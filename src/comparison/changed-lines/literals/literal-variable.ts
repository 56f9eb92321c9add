import { POSSIBLE_STAGE } from '../../../deployment/environment-names.ts';
import { namesService, type ServiceNames } from '../../../deployment/service-names.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import type { KnownLines } from '../known-lines.ts';
import { isAbove } from '../variables/nearest-file.ts';
import { isOfOtherApplication } from '../variables/other-applications.ts';
import { nameOfFile } from '../variables/queries.ts';
import type { Variable } from '../variables/variable.ts';
import { isCommonName, meansService, plainName } from '../variables/variable-syntax.ts';
import { roleOf } from '../variables/variables-of-others.ts';
import { isBesideOther } from './beside-image.ts';
import { mapsAround, namesOf } from './literal-names.ts';
import { isBelowApplication } from './other-software.ts';
import type { VersionLiteral } from './version-literals.ts';

/** A chart with its repository, as a line beside a tag names it. */
const OTHER_CHART = /^["']?chart(?:_?name|_?path)?["']?\s{0,9}[:=]\s{0,9}["']?(?:oci:\/\/)?\w[\w.-]{0,99}\/[\w./-]/i;

/** A chart by its name alone, and the line with its repository. Only its own version stands beside these. */
const REPOSITORY = /^["']?repo\w{0,20}["']?\s{0,9}[:=]/i;
const NAMED_CHART = /^["']?chart["']?\s{0,9}[:=]\s{0,9}(?:[A-Za-z.]{1,40}\()?["']?[A-Za-z][\w-]{0,99}["']?\)?,?$/i;

/** A version and nothing else. */
const IS_ALONE = /^\s*["']?v?\d[\w.+-]*["']?\s*$/;

/** The variable that a literal sets; undefined if nothing takes it. */
export function variableOf(literal: VersionLiteral, path: string, lines: KnownLines): Variable | undefined {
  const { variables, settings } = lines;
  if (variables.size === 0) return undefined;
  const isOfChart = literal.around.context.some((line) => OTHER_CHART.test(line) && !namesService(line, settings));
  // A tag below wins over the version of the service's own chart.
  const isOfRepository = literal.around.context.some((line) => REPOSITORY.test(line));
  const isNoTag = (line: string) =>
    NAMED_CHART.test(line) && (literal.around.isPinned || (isOfRepository && !namesService(line, settings)));
  const isBesideChart = /^version$/i.test(literal.key) && literal.around.context.some(isNoTag);
  const isOther =
    isOfChart || isBesideChart || isBelowApplication(literal, path, lines) || isBesideOther(literal, settings);
  const { command, item, sections, context } = literal.around;
  // Through an anchor, the service may have what stands elsewhere.
  const isOurs = (word: string) => /&\w/.test(word) || namesService(word, settings);
  const isElsewhere = sections.length > 0 && ![literal.text, path, command, ...context].some(isOurs);
  const isBelow = isBelowOther(literal, settings);
  const isNamed = [lines.secondOrder, lines.handed, lines.undecided, lines.joined].some((each) => each.has(path));
  const isForOther = (name: string, known: Variable) =>
    (isOther && isCommonName(plainName(name))) ||
    (isOfChart && /chart/i.test(name)) ||
    lines.ofOthers.get(path)?.(plainName(name), literal) === true ||
    known.scope?.(path) === false ||
    isOfOtherRole(literal, known, lines) ||
    (known.isBelowService === true && isElsewhere) ||
    (known.isFollowed === true && isBelow && isCommonName(plainName(name)));
  const isHandedBy = (name: string) => {
    const calls = lines.calls.get(path)?.get(plainName(name));
    return [literal.text, command, item, ...context].some((line) => calls?.test(line));
  };
  const isSetIn = (name: string, known: Variable) =>
    isNear(name, known, path) && (isNamed || !isOfOtherApplication(plainName(name), known, path));
  const ofFile = IS_ALONE.test(literal.text) ? [nameOfFile(path)] : [];
  for (const name of [...namesOf(literal), ...ofFile]) {
    const known = variables.get(plainName(name));
    if (known === undefined || isForOther(name, known)) continue;
    if (isHandedBy(name) || isSetIn(name, known)) return known;
  }
  const maps = mapsAround(literal).map((name) => [name, variables.get(plainName(name))] as const);
  const map = maps.find(([name, known]) => known?.isMap === true && !isForOther(name, known) && isSetIn(name, known));
  return map?.[1];
}

/** The role of Ansible that a line, or the block around it, hands variables to. */
const ROLE = /(?:^|[\s{,])["']?role["']?\s{0,9}:\s{0,9}["']?([\w.-]{1,99})/;

/** Whether a literal is handed to a role that runs no other one, and does not take the variable. */
function isOfOtherRole({ text, around }: VersionLiteral, { takers }: Variable, { lastRoles }: KnownLines): boolean {
  const lines = [around.item, text, ...around.context];
  const [, role] = lines.map((line) => ROLE.exec(line)).findLast((match) => match !== null) ?? [];
  if (role === undefined || takers === null || !lastRoles.has(role)) return false;
  return ![...takers].some((folder) => `/${folder}/`.includes(`/roles/${role}/`));
}

/** What Ansible sets for all roles and playbooks. */
const OF_ALL_ROLES = /(?:^|\/)group_vars\/all(?:\.ya?ml$|\/)/;

/** Whether a file is near enough to what takes a variable. Every program has a `version`, which is this one beside the file that takes it. */
function isNear(name: string, { takers, isOfProject }: Variable, path: string): boolean {
  const isCommon = isCommonName(isOfProject === true ? plainName(name) : name);
  if (takers === null || isTakenIn(takers, path)) return true;
  if (isCommon || !isCommonName(plainName(name))) return !isCommon;
  // A `TAG` of the environment comes from a pipeline, or from a folder around what takes it, or below.
  const own = folderOf(path);
  return own.startsWith('.') || [...takers].some((each) => isAbove(own, each) || isAbove(each, own));
}

/** Whether a file that takes a variable stands next to a file, or in the same role of Ansible. */
function isTakenIn(folders: ReadonlySet<string>, path: string): boolean {
  if (OF_ALL_ROLES.test(path)) return true;
  const role = roleOf(path);
  return folders.has(folderOf(path)) || (role !== undefined && [...folders].some((each) => folderOf(each) === role));
}

/** Keys below which a pipeline or a tool sets variables. */
const SETS_VARIABLES =
  /^(?:env\w*|var\w*|inputs?|with|param\w*|values?|default\w*|locals?|global|matrix|include|run|script|args|command)$/i;

/** Whether a mapping holds a literal below the key of something else: a `tag` below `portal`. */
function isBelowOther({ inFront, around: { sections } }: VersionLiteral, names: ServiceNames): boolean {
  const keys = sections.flatMap((line) => /^[-\s]*["']?(\w[\w.-]*)["']?\s{0,9}:/.exec(line)?.[1] ?? []);
  const owners = keys.filter((key) => key !== 'image');
  const isNoOwner = (key: string) =>
    meansService(key) || SETS_VARIABLES.test(key) || POSSIBLE_STAGE.test(key) || namesService(`${key}=`, names);
  return /:\s{0,9}["']?v?$/.test(inFront) && owners.length > 0 && !owners.some(isNoOwner);
}
