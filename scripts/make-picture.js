// Draws the README's picture, in a light and a dark version, from a comment in the gallery: its choices without their commands.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMENT = 'docs/gallery/02-one-unknown.comment.md';
const LABEL = 'A red check: 2.156.0 to 2.159.0 needs downtime, and two ways to green with the lines to change';

/** A phone shows this without scaling it. */
const WIDTH = 480;
const MARGIN = 20;
const SANS = "-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif";
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";
/** Width of a letter as a fraction of the font size: wide enough for every font above. */
const LETTER = { plain: 0.54, bold: 0.59, code: 0.62 };
/** A separator stays on the line of the word before it. */
const SEPARATOR = /^[·→─]\s*$/;

const THEMES = {
  light: {
    page: '#ffffff',
    text: '#1f2328',
    link: '#0969da',
    code: '#eff1f3',
    border: '#d1d9e0',
    added: '#dafbe1',
    removed: '#ffebe9',
  },
  dark: {
    page: '#0d1117',
    text: '#f0f6fc',
    link: '#4493f8',
    code: '#262c36',
    border: '#3d444d',
    added: '#1b4721',
    removed: '#5d1a1e',
  },
};

const page = fromMarkdown(readFileSync(join(root, COMMENT), 'utf8'));
for (const [name, theme] of Object.entries(THEMES)) {
  writeFileSync(join(root, `docs/summary-${name}.svg`), draw(page, theme));
}

function draw({ children }, theme) {
  const shapes = [];
  let y = MARGIN;
  for (const block of children) y = drawBlock(block, { x: MARGIN, y, theme, shapes });
  const height = y + MARGIN / 2;
  const frame = `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8" fill="${theme.page}" stroke="${theme.border}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${LABEL}">\n${[frame, ...shapes].join('\n')}\n</svg>\n`;
}

/** @returns the vertical position of the next block, in pixels */
function drawBlock(block, at) {
  if (block.type === 'heading') return drawLines(block, at, { size: block.depth === 2 ? 19 : 16, weight: 600 });
  if (block.type === 'paragraph' && block.children.some(isImage)) return drawStrip(block, at);
  if (block.type === 'paragraph' && !isSmall(block)) return drawLines(block, at, { size: 14, weight: 400 });
  if (block.type === 'code' && block.lang === 'diff') return drawDiff(block, at);
  if (block.type !== 'list') return at.y;
  let { y } = at;
  for (const item of block.children) {
    at.shapes.push(`<circle cx="${at.x + 8}" cy="${y + 10}" r="2.5" fill="${at.theme.text}"/>`);
    for (const child of item.children) y = drawBlock(child, { ...at, x: at.x + 22, y });
  }
  return y;
}

function drawLines(block, { x, y, theme, shapes }, { size, weight }) {
  const height = Math.round(size * 1.5);
  let below = y;
  for (const line of wrapped(wordsOf(block), (WIDTH - MARGIN - x) / size)) {
    const spans = line.map(({ word, style, isLink }) => {
      const font = style === 'code' ? ` font-family="${MONO}" font-size="${size - 1}"` : '';
      const bold = style === 'bold' ? ' font-weight="600"' : '';
      return `<tspan${font}${bold}${isLink ? ` fill="${theme.link}"` : ''}>${escaped(word)}</tspan>`;
    });
    const head = `<text x="${x}" y="${below + size}" fill="${theme.text}" font-family="${SANS}" font-size="${size}" font-weight="${weight}" xml:space="preserve">`;
    shapes.push(`${head}${spans.join('')}</text>`);
    below += height;
  }
  return below + 8;
}

/** The releases of the jump between its versions, each picture in the width that the page gives it. */
function drawStrip({ children }, { x, y, theme, shapes }) {
  let left = x;
  for (const child of children) {
    if (isImage(child)) {
      const [, name, width] = /strip\/([a-z-]+)\.svg[^>]* width="(\d+)"/.exec(child.value);
      const [fill] = /#[\da-f]{6}/.exec(readFileSync(join(root, `docs/strip/${name}.svg`), 'utf8'));
      shapes.push(`<rect x="${left}" y="${y + 2}" width="${width}" height="14" fill="${fill}"/>`);
      left += Number(width);
      continue;
    }
    const text = child.value.trim();
    left += left === x ? 0 : 8;
    shapes.push(
      `<text x="${left}" y="${y + 14}" fill="${theme.text}" font-family="${SANS}" font-size="14">${escaped(text)}</text>`,
    );
    left += text.length * 14 * LETTER.plain + 8;
  }
  return y + 29;
}

function isImage({ type, value }) {
  return type === 'html' && value.startsWith('<img');
}

function drawDiff({ value }, { x, y, theme, shapes }) {
  const lines = value.split('\n');
  const height = lines.length * 20 + 16;
  const width = WIDTH - MARGIN - x;
  shapes.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${theme.code}"/>`);
  for (const [index, line] of lines.entries()) {
    const top = y + 8 + index * 20;
    const fill = { '+': theme.added, '-': theme.removed }[line[0]];
    if (fill !== undefined) shapes.push(`<rect x="${x}" y="${top}" width="${width}" height="20" fill="${fill}"/>`);
    shapes.push(
      `<text x="${x + 12}" y="${top + 15}" fill="${theme.text}" font-family="${MONO}" font-size="12.5" xml:space="preserve">${escaped(line)}</text>`,
    );
  }
  return y + height + 14;
}

/** The last line of a comment says where the rest is. A picture has no rest. */
function isSmall({ children: [first] }) {
  return first?.type === 'html' && first.value === '<sub>';
}

/** The words of a block with their spaces, each with its style. */
function* wordsOf({ type, value, children = [] }, style = 'plain', isLink = false) {
  if (type === 'text' || type === 'inlineCode') {
    const own = type === 'inlineCode' ? 'code' : style;
    for (const word of value.match(/\S+\s*|\s+/g) ?? []) yield { word, style: own, isLink };
  }
  let within = type === 'strong' ? 'bold' : style;
  for (const child of children) {
    if (child.type === 'html') within = { '<code>': 'code', '</code>': style }[child.value] ?? within;
    yield* wordsOf(child, within, isLink || type === 'link');
  }
}

/**
 * Breaks words into lines. What has no space between stays together, and so does a separator with the word before it.
 *
 * @param most the width of a line, as a multiple of the font size
 */
function wrapped(words, most) {
  const lines = [[]];
  let width = 0;
  for (const group of groupsOf(words)) {
    const own = group.reduce((sum, { word, style }) => sum + [...word.trimEnd()].length * LETTER[style], 0);
    if (own > most) throw new Error(`The picture is too narrow for ${group.map(({ word }) => word).join('')}.`);
    if (width + own > most) {
      lines.push([]);
      width = 0;
    }
    lines.at(-1).push(...group);
    width += group.reduce((sum, { word, style }) => sum + [...word].length * LETTER[style], 0);
  }
  return lines;
}

function groupsOf(words) {
  const groups = [];
  let joins = false;
  for (const each of words) {
    if (joins || (groups.length > 0 && SEPARATOR.test(each.word))) groups.at(-1).push(each);
    else groups.push([each]);
    joins = !/\s$/.test(each.word);
  }
  return groups;
}

function escaped(word) {
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
