import type { Link } from '../../finding.ts';
import { type Problem, ProblemError } from '../../problem.ts';
import { folderOf, resolvePath } from '../../repository-paths.ts';
import { namesService } from '../../service-names.ts';
import { attributesOfJson, bodyOfJson } from '../../source/hcl/json.ts';
import { parseHcl } from '../../source/hcl/parser.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression } from '../../source/hcl/tree.ts';
import type { Files } from '../../source/source-files.ts';
import { knownText, placeOf } from './text.ts';

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

export const EMPTY_MODULE: Module = {
  folder: '',
  variables: new Map(),
  locals: new Map(),
  calls: [],
  resources: [],
  broken: [],
};

/** Where expressions find what they name: a module as it is called from one place. */
export interface Scope {
  readonly module: Module;
  /** The folder that relative paths start from. */
  readonly root: string;
  /** `each`, and the names of a template. */
  readonly names: ReadonlyMap<string, HclExpression>;
  /** What gives the module's variables their values, the one that wins first. */
  readonly given: readonly { readonly attributes: ReadonlyMap<string, HclAttribute>; readonly scope: Scope | null }[];
  /** Whether it is the module that is applied, and so may be given files of variables. */
  readonly isRoot: boolean;
}

/** Where nothing has a name, but what is given. */
export function nowhere(root: string, names: Scope['names'] = new Map()): Scope {
  return { module: EMPTY_MODULE, root, names, given: [], isRoot: false };
}

/** Stands in front of a path from the repository's root. */
export const REPOSITORY_ROOT = '\uE0F1/';

/** A path of an expression, from the repository's root; null where it leads out of it, or nobody can tell. */
export function pathOf(text: string, folder: string): string | null {
  if (text.startsWith(REPOSITORY_ROOT)) return resolvePath('', text.slice(REPOSITORY_ROOT.length).replace(/^\/+/, ''));
  return text.startsWith('~') ? null : resolvePath(folder, text);
}

/** Whether a text is a path for certain. */
export function isPath(text: string): boolean {
  return /^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || text.startsWith(REPOSITORY_ROOT);
}

/** Whether a file is part of a module; those whose names begin with a point are not. */
export function isModuleFile(path: string): boolean {
  return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)(?:\.json)?$/.test(path);
}

/** Whether a file gives variables of a root module their values. */
export function isVariablesFile(path: string): boolean {
  return /\.tfvars(?:\.json)?$/.test(path);
}

/**
 * Parses a file of HCL, or of Terraform's JSON.
 *
 * @returns null where there is none
 * @throws ProblemError (`unparseable`)
 */
export async function parsedBody(files: Files, path: string): Promise<HclBody | null> {
  if (path.endsWith('.json')) {
    const file = await files.yaml(path);
    if (file === null || !isVariablesFile(path)) return file && bodyOfJson(file);
    return { attributes: attributesOfJson(file, file.root), blocks: [] };
  }
  const text = await files.text(path);
  return text === null ? null : parseHcl(path, text);
}

/** The folder that a call takes its module from; null where that is not in this repository. */
export function calledFolder(folder: string, call: HclBlock): string | null {
  const text = knownText(call.body.attributes.get('source')?.value);
  return text !== null && /^\.\.?(?:\/|$)/.test(text) ? resolvePath(folder, text.replace('//', '/')) : null;
}

/**
 * A module that is called, as what it leads to; null where its source is no plain text.
 *
 * @param folder where it lies in this repository; null for elsewhere
 */
export function linkOf(id: string, call: HclBlock, folder: string | null): Link | null {
  const { source, version } = Object.fromEntries(call.body.attributes);
  const address = knownText(source?.value);
  if (source === undefined || address === null) return null;
  const isOurs = namesService(
    `${id.slice(id.lastIndexOf('#') + 1)} ${address.replaceAll('://', ' ').replace(/^git@/, '')}`,
  );
  const common = { id, place: placeOf(source.value), namesService: isOurs, secondOrder: [] };
  if (folder !== null) return { ...common, repository: null, revision: null, path: folder };
  const [, repository = '', path = '', ref] =
    /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
  return { ...common, repository, revision: ref ?? knownText(version?.value), path };
}

/** The modules of a tree, each parsed once. */
export class Modules {
  readonly #paths = new Map<string, string[]>();
  readonly #modules = new Map<string, Promise<Module>>();

  constructor(private readonly files: Files) {
    for (const path of files.paths) {
      // OpenTofu leaves a file alone that has one of its own beside it.
      const tofu = path.replace(/\.tf(\.json)?$/, '.tofu$1');
      if (!isModuleFile(path) || (tofu !== path && files.has(tofu))) continue;
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

  /** The nearest folder above a path, or its own, that holds a module; null for none. */
  folderAround(path: string): string | null {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (this.has(folder)) return folder;
      if (folder === '') return null;
    }
  }
}
