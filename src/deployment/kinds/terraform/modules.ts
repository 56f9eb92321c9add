import type { Link } from '../../finding.ts';
import { type Problem, ProblemError } from '../../problem.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { namesService } from '../../service-names.ts';
import { parseHcl } from '../../source/hcl/parser.ts';
import type { HclAttribute, HclBlock, HclBody } from '../../source/hcl/tree.ts';
import type { Files } from '../../source/source-files.ts';
import { literalText, placeOf, type Value } from './values.ts';

/** All that one folder's files say, as Terraform puts them together. */
export interface Module {
  readonly folder: string;
  readonly variables: ReadonlyMap<string, HclBlock>;
  readonly locals: ReadonlyMap<string, HclAttribute>;
  readonly calls: readonly HclBlock[];
  readonly resources: readonly HclBlock[];
  /** What cannot be parsed, and so may say anything. */
  readonly broken: readonly Problem[];
}

/** What gives variables their values: a file of variables, the arguments of a call, inputs of Terragrunt. */
export interface VariableSource {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  /** Where its expressions find what they name; null where they are literals. */
  readonly scope: Scope | null;
}

/** Where expressions find what they name: a module as it is called from one place. */
export interface Scope {
  readonly module: Module;
  /** The folder that relative paths start from. */
  readonly root: string;
  /** What a template is given. */
  readonly names: ReadonlyMap<string, Value>;
  /** Keys of what `for_each` goes through, so far as they are known. */
  readonly keys: readonly string[];
  /** The one that wins first. */
  readonly given: readonly VariableSource[];
  /** Whether it is the module that is applied, and so may be given files of variables. */
  readonly isRoot: boolean;
}

/** Where nothing has a name, but what is given. */
export function emptyScope(root: string, names: Scope['names'] = new Map()): Scope {
  return { module: moduleOf(root, [], []), root, names, keys: [], given: [], isRoot: false };
}

/** A folder's module by its blocks. */
export function moduleOf(folder: string, blocks: readonly HclBlock[], broken: readonly Problem[]): Module {
  const ofType = (type: string) => blocks.filter((block) => block.type === type);
  return {
    folder,
    variables: new Map(ofType('variable').map((block) => [block.labels[0] ?? '', block])),
    locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
    calls: ofType('module'),
    resources: ofType('resource'),
    broken,
  };
}

/** The folder that a call takes its module from; null where that is not in this repository. */
export function calledFolder(folder: string, { body }: HclBlock): string | null {
  const text = literalText(body.attributes.get('source')?.value);
  return text !== null && /^\.\.?(?:\/|$)/.test(text) ? resolvePath(folder, text.replace('//', '/')) : null;
}

/**
 * A module that is called, as what it leads to; null where its source is no plain text.
 *
 * @param id of the call
 * @param folder where it lies in this repository; null for elsewhere
 */
export function linkOf(id: string, { body }: HclBlock, folder: string | null): Link | null {
  const source = body.attributes.get('source')?.value;
  const address = literalText(source);
  if (source === undefined || address === null) return null;
  const words = `${id.replace(/^.*#/, '')} ${address.replaceAll('://', ' ').replace(/^git@/, '')}`;
  const common = { id, place: placeOf(source), namesService: namesService(words), secondOrder: [] };
  if (folder !== null) return { ...common, repository: null, revision: null, path: folder };
  const [, repository = '', path = '', ref] =
    /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
  const revision = ref ?? literalText(body.attributes.get('version')?.value);
  // No file of this repository lies at such a path.
  return { ...common, repository, revision, path: `/${path}` };
}

/** Whether a file is part of a module; those whose names begin with a point are not. */
export function isModuleFile(path: string): boolean {
  return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)$/.test(path);
}

/**
 * Parses a file of HCL.
 *
 * @returns null where there is none
 * @throws ProblemError (`unparseable`)
 */
export async function parsedBody(files: Files, path: string): Promise<HclBody | null> {
  const text = await files.text(path);
  return text === null ? null : parseHcl(path, text);
}

/** The modules of a tree, each parsed once. */
export class Modules {
  readonly #paths = new Map<string, string[]>();
  readonly #modules = new Map<string, Promise<Module>>();

  constructor(private readonly files: Files) {
    for (const path of files.paths.filter(isModuleFile)) {
      const known = this.#paths.get(folderOf(path));
      if (known === undefined) this.#paths.set(folderOf(path), [path]);
      else known.push(path);
    }
  }

  has(folder: string): boolean {
    return this.#paths.has(folder);
  }

  module(folder: string): Promise<Module> {
    const module = this.#modules.get(folder) ?? this.#read(folder);
    this.#modules.set(folder, module);
    return module;
  }

  async #read(folder: string): Promise<Module> {
    const blocks: HclBlock[] = [];
    const broken: Problem[] = [];
    for (const path of this.#paths.get(folder) ?? []) {
      try {
        blocks.push(...((await parsedBody(this.files, path))?.blocks ?? []));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        broken.push(error.problem);
      }
    }
    return moduleOf(folder, blocks, broken);
  }

  /** The nearest folder above a path, or its own, that holds a module; null for none. */
  folderAround(path: string): string | null {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (this.has(folder)) return folder;
      if (folder === '') return null;
    }
  }
}
