import { type Problem, ProblemError } from '../../problem.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import type { FilesOfTree } from '../kind.ts';
import {
  calledFolder,
  isModuleFile,
  isVariablesFile,
  type Module,
  type Modules,
  parsedBody,
  type Scope,
} from './module.ts';
import { argumentsOf, readTerragrunt, type TerragruntUnit } from './terragrunt.ts';
import { Budget, NO_ENVIRONMENT, Trace, type VariablesFile } from './trace.ts';

/** A module that is applied by itself, and what gives its variables their values. */
export interface Root extends Pick<Scope, 'given'> {
  /** Its folder, or that of Terragrunt's file. */
  readonly path: string;
  readonly module: Module;
  /** Files of variables that it may be given. */
  readonly named: readonly VariablesFile[];
  /** Files that give it variables by themselves. */
  readonly files: readonly string[];
  /** Why some of them cannot be read. */
  readonly broken: readonly Problem[];
}

/** Root modules that lead to a file that is worth a look, in an excluded folder too. */
export async function rootsOf(
  files: FilesOfTree,
  modules: Modules,
  candidates: readonly string[],
  isSearched: (path: string) => boolean,
): Promise<{ readonly roots: readonly Root[]; readonly units: readonly TerragruntUnit[] }> {
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
  for (const path of files.paths.filter((each) => /(?:^|\/)terragrunt\.hcl$/.test(each) && isSearched(each))) {
    const unit = await readTerragrunt(files, path, new Trace(files, new Budget(), NO_ENVIRONMENT));
    if (unit !== null) units.push(unit);
    called(unit?.module ?? null, '');
  }
  const worth = [...(await files.containing('lightdash', paths)), ...candidates];
  const leading = new Set(worth.map((path) => (isModuleFile(path) ? folderOf(path) : modules.folderAround(path))));
  // What is added while it is gone through is gone through as well.
  for (const folder of leading) for (const caller of callers.get(folder ?? '') ?? []) leading.add(caller);
  const around = new Map<string | null, string[]>();
  for (const path of files.paths.filter((each) => isVariablesFile(each) && isSearched(each) && !isSample(each))) {
    const folder = modules.folderAround(path);
    around.set(folder, [...(around.get(folder) ?? []), path]);
  }
  const roots: Root[] = [];
  for (const folder of leading) {
    const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
    if (isApplied && isSearched(inFolder(folder, 'main.tf'))) roots.push(await rootOf(files, modules, folder, around));
  }
  for (const unit of units) {
    if (unit.module === null || !leading.has(unit.module) || !modules.has(unit.module)) continue;
    const root = await rootOf(files, modules, unit.module, around);
    // Inputs are handed over as variables of the environment, which files of variables win over.
    const given = [...root.given, argumentsOf(unit, root.module)];
    roots.push({ ...root, path: unit.folder, files: [...root.files, unit.path], given });
  }
  return { roots, units };
}

/** Whether Terraform reads a file of variables in a root module's folder by itself. */
function isReadByItself(path: string): boolean {
  return /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)(?:\.json)?$/.test(path);
}

/** Whether a file of variables is there only to be copied. */
function isSample(path: string): boolean {
  return /(?:example|sample)[^/]*$/i.test(path) && !isReadByItself(path);
}

async function rootOf(
  files: FilesOfTree,
  modules: Modules,
  folder: string,
  around: ReadonlyMap<string | null, readonly string[]>,
): Promise<Root> {
  const module = await modules.module(folder);
  const own: VariablesFile[] = [];
  const named: VariablesFile[] = [];
  const broken: Problem[] = [];
  const beside = around.get(null) ?? [];
  for (const path of [...(around.get(folder) ?? []), ...beside]) {
    try {
      const attributes = (await parsedBody(files, path))?.attributes ?? new Map();
      // Beside all modules it is for the one that has all of its variables.
      if (beside.includes(path) && ![...attributes.keys()].every((name) => module.variables.has(name))) continue;
      const isOwn = folderOf(path) === folder && isReadByItself(path);
      (isOwn ? own : named).push({ path, attributes });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      broken.push(error.problem);
    }
  }
  // `terraform.tfvars` is read first, and what is read later wins.
  const order = ({ path }: VariablesFile) => path.replace(/(^|\/)(terraform\.tfvars(?:\.json)?)$/, '$1\0$2');
  const given = own
    .sort((one, other) => (order(one) < order(other) ? 1 : -1))
    .map((file) => ({ ...file, scope: null }));
  return { path: folder, module, given, named, files: own.map(({ path }) => path), broken };
}
