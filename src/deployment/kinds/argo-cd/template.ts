import { filledYaml, fillIn, type Literals } from '../../source/template-text.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { PlacedText } from './text.ts';

/** What an element of a generator gives to the template of its set, by the names that templates use. */
export type Parameters = ReadonlyMap<string, PlacedText>;

const KEY = /^\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;
const INDEX = /^index[ \t]+\.([A-Za-z_][\w.]*)[ \t]+(\d{1,4})$/;
/** What is the same in YAML whether it stands in quotes or not; a template of anything else is left as it is. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

/** Parameters as they stand in templates, `{{ .key }}` or `{{key}}` in the older form; none is called as functions are. */
function literalsOf(parameters: Parameters, isGoTemplate: boolean): Literals {
  return (action) => {
    const [, list, index] = INDEX.exec(action) ?? [];
    const name = isGoTemplate ? (KEY.exec(action)?.[1] ?? `${list}[${index}]`) : action;
    const found = parameters.get(name);
    return found !== undefined && PLAIN.test(found.text) ? found : null;
  };
}

/** A single text with its templates filled in, as far as that can be; with the place of the last parameter in it. */
export function fill({ text, place }: PlacedText, parameters: Parameters, isGoTemplate: boolean): PlacedText {
  const filled = fillIn(text, literalsOf(parameters, isGoTemplate));
  return { text: filled.text, place: filled.pieces.findLast((piece) => piece.place !== null)?.place ?? place };
}

/**
 * A part of a YAML file with its templates filled in, as far as that can be. What comes from a parameter has its place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
export function filledPart(file: YamlFile, value: YamlValue, parameters: Parameters, isGoTemplate: boolean): YamlFile {
  const [start] = value.node.range ?? [0];
  // As far to the right as in the file, for what follows on the next lines.
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
  return filledYaml(file.path, text, literalsOf(parameters, isGoTemplate), (offset) =>
    file.placeAt(lineStart + offset),
  );
}

/** A name has to stay the same, not to be right: of a function in it, the parameter is taken as it is. */
export function filledName(name: string, parameters: Parameters): string {
  return fillIn(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}
