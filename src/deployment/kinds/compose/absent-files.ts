import { type Place, showPlace } from '../../../problems/place.ts';
import { cutQuotes, type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';

/**
 * The problem of a file that an input names and that does not exist. It stays a problem, however long it has been
 * missing.
 */
export function missingInput(input: 'compose-files' | 'env-files', path: string): Problem {
  const found = `\`${input}\` names ${quoteText(path)}, which is not there`;
  const problem = problemAt('target-missing', { file: path, line: null, column: null }, found);
  return { ...problem, message: cutQuotes(`${found}. Correct the path, or remove it from the list.`) };
}

/**
 * The problem of a part that is not in the repository.
 *
 * @param does what the project does with the part: `builds from`
 */
export function outsideRepository(place: Place | null, does: string, path: string): Problem {
  const what = `${does} ${quoteText(path)}, which is not in this repository`;
  const at = place === null ? 'The project' : showPlace(place);
  const message = `${at} ${what} and may decide the version. Add it, or pass \`to:\`.`;
  return { ...problemAt('external-values', place, `it ${what}`), message: cutQuotes(message) };
}
