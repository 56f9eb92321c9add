import type { Place } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import { plainText, templateVariables } from '../../../syntax/interpolation.ts';
import { type Files, nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { type ContainerVariables, joinSources, searchVariables, unseenFrom } from '../../container-variables.ts';
import { type DatabaseUser, neighboursOf } from '../../database-neighbours.ts';
import { DEFAULTS, type Finding, type SecondOrder } from '../../finding.ts';
import { type ImageReading, type ImageRules, refusedImage } from '../../image-answer.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { readBuild, textsOfBuild } from './build.ts';
import { fileSetOf, findMainFiles, isMainFile, shadowOf } from './file-sets.ts';
import { readServiceImage } from './image.ts';
import { type FileSet, Project } from './project.ts';
import { type ComposeValue, envFilesOf, type Failure, itemsOf, layersAt, type Service } from './values.ts';
import { filledIn, type Variables } from './variables.ts';

const KIND = 'compose' as const;

/** Docker Compose: the image of each service after its project's files are merged, extended and included. */
export const compose: KindReader = {
  async read(files, candidates, settings) {
    const projects: ReadProject[] = [];
    const [first, ...others] = settings.composeFiles;
    // Given files replace discovery even if none of them exists.
    if (first !== undefined) {
      const set: FileSet = { paths: [first, ...others], isGiven: true, name: first };
      projects.push(await readProject(set, files.recorded(), files, settings));
    }
    for (const main of await findMainFiles(files, candidates, settings)) {
      const recorded = files.recorded();
      projects.push(await readProject(fileSetOf(recorded, main), recorded, files, settings));
    }
    const running = new Set(projects.filter(({ found }) => found.length > 0).map(({ set }) => set.paths[0]));
    // Beside `compose.yaml`, compose does not read `docker-compose.yml`. That one counts only if the first does not run the service.
    const whole = withoutParts(projects).filter(
      ({ set }) => set.isGiven || !running.has(shadowOf(files, set.paths[0]) ?? ''),
    );
    return {
      found: whole.flatMap(({ found }) => found),
      claimed: [...new Set(projects.flatMap(({ read }) => read))],
      objectIds: whole.flatMap(({ objectIds }) => objectIds),
      links: [],
    };
  },
};

type ReadProject = Awaited<ReturnType<typeof readProject>>;

/** Removes projects that are part of another one, which reports them. If two include each other, one stays. */
function withoutParts(projects: readonly ReadProject[]): ReadProject[] {
  const left = new Set(projects);
  for (const one of projects) {
    const isPart = [...left].some((other) => other !== one && other.parts.has(one.set.paths[0]));
    if (isPart && !one.set.isGiven) left.delete(one);
  }
  return [...left];
}

/**
 * Reads a project: its findings, the ids of its services, and of itself where it cannot start, the files that it is made of,
 * and the `parts` that are no projects of their own.
 */
async function readProject(
  set: FileSet,
  files: ReturnType<SourceFiles['recorded']>,
  all: SourceFiles,
  settings: KindSettings,
) {
  const project = await Project.read(files, set, settings.envFiles);
  const services = [];
  for (const [name, service] of project.services) {
    const reading = await readService(name, service, files, settings);
    if (reading !== null) services.push(reading);
  }
  const read = [...files.asked];
  const unit = `${KIND}:${set.name}`;
  const [main] = set.paths;
  const own = services.map(({ name }) => name);
  const secondOrder = await listOfFiles(main, project, own, all);
  const common = { ...DEFAULTS, kind: KIND, unit, carrier: main, secondOrder, inputs: [] };
  const fatal = project.failures.find(({ isFatal }) => isFatal);
  const found: Finding[] = [];
  const versions = new Set(services.map(({ reading: { answer } }) => ('version' in answer ? answer.version : null)));
  for (const { name, reading, ...known } of services) {
    const answer = fatal === undefined ? reading : readingOf(fatal);
    // One of several versions runs, and the profiles say which.
    const chosen = versions.size > 1 ? [profilesOf(`${unit}#${name}`, known.service, answer.place)] : [];
    found.push({
      ...common,
      ...answer,
      secondOrder: [...secondOrder, ...chosen],
      id: `${unit}#${name}`,
      variables: known.variables,
      understood: known.understood,
      containerVariables: await variablesOf(known.service, known.built, files),
    });
  }
  for (const failure of partsThatMayHide(project, services.length > 0)) {
    const id = failure.isFatal ? unit : `${unit}#${failure.problem.found}`;
    found.push({ ...common, ...readingOf(failure), id, containerVariables: unseenBehind(failure.problem.place) });
  }
  const inputs = [...files.asked].sort();
  // What others read decides no version.
  const neighbours = await neighboursIn(project, new Set(own), files);
  const objectIds = [...project.services.keys()].map((name) => `${unit}#${name}`);
  // Files of its services are no projects of their own, but a default compose file stays one if another extends it.
  const extended = [...project.extended].filter((path) => !isMainFile(files, path));
  return {
    set,
    found: found.map((each) => ({ ...each, inputs, neighbours })),
    objectIds: fatal === undefined ? objectIds : [...objectIds, unit],
    read,
    parts: new Set([...set.paths, ...project.included, ...extended]),
  };
}

/** The profiles of a service, in any order; empty for one that always runs. */
function profilesOf(id: string, { layers }: Service, place: Place): SecondOrder {
  const given = layersAt(layers, 'profiles');
  const names = new Set(given.flatMap(itemsOf).flatMap(({ scalar }) => scalar?.text ?? []));
  return { key: `${id}.profiles`, text: [...names].sort().join(' '), place, isChoice: true };
}

/** An image from a variable, and an escaped name. */
const MAY_HIDE = /image.{0,99}\$|\\/i;

/**
 * A `COMPOSE_FILE` in a committed `.env` says which files belong together. It is second order, and each file read on its own.
 * Behind the first, a file that has neither the service nor another one by its name changes nothing.
 */
async function listOfFiles(main: string, { variables }: Project, own: readonly string[], files: SourceFiles) {
  const list = variables.entriesOf('COMPOSE_FILE').at(-1);
  if (list === undefined) return [];
  const folder = folderOf(main);
  const words = [product.word, 'include', 'extends', ...own];
  const [first = '', ...others] = list.value.split(':');
  const kept = [first];
  for (const name of others) {
    const text = await nullIfUnreadable(files.text(resolvePath(folder, name) ?? ''));
    const isOurs = (it: string) =>
      MAY_HIDE.test(it) || words.some((word) => it.toLowerCase().includes(word.toLowerCase()));
    if (text === null || isOurs(text)) kept.push(name);
  }
  return [{ key: `${inFolder(folder, '.env')}#COMPOSE_FILE`, text: kept.join(':'), place: list.place }];
}

/** A service that runs the image, or may run it, with the variables that its Dockerfile sets; null if it runs another image. */
async function readService(name: string, service: Service, files: Files, rules: ImageRules) {
  const { layers, failure } = service;
  const builds = layersAt(layers, 'build');
  const [image] = layersAt(layers, 'image');
  const made = builds.length === 0 ? null : await readBuild(builds, image, files, rules);
  const pulled = builds.length > 0 || image === undefined ? null : readServiceImage(image, rules);
  const own = made ?? pulled;
  const mayBeOurs = own !== null || failure?.namesService === true;
  const reading = failure !== null && mayBeOurs ? readingOf(failure) : own;
  if (reading === null) return null;
  const { names, places } = traceOf(layers);
  return {
    name,
    service,
    reading,
    variables: [...new Set([...names, ...(made?.variables ?? [])])],
    understood: [...places, ...(made?.understood ?? [])],
    built: made?.containerVariables ?? null,
  };
}

/** All literals that a service's images and builds consist of, overridden ones too, and the names of their variables. */
function traceOf(layers: readonly ComposeValue[]): { names: Set<string>; places: Place[] } {
  const found = { names: new Set<string>(), places: [] as Place[] };
  for (const layer of layers) {
    const texts = [...layersAt([layer], 'image'), ...layersAt([layer], 'build').flatMap(textsOfBuild)];
    for (const { value, variables } of texts) {
      const { scalar } = value;
      if (scalar === null) continue;
      found.places.push(scalar.place);
      variables.trace(templateVariables(scalar.text), found);
    }
  }
  return found;
}

/** The variables that a service sets. `environment` overrides `env_file`, and both override the Dockerfile. */
async function variablesOf({ layers, failure }: Service, built: ContainerVariables | null, files: Files) {
  const own = layersAt(layers, 'environment').map(({ value }) => value);
  const sources = [searchVariables(own, true)];
  for (const { entries, value } of await envFilesOf(layers, files)) {
    // The last entry with a name counts.
    const set = entries?.map(({ name, place }) => ({ name, place })).reverse();
    sources.push(set === undefined ? unseenFrom(quoteText(value.written ?? ''), value.place) : { set, unseen: [] });
  }
  if (failure !== null) sources.push(unseenBehind(failure.problem.place));
  return joinSources(built === null ? sources : [...sources, built]);
}

/** An unreadable part of a project may set any variable. */
function unseenBehind(place: Place | null): ContainerVariables {
  return place === null ? { set: [], unseen: [] } : unseenFrom('a part of the project that cannot be read', place);
}

function readingOf({ problem }: Failure): ImageReading {
  return refusedImage(problem, { file: '', line: null, column: null });
}

/** The unreadable parts of a project that may contain the service. */
function partsThatMayHide({ failures }: Project, isFound: boolean): Failure[] {
  const fatal = failures.filter(({ isFatal }) => isFatal);
  const hiding = (fatal.length > 0 ? fatal : failures).filter(({ namesService }) => namesService);
  if (fatal.length > 0) return isFound ? [] : hiding.slice(0, 1);
  return [...new Map(hiding.map((failure) => [failure.problem.found, failure])).values()];
}

/**
 * The services with another image and the database of `own` (docs/rules.md#what-else-uses-the-database), without
 * those of a profile.
 */
async function neighboursIn({ services }: Project, own: ReadonlySet<string>, files: Files): Promise<string[]> {
  if (own.size === 0) return [];
  const users: DatabaseUser[] = [];
  for (const [name, service] of services) {
    const isOnCall = layersAt(service.layers, 'profiles').some((profiles) => itemsOf(profiles).length > 0);
    if (own.has(name) || !isOnCall) users.push(await userOf(name, service, files));
  }
  const isOwn = ({ name }: DatabaseUser) => own.has(name);
  return neighboursOf(
    users.filter(isOwn),
    users.filter((user) => !isOwn(user)),
  );
}

async function userOf(name: string, { layers }: Service, files: Files): Promise<DatabaseUser> {
  const set = layersAt(layers, 'environment').flatMap(variablesIn);
  const inFiles = (await envFilesOf(layers, files)).flatMap(({ entries, variables }) =>
    (entries ?? []).toReversed().map(({ name: key, value, place }) => [key, filled(value, place, variables)] as const),
  );
  // The first that sets a variable wins.
  const values = new Map([...set, ...inFiles].toReversed());
  const texts = (key: string) => layersAt(layers, key).slice(0, 1).flatMap(textOf);
  const [image = ''] = texts('image');
  return { name, hosts: [name, ...texts('container_name'), ...texts('hostname')], image, values };
}

/** The variables of `environment`, a mapping or a list. One without a value has that of whoever starts compose. */
function variablesIn({ value, variables }: ComposeValue): (readonly [name: string, value: string])[] {
  const members = value.members.map(({ name, value: { scalar, place } }) => {
    const text = scalar?.type === 'null' ? `\${${name}}` : (scalar?.text ?? '');
    return [name, filled(text, place, variables)] as const;
  });
  const items = value.items.flatMap(({ scalar }) => {
    const [, name = '', text = `\${${name}}`] = /^([^=]*)(?:=(.*))?$/s.exec(scalar?.text ?? '') ?? [];
    return scalar === null ? [] : [[name, filled(text, scalar.place, variables)] as const];
  });
  return [...members, ...items];
}

function textOf({ value: { scalar }, variables }: ComposeValue): string[] {
  return scalar === null ? [] : [filled(scalar.text, scalar.place, variables)];
}

/** The text as compose fills it in; as it is written where that cannot be known. The same words then mean the same. */
function filled(text: string, place: Place, variables: Variables): string {
  const read = filledIn(text, place, variables.lookup);
  const isKnown = !(read instanceof ProblemError) && read.every(({ origin }) => origin !== 'unset');
  return isKnown ? plainText(read) : text;
}
