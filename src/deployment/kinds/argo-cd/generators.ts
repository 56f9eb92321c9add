import type { PlacedText } from '../../../problems/place.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { baseNameOf, folderOf, resolvePath } from '../../repository-paths.ts';
import { isReadable, matchesGlob } from '../glob.ts';
import { fillTemplate, type Parameters, textAt } from './template.ts';

/** Limits the work for the sets of a tree, however hostile they are: characters filled in and paths compared. */
export interface GeneratorBudget {
  left: number;
}

/**
 * The parameters of an element from a generator that is not read, or that finds its elements outside the repository.
 */
const NOTHING: Parameters = new Map();
const COST_OF_ELEMENT = 1_000;
/** No real element has more. */
const MOST_PARAMETERS = 1_000;

/** Reads the generators of a set: lists, files of this repository, and a matrix of those. */
export class Generators {
  readonly #unread = new Map<object, YamlValue>();

  constructor(
    private readonly files: Files,
    private readonly file: YamlFile,
    private readonly budget: GeneratorBudget,
  ) {}

  /** Members of the generators that are not read. */
  get unread(): readonly YamlValue[] {
    return [...this.#unread.values()];
  }

  /**
   * The parameters of each application.
   *
   * @throws TreeError where the tree cannot be read
   */
  async elementsOf(generators: YamlValue | null): Promise<Parameters[]> {
    const items = this.file.items(generators);
    const elements: Parameters[] = [];
    for (const item of items) elements.push(...(await this.#elementsOfItem(item)));
    // An empty list may be filled in elsewhere.
    return items.length === 0 ? [NOTHING] : elements;
  }

  /** A matrix combines each element of a generator with each of the next, which may use the first one's parameters. */
  async #elementsOfItem(item: YamlValue): Promise<Parameters[]> {
    const matrix = this.file.at(item, ['matrix']);
    if (matrix === null) return this.#elementsOfOne(item, NOTHING);
    this.#leaveBut(item, 'matrix');
    this.#leaveBut(matrix, 'generators');
    let elements = [NOTHING];
    for (const child of this.file.items(this.file.at(matrix, ['generators']))) {
      const next: Parameters[] = [];
      for (const element of elements) {
        const own = await this.#elementsOfOne(child, element);
        next.push(...own.map((each) => new Map([...element, ...each])));
      }
      elements = next;
    }
    return elements;
  }

  /** @param outer parameters from the generators before it in a matrix */
  async #elementsOfOne(generator: YamlValue, outer: Parameters): Promise<Parameters[]> {
    const { file, budget } = this;
    if (budget.left < 0) return [NOTHING];
    const [list = null, git = null] = ['list', 'git'].map((name) => file.at(generator, [name]));
    this.#leaveBut(generator, 'list', 'git');
    this.#leaveBut(list, 'elements');
    this.#leaveBut(git, 'repoURL', 'files', 'requeueAfterSeconds');
    const listed = file.at(list, ['elements']);
    const isListed = listed !== null && file.scalar(listed) === null;
    const read = isListed ? file.items(listed).map((each) => flat(file, each)) : [NOTHING];
    const elements = git === null ? read : await this.#elementsInFiles(git, outer);
    budget.left -= COST_OF_ELEMENT * (1 + elements.length);
    return elements;
  }

  #leaveBut(mapping: YamlValue | null, ...read: readonly string[]) {
    for (const { name, value } of this.file.members(mapping)) {
      if (!read.includes(name)) this.#unread.set(value.node, value);
    }
  }

  /** Elements from files of this tree. If no file matches, the pattern means another repository. */
  async #elementsInFiles(git: YamlValue, outer: Parameters): Promise<Parameters[]> {
    const { files, file, budget } = this;
    const patterns = file.items(file.at(git, ['files'])).map((item) => {
      // A pattern with a sibling such as `exclude` is not read.
      const written = file.members(item).length === 1 ? textAt(file, item, ['path']) : null;
      return resolvePath('', fillTemplate(written?.text ?? '[', outer).replace(/^\/+/, '')) ?? '[';
    });
    budget.left -= files.paths.length * patterns.length;
    const isTold = budget.left >= 0 && patterns.every(isReadable);
    const elements: Parameters[] = [];
    for (const path of isTold ? files.paths : []) {
      // In Argo CD, `*` also matches across folders by default.
      if (!patterns.some((pattern) => matchesGlob(pattern.replaceAll('*', '**'), path))) continue;
      const content = await nullIfUnreadable(files.yaml(path));
      if (content === null) continue;
      const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
      elements.push(...items.map((item) => new Map([...flat(content, item), ...aboutPath(path)])));
    }
    return elements.length === 0 ? [NOTHING] : elements;
  }
}

/** The parameters for the place of an element's file: `path.basename` and similar names. */
function aboutPath(path: string): Parameters {
  const folder = folderOf(path);
  const name = baseNameOf(folder);
  const texts = {
    path: folder,
    'path.path': folder,
    'path.basename': name,
    'path.basenameNormalized': name.toLowerCase().replace(/[^a-z0-9.-]/g, '-'),
    'path.filename': baseNameOf(path),
    ...Object.fromEntries(folder.split('/').map((text, index) => [`path[${index}]`, text])),
  };
  const place = { file: path, line: 1, column: 1 };
  return new Map(Object.entries(texts).map(([key, text]) => [key, { text, place }]));
}

/** The scalars of a value by their paths: `a.b` inside a mapping, `a.0` inside a list. */
function flat(file: YamlFile, value: YamlValue, name = '', known = new Map<string, PlacedText>()) {
  if (known.size > MOST_PARAMETERS) return known;
  const text = textAt(file, value, []);
  if (text !== null) known.set(name, text);
  const within = (step: string | number) => (name === '' ? String(step) : `${name}.${step}`);
  for (const member of file.members(value)) flat(file, member.value, within(member.name), known);
  for (const [index, item] of file.items(value).entries()) flat(file, item, within(index), known);
  return known;
}
