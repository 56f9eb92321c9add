import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import {
  type Context,
  clears,
  type Failure,
  layersOf,
  missingInput,
  namesService,
  outOfSight,
  readKnownText,
  resolvePath,
  type Service,
  type Sourced,
  textIfReadable,
} from './values.ts';
import { type EnvRequest, Variables } from './variables.ts';

/** Files that compose reads together, in their order. */
export interface FileSet {
  readonly paths: readonly [string, ...string[]];
  /** The user's own list: all of it has to be there, whatever it holds. */
  readonly isGiven: boolean;
  /** The folder in which compose takes these files by itself; null where it has to be told. */
  readonly folder: string | null;
  readonly envFiles: readonly string[];
}

/** A compose project as far as it decides which images run. */
export interface Project {
  readonly services: ReadonlyMap<string, Service>;
  readonly variables: Variables;
  readonly failures: readonly Failure[];
  readonly included: ReadonlySet<string>;
  readonly extended: ReadonlySet<string>;
}

/** How deep files include files, and how many times a project does so in all. */
const MOST_INCLUDED = 10;
const MOST_INCLUDES = 200;

/**
 * Reads a set of compose files as one project: documents and files merged in their order, with what they extend and
 * include.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readProject(files: Files, { paths, isGiven, envFiles }: FileSet): Promise<Project> {
  const folder = folderOf(paths[0]);
  const given = envFiles.map((path): EnvRequest => ({ path, namedAt: 'env-files' }));
  const variables = await Variables.read(files, [envBeside(folder), ...given], null);
  const reader = new ProjectReader(files, isGiven);
  const services = await reader.read(paths, { folder, variables }, 0);
  const { failures, included, extender } = reader;
  return { services, variables, failures, included, extended: extender.reached };
}

function envBeside(folder: string): EnvRequest {
  return { path: inFolder(folder, '.env'), namedAt: null };
}

type Services = Map<string, Service>;

class ProjectReader {
  readonly failures: Failure[] = [];
  readonly included = new Set<string>();
  readonly extender: Extender;
  #includes = 0;

  constructor(
    private readonly files: Files,
    private readonly isGiven: boolean,
  ) {
    this.extender = new Extender(files);
  }

  async read(paths: readonly string[], context: Context, depth: number): Promise<Services> {
    const project: Services = new Map();
    for (const path of paths) {
      const file = await this.#open(path);
      for (const document of file?.documents ?? []) {
        if (file === null || document === null || file.scalar(document)?.type === 'null') continue;
        const { place } = document;
        if (file.isMap(document)) await this.#addDocument(project, { file, value: document, context }, depth);
        else this.#fail(problemAt('unparseable', place, 'not a mapping'), file.text);
      }
    }
    return project;
  }

  async #addDocument(project: Services, document: Sourced, depth: number): Promise<void> {
    const { file, value } = document;
    const services = file.member(value, 'services')?.value ?? null;
    if (services !== null && clears(services)) project.clear();
    for (const [name, service] of await this.#include(document, depth)) putOn(project, name, service);
    for (const { name, value: member } of file.members(services)) {
      if (clears(member)) project.delete(name);
      putOn(project, name, await this.extender.resolve(document, name, member));
    }
  }

  /** What a document includes; the document itself stands above it. */
  async #include(document: Sourced, depth: number): Promise<Services> {
    const { file } = document;
    const services: Services = new Map();
    const [list] = layersOf([document], 'include');
    if (list === undefined) return services;
    if (file.isMap(list.value) || file.scalar(list.value) !== null)
      this.#fail(problemAt('unparseable', list.value.place, '`include` is no list'), file.text);
    for (const item of file.items(list.value)) {
      if (this.#includes > MOST_INCLUDES) break;
      try {
        for (const [name, service] of await this.#included({ ...document, value: item }, depth + 1))
          putOn(services, name, service);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        // What is out of our sight, as by a variable of the deployment's own, is no reason for compose to stop.
        const isFatal = error.problem.code === 'unparseable';
        this.#fail(error.problem, isFatal ? file.text : file.sourceOf(item), isFatal);
      }
    }
    return services;
  }

  /** One entry of `include`, in its short form or in its long one: files that are read together as a project of their own. */
  async #included(entry: Sourced, depth: number): Promise<Services> {
    const { file, value, context } = entry;
    const { place } = value;
    const member = (name: string) => textsIn(entry, file.member(value, name)?.value ?? null);
    const pathOf = ({ text }: Named) => {
      const path = resolvePath(context.folder, text);
      if (path === null) throw new ProblemError(outOfSight(place, 'includes', text));
      return path;
    };
    const paths = (file.isMap(value) ? member('path') : textsIn(entry, value)).map(pathOf);
    const [first] = paths;
    if (first === undefined) throw refuse(place, '`include` names no path');
    this.#includes += paths.length;
    if (this.#includes > MOST_INCLUDES || depth > MOST_INCLUDED)
      throw refuse(place, 'files that include files without end');
    const lost = paths.find((path) => !this.files.has(path));
    if (lost !== undefined) throw new ProblemError(outOfSight(place, 'includes', lost));
    for (const path of paths) this.included.add(path);
    const [folder = folderOf(first)] = member('project_directory').map(pathOf);
    const requests = member('env_file').map(({ text, place: namedAt }): EnvRequest => {
      // A path that leads out of the repository is one of no file there.
      return { path: resolvePath(context.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
    });
    const named = requests.length > 0 ? requests : [envBeside(folder)];
    const variables = await Variables.read(this.files, named, context.variables);
    return this.read(paths, { folder, variables }, depth);
  }

  async #open(path: string): Promise<YamlFile | null> {
    try {
      const file = await this.files.yaml(path);
      if (file !== null) return file;
      const place = { file: path, line: null, column: null };
      throw new ProblemError(this.isGiven ? missingInput('compose-files', path) : outOfSight(place, 'reads', path));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isNamed = this.isGiven || namesService(path) || namesService(await textIfReadable(this.files, path));
      this.failures.push({ problem: error.problem, isFatal: true, namesService: isNamed });
      return null;
    }
  }

  /** What is wrong concerns us where the text that it is about names the service. */
  #fail(problem: Problem, text: string, isFatal = true): void {
    this.failures.push({ problem, isFatal, namesService: namesService(text) });
  }
}

interface Named {
  readonly text: string;
  readonly place: Place;
}

/** A text or a list of texts, with their places. */
function textsIn(source: Sourced, value: YamlValue | null): Named[] {
  const { file } = source;
  const items = value === null || file.scalar(value) === null ? file.items(value) : [value];
  return items.flatMap((item) => {
    const text = file.scalar(item)?.type === 'null' ? null : readKnownText({ ...source, value: item });
    return text === null || text === '' ? [] : [{ text, place: item.place }];
  });
}

function putOn(services: Services, name: string, { layers, failure }: Service): void {
  const below = services.get(name);
  services.set(name, { layers: [...layers, ...(below?.layers ?? [])], failure: failure ?? below?.failure ?? null });
}

/** Services that one extends, one after the other. */
const MOST_EXTENDED = 20;
/** Steps of a project in all; each service of a real one takes a single step. */
const MOST_STEPS = 1_000;

/** Works out services together with those that they extend. */
class Extender {
  /** Files that a service was extended from, or should have been. */
  readonly reached = new Set<string>();
  #steps = 0;

  constructor(private readonly files: Files) {}

  /**
   * A service with all that it extends below it.
   *
   * @param document in which it stands
   * @throws TreeError where the tree cannot be read
   */
  async resolve(document: Sourced, name: string, value: YamlValue, depth = 0): Promise<Service> {
    const own = { ...document, value };
    const [extended] = layersOf([own], 'extends');
    if (extended === undefined) return { layers: [own], failure: null };
    const isNamed = () => namesService(name) || namesService(own.file.sourceOf(value));
    try {
      this.#steps += 1;
      if (depth >= MOST_EXTENDED || this.#steps > MOST_STEPS)
        throw refuse(extended.value.place, 'services that extend services without end');
      const { layers, failure } = await this.#base(document, extended, depth + 1);
      const known = failure && { ...failure, namesService: failure.namesService || isNamed() };
      return { layers: [own, ...layers], failure: known };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const failure = { problem: error.problem, isFatal: true, namesService: isNamed() };
      return { layers: [own], failure };
    }
  }

  /** The service that an `extends` names. */
  async #base(document: Sourced, extended: Sourced, depth: number): Promise<Service> {
    const { file, value, context } = extended;
    const member = (key: string) => (file.isMap(value) ? (file.member(value, key)?.value ?? null) : null);
    const [named, path] = [file.isMap(value) ? member('service') : value, member('file')];
    const name = named === null ? null : readKnownText({ ...extended, value: named });
    if (name === null) throw refuse(value.place, '`extends` names no service');
    const found = path === null ? null : await this.#open({ ...extended, value: path });
    const inside = {
      file: found ?? file,
      // Variables are those of the project, paths start at the file that holds them.
      context: found === null ? context : { ...context, folder: folderOf(found.path) },
    };
    const services: Service[] = [];
    for (const root of found?.documents ?? [document.value]) {
      const service = inside.file.at(root, ['services', name]);
      if (root === null || service === null) continue;
      services.unshift(await this.resolve({ ...inside, value: root }, name, service, depth));
    }
    if (services.length === 0) {
      const why = `it extends ${quoteText(name)}, which is not in ${quoteText(inside.file.path)}`;
      throw refuse((path ?? value).place, why);
    }
    const failure = services.map((service) => service.failure).find((each) => each !== null) ?? null;
    return { layers: services.flatMap(({ layers }) => layers), failure };
  }

  async #open(path: Sourced): Promise<YamlFile> {
    const text = readKnownText(path) ?? '';
    const target = resolvePath(path.context.folder, text);
    if (target !== null) this.reached.add(target);
    const file = target === null ? null : await this.files.yaml(target);
    if (file === null) throw new ProblemError(outOfSight(path.value.place, 'extends a service of', text));
    return file;
  }
}

function refuse(place: Place, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, why));
}
