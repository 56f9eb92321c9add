import type { Place, PlacedText } from '../problems/place.ts';

/** An instruction and its arguments, split at blanks outside of quotes. */
export interface Instruction {
  /** In capitals. */
  readonly keyword: string;
  readonly words: readonly PlacedText[];
}

/** The most words of one instruction. No real file has more. */
const MOST_WORDS = 1_000;

/** The instructions of a Dockerfile, with continued lines joined. Comments, empty lines and here-documents are skipped. */
export function readInstructions(path: string, text: string): Instruction[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  const instructions: Instruction[] = [];
  let documents: string[] = [];
  let words: PlacedText[] = [];
  for (const [index, line] of lines.entries()) {
    if (documents.length > 0) {
      if (line.replace(/^\t+/, '') === documents[0]) documents = documents.slice(1);
      continue;
    }
    if (/^\s*(?:#|$)/.test(line)) continue;
    const content = line.replace(/(?<!\\)\\[ \t]*$/, '');
    const found = wordsOf(content, { file: path, line: index + 1, column: 1 });
    if (words.length < MOST_WORDS) words.push(...found.slice(0, MOST_WORDS));
    const keyword = words[0]?.text.toUpperCase() ?? '';
    // The terminators of the here-documents that begin on the line.
    if (/^(?:RUN|COPY|ADD)$/.test(keyword))
      documents = found.flatMap((word) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(word.text)?.[2] ?? []);
    if (content !== line && index < lines.length - 1) continue;
    instructions.push({ keyword, words: words.slice(1) });
    words = [];
  }
  return instructions;
}

/** A template (`Dockerfile.j2`) may contain blanks as well. */
function wordsOf(text: string, place: Place): PlacedText[] {
  const found = text.matchAll(/(?:\{\{.{0,300}?\}\}|[^\s"']|"[^"]*"?|'[^']*'?)+/g);
  return [...found].map((match) => ({
    text: match[0],
    place: { ...place, column: (place.column ?? 1) + match.index },
  }));
}
