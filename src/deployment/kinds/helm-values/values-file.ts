import { product } from '../../../product/product.ts';
import { handedToHelm } from '../../../syntax/helm-commands.ts';
import type { SourceFiles } from '../../../syntax/source-files.ts';
import type { YamlFile } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { chartFolderAbove, OTHER_TOOL } from '../helm/values-files.ts';
import type { KindSettings } from '../kind.ts';

const SAYS_VALUES = /values|helm|chart/i;

const { certainPaths, likelyPaths, sections, workers } = product.chart;

/** Paths that say values of the service's chart where its image stands beside them. A section called `secrets` is any tool's. */
const CHART_KEYS = [
  ...certainPaths,
  ...likelyPaths,
  ['upgrade', 'mode'],
  ...[...sections, ...Object.keys(workers)].filter((name) => /[a-z][A-Z]/.test(name)).map((name) => [name]),
];

/** Tells files of values from other YAML with an image of the service (docs/supported-files.md#helm-values). */
export class ValuesFiles {
  /** Files with a key of the service's chart, or that a command of Helm takes. */
  readonly #certain = new Set<string>();
  #takenByHelm: Promise<readonly RegExp[]> | null = null;

  constructor(
    private readonly files: SourceFiles,
    private readonly settings: KindSettings,
  ) {}

  /** Searches a file for a key of the service's chart beside an image, and the repository for a command that takes the file. */
  async search({ path, root }: YamlFile, ways: readonly (readonly string[])[]): Promise<void> {
    if (this.isKnown(path, [path])) return;
    const hasKey = ways.some((way) => CHART_KEYS.some((key) => root?.at([...way, ...key]) != null));
    if (hasKey || (await this.#isTakenByHelm(path))) this.#certain.add(path);
  }

  /** Whether a file is one of values, by itself or by a file that is used together with it. */
  isKnown(path: string, together: readonly string[]): boolean {
    const isValues = (each: string) =>
      SAYS_VALUES.test(each) || chartFolderAbove(this.files, each) !== null || this.#certain.has(each);
    return !OTHER_TOOL.test(path) && together.some(isValues);
  }

  async #isTakenByHelm(path: string): Promise<boolean> {
    this.#takenByHelm ??= handedToHelm(this.files, searchTest({ ...this.settings, folder: '', files: [] }));
    return (await this.#takenByHelm).some((file) => file.test(path));
  }
}
