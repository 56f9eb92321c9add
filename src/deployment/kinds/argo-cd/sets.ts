import type { PlacedText } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { filledYaml, fillIn, isPlain, type Literals } from '../../../syntax/template-text.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { Tool } from '../releases/tool.ts';

/** The parameters that an element of a generator supplies, by the names that templates use. */
type Parameters = ReadonlyMap<string, PlacedText>;

/** No real element has more. */
const MOST_PARAMETERS = 1_000;

/**
 * What an ApplicationSet installs: its template for each element of its `list` generators. What is not known stays a
 * template. Another generator, or a spent budget, leaves the template as one more application. Null for any other object.
 */
export function installationsOfSet(
  object: KubernetesObject,
  budget: { left: number },
): ReturnType<NonNullable<Tool['expand']>> {
  if (object.kind !== 'ApplicationSet') return null;
  const { value } = object;
  const template = value.at(['spec', 'template']);
  if (!template?.isMap) return [];
  const lists = allAt([object.value], 'spec.generators.*.list.elements').filter((each) => each.scalar === null);
  const unread = [...unreadOf(object), ...allAt([object.value], 'spec.templatePatch')];
  const elements = lists.flatMap((list) => list.items.map((each) => flat(each)));
  budget.left -= elements.length * template.source.length;
  const made = (budget.left < 0 ? [] : elements).map((element) => filledApplication(template, element));
  const whole = made.filter((each) => each !== null);
  const isWhole =
    whole.length === elements.length && lists.length === value.itemsAt('spec', 'generators').length && lists.length > 0;
  if (!isWhole) whole.push(applicationOf(template, new Map()));
  return whole.map((each) => ({ object: each, unread }));
}

/** Everything in the generators but the elements of lists. */
function unreadOf(object: KubernetesObject): YamlValue[] {
  return allAt([object.value], 'spec.generators.*').flatMap((generator) =>
    generator.members.flatMap((member) => {
      const parts = member.name === 'list' ? member.value.members : [member];
      return parts.filter(({ name }) => name !== 'elements').map((each) => each.value);
    }),
  );
}

function applicationOf(value: YamlValue, parameters: Parameters): KubernetesObject {
  const written = value.writtenAt('metadata.name')?.text ?? '';
  // A name only has to be stable, not correct. For a function call, its parameter is used unchanged.
  const name = fillIn(written, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
  return { value, group: 'argoproj.io', kind: 'Application', namespace: '', name };
}

/** A filled-in value has the place of its parameter. Null if the result is not YAML. */
function filledApplication(template: YamlValue, parameters: Parameters) {
  // `{{ .key }}`, or `{{key}}` in the older form. Functions are not called.
  const made = filledValue(template, (action) => {
    const found = parameters.get(action.replace(/^\./, ''));
    return found !== undefined && isPlain(found.text) ? found : null;
  });
  return made === null ? null : applicationOf(made, parameters);
}

/** A value of a file with its templates filled in. Null if the result is not YAML. */
export function filledValue(template: YamlValue, literals: Literals): YamlValue | null {
  const { file } = template;
  const [start] = template.node.range ?? [0];
  // Keep the original column, because the following lines are indented relative to it.
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const text = `${' '.repeat(start - lineStart)}${template.source}`;
  try {
    const placeAt = (offset: number) => file.placeAt(lineStart + offset);
    return filledYaml({ path: file.path, text, placeAt }, literals).root;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** The scalars of a value by the paths of their keys: `a.b`. */
function flat(value: YamlValue, name = '', known = new Map<string, PlacedText>()): Parameters {
  if (known.size > MOST_PARAMETERS) return known;
  const text = value.writtenAt('');
  if (text !== null) known.set(name, text);
  const within = (key: string) => (name === '' ? key : `${name}.${key}`);
  for (const member of value.members) flat(member.value, within(member.name), known);
  return known;
}
