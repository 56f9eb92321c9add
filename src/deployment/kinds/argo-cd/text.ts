import type { Place } from '../../place.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/** A text of a file with its place. */
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

/** Whether a switch is on. */
export function isOn(file: YamlFile, value: YamlValue | null, path: YamlPath): boolean {
  return textAt(file, value, path)?.text.toLowerCase() === 'true';
}

/** Whether a text is filled in by Helm, by a set of applications or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
export function isFilledIn(text: string): boolean {
  return /\{\{|\$[A-Za-z_{(]/.test(text);
}

/** Names of what fills a text in, each the last part of its path: `tag` of `{{ .Values.lightdash.tag | quote }}`. */
export function variablesIn(text: string): string[] {
  const names = [...text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
  for (const [, expression = ''] of text.matchAll(/\{\{([^\n]{0,200}?)\}\}/g)) {
    const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
    names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  }
  return [...new Set(names.filter((name) => name !== ''))];
}
