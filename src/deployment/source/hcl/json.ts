import type { YamlFile, YamlValue } from '../yaml.ts';
import { parseHclTemplate } from './parser.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression, HclNode } from './tree.ts';

/** How many labels blocks of a file have, by their type; those of other types are none that are read. */
const LABELS: Readonly<Record<string, number>> = { resource: 2, module: 1, variable: 1, locals: 0, terraform: 0 };

/**
 * Terraform's JSON syntax as a body: blocks by their labels, and all below them as arguments, whose texts are templates.
 *
 * @throws ProblemError (`unparseable`)
 */
export function bodyOfJson(file: YamlFile): HclBody {
  const blocks = file.members(file.root).flatMap(({ name, value }) => blocksOf(file, name, [], value));
  return { attributes: new Map(), blocks };
}

function blocksOf(file: YamlFile, type: string, labels: readonly string[], value: YamlValue): HclBlock[] {
  const wanted = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined;
  if (wanted === undefined) return [];
  // Several blocks under the same labels are a list.
  const items = file.items(value);
  if (items.length > 0) return items.flatMap((item) => blocksOf(file, type, labels, item));
  if (labels.length < wanted) {
    return file.members(value).flatMap((member) => blocksOf(file, type, [...labels, member.name], member.value));
  }
  return [{ type, labels, body: { attributes: attributesOfJson(file, value), blocks: [] }, ...nodeOf(file, value) }];
}

/** The members of a JSON object as arguments: those of a file of variables, for one. */
export function attributesOfJson(file: YamlFile, value: YamlValue | null): ReadonlyMap<string, HclAttribute> {
  const attributes = file.members(value).map((member): HclAttribute => {
    return { name: member.name, value: expressionOf(file, member.value), ...nodeOf(file, member.value) };
  });
  return new Map(attributes.map((attribute) => [attribute.name, attribute]));
}

function expressionOf(file: YamlFile, value: YamlValue): HclExpression {
  const node = nodeOf(file, value);
  const scalar = file.scalar(value);
  if (scalar?.type === 'string') return { ...parseHclTemplate({ ...node.source, text: scalar.text }), ...node };
  if (scalar !== null) {
    const word = scalar.text === 'true' || (scalar.text === 'false' ? false : scalar.text);
    const isNumber = typeof word === 'string' && scalar.type !== 'null';
    return { kind: 'literal', value: scalar.type === 'null' ? null : word, isNumber, ...node };
  }
  if (!file.isMap(value)) {
    return { kind: 'list', items: file.items(value).map((item) => expressionOf(file, item)), ...node };
  }
  const members = file.members(value).map(({ name, value: below }) => ({
    key: { kind: 'literal', value: name, isNumber: false, ...node } as const,
    value: expressionOf(file, below),
  }));
  return { kind: 'object', members, ...node };
}

/** Everything within a value has the value's own place: an escape in a text may stand for any character. */
function nodeOf(file: YamlFile, { place, node }: YamlValue): HclNode {
  const [start, end] = node.range ?? [0, 0];
  return { source: { path: file.path, text: file.text, placeAt: () => place }, start, end };
}
