import type { Place } from '../../place.ts';
import { ProblemError } from '../../problem.ts';
import { folderOf, foldersOf, resolvePath } from '../../repository-paths.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { fits, fitsGreedily, type PathPattern, parsePattern } from './glob.ts';
import { type Element, flatten, type Parameters, pathParameters } from './parameters.ts';
import { isFixedRevision } from './revisions.ts';
import { isFilledIn, type PlacedText, textAt } from './scalar-text.ts';
import { fill, renderYaml, type TemplateRules } from './template.ts';
import { structureProblemOf } from './unseen-templates.ts';

/** What may be spent on the sets of a tree, however hostile they are. */
export interface Budget {
  elements: number;
  /** Paths that are compared with patterns. */
  paths: number;
  /** Characters of templates that are filled in. */
  characters: number;
}

/** No set makes as many applications that people look after. */
export const MOST_ELEMENTS = 1_000;
/** Generators within each other; Argo CD takes two levels. */
const MOST_LEVELS = 4;
/** A matrix of as many lists would be what a set makes of one element. */
const MOST_GENERATORS = 50;

/** An element of which nothing more is known: one stands for all that a generator may find outside of the repository. */
const OPEN: Element = { parameters: new Map(), files: [] };

/** What the generators of a set make, in their order. */
export interface Elements {
  readonly elements: readonly Element[];
  /** Whether there are more than are read. */
  readonly isCut: boolean;
}

/**
 * What the generators of an application set make of the files of this tree (DETECTION 2.3): lists, files and folders of the
 * repository, a matrix of those, a merge of those. What another generator makes is one element, whose parameters are not
 * known save for its own `values`.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function elementsOf(
  files: Files,
  file: YamlFile,
  spec: YamlValue | null,
  rules: TemplateRules,
  budget: Budget,
): Promise<Elements> {
  const expansion = new Expansion(files, rules, budget);
  const elements: Element[] = [];
  const generators = file.at(spec, ['generators']);
  for (const generator of file.items(generators)) {
    elements.push(...(await expansion.generator(file, generator, OPEN, 0)));
  }
  // What Helm brings in there makes further elements.
  if (generators !== null && (file.scalar(generators) !== null || structureProblemOf(file, generators) !== null)) {
    elements.push(OPEN);
  }
  return { elements: elements.slice(0, MOST_ELEMENTS), isCut: expansion.isCut || elements.length > MOST_ELEMENTS };
}

class Expansion {
  isCut = false;

  constructor(
    private readonly files: Files,
    private readonly rules: TemplateRules,
    private readonly budget: Budget,
  ) {}

  /** @param outer of the generator before it in a matrix, by which its own texts are filled in */
  async generator(file: YamlFile, generator: YamlValue, outer: Element, level: number): Promise<Element[]> {
    if (this.budget.elements < 0) {
      this.isCut = true;
      return [];
    }
    const selected = (elements: Element[]) => this.#limited(selectElements(file, generator, elements));
    for (const name of ['matrix', 'merge'] as const) {
      const combined = file.at(generator, [name]);
      if (combined === null) continue;
      if (level === MOST_LEVELS) return [OPEN];
      const children = file.items(file.at(combined, ['generators'])).slice(0, MOST_GENERATORS);
      return selected(
        name === 'matrix'
          ? await this.#matrix(file, children, outer, level)
          : await this.#merge(file, combined, children, outer, level),
      );
    }
    return selected(await this.#leaf(file, generator, outer));
  }

  async #matrix(file: YamlFile, children: readonly YamlValue[], outer: Element, level: number): Promise<Element[]> {
    let elements: Element[] = [outer];
    for (const child of children) {
      const next: Element[] = [];
      for (const element of elements) {
        for (const made of await this.generator(file, child, element, level + 1)) next.push(joined(element, made));
        if (next.length > MOST_ELEMENTS) break;
      }
      elements = this.#limited(next);
    }
    return elements;
  }

  /** The elements of the first generator, with what those of the others say that have the same keys. */
  async #merge(
    file: YamlFile,
    merge: YamlValue,
    children: readonly YamlValue[],
    outer: Element,
    level: number,
  ): Promise<Element[]> {
    const keys = file.items(file.at(merge, ['mergeKeys'])).flatMap((key) => file.scalar(key)?.text ?? []);
    const [first, ...others] = children;
    if (first === undefined) return [OPEN];
    let elements = await this.generator(file, first, outer, level + 1);
    for (const child of others) {
      const over = await this.generator(file, child, outer, level + 1);
      const byKey = new Map<string, Element>();
      for (const each of over) {
        const key = keyOf(each, keys);
        // What may be laid over anything leaves nothing known.
        if (key === null) return [OPEN];
        byKey.set(key, each);
      }
      elements = elements.flatMap((element) => {
        const key = keyOf(element, keys);
        // What cannot be told apart may be any of them.
        if (key === null) return [element, ...over.map((each) => joined(element, each))];
        const match = byKey.get(key);
        return [match === undefined ? element : joined(element, match)];
      });
      elements = this.#limited(elements);
    }
    return elements;
  }

  async #leaf(file: YamlFile, generator: YamlValue, outer: Element): Promise<Element[]> {
    if (outer.parameters.size > 0 && file.sourceOf(generator).includes('{{')) {
      const rendered = this.#render(file, generator, outer.parameters);
      if (rendered?.root == null) return [OPEN];
      return this.#leaf(rendered, rendered.root, OPEN);
    }
    if (file.scalar(generator)?.hasTemplate === true) return [OPEN];
    const [member] = file.members(generator).filter(({ name }) => name !== 'selector');
    if (member === undefined) return [];
    const { name, value } = member;
    if (file.scalar(value)?.hasTemplate === true) return [OPEN];
    const made = name === 'list' ? this.#list(file, value) : name === 'git' ? await this.#git(file, value) : [OPEN];
    return made.map((element) => this.#withValues(file, value, element));
  }

  #list(file: YamlFile, list: YamlValue): Element[] {
    const read = (items: YamlFile, values: readonly YamlValue[]): Element[] =>
      values.map((each) => ({ parameters: flatten(items, each, this.rules), files: [] }));
    const own = file.at(list, ['elements']);
    const elements = read(file, file.items(own).slice(0, MOST_ELEMENTS + 1));
    if (file.scalar(own)?.hasTemplate === true) elements.push(OPEN);
    const text = file.at(list, ['elementsYaml']);
    if (text === null) return elements;
    if (file.scalar(text)?.hasTemplate !== false) return [...elements, OPEN];
    try {
      const items = embeddedYaml(file, text);
      return items === null
        ? elements
        : [...elements, ...read(items, items.items(items.root).slice(0, MOST_ELEMENTS + 1))];
    } catch (error) {
      if (error instanceof ProblemError) return [...elements, OPEN];
      throw error;
    }
  }

  /** Files and folders that are in this tree; if there are none, they are those of another repository. */
  async #git(file: YamlFile, git: YamlValue): Promise<Element[]> {
    // What stood there at a fixed revision is not what this tree has.
    if (isFixedRevision(textAt(file, git, ['revision'])?.text ?? '')) return [OPEN];
    const prefix = textAt(file, git, ['pathParamPrefix'])?.text ?? '';
    const options = { prefix, isGoTemplate: this.rules.isGoTemplate };
    const elements: Element[] = [];
    const folders = this.#matching(file, file.items(file.at(git, ['directories'])), () => this.#folders());
    for (const [path, place] of folders ?? []) {
      elements.push({ parameters: pathParameters(path, null, place, options), files: [] });
    }
    const found = this.#matching(file, file.items(file.at(git, ['files'])), () => this.files.paths, true);
    for (const path of (found ?? new Map<string, Place>()).keys()) {
      elements.push(...(await this.#elementsOfFile(path, options)));
      if (elements.length > MOST_ELEMENTS) break;
    }
    return folders === null || found === null || elements.length === 0 ? [...elements, OPEN] : elements;
  }

  #folders(): string[] {
    return [...foldersOf(this.files.paths)].filter((folder) => folder !== '').sort();
  }

  /**
   * The paths that fit the patterns of a generator, each with the place of the first pattern; null where one cannot be told.
   *
   * @param isGreedy for files, of which `*` takes whole folders in unless Argo CD is told otherwise
   */
  #matching(
    file: YamlFile,
    items: readonly YamlValue[],
    paths: () => readonly string[],
    isGreedy = false,
  ): Map<string, Place> | null {
    const matching = new Map<string, Place>();
    if (items.length === 0) return matching;
    const wanted: { readonly pattern: PathPattern; readonly place: Place }[] = [];
    const unwanted: PathPattern[] = [];
    for (const item of items) {
      const text = textAt(file, item, ['path']);
      const path = text === null || isFilledIn(text.text) ? null : resolvePath('', text.text.replace(/^\/+/, ''));
      const pattern = path === null ? null : parsePattern(path);
      if (text === null || pattern === null) return null;
      if (/^(?:true|yes|on|y)$/i.test(textAt(file, item, ['exclude'])?.text ?? '')) unwanted.push(pattern);
      else wanted.push({ pattern, place: text.place });
    }
    const possible = paths();
    this.budget.paths -= possible.length * items.length;
    if (this.budget.paths < 0) return null;
    for (const path of possible) {
      const match = wanted.find(({ pattern }) => fits(pattern, path) || (isGreedy && fitsGreedily(pattern, path)));
      if (match === undefined || unwanted.some((pattern) => fits(pattern, path))) continue;
      matching.set(path, match.place);
      if (matching.size > MOST_ELEMENTS) break;
    }
    return matching;
  }

  /** One element for what a file of YAML or JSON holds, or for each item of a list. */
  async #elementsOfFile(path: string, options: { prefix: string; isGoTemplate: boolean }): Promise<Element[]> {
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const place = { file: path, line: 1, column: 1 };
    const about = pathParameters(folderOf(path), fileName, place, options);
    const element = (own: Parameters): Element => ({ parameters: new Map([...own, ...about]), files: [path] });
    try {
      const content = await this.files.yaml(path);
      if (content === null || content.root === null) return [];
      const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
      return items.slice(0, MOST_ELEMENTS + 1).map((item) => element(flatten(content, item, options)));
    } catch (error) {
      if (error instanceof ProblemError) return [element(new Map())];
      throw error;
    }
  }

  /** With the `values` that every generator may have, which may speak of what it found. */
  #withValues(file: YamlFile, generator: YamlValue, element: Element): Element {
    const values = flatten(file, file.at(generator, ['values']), { prefix: 'values.', ...this.rules });
    if (values.size === 0) return element;
    const parameters = new Map<string, PlacedText>(element.parameters);
    for (const [name, value] of values) parameters.set(name, fill(value, element.parameters, this.rules));
    return { ...element, parameters };
  }

  #render(file: YamlFile, value: YamlValue, parameters: Parameters): YamlFile | null {
    this.budget.characters -= file.sourceOf(value).length;
    if (this.budget.characters < 0) {
      this.isCut = true;
      return null;
    }
    try {
      return renderYaml(file, value, parameters, this.rules);
    } catch (error) {
      if (error instanceof ProblemError) return null;
      throw error;
    }
  }

  #limited(elements: Element[]): Element[] {
    this.budget.elements -= elements.length;
    const most = this.budget.elements < 0 ? 0 : MOST_ELEMENTS;
    if (elements.length <= most) return elements;
    this.isCut = true;
    return elements.slice(0, most);
  }
}

/** What two generators say of one element, of which the second wins. */
function joined(one: Element, other: Element): Element {
  return {
    parameters: new Map([...one.parameters, ...other.parameters]),
    files: [...new Set([...one.files, ...other.files])],
  };
}

function keyOf({ parameters }: Element, names: readonly string[]): string | null {
  const values = names.map((name) => parameters.get(name)?.text ?? null);
  return values.includes(null) ? null : JSON.stringify(values);
}

/** Without those that the generator's selector leaves out by a parameter that is known. */
function selectElements(file: YamlFile, generator: YamlValue, elements: Element[]): Element[] {
  const labels = file.members(file.at(generator, ['selector', 'matchLabels'])).flatMap(({ name, value }) => {
    const text = file.scalar(value)?.text;
    return text === undefined || isFilledIn(text) ? [] : [{ name, text }];
  });
  if (labels.length === 0) return elements;
  return elements.filter(({ parameters }) =>
    labels.every(({ name, text }) => {
      const known = parameters.get(name);
      return known === undefined || known.text === text || isFilledIn(known.text);
    }),
  );
}
