import { posix } from 'node:path';
import { HOLDS_ENVIRONMENTS, POSSIBLE_STAGE } from '../deployment/environment-names.ts';

/** An environment to write: the folders that have its name, or the files. */
export interface FoundEnvironment {
  readonly name: string;
  readonly files: readonly string[];
}

/** Folders beside environments that several of them share. */
const SHARED = /^(?:bases?|common|shared|defaults?|global|lib|modules?|charts?|templates?|components?)$/i;

/** The names that the team's own file takes. */
const NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;

/** Paths in which no character means something in a glob. */
const PLAIN_PATH = /^[\p{L}\p{N}_.-][\p{L}\p{N}_./ -]{0,400}$/u;

const ENDINGS = ['', 'env', 'gotmpl', 'hcl', 'json', 'tf', 'tfvars', 'yaml', 'yml'];

const MOST_GLOBS = 200;

/** The environments that the names of folders show, or else those of files. @param deployments the files of each, what decides the version first */
export function environmentsByName(deployments: readonly (readonly string[])[]): readonly FoundEnvironment[] {
  const byFolder = environmentsByFolder(deployments);
  return byFolder.length > 0 ? byFolder : environmentsByFile(deployments);
}

/**
 * The environments that the names of folders show: at least two deployments lie in folders side by side, and one of these is called like a stage
 * or stands in a folder such as `environments`.
 */
function environmentsByFolder(deployments: readonly (readonly string[])[]): readonly FoundEnvironment[] {
  const holders = holdersOf(deployments.flat());
  const found = new Map<string, Set<string>>();
  for (const files of deployments) {
    const folder = files.map((file) => environmentFolder(file, holders)).find((each) => each !== undefined);
    const name = folder === undefined ? '' : posix.basename(folder);
    if (folder === undefined || !NAME.test(name) || !PLAIN_PATH.test(folder)) continue;
    found.set(name, (found.get(name) ?? new Set()).add(`${folder}/**`));
  }
  return several(found);
}

/** The environments that the names of deciding files show: `environments/prod.yaml`, `values-prod.yaml`. */
function environmentsByFile(deployments: readonly (readonly string[])[]): readonly FoundEnvironment[] {
  const found = new Map<string, Set<string>>();
  for (const [file = ''] of deployments) {
    const name = stageOf(file);
    if (NAME.test(name) && PLAIN_PATH.test(file)) found.set(name, (found.get(name) ?? new Set()).add(file));
  }
  return several(found);
}

/** What a file is called without its ending, from the word of a stage on; empty if it belongs to none. */
function stageOf(file: string): string {
  const parts = posix.basename(file).split('.');
  const stem = parts.filter((part) => !ENDINGS.includes(part.toLowerCase())).join('-');
  if (HOLDS_ENVIRONMENTS.test(posix.basename(posix.dirname(file)))) return SHARED.test(stem) ? '' : stem;
  const words = stem.split(/[-_]/);
  const first = words.findIndex((word) => POSSIBLE_STAGE.test(word));
  return first === -1 ? '' : words.slice(first).join('-');
}

function several(found: ReadonlyMap<string, ReadonlySet<string>>): readonly FoundEnvironment[] {
  const environments = [...found].map(([name, globs]) => ({ name, files: [...globs] }));
  return environments.length < 2 ? [] : environments.filter(({ files }) => files.length <= MOST_GLOBS);
}

/** The folders that hold environments, and the names of stages in them. */
interface Holders {
  readonly holders: ReadonlySet<string>;
  readonly stages: ReadonlySet<string>;
}

/** Folders that are called like holders count only if no folder is called like a stage. */
function holdersOf(files: readonly string[]): Holders {
  const children = new Map<string, Set<string>>();
  for (const folder of files.flatMap(foldersAbove)) {
    if (SHARED.test(posix.basename(folder))) continue;
    const parent = posix.dirname(folder);
    children.set(parent, (children.get(parent) ?? new Set()).add(folder));
  }
  const siblings = [...children].filter(([, folders]) => folders.size > 1);
  const ofStages = siblings.filter(([, folders]) => [...folders].some(isStage));
  const called = siblings.filter(([parent]) => HOLDS_ENVIRONMENTS.test(posix.basename(parent)));
  const stages = ofStages.flatMap(([, folders]) =>
    [...folders].filter(isStage).map((folder) => posix.basename(folder)),
  );
  return {
    holders: new Set((ofStages.length > 0 ? ofStages : called).map(([parent]) => parent)),
    stages: new Set(stages),
  };
}

function isStage(folder: string): boolean {
  return posix
    .basename(folder)
    .split(/[-_.]/)
    .some((word) => POSSIBLE_STAGE.test(word));
}

/** A stage that stands alone in its region has the name that it has elsewhere. */
function environmentFolder(file: string, { holders, stages }: Holders): string | undefined {
  const folders = foldersAbove(file).filter((folder) => !SHARED.test(posix.basename(folder)));
  return (
    folders.find((folder) => holders.has(posix.dirname(folder))) ??
    folders.find((folder) => stages.has(posix.basename(folder)))
  );
}

/** The folders of a file, the outermost first. */
function foldersAbove(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, depth) => steps.slice(0, depth + 1).join('/'));
}
