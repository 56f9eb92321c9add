/** Markdown as a reader sees it: references as characters, code in backticks, links to charts as their names. */
export function shown(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\(https?:[^)]*\/saved\/[^)]*\)/g, '$1')
    .replace(/<\/?code>/g, '`')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** A page as {@link shown} has it, with links as their texts. */
export function unlinked(markdown: string): string {
  return shown(markdown).replaceAll(/\[([^\]]*)\]\(https?:[^)]*\)/g, '$1');
}

/** The rows of all tables in a page, the heads among them, without the lines between the two. */
export function rowsOf(markdown: string): string[] {
  return shown(markdown)
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---'));
}

/** Headings and folds of a page, in their order. */
export function outline(markdown: string): string[] {
  return shown(markdown).match(/^#{2,4} .*$|^<details>.*$/gm) ?? [];
}
