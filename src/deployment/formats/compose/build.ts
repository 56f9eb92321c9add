import { type ImageRules, problemAnswer } from '../../deployment.ts';
import type { Environment } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { type Problem, ProblemError } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import { type RootImage, rootImage } from '../dockerfile.ts';
import { linesOf } from './dockerfile-lines.ts';
import { type ImageReading, readImage } from './image.ts';
import { interpolate, noticeOfDefault } from './interpolation.ts';
import { fromTop } from './layers.ts';
import { resolvePath } from './paths.ts';
import { foreignBuild, outOfSight } from './problems.ts';
import type { Build, Sourced } from './service.ts';
import { namesService, readKnownText, readText, textIfReadable } from './text.ts';
import { plainText, sliceText, type TracedText, written } from './traced-text.ts';

/** What a build says. */
export interface BuildReading extends ImageReading {
  /** The variables that its Dockerfile sets. */
  readonly environment: Environment;
}

/**
 * Reads what a build of a service starts from; null where that has nothing to do with the service that is looked for.
 *
 * @param image the name of the result, which says whose build it is where the Dockerfile cannot
 * @throws TreeError where the tree cannot be read
 */
export async function readBuild(
  build: Build,
  image: Sourced | null,
  files: Files,
  rules: ImageRules,
): Promise<BuildReading | null> {
  const shown = [...sourcesOf(build), ...(image === null ? [] : [image])].map(({ file, value }) =>
    file.sourceOf(value),
  );
  try {
    const lines = await dockerfileLines(build, files);
    const args = givenBy(build.args);
    const contexts = [...givenBy(build.contexts)];
    const root = rootImage(lines, {
      target: build.target.value === null ? null : readKnownText(build.target.value),
      args: textsOf(args),
      contexts: textsOf(new Map(contexts.map(([name, given]) => [name.toLowerCase(), given]))),
    });
    const reading = root === null ? null : readImage(root.image, root, rules);
    if (root === null || reading === null) return doubtOf(image, lines, root, rules);
    const notices = root.image.flatMap(({ variable }) => args.get(variable ?? '')?.notices ?? []);
    const { environment } = root;
    return { ...reading, notices: [...new Set([...reading.notices, ...notices])], environment };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problem } = error;
    const other = problem.place === null ? '' : await textIfReadable(files, problem.place.file);
    const isDockerfile = problem.code === 'unparseable' && /^[ \t]*FROM\s/im.test(other) && namesService(other);
    if (!isDockerfile && !shown.some(namesService)) return null;
    const place = placeOf(problem, build);
    const environment = { set: [], unseen: [{ source: 'the Dockerfile', place }] };
    return { answer: problemAnswer(problem), place, notices: [], environment };
  }
}

/** A build of something else under the very name of the service: compose may run either. */
function doubtOf(
  image: Sourced | null,
  lines: readonly TracedText[],
  root: RootImage | null,
  rules: ImageRules,
): BuildReading | null {
  const text = image === null ? null : readText(image);
  if (image === null || text === null) return null;
  const reference = parseImageReference(plainText(text.text));
  const kind = reference === null ? 'other' : classifyImage(reference, rules.images);
  if (kind !== 'service' && kind !== 'custom') return null;
  const { place } = image.value;
  const dockerfile = lines[0]?.[0]?.place.file ?? place.file;
  const base = root === null ? 'nothing (`scratch`)' : quoteText(plainText(root.image));
  const problem = foreignBuild(place, plainText(text.text), dockerfile, base);
  const environment = root?.environment ?? { set: [], unseen: [] };
  return { answer: problemAnswer(problem), place, notices: [], environment };
}

async function dockerfileLines(build: Build, files: Files): Promise<TracedText[]> {
  if (build.inline.value !== null) return inlineLines(build.inline.value);
  const [source] = sourcesOf(build);
  const context = build.context.value === null ? '.' : (readKnownText(build.context.value) ?? '.');
  const name = build.dockerfile.value === null ? null : readKnownText(build.dockerfile.value);
  const place = build.context.value?.value.place ?? source?.value.place ?? null;
  const folder = resolvePath(build.context.value?.context.folder ?? source?.context.folder ?? '', context);
  if (folder === null) throw new ProblemError(outOfSight(place, 'builds from', context));
  const path = resolvePath(folder, name ?? 'Dockerfile');
  const found =
    path === null ? null : await readFirst(files, name === null ? [path, inFolder(folder, 'dockerfile')] : [path]);
  if (found !== null) return linesOf(found.path, found.text);
  const missing = build.dockerfile.value?.value.place ?? place;
  throw new ProblemError(outOfSight(missing, 'builds from', path ?? name ?? ''));
}

async function readFirst(files: Files, paths: readonly string[]): Promise<{ path: string; text: string } | null> {
  for (const path of paths) {
    const text = await files.text(path);
    if (text !== null) return { path, text };
  }
  return null;
}

/** The lines of a Dockerfile within the compose file, each at its own place where the text stands there as it is. */
function inlineLines(source: Sourced): TracedText[] {
  const { file, value, context } = source;
  const scalar = file.scalar(value);
  // As it stands there: what is trimmed would shift the lines.
  const text = 'source' in value.node && value.node.source !== undefined ? value.node.source : (scalar?.text ?? '');
  const lines = file.text.split('\n');
  const [header] = file.sourceOf(value).split('\n', 1);
  const isLiteral = header?.startsWith('|') === true;
  return text.split('\n').map((line, index) => {
    const number = (value.place.line ?? 0) + 1 + index;
    const column = (lines[number - 1] ?? '').lastIndexOf(line.replace(/\r$/, ''));
    const isExact = isLiteral && column !== -1;
    const place = isExact ? { file: file.path, line: number, column: column + 1 } : value.place;
    const [template] = written(line, place, isExact);
    return template === undefined ? [] : interpolate(template, context.variables.lookup).text;
  });
}

/** A value that a build is given by name. */
interface Given {
  readonly text: TracedText;
  readonly notices: readonly string[];
}

/** Members of mappings and `name=value` items of lists by their names; upper layers and later items win. */
function givenBy(layers: Build['args']): Map<string, Given> {
  const given = new Map<string, Given>();
  // Without a value it is that of the variable of its name, and where there is none the Dockerfile's own.
  const takeVariable = (name: string, { context }: Sourced) => {
    const value = context.variables.lookup(name);
    if (value === null) given.delete(name);
    else given.set(name, { text: value, notices: [] });
  };
  for (const source of fromTop(layers.value).reverse()) {
    const { file, value } = source;
    for (const { name, value: member } of file.members(value)) {
      const scalar = file.scalar(member);
      if (scalar === null || scalar.type === 'null') takeVariable(name, source);
      else given.set(name, readGiven({ ...source, value: member }, scalar.type === 'other'));
    }
    for (const item of file.items(value)) {
      const { text, notices } = readGiven({ ...source, value: item }, false);
      const whole = plainText(text);
      const equals = whole.indexOf('=');
      if (equals === -1) takeVariable(whole, source);
      else given.set(whole.slice(0, equals), { text: sliceText(text, equals + 1, whole.length), notices });
    }
  }
  return given;
}

function readGiven(source: Sourced, isMisread: boolean): Given {
  const { file, value, context } = source;
  const read = readText(source);
  const scalar = file.scalar(value);
  const [template] = scalar === null ? [] : written(scalar.text, scalar.place);
  if (read === null || template === undefined) return { text: [], notices: [] };
  const notices = read.defaults.map((name) => noticeOfDefault(name, template, context.variables.whyUnset));
  return { text: isMisread ? read.text.map((piece) => ({ ...piece, origin: 'misread' })) : read.text, notices };
}

function textsOf(given: ReadonlyMap<string, Given>): Map<string, TracedText> {
  return new Map([...given].map(([name, { text }]) => [name, text]));
}

function sourcesOf(build: Build): Sourced[] {
  const { context, dockerfile, inline, target, args, contexts } = build;
  const single = [context.value, dockerfile.value, inline.value, target.value].filter((value) => value !== null);
  return [...single, ...[args, contexts].flatMap(({ value }) => fromTop(value).reverse())];
}

function placeOf(problem: Problem, build: Build): Place {
  return problem.place ?? sourcesOf(build)[0]?.value.place ?? { file: '', line: null, column: null };
}
