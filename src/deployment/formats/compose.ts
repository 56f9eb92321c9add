import { type Found, type ImageRules, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import { CollectedVariables, type Environment, joinEnvironments } from '../environment.ts';
import type { Place } from '../place.ts';
import type { Files } from '../source/source-files.ts';
import { readBuild } from './compose/build.ts';
import { readEnvironment, unseenBehind } from './compose/environment.ts';
import { composeFilesBeside, fileSetOf, findMainFiles, isMainFile, ownSetOf, setOf } from './compose/file-sets.ts';
import { type ImageReading, readServiceImage } from './compose/image.ts';
import { type FileSet, type Project, readProject } from './compose/project.ts';
import type { Failure, Service } from './compose/service.ts';
import type { FilesOfTree, Format, FormatResult, FormatSettings } from './format.ts';
import { perTree } from './per-tree.ts';

const KIND = 'compose';

interface ReadProject {
  readonly set: FileSet;
  readonly project: Project;
  readonly found: readonly Found[];
  /** Files that decide what runs. */
  readonly read: readonly string[];
}

/** Docker Compose: the image of each service once all files of its project are merged, extended and included. */
export const compose: Format = {
  kind: KIND,
  startsFrom: ['*.yml', '*.yaml', '*.json', '.env*'],

  async read(files, candidates, settings): Promise<FormatResult> {
    const projects: ReadProject[] = [];
    const { composeFiles, envFiles } = settings;
    // Also where none of them is there: whoever names files wants these and no others.
    if (composeFiles.length > 0) projects.push(await readSet(givenSet(settings), files.recorded(), settings));
    const folders = new Set<string>();
    for (const main of await findMainFiles(files, candidates, settings)) {
      const recorded = files.recorded();
      const set = await fileSetOf(recorded, main, envFiles);
      // Several candidates may be files of the one project that compose takes there.
      if (set.folder !== null && folders.has(set.folder)) continue;
      if (set.folder !== null) folders.add(set.folder);
      projects.push(await readSet(set, recorded, settings));
    }
    return {
      found: withoutParts(files, projects).flatMap(({ found }) => found),
      claimed: [...new Set(projects.filter(isProject).flatMap(({ set, read }) => [...set.paths, ...read]))],
    };
  },

  async carries(files, { carrier, identities }, settings): Promise<boolean> {
    for (const identity of identities) {
      const own = readOwnIdentity(identity);
      if (own !== null) {
        const project = await ownProject(files, own.folder, settings);
        if (project?.services.has(own.service) === true) return true;
        continue;
      }
      for (const { main, service } of readIdentity(identity, carrier)) {
        if (files.has(main) && (await isHeld(files, main, service, settings))) return true;
      }
    }
    return false;
  },
};

/** Whether files are a project: what has no service by the rules may have one by a misspelt name, which is for a reader to tell. */
function isProject({ project }: ReadProject): boolean {
  return project.services.size > 0 || project.failures.length > 0;
}

/**
 * Whether a project has a service, or something that cannot be seen and may be it.
 *
 * @param service null for a problem of the project as a whole, which is gone once all of it can be read
 */
async function isHeld(files: Files, main: string, service: string | null, settings: FormatSettings): Promise<boolean> {
  const isGiven = settings.composeFiles[0] === main;
  const set = isGiven ? givenSet(settings) : await fileSetOf(files, main, settings.envFiles);
  const { services, failures } = await projectOnce(files, set);
  if (service === null) return failures.length > 0;
  if (failures.some(({ isFatal }) => isFatal) || services.has(service)) return true;
  return isHeldBeside(files, main, service);
}

function givenSet({ composeFiles, envFiles }: FormatSettings): FileSet {
  return setOf(composeFiles, envFiles, true);
}

/** The project that compose takes in a folder without being told. */
async function ownProject(files: Files, folder: string, { envFiles }: FormatSettings): Promise<Project | null> {
  const set = await ownSetOf(files, folder, envFiles);
  return set === null ? null : projectOnce(files, set);
}

const readOnce = perTree<Promise<Project>>();

/** A project without a record of what it depends on, so that one that holds many services is read a single time. */
function projectOnce(files: Files, set: FileSet): Promise<Project> {
  return readOnce(files, JSON.stringify(set), () => readProject(files, set));
}

/**
 * Whether another compose file of the folder has the service and runs something there that is not known to be the service
 * that is looked for: it may be used together with the carrier.
 */
async function isHeldBeside(files: Files, carrier: string, name: string): Promise<boolean> {
  const beside = await besideOnce(files, carrier, () => servicesBeside(files, carrier));
  for (const service of beside.get(name) ?? []) {
    if (service.image.value === null && service.build.value === null) continue;
    if ((await readService(service, files, NO_RULES)) === null) return true;
  }
  return false;
}

const besideOnce = perTree<Promise<ReadonlyMap<string, readonly Service[]>>>();

/** Services of the other compose files of a file's folder by their names. */
async function servicesBeside(files: Files, carrier: string): Promise<ReadonlyMap<string, readonly Service[]>> {
  const byName = new Map<string, Service[]>();
  for (const path of await composeFilesBeside(files, carrier)) {
    for (const [name, service] of (await projectOnce(files, setOf([path], []))).services) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [service]);
      else known.push(service);
    }
  }
  return byName;
}

const NO_RULES: ImageRules = { images: [], tagSuffix: '' };

async function readSet(
  set: FileSet,
  recorded: ReturnType<FilesOfTree['recorded']>,
  settings: FormatSettings,
): Promise<ReadProject> {
  const project = await readProject(recorded, set);
  const images = await readServices(project, recorded, settings);
  // What a file of variables for the containers names besides is not spoken for.
  const read = [...recorded.asked];
  const readings: [string, Reading][] = [];
  for (const [name, service, { built, ...image }] of images)
    readings.push([name, { ...image, environment: await readEnvironment(service, built, recorded) }]);
  return { set, project, found: deploymentsOf(set, project, readings, [...recorded.asked].sort()), read };
}

/** Projects that are no part of another one. */
function withoutParts(files: Files, projects: readonly ReadProject[]): ReadProject[] {
  const positions = new Map<string, number[]>();
  for (const [position, { set, project }] of projects.entries()) {
    for (const path of new Set([set.main, ...set.paths, ...project.extended, ...project.included])) {
      const known = positions.get(path);
      if (known === undefined) positions.set(path, [position]);
      else known.push(position);
    }
  }
  return projects.filter((one, index) => {
    const related = (positions.get(one.set.main) ?? []).filter((position) => position !== index);
    return !related.some((position) => {
      const other = projects[position];
      return other !== undefined && isPartOf(files, one, other, position < index);
    });
  });
}

/** What is part of another project is reported there, and so is a file that exists to be extended. */
function isPartOf(files: Files, one: ReadProject, other: ReadProject, isLater: boolean): boolean {
  const { main, paths, isGiven } = one.set;
  if (other.set.main === main) {
    if (isGiven !== other.set.isGiven) return other.set.isGiven;
    return other.set.paths.length > paths.length || (other.set.paths.length === paths.length && isLater);
  }
  if (other.set.paths.includes(main)) return !paths.includes(other.set.main) || isLater;
  if (other.project.extended.has(main) && !isMainFile(files, main)) return true;
  if (!other.project.included.has(main)) return false;
  // Two that include each other: the first one stays.
  return !one.project.included.has(other.set.main) || isLater;
}

/** What a service runs, and what it sets for it. */
interface Reading extends ImageReading {
  readonly environment: Environment;
}

type Readings = readonly (readonly [string, Reading])[];

async function readServices(
  { services }: Project,
  files: Files,
  settings: FormatSettings,
): Promise<(readonly [string, Service, ServiceImage])[]> {
  const readings: [string, Service, ServiceImage][] = [];
  for (const [name, service] of services) {
    const reading = await readService(service, files, settings);
    if (reading !== null) readings.push([name, service, reading]);
  }
  return readings;
}

interface ServiceImage extends ImageReading {
  /** What its Dockerfile sets; null where it is not built. */
  readonly built: Environment | null;
}

async function readService(
  { image, build, failure }: Service,
  files: Files,
  rules: ImageRules,
): Promise<ServiceImage | null> {
  const made = build.value === null ? null : await readBuild(build.value, image.value, files, rules);
  const pulled = build.value === null && image.value !== null ? readServiceImage(image.value, rules) : null;
  const reading = made ?? pulled;
  const built = made?.environment ?? null;
  if (failure !== null) return reading === null && !failure.namesService ? null : { ...readingOf(failure), built };
  return reading === null ? null : { ...reading, built };
}

function readingOf({ problem }: Failure): ImageReading {
  return { answer: problemAnswer(problem), place: problem.place ?? NOWHERE, notices: [] };
}

const NOWHERE: Place = { file: '', line: null, column: null };

function deploymentsOf(set: FileSet, { failures }: Project, readings: Readings, inputs: readonly string[]): Found[] {
  const hidden = failures.slice(0, MOST_UNSEEN).map(({ problem }) => unseenBehind(problem.place));
  const fatal = failures.filter(({ isFatal }) => isFatal);
  const [first] = fatal;
  if (first !== undefined) {
    const all = readings.map(([name, { environment }]) => {
      return [name, { ...readingOf(first), environment: together([environment, ...hidden]) }] as const;
    });
    if (all.length > 0) return grouped(set, all, inputs);
    // Others say so where the main file itself cannot be read.
    const named = fatal.find((failure) => failure.namesService && failure.unread !== set.main);
    return named === undefined ? [] : [foundAt(set, [identityOf(set.main)], hiddenBehind(named), inputs)];
  }
  const unseen = shorten(failures.map(({ problem }) => problem.message));
  const shown = readings.map(([name, reading]) => {
    const environment = together([reading.environment, ...hidden]);
    return [name, { ...reading, notices: [...reading.notices, ...unseen], environment }] as const;
  });
  return [...grouped(set, shown, inputs), ...unseenParts(set, failures, inputs)];
}

/** Parts of a project that are out of sight and may hold the service: each has a name of its own, but for a single one. */
function unseenParts(set: FileSet, failures: readonly Failure[], inputs: readonly string[]): Found[] {
  const parts = new Map(
    failures.filter(({ namesService }) => namesService).map((failure) => [failure.problem.found, failure]),
  );
  const whole = identityOf(set.main);
  return [...parts].map(([found, failure]) => {
    const identity = parts.size === 1 ? whole : `${whole} (${found})`;
    return foundAt(set, [identity], hiddenBehind(failure), inputs);
  });
}

function hiddenBehind(failure: Failure): Reading {
  return { ...readingOf(failure), environment: unseenBehind(failure.problem.place) };
}

/** What one service sets, from several sources. */
function together(environments: readonly Environment[]): Environment {
  const variables = new CollectedVariables();
  for (const environment of environments) variables.add(environment);
  return variables.environment;
}

const MOST_UNSEEN = 10;

/** As many as anybody reads: every service of the project shows them. */
function shorten(messages: readonly string[]): string[] {
  const shown = [...new Set(messages)];
  if (shown.length <= MOST_UNSEEN) return shown;
  return [
    ...shown.slice(0, MOST_UNSEEN),
    `and ${shown.length - MOST_UNSEEN} more parts of the project are out of sight`,
  ];
}

/** One deployment for each place that decides, as long as it decides the same for all of its services. */
function grouped(set: FileSet, readings: Readings, inputs: readonly string[]): Found[] {
  const groups = new Map<
    string,
    { reading: Reading; names: string[]; notices: string[]; environments: Environment[] }
  >();
  for (const [name, reading] of readings) {
    const key = JSON.stringify([reading.place.file, reading.place.line, reading.answer]);
    const group = groups.get(key);
    const { notices, environment } = reading;
    if (group === undefined)
      groups.set(key, { reading, names: [name], notices: [...notices], environments: [environment] });
    else {
      group.names.push(name);
      group.environments.push(environment);
      group.notices.push(...notices);
    }
  }
  return [...groups.values()].map(({ reading, names, notices, environments }) => {
    const merged = { ...reading, notices: [...new Set(notices)], environment: joinEnvironments(environments) };
    return foundAt(set, identitiesOf(set, names.sort()), merged, inputs);
  });
}

function foundAt(set: FileSet, identities: string[], reading: Reading, inputs: readonly string[]): Found {
  const [first = identityOf(set.main), ...rest] = identities;
  return {
    kind: KIND,
    identities: [first, ...rest],
    units: [set.main],
    carrier: set.main,
    place: reading.place,
    answer: reading.answer,
    notices: reading.notices,
    chart: null,
    declared: NOTHING_DECLARED,
    environment: reading.environment,
    inputs,
  };
}

function identityOf(main: string): string {
  return `${KIND}:${main}`;
}

/**
 * What services are called: first by the main file of their project; where compose takes that by itself, also by its folder,
 * so that they stay the same when another file becomes the main one. The sign in front sorts these names behind the others.
 */
function identitiesOf({ main, folder }: FileSet, names: readonly string[]): string[] {
  const own = folder === null ? [] : names.map((name) => `${OWN}${folder === '' ? '.' : folder}/#${name}`);
  return [...names.map((name) => `${identityOf(main)}#${name}`), ...own];
}

const OWN = `${KIND}:~`;

/** What a name by the main file may mean: a path may hold the sign that ends it, and the carrier's is known. */
function readIdentity(identity: string, carrier: string): { main: string; service: string | null }[] {
  const text = identity.slice(KIND.length + 1);
  if (text === carrier || text.startsWith(`${carrier} (`)) return [{ main: carrier, service: null }];
  if (text.startsWith(`${carrier}#`)) return [{ main: carrier, service: text.slice(carrier.length + 1) }];
  const ends = [...text.matchAll(/#/g)].map(({ index }) => index);
  return [
    { main: text, service: null },
    ...ends.map((end) => ({ main: text.slice(0, end), service: text.slice(end + 1) })),
  ];
}

/** Folder and service of a name by the folder; null for the other names. */
function readOwnIdentity(identity: string): { folder: string; service: string } | null {
  const end = identity.lastIndexOf('/#');
  if (!identity.startsWith(OWN) || end === -1) return null;
  const folder = identity.slice(OWN.length, end);
  return { folder: folder === '.' ? '' : folder, service: identity.slice(end + 2) };
}
