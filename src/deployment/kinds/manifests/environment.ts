import { CollectedVariables, type Environment, isVariableName, type UnseenVariables } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { quoteText } from '../../reference.ts';
import { YamlFile, type YamlValue } from '../../source/yaml.ts';

/** No container sets as many; what is beyond is not named. */
const MOST_VARIABLES = 1_000;

/** Sources of `envFrom`, as people call them. */
const SOURCES = [
  ['secretRef', 'secret'],
  ['configMapRef', 'config map'],
] as const;

/**
 * The environment variables of a container: the names of its `env`, wherever their values come from, and what its `envFrom`
 * brings, which cannot be seen. A variable whose source may be missing is perhaps set.
 */
export function environmentOfContainer(file: YamlFile, container: YamlValue): Environment {
  const collected = new CollectedVariables();
  const unseen: UnseenVariables[] = [];
  const env = file.at(container, ['env']);
  for (const item of file.items(env)) {
    if (collected.size >= MOST_VARIABLES) {
      unseen.push({ source: 'more variables than are read', place: item.place });
      break;
    }
    readVariable(file, item, collected, unseen);
  }
  const scalar = file.scalar(env);
  if (env !== null && scalar !== null && scalar.text !== '') unseen.push(unseenAt('env', env.place));
  const sources = file.items(file.at(container, ['envFrom'])).slice(0, MOST_VARIABLES);
  collected.add({ set: [], unseen: [...unseen, ...sources.map((item) => sourceOf(file, item))] });
  return collected.environment;
}

function readVariable(file: YamlFile, item: YamlValue, collected: CollectedVariables, unseen: UnseenVariables[]): void {
  const name = file.scalar(file.at(item, ['name']));
  if (name === null) return;
  if (isVariableName(name.text)) {
    const isOptional = ['secretKeyRef', 'configMapKeyRef'].some(
      (source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true',
    );
    collected.addVariable({ name: name.text, place: name.place, ...(isOptional && { isPartial: true }) });
  } else if (YamlFile.hasTemplate(name.text) || /\$|^ENC\[/.test(name.text)) {
    unseen.push(unseenAt('env', name.place));
  }
}

function sourceOf(file: YamlFile, item: YamlValue): UnseenVariables {
  for (const [key, what] of SOURCES) {
    const name = file.scalar(file.at(item, [key, 'name']));
    if (name !== null && name.text !== '') return { source: `the ${what} ${quoteText(name.text)}`, place: name.place };
  }
  return unseenAt('envFrom', item.place);
}

function unseenAt(key: string, place: Place): UnseenVariables {
  return { source: quoteText(key), place };
}
