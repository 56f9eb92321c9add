import type { PlacedText } from '../../place.ts';
import { filledYaml, fillIn, type Literals } from '../../source/template-text.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/** The text at a path, with its templates as they are written; null where there is none, or a null. */
export function textAt(file: YamlFile, value: YamlValue | null, path: YamlPath): PlacedText | null {
  const found = file.at(value, path);
  const scalar = file.scalar(found);
  const text = file.written(found);
  return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}

/** Whether a switch is on. */
export function isTrueAt(file: YamlFile, value: YamlValue | null, path: YamlPath): boolean {
  return textAt(file, value, path)?.text.toLowerCase() === 'true';
}

/** Whether a text is filled in by Helm, by a set of applications or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
export function isFilledIn(text: string): boolean {
  return /\{\{|\$[A-Za-z_{(]/.test(text);
}

/** What an element of a generator gives to the template of its set, by the names that templates use. */
export type Parameters = ReadonlyMap<string, PlacedText>;

/** What is the same in YAML whether it stands in quotes or not; a template of anything else is left as it is. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

/** Parameters as they stand in templates, `{{ .key }}` or `{{key}}` in the older form; functions are not called. */
function literalsOf(parameters: Parameters): Literals {
  return (action) => {
    const found = parameters.get(action.replace(/^\./, ''));
    return found !== undefined && PLAIN.test(found.text) ? found : null;
  };
}

/** A single text with its templates filled in, as far as that can be. */
export function fillTemplate(text: string, parameters: Parameters): string {
  return fillIn(text, literalsOf(parameters)).text;
}

/**
 * A part of a YAML file with its templates filled in, as far as that can be. What comes from a parameter has its place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
export function filledPart(file: YamlFile, value: YamlValue, parameters: Parameters): YamlFile {
  const [start] = value.node.range ?? [0];
  // As far to the right as in the file, for what follows on the next lines.
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
  return filledYaml(file.path, text, literalsOf(parameters), (offset) => file.placeAt(lineStart + offset));
}

/** A name has to stay the same, not to be right: of a function in it, the parameter is taken as it is. */
export function filledName(name: string, parameters: Parameters): string {
  return fillIn(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}
