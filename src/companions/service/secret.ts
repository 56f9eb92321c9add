/** This many characters of a secret count as a part of it. Shorter parts occur in any text. */
const FEWEST_CHARACTERS = 8;
const HIDDEN = '***';

/** Puts `***` for a secret and every longer part of it in any case: a server may echo it cut, or in lower case. */
export function secretHider(secret: string): (text: string) => string {
  const length = Math.min(FEWEST_CHARACTERS, secret.length);
  const parts = new Set([secret, encodeURIComponent(secret)].flatMap((form) => partsOf(lowerCase(form), length)));
  return (text) => {
    const lower = lowerCase(text);
    let shown = '';
    let shownTo = 0;
    let hiddenTo = 0;
    for (let start = 0; start + length <= lower.length; start += 1) {
      if (!parts.has(lower.slice(start, start + length))) continue;
      if (start > hiddenTo || hiddenTo === 0) shown += `${text.slice(shownTo, start)}${HIDDEN}`;
      hiddenTo = start + length;
      shownTo = hiddenTo;
    }
    return shown + text.slice(shownTo);
  };
}

/** ASCII only, because other characters could change the length. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function partsOf(text: string, length: number): string[] {
  return Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length));
}
