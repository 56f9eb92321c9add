import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { resolvePath } from './paths.ts';
import { outOfSight } from './problems.ts';
import { asBase, type Context, mergeServices, readService, type Service, type Sourced } from './service.ts';
import { fileNamesService, namesService, readKnownText } from './text.ts';

/** The services of one document, where `extends` looks for those that it names without a file. */
interface Neighbours {
  readonly file: YamlFile;
  readonly document: YamlValue;
  readonly context: Context;
}

interface Resolved {
  readonly service: Service;
  /** How many services it extends, one after the other. */
  readonly depth: number;
}

const MOST_EXTENDED = 20;

/** Steps of a project in all; each service of a real one takes a single step. */
const MOST_STEPS = 100_000;

/** Works out services together with those that they extend. */
export class Extender {
  /** Files that a service was extended from, or should have been. */
  readonly reached = new Set<string>();
  readonly #resolved = new Map<YamlValue['node'], Map<string, Map<Context, Resolved>>>();
  readonly #contexts = new Map<string, Context[]>();
  #steps = 0;
  readonly #services = new Map<YamlValue['node'], ReadonlyMap<string, YamlValue>>();
  /** Whether the text of a service names the one that is looked for; aliases share their text. */
  readonly #named = new Map<YamlValue['node'], boolean>();

  constructor(private readonly files: Files) {}

  /**
   * A service as its document has it, with all that it extends below it.
   *
   * @throws TreeError where the tree cannot be read
   */
  async resolve(neighbours: Neighbours, name: string): Promise<Service | null> {
    return (await this.#resolve(neighbours, name, []))?.service ?? null;
  }

  async #resolve(neighbours: Neighbours, name: string, chain: readonly string[]): Promise<Resolved | null> {
    const { file, document, context } = neighbours;
    const value = this.#servicesOf(file, document).get(name);
    if (value === undefined) return null;
    const known = this.#resolved.get(document.node)?.get(name)?.get(context);
    if (known !== undefined) return known;
    const source: Sourced = { file, value, context };
    const own = readService(source);
    const extended = file.member(value, 'extends')?.value ?? null;
    if (own.isGone || extended === null || extended.node.tag === '!reset' || file.scalar(extended)?.type === 'null')
      return this.#remember(neighbours, name, { service: own, depth: 0 });
    const reach = { path: file.path };
    try {
      const link = `${file.path}#${name}`;
      if (chain.includes(link)) throw refuse(extended.place, `${quoteText(name)} extends itself in the end`);
      this.#steps += 1;
      if (chain.length >= MOST_EXTENDED || this.#steps > MOST_STEPS)
        throw refuse(extended.place, 'services that extend services without end');
      const base = await this.#base({ ...source, value: extended }, neighbours, [...chain, link], reach);
      if (base.depth >= MOST_EXTENDED) throw refuse(extended.place, 'services that extend services without end');
      const merged = mergeServices(asBase(base.service), own);
      const { failure } = merged;
      const isNamed = failure !== null && (failure.namesService || this.#isNamed(source, name));
      const service = failure === null ? merged : { ...merged, failure: { ...failure, namesService: isNamed } };
      const resolved = { service, depth: base.depth + 1 };
      // What came of a chain that was cut off holds for the service at its beginning alone.
      return service.failure === null || chain.length === 0 ? this.#remember(neighbours, name, resolved) : resolved;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { problem } = error;
      const isNamed = this.#isNamed(source, name) || (await this.#isNamedWhere(problem.place, reach.path, file.path));
      const failure = { problem, isFatal: true, namesService: isNamed, unread: null };
      const resolved = { service: { ...own, failure }, depth: 0 };
      return chain.length === 0 ? this.#remember(neighbours, name, resolved) : resolved;
    }
  }

  #remember({ document, context }: Neighbours, name: string, resolved: Resolved): Resolved {
    const byName = this.#resolved.get(document.node) ?? new Map<string, Map<Context, Resolved>>();
    const byContext = byName.get(name) ?? new Map<Context, Resolved>();
    this.#resolved.set(document.node, byName.set(name, byContext.set(context, resolved)));
    return resolved;
  }

  /** The service that an `extends` names. */
  async #base(
    source: Sourced,
    neighbours: Neighbours,
    chain: readonly string[],
    reach: { path: string | null },
  ): Promise<Resolved> {
    const { file, value, context } = source;
    const isLong = file.isMap(value);
    const named = isLong ? file.member(value, 'service')?.value : value;
    const name = named === undefined ? null : readKnownText({ ...source, value: named });
    if (name === null) throw refuse(value.place, '`extends` names no service');
    const path = isLong ? (file.member(value, 'file')?.value ?? null) : null;
    if (path === null) {
      const base = await this.#resolve(neighbours, name, chain);
      if (base === null) throw refuse(value.place, `it extends ${quoteText(name)}, which is not in this file`);
      return base;
    }
    reach.path = null;
    const written = readKnownText({ ...source, value: path }) ?? '';
    reach.path = resolvePath(context.folder, written);
    const found = await this.#load(context.folder, written, path.place);
    // Variables are those of the project; paths start at the file that holds them.
    const inside: Context = { folder: folderOf(found.path), variables: context.variables };
    const layers: Resolved[] = [];
    for (const document of found.documents) {
      if (document === null) continue;
      const layer = await this.#resolve(
        { file: found, document, context: this.#contextOf(found, inside) },
        name,
        chain,
      );
      if (layer !== null) layers.push(layer);
    }
    if (layers.length === 0) throw refuse(path.place, `${quoteText(name)} is not in ${quoteText(found.path)}`);
    return layers.reduce((below, above) => ({
      service: mergeServices(below.service, above.service),
      depth: Math.max(below.depth, above.depth),
    }));
  }

  /** The services of a document by their names; to look each of them up in the file would take the square of their number. */
  #servicesOf(file: YamlFile, document: YamlValue): ReadonlyMap<string, YamlValue> {
    const known = this.#services.get(document.node);
    if (known !== undefined) return known;
    const members = file.members(file.member(document, 'services')?.value ?? null);
    const services = new Map(members.map(({ name, value }) => [name, value]));
    this.#services.set(document.node, services);
    return services;
  }

  /** The same surroundings for the same file, so that its services are worked out once. */
  #contextOf(file: YamlFile, wanted: Context): Context {
    const known = this.#contexts.get(file.path) ?? [];
    const same = known.find(({ folder, variables }) => folder === wanted.folder && variables === wanted.variables);
    if (same !== undefined) return same;
    this.#contexts.set(file.path, [...known, wanted]);
    return wanted;
  }

  /** Whether a service that cannot be worked out says itself that it is the one that is looked for. */
  #isNamed({ file, value }: Sourced, name: string): boolean {
    const known = this.#named.get(value.node) ?? namesService(file.sourceOf(value));
    this.#named.set(value.node, known);
    return known || namesService(name);
  }

  /** Whether the file that a service reaches for names the one that is looked for, or the file that a problem is about. */
  async #isNamedWhere(place: Place | null, reached: string | null, own: string): Promise<boolean> {
    if (reached !== null && (await fileNamesService(this.files, reached))) return true;
    return place !== null && place.file !== own && (await fileNamesService(this.files, place.file));
  }

  async #load(folder: string, written: string, place: Place): Promise<YamlFile> {
    const path = resolvePath(folder, written);
    if (path !== null) this.reached.add(path);
    const file = path === null ? null : await this.files.yaml(path);
    if (file === null) throw new ProblemError(outOfSight(place, 'extends a service of', written));
    return file;
  }
}

function refuse(place: Place, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, why));
}
