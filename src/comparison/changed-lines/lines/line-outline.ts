import { POSSIBLE_STAGE } from '../../../deployment/environment-names.ts';

/** What stands further behind in a line does not describe it. */
const MOST_CHARACTERS = 200;

/** A line that describes the block it stands in. */
const TELLING =
  /^[\s-]*["'<]?(?:[\w.]{0,60}image\w{0,60}|\w{0,60}repo\w{0,60}|name|(?:helm[-_]?|remote)?chart(?:[-_]?(?:name|path|ref|repository))?|family|id|source|app|application|service|component|kind|(?:Parameter)?Key)["']?(?:\s*[:=]|\s+["']|>)/i;
/** A statement of a template alone on its line. It stands in no block of the text. */
const STATEMENT =
  /^\s*(?:\{%[^%\n]{0,200}%\}|<%[^%\n]{0,200}%>|\{\{-?\s{0,9}(?:if|else|end|range|with)\b[^}\n]{0,200}\}\})\s*$/;

/** What the lines below need to know about a line. @param index of the line in its text */
export function outlineOf(line: string, index: number) {
  const near = STATEMENT.test(line) ? '' : line.slice(0, MOST_CHARACTERS);
  const text = near.trim();
  return {
    index,
    text,
    /** The column of the first key, after any list dashes; null for an empty line. */
    indent: text === '' ? null : (/^(?:[ \t]|-(?=[ \t]))*/.exec(near)?.[0].length ?? 0),
    isItem: /^\s*-\s/.test(near),
    /** Whether it is the head of a section, as in TOML. */
    isHead: /^\[{1,2}[^\]]+\]{1,2}$/.test(text),
    isTelling: TELLING.test(near),
  };
}
export type Outline = ReturnType<typeof outlineOf>;

/** A line with something on it. */
type FullLine = Outline & { readonly indent: number };

/** A line may belong to a block that begins this many lines above, or ends as many below. */
const MOST_LINES = 200;

/** The lines above one (-1) or below it (1), from the nearest, without empty ones. */
export function* linesBeside(lines: readonly Outline[], own: number, step: -1 | 1): Generator<FullLine> {
  for (let distance = 1; distance <= MOST_LINES; distance += 1) {
    const line = lines[own + step * distance];
    if (line === undefined) return;
    if (line.indent !== null) yield line as FullLine;
  }
}

/** The lines of the same block below a line, up to the next item of its list. */
export function* restOfBlock(lines: readonly Outline[], own: number, most = MOST_LINES): Generator<FullLine> {
  const column = lines[own]?.indent ?? 0;
  for (const line of linesBeside(lines, own, 1)) {
    const isEnd = line.isHead || line.indent < column || (line.indent === column && line.isItem);
    if (isEnd || line.index > own + most) return;
    yield line;
  }
}

/** The other keys of the list item that a line begins; none if it begins none. */
export function restOfItem(lines: readonly Outline[], own: number): FullLine[] {
  const column = lines[own]?.indent ?? 0;
  return lines[own]?.isItem === true ? [...restOfBlock(lines, own)].filter(({ indent }) => indent === column) : [];
}

/** A line that says which image, chart or repository a block is for. */
export const STRONG =
  /^[\s-]*["']?(?:(?:image|(?:helm_?|remote)?chart\w*|repo\w*|url|address|source|uses)["']?\s{0,9}[:=]\s{0,9}(?:!\w{1,20}\s{1,9})?[[{"']{0,3}(?!tag\b)[\w@./$-]|(?:src|git)["']?\s{0,9}[:=]\s{0,9}["']?(?:git[+@]|https?:)|name["']?\s{0,9}[:=]\s{0,9}["']?[\w.-]{1,99}\/[\w./-]{1,99}["']?$)/i;
/** A line that says so for its own block and the blocks within. */
export const WEAK =
  /^[\s-]*["']?(?:name|kind|app|application|service|component|release)["']?\s{0,9}[:=]\s{0,9}["']?(\w[\w-]{0,99})/i;
/** A tag that is given: a version, or a variable that is called so and has no default, which might be empty. */
const GIVEN = String.raw`["'${'`'}]?(?:v?\d{1,3}\.\d|[$%{]|[\w.[("']{0,99}(?:tag|version)(?![^\n]{0,200}(?:\?\?|\|\||\bor\b)))`;
/** The tag in the values of a release, which wins over the `appVersion` of its chart. */
const PINNED = new RegExp(
  String.raw`^["']?(?:release_)?values["']?[\s:={|>-]{1,99}(?:\.{3}\w[\w.]{0,99},\s{0,9})?["']?image["']?[\s:={]{1,99}(?:["']?repository[^\n,]{0,200},?\s{1,9})?["']?tag(?:["']?\s{0,9}[:=]\s{0,9}${GIVEN}|\s{0,9}[,}])`,
  'im',
);
/** What a program writes around a value: `pulumi.Map{`, `pulumi.String(`. */
const TYPE = /\b[A-Za-z]\w{0,40}\.\w{1,40}(?:\(|(?=\{))/g;
/** In so many lines below a chart's version. */
const MOST_LINES_BELOW = 20;
/** A tag beside the version of a chart: `tag: 1.2.3`, `image-tag: 1.2.3`, `image: {tag: 1.2.3}`. */
const PINNED_BESIDE =
  /^(?:["']?image["']?[\s:={]{1,99})?["']?(?:image[._-]?)?tag["']?\s{0,9}[:=]\s{0,9}["'`]?v?\d{1,3}\.\d/im;

/** A setting of Helm: `image.tag: 1.2.3`, `values: image.tag=1.2.3`. */
const PINNED_BY_PATH =
  /^(?:-\s|[\w-]{1,40}:\s{1,9}\{?\s?)?(?:--set(?:-string)?[\s=])?["']?image\.tag["']?\s{0,9}[:=]\s{0,9}["'`]?(?:v?\d{1,3}\.\d|[$%{])|\bname["']?\s{0,9}[:=]\s{0,9}["']image\.tag["'],\s{0,9}["']?value["']?\s{0,9}[:=]\s{0,9}["'`]?[\w$%{][\w.]{0,99}["'`]?\s?\}/m;

/** Whether the block of a line pins the tag of the image beside it, or in values below it, as in an object of Pulumi. */
export function pinsTag(lines: readonly Outline[], own: number): boolean {
  // Values stand beside the block with the chart: `chart: {name, version}`, `chart: {spec: {version}}`.
  const blocks = [own];
  let column = lines[own]?.indent ?? 0;
  for (const { text, indent, index } of linesBeside(lines, own, -1)) {
    if (indent >= column) continue;
    const isChart = /^["']?chart["']?:$/.test(text);
    if (isChart) blocks.push(index);
    if (isChart || !/^["']?spec["']?:$/.test(text)) break;
    column = indent;
  }
  return blocks.some((at) => isPinnedBelow(lines, at));
}

function isPinnedBelow(lines: readonly Outline[], own: number): boolean {
  const column = lines[own]?.indent ?? 0;
  const block = [...restOfBlock(lines, own, MOST_LINES_BELOW)];
  const siblings = block.map(({ text, indent }) => `${indent === column ? '' : ' '}${text}`);
  const [all, ofImage] = [block, withoutOtherValues(block, column)].map((each) =>
    each.map(({ text }) => text.replace(TYPE, '')).join('\n'),
  );
  return PINNED.test(ofImage ?? '') || PINNED_BY_PATH.test(all ?? '') || PINNED_BESIDE.test(siblings.join('\n'));
}

const VALUES = /^["']?(?:release_)?values["']?\s*[:=]/;

/** The lines of a block without the values beside the image. */
function withoutOtherValues(block: readonly FullLine[], column: number): FullLine[] {
  let [isInValues, depth, isOfImage] = [false, Number.POSITIVE_INFINITY, true];
  return block.filter(({ text, indent }) => {
    if (indent <= column) [isInValues, depth, isOfImage] = [VALUES.test(text), Number.POSITIVE_INFINITY, true];
    else if (isInValues) {
      depth = Math.min(depth, indent);
      if (indent === depth) isOfImage = /^["']?image["']?\s*[:=]/.test(text);
    }
    return isOfImage;
  });
}

/** The values files that the block of a line names below it, in a list or on one line. */
export function valuesFilesBelow(lines: readonly Outline[], own: number): string {
  const found: string[] = [];
  let isIn = false;
  for (const { text, indent } of restOfBlock(lines, own, MOST_LINES_BELOW)) {
    if (indent === lines[own]?.indent) isIn = /^["']?values?_?files?["']?\s{0,9}[:=]/i.test(text);
    if (isIn) found.push(text);
  }
  return found.join('\n');
}

/** What follows the name of a target, which says where something runs and not what. */
const CLUSTERS = /^["']?cluster(?:Selector|Name|Group)\w*["']?\s*:/;

/** Whether a line names what its block is for. The name of an environment does not say what runs there. */
function isWeak(text: string): boolean {
  const [, name] = WEAK.exec(text) ?? [];
  return name !== undefined && !POSSIBLE_STAGE.test(name);
}

/** The nearest line above that says what a line is for, in the blocks around it or beside one of them; null for none. */
export function subjectOf(lines: readonly Outline[], own: number): string | null {
  let least = lines[own]?.indent ?? 0;
  const ofItem = restOfItem(lines, own).find(({ text }) => STRONG.test(text));
  if (ofItem !== undefined) return ofItem.text;
  for (const { text, indent, isHead, index } of linesBeside(lines, own, -1)) {
    if (text === '---') return null;
    const isOfTarget = CLUSTERS.test(lines[index + 1]?.text ?? '');
    if (isHead || STRONG.test(text) || (indent <= least && isWeak(text) && !isOfTarget)) return text;
    least = Math.min(least, indent);
  }
  return null;
}
