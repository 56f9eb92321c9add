import { type Problem, thrownProblem } from '../../problems/problem.ts';
import { folderOf, resolvePath } from '../../repository/repository-paths.ts';
import type { Files } from '../source-files.ts';
import { parseHcl } from './parser.ts';
import type { HclAttribute, HclBlock, HclBody } from './tree.ts';
import { literalText, type Value } from './values.ts';

/** A block, with the blocks of override files that replace parts of it. */
export interface MergedBlock extends HclBlock {
  readonly overrides: readonly HclBlock[];
}

/** The content of one folder's files, merged as Terraform does. */
export type Module = ReturnType<typeof moduleOf>;

/** A source of variable values: a variables file, the arguments of a call, or Terragrunt inputs. */
export interface VariableSource {
  readonly attributes: ReadonlyMap<string, HclAttribute>;
  /** The scope of its expressions; null if they are literals. */
  readonly scope: Scope | null;
}

/** The scope of expressions: a module as called from one place. */
export interface Scope {
  readonly module: Module;
  /** The start of relative paths. */
  readonly root: string;
  /** The variables passed to a template. */
  readonly names: ReadonlyMap<string, Value>;
  /** The known keys of a `for_each`. */
  readonly keys: readonly string[];
  /** Highest precedence first. */
  readonly given: readonly VariableSource[];
  /** Whether this is the applied module, which may get variables files. */
  readonly isRoot: boolean;
}

/** A scope with no names but the given ones. */
export function emptyScope(root: string, names: Scope['names'] = new Map()): Scope {
  return { module: moduleOf(root, [], []), root, names, keys: [], given: [], isRoot: false };
}

/** Makes a folder's module from its blocks. @param overrides blocks of override files, in the order of their names */
export function moduleOf(
  folder: string,
  written: readonly HclBlock[],
  broken: readonly Problem[],
  overrides: readonly HclBlock[] = [],
) {
  const blocks = merged(written, overrides);
  const ofType = (type: string) => blocks.filter((block) => block.type === type);
  return {
    folder,
    variables: new Map(ofType('variable').map((block) => [block.labels[0] ?? '', block])),
    locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
    calls: ofType('module'),
    resources: ofType('resource'),
    dataSources: ofType('data'),
    /** Files that cannot be parsed, and so may contain anything. */
    broken,
  };
}

/** The blocks in their order, each with what overrides it, then the overrides of nothing. Of two blocks with one name, the first is overridden. */
function merged(blocks: readonly HclBlock[], overrides: readonly HclBlock[]): MergedBlock[] {
  const all = new Map<string, MergedBlock>();
  for (const block of blocks) {
    const name = nameOf(block);
    const isFirst = name !== null && !all.has(name);
    all.set(isFirst ? name : `${all.size}`, { ...block, overrides: [] });
  }
  for (const over of overrides) {
    const name = nameOf(over) ?? `${all.size}`;
    all.set(name, overridden(all.get(name) ?? { ...over, overrides: [] }, over));
  }
  return [...all.values()];
}

/** Null for locals: nothing tells several blocks of them apart, and their members replace each other anyway. */
function nameOf({ type, labels }: HclBlock): string | null {
  return type === 'locals' ? null : [type, ...labels].join(' ');
}

/** An override replaces the arguments that it has, and all nested blocks of the types that it has. */
function overridden(block: MergedBlock, over: HclBlock): MergedBlock {
  const replaced = new Set(over.body.blocks.map(typeOfNested));
  const kept = block.body.blocks.filter((nested) => !replaced.has(typeOfNested(nested)));
  const attributes = new Map([...block.body.attributes, ...over.body.attributes]);
  return {
    ...block,
    body: { attributes, blocks: [...kept, ...over.body.blocks] },
    overrides: [...block.overrides, over],
  };
}

function typeOfNested({ type, labels }: HclBlock): string | undefined {
  return type === 'dynamic' ? labels[0] : type;
}

/** The folder of a called module; null if it is not in this repository. */
export function calledFolder(folder: string, { body }: HclBlock): string | null {
  const text = literalText(body.attributes.get('source')?.value);
  return text !== null && /^\.\.?(?:\/|$)/.test(text) ? resolvePath(folder, text.replace('//', '/')) : null;
}

/** A file that Terraform merges into the others of its module. */
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)$/;

/** Whether a file is part of a module. Files that begin with a dot are not. */
export function isModuleFile(path: string): boolean {
  return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)$/.test(path);
}

/** Parses an HCL file; null if there is none. @throws ProblemError (`unparseable`) */
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
    const overrides: HclBlock[] = [];
    const broken: Problem[] = [];
    for (const path of this.#paths.get(folder) ?? []) {
      try {
        const body = await parsedBody(this.files, path);
        (OVERRIDE.test(path) ? overrides : blocks).push(...(body?.blocks ?? []));
      } catch (error) {
        broken.push(thrownProblem(error));
      }
    }
    return moduleOf(folder, blocks, broken, overrides);
  }

  /** The nearest folder with a module, at or above a path; null for none. */
  folderAround(path: string): string | null {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (this.has(folder)) return folder;
      if (folder === '') return null;
    }
  }
}
