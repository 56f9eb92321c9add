import type { PlacedText } from '../../../problems/place.ts';
import { filledYaml, fillIn, type Literals } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../../syntax/yaml.ts';

/** The text at a path, with its templates as written; null where there is none or it is null. */
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

/** Whether a text is filled in by Helm, by an ApplicationSet or from Argo CD's variables (`$ARGOCD_APP_NAME`). */
export function isFilledIn(text: string): boolean {
  return /\{\{|\$[A-Za-z_{(]/.test(text);
}

/** The parameters that an element of a generator supplies, by the names that templates use. */
export type Parameters = ReadonlyMap<string, PlacedText>;

/** A text that means the same in YAML with or without quotes. Templates for other texts stay unfilled. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

/** Fills `{{ .key }}`, or `{{key}}` in the older form, from the parameters. Functions are not called. */
function literalsOf(parameters: Parameters): Literals {
  return (action) => {
    const found = parameters.get(action.replace(/^\./, ''));
    return found !== undefined && PLAIN.test(found.text) ? found : null;
  };
}

/** Fills the templates in a single text, as far as possible. */
export function fillTemplate(text: string, parameters: Parameters): string {
  return fillIn(text, literalsOf(parameters)).text;
}

/**
 * Fills the templates in a part of a YAML file, as far as possible. A filled-in value has the place of its parameter.
 *
 * @throws ProblemError (`unparseable`) where the result alone is not YAML
 */
export function filledPart(file: YamlFile, value: YamlValue, parameters: Parameters): YamlFile {
  const [start] = value.node.range ?? [0];
  // Keep the original column, because the following lines are indented relative to it.
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
  return filledYaml(file.path, text, literalsOf(parameters), (offset) => file.placeAt(lineStart + offset));
}

/** A name only has to be stable, not correct. For a function call, its parameter is used unchanged. */
export function filledName(name: string, parameters: Parameters): string {
  return fillIn(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}
