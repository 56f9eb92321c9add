import { type Environment, type EnvironmentVariable, isVariableName, type UnseenVariables } from '../../environment.ts';
import { quoteText } from '../../reference.ts';
import { wordsOf } from './dockerfile-lines.ts';
import { plainText, sliceTexts, type TracedText } from './traced-text.ts';

/**
 * The variables that an `ENV` of a Dockerfile sets: `NAME=value` words, or in its old form one name with all that follows as
 * its value.
 *
 * @param rest what stands behind `ENV`
 */
export function readEnv(rest: TracedText, escaper: string): Environment {
  const set = new Map<string, EnvironmentVariable>();
  const unseen: UnseenVariables[] = [];
  const words = wordsOf(plainText(rest), escaper);
  const [first] = sliceTexts(rest, words.slice(0, 1));
  const isOldForm = first !== undefined && !plainText(first).includes('=');
  for (const word of isOldForm ? [first] : sliceTexts(rest, words)) {
    const text = plainText(word);
    const equals = text.indexOf('=');
    if (equals === -1 && !isOldForm) continue;
    const [written] = sliceTexts(word, [[0, equals === -1 ? text.length : equals]]);
    const place = word.find((piece) => piece.text !== '')?.place;
    if (written === undefined || place === undefined) continue;
    const name = plainText(written).replace(/["']/g, '');
    const unset = written.find(({ origin }) => origin === 'unset');
    if (unset !== undefined) unseen.push({ source: quoteText(`\${${unset.variable}}`), place });
    else if (isVariableName(name)) set.set(name, { name, place });
    else if (name.includes('$')) unseen.push({ source: quoteText(name), place });
  }
  return { set: [...set.values()], unseen };
}
