import type { Place } from '../../place.ts';
import { madeYaml } from '../../source/embedded-yaml.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { Parameters } from './parameters.ts';
import type { PlacedText } from './scalar-text.ts';

/** How the templates of a set are written. */
export interface TemplateRules {
  /** `{{ .key }}`, as opposed to the older `{{key}}`. */
  readonly isGoTemplate: boolean;
}

/** What is the same in YAML whether it stands in quotes or not; anything else is left as a template. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

const GO_KEY = /^\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;
const GO_INDEX = /^index[ \t]+\.([A-Za-z_][\w.]*)[ \t]+(\d{1,4})$/;

/** What a template stands for; null where that cannot be told, as for functions and conditions. */
function meaningOf(expression: string, parameters: Parameters, { isGoTemplate }: TemplateRules): PlacedText | null {
  const written = expression.trim();
  if (!isGoTemplate) return parameters.get(written) ?? null;
  const key = GO_KEY.exec(written)?.[1];
  if (key !== undefined) return parameters.get(key) ?? null;
  const [, list, index] = GO_INDEX.exec(written) ?? [];
  return list === undefined ? null : (parameters.get(`${list}[${index}]`) ?? null);
}

/** So many templates of a line are filled in; the others are left as they are. */
const MOST_TEMPLATES_OF_LINE = 50;

/** A piece of a text, as it is written or in place of a template. */
interface Piece {
  readonly text: string;
  /** Null for what stands there as it is. */
  readonly from: PlacedText | null;
  /** How many characters of the text it takes the place of. */
  readonly length: number;
}

function piecesOf(text: string, parameters: Parameters, rules: TemplateRules): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (let start = text.indexOf('{{'); start !== -1 && pieces.length < 2 * MOST_TEMPLATES_OF_LINE; ) {
    const end = text.indexOf('}}', start + 2);
    if (end === -1) break;
    const from = meaningOf(text.slice(start + 2, end), parameters, rules);
    if (from !== null && PLAIN.test(from.text)) {
      const before = text.slice(done, start);
      pieces.push({ text: before, from: null, length: before.length });
      pieces.push({ text: from.text, from, length: end + 2 - start });
      done = end + 2;
    }
    start = text.indexOf('{{', end + 2);
  }
  const rest = text.slice(done);
  return [...pieces, { text: rest, from: null, length: rest.length }];
}

/** A single text with its templates filled in, as far as that can be. */
export function fill({ text, place }: PlacedText, parameters: Parameters, rules: TemplateRules): PlacedText {
  const pieces = piecesOf(text, parameters, rules);
  const last = pieces.findLast(({ from }) => from !== null)?.from;
  return { text: textOf(pieces), place: last?.place ?? place };
}

/**
 * A part of a YAML file with its templates filled in, as far as that can be; the others are left as they are. What comes from
 * a parameter has the parameter's place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
export function renderYaml(file: YamlFile, value: YamlValue, parameters: Parameters, rules: TemplateRules): YamlFile {
  const [start] = value.node.range ?? [0];
  // As far to the right as in the file, for what follows on the next lines.
  let offset = file.text.lastIndexOf('\n', start - 1) + 1;
  const source = `${' '.repeat(start - offset)}${file.sourceOf(value)}`;
  const lines = source.split('\n').map((line): RenderedLine => {
    const pieces = piecesOf(line, parameters, rules);
    const rendered = { offset, pieces, text: textOf(pieces) };
    offset += line.length + 1;
    return rendered;
  });
  return madeYaml(file.path, lines.map(({ text }) => text).join('\n'), (number, column) => {
    const line = lines[number - 1];
    return line === undefined ? value.place : placeInLine(file, line, column - 1);
  });
}

interface RenderedLine {
  /** Where it starts in the file. */
  readonly offset: number;
  readonly pieces: readonly Piece[];
  readonly text: string;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The place of what stands at an offset of a rendered line: that of the parameter which it comes from, or holds. */
function placeInLine(file: YamlFile, { offset: lineStart, pieces, text }: RenderedLine, offset: number): Place {
  const end = endOfScalar(text, offset);
  let rendered = 0;
  let written = lineStart;
  let at: number | null = null;
  let from: PlacedText | null = null;
  for (const piece of pieces) {
    if (rendered >= end && at !== null) break;
    const next = rendered + piece.text.length;
    if (at === null && offset < next) at = written + (piece.from === null ? offset - rendered : 0);
    if (piece.from !== null && next > offset && rendered < end) from = piece.from;
    rendered = next;
    written += piece.length;
  }
  return from?.place ?? file.placeAt(at ?? written);
}

/** Where the scalar that starts at an offset of a line ends. */
function endOfScalar(line: string, offset: number): number {
  const first = line[offset];
  if (first === '"' || first === "'") {
    const close = line.indexOf(first, offset + 1);
    return close === -1 ? line.length : close;
  }
  const ends = /:(?=\s|$)|\s#|[,{}[\]]/g;
  ends.lastIndex = offset;
  return ends.exec(line)?.index ?? line.length;
}
