import { namesServiceImage } from '../../../deployment/service-names.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { bareLines } from '../../../syntax/text-lines.ts';
import type { LineChange } from '../../object-change.ts';
import { notUnderstood } from '../changed-file.ts';
import { ownerOf } from '../literals/literal-owner.ts';
import { changedLines, type VersionLiteral } from '../literals/version-literals.ts';
import { hasVersion, literalVersions } from '../literals/versions-in-text.ts';
import type { Compared } from './changed-references.ts';
import type { ChangedWord } from './changed-words.ts';

/** So many changed lines are asked for, each with so many names, and so many questions for each name. */
const [MOST_WORDS, MOST_NAMES, MOST_HEADS] = [10, 5, 100];
/** A branch is not longer. */
const MOST_LINES = 12;
/** What stands in front of a value that a line sets, with the names in it: `const next = `, `CHANNEL: "`. */
const SETS = /^[^#]{0,200}[\w"')\]]\s{0,9}[:?]?[:=]\s{0,9}["'`$]?$/;
/** No variable has such a name. */
const KEYWORD =
  /^(?:if|elif|when|unless|case|switch|const|let|var|val|def|param|local|export|set|string|bool|boolean|number|default|value|type|name)$/i;
/** A line that asks something. */
const ASKS = /\b(?:if|elif|ifeq|ifneq|when|unless|case|switch|eq|ne)\b|[=!]=|\s\?\s|&&/;
/** A further branch. */
const BRANCH = /^\s*(?:else|elif|\}\s?else|\{\{-?\s{0,3}else)\b|^\s*[\w."'*-]{1,99}\)/;

const [UNINDENTED, END] = [/^\s*(?:ifeq|ifneq|if|case)\s/, /\b(?:fi|endif|esac|end)\b|\}\s*$/];

/** A changed value, and the lines (1-based, on the head) whose versions it chooses between. */
export interface Choice {
  readonly word: ChangedWord;
  readonly name: string;
  readonly lines: readonly number[];
}

/**
 * The changed values by which a file chooses between versions: `next = true` above `next ? '1.1.0' : '1.0.0'`.
 *
 * @param words in which changed lines differ from those that they replace
 * @param text of the file on the head
 */
export function choicesIn(words: readonly ChangedWord[], text: string, path: string): Choice[] {
  const settings = words.slice(0, MOST_WORDS).filter(({ inFront }) => SETS.test(inFront));
  if (settings.length === 0 || !hasVersion(text)) return [];
  const all = bareLines(text, path);
  return settings.flatMap((word) => {
    const names = (word.inFront.match(/[A-Za-z_]\w{1,99}/g) ?? []).filter((each) => !KEYWORD.test(each));
    for (const name of names.reverse().slice(0, MOST_NAMES)) {
      const own = new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`);
      const isAsked = (line: string, at: number) => at !== word.after.line - 1 && own.test(line) && ASKS.test(line);
      const heads = all.flatMap((line, at) => (isAsked(line, at) ? [at] : []));
      const lines = heads.slice(0, MOST_HEADS).flatMap((at) => branchesOf(all, at));
      if (lines.length > 0) return [{ word, name, lines: lines.map((at) => at + 1) }];
    }
    return [];
  });
}

/** The lines of a question that have versions: itself, if it chooses between several, or else its branches. */
function branchesOf(all: readonly string[], at: number): number[] {
  const head = all[at] ?? '';
  const own = new Set(literalVersions(head, ''));
  if (own.size > 0) return own.size > 1 || /^\s*(?:if|when|unless)\s/.test(head) ? [at] : [];
  const indent = head.search(/\S/);
  const below = all.slice(at + 1, at + 1 + MOST_LINES);
  const isInside = (line: string) => line.trim() === '' || line.search(/\S/) > indent || BRANCH.test(line);
  const isIndented = (below[0]?.search(/\S/) ?? -1) > indent;
  // Make and some shells do not indent.
  const isOpen = UNINDENTED.test(head) && !END.test(head);
  if (!isIndented && !isOpen) return [];
  const end = below.findIndex((line) => (isIndented ? !isInside(line) : END.test(line)));
  const inside = below.slice(0, end === -1 ? undefined : end);
  return inside.flatMap((line, index) => (hasVersion(line) ? [at + 1 + index] : []));
}

/** Judges the values by which a file chooses between versions of the service (docs/supported-files.md#any-other-file); null if there is none. */
export function compareChoices(choices: readonly Choice[], { path, texts, sides, known }: Compared): LineChange | null {
  // A reader answers for its own files.
  if (choices.length === 0 || sides.after.objects.some(({ carrier }) => carrier === path)) return null;
  const { after } = changedLines('', texts[1], known.settings.tagSuffix, path);
  const { images } = known.settings;
  const isOwn = (each: VersionLiteral) =>
    namesServiceImage(each.text, images) || ownerOf(each, path, known)?.use === 'tag';
  for (const { word, name, lines } of choices) {
    const literals = after.filter((each) => lines.includes(each.line) && isOwn(each));
    const versions = new Set(literals.map(({ version }) => version));
    // Branches with the same version are no choice, and behind a single one stands what is set before.
    if (literals.length === 0 || (literals.length > 1 && versions.size === 1)) continue;
    const place = { file: path, line: word.after.line, column: 1 };
    const found = `${quoteText(name)} decides which ${product.name} version is used, and changes to ${quoteText(word.is)}`;
    return notUnderstood(place, found, { mustBeListed: [...versions] });
  }
  return null;
}
