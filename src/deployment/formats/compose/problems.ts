import { type Place, showPlace } from '../../place.ts';
import { cutQuotes, type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';

/** A file that an input of the run names and that is not there. It stays a problem, however long it has been so. */
export function missingInput(input: 'compose-files' | 'env-files', path: string): Problem {
  const found = `\`${input}\` names ${quoteText(path)}, which is not there`;
  const place = { file: path, line: null, column: null };
  return worded(problemAt('target-missing', place, found), `${found}. Correct the path, or take it off the list.`);
}

/**
 * A part of a project that is not among the files of the repository.
 *
 * @param does what the project does with it: `builds from`
 */
export function outOfSight(place: Place | null, does: string, path: string): Problem {
  const found = `it ${does} ${quoteText(path)}, which is not in this repository`;
  const at = place === null ? 'The project' : showPlace(place);
  return worded(
    problemAt('external-values', place, found),
    `${at} ${does} ${quoteText(path)}, which is not in this repository and may decide the version. Add it, or pass \`to:\`.`,
  );
}

/** An image under the service's own name that is made by a Dockerfile which starts from something else. */
export function foreignBuild(place: Place, image: string, dockerfile: string, base: string): Problem {
  const found = `${quoteText(image)} is only the name of what ${quoteText(dockerfile)} makes of ${base}`;
  return worded(
    problemAt('custom-image', place, found),
    `${found} (${showPlace(place)}): the Dockerfile decides what runs, not the tag. Start it from an image of Lightdash, or take \`build\` away.`,
  );
}

/** The usual words of these codes are those of Helm values and targets. */
function worded(problem: Problem, message: string): Problem {
  return { ...problem, message: cutQuotes(message) };
}
