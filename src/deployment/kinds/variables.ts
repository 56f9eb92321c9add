/** A use of a variable, as tools that fill in files write them: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
export const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;

/** Names of what fills a text in; of a template the last part of its path: `tag` of `{{ .Values.lightdash.tag | quote }}`. */
export function variablesIn(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
  for (const [, expression = ''] of text.matchAll(/\{\{([^\n]{0,200}?)\}\}/g)) {
    const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
    names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  }
  return [...new Set(names.filter((name) => name !== ''))];
}
