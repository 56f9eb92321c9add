import { MASK } from './yaml-parser.ts';

/** A use of a variable, as template tools write it: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
export const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;

/** The names that fill in a text. For a template it is the last part of the path: `tag` of `{{ .Values.lightdash.tag | quote }}`. */
export function variablesIn(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
  for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
    const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
    names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  }
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Whether a text contains a template (`{{ … }}`), masked or not, that some tool fills in before this is YAML. */
export function hasTemplate(text: string): boolean {
  const start = text.indexOf('{{');
  return text.includes(MASK) || (start !== -1 && text.includes('}}', start));
}

/** Whether a tool fills in a text before Helm or Kubernetes sees it. */
export function isTemplate(text: string): boolean {
  return hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}
