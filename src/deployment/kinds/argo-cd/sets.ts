import type { PlacedText } from '../../../problems/place.ts';
import { ProblemError } from '../../../problems/problem.ts';
import { allAt, type Located, writtenAt } from '../../../syntax/located.ts';
import { filledYaml, fillIn, type Literals } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { Tool } from '../releases/tool.ts';

/** The parameters that an element of a generator supplies, by the names that templates use. */
type Parameters = ReadonlyMap<string, PlacedText>;

/** No real element has more. */
const MOST_PARAMETERS = 1_000;

/** A text that means the same in YAML with or without quotes. Templates for other texts stay unfilled. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;

/**
 * What an ApplicationSet installs: its template, filled in for each element of its `list` generators. A parameter that
 * is not known stays a template. For any other generator, or if the budget is spent, the unfilled template is one more
 * application.
 *
 * @returns null if the object is no set
 */
export function installationsOfSet(
  object: KubernetesObject,
  budget: { left: number },
): ReturnType<NonNullable<Tool['expand']>> {
  if (object.kind !== 'ApplicationSet') return null;
  const { file, value } = object;
  const template = file.at(value, ['spec', 'template']);
  if (!file.isMap(template)) return [];
  const lists = allAt([object], 'spec.generators.*.list.elements').filter((each) => file.scalar(each.value) === null);
  const unread = [...unreadOf(object), ...allAt([object], 'spec.templatePatch')];
  const elements = lists.flatMap((list) => file.items(list.value).map((each) => flat(file, each)));
  budget.left -= elements.length * file.sourceOf(template).length;
  const made = (budget.left < 0 ? [] : elements).map((element) => filledApplication(object, template, element));
  const whole = made.filter((each) => each !== null);
  const isWhole =
    whole.length === elements.length &&
    lists.length === file.items(file.at(value, ['spec', 'generators'])).length &&
    lists.length > 0;
  if (!isWhole) whole.push(applicationOf(file, template, new Map()));
  return whole.map((each) => ({ object: each, unread }));
}

/** Everything in the generators but the elements of lists. */
function unreadOf(object: KubernetesObject): Located[] {
  const { file } = object;
  return allAt([object], 'spec.generators.*').flatMap(({ value }) =>
    file.members(value).flatMap((member) => {
      const parts = member.name === 'list' ? file.members(member.value) : [member];
      return parts.filter(({ name }) => name !== 'elements').map((each) => ({ file, value: each.value }));
    }),
  );
}

function applicationOf(file: YamlFile, value: YamlValue, parameters: Parameters): KubernetesObject {
  const written = writtenAt({ file, value }, 'metadata.name')?.text ?? '';
  // A name only has to be stable, not correct. For a function call, its parameter is used unchanged.
  const name = fillIn(written, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
  return { file, value, group: 'argoproj.io', kind: 'Application', namespace: '', name };
}

/** A filled-in value has the place of its parameter. Null if the result is not YAML. */
function filledApplication({ file }: KubernetesObject, template: YamlValue, parameters: Parameters) {
  // `{{ .key }}`, or `{{key}}` in the older form. Functions are not called.
  const literals: Literals = (action) => {
    const found = parameters.get(action.replace(/^\./, ''));
    return found !== undefined && PLAIN.test(found.text) ? found : null;
  };
  const [start] = template.node.range ?? [0];
  // Keep the original column, because the following lines are indented relative to it.
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const text = `${' '.repeat(start - lineStart)}${file.sourceOf(template)}`;
  try {
    const placeAt = (offset: number) => file.placeAt(lineStart + offset);
    const made = filledYaml({ path: file.path, text, placeAt }, literals);
    return made.root === null ? null : applicationOf(made, made.root, parameters);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** The scalars of a value by the paths of their keys: `a.b`. */
function flat(file: YamlFile, value: YamlValue, name = '', known = new Map<string, PlacedText>()): Parameters {
  if (known.size > MOST_PARAMETERS) return known;
  const text = writtenAt({ file, value }, '');
  if (text !== null) known.set(name, text);
  const within = (key: string) => (name === '' ? key : `${name}.${key}`);
  for (const member of file.members(value)) flat(file, member.value, within(member.name), known);
  return known;
}
