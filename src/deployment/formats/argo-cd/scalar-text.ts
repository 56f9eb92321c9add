import type { Place } from '../../place.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/** A text of a manifest. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** A scalar as it is written, with its templates and without its quotes; null where there is none, or a null. */
export function textAt(file: YamlFile, value: YamlValue | null, path: YamlPath): PlacedText | null {
  const found = file.at(value, path);
  const scalar = file.scalar(found);
  if (found === null || scalar === null || scalar.type === 'null') return null;
  // A template that is no YAML has been set aside.
  const isSetAside = scalar.hasTemplate && !scalar.text.includes('{{');
  const text = isSetAside ? unquote(file.sourceOf(found).trim()) : scalar.text;
  return { text, place: scalar.place };
}

function unquote(source: string): string {
  const [quote] = source;
  const isQuoted = (quote === '"' || quote === "'") && source.length > 1 && source.endsWith(quote);
  return isQuoted ? source.slice(1, -1) : source;
}

/** Whether a text is filled in by Helm, by an application set or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
export function isFilledIn(text: string): boolean {
  return /\{\{|\$[A-Za-z_{(]/.test(text);
}
