import { product } from '../../../product/product.ts';
import { handedToHelm } from '../../../syntax/helm-commands.ts';
import { nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlFile } from '../../../syntax/yaml.ts';
import { searchTest } from '../../candidates.ts';
import { chartFolderAbove } from '../helm/values-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';

/** A path that says values, Helm or a chart. */
const SAYS_VALUES = /values|helm|chart/i;

/** Files that may call Helm. The bytes of others are not searched. */
const MAY_CALL =
  /(?:^|\/)[^./]+$|(?:^|\/)(?:Jenkins|just|Make|Tilt|Task)file[^/]*$|\.(?:ba)?sh$|\.(?:ya?ml|json|toml|mk|ps1|py|rb|[jt]s|groovy)$/;

const { certainPaths, likelyPaths, sections, workloads } = product.chart;

/** Paths that say values of the service's chart where its image stands beside them. A section called `secrets` is any tool's. */
const CHART_KEYS = [
  ...certainPaths,
  ...likelyPaths,
  ['upgrade', 'mode'],
  ...[...sections, ...workloads].filter((name) => /[a-z][A-Z]/.test(name)).map((name) => [name]),
];

/** What says of a file with an image of the service that it is values. YAML of other tools is left to the changed lines. */
export class Witnesses {
  #handed: Promise<readonly RegExp[]> | null = null;

  constructor(
    private readonly files: FilesOfTree,
    private readonly settings: KindSettings,
  ) {}

  /**
   * Whether a path, a chart around it, a key of the service's chart or a command of Helm says it (docs/detection.md#helm-values).
   *
   * @param ways what leads to the mappings in which the images stand
   */
  async speakFor({ path, root }: YamlFile, ways: readonly (readonly string[])[]): Promise<boolean> {
    const { files, settings } = this;
    if (settings.values?.has(path) || SAYS_VALUES.test(path) || chartFolderAbove(files, path) !== null) return true;
    if (ways.some((way) => CHART_KEYS.some((key) => root?.at([...way, ...key]) != null))) return true;
    this.#handed ??= this.#filesForHelm();
    return (await this.#handed).some((file) => file.test(path));
  }

  async #filesForHelm(): Promise<RegExp[]> {
    const isSearched = searchTest({ ...this.settings, folder: '', files: [] });
    const possible = this.files.paths.filter((path) => MAY_CALL.test(path) && isSearched(path));
    const callers = await this.files.containing('helm', possible);
    const texts = await Promise.all(callers.map((path) => nullIfUnreadable(this.files.text(path))));
    return texts.flatMap((text) => (text === null ? [] : handedToHelm(text)));
  }
}
