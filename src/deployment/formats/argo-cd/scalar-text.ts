import type { Place } from '../../place.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/** A text of a manifest. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** The text at a path, with its templates as they are written; null where there is none, or a null. */
export function textAt(file: YamlFile, value: YamlValue | null, path: YamlPath): PlacedText | null {
  const found = file.at(value, path);
  const scalar = file.scalar(found);
  const text = file.written(found);
  return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}

/** Whether a text is filled in by Helm, by an application set or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
export function isFilledIn(text: string): boolean {
  return /\{\{|\$[A-Za-z_{(]/.test(text);
}
