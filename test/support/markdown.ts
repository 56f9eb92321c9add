import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A page as a parser of GitHub's dialect understands it. */
export interface ParsedPage {
  /** What the page is built of, in its order: `heading 2`, `table 3×5`, `tag details`; texts and code elements are not in it. */
  readonly skeleton: readonly string[];
  /** Every HTML tag as it is written, comments and the like as well. */
  readonly tags: readonly string[];
  /** Texts as they are shown, except for those in code. */
  readonly prose: readonly string[];
  /** Texts in which GitHub looks for addresses of mail: it takes no notice of a `<code>` around them. */
  readonly texts: readonly string[];
  /** Where links lead. */
  readonly links: readonly string[];
  /** Whether each code element ends in the block in which it begins. */
  readonly closesCode: boolean;
}

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

const TAG = /<[^>]*>?/g;
const REFERENCE = /&(?:#(\d+)|(nbsp));/g;

/** Without the transform that makes links of decoded texts, which GitHub does for addresses of mail alone. */
const FROM_MARKDOWN = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/** Parses a page as CommonMark with GitHub's extensions: tables, strikethrough, footnotes, task lists, links that are no more than an address. */
export function parsePage(markdown: string): ParsedPage {
  const page = new PageReader();
  page.read(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: FROM_MARKDOWN }));
  return page;
}

class PageReader implements ParsedPage {
  readonly skeleton: string[] = [];
  readonly tags: string[] = [];
  readonly prose: string[] = [];
  readonly texts: string[] = [];
  readonly links: string[] = [];
  closesCode = true;
  #codeDepth = 0;

  read(node: Nodes): void {
    switch (node.type) {
      case 'text':
        this.#readText(node.value);
        return;
      case 'html':
        this.#readHtml(node.value);
        return;
      case 'paragraph':
      case 'tableCell':
      case 'heading':
        this.#name(node);
        this.#readChildren(node);
        // A browser would carry an open element into the next block.
        if (this.#codeDepth !== 0) this.closesCode = false;
        this.#codeDepth = 0;
        return;
      case 'link':
        this.links.push(node.url);
        this.#name(node);
        this.#readChildren(node);
        return;
      default:
        this.#name(node);
        if ('children' in node) this.#readChildren(node);
    }
  }

  #readChildren({ children }: { readonly children: readonly Nodes[] }): void {
    // Neighbouring texts are one to GitHub.
    let text = '';
    const flush = () => {
      if (text !== '') this.#readText(text);
      text = '';
    };
    for (const child of children) {
      if (child.type === 'text') text += child.value;
      else {
        flush();
        this.read(child);
      }
    }
    flush();
  }

  #name(node: Nodes): void {
    switch (node.type) {
      case 'root':
        return;
      case 'heading':
        this.skeleton.push(`heading ${node.depth}`);
        return;
      case 'table':
        this.skeleton.push(`table ${node.children.map((row) => row.children.length).join(',')}`);
        return;
      case 'list':
        this.skeleton.push(`list ${node.ordered ? 'ordered' : 'bulleted'} ${node.children.length}`);
        return;
      case 'code':
        this.skeleton.push(`code ${node.lang ?? ''}`);
        return;
      default:
        this.skeleton.push(node.type);
    }
  }

  #readText(text: string): void {
    this.texts.push(text);
    if (this.#codeDepth === 0) this.prose.push(text);
  }

  /** Tags within a line, or a whole block of them with texts between. */
  #readHtml(html: string): void {
    let end = 0;
    for (const { 0: tag, index } of html.matchAll(TAG)) {
      this.#readHtmlText(html.slice(end, index));
      end = index + tag.length;
      this.tags.push(tag);
      if (tag === '<code>') this.#codeDepth += 1;
      else if (tag === '</code>') this.#codeDepth -= 1;
      else this.skeleton.push(`tag ${tag}`);
    }
    this.#readHtmlText(html.slice(end));
  }

  #readHtmlText(text: string): void {
    const shown = text.replace(REFERENCE, (_, code) =>
      code === undefined ? '\u00A0' : String.fromCharCode(Number(code)),
    );
    if (shown !== '' && this.#codeDepth === 0) this.prose.push(shown);
  }
}
