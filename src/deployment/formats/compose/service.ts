import type { Problem } from '../../problem.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { Layers } from './layers.ts';
import type { Variables } from './variables.ts';

/** In which surroundings a file of a project is read. */
export interface Context {
  /** Relative paths start here: the project's folder, or that of a file which a service is extended from. */
  readonly folder: string;
  readonly variables: Variables;
}

/** A value of a compose file with all that is needed to read it. */
export interface Sourced {
  readonly file: YamlFile;
  readonly value: YamlValue;
  readonly context: Context;
}

/** One layer's say on a setting. */
interface Setting<T> {
  readonly value: T | null;
  /** What lower layers say does not count (`!reset`, `!override`). */
  readonly clears: boolean;
}

/** How a service is built, one layer's part of it or all of it. */
export interface Build {
  readonly context: Setting<Sourced>;
  readonly dockerfile: Setting<Sourced>;
  readonly inline: Setting<Sourced>;
  readonly target: Setting<Sourced>;
  /** Both as they were written: mappings, and lists of `name=value`. */
  readonly args: Setting<Layers<Sourced>>;
  readonly contexts: Setting<Layers<Sourced>>;
}

/** What decides which image a service runs and which variables it sets, as one layer says it or as all of them together do. */
export interface Service {
  readonly image: Setting<Sourced>;
  readonly build: Setting<Build>;
  /** Both as they were written: mappings, lists and single paths. */
  readonly environment: Setting<Layers<Sourced>>;
  readonly envFiles: Setting<Layers<Sourced>>;
  /** The service itself is taken away (`!reset`). */
  readonly isGone: boolean;
  /** Lower layers do not count at all. */
  readonly clears: boolean;
  /** Why it is not known what the service is made of. */
  readonly failure: Failure | null;
}

/** A part of a project that could not be read. */
export interface Failure {
  readonly problem: Problem;
  /** Compose could not start the project either, so nothing of it is known; else the part is only out of our sight. */
  readonly isFatal: boolean;
  /** Whether the part, or the way to it, names what is looked for. */
  readonly namesService: boolean;
  /** The file that could not be read; null where the fault is in how files refer to each other. */
  readonly unread: string | null;
}

/** What one layer says of a service, without what it extends. */
export function readService(source: Sourced): Service {
  const { clears, isGone } = tagsOf(source.value);
  const image = settingOf(source, 'image');
  const build = settingOf(source, 'build');
  return {
    image: isGone ? UNSAID : image,
    build: isGone ? UNSAID : { clears: build.clears, value: build.value === null ? null : readBuild(build.value) },
    environment: isGone ? UNSAID : layerOf(source, 'environment'),
    envFiles: isGone ? UNSAID : layerOf(source, 'env_file'),
    isGone,
    clears,
    failure: null,
  };
}

/** What two layers say together, by compose's rules of merging. */
export function mergeServices(below: Service, above: Service): Service {
  if (above.isGone || above.clears) return above;
  return {
    image: mergeSettings(below.image, above.image, (_, value) => value),
    build: mergeSettings(below.build, above.build, mergeBuilds),
    environment: mergeSettings(below.environment, above.environment, pile),
    envFiles: mergeSettings(below.envFiles, above.envFiles, pile),
    isGone: false,
    clears: below.clears,
    failure: above.failure ?? below.failure,
  };
}

/** A service that another one extends: what it cleared in its own file does not concern the other. */
export function asBase({ image, build, environment, envFiles, ...rest }: Service): Service {
  return {
    ...rest,
    image: { ...image, clears: false },
    build: { ...build, clears: false },
    environment: { ...environment, clears: false },
    envFiles: { ...envFiles, clears: false },
    isGone: false,
    clears: false,
  };
}

const UNSAID: Setting<never> = { value: null, clears: false };

function mergeSettings<T>(below: Setting<T>, above: Setting<T>, merge: (below: T, above: T) => T): Setting<T> {
  const clears = below.clears || above.clears;
  if (above.clears || below.value === null) return { value: above.value, clears };
  return { value: above.value === null ? below.value : merge(below.value, above.value), clears };
}

function pile<T>(below: Layers<T>, above: Layers<T>): Layers<T> {
  return { below, above };
}

function mergeBuilds(below: Build, above: Build): Build {
  const last = (_: Sourced, value: Sourced) => value;
  return {
    context: mergeSettings(below.context, above.context, last),
    dockerfile: mergeSettings(below.dockerfile, above.dockerfile, last),
    inline: mergeSettings(below.inline, above.inline, last),
    target: mergeSettings(below.target, above.target, last),
    args: mergeSettings(below.args, above.args, pile),
    contexts: mergeSettings(below.contexts, above.contexts, pile),
  };
}

function readBuild(source: Sourced): Build {
  // `build: .` is short for its context.
  if (!source.file.isMap(source.value))
    return {
      context: { value: source, clears: false },
      dockerfile: UNSAID,
      inline: UNSAID,
      target: UNSAID,
      args: UNSAID,
      contexts: UNSAID,
    };
  return {
    context: settingOf(source, 'context'),
    dockerfile: settingOf(source, 'dockerfile'),
    inline: settingOf(source, 'dockerfile_inline'),
    target: settingOf(source, 'target'),
    args: layerOf(source, 'args'),
    contexts: layerOf(source, 'additional_contexts'),
  };
}

/** A member as a layer's say; null says nothing, as it does in compose. */
function settingOf(source: Sourced, name: string): Setting<Sourced> {
  const value = source.file.member(source.value, name)?.value;
  if (value === undefined) return UNSAID;
  const { clears, isGone } = tagsOf(value);
  const isNothing = isGone || source.file.scalar(value)?.type === 'null';
  return { value: isNothing ? null : { ...source, value }, clears };
}

/** A member to which upper layers add. */
function layerOf(source: Sourced, name: string): Setting<Layers<Sourced>> {
  const { value, clears } = settingOf(source, name);
  return { value: value === null ? null : { value }, clears };
}

/** What the tags of compose do to lower layers. */
export function tagsOf({ node: { tag } }: YamlValue): { clears: boolean; isGone: boolean } {
  return { clears: tag === '!reset' || tag === '!override', isGone: tag === '!reset' };
}
