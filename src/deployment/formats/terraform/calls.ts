import type { Problem } from '../../problem.ts';
import type { HclAttribute, HclBlock, HclExpression } from '../../source/hcl.ts';
import { evaluate } from './evaluation.ts';
import { instancesOf } from './instances.ts';
import { calledFolder, type Module, type Modules } from './modules.ts';
import { type Marks, type Scope, type Trace, unknownFrom } from './scope.ts';
import { converted } from './types.ts';
import type { Value } from './value.ts';

/** Modules within modules. */
const MOST_CALLS = 20;
/** Instances of modules below one root. */
export const MOST_INSTANCES = 2_000;

/** What gives the variables of a module their values. */
interface Inputs {
  /** The argument that is given for a variable, and where its names are found. */
  readonly given: ReadonlyMap<string, HclAttribute>;
  readonly scope: Scope | null;
  /** Files that may give a value, present or not. */
  readonly files: readonly string[];
  /** Why a value that is given may not be seen. */
  readonly broken: readonly Problem[];
  /** Where values come from that win over defaults and are not seen; null where there is nothing of the kind. */
  readonly elsewhere: Problem | null;
}

/** A module as it is called from one place, or as it is applied by itself. */
export class ModuleScope implements Scope {
  readonly names: Scope['names'] = new Map();
  readonly #known = new Map<
    string,
    { readonly result: Value | null; readonly files: ReadonlySet<string>; readonly marks: Marks }
  >();
  readonly #active = new Set<string>();
  readonly #called = new Map<HclBlock, readonly ModuleScope[]>();
  /** What was read to tell the instances of a call apart. */
  readonly #repeated = new Map<HclBlock, Marks>();

  /**
   * @param address of the calls that lead here: `module.prod`; empty for a root module
   * @param above the folders of the modules that call it
   */
  constructor(
    private readonly modules: Modules,
    readonly module: Module,
    readonly root: string,
    readonly trace: Trace,
    private readonly inputs: Inputs,
    readonly address: string = '',
    private readonly above: readonly string[] = [],
  ) {}

  async lookUp(kind: 'var' | 'local' | 'output', name: string, at: HclExpression): Promise<Value | null> {
    const key = `${kind}.${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      for (const path of known.files) this.trace.see(path);
      this.trace.keep(known.marks);
      return known.result;
    }
    // Terraform refuses what leads back to itself.
    if (this.#active.has(key)) return null;
    this.#active.add(key);
    const found = await this.trace.filesOf(() => this.#find(kind, name, at));
    this.#active.delete(key);
    this.trace.keep(found.marks);
    this.#known.set(key, found);
    return found.result;
  }

  async #find(kind: 'var' | 'local' | 'output', name: string, at: HclExpression): Promise<Value | null> {
    const value = await (kind === 'var'
      ? this.#variable(name, at)
      : kind === 'local'
        ? this.#valueOf(this.module.locals.get(name), this)
        : this.#output(name));
    const [broken] = this.module.broken;
    return value ?? (broken === undefined ? null : unknownFrom(at, broken));
  }

  async #variable(name: string, at: HclExpression): Promise<Value | null> {
    const declared = this.module.variables.get(name);
    if (declared !== undefined) this.trace.mark(declared);
    const { given, scope, files, broken, elsewhere } = this.inputs;
    for (const path of files) this.trace.see(path);
    const [unread] = broken;
    if (unread !== undefined) return unknownFrom(at, unread);
    const argument = given.get(name);
    const own = await this.#valueOf(argument, scope ?? this.#nowhere());
    const nullable = declared?.body.attributes.get('nullable')?.value;
    const isNullable = nullable === undefined || (nullable.kind === 'literal' && nullable.value === true);
    const type = declared?.body.attributes.get('type')?.value;
    // Null is no value where the variable may say that it is none.
    if (own !== null && (own.kind !== 'null' || isNullable)) return converted(own, type, this.#nowhere());
    if (elsewhere !== null) return unknownFrom(at, elsewhere);
    const value = declared?.body.attributes.get('default');
    if (value === undefined) return null;
    if (this.address === '') this.trace.defaults.push({ name, attribute: value });
    const otherwise = await this.#valueOf(value, this.#nowhere());
    return otherwise === null ? null : converted(otherwise, type, this.#nowhere());
  }

  async #valueOf(attribute: HclAttribute | undefined, scope: Scope): Promise<Value | null> {
    if (attribute === undefined) return null;
    this.trace.mark(attribute);
    return evaluate(attribute.value, scope);
  }

  async #output(name: string): Promise<Value | null> {
    const [label, output = ''] = name.split('.', 2);
    const call = this.module.calls.find(({ labels }) => labels[0] === label);
    const hasInstances = call?.body.attributes.has('for_each') || call?.body.attributes.has('count');
    if (call === undefined || hasInstances) return null;
    const [called] = await this.calledBy(call);
    return called === undefined
      ? null
      : called.#valueOf(called.module.outputs.get(output)?.body.attributes.get('value'), called);
  }

  /** Where nothing has a name: values of variables are written out. */
  #nowhere(): Scope {
    const { module, root, trace } = this;
    return { module, root, trace, names: new Map(), lookUp: async () => null };
  }

  /** The instances of a module that a call makes, where the module is in this repository. */
  async calledBy(call: HclBlock): Promise<readonly ModuleScope[]> {
    const known = this.#called.get(call);
    if (known !== undefined) return known;
    const instances = await this.#call(call);
    this.#called.set(call, instances);
    return instances;
  }

  /**
   * Marks the calls that are understood: each argument that may decide the version was read where the module uses it.
   *
   * @param read all that was
   */
  markCalls(read: ReadonlySet<unknown>): void {
    for (const [call, marks] of this.#repeated) {
      const isUnread = (attribute: HclAttribute) => mayDecide(attribute) && !read.has(attribute);
      if ([...call.body.attributes.values()].some(isUnread)) continue;
      this.trace.mark(call);
      this.trace.keep(marks);
    }
  }

  async #call(call: HclBlock): Promise<readonly ModuleScope[]> {
    const folder = calledFolder(this.module.folder, call);
    const above = [...this.above, this.module.folder];
    if (folder === null || !this.modules.has(folder)) return [];
    // Terraform refuses modules that call each other in a circle.
    if (above.includes(folder) || above.length > MOST_CALLS) return [];
    const module = await this.modules.module(folder);
    const [label = ''] = call.labels;
    const { result: instances, marks } = await this.trace.filesOf(() => instancesOf(call, this));
    this.#repeated.set(call, marks);
    return instances.map(({ key, scope }) => {
      const inputs = { given: call.body.attributes, scope, files: [call.source.path], broken: [], elsewhere: null };
      const address = `${this.address === '' ? '' : `${this.address}.`}module.${label}${key}`;
      return new ModuleScope(this.modules, module, this.root, this.trace, inputs, address, above);
    });
  }
}

/** Arguments that give a module a version, if anything does. */
const VERSION_ARGUMENT =
  /(?:^|_)(?:image|tag|chart)$|^(?:(?:app|chart|image|helm|release)_)?version$|lightdash.*(?:tag|image|version|chart)/i;

/** Whether an argument of a call may well decide the version. */
function mayDecide({ name, source, start, end }: HclAttribute): boolean {
  if (name === 'source') return false;
  return VERSION_ARGUMENT.test(name) || /lightdash\/lightdash/i.test(source.text.slice(start, end));
}

/** A root module and all modules that it calls, as often as it does; no more than {@link MOST_INSTANCES}. */
export async function scopesUnder(root: ModuleScope): Promise<ModuleScope[]> {
  const scopes = [root];
  // What is called joins the end of the list while it is gone through.
  for (const scope of scopes) {
    for (const call of scope.module.calls) {
      if (scopes.length > MOST_INSTANCES) return scopes;
      scopes.push(...(await scope.calledBy(call)));
    }
  }
  return scopes;
}
