import type { Place } from '../../place.ts';
import { folderOf, foldersOf, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { fits, isReadable } from '../glob.ts';
import { fill, type Parameters } from './template.ts';
import { isOn, type PlacedText, textAt } from './text.ts';

/** What may be spent on the sets of a tree, however hostile they are: characters that are filled in, paths that are compared. */
export interface Budget {
  left: number;
}

/** What is known of all that a generator may find outside of the repository. */
const NOTHING: Parameters = new Map();
const COST_OF_ELEMENT = 1_000;
/** Generators within each other; Argo CD takes two levels. */
const MOST_LEVELS = 4;
/** No element has as many. */
const MOST_PARAMETERS = 1_000;

/**
 * What generators make of the files of this tree (DETECTION 2.3), the parameters of one application each: lists, files and folders of
 * the repository, a matrix or a merge of those. What another generator makes is one, of which its `values` are all that is known.
 */
export class Expansion {
  constructor(
    private readonly files: Files,
    private readonly file: YamlFile,
    private readonly isGoTemplate: boolean,
    private readonly budget: Budget,
  ) {}

  /** @throws TreeError where the tree cannot be read */
  async elementsOf(generators: YamlValue | null): Promise<Parameters[]> {
    const elements: Parameters[] = [];
    const items = this.file.items(generators);
    for (const item of items) elements.push(...(await this.#elementsOfOne(item, NOTHING, 0)));
    // A list that is filled in elsewhere.
    return items.length === 0 ? [NOTHING] : elements;
  }

  /** @param outer of the generators before it in a matrix */
  async #elementsOfOne(generator: YamlValue, outer: Parameters, level: number): Promise<Parameters[]> {
    const { file, budget } = this;
    const [matrix, merge, git] = ['matrix', 'merge', 'git'].map((name) => file.at(generator, [name]));
    if (level === MOST_LEVELS || budget.left < 0) return [NOTHING];
    if (matrix != null) return this.#matrix(matrix, outer, level);
    if (merge != null) return this.#merge(merge, outer, level);
    const list = file.at(generator, ['list', 'elements']);
    const isListed = list !== null && file.scalar(list) === null;
    const listed = isListed ? file.items(list).map((item) => this.#flat(file, item)) : [NOTHING];
    const elements = git == null ? listed : await this.#git(git, outer);
    const values = file.members(generator).flatMap((each) => {
      return [...this.#flat(file, file.at(each.value, ['values']), 'values')];
    });
    budget.left -= COST_OF_ELEMENT * (1 + elements.length);
    return elements.map((own) => {
      const known = new Map([...outer, ...own]);
      return new Map([...own, ...values].map(([name, text]) => [name, fill(text, known, this.isGoTemplate)] as const));
    });
  }

  async #matrix(matrix: YamlValue, outer: Parameters, level: number) {
    let elements = [outer];
    for (const child of this.file.items(this.file.at(matrix, ['generators']))) {
      const next: Parameters[] = [];
      for (const element of elements) {
        const own = await this.#elementsOfOne(child, element, level + 1);
        next.push(...own.map((each) => new Map([...element, ...each])));
      }
      elements = next;
    }
    return elements;
  }

  /** The elements of the first generator, with what those of the others say that have the same keys. */
  async #merge(merge: YamlValue, outer: Parameters, level: number): Promise<Parameters[]> {
    const { file } = this;
    const keys = file.items(file.at(merge, ['mergeKeys'])).flatMap((key) => file.scalar(key)?.text ?? []);
    const keyOf = (element: Parameters) => JSON.stringify(keys.map((key) => element.get(key)?.text));
    let elements: Parameters[] | null = null;
    for (const child of file.items(file.at(merge, ['generators']))) {
      const own = await this.#elementsOfOne(child, outer, level + 1);
      // What may be laid over anything leaves nothing known.
      if (own.some((each) => keys.some((key) => !each.has(key)))) return [NOTHING];
      const byKey = new Map(own.map((each) => [keyOf(each), each]));
      const overlaid = (each: Parameters) => new Map([...each, ...(byKey.get(keyOf(each)) ?? NOTHING)]);
      elements = elements === null ? own : elements.map(overlaid);
    }
    return elements ?? [NOTHING];
  }

  /** Files and folders that are in this tree; if there are none, they are those of another repository. */
  async #git(git: YamlValue, outer: Parameters): Promise<Parameters[]> {
    const { files, file } = this;
    const prefix = textAt(file, git, ['pathParamPrefix'])?.text ?? '';
    const key = prefix === '' ? 'path' : `${prefix}.path`;
    const elements: Parameters[] = [];
    const folders = [...foldersOf(files.paths)].filter((folder) => folder !== '').sort();
    for (const [path, place] of this.#matching(file.at(git, ['directories']), folders, outer)) {
      elements.push(this.#ofPath(key, path, [], place));
    }
    for (const path of this.#matching(file.at(git, ['files']), files.paths, outer, fitsGreedily).keys()) {
      const content = await readable(files.yaml(path));
      if (content === null) continue;
      const fileName = path.slice(path.lastIndexOf('/') + 1);
      const about = this.#ofPath(key, folderOf(path), [fileName], { file: path, line: 1, column: 1 });
      const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
      elements.push(...items.map((item) => new Map([...this.#flat(content, item), ...about])));
    }
    return elements.length === 0 ? [NOTHING] : elements;
  }

  /** The paths that fit the patterns of a generator, each with the place of its pattern; none where one cannot be told. */
  #matching(list: YamlValue | null, paths: readonly string[], outer: Parameters, isMet = fits): Map<string, Place> {
    const patterns = this.file.items(list).map((item) => {
      const written = textAt(this.file, item, ['path']) ?? { text: '', place: item.place };
      const { text, place } = fill(written, outer, this.isGoTemplate);
      const path = resolvePath('', text.replace(/^\/+/, '')) ?? '[';
      return { path, place, isWanted: !isOn(this.file, item, ['exclude']) };
    });
    const matching = new Map<string, Place>();
    this.budget.left -= paths.length * patterns.length;
    if (this.budget.left < 0 || !patterns.every(({ path }) => isReadable(path))) return matching;
    for (const path of paths) {
      const met = patterns.filter((pattern) => isMet(pattern.path, path));
      if (met[0] !== undefined && met.every(({ isWanted }) => isWanted)) matching.set(path, met[0].place);
    }
    return matching;
  }

  /** What the git generator says of where an element was found: `path.basename` and its like. */
  #ofPath(key: string, folder: string, fileNames: readonly string[], place: Place): Parameters {
    const segments = folder === '' ? [] : folder.split('/');
    const texts = new Map([[this.isGoTemplate ? '.path' : '', folder]]);
    for (const [index, text] of segments.entries())
      texts.set(`${this.isGoTemplate ? '.segments' : ''}[${index}]`, text);
    for (const text of segments.slice(-1)) texts.set('.basename', text).set('.basenameNormalized', normal(text));
    for (const text of fileNames) texts.set('.filename', text).set('.filenameNormalized', normal(text));
    return new Map([...texts].map(([name, text]) => [`${key}${name}`, { text, place }]));
  }

  /** The scalars of a value by their names: `a.b` for what stands in a mapping, `a[0]` in a list (`a.0` in the older form). */
  #flat(file: YamlFile, value: YamlValue | null, name = '', known = new Map<string, PlacedText>()) {
    if (known.size > MOST_PARAMETERS) return known;
    const text = textAt(file, value, []);
    if (text !== null) known.set(name, text);
    for (const member of file.members(value)) {
      this.#flat(file, member.value, name === '' ? member.name : `${name}.${member.name}`, known);
    }
    for (const [index, item] of file.items(value).entries()) {
      this.#flat(file, item, this.isGoTemplate ? `${name}[${index}]` : `${name}.${index}`, known);
    }
    return known;
  }
}

function normal(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.-]/g, '-');
}

/** Of files, `*` takes whole folders in, unless Argo CD is told otherwise. */
function fitsGreedily(pattern: string, path: string): boolean {
  return fits(pattern, path) || fits(pattern.replaceAll('*', '**'), path);
}
