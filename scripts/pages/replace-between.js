/**
 * A page with the text between two markers replaced. The markers are comments of Markdown or YAML.
 *
 * @param {string} page its name, for the error
 * @param {string} content of the page
 * @param {string} name of the markers
 * @param {string} text with a line break at its end
 */
export function replaceBetween(page, content, name, text) {
  const markers = new RegExp(
    `^( *(?:<!-- |# )${name}: written by npm run docs(?: -->)?\\n)[^]*?^( *(?:<!-- |# )end of ${name}\\b)`,
    'm',
  );
  if (!markers.test(content)) throw new Error(`${page} has no markers for ${name}.`);
  return content.replace(markers, (_, start, end) => `${start}${text}${end}`);
}
