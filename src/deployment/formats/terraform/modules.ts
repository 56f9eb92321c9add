import { type Problem, ProblemError } from '../../problem.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { type HclAttribute, type HclBlock, type HclBody, type HclExpression, parseHcl } from '../../source/hcl.ts';
import type { Files } from '../../source/source-files.ts';
import { attributesOfJson, bodyOfJson } from './json.ts';

/** All that one folder's files say (or one file of Nomad's), as Terraform puts them together. */
export interface Module {
  /** Its folder; the path of the file for one that stands alone. */
  readonly path: string;
  /** What relative paths start from. */
  readonly folder: string;
  readonly variables: ReadonlyMap<string, HclBlock>;
  readonly locals: ReadonlyMap<string, HclAttribute>;
  readonly outputs: ReadonlyMap<string, HclBlock>;
  readonly calls: readonly HclBlock[];
  /** Blocks of any other kind, resources above all. */
  readonly blocks: readonly HclBlock[];
  /** Arguments outside of all blocks. */
  readonly attributes: readonly HclAttribute[];
  /** What cannot be parsed, and so may say anything. */
  readonly broken: readonly Problem[];
  /** Whether Terraform keeps a state of it: it is applied by itself. */
  readonly hasBackend: boolean;
}

/** Files whose names begin with a point are none. */
const MODULE_FILE = /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)(?:\.json)?$/;
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;

/** Whether a file is part of a module of Terraform. */
export function isModuleFile(path: string): boolean {
  return MODULE_FILE.test(path);
}

/** Whether a file gives variables of a root module their values. */
export function isVariablesFile(path: string): boolean {
  return /\.tfvars(?:\.json)?$/.test(path);
}

/** Whether Terraform reads a file of variables in a root module's folder by itself. */
export function isReadByItself(path: string): boolean {
  return /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)(?:\.json)?$/.test(path);
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
    return file === null
      ? null
      : isVariablesFile(path)
        ? { attributes: attributesOfJson(file), blocks: [] }
        : bodyOfJson(file);
  }
  const text = await files.text(path);
  return text === null ? null : parseHcl(path, text).body;
}

/** @param paths of its files */
export async function readModule(
  files: Files,
  folder: string,
  paths: readonly string[],
  path = folder,
): Promise<Module> {
  const bodies: HclBody[] = [];
  const broken: Problem[] = [];
  for (const each of inOrder(paths)) {
    try {
      const body = await parsedBody(files, each);
      if (body !== null) bodies.push(body);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      broken.push(error.problem);
    }
  }
  const blocks = bodies.flatMap((body) => body.blocks);
  const ofType = (type: string) => blocks.filter((block) => block.type === type);
  const byLabel = (type: string) => new Map(overridden(ofType(type)).map((block) => [block.labels[0] ?? '', block]));
  return {
    path,
    folder,
    variables: byLabel('variable'),
    locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
    outputs: byLabel('output'),
    calls: [...byLabel('module').values()],
    blocks: overridden(blocks.filter(({ type }) => !['variable', 'locals', 'output', 'module'].includes(type))),
    attributes: bodies.flatMap(({ attributes }) => [...attributes.values()]),
    broken,
    hasBackend: ofType('terraform').some(({ body }) =>
      body.blocks.some(({ type }) => /^(?:backend|cloud)$/.test(type)),
    ),
  };
}

/** OpenTofu leaves a file alone that has one of its own beside it: `main.tf` beside `main.tofu`. */
function withoutReplaced(paths: readonly string[]): string[] {
  const all = new Set(paths);
  return paths.filter((path) => !all.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || !/\.tf(?:\.json)?$/.test(path));
}

/** Files that override others come last. */
function inOrder(paths: readonly string[]): string[] {
  const sorted = [...paths].sort();
  return [...sorted.filter((path) => !OVERRIDE.test(path)), ...sorted.filter((path) => OVERRIDE.test(path))];
}

const ADDRESSED = new Set(['resource', 'variable', 'output', 'module']);

/** Blocks of the same address as one: what the later says replaces what the earlier does. */
function overridden(blocks: readonly HclBlock[]): HclBlock[] {
  const byAddress = new Map<string, HclBlock>();
  const others: HclBlock[] = [];
  for (const block of blocks) {
    if (!ADDRESSED.has(block.type)) {
      others.push(block);
      continue;
    }
    const address = block.labels.join('.');
    const known = byAddress.get(address);
    byAddress.set(address, known === undefined ? block : { ...known, body: merge(known.body, block.body) });
  }
  return [...byAddress.values(), ...others];
}

function merge(one: HclBody, other: HclBody): HclBody {
  // What makes blocks of a kind stands for them.
  const kindOf = ({ type, labels: [label] }: HclBlock) => (type === 'dynamic' ? (label ?? type) : type);
  const replaced = new Set(other.blocks.map(kindOf));
  // Of this each argument is replaced by itself.
  replaced.delete('lifecycle');
  return {
    attributes: new Map([...one.attributes, ...other.attributes]),
    blocks: [...one.blocks.filter((block) => !replaced.has(kindOf(block))), ...other.blocks],
  };
}

/** The folder that a call takes its module from; null where that is not in this repository. */
export function calledFolder(folder: string, call: HclBlock): string | null {
  const source = call.body.attributes.get('source');
  const text = source === undefined ? null : literalText(source.value);
  return text === null || !/^\.\.?(?:\/|$)/.test(text) ? null : resolvePath(folder, text);
}

/** A text that stands there as it is; null for anything else. */
function literalText(expression: HclExpression): string | null {
  if (expression.kind !== 'template') return null;
  let text = '';
  for (const part of expression.parts) {
    if (part.kind !== 'text') return null;
    text += part.text;
  }
  return text;
}

/** The modules of a tree, each parsed once, and who calls whom. */
export class Modules {
  readonly #files: Files;
  readonly #paths = new Map<string, string[]>();
  readonly #modules = new Map<string, Promise<Module>>();

  constructor(files: Files) {
    this.#files = files;
    for (const path of files.paths) {
      if (!isModuleFile(path)) continue;
      const folder = folderOf(path);
      const known = this.#paths.get(folder);
      if (known === undefined) this.#paths.set(folder, [path]);
      else known.push(path);
    }
    for (const [folder, paths] of this.#paths) this.#paths.set(folder, withoutReplaced(paths));
  }

  get folders(): readonly string[] {
    return [...this.#paths.keys()];
  }

  has(folder: string): boolean {
    return this.#paths.has(folder);
  }

  pathsOf(folder: string): readonly string[] {
    return this.#paths.get(folder) ?? [];
  }

  module(folder: string): Promise<Module> {
    const known = this.#modules.get(folder);
    if (known !== undefined) return known;
    const reading = readModule(this.#files, folder, this.pathsOf(folder));
    this.#modules.set(folder, reading);
    return reading;
  }

  /** The nearest folder above a path, or its own, that holds a module; null for none. */
  folderAround(path: string): string | null {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (this.has(folder)) return folder;
      if (folder === '') return null;
    }
  }
}

/** The files of variables of a root module: those that Terraform reads by itself, in its order, and those that it is given. */
export function variablesFilesOf(
  folder: string,
  files: readonly string[],
): { readonly own: readonly string[]; readonly given: readonly string[] } {
  const isOwn = (path: string) => folderOf(path) === folder && isReadByItself(path);
  const own = files.filter(isOwn).sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  return { own, given: files.filter((path) => !isOwn(path)) };

  function rankOf(path: string): number {
    return [inFolder(folder, 'terraform.tfvars'), inFolder(folder, 'terraform.tfvars.json')].indexOf(path) === -1
      ? 1
      : 0;
  }
}
