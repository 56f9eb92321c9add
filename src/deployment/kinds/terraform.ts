import { posix } from 'node:path';
import { searchTest } from '../candidates.ts';
import {
  type Finding,
  type Link,
  NOTHING_READ,
  PLAIN,
  type Reading,
  type SecondOrder,
  unreadableFinding,
} from '../finding.ts';
import { showPlace } from '../place.ts';
import { cutQuotes, type Problem, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import type { HclBlock } from '../source/hcl/tree.ts';
import { findingsOfRelease } from './helm/findings.ts';
import type { FilesOfTree, Kind, KindSettings } from './kind.ts';
import { elementsOf, evaluate } from './terraform/evaluation.ts';
import { readImages } from './terraform/images.ts';
import { calledFolder, linkOf, Modules, type Scope } from './terraform/module.ts';
import { readReleaseBlock } from './terraform/release.ts';
import { type Root, rootsOf } from './terraform/roots.ts';
import { secondOrderOf } from './terraform/second-order.ts';
import { findingOfRemote } from './terraform/terragrunt.ts';
import { Budget, type Environment, NO_ENVIRONMENT, Trace } from './terraform/trace.ts';

const KIND = 'terraform';

/**
 * Releases and containers of Terraform and OpenTofu (DETECTION 2.3): each root module, or module that Terragrunt applies, with all that
 * it calls, once as Terraform reads its variables by itself and once for each file of variables that it may be given.
 */
export const terraform: Kind = {
  kind: KIND,
  startsFrom: ['*.tf', '*.tofu', '*.tf.json', '*.tofu.json', '*.tfvars', '*.tfvars.json', 'terragrunt.hcl'],

  async read(files, candidates, settings) {
    if (candidates.length === 0) return NOTHING_READ;
    const modules = new Modules(files);
    const reading = new TerraformReading(files, modules, new Set(candidates), settings);
    const { roots, units } = await rootsOf(files, modules, candidates, searchTest(settings));
    for (const root of roots) await reading.readRoot(root);
    for (const unit of units)
      reading.add(`${KIND}:${unit.folder}#terragrunt`, findingOfRemote(unit, `${KIND}:${unit.folder}#terragrunt`));
    return reading.result();
  },
};

/** Modules within modules. */
const MOST_CALLS = 20;
/** What a module costs beside the expressions in it. */
const MODULE_STEPS = 150;
/** Files or keys that one block is read for, each an environment. */
const MOST_ENVIRONMENTS = 50;
/** Variables without a value that one block is read for. */
const MOST_CHOICES = 3;

/** Where a block stands: the root module, and the calls that lead to it. */
interface Position {
  readonly root: Root;
  /** `module.bi.`; empty in the root module. */
  readonly prefix: string;
  readonly scope: Scope;
  /** What stands on the calls that lead here. */
  readonly secondOrder: readonly SecondOrder[];
  readonly above: readonly string[];
}

class TerraformReading {
  readonly #found: Finding[] = [];
  readonly #claimed = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #links = new Map<string, Link>();
  readonly #budget = new Budget();
  readonly #broken = new Map<string, Finding>();

  constructor(
    private readonly files: FilesOfTree,
    private readonly modules: Modules,
    private readonly candidates: ReadonlySet<string>,
    private readonly settings: KindSettings,
  ) {}

  result(): Reading {
    const counts = new Map<string, number>();
    const found = [...this.#found, ...this.#broken.values()].map((finding) => {
      const count = (counts.get(finding.id) ?? 0) + 1;
      counts.set(finding.id, count);
      return count === 1 ? finding : { ...finding, id: `${finding.id}~${count}` };
    });
    return { found, claimed: [...this.#claimed], seen: [...this.#seen], links: [...this.#links.values()] };
  }

  add(seen: string, found: readonly Finding[]): void {
    this.#seen.add(seen);
    this.#found.push(...found);
  }

  async readRoot(root: Root): Promise<void> {
    const { module, given, broken } = root;
    for (const problem of broken) this.#refuse(problem);
    const scope = { module, root: module.folder, names: new Map(), given, isRoot: true };
    await this.#readModule({ root, prefix: '', scope, secondOrder: [], above: [module.folder] });
  }

  /** Refuses a file that cannot be read and may deploy the service, or decide its version. */
  #refuse(problem: Problem): void {
    const file = problem.place?.file ?? '';
    this.#broken.set(file, unreadableFinding(KIND, `${KIND}:${file}`, file, problem, [file]));
  }

  async #readModule(position: Position): Promise<void> {
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
      const text = block.source.text.slice(block.start, block.end);
      const mayMatter = block.labels[0] === 'helm_release' || /image|lightdash|file\(/i.test(text);
      if (mayMatter) await this.#readBlock(block, block.labels.join('.'), position);
    }
    for (const call of scope.module.calls) {
      const folder = calledFolder(scope.module.folder, call);
      const name = `module.${call.labels[0] ?? ''}`;
      const link = linkOf(`${KIND}:${root.path}#${prefix}${name}`, call, folder);
      if (link !== null) this.#links.set(link.id, link);
      if (folder === null || !this.modules.has(folder)) await this.#readBlock(call, name, position);
      else if (!above.includes(folder) && above.length < MOST_CALLS) {
        const module = await this.modules.module(folder);
        for (const { key, within, secondOrder } of await this.#instancesOf(call, name, position)) {
          const given = [{ attributes: call.body.attributes, scope: within }];
          const called = { ...within, module, names: new Map(), given, isRoot: false };
          const way = { prefix: `${prefix}${name}${key}.`, scope: called, secondOrder, above: [...above, folder] };
          await this.#readModule({ ...position, ...way });
        }
      }
    }
  }

  /** One scope for each element of a literal `for_each`; else the block's own. */
  async #instancesOf(block: HclBlock, name: string, { scope, root, prefix, secondOrder: above }: Position) {
    const trace = this.#trace(NO_ENVIRONMENT);
    const forEach = block.body.attributes.get('for_each');
    const elements = forEach === undefined ? null : elementsOf(await evaluate(forEach.value, scope, trace));
    const key = `${KIND}:${root.path}#${prefix}${name}`;
    const secondOrder = [...above, ...(await secondOrderOf(block, key, elements !== null, scope, trace))];
    if (elements === null) return [{ key: '', within: scope, secondOrder }];
    return elements.map(({ key: element, each }) => {
      const names = new Map([...scope.names, ['each', each] as const]);
      return { key: `[${JSON.stringify(element)}]`, within: { ...scope, names }, secondOrder };
    });
  }

  /**
   * A block by itself and with each of the files of variables that its root module may be given. What such a file changes is a deployment
   * of its own; where each of them does, or one gives a value that nothing else gives, there is none without them.
   */
  async #readBlock(block: HclBlock, name: string, position: Position): Promise<void> {
    for (const { key, within, secondOrder } of await this.#instancesOf(block, name, position)) {
      const address = `${position.prefix}${name}${key}`;
      const here = { ...position, scope: within, secondOrder };
      const own = await this.#readEnvironments(block, address, here, NO_ENVIRONMENT);
      const others: (readonly Finding[])[] = [];
      for (const file of position.root.named) {
        const environment = { name: posix.relative(position.root.path, file.path), file, chosen: new Map() };
        others.push(await this.#readEnvironments(block, address, here, environment));
      }
      const changed = others.filter((each) => !isSame(each, own));
      const isBeaten = changed.length > 0 && (own.some(isOpen) || changed.length === others.length);
      const known = new Set(changed.flat().map(({ place }) => showPlace(place)));
      // One of several files that no file of variables names may be used all the same.
      const isLeft = ({ id, place }: Finding) => !isBeaten || (id.includes('@') && !known.has(showPlace(place)));
      this.#found.push(...own.filter(isLeft), ...changed.flat());
    }
  }

  /** A block with each value that something without one may have, where that makes a difference. */
  async #readEnvironments(
    block: HclBlock,
    address: string,
    position: Position,
    environment: Environment,
  ): Promise<readonly Finding[]> {
    const { found, options } = await this.#readIn(block, address, position, environment);
    const { name, chosen } = environment;
    if (chosen.size >= MOST_CHOICES) return found;
    const each: (readonly Finding[])[] = [];
    for (const [label, values] of [...options].slice(0, MOST_ENVIRONMENTS)) {
      const own = label.includes('/') ? posix.relative(position.root.path, label) : label;
      const both = {
        ...environment,
        name: name === null ? own : `${name}@${own}`,
        chosen: new Map([...chosen, ...values]),
      };
      each.push(await this.#readEnvironments(block, address, position, both));
    }
    return each.some((own) => !isSame(own, found)) ? each.flat() : found;
  }

  #trace(environment: Environment): Trace & { readonly asked: ReadonlySet<string> } {
    const files = this.files.recorded();
    return Object.assign(new Trace(files, this.#budget, environment), { asked: files.asked });
  }

  async #readIn(block: HclBlock, address: string, position: Position, environment: Environment) {
    const { root, scope, secondOrder } = position;
    const trace = this.#trace(environment);
    const { name, file } = environment;
    const id = `${KIND}:${root.path}#${address}${name === null ? '' : `@${name}`}`;
    const carrier = block.source.path;
    const of = { kind: KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
    const found: Finding[] = [];
    const text = block.source.text.slice(block.start, block.end);
    if (block.labels[0] === 'helm_release' && block.type === 'resource') {
      const reading = await readReleaseBlock(block, scope, trace, this.settings);
      if (reading !== null) found.push(...findingsOfRelease(reading, of));
      this.#seen.add(id);
    } else {
      for (const [index, { steps, ...image }] of (await readImages(block, scope, trace, this.settings)).entries()) {
        found.push({ ...PLAIN, ...of, ...image, id: index === 0 ? id : `${id}#${steps.join('.')}` });
      }
      if (found.length > 0 || /image|container/i.test(text)) this.#seen.add(id);
    }
    const inputs = [...new Set([carrier, ...root.files, ...(file === null ? [] : [file.path]), ...trace.asked])];
    if (found.length > 0)
      for (const path of inputs) if (!isOfTerraform(path) && this.files.has(path)) this.#claimed.add(path);
    return { found: found.map((finding) => complete(finding, inputs, trace)), options: trace.options };
  }
}

/** A finding with all that was read on the way to it. */
function complete(finding: Finding, inputs: readonly string[], trace: Trace): Finding {
  // The net judges what stands on a line that was not understood.
  const read = isOpen(finding) ? [] : finding.accounts;
  const { accounts, variables } = trace.closure([finding.place, ...read]);
  const isProblem = finding.answer.status === 'problem';
  const defaults = accounts.flatMap((place) => {
    const name = isProblem ? null : trace.defaultAt(place);
    if (name === null) return [];
    return cutQuotes(
      `The default of the variable ${quoteText(name)} at ${showPlace(place)} is used; it can be overridden by -var`,
    );
  });
  return {
    ...finding,
    inputs: [...new Set([...inputs, ...accounts.map(({ file }) => file)])],
    accounts: isOpen(finding) ? [] : accounts,
    variables,
    notices: [...new Set([...finding.notices, ...defaults])],
  };
}

/** Whether something decides the version that is not known. */
function isOpen({ answer }: Finding): boolean {
  return (
    answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code)
  );
}

function isOfTerraform(path: string): boolean {
  return /\.(?:tf|tofu|tfvars|hcl)(?:\.json)?$/.test(path);
}

/** Whether two environments deploy the same from the same places. */
function isSame(one: readonly Finding[], other: readonly Finding[]): boolean {
  const keyOf = (found: readonly Finding[]) =>
    JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
  return keyOf(one) === keyOf(other);
}
