import { ProblemError } from '../../problem.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { ValuesScope } from '../helm/values-scope.ts';
import { type Helmfile, topLevel } from './state.ts';
import { fillIn, hasBlocks, type Literal, type Lookup, writtenAt } from './templates.ts';

/** One source of an environment's values. */
type Source = { readonly file: YamlFile; readonly root: YamlValue | null } | 'unseen';

/** What a helmfile's templates stand for in one of its environments, as far as that is written literally in the repository. */
export class HelmfileEnvironment {
  /** Every file that was asked for. */
  readonly asked = new Set<string>();
  #sources: Promise<readonly Source[]> | null = null;

  /**
   * @param name null where there may be others, so that nothing is known
   * @param overridden the helmfiles that other ones hand values to
   */
  constructor(
    private readonly files: Files,
    private readonly helmfile: Helmfile,
    readonly name: string | null,
    private readonly overridden: () => Promise<readonly string[]>,
  ) {}

  /** @param release whose name and namespace count, within its own templates */
  lookup(release: { readonly name: string | null; readonly namespace: string | null } | null = null): Lookup {
    return async (reference) => {
      if (reference.of === 'values') return this.valueAt(reference.path);
      if (reference.of === 'environment') return this.name === null ? null : { text: this.name, place: null };
      const text = reference.member === 'Name' ? release?.name : release?.namespace;
      return text == null ? null : { text, place: null };
    };
  }

  /** What `.Values.a.b` stands for; null where it is not known. */
  async valueAt(path: readonly string[]): Promise<Literal | null> {
    if (this.name === null || this.helmfile.hasUnseenBase) return null;
    this.#sources ??= this.#readSources();
    for (const source of await this.#sources) {
      if (source === 'unseen') return null;
      const { file, root } = source;
      const entry = new ValuesScope([{ file, root }]).at(path);
      if (entry.status === 'unset' && entry.place === null && !isCutShort(file, root, path)) continue;
      if (entry.status !== 'scalar') return null;
      const { text, type, place, hasTemplate } = entry.scalar;
      // Go prints a number that it has read, not what stands there.
      const isPlain = type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(text);
      return isPlain && text !== '' && !hasTemplate && !/^(?:ENC\[|ref\+)/.test(text) ? { text, place } : null;
    }
    return null;
  }

  /** The one that wins first. */
  async #readSources(): Promise<readonly Source[]> {
    if (await this.#isOverridden()) return ['unseen'];
    const secrets: Source[] = [];
    const values: Source[] = [];
    for (const { file, value } of topLevel(this.helmfile, 'environments')) {
      const own = file.at(value, [this.name ?? '']);
      const isLax = /^(?:warn|info|debug)$/i.test(file.scalar(file.at(own, ['missingFileHandler']))?.text ?? '');
      for (const item of file.items(file.at(own, ['secrets'])).toReversed()) {
        secrets.push(...(await this.#readSource(file, item, isLax)));
      }
      for (const item of file.items(file.at(own, ['values'])).toReversed()) {
        values.push(...(await this.#readSource(file, item, isLax)));
      }
    }
    const defaults: Source[] = [];
    for (const { file, value } of topLevel(this.helmfile, 'values')) {
      if (hasBlocks(file.sourceOf(value))) defaults.push('unseen');
      for (const item of file.items(value).toReversed()) defaults.push(...(await this.#readSource(file, item, false)));
    }
    return [...secrets, ...values, ...defaults];
  }

  async #readSource(file: YamlFile, item: YamlValue, isLax: boolean): Promise<Source[]> {
    if (file.isMap(item)) return [hasBlocks(file.sourceOf(item)) ? 'unseen' : { file, root: item }];
    const lookup = this.lookup();
    const text = await fillIn(writtenAt(file, item), async (reference) =>
      reference.of === 'environment' ? lookup(reference) : null,
    );
    if (text === null || text === '' || /[*?[{]|::|:\/\/|^ref\+/.test(text)) return ['unseen'];
    // Whether it starts from the helmfile or from its base is not always the same.
    const folders = [...new Set([this.helmfile.folder, folderOf(file.path)])];
    const paths = folders.flatMap((folder) => resolvePath(folder, text) ?? []);
    for (const path of paths) this.asked.add(path);
    const [path, other] = paths.filter((each) => this.files.has(each));
    if (path === undefined) return isLax && paths.length > 0 ? [] : ['unseen'];
    if (other !== undefined) return ['unseen'];
    try {
      const values = await this.files.yaml(path);
      if (values === null) return [];
      return [hasBlocks(values.text) ? 'unseen' : { file: values, root: values.root }];
    } catch (error) {
      if (error instanceof ProblemError) return ['unseen'];
      throw error;
    }
  }

  /** Whether another helmfile hands values to this one, which win over its own. */
  async #isOverridden(): Promise<boolean> {
    const paths = await this.overridden();
    return paths.some(
      (path) => path === '' || path === this.helmfile.path || this.helmfile.path.startsWith(`${path}/`),
    );
  }
}

/** Whether a path of values leads through what is no mapping, or is cut short by a template. */
function isCutShort(file: YamlFile, root: YamlValue | null, path: readonly string[]): boolean {
  return path.some((_, length) => length > 0 && file.scalar(file.at(root, path.slice(0, length))) !== null);
}
