import { orProblem, type Problem } from '../../../problems/problem.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf, folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import {
  calledFolder,
  emptyScope,
  isModuleFile,
  type Module,
  type Modules,
  moduleOf,
  parsedBody,
  type VariableSource,
} from '../../../syntax/hcl/modules.ts';
import type { HclBody, HclExpression } from '../../../syntax/hcl/tree.ts';
import { literalText, writtenText } from '../../../syntax/hcl/values.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';

const TERRAGRUNT = 'terragrunt.hcl';

/** A file of variables or inputs. */
export interface VariablesFile extends VariableSource {
  readonly path: string;
}

export type RootModule = Awaited<ReturnType<typeof rootOf>>;

/** The root modules that lead to a relevant file, even one in an excluded folder, and the folders where Terragrunt applies a module. */
export async function rootsOf(
  files: SourceFiles,
  modules: Modules,
  candidates: readonly string[],
  isSearched: (path: string) => boolean,
) {
  const paths = files.paths.filter(isModuleFile);
  const units = await unitsIn(files, isSearched);
  const calling = await files.containing('module', paths.filter(isSearched));
  const callers = await callersIn(new Set(calling.map(folderOf)), modules, units);
  const relevant = [...(await files.containing(product.word, paths)), ...candidates];
  const folders = new Set(relevant.map((path) => (isModuleFile(path) ? folderOf(path) : modules.folderAround(path))));
  // Callers added during the loop are visited as well.
  for (const folder of folders) for (const caller of callers.get(folder ?? '') ?? []) folders.add(caller);
  const variables = files.paths.filter(
    (path) => path.endsWith('.tfvars') && isSearched(path) && (READ_BY_ITSELF.test(path) || !SAMPLE.test(path)),
  );
  const around = (folder: string) => variables.filter((path) => modules.folderAround(path) === folder);
  const roots: RootModule[] = [];
  for (const folder of folders) {
    const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
    if (isApplied && isSearched(inFolder(folder, 'main.tf'))) {
      roots.push(await rootOf(files, await modules.module(folder), around(folder)));
    }
  }
  for (const { folder, module, file } of units) {
    if (module === null || !folders.has(module) || !modules.has(module)) continue;
    const root = await rootOf(files, await modules.module(module), around(module));
    // Terragrunt passes inputs as environment variables, which variables files override.
    const inputs = { path: inFolder(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
    roots.push({ ...root, path: folder, given: [...root.given, inputs] });
  }
  return { roots, units };
}

/** The folders where Terragrunt applies a module. */
async function unitsIn(files: SourceFiles, isSearched: (path: string) => boolean) {
  const units: ReturnType<typeof unitOf>[] = [];
  for (const path of files.paths.filter((each) => baseNameOf(each) === TERRAGRUNT && isSearched(each))) {
    const file = await nullIfUnreadable(parsedBody(files, path));
    if (file !== null) units.push(unitOf(folderOf(path), file));
  }
  return units;
}

/** By the folder of a module, the folders that call it; the root of the repository for a call by Terragrunt. */
async function callersIn(folders: Iterable<string>, modules: Modules, units: Awaited<ReturnType<typeof unitsIn>>) {
  const callers = new Map<string, Set<string>>();
  const addCaller = (folder: string | null, caller: string) => {
    if (folder !== null) callers.set(folder, (callers.get(folder) ?? new Set()).add(caller));
  };
  for (const folder of folders) {
    for (const call of (await modules.module(folder)).calls) addCaller(calledFolder(folder, call), folder);
  }
  for (const { module } of units) addCaller(module, '');
  return callers;
}

/** Variables files that Terraform loads in a root module's folder by itself, and those that are only samples to copy. */
const READ_BY_ITSELF = /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/;
const SAMPLE = /(?:example|sample)[^/]*$/i;

/** A module that is applied on its own, and the sources of its variables. */
async function rootOf(files: Files, module: Module, paths: readonly string[]) {
  const read: VariablesFile[] = [];
  const broken: Problem[] = [];
  for (const path of paths) {
    const body = await orProblem(() => parsedBody(files, path));
    if (body !== null && 'code' in body) broken.push(body);
    else read.push({ path, attributes: body?.attributes ?? new Map(), scope: null });
  }
  const isOwn = ({ path }: VariablesFile) => folderOf(path) === module.folder && READ_BY_ITSELF.test(path);
  // Later files win, and `terraform.tfvars` is loaded first.
  const isFirst = ({ path }: VariablesFile) => Number(baseNameOf(path) === 'terraform.tfvars');
  const own = read
    .filter(isOwn)
    .reverse()
    .sort((one, other) => isFirst(one) - isFirst(other));
  const named = read.filter((file) => !isOwn(file));
  return {
    /** Its folder, or the folder of Terragrunt's file. */
    path: module.folder,
    module,
    given: own,
    /** Variables files that may be passed to it, and why some of them cannot be read. */
    named,
    broken,
  };
}

/** The block with the source of a module as written, and the module's folder; null for elsewhere. */
function unitOf(folder: string, file: HclBody) {
  const source = file.blocks.find(({ type }) => type === 'terraform') ?? null;
  const written = source?.body.attributes.get('source');
  // Without a source, Terragrunt applies its own folder.
  const address = written === undefined ? '.' : writtenText(written.value).replace(/^"|"$/g, '').replaceAll('//', '/');
  const [, fromTop] = /^\$\{get_repo_root\(\)\}\/(.*)$/.exec(address) ?? [];
  const isHere = /^\.\.?(?:\/|$)/.test(address);
  const module = fromTop !== undefined ? resolvePath('', fromTop) : isHere ? resolvePath(folder, address) : null;
  return { folder, source, module, file };
}

/** Inputs as arguments of the module. If they are not written out, each variable is a member of what they are. */
function inputsOf({ attributes, blocks }: HclBody, folder: string, { variables }: Module): VariableSource {
  const scope = { ...emptyScope(folder), module: moduleOf(folder, blocks, []) };
  const inputs = attributes.get('inputs')?.value;
  const memberOf = (of: HclExpression, name: string): HclExpression => ({ ...of, kind: 'member', of, name });
  const all =
    inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: memberOf(inputs, name) }));
  const written = inputs?.kind === 'object' ? inputs.members : null;
  const given = written?.map(({ key, value }) => ({ name: literalText(key) ?? '', value })) ?? all;
  return { attributes: new Map(given.map(({ name, value }) => [name, { ...value, name, value }])), scope };
}
