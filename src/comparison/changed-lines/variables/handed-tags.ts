import { folderOf } from '../../../repository/repository-paths.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { ReadSides } from '../../object-change.ts';
import { type KnownLines, readKnown } from '../known-lines.ts';
import { readTextFile, textsNaming } from '../lines/watched-files.ts';
import { ownerOf } from '../literals/literal-owner.ts';
import { variableOf } from '../literals/literal-variable.ts';
import { changedLines } from '../literals/version-literals.ts';
import type { Variable } from './variable.ts';
import { EXPRESSION, IS_PROGRAM, plainName } from './variable-syntax.ts';

/** In so many files, each of which is read once more, and for so many variables of each. */
const [MOST_FILES, MOST_NAMES] = [200, 200];
/** Stands where a variable is, to ask whose tag that is. */
const STAND_IN = '0.0.0';
/** What a command of Helm sets, the command decides. */
const KEY = String.raw`(?<![\w.-])["']?(?!image\.tag=)[\w.-]{0,99}(?:tag|version)["']?\]?\s{0,9}[:=]\s{0,9}`;
/** A variable that something is handed as a tag: `image_tag = var.bi_tag`, `imageTag: "{{ tag }}"`. */
const HANDED = new RegExp(
  String.raw`${KEY}(["']?(?:\$?\{{1,2}[^{}\n]{1,199}\}{1,2}|\$\(?\w{1,99}\)?|(?:var|local)\.[\w.]{1,99})["']?)`,
  'gi',
);
/** In a program, it needs no sign. */
const HANDED_IN_PROGRAM = new RegExp(
  String.raw`${HANDED.source}|${KEY}([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,;)}]|$))`,
  'gim',
);
const HAS_CONSTANTS = /\.bicep$/;
const NAME = new RegExp(`^["']?(?:${EXPRESSION})`);

/**
 * What the readers of both sides know, with the variables that something about the service is handed as its tag: a module, a role, an action or
 * an object of a program that is called so. They are those in whose place a version would be the service's (docs/supported-files.md#any-other-file).
 *
 * @param changed the paths that differ
 */
export async function readKnownAndHanded(sides: ReadSides, changed: readonly string[]): Promise<KnownLines> {
  const known = await readKnown(sides, changed);
  const found = new Map<string, Variable & { readonly takers: Set<string> }>();
  const read = (path: string, text: string) => {
    for (const name of namesHandedIn(path, text, known)) {
      const before = known.variables.get(name);
      // What is known of a variable that may be set anywhere, or of a chart's, stays.
      if (before !== undefined && (before.use !== 'tag' || before.takers === null)) continue;
      const takers = found.get(name)?.takers ?? new Set(before?.takers ?? []);
      found.set(name, { ...(before ?? { use: 'tag' }), takers: takers.add(folderOf(path)) });
    }
  };
  let count = 0;
  for await (const { path, text } of textsNaming(sides.head, sides)) {
    if (count === MOST_FILES) break;
    if (text.search(HANDED_IN_PROGRAM) === -1) continue;
    count += 1;
    read(path, text);
  }
  for (const path of changed) read(path, (await readTextFile(sides.base, path)) ?? '');
  return { ...known, variables: new Map([...known.variables, ...found]) };
}

/** The names of the variables in a text. */
function namesHandedIn(path: string, text: string, known: KnownLines): string[] {
  const pattern = IS_PROGRAM.test(path) || HAS_CONSTANTS.test(path) ? HANDED_IN_PROGRAM : HANDED;
  const names = new Map<string, string>();
  const lines = linesOf(text).map((line, index) => {
    let filled = '';
    let end = 0;
    const matches = names.size < MOST_NAMES ? [...line.matchAll(pattern)] : [];
    for (const match of matches) {
      const [whole, sign, constant] = match;
      const value = sign ?? constant ?? '';
      const name = constant ?? NAME.exec(value)?.[1] ?? '';
      const start = match.index + whole.length - value.length;
      filled += line.slice(end, start);
      names.set(`${index + 1}:${filled.length + 1}`, plainName(name));
      filled += STAND_IN;
      end = start + value.length;
    }
    return filled + line.slice(end);
  });
  if (names.size === 0) return [];
  const { after } = changedLines('', lines.join('\n'), '', path);
  return after.flatMap((literal) => {
    const name = names.get(`${literal.line}:${literal.column}`);
    // What hands on a variable that is known may do so for other software.
    const isOwn = ownerOf(literal, path, known)?.use === 'tag' && variableOf(literal, path, known) === undefined;
    return name && isOwn ? name : [];
  });
}
