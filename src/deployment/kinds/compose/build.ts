import { ProblemError, thrownProblem } from '../../../problems/problem.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import { plainText, sliceText, type TracedPiece, type TracedText } from '../../../syntax/interpolation.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { unseenFrom } from '../../container-variables.ts';
import { type ImageRules, refusedImage } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { type BuildReading, readBuiltImage } from '../dockerfile/root-image.ts';
import {
  type ComposeValue,
  itemsOf,
  layersAt,
  readKnownText,
  readText,
  resolvePath,
  textIfReadable,
} from './values.ts';
import { outsideRepository } from './variables.ts';

/** All texts in a layer of `build` that may decide which image it starts from. */
export function textsOfBuild(layer: ComposeValue): ComposeValue[] {
  const parts = ['context', 'dockerfile', 'target', 'args'].flatMap((key) => layersAt([layer], key));
  return [layer, ...parts].flatMap((part) => {
    const members = part === layer ? [] : part.value.members.map(({ value }) => value);
    return [...itemsOf(part), ...members].map((value) => ({ ...part, value }));
  });
}

/**
 * Reads which image a service's build starts from; null if that is not the service's.
 *
 * @param image the name of the result; it shows whether the build is the service's if the Dockerfile does not
 */
export async function readBuild(
  layers: readonly ComposeValue[],
  image: ComposeValue | undefined,
  files: Files,
  rules: ImageRules,
): Promise<BuildReading | null> {
  try {
    // The changed lines of an inline Dockerfile are judged.
    if (layersAt(layers, 'dockerfile_inline').length > 0) return null;
    const given = { target: readKnownText(layersAt(layers, 'target')[0]), args: argumentsIn(layers) };
    const [path, text] = await findDockerfile(layers, files);
    return readBuiltImage(path, text, given, rules);
  } catch (error) {
    const problem = thrownProblem(error);
    const other = problem.place === null ? '' : await textIfReadable(files, problem.place.file);
    const isDockerfile = problem.code === 'unparseable' && /^[ \t]*FROM\s/im.test(other) && namesService(other);
    const shown = image === undefined ? layers : [...layers, image];
    if (!isDockerfile && !shown.some(({ value }) => namesService(value.source))) return null;
    const refused = refusedImage(problem, layers[0]?.value.place ?? { file: '', line: null, column: null });
    const containerVariables = unseenFrom('the Dockerfile', refused.place);
    return { ...refused, containerVariables, understood: [], variables: [] };
  }
}

async function findDockerfile(layers: readonly ComposeValue[], files: Files): Promise<[path: string, text: string]> {
  // `build: .` is short for its context.
  const contexts = layers.flatMap((layer) => (layer.value.isMap ? layersAt([layer], 'context') : [layer]));
  const { value, folder: start } = (contexts[0] ?? layers[0]) as ComposeValue;
  const from = readKnownText(contexts[0]) ?? '.';
  const [dockerfile] = layersAt(layers, 'dockerfile');
  const name = readKnownText(dockerfile);
  const folder = resolvePath(start, from);
  if (folder === null) throw new ProblemError(outsideRepository(value.place, 'builds from', from));
  const path = resolvePath(folder, name ?? 'Dockerfile');
  const paths = name === null ? [path, inFolder(folder, 'dockerfile')] : [path];
  for (const each of paths) {
    const text = each === null ? null : await files.text(each);
    if (each !== null && text !== null) return [each, text];
  }
  throw new ProblemError(outsideRepository((dockerfile?.value ?? value).place, 'builds from', path ?? name ?? ''));
}

/** Build arguments by name, from mappings and from `name=value` lists. Upper layers and later items win. */
function argumentsIn(layers: readonly ComposeValue[]): Map<string, TracedText> {
  const given = new Map<string, TracedText>();
  for (const source of layersAt(layers, 'args').toReversed()) {
    const { value, variables } = source;
    // An argument without a value takes the variable of the same name, otherwise the Dockerfile's default.
    const give = (name: string, text: TracedText | null) => {
      const known = text ?? variables.lookup(name);
      if (known === null) given.delete(name);
      else given.set(name, known);
    };
    for (const { name, value: member } of value.members) {
      const type = member.scalar?.type ?? 'null';
      const text = type === 'null' ? null : readText({ ...source, value: member });
      give(name, type === 'other' && text ? text.map((piece): TracedPiece => ({ ...piece, origin: 'misread' })) : text);
    }
    for (const item of value.items) {
      const text = readText({ ...source, value: item }) ?? [];
      const [name = '', ...rest] = plainText(text).split('=');
      give(name, rest.length === 0 ? null : sliceText(text, name.length + 1));
    }
  }
  return given;
}
