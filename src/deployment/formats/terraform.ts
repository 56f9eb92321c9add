import { isExcluded } from '../candidates.ts';
import { type Found, NOTHING_DECLARED, unreadableFound } from '../deployment.ts';
import { type Place, showPlace } from '../place.ts';
import { cutQuotes, type Problem, ProblemError, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import { folderOf } from '../repository-paths.ts';
import { showsService } from '../service-signs.ts';
import type { HclAttribute, HclBlock } from '../source/hcl.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { foundOfRelease } from './helm/release-found.ts';
import { TERRAFORM } from './signs.ts';
import { MOST_INSTANCES, ModuleScope, scopesUnder } from './terraform/calls.ts';
import { type BlockImage, readImages } from './terraform/images.ts';
import { instancesOf } from './terraform/instances.ts';
import { type Range, showsMore } from './terraform/marks.ts';
import {
  calledFolder,
  isModuleFile,
  isReadByItself,
  isVariablesFile,
  type Module,
  Modules,
  parsedBody,
  readModule,
  variablesFilesOf,
} from './terraform/modules.ts';
import { readReleaseBlock } from './terraform/release.ts';
import { type Scope, Trace } from './terraform/scope.ts';
import { calledByTerragrunt, type TerragruntInputs } from './terraform/terragrunt.ts';

const KIND = TERRAFORM.kind;

/**
 * Releases and containers of Terraform and OpenTofu, and containers of jobs in HCL (DETECTION 2.3): each root module with all that
 * it calls, once as Terraform reads its variables by itself and once for each file of variables that it may be given.
 */
export const terraform: Format = {
  ...TERRAFORM,

  async read(files, candidates, settings) {
    if (candidates.length === 0) return { found: [], claimed: [] };
    const reading = new TerraformReading(files, candidates, settings);
    for (const path of candidates) if (isJobFile(path)) await reading.readJob(path);
    if (candidates.some((path) => !isJobFile(path))) await reading.readModules();
    return reading.result();
  },

  async carries(files, { carrier, identities }) {
    for (const identity of identities) if (await isThere(files, identity, carrier)) return true;
    return false;
  },
};

/** Files of HCL that are no part of a module of Terraform. */
function isJobFile(path: string): boolean {
  return /\.(?:hcl|nomad)$/.test(path);
}

/** Whether a file of variables is there only to be copied. */
function isSample(path: string): boolean {
  return /(?:example|sample)/i.test(path.slice(path.lastIndexOf('/') + 1));
}

/** What Terragrunt, Packer, builders of images and tests read. */
const OTHER_TOOL = /(?:^|\/)(?:terragrunt|root|docker-bake[\w.-]*|[^/]+\.(?:pkr|pkrvars|tftest|tofutest))\.hcl$/;
const BLOCKS_OF_OTHER_TOOLS = new Set([
  'include',
  'terraform',
  'dependency',
  'remote_state',
  'target',
  'source',
  'build',
]);

function isOfOtherTool(path: string, { blocks, attributes }: Module): boolean {
  if (OTHER_TOOL.test(path) || attributes.some(({ name }) => name === 'inputs')) return true;
  return blocks.some(({ type }) => BLOCKS_OF_OTHER_TOOLS.has(type));
}

/** Kinds of blocks of Terraform that deploy nothing. */
const SILENT = new Set(['data', 'ephemeral', 'provider', 'terraform', 'moved', 'import', 'removed', 'check']);

/** A root module, and what gives its variables their values. */
interface Root {
  readonly module: Module;
  /** Files of variables that Terraform reads by itself. */
  readonly own: readonly string[];
  /** Files of variables that it may be given. */
  readonly given: readonly string[];
  /** Why what else it is given is not seen; null where nothing says that there is anything. */
  readonly elsewhere: Problem | null;
}

/** What one root module deploys with one file of variables, or with none. */
interface Environment {
  readonly path: string | null;
  /** By the address of what deploys it. */
  readonly deployed: ReadonlyMap<string, readonly Found[]>;
}

/** What one block deploys. */
interface BlockReading {
  readonly found: readonly Found[];
  /** Whether nothing of it is left that one cannot tell. */
  readonly isUnderstood: boolean;
}

class TerraformReading {
  readonly #found: Found[] = [];
  readonly #claimed = new Set<string>();
  readonly #read = new Map<string, Range[]>();
  readonly #modules: Modules;
  /** Variables of files that lie beside all modules. */
  readonly #names = new Map<string, string[]>();
  /** Folders of modules of which an instance was read. */
  readonly #seen = new Set<string>();

  constructor(
    private readonly files: FilesOfTree,
    private readonly candidates: readonly string[],
    private readonly settings: FormatSettings,
  ) {
    this.#modules = new Modules(files);
  }

  async result(): Promise<{ found: readonly Found[]; claimed: readonly string[] }> {
    for (const path of this.candidates) {
      const text = this.#claimed.has(path) ? null : await readable(this.files.text(path));
      const read = this.#read.get(path);
      if (text !== null && read !== undefined && !showsMore(text, read, this.settings.images, path))
        this.#claimed.add(path);
    }
    return { found: this.#found, claimed: [...this.#claimed] };
  }

  async readJob(path: string): Promise<void> {
    const module = await readModule(this.files, folderOf(path), [path], path);
    if (isOfOtherTool(path, module)) return;
    if (await this.#isBroken(path, module.broken)) return;
    const root = { module, own: [], given: [], elsewhere: null };
    await this.#readRoot(root);
  }

  async readModules(): Promise<void> {
    const roots = await this.#roots();
    for (const root of roots) await this.#readRoot(root);
    // Those that only call each other in a circle.
    for (const path of this.candidates) {
      const folder = folderOf(path);
      if (!isModuleFile(path) || this.#seen.has(folder)) continue;
      await this.#readRoot(await this.#rootOf(folder, [], () => null));
    }
    for (const path of this.candidates) {
      if (!isModuleFile(path)) continue;
      const module = await this.#modules.module(folderOf(path));
      await this.#isBroken(
        path,
        module.broken.filter(({ place }) => place?.file === path),
      );
    }
  }

  /** Refuses a file that cannot be parsed and shows the service. */
  async #isBroken(path: string, [problem]: readonly Problem[]): Promise<boolean> {
    if (problem === undefined) return false;
    const text = await readable(this.files.text(path));
    if (text !== null && showsService(text, this.settings.images, path)) {
      this.#found.push(unreadableFound(KIND, `${KIND}:${path}`, path, problem, [path]));
      this.#claimed.add(path);
    }
    return true;
  }

  /** Modules that are applied by themselves, and lead to a file that is worth a look. */
  async #roots(): Promise<Root[]> {
    const { folder } = this.settings;
    const prefix = folder === '' ? '' : `${folder}/`;
    const isLeft = (path: string) => !path.startsWith(prefix) || isExcluded(path.slice(prefix.length));
    const variables = this.files.paths.filter(
      (path) => isVariablesFile(path) && !isLeft(path) && (isReadByItself(path) || !isSample(path)),
    );
    const searched = this.files.paths.filter((path) => isModuleFile(path) && !isLeft(path));
    const callers = await this.files.containing('module', searched);
    const candidates = this.candidates.filter((path) => !isJobFile(path));
    const around = candidates.flatMap((path) =>
      isModuleFile(path) ? folderOf(path) : (this.#modules.folderAround(path) ?? []),
    );
    const folders = [...new Set([...around, ...callers.map(folderOf)])].sort();
    const calls = new Map<string, string[]>();
    for (const each of folders) {
      const module = await this.#modules.module(each);
      calls.set(
        each,
        module.calls.flatMap((call) => calledFolder(each, call) ?? []),
      );
    }
    const called = new Set([...calls.values()].flat());
    const terragrunt = await calledByTerragrunt(this.files, isLeft);
    const wanted = leadingTo(calls, new Set(around));
    const roots: Root[] = [];
    for (const each of folders) {
      const module = await this.#modules.module(each);
      const isRoot =
        !called.has(each) ||
        module.hasBackend ||
        variables.some((path) => folderOf(path) === each && isReadByItself(path));
      if (!isRoot) continue;
      const root = await this.#rootOf(each, variables, terragrunt);
      const isGiven = [...root.own, ...root.given].some((path) => candidates.includes(path));
      if (wanted.has(each) || isGiven) roots.push(root);
    }
    return roots;
  }

  async #rootOf(folder: string, variables: readonly string[], terragrunt: TerragruntInputs): Promise<Root> {
    const module = await this.#modules.module(folder);
    const files: string[] = [];
    for (const path of variables) if (await this.#isFor(path, module)) files.push(path);
    return { module, ...variablesFilesOf(folder, files), elsewhere: terragrunt(folder) };
  }

  /** Whether a file of variables is for a root module: it lies in its folder, or beside all modules and all its variables are the module's. */
  async #isFor(path: string, module: Module): Promise<boolean> {
    const around = this.#modules.folderAround(path);
    if (around !== null) return around === module.folder;
    const names = this.#names.get(path) ?? (await this.#namesIn(path));
    this.#names.set(path, names);
    return names.length > 0 && names.every((name) => module.variables.has(name));
  }

  async #namesIn(path: string): Promise<string[]> {
    try {
      return [...((await parsedBody(this.files, path))?.attributes.keys() ?? [])];
    } catch (error) {
      if (error instanceof ProblemError) return [];
      throw error;
    }
  }

  async #readRoot(root: Root): Promise<void> {
    const base = await this.#readEnvironment(root, null);
    const given: Environment[] = [];
    for (const path of root.given) given.push(await this.#readEnvironment(root, path));
    for (const [address, own] of base.deployed) {
      const others = given.map(({ deployed }) => deployed.get(address) ?? []);
      const isOpen = own.some(
        ({ answer }) => answer.status === 'problem' && answer.problem.code === 'unresolved-variable',
      );
      const isAlwaysGiven = others.length > 0 && others.every((other) => !isSame(own, other));
      // What no file sets is set where Terraform is called, unless each environment has a file that sets it.
      if (!isOpen || !isAlwaysGiven) this.#found.push(...own);
    }
    for (const { deployed } of given) {
      for (const [address, found] of deployed) {
        if (!isSame(base.deployed.get(address) ?? [], found)) this.#found.push(...found);
      }
    }
  }

  async #readEnvironment(root: Root, path: string | null): Promise<Environment> {
    const trace = new Trace(this.files);
    const scope = await this.#scopeOf(root, path, trace);
    const deployed = new Map<string, readonly Found[]>();
    const scopes = await scopesUnder(scope);
    for (const each of scopes) {
      this.#seen.add(each.module.folder);
      // One that is switched off is no module of its own either.
      for (const call of each.module.calls)
        this.#seen.add(calledFolder(each.module.folder, call) ?? each.module.folder);
      for (const output of each.module.outputs.values()) trace.mark(output);
      for (const { block, address } of deploying(each)) {
        const { result: instances, marks } = await trace.filesOf(() => instancesOf(block, each));
        // What is switched off deploys nothing; where a variable does so, it may as well be switched on where nobody sees it.
        const isOff = instances.length === 0 && block.body.attributes.get('count')?.value.kind === 'literal';
        if (isOff) trace.mark(block);
        let isRead = isOff;
        for (const instance of instances) {
          const whole = `${each.address === '' ? '' : `${each.address}.`}${address}${instance.key}`;
          const { found, isUnderstood } = await this.#readBlock(block, instance.scope, root, { address: whole, path });
          if (found.length > 0) deployed.set(whole, found);
          isRead ||= isUnderstood;
        }
        if (isRead) trace.keep(marks);
      }
    }
    const marked = trace.marked();
    for (const each of scopes) each.markCalls(marked);
    const tooMuch =
      scopes.length > MOST_INSTANCES ? `${MOST_INSTANCES} modules` : trace.isTooMuch() ? 'can be worked out' : null;
    if (tooMuch !== null) {
      const file = this.#modules.pathsOf(root.module.path)[0] ?? root.module.path;
      const problem = problemAt('unparseable', { file, line: 1, column: 1 }, `more than ${tooMuch}`);
      deployed.set('', [unreadableFound(KIND, identityOf(root, { address: '', path }), file, problem, [file])]);
    }
    for (const { source, start, end } of trace.marked()) {
      const ranges = this.#read.get(source.path);
      if (ranges === undefined) this.#read.set(source.path, [{ start, end }]);
      else ranges.push({ start, end });
    }
    return { path, deployed: new Map([...deployed].map(([address, found]) => [address, withDefaults(found, trace)])) };
  }

  async #scopeOf({ module, own, elsewhere }: Root, path: string | null, trace: Trace): Promise<ModuleScope> {
    const given = new Map<string, HclAttribute>();
    const broken: Problem[] = [];
    const files = path === null ? own : [...own, path];
    for (const file of files) {
      try {
        for (const [name, attribute] of (await parsedBody(this.files, file))?.attributes ?? [])
          given.set(name, attribute);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        broken.push(error.problem);
      }
    }
    return new ModuleScope(this.#modules, module, module.folder, trace, {
      given,
      scope: null,
      files,
      broken,
      elsewhere,
    });
  }

  async #readBlock(block: HclBlock, scope: Scope, root: Root, named: Named): Promise<BlockReading> {
    const { trace } = scope;
    const identity = identityOf(root, named);
    const recorded = this.files.recorded();
    const carrier = block.source.path;
    if (block.type === 'resource' && block.labels[0] === 'helm_release') {
      const work = () => readReleaseBlock(block, scope, recorded, this.settings);
      const { result, files, marks } = await trace.filesOf(work);
      const { reading, isCertain } = result;
      if (reading !== null || isCertain) {
        trace.mark(block);
        trace.keep(marks);
      }
      if (reading === null) return { found: [], isUnderstood: isCertain };
      const inputs = [...new Set([carrier, ...files, ...recorded.asked])];
      for (const path of inputs) if (/\.(?:ya?ml|lock)$/.test(path)) this.#claimed.add(path);
      return { found: foundOfRelease(reading, { kind: KIND, carrier, inputs, identity }), isUnderstood: true };
    }
    const { result, files } = await trace.filesOf(() => readImages(block, scope, this.settings));
    const { found, read, isWhole } = result;
    for (const [attribute, marks] of read) {
      trace.mark(attribute);
      trace.keep(marks);
    }
    const { text } = block.source;
    // Names of versions in it are those of the images that were read, unless it names more.
    const rest = text.slice(block.start, block.end);
    const ranges = [...read.keys()].map(({ start, end }) => ({ start: start - block.start, end: end - block.start }));
    // What another image is pinned to says nothing of a version that stands beside it.
    const kind = found.length > 0 && block.type !== 'module' ? 'block' : 'block.tf';
    if (isWhole && block.end > 0 && !showsMore(rest, ranges, this.settings.images, kind)) trace.mark(block);
    for (const { place } of found) if (!isHclFile(place.file)) this.#claimed.add(place.file);
    const inputs = [...new Set([carrier, ...files])];
    return { found: found.map((image) => foundOfImage(image, identity, carrier, inputs)), isUnderstood: isWhole };
  }
}

function isHclFile(path: string): boolean {
  return isJobFile(path) || isModuleFile(path) || isVariablesFile(path);
}

function foundOfImage(image: BlockImage, identity: string, carrier: string, inputs: readonly string[]): Found {
  const { steps, answer, place, notices } = image;
  return {
    kind: KIND,
    identities: [`${identity}#${steps.join('.')}`],
    units: [identity],
    carrier,
    place,
    answer,
    notices,
    chart: null,
    declared: NOTHING_DECLARED,
    environment: null,
    inputs,
  };
}

/** The blocks of a module that may deploy something, with their addresses. */
function deploying({ module }: ModuleScope): { readonly block: HclBlock; readonly address: string }[] {
  const calls = module.calls.filter((call) => calledFolder(module.folder, call) === null);
  const blocks = [...module.blocks.filter(({ type }) => !SILENT.has(type)), ...calls];
  const counts = new Map<string, number>();
  const named = blocks.map((block) => {
    const address = [...(block.type === 'resource' ? [] : [block.type]), ...block.labels].join('.');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return { block, address: count === 1 ? address : `${address}~${count}` };
  });
  const [first] = module.attributes;
  if (first === undefined) return named;
  const attributes = new Map(module.attributes.map((attribute) => [attribute.name, attribute]));
  const whole: HclBlock = { ...first, type: '', labels: [], body: { attributes, blocks: [] } };
  return [...named, { block: { ...whole, start: 0, end: 0 }, address: '' }];
}

/** What is read of a root module: an address in it, with a file of variables or with none. */
interface Named {
  readonly address: string;
  readonly path: string | null;
}

function identityOf({ module }: Root, { address, path }: Named): string {
  return `${KIND}:${module.path}#${address}${path === null ? '' : `@${path}`}`;
}

/** All modules that call one of the wanted ones, and these themselves. */
function leadingTo(calls: ReadonlyMap<string, readonly string[]>, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const callers = new Map<string, string[]>();
  for (const [folder, called] of calls)
    for (const each of called) callers.set(each, [...(callers.get(each) ?? []), folder]);
  const leading = new Set(wanted);
  // What is added while it is gone through is gone through as well.
  for (const each of leading) for (const caller of callers.get(each) ?? []) leading.add(caller);
  return leading;
}

function isSame(one: readonly Found[], other: readonly Found[]): boolean {
  const key = (found: readonly Found[]) =>
    JSON.stringify(
      found.map(({ place, answer, chart, declared, environment }) => [place, answer, chart, declared, environment]),
    );
  return key(one) === key(other);
}

/** A default of a root module's variable is only what holds where nobody says otherwise. */
function withDefaults(found: readonly Found[], { defaults }: Trace): Found[] {
  return found.map((each) => {
    if (each.answer.status === 'problem') return each;
    const used = defaults.filter(
      ({ name, attribute }) =>
        isWithin(each.place, attribute) ||
        (isOfService(name, attribute) && each.inputs.includes(attribute.source.path)),
    );
    const notices = used.map(({ name, attribute }) => {
      const at = showPlace(attribute.source.placeAt(attribute.start));
      return cutQuotes(`The default of the variable ${quoteText(name)} at ${at} is used; it can be overridden by -var`);
    });
    return { ...each, notices: [...new Set([...each.notices, ...notices])] };
  });
}

/** Whether a default is nothing, and anything else in its place may well decide the version. */
function isOfService(name: string, { value }: HclAttribute): boolean {
  const isNothing =
    (value.kind === 'literal' && value.value === null) ||
    (value.kind === 'template' && value.parts.length === 0) ||
    (value.kind === 'list' && value.items.length === 0) ||
    (value.kind === 'object' && value.members.length === 0);
  return isNothing && /lightdash|image|tag|chart|version|values|set|extra|override|helm/i.test(name);
}

function isWithin({ file, line }: Place, { source, start, end }: HclAttribute): boolean {
  if (file !== source.path || line === null) return false;
  const first = source.placeAt(start).line;
  const last = source.placeAt(end).line;
  return first !== null && last !== null && first <= line && line <= last;
}

/** Whether what has an identity is still in a tree, whatever it deploys; what cannot be read is. */
async function isThere(files: Files, identity: string, carrier: string): Promise<boolean> {
  const [, folder = '', rest = ''] = /^terraform:([^#]*)#?(.*)$/s.exec(identity) ?? [];
  if (isJobFile(folder) || rest === '') return files.has(carrier);
  const [, address = '', path] = /^((?:"(?:[^"\\]|\\.)*"|[^@#"])*)(?:@([^#]*))?/s.exec(rest) ?? [];
  if (path !== undefined && !files.has(path)) return false;
  const modules = new Modules(files);
  const steps = address.replace(/\["(?:[^"\\]|\\.)*"\]/g, '').split('.');
  let at = folder;
  while (steps[0] === 'module' && steps.length > 2) {
    if (!modules.has(at)) return false;
    const module = await modules.module(at);
    if (module.broken.length > 0) return true;
    const call = module.calls.find(({ labels }) => labels[0] === steps[1]);
    const next = call === undefined ? null : calledFolder(at, call);
    // A call that leads out of sight, or to nothing, is still there.
    if (next === null || !modules.has(next)) return call !== undefined;
    at = next;
    steps.splice(0, 2);
  }
  if (!modules.has(at)) return false;
  const module = await modules.module(at);
  if (module.broken.length > 0) return true;
  const wanted = steps.join('.');
  return [...module.blocks, ...module.calls].some(({ type, labels }) =>
    [labels.join('.'), [type, ...labels].join('.')].includes(wanted),
  );
}
