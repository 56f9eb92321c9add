/** Characters and words that most patterns of the gate look for. */
const COMMON = ['a', '0', ' ', '\n', '/', '-', '.', '#', '{{', 'a ', 'a\n', 'a.'];

/** Whatever a pattern expects up to the end, some of it is not that. */
const END = '\0/ "\'{}[]()<>:=,#|\n\0';

/** What stands for itself in the source of a pattern: its words, and its single characters. */
function literalsIn(source: string): { words: string[]; characters: string[] } {
  const plain = source.replace(/\\[a-zA-Z]|\(\?<?[:=!]|\{\d+,?\d*\}/g, ' ');
  const words = plain.replace(/\[[^\]]*\]/g, ' ').match(/[^\\\s()|?*+[\]^$.]{2,}/g) ?? [];
  const characters = plain.match(/[^\\\s()|?*+[\]^$\w]/g) ?? [];
  return { words: [...new Set(words)].slice(0, 4), characters: [...new Set(characters)].slice(0, 8) };
}

/**
 * Texts that make a pattern try again and again: something that it looks for, repeated, and an end that it does not expect.
 *
 * @param length in characters, more or less
 */
export function* slowTexts(source: string, length: number): Generator<string> {
  const { words, characters } = literalsIn(source);
  const spaced = [...characters, ...words].map((part) => `${part} `);
  const units = new Set([...COMMON, ...characters, ...characters.map((one) => `a${one}`), ...words, ...spaced]);
  for (const unit of units) {
    const repeated = unit.repeat(Math.ceil(length / unit.length));
    for (const start of ['', ...words.slice(0, 2)]) yield `${start}${repeated}${END}`;
  }
}
