import { type ImageRules, problemAnswer } from '../../deployment.ts';
import { showPlace } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { YamlFile } from '../../source/yaml.ts';
import { type ImageReading, readImage } from '../compose/image.ts';
import { type Piece, plainText, type TracedText } from '../compose/traced-text.ts';
import type { ImageSite } from './image-sites.ts';

/** A use of a variable, as tools that fill in manifests write them: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})([^{}]{0,500})\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;

/**
 * What fills in a variable before an object reaches the cluster.
 *
 * @param rest what stands behind the name in the braces: `:-1.2.3`
 * @returns null where it has no value that is known
 */
export type VariableLookup = (name: string, rest: string, use: Piece) => Piece | null;

const NO_VARIABLES: VariableLookup = () => null;

/**
 * Reads what a place in an object says of the service's version; null where it is not the service's image. Variables that
 * nothing in the repository fills in are `unresolved-variable`, templates `unresolved-template`.
 */
export function readSite(
  site: ImageSite,
  rules: ImageRules,
  lookup: VariableLookup = NO_VARIABLES,
): ImageReading | null {
  const traced = fillIn(site.image, lookup);
  const reading = readImage(traced, { raw: site.source, place: site.place }, rules) ?? readHidden(site, traced, rules);
  if (reading === null || isMerelyNamed(site, reading)) return null;
  if (site.alias === null) return reading;
  const notice = `the image at ${showPlace(site.alias)} is an alias of ${showPlace(site.place)}`;
  return { ...reading, notices: [...reading.notices, notice] };
}

/** Whether a text under a key `image` has something of the service's name in it and no tag, as the picture of an entry has. */
function isMerelyNamed({ shape, image }: ImageSite, { answer }: ImageReading): boolean {
  if (shape !== 'text' || answer.status !== 'problem' || answer.problem.code !== 'custom-image') return false;
  return !plainText(image).includes(':');
}

/** An image with its variables filled in, or marked as not known. */
function fillIn(image: TracedText, lookup: VariableLookup): TracedText {
  return image.flatMap((piece) => {
    if (piece.origin !== 'text' || !piece.text.includes('$')) return [piece];
    const parts: Piece[] = [];
    let done = 0;
    const keep = (end: number) => {
      if (end > done) parts.push({ ...piece, text: piece.text.slice(done, end) });
    };
    for (const found of piece.text.matchAll(VARIABLE)) {
      keep(found.index);
      done = found.index + found[0].length;
      const name = found[1] ?? found[3] ?? found[4] ?? '';
      const value = found[1] === undefined ? null : lookup(name, found[2] ?? '', piece);
      parts.push(value ?? { ...piece, text: '', origin: 'unset', variable: name });
    }
    keep(piece.text.length);
    return parts;
  });
}

/** Of a container that is the service by what it sets or is called, and whose image is hidden altogether. */
function readHidden(site: ImageSite, traced: TracedText, rules: ImageRules): ImageReading | null {
  const hidden = traced.find(({ origin, text }) => origin === 'unset' || YamlFile.hasTemplate(text));
  if (hidden === undefined || !looksLikeService(site)) return null;
  const reading = readImage(traced, { raw: `lightdash ${site.source}`, place: site.place }, rules);
  if (reading?.answer.status !== 'problem') return reading;
  const { code, place } = reading.answer.problem;
  const found = code === 'unresolved-template' ? quoteText(site.source) : reading.answer.problem.found;
  return { ...reading, answer: problemAnswer(problemAt(code, place, found)) };
}

const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;

function looksLikeService({ shape, name, object, environment }: ImageSite): boolean {
  if (shape !== 'container') return false;
  if (environment?.set.some((variable) => variable.name === 'LIGHTDASH_SECRET') === true) return true;
  return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}

/** Characters of an image reference; a URL is made of the same. */
const WORD = /[\w./:@-]{1,1000}/g;

/**
 * Whether a text names an image of the service that no place read so far has.
 *
 * @param known images that were read, as they are written
 */
export function namesUnreadImage(text: string, known: ReadonlySet<string>, { images }: ImageRules): boolean {
  if (images.length === 0 && !/lightdash/i.test(text)) return false;
  for (const [word] of text.matchAll(WORD)) {
    if (known.has(word) || word.includes('://')) continue;
    const reference = parseImageReference(word);
    if (reference === null || (reference.tag === null && reference.digest === null)) continue;
    if (!/^[\w.-]*$/.test(reference.tag ?? '') || /^(?:www\.)?github\.com$/.test(reference.registry ?? '')) continue;
    if (classifyImage(reference, images) === 'service') return true;
  }
  return false;
}

/** Images of places as they are written, for {@link namesUnreadImage}. */
export function writtenImages(sites: readonly ImageSite[]): ReadonlySet<string> {
  return new Set(sites.map(({ image }) => plainText(image)));
}
