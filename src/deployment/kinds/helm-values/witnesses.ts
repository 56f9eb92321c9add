import { product } from '../../../product/product.ts';
import { handedToHelm } from '../../../syntax/helm-commands.ts';
import type { YamlFile } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { chartFolderAbove, OTHER_TOOL } from '../helm/values-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';

/** A path that says values, Helm or a chart. */
const SAYS_VALUES = /values|helm|chart/i;

const { certainPaths, likelyPaths, sections, workers } = product.chart;

/** Paths that say values of the service's chart where its image stands beside them. A section called `secrets` is any tool's. */
const CHART_KEYS = [
  ...certainPaths,
  ...likelyPaths,
  ['upgrade', 'mode'],
  ...[...sections, ...Object.keys(workers)].filter((name) => /[a-z][A-Z]/.test(name)).map((name) => [name]),
];

/** What says of files with an image of the service that they are values (docs/supported-files.md#helm-values). */
export class Witnesses {
  readonly #spokenFor = new Set<string>();
  #handed: Promise<readonly RegExp[]> | null = null;

  constructor(
    private readonly files: FilesOfTree,
    private readonly settings: KindSettings,
  ) {}

  /**
   * Asks for a key of the service's chart and a command of Helm.
   *
   * @param ways what leads to the mappings in which the images stand
   */
  async ask({ path, root }: YamlFile, ways: readonly (readonly string[])[]): Promise<void> {
    if (this.speakFor(path, [path])) return;
    const hasKey = ways.some((way) => CHART_KEYS.some((key) => root?.at([...way, ...key]) != null));
    const isSearched = searchTest({ ...this.settings, folder: '', files: [] });
    this.#handed ??= hasKey ? null : handedToHelm(this.files, isSearched);
    if (hasKey || (await this.#handed)?.some((file) => file.test(path))) this.#spokenFor.add(path);
  }

  /** Whether something says that a file is values: of itself, or of a file that is used together with it. */
  speakFor(path: string, together: readonly string[]): boolean {
    const isKnown = (each: string) =>
      SAYS_VALUES.test(each) || chartFolderAbove(this.files, each) !== null || this.#spokenFor.has(each);
    return !OTHER_TOOL.test(path) && together.some(isKnown);
  }
}
