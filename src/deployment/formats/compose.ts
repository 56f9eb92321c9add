import { type Found, type ImageRules, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import type { Place } from '../place.ts';
import type { Files } from '../source/source-files.ts';
import { readBuild } from './compose/build.ts';
import { composeFilesBeside, fileSetOf, findMainFiles, isMainFile, setOf } from './compose/file-sets.ts';
import { type ImageReading, readServiceImage } from './compose/image.ts';
import { type FileSet, type Project, readProject } from './compose/project.ts';
import type { Failure, Service } from './compose/service.ts';
import type { FilesOfTree, Format, FormatResult, FormatSettings } from './format.ts';

const KIND = 'compose';

interface ReadProject {
  readonly set: FileSet;
  readonly project: Project;
  readonly found: readonly Found[];
  readonly inputs: readonly string[];
}

/** Docker Compose: the image of each service once all files of its project are merged, extended and included. */
export const compose: Format = {
  kind: KIND,
  startsFrom: ['*.yml', '*.yaml', '*.json', '.env*'],

  async read(files, candidates, settings): Promise<FormatResult> {
    const projects: ReadProject[] = [];
    const { composeFiles, envFiles } = settings;
    if (composeFiles.some((path) => files.has(path)))
      projects.push(await readSet(files, async () => setOf(composeFiles, envFiles, true), settings));
    for (const main of await findMainFiles(files, candidates, settings)) {
      projects.push(await readSet(files, (recorded) => fileSetOf(recorded, main, envFiles), settings));
    }
    const own = projects.filter((each, index) => !isPartOfAnother(files, each, index, projects));
    return {
      found: own.flatMap(({ found }) => found),
      claimed: [...new Set(projects.flatMap(({ set, inputs }) => [...set.paths, ...inputs]))],
    };
  },

  async carries(files, { carrier, identities }, { composeFiles, envFiles }): Promise<boolean> {
    if (!files.has(carrier)) return false;
    const prefix = `${identityOf(carrier)}#`;
    // A problem of the project as a whole is carried by its main file.
    if (identities.some((identity) => !identity.startsWith(prefix))) return true;
    const names = identities.map((identity) => identity.slice(prefix.length));
    const set =
      composeFiles[0] === carrier ? setOf(composeFiles, envFiles, true) : await fileSetOf(files, carrier, envFiles);
    const { services, failures } = await readProject(files, set);
    if (failures.some(({ isFatal }) => isFatal) || names.some((name) => services.has(name))) return true;
    return isHeldBeside(files, carrier, names);
  },
};

/**
 * Whether another compose file of the folder has one of the services and runs something there that is not known to be
 * the service that is looked for: it may be used together with the carrier.
 */
async function isHeldBeside(files: Files, carrier: string, names: readonly string[]): Promise<boolean> {
  for (const path of await composeFilesBeside(files, carrier)) {
    const { services } = await readProject(files, setOf([path], []));
    for (const name of names) {
      const service = services.get(name);
      if (service === undefined || (service.image.value === null && service.build.value === null)) continue;
      if ((await readService(service, files, NO_RULES)) === null) return true;
    }
  }
  return false;
}

const NO_RULES: ImageRules = { images: [], tagSuffix: '' };

async function readSet(
  files: FilesOfTree,
  choose: (recorded: Files) => Promise<FileSet>,
  settings: FormatSettings,
): Promise<ReadProject> {
  const recorded = files.recorded();
  const set = await choose(recorded);
  const project = await readProject(recorded, set);
  const readings = await readServices(project, recorded, settings);
  const inputs = () => [...recorded.asked].sort();
  return { set, project, found: deploymentsOf(set, project, readings, inputs()), inputs: inputs() };
}

/** What is part of another project is reported there, and so is a file that exists to be extended. */
function isPartOfAnother(files: Files, one: ReadProject, index: number, all: readonly ReadProject[]): boolean {
  const { main, paths } = one.set;
  return all.some((other, position) => {
    if (other === one) return false;
    if (other.set.main === main)
      return other.set.paths.length > paths.length || (other.set.paths.length === paths.length && position < index);
    if (other.set.paths.includes(main)) return !paths.includes(other.set.main) || position < index;
    if (other.project.extended.has(main) && !isMainFile(files, main)) return true;
    if (!other.project.included.has(main)) return false;
    // Two that include each other: the first one stays.
    return !one.project.included.has(other.set.main) || position < index;
  });
}

type Readings = readonly (readonly [string, ImageReading])[];

async function readServices({ services }: Project, files: Files, settings: FormatSettings): Promise<Readings> {
  const readings: [string, ImageReading][] = [];
  for (const [name, service] of services) {
    const reading = await readService(service, files, settings);
    if (reading !== null) readings.push([name, reading]);
  }
  return readings;
}

async function readService(
  { image, build, failure }: Service,
  files: Files,
  rules: ImageRules,
): Promise<ImageReading | null> {
  const reading =
    build.value !== null
      ? await readBuild(build.value, image.value, files, rules)
      : image.value !== null
        ? readServiceImage(image.value, rules)
        : null;
  if (failure === null) return reading;
  return reading === null && !failure.namesService ? null : readingOf(failure);
}

function readingOf({ problem }: Failure): ImageReading {
  return { answer: problemAnswer(problem), place: problem.place ?? NOWHERE, notices: [] };
}

const NOWHERE: Place = { file: '', line: null, column: null };

function deploymentsOf(set: FileSet, { failures }: Project, readings: Readings, inputs: readonly string[]): Found[] {
  const whole = (failure: Failure) => foundAt(set, [identityOf(set.main)], readingOf(failure), inputs);
  const fatal = failures.filter(({ isFatal }) => isFatal);
  const [first] = fatal;
  if (first !== undefined) {
    const all = readings.map(([name]) => [name, readingOf(first)] as const);
    if (all.length > 0) return grouped(set, all, inputs);
    // Others say so where the main file itself cannot be read.
    const named = fatal.find((failure) => failure.namesService && failure.unread !== set.main);
    return named === undefined ? [] : [whole(named)];
  }
  const unseen = failures.map(({ problem }) => problem.message);
  const shown = readings.map(([name, reading]) => {
    return [name, { ...reading, notices: [...reading.notices, ...unseen] }] as const;
  });
  return [...grouped(set, shown, inputs), ...failures.filter((failure) => failure.namesService).map(whole)];
}

/** One deployment for each place that decides, as long as it decides the same for all of its services. */
function grouped(set: FileSet, readings: Readings, inputs: readonly string[]): Found[] {
  const groups = new Map<string, { reading: ImageReading; names: string[]; notices: string[] }>();
  for (const [name, reading] of readings) {
    const key = JSON.stringify([reading.place.file, reading.place.line, reading.answer]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { reading, names: [name], notices: [...reading.notices] });
    else {
      group.names.push(name);
      group.notices.push(...reading.notices);
    }
  }
  return [...groups.values()].map(({ reading, names, notices }) => {
    const identities = names.map((name) => `${identityOf(set.main)}#${name}`).sort();
    return foundAt(set, identities, { ...reading, notices: [...new Set(notices)] }, inputs);
  });
}

function foundAt(set: FileSet, identities: string[], reading: ImageReading, inputs: readonly string[]): Found {
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
    inputs,
  };
}

function identityOf(main: string): string {
  return `${KIND}:${main}`;
}
