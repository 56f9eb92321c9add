import { type Node, Scalar } from 'yaml';
import { ProblemError, unparseable } from '../problems/problem.ts';
import { SourceText } from './source-text.ts';
import { YamlFile, type YamlValue } from './yaml.ts';
import type { PlaceLookup } from './yaml-parser.ts';

/** The deepest nesting of YAML inside YAML. No tool reads deeper. */
const MOST_EMBEDDED = 4;

/** How deeply a file is embedded; not set for a file of the repository. */
const depths = new WeakMap<YamlFile, number>();

/** What was read from each scalar, because several aliases may lead to one. */
const readings = new WeakMap<Node, YamlFile | ProblemError | null>();

/**
 * A text inside a YAML file that is itself YAML, such as `values: |` of an Argo CD application. Places refer to the
 * outer file; in a folded or quoted text, everything has the place of that text. Null if the value is not a text.
 *
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
export function embeddedYaml(value: YamlValue): YamlFile | null {
  let reading = readings.get(value.node);
  if (reading === undefined) {
    reading = readEmbedded(value);
    readings.set(value.node, reading);
  }
  if (reading instanceof ProblemError) throw reading;
  return reading;
}

function readEmbedded(value: YamlValue): YamlFile | ProblemError | null {
  const { file, node, scalar } = value;
  if (scalar?.type !== 'string' || !(node instanceof Scalar)) return null;
  const depth = (depths.get(file) ?? 0) + 1;
  if (depth > MOST_EMBEDDED) {
    return unparseable(value.place, `YAML within YAML, ${depth} times over`);
  }
  const literal = node.type === Scalar.BLOCK_LITERAL ? literalText(file, node) : null;
  try {
    const embedded = new YamlFile(
      file.path,
      literal?.text ?? node.source ?? '',
      literal ?? { placeAt: () => scalar.place },
    );
    depths.set(embedded, depth);
    return embedded;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

/** The text of a literal block as written, without its common indentation. */
function literalText(file: YamlFile, node: Scalar): PlaceLookup & { readonly text: string } {
  const [start, end] = node.range ?? [0, 0];
  const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
  const [header = '', ...written] = block.split('\n');
  let from = start + header.length + 1;
  const texts: string[] = [];
  /** The offset in the file where each line's text starts. */
  const offsets: number[] = [];
  // Each line of the value is one line of the block. The value lacks the indentation.
  for (const [index, line] of (node.source ?? '').split('\n').entries()) {
    const whole = written[index] ?? '';
    const text = whole.replace(/\r$/, '');
    const indent = Math.max(0, text.length - line.length);
    texts.push(text.slice(indent));
    offsets.push(from + indent);
    from += whole.length + 1;
  }
  const source = new SourceText(file.path, texts.join('\n'));
  return {
    text: source.text,
    placeAt(offset) {
      const { line, column } = source.placeAt(offset);
      return file.placeAt((offsets[line - 1] ?? start) + column - 1);
    },
  };
}
