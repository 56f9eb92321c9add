import type { YamlValue } from '../../../syntax/yaml.ts';
import { itemsIn } from '../../../syntax/yaml-search.ts';
import { completionsOf, type TemplatePath } from '../releases/completions.ts';
import type { Environment } from '../releases/tool.ts';
import { filledValue } from './sets.ts';

/**
 * A source for each environment that its values files are named after (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 *
 * @param pathOf reads an item of `valueFiles`
 * @param isLax whether a file may be missing; then one more environment has none of them
 * @returns none where the files do not tell
 */
export function environmentsOf(
  source: YamlValue,
  pathOf: (item: string) => TemplatePath,
  paths: readonly string[],
  isLax: boolean,
): Environment[] {
  const items = itemsIn([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
  const written = items.filter((item) => item.includes('{{')).map(pathOf);
  return [...completionsOf(written, paths, isLax)].flatMap(([name, words]) => {
    const filled = filledValue(source, (template) => {
      const text = words.get(template);
      return text === undefined ? null : { text, place: null };
    });
    return filled === null ? [] : [{ name, choice: [...words.keys()].join(', '), source: filled }];
  });
}
