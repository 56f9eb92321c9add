import type { Place } from '../../../problems/place.ts';
import { type Problem, ProblemError, problemAt, thrownProblem, unparseable } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { folderOf, inFolder } from '../../../repository/repository-paths.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { namesService } from '../../service-names.ts';
import {
  type ComposeValue,
  type Failure,
  itemsOf,
  layersAt,
  readKnownText,
  resetsValue,
  resolvePath,
  type Service,
  textIfReadable,
} from './values.ts';
import { type EnvRequest, missingInput, outsideRepository, Variables } from './variables.ts';

/** Files that compose reads together, in their order. */
export interface FileSet {
  readonly paths: readonly [string, ...string[]];
  /** Whether the user listed the files. Then all of them must exist, whatever they contain. */
  readonly isGiven: boolean;
  /** What stays of it in another commit: its first file, or the folder where compose finds that by default. */
  readonly name: string;
}

function envBeside(folder: string): EnvRequest {
  return { path: inFolder(folder, '.env'), namedAt: null };
}

/** Limits nested references, and all reference steps of a project. A real project has a handful. */
const MOST_NESTED = 20;
const MOST_STEPS = 500;

/** Keys whose values show which service it is, unlike its dependencies. */
const SIGNS = ['extends', 'image', 'build', 'container_name', 'hostname'];

/** A compose project, limited to what decides its images: its files merged, with what they extend and include. */
export class Project {
  readonly services = new Map<string, Service>();
  /** The project's files as written, highest precedence first. */
  readonly documents: ComposeValue[] = [];
  readonly failures: Failure[] = [];
  readonly included = new Set<string>();
  readonly extended = new Set<string>();
  #steps = 0;

  private constructor(
    private readonly files: Files,
    private readonly isGiven: boolean,
    readonly variables: Variables,
  ) {}

  /** @param envFiles files with variables that the user names */
  static async read(files: Files, { paths, isGiven }: FileSet, envFiles: readonly string[]): Promise<Project> {
    const folder = folderOf(paths[0]);
    const given = envFiles.map((path): EnvRequest => ({ path, namedAt: 'env-files' }));
    const variables = await Variables.read(files, [envBeside(folder), ...given], null);
    const project = new Project(files, isGiven, variables);
    await project.#read(paths, { folder, variables }, 0);
    return project;
  }

  async #read(paths: readonly string[], context: Pick<ComposeValue, 'folder' | 'variables'>, depth: number) {
    for (const path of paths) {
      const file = await this.#open(path);
      const documents = (file?.documents ?? []).flatMap((value) =>
        value === null || value.scalar?.type === 'null' ? [] : [value],
      );
      for (const value of documents) if (value.isMap) await this.#addDocument({ value, ...context }, depth);
      // Compose refuses the whole file.
      const refused = documents.find(({ isMap }) => !isMap);
      if (refused !== undefined) this.#fail(problemAt('unparseable', refused.place, 'not a mapping'), file?.text ?? '');
    }
  }

  async #open(path: string): Promise<YamlFile | null> {
    try {
      const file = await this.files.yaml(path);
      if (file !== null) return file;
      const place = { file: path, line: null, column: null };
      throw new ProblemError(
        this.isGiven ? missingInput('compose-files', path) : outsideRepository(place, 'reads', path),
      );
    } catch (error) {
      const problem = thrownProblem(error);
      const text = this.isGiven ? product.word : `${path}\n${await textIfReadable(this.files, path)}`;
      this.#fail(problem, text);
      return null;
    }
  }

  /** Records a problem. It concerns the service if the affected text names it. */
  #fail(problem: Problem, text: string, isFatal = true): void {
    this.failures.push({ problem, isFatal, namesService: namesService(text) });
  }

  async #addDocument(document: ComposeValue, depth: number): Promise<void> {
    await this.#include(document, depth + 1);
    for (const { name, value: member } of document.value.member('services')?.value.members ?? []) {
      const { layers, failure } = await this.#resolve(document, name, member, 1);
      const below = resetsValue(member) ? undefined : this.services.get(name);
      this.services.set(name, {
        layers: [...layers, ...(below?.layers ?? [])],
        failure: failure ?? below?.failure ?? null,
      });
    }
    this.documents.unshift(document);
  }

  /** A document overrides what it includes. */
  async #include(document: ComposeValue, depth: number): Promise<void> {
    const [list] = layersAt([document], 'include');
    if (list === undefined) return;
    for (const value of itemsOf(list)) {
      if (this.#steps > MOST_STEPS) break;
      try {
        await this.#included({ ...document, value }, depth);
      } catch (error) {
        const problem = thrownProblem(error);
        // Compose itself can start here, because only this gate cannot see the included part.
        const isFatal = problem.code === 'unparseable';
        this.#fail(problem, isFatal ? document.value.file.text : value.source, isFatal);
      }
    }
  }

  /** One entry of `include`, short or long: files that form a project of their own. */
  async #included(entry: ComposeValue, depth: number): Promise<void> {
    const { value } = entry;
    const { place } = value;
    const member = (name: string) => textsIn(layersAt([entry], name)[0]);
    const pathOf = ({ text }: { readonly text: string }) => {
      const path = resolvePath(entry.folder, text);
      if (path === null) throw new ProblemError(outsideRepository(place, 'includes', text));
      return path;
    };
    const paths = (value.isMap ? member('path') : textsIn(entry)).map(pathOf);
    for (const path of paths) {
      this.#step(depth, place);
      if (!this.files.has(path)) throw new ProblemError(outsideRepository(place, 'includes', path));
      this.included.add(path);
    }
    const [folder = folderOf(paths[0] ?? '')] = member('project_directory').map(pathOf);
    const named = member('env_file').map(({ text, place: namedAt }): EnvRequest => {
      // A path that leads out of the repository matches no file there.
      return { path: resolvePath(entry.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
    });
    const requests = named.length > 0 ? named : [envBeside(folder)];
    const variables = await Variables.read(this.files, requests, entry.variables);
    await this.#read(paths, { folder, variables }, depth);
  }

  #step(depth: number, place: Place): void {
    this.#steps += 1;
    if (depth > MOST_NESTED || this.#steps > MOST_STEPS)
      throw unparseable(place, 'files or services that refer to each other in a circle');
  }

  /** A service with the layers that it extends below its own. */
  async #resolve(document: ComposeValue, name: string, value: YamlValue, depth: number): Promise<Service> {
    const own = { ...document, value };
    const [extended] = layersAt([own], 'extends');
    if (extended === undefined) return { layers: [own], failure: null };
    const signs = SIGNS.flatMap((key) => layersAt([own], key).map((sign) => sign.value.source));
    const isNamed = namesService([name, ...signs].join('\n'));
    try {
      this.#step(depth, extended.value.place);
      const { layers, failure } = await this.#extendedBy(document, extended, depth);
      const known = failure && { ...failure, namesService: failure.namesService || isNamed };
      return { layers: [own, ...layers], failure: known };
    } catch (error) {
      return { layers: [own], failure: { problem: thrownProblem(error), isFatal: true, namesService: isNamed } };
    }
  }

  async #extendedBy(document: ComposeValue, extended: ComposeValue, depth: number): Promise<Service> {
    const [named = extended] = layersAt([extended], 'service');
    const [path] = layersAt([extended], 'file');
    const name = readKnownText(named);
    if (name === null) throw unparseable(extended.value.place, '`extends` names no service');
    const inside = path === undefined ? document : await this.#openExtended(path);
    const service = inside.value.at(['services', name]);
    if (service !== null) return this.#resolve(inside, name, service, depth + 1);
    const why = `it extends ${quoteText(name)}, which is not in ${quoteText(inside.value.file.path)}`;
    throw unparseable((path ?? extended).value.place, why);
  }

  async #openExtended(source: ComposeValue): Promise<ComposeValue> {
    const { place } = source.value;
    const text = readKnownText(source) ?? '';
    const path = resolvePath(source.folder, text);
    if (path !== null) this.extended.add(path);
    const file = path === null ? null : await this.files.yaml(path);
    if (path === null || file === null) throw new ProblemError(outsideRepository(place, 'extends a service of', text));
    if (file.root === null) throw unparseable(place, `${quoteText(path)} is empty`);
    // Variables come from the project, but paths are relative to the file that contains them.
    return { ...source, value: file.root, folder: folderOf(path) };
  }
}

function textsIn(source: ComposeValue | undefined) {
  if (source === undefined) return [];
  return itemsOf(source).flatMap((value) => {
    const text = value.scalar?.type === 'null' ? null : readKnownText({ ...source, value });
    return text ? [{ text, place: value.place }] : [];
  });
}
