import { type Problem, ProblemError } from '../../problem.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import type { HclBlock, HclBody } from '../../source/hcl/tree.ts';
import { type Files, nullIfUnreadable } from '../../source/source-files.ts';
import type { FilesOfTree } from '../kind.ts';
import {
  calledFolder,
  emptyScope,
  isModuleFile,
  type Module,
  type Modules,
  moduleOf,
  parsedBody,
  type VariableSource,
} from './modules.ts';
import { literalText, writtenText } from './values.ts';

const TERRAGRUNT = 'terragrunt.hcl';

/** A file of variables, or of inputs. */
export interface VariablesFile extends VariableSource {
  readonly path: string;
}

/** A module that is applied by itself, and what gives its variables their values. */
export interface RootModule {
  /** Its folder, or that of Terragrunt's file. */
  readonly path: string;
  readonly module: Module;
  readonly given: readonly VariablesFile[];
  /** Files of variables that it may be given. */
  readonly named: readonly VariablesFile[];
  /** Why some of them cannot be read. */
  readonly broken: readonly Problem[];
}

/** A folder where Terragrunt applies a module. */
export interface TerragruntUnit {
  readonly folder: string;
  /** Which module, as it is written. */
  readonly source: HclBlock | null;
  /** Where that is in this repository; null for elsewhere. */
  readonly module: string | null;
  readonly file: HclBody;
}

/** Root modules that lead to a file that is worth a look, in an excluded folder too. */
export async function rootsOf(
  files: FilesOfTree,
  modules: Modules,
  candidates: readonly string[],
  isSearched: (path: string) => boolean,
): Promise<{ readonly roots: readonly RootModule[]; readonly units: readonly TerragruntUnit[] }> {
  const paths = files.paths.filter(isModuleFile);
  const callers = new Map<string, Set<string>>();
  const called = (folder: string | null, by: string) => {
    if (folder !== null) callers.set(folder, (callers.get(folder) ?? new Set()).add(by));
  };
  const calling = await files.containing('module', paths.filter(isSearched));
  for (const folder of new Set(calling.map(folderOf))) {
    for (const call of (await modules.module(folder)).calls) called(calledFolder(folder, call), folder);
  }
  const units: TerragruntUnit[] = [];
  for (const path of files.paths.filter((each) => isTerragrunt(each) && isSearched(each))) {
    const file = await nullIfUnreadable(parsedBody(files, path));
    if (file !== null) units.push(unitOf(folderOf(path), file));
  }
  for (const { module } of units) called(module, '');
  const worth = [...(await files.containing('lightdash', paths)), ...candidates];
  const leading = new Set(worth.map((path) => (isModuleFile(path) ? folderOf(path) : modules.folderAround(path))));
  // What is added while it is gone through is gone through as well.
  for (const folder of leading) for (const caller of callers.get(folder ?? '') ?? []) leading.add(caller);
  const variables = files.paths.filter((path) => path.endsWith('.tfvars') && isSearched(path) && !isSample(path));
  const around = (folder: string) => variables.filter((path) => modules.folderAround(path) === folder);
  const roots: RootModule[] = [];
  for (const folder of leading) {
    const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
    if (isApplied && isSearched(inFolder(folder, 'main.tf'))) {
      roots.push(await rootOf(files, await modules.module(folder), around(folder)));
    }
  }
  for (const { folder, module, file } of units) {
    if (module === null || !leading.has(module) || !modules.has(module)) continue;
    const root = await rootOf(files, await modules.module(module), around(module));
    // Inputs are handed over as variables of the environment, which files of variables win over.
    const inputs = { path: inFolder(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
    roots.push({ ...root, path: folder, given: [...root.given, inputs] });
  }
  return { roots, units };
}

/** Whether Terraform reads a file of variables in a root module's folder by itself. */
function isReadByItself(path: string): boolean {
  return /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/.test(path);
}

/** Whether a file of variables is there only to be copied. */
function isSample(path: string): boolean {
  return /(?:example|sample)[^/]*$/i.test(path) && !isReadByItself(path);
}

async function rootOf(files: Files, module: Module, paths: readonly string[]): Promise<RootModule> {
  const read: VariablesFile[] = [];
  const broken: Problem[] = [];
  for (const path of paths) {
    try {
      read.push({ path, attributes: (await parsedBody(files, path))?.attributes ?? new Map(), scope: null });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      broken.push(error.problem);
    }
  }
  const isOwn = ({ path }: VariablesFile) => folderOf(path) === module.folder && isReadByItself(path);
  // What is read later wins, and `terraform.tfvars` is read first.
  const isFirst = ({ path }: VariablesFile) =>
    Number(path.endsWith('/terraform.tfvars') || path === 'terraform.tfvars');
  const own = read
    .filter(isOwn)
    .reverse()
    .sort((one, other) => isFirst(one) - isFirst(other));
  const named = read.filter((file) => !isOwn(file));
  return { path: module.folder, module, given: own, named, broken };
}

function isTerragrunt(path: string): boolean {
  return path === TERRAGRUNT || path.endsWith(`/${TERRAGRUNT}`);
}

function unitOf(folder: string, file: HclBody): TerragruntUnit {
  const source = file.blocks.find(({ type }) => type === 'terraform') ?? null;
  const written = source?.body.attributes.get('source');
  // Without a source it applies what lies in its own folder.
  const address = written === undefined ? '.' : writtenText(written.value).replace(/^"|"$/g, '').replaceAll('//', '/');
  const [, fromTop] = /^\$\{get_repo_root\(\)\}\/(.*)$/.exec(address) ?? [];
  const isHere = /^\.\.?(?:\/|$)/.test(address);
  const module = fromTop !== undefined ? resolvePath('', fromTop) : isHere ? resolvePath(folder, address) : null;
  return { folder, source, module, file };
}

/** Inputs as arguments of the module; any of its variables may be in what is not written out. */
function inputsOf({ attributes, blocks }: HclBody, folder: string, { variables }: Module): VariableSource {
  const scope = { ...emptyScope(folder), module: moduleOf(folder, blocks, []) };
  const inputs = attributes.get('inputs')?.value;
  const all = inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: inputs }));
  const written = inputs?.kind === 'object' ? inputs.members : null;
  const given = written?.map(({ key, value }) => ({ name: literalText(key) ?? '', value })) ?? all;
  return { attributes: new Map(given.map(({ name, value }) => [name, { ...value, name, value }])), scope };
}
