import { posix } from 'node:path';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { isNamed } from '../../../product/product.ts';
import type { Assumption } from '../../../syntax/hcl/assumptions.ts';
import { Evaluation, EvaluationBudget } from '../../../syntax/hcl/evaluation.ts';
import { calledFolder, Modules, type Scope } from '../../../syntax/hcl/modules.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import { knownText, writtenText } from '../../../syntax/hcl/values.ts';
import type { SourceFiles } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import {
  DEFAULTS,
  type Finding,
  type Link,
  type Reading,
  type SecondOrder,
  unreadableFinding,
  versionIn,
  withChoices,
} from '../../finding.ts';
import { isUnknown, withEvaluation } from '../hcl/evaluated.ts';
import { imagesIn } from '../hcl/images.ts';
import { findingsOfRelease } from '../helm/findings.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { readReleaseResource, resourceOf } from './release.ts';
import { type RootModule, rootsOf, type VariablesFile } from './roots.ts';
import { choiceOf, linkOf, secondOrderOf } from './second-order.ts';

const KIND = 'terraform' as const;

/**
 * Releases and containers of Terraform, OpenTofu and Terragrunt (docs/supported-files.md#terraform): each root module with all
 * that it calls, once with the variables that are loaded by themselves, and once for each further variables file.
 */
export const terraform: KindReader = {
  async read(files, candidates, settings) {
    return new TerraformReading(files, new Set(candidates), settings).read();
  },
};

const MOST_CALLS = 20;
/** The cost of a module, apart from its expressions. */
const MODULE_STEPS = 150;
/** The same of an environment of a block. */
const ENVIRONMENT_STEPS = 200;

interface BlockPosition {
  readonly root: RootModule;
  /** The files of variables that the root module gets. */
  readonly given: readonly string[];
  /** The start of an address: `terraform:infra#module.bi.`. */
  readonly prefix: string;
  /** The end of an id: the variables file that may be passed to the root module. */
  readonly environment: string;
  readonly scope: Scope;
  /** Second order on the calls that lead here. */
  readonly secondOrder: readonly SecondOrder[];
  readonly above: readonly string[];
}

/** What a root module deploys in one environment, by block address. */
type FindingsByAddress = Map<string, readonly Finding[]>;

class TerraformReading {
  readonly #modules: Modules;
  readonly #claimed = new Set<string>();
  readonly #objectIds = new Set<string>();
  readonly #links = new Map<string, Link>();
  readonly #budget = new EvaluationBudget();
  readonly #broken = new Map<string, Finding>();

  constructor(
    private readonly files: SourceFiles,
    private readonly candidates: ReadonlySet<string>,
    private readonly settings: KindSettings,
  ) {
    this.#modules = new Modules(files);
  }

  async read(): Promise<Reading> {
    const isSearched = searchTest(this.settings);
    const { roots, units } = await rootsOf(this.files, this.#modules, [...this.candidates], isSearched);
    const found: Finding[] = [];
    for (const root of roots) found.push(...(await this.#readRoot(root)));
    for (const { folder, source, module } of units) {
      if (source !== null) this.#link(`${KIND}:${folder}#terragrunt`, source, module);
    }
    found.push(...this.#broken.values());
    return { found, claimed: [...this.#claimed], objectIds: [...this.#objectIds], links: [...this.#links.values()] };
  }

  #link(id: string, call: HclBlock, folder: string | null): void {
    const link = linkOf(id, call, folder);
    if (link !== null) this.#links.set(id, link);
  }

  /** A deployment for each environment that changes something, and the one without if none takes its place. */
  async #readRoot(root: RootModule): Promise<Finding[]> {
    for (const problem of root.broken) this.#refuse(problem);
    const withoutFile = await this.#readIn(root, null);
    const withFiles: FindingsByAddress[] = [];
    for (const file of root.named) withFiles.push(await this.#readIn(root, file));
    const addresses = [...new Set([withoutFile, ...withFiles].flatMap((found) => [...found.keys()]))];
    return addresses.flatMap((address) => {
      const plain = withoutFile.get(address) ?? [];
      const each = withFiles.map((found) => found.get(address) ?? []);
      const others = each.filter((one, index) => ![plain, ...each.slice(0, index)].some((other) => isSame(one, other)));
      // A block with environments of its own (`values-${terraform.workspace}.yaml`) has some that no file of variables is for.
      const hasEnvironments = plain.some(({ unit }) => unit !== address);
      // A given value replaces an unknown one, unless the unknown one may come from yet another file.
      const known = new Set(others.flat().flatMap(({ inputs }) => inputs));
      const isReplaced = plain.some(isUnknown)
        ? plain.every(({ inputs }) => inputs.every((path) => known.has(path)))
        : !each.some((one) => isSame(one, plain));
      return [...(others.length > 0 && isReplaced && !hasEnvironments ? [] : plain), ...others.flat()];
    });
  }

  /** @param file variables that may be passed to the root module */
  async #readIn(root: RootModule, file: VariablesFile | null): Promise<FindingsByAddress> {
    const { module } = root;
    const given = file === null ? root.given : [file, ...root.given];
    const of = { root, given: given.map(({ path }) => path), prefix: `${KIND}:${root.path}#`, secondOrder: [] };
    const environment = file === null ? '' : `@${posix.relative(root.path, file.path)}`;
    const scope = { module, root: module.folder, names: new Map(), keys: [], given, isRoot: true };
    const found: FindingsByAddress = new Map();
    await this.#readModule({ ...of, environment, scope, above: [module.folder] }, found);
    const versions = new Set([...found.values()].flat().map(({ answer }) => versionIn(answer)));
    // `count` matters only if another version may take its place; `for_each` only if it decides the version.
    const mayDecide = ({ key }: SecondOrder, finding: Finding) =>
      key.endsWith('.count') ? versions.size > 1 : !key.endsWith('.for_each') || isUnknown(finding);
    for (const [address, each] of found) {
      const deciding = (finding: Finding) => finding.secondOrder.filter((one) => mayDecide(one, finding));
      found.set(
        address,
        each.map((finding) => ({ ...finding, secondOrder: deciding(finding) })),
      );
    }
    return found;
  }

  /** Refuses a file that may deploy the service or decide its version. */
  #refuse(problem: Problem): void {
    const file = problem.place?.file ?? '';
    this.#broken.set(file, unreadableFinding(KIND, `${KIND}:${file}`, file, problem, [file]));
  }

  async #readModule(position: BlockPosition, found: FindingsByAddress): Promise<void> {
    const { root, scope, prefix, above } = position;
    if (!this.#budget.spend(MODULE_STEPS)) {
      const place = { file: root.module.calls[0]?.source.path ?? '', line: 1, column: 1 };
      this.#refuse(problemAt('unparseable', place, 'more modules than can be worked out'));
      return;
    }
    for (const problem of scope.module.broken) {
      if (this.candidates.has(problem.place?.file ?? '')) this.#refuse(problem);
    }
    for (const block of scope.module.resources) {
      const text = [block, ...block.overrides].map(writtenText).join('\n');
      const mayMatter = block.labels[0] === 'helm_release' || isNamed(text) || /image|file\(/i.test(text);
      if (mayMatter) await this.#readBlock(block, block.labels.join('.'), position, found);
    }
    for (const call of scope.module.calls) {
      const folder = calledFolder(scope.module.folder, call);
      const name = `module.${call.labels[0] ?? ''}`;
      const id = `${prefix}${name}`;
      const isElsewhere = folder === null || !this.#modules.has(folder);
      if (isElsewhere) await this.#readBlock(call, name, position, found);
      // If the call gives the image, the revision of the module does not decide it.
      if (!found.has(id)) this.#link(id, call, folder);
      if (isElsewhere) continue;
      if (!above.includes(folder) && above.length < MOST_CALLS) {
        const module = await this.#modules.module(folder);
        const from = await this.#within(call, scope);
        const given = [{ attributes: call.body.attributes, scope: from }];
        const called = { ...scope, module, names: new Map(), keys: [], given, isRoot: false };
        const secondOrder = [...position.secondOrder, ...secondOrderOf(call, id, scope)];
        const way = { prefix: `${id}.`, scope: called, secondOrder, above: [...above, folder] };
        await this.#readModule({ ...position, ...way }, found);
      }
    }
  }

  async #within({ body }: HclBlock, scope: Scope): Promise<Scope> {
    const forEach = body.attributes.get('for_each');
    if (forEach === undefined) return scope;
    const values = await new Evaluation(this.files, this.#budget).value(forEach.value, scope);
    return { ...scope, keys: values.kind === 'object' ? values.members.map(({ key }) => key) : [] };
  }

  /** A block as it is written, or once for each environment that its files are named after (`values-${terraform.workspace}.yaml`). */
  async #readBlock(block: HclBlock, name: string, position: BlockPosition, into: FindingsByAddress): Promise<void> {
    const own = `${position.prefix}${name}`;
    const address = into.has(own) ? `${own}~${into.size}` : own;
    const written = await this.#readAs(block, address, position, null);
    // Where too many blocks have environments, the block stays as it is written.
    const isInBudget = this.#budget.spend(written.environments.length * ENVIRONMENT_STEPS);
    const environments = isInBudget ? written.environments : [];
    const found = environments.length === 0 ? [...written.found] : [];
    for (const each of environments) found.push(...(await this.#readAs(block, address, position, each)).found);
    if (found.length > 0) into.set(address, withChoices(found));
  }

  async #readAs(block: HclBlock, address: string, position: BlockPosition, assumed: Assumption | null) {
    const id = `${address}${position.environment}${assumed === null ? '' : `@${assumed.text}`}`;
    const scope = await this.#within(block, position.scope);
    const files = this.files.recorded();
    const evaluation = new Evaluation(files, this.#budget, assumed);
    const choice = assumed === null ? [] : [choiceOf(assumed, block, address, position.root.module)];
    const secondOrder = [...position.secondOrder, ...secondOrderOf(block, address, scope), ...choice];
    const carrier = block.source.path;
    const of = { kind: KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
    const found = await this.#findingsIn(block, scope, evaluation, of);
    // A module may have a default for the image that its call no longer gives.
    const mayRun =
      isRelease(block) ||
      block.type === 'module' ||
      /image|container/i.test(block.source.text.slice(block.start, block.end));
    if (found.length > 0 || mayRun) this.#objectIds.add(id);
    const inputs = [...new Set([carrier, ...position.given, ...files.asked])];
    const isOwn = (path: string) =>
      this.files.has(path) && !/\.(?:tf|tofu|tfvars|hcl)$/.test(path) && !evaluation.fitting.some.has(path);
    if (found.length > 0) for (const path of inputs.filter(isOwn)) this.#claimed.add(path);
    const unknown = found.find(isUnknown);
    return {
      found: found.map((finding) => withEvaluation(finding, inputs, block, scope, evaluation)),
      environments: unknown?.answer.status === 'problem' ? evaluation.assumptions.of(unknown.answer.problem) : [],
    };
  }

  /** What a block deploys: a release of Helm, or images. */
  async #findingsIn(block: HclBlock, scope: Scope, evaluation: Evaluation, of: OwnOfBlock): Promise<Finding[]> {
    if (isRelease(block)) {
      const resource = resourceOf(block, scope, evaluation);
      const release = knownText(await resource.member('name')) ?? '';
      return findingsOfRelease(await readReleaseResource(resource, this.settings), { ...of, release });
    }
    const images = imagesIn(await evaluation.block(block, scope), block, this.settings);
    return images.map(({ steps, ...image }, index) => {
      return { ...DEFAULTS, ...of, ...image, id: index === 0 ? of.id : `${of.id}#${steps.join('.')}` };
    });
  }
}

type OwnOfBlock = Pick<Finding, 'kind' | 'id' | 'unit' | 'carrier' | 'secondOrder' | 'variables' | 'inputs'>;

function isRelease({ type, labels }: HclBlock): boolean {
  return type === 'resource' && labels[0] === 'helm_release';
}

function isSame(one: readonly Finding[], other: readonly Finding[]): boolean {
  const keyOf = (found: readonly Finding[]) =>
    JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
  return keyOf(one) === keyOf(other);
}
