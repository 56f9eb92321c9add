import { withoutVersions } from '../literals/versions-in-text.ts';
import { commandAt, optionAbove } from './command-lines.ts';
import { dependencyAt } from './dependency-comments.ts';
import {
  linesBeside,
  type Outline,
  outlineOf,
  pinsTag,
  restOfBlock,
  restOfItem,
  subjectOf,
  valuesFilesBelow,
} from './line-outline.ts';

/** What stands around all literals of one line. Long lines are cut. */
export type Around = ReturnType<LinesAround['at']>;

/** A line that says what the blocks beside it are for, and its value: `chart: lightdash` beside `values:`. */
const ABOUT =
  /^["']?(?:uses|remoteChart|chart(?:[-_]?(?:name|path|ref))?|(?:ansible\.builtin\.)?(?:include|import)_tasks)["']?\s{0,9}[:=]\s{0,9}(\S.*)/;
/** An image without a tag, which stands below, one for each place: `image: acme/shop` beside `environments:`. */
const BARE_IMAGE = /^["']?(?:image|repository)["']?\s{0,9}:\s{0,9}["']?((?:[\w.-]{1,99}\/){1,9}[\w.-]{1,99})["']?,?$/;
/** What a step of a workflow hands to its action, and its first line if that says, there or below, which action it is. */
const [WITH, OF_STEP] = [/^["']?with["']?:$/, /^-\s{1,9}["']?(?:name|uses)\b/];
/** A task of Ansible that runs a role, whose name stands below it. */
const RUNS_ROLE = /^(?:-\s{1,9})?["']?(?:ansible\.builtin\.)?(?:include|import)_role["']?\s{0,9}:$/;
const NAME = /^["']?name["']?\s{0,9}:\s{0,9}(\S.*)/;
/** The path of a JSON patch to the tag of the first release: `path: /deploy/helm/releases/0/setValues/image.tag`. */
const PATCHES_TAG =
  /^(?:-\s{1,9})?["']?path["']?\s{0,9}:\s{0,9}["']?\/(?:[A-Za-z.]{1,40}\/|0\/){1,9}image[./]tag["']?,?$/;
/** What describes the value in such a patch. */
export const PATCHED_TAG = 'name: image.tag';
/** The most keys above a line. */
const MOST_SECTIONS = 20;
/** The most lines beside it that describe its block, on each side. */
const MOST_NEIGHBOURS = 20;

/** Tells what stands around each line of a text. */
export class LinesAround {
  readonly #outline: readonly Outline[];

  /**
   * @param lines without their comments, and as they are `written`
   * @param blocks the number of each block that was seen, for both sides together
   */
  constructor(
    private readonly lines: readonly string[],
    private readonly written: readonly string[],
    private readonly blocks: Map<string, number>,
  ) {
    this.#outline = lines.map(outlineOf);
  }

  at(index: number) {
    const { sections, about } = sectionsAbove(this.#outline, index);
    const { head, beside } = blockOf(this.#outline, index);
    const context = [...sections, ...(about === null ? [] : [about]), ...beside];
    // What describes the block is in the context already.
    const item = head === null || head.isTelling ? '' : withoutVersions(head.text);
    return {
      /** The keys or sections above the line, from the outermost. */
      sections,
      /** What the block around is for, where a line beside it says so; null if none does. */
      about,
      /** The sections, what the block is for, and then the lines beside that describe the block. */
      context,
      /** The first line of the list item that the line belongs to; empty if it is that line itself, or in no item. */
      item: head?.text ?? '',
      /** Equal for lines with the same context and in the same list item, on both sides. */
      block: this.#numberOf([...context, item]),
      /** The nearest line that says which image, chart or repository the line is for; null if none does. */
      subject: subjectOf(this.#outline, index),
      /** Whether values in the same block pin the tag, so that a chart's version does not matter. */
      isPinned: pinsTag(this.#outline, index),
      /** The values files that the same block names, such as those of Fleet; empty if it names none. */
      valuesFiles: valuesFilesBelow(this.#outline, index),
      /** The other lines of the command if it continues over several. */
      command: commandAt(this.lines, index),
      /** The option that the line is the value of; empty if there is none. */
      option: optionAbove(this.lines, index),
      /** What a comment says that the version is of; null if none does. */
      dependency: dependencyAt(this.written, index),
    };
  }

  /** The same place, inside of brackets of the line. @param keys of the brackets, from the outermost */
  within(around: Around, keys: readonly string[]): Around {
    if (keys.length === 0) return around;
    const block = this.#numberOf([`${around.block}`, ...keys]);
    const sections = [...around.sections, ...keys];
    // On one line, what an action gets stands beside the action, and not below: `with: {version: 1.2.3}`.
    const isOfStep = WITH.test(keys[0] ?? '') && OF_STEP.test(around.item);
    const action = isOfStep ? ABOUT.exec((around.subject ?? '').replace(/^-\s{1,9}/, ''))?.[1] : undefined;
    if (action === undefined) return { ...around, block, sections, context: [...around.context, ...keys] };
    return { ...around, block, sections, about: action, context: [...around.context, action, ...keys] };
  }

  #numberOf(texts: readonly string[]): number {
    const key = texts.join('\n');
    const number = this.blocks.get(key) ?? this.blocks.size;
    this.blocks.set(key, number);
    return number;
  }
}

/** The keys and sections above a line, from the outermost, with the heads of list items, and what a line beside one of them says of it. */
function sectionsAbove(lines: readonly Outline[], own: number) {
  const column = lines[own]?.indent ?? 0;
  const sections: string[] = [];
  let about: string | null = null;
  let least = column;
  // The head of the list item around says what it is, unless there is one further inside.
  let hasHead = lines[own]?.isItem === true;
  let nameBelow = '';
  for (const { text, indent, isItem, isHead, index } of linesBeside(lines, own, -1)) {
    const isHeadOfItem = isItem && !hasHead && indent === least && least < column;
    hasHead ||= isItem && indent <= column;
    if (isHead || isHeadOfItem || indent < least) sections.unshift(text);
    if (isHead || sections.length >= MOST_SECTIONS) break;
    if (indent > least) nameBelow = NAME.exec(text)?.[1] ?? nameBelow;
    if (indent === least && least < column)
      about ??= RUNS_ROLE.test(text)
        ? `role: ${nameBelow}`
        : ((ABOUT.exec(text) ?? BARE_IMAGE.exec(text))?.[1] ?? null);
    least = Math.min(least, indent);
    if (least === 0 && column > 0) {
      about ??= imageOfDocument(lines, index);
      break;
    }
  }
  return { sections, about };
}

/** The image that stands above all keys of a document, at the left. @param top the index of one of these keys */
function imageOfDocument(lines: readonly Outline[], top: number): string | null {
  for (const { text, indent } of linesBeside(lines, top, -1)) {
    if (text === '---') return null;
    const image = indent === 0 ? BARE_IMAGE.exec(text)?.[1] : undefined;
    if (image !== undefined) return image;
  }
  return null;
}

/** The list item that a line belongs to, by its first line, unless it is that line itself; and the lines beside that describe the block. */
function blockOf(lines: readonly Outline[], own: number) {
  const column = lines[own]?.indent ?? 0;
  const beside: string[] = [];
  let head: Outline | null = null;
  // Above the first line of an item stands another item.
  const above = restOfItem(lines, own).length > 0 ? [] : linesBeside(lines, own, -1);
  for (const line of above) {
    if (line.isHead || line.indent < column) break;
    if (line.indent > column) continue;
    if (line.isTelling && beside.length < MOST_NEIGHBOURS) beside.push(line.text);
    if (PATCHES_TAG.test(line.text)) beside.push(PATCHED_TAG);
    // The first line of a list item has the same column, after its dash.
    if (!line.isItem) continue;
    if (lines[own]?.isItem !== true) head = line;
    break;
  }
  for (const { indent, isTelling, text } of restOfBlock(lines, own))
    if (indent === column && isTelling && beside.length < 2 * MOST_NEIGHBOURS) beside.push(text);
  return { head, beside: beside.sort() };
}
