import { showPlace } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { type Declarations, NOTHING_DECLARED } from '../../image-answer.ts';
import { layersAt, readKnownText, type Service, type Sourced } from './values.ts';

const KEY = 'x-upgrade-mode';

/**
 * The upgrade mode that a service declares, otherwise that of its project (docs/rules.md#how-a-stop-is-declared).
 *
 * @param documents the files of the project, highest precedence first
 */
export function readDeclaredMode(
  { layers }: Service,
  documents: readonly Sourced[],
): { readonly declared: Declarations; readonly notices: readonly string[] } {
  const source = layersAt(layers, KEY)[0] ?? layersAt(documents, KEY)[0];
  const scalar = source?.file.scalar(source.value) ?? null;
  if (source === undefined || scalar?.text === '') return { declared: NOTHING_DECLARED, notices: [] };
  const value = textOf(source);
  const place = scalar?.place ?? source.value.place;
  if (value === 'RollingUpdate' || value === 'Recreate') {
    return { declared: { ...NOTHING_DECLARED, upgradeMode: { value, place } }, notices: [] };
  }
  const found = quoteText(source.file.sourceOf(source.value).trim());
  const notice = `${KEY} at ${showPlace(place)} is ${found}, not RollingUpdate or Recreate: taken as not set`;
  return { declared: NOTHING_DECLARED, notices: [notice] };
}

/** Null if the text cannot be determined. */
function textOf(source: Sourced): string | null {
  try {
    return readKnownText(source);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
