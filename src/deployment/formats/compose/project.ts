import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { Extender } from './extends.ts';
import { readIncludes } from './include.ts';

import { missingInput, outOfSight } from './problems.ts';
import { type Context, type Failure, mergeServices, type Service, type Sourced, tagsOf } from './service.ts';
import { fileNamesService, namesService } from './text.ts';
import { type EnvRequest, Variables } from './variables.ts';

/** Files that compose reads together, in their order. */
export interface FileSet {
  /** The file that the project is called by; the first, unless a variable of another folder lists that. */
  readonly main: string;
  readonly paths: readonly string[];
  /** The user's own list: all of it has to be there, whatever it holds. */
  readonly isGiven: boolean;
  /** The folder in which compose takes these files by itself; null where it has to be told. */
  readonly folder: string | null;
  /** Where the project's relative paths start. */
  readonly projectFolder: string;
  /** Files with variables, later ones win. */
  readonly variables: readonly EnvRequest[];
}

/** A compose project as far as it decides which images run. */
export interface Project {
  readonly services: ReadonlyMap<string, Service>;
  readonly failures: readonly Failure[];
  readonly included: ReadonlySet<string>;
  readonly extended: ReadonlySet<string>;
}

/** How deep files include files, and how many times a project does so in all. */
const MOST_INCLUDED = 10;
const MOST_INCLUDES = 2_000;

/** Services of all files and documents of a project, each as often as it is read. */
const MOST_LAYERS = 500_000;

/**
 * Reads a set of compose files as one project: documents and files merged in their order, with what they extend and
 * include.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readProject(files: Files, set: FileSet): Promise<Project> {
  const variables = await Variables.read(files, set.variables, null);
  const reader = new ProjectReader(files, set.isGiven);
  const services = await reader.read(set.paths, { folder: set.projectFolder, variables }, []);
  return {
    services: new Map([...services].filter(([, { isGone }]) => !isGone)),
    failures: reader.failures,
    included: reader.included,
    extended: reader.extender.reached,
  };
}

type Services = Map<string, Service>;

class ProjectReader {
  readonly failures: Failure[] = [];
  readonly included = new Set<string>();
  #includes = 0;
  #layers = 0;
  readonly extender: Extender;

  constructor(
    private readonly files: Files,
    private readonly isGiven: boolean,
  ) {
    this.extender = new Extender(files);
  }

  async read(paths: readonly string[], context: Context, chain: readonly string[]): Promise<Services> {
    const project: Services = new Map();
    for (const path of paths) {
      const file = await this.#open(path);
      if (file === null) continue;
      for (const document of file.documents) {
        if (document === null || file.scalar(document)?.type === 'null') continue;
        const { place } = document;
        if (file.isMap(document)) await this.#addDocument(project, { file, value: document, context }, chain);
        else await this.#failIn(file, problemAt('unparseable', place, 'not a mapping'));
      }
    }
    return project;
  }

  async #addDocument(project: Services, document: Sourced, chain: readonly string[]): Promise<void> {
    const { file, value, context } = document;
    const layer = await this.#include(document, chain);
    const services = file.member(value, 'services')?.value ?? null;
    if (services !== null) {
      const { clears } = tagsOf(services);
      if (clears) project.clear();
    }
    const members = services?.node.tag === '!reset' ? [] : file.members(services);
    this.#layers += members.length;
    if (this.#layers > MOST_LAYERS) {
      await this.#failIn(file, problemAt('unparseable', value.place, 'files that are read again without end'));
      return;
    }
    for (const { name } of members) {
      const own = await this.extender.resolve({ file, document: value, context }, name);
      if (own === null) continue;
      const below = layer.get(name);
      layer.set(name, below === undefined ? own : mergeServices(below, own));
    }
    for (const [name, service] of layer) {
      const below = project.get(name);
      project.set(name, below === undefined ? service : mergeServices(below, service));
    }
  }

  /** What a document includes; the document itself stands above it. */
  async #include(document: Sourced, chain: readonly string[]): Promise<Services> {
    const { file, value } = document;
    const services: Services = new Map();
    const member = file.member(value, 'include')?.value;
    if (member === undefined || member.node.tag === '!reset' || file.scalar(member)?.type === 'null') return services;
    const isNamed = namesService(file.sourceOf(member));
    for (const entry of this.#includesOf({ ...document, value: member })) {
      if (entry instanceof ProblemError) {
        // What a variable of the deployment's own leads to is out of our sight, and no reason for compose to stop.
        this.#add(entry.problem, { isFatal: entry.problem.code === 'unparseable', namesService: isNamed });
        continue;
      }
      const stack = [...chain, file.path];
      const round = entry.paths.find((path) => stack.includes(path));
      if (this.#includes > MOST_INCLUDES) break;
      this.#includes += Math.max(entry.paths.length, 1);
      if (this.#includes > MOST_INCLUDES) {
        await this.#failIn(file, problemAt('unparseable', entry.place, 'files that include files without end'));
        break;
      }
      if (round !== undefined || stack.length > MOST_INCLUDED) {
        const why =
          round === undefined ? 'files that include files without end' : `${quoteText(round)} includes itself`;
        await this.#failIn(file, problemAt('unparseable', entry.place, why));
        continue;
      }
      const outside = entry.outside ?? entry.paths.find((path) => !this.files.has(path));
      if (outside !== undefined) {
        const problem = outOfSight(entry.place, 'includes', outside);
        this.#add(problem, { isFatal: false, namesService: namesService(outside) });
        continue;
      }
      for (const path of entry.paths) this.included.add(path);
      const beside = inFolder(entry.folder, '.env');
      const requests = entry.variables ?? [{ path: beside, namedAt: null }];
      const variables = await Variables.read(this.files, requests, document.context.variables);
      const inside = await this.read(entry.paths, { folder: entry.folder, variables }, stack);
      for (const [name, service] of inside) {
        const below = services.get(name);
        services.set(name, below === undefined ? service : mergeServices(below, service));
      }
    }
    return services;
  }

  #includesOf(source: Sourced): ReturnType<typeof readIncludes> {
    try {
      return readIncludes(source);
    } catch (error) {
      if (error instanceof ProblemError) return [error];
      throw error;
    }
  }

  async #open(path: string): Promise<YamlFile | null> {
    try {
      const file = await this.files.yaml(path);
      if (file !== null) return file;
      const problem = this.isGiven
        ? missingInput('compose-files', path)
        : outOfSight({ file: path, line: null, column: null }, 'is one of the files that `COMPOSE_FILE` names:', path);
      this.#add(problem, { isFatal: true, namesService: this.isGiven || namesService(path) });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { problem } = error;
      const isNamed = this.isGiven || namesService(path) || (await fileNamesService(this.files, path));
      this.failures.push({ problem, isFatal: true, namesService: isNamed, unread: path });
    }
    return null;
  }

  /** What is wrong with a file, and concerns us where the file names the service. */
  async #failIn(file: YamlFile, problem: Problem): Promise<void> {
    this.#add(problem, { isFatal: true, namesService: await fileNamesService(this.files, file.path) });
  }

  #add(problem: Problem, what: Pick<Failure, 'isFatal' | 'namesService'>): void {
    this.failures.push({ ...what, problem, unread: null });
  }
}

/** All that compose accepts at the root of its files, beside extensions. */
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;

/** Whether a file is a compose file by what it holds, whatever its name. */
export function isComposeFile(file: YamlFile): boolean {
  const isService = (value: YamlValue): boolean => {
    const scalar = file.scalar(value);
    if (scalar !== null) return scalar.type === 'null' || scalar.text.trim() === '';
    const image = file.member(value, 'image')?.value;
    return file.isMap(value) && (image === undefined || file.scalar(image) !== null);
  };
  return file.documents.some((document) => {
    const services = file.member(document, 'services')?.value ?? null;
    if (!file.isMap(services) || !file.members(document).every(({ name }) => ROOT_KEYS.test(name))) return false;
    return file.members(services).every(({ value }) => isService(value));
  });
}
