import {
  type HclAttribute,
  type HclBlock,
  type HclBody,
  type HclExpression,
  type HclMember,
  type HclSource,
  parseHclTemplate,
} from '../../source/hcl.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';

/** How many labels blocks of a file have, by their type; those of other types are none that are read. */
const LABELS: Readonly<Record<string, number>> = {
  resource: 2,
  module: 1,
  variable: 1,
  output: 1,
  locals: 0,
  terraform: 0,
};

/**
 * Terraform's JSON syntax as a body: blocks by their labels, and all below them as arguments, whose texts are templates.
 *
 * @throws ProblemError (`unparseable`)
 */
export function bodyOfJson(file: YamlFile): HclBody {
  const blocks = file.members(file.root).flatMap(({ name, value }) => blocksOf(file, name, [], value));
  return { attributes: new Map(), blocks };
}

/** The arguments of a file of variables. */
export function attributesOfJson(file: YamlFile): ReadonlyMap<string, HclAttribute> {
  return attributesOf(file, file.root);
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
  return [{ type, labels, body: { attributes: attributesOf(file, value), blocks: [] }, ...nodeOf(file, value) }];
}

function attributesOf(file: YamlFile, value: YamlValue | null): ReadonlyMap<string, HclAttribute> {
  return new Map(
    file.members(value).map((member) => {
      const node = nodeOf(file, member.value);
      return [member.name, { name: member.name, value: expressionOf(file, member.value), ...node }];
    }),
  );
}

function expressionOf(file: YamlFile, value: YamlValue): HclExpression {
  const node = nodeOf(file, value);
  const scalar = file.scalar(value);
  if (scalar !== null) {
    if (scalar.type === 'null') return { kind: 'literal', value: null, isNumber: false, ...node };
    if (scalar.type === 'string') return parseHclTemplate({ ...node.source, text: scalar.text });
    const isBoolean = scalar.text === 'true' || scalar.text === 'false';
    if (isBoolean) return { kind: 'literal', value: scalar.text === 'true', isNumber: false, ...node };
    return { kind: 'literal', value: scalar.text, isNumber: true, ...node };
  }
  if (!file.isMap(value)) {
    return { kind: 'list', items: file.items(value).map((item) => expressionOf(file, item)), ...node };
  }
  const members: HclMember[] = file.members(value).map(({ name, key, value: below }) => ({
    key: { kind: 'literal', value: name, isNumber: false, ...node, source: { ...node.source, placeAt: () => key } },
    value: expressionOf(file, below),
  }));
  return { kind: 'object', members, ...node };
}

/** Everything within a value has the value's own place: an escape in a text may stand for any character. */
function nodeOf(file: YamlFile, { place, node }: YamlValue): { source: HclSource; start: number; end: number } {
  const [start, end] = node.range ?? [0, 0];
  return { source: { path: file.path, text: file.text, placeAt: () => place }, start, end };
}
