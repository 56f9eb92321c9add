import { quoteText } from '../../../problems/quote-text.ts';
import { YamlFile, type YamlValue } from '../../../syntax/yaml.ts';
import {
  CollectedVariables,
  type ContainerVariables,
  isVariableName,
  type UnseenVariables,
} from '../../container-variables.ts';

/** No real container sets more. Further variables are not named. */
const MOST_VARIABLES = 1_000;

/** The sources of `envFrom`, in words. */
const SOURCES = { secretRef: 'secret', configMapRef: 'config map' };

/**
 * The environment variables of a container: the names in its `env`, whatever their source, and the unseen variables of
 * its `envFrom`. A variable with an optional source may be unset.
 */
export function variablesOfContainer(file: YamlFile, container: YamlValue): ContainerVariables {
  const collected = new CollectedVariables();
  const unseen: UnseenVariables[] = [];
  const env = file.at(container, ['env']);
  const variables = file.items(env);
  for (const item of variables.slice(0, MOST_VARIABLES)) {
    const { text, place } = file.scalar(file.at(item, ['name'])) ?? { text: '', place: item.place };
    if (isVariableName(text))
      collected.addVariable({ name: text, place, ...(isOptional(file, item) && { isPartial: true }) });
    else if (YamlFile.hasTemplate(text) || /\$|^ENC\[/.test(text)) unseen.push({ source: '`env`', place });
  }
  const isHidden = variables.length > MOST_VARIABLES || file.scalar(env)?.text;
  if (env !== null && isHidden) unseen.push({ source: '`env`', place: env.place });
  const sources = file.items(file.at(container, ['envFrom'])).slice(0, MOST_VARIABLES);
  collected.add({ set: [], unseen: [...unseen, ...sources.map((item) => sourceOf(file, item))] });
  return collected.all;
}

function isOptional(file: YamlFile, item: YamlValue): boolean {
  const sources = ['secretKeyRef', 'configMapKeyRef'];
  return sources.some((source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true');
}

function sourceOf(file: YamlFile, item: YamlValue): UnseenVariables {
  for (const [key, what] of Object.entries(SOURCES)) {
    const name = file.scalar(file.at(item, [key, 'name']));
    if (name !== null && name.text !== '') return { source: `the ${what} ${quoteText(name.text)}`, place: name.place };
  }
  return { source: '`envFrom`', place: item.place };
}
