import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { type SetOption, settingsAsYaml } from '../../../syntax/embedded-yaml.ts';
import type { UnclearTemplate } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import type { SecondOrder } from '../../finding.ts';
import { stepsOf } from '../helm/set-path.ts';
import { layerOf, type ReleaseValues, unseenBecause } from '../helm/values.ts';

/** A release in one environment. */
export interface HelmfileRelease {
  /** The helmfile, filled in for the environment. */
  readonly file: YamlFile;
  readonly value: YamlValue;
  readonly id: string;
  /** Templates around the release and inside it, if lines of the release depend on them. */
  readonly around: readonly UnclearTemplate[];
  readonly within: readonly UnclearTemplate[];
}

/** Lines of values that decide the version. */
export const DECIDES =
  /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that decide the version. */
export const DECIDES_RELEASE = new RegExp(
  `${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`,
  'i',
);

const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;

/** The values and variables in the lines of a text, `.Values.a.b` as `a.b`. */
export function namesIn(lines: readonly string[], isRead: RegExp): string[] {
  const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
  return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}

/** Settings that change a release beyond its values. */
const ALWAYS_TOLD = ['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'];
/** Settings that only count if they concern the image. */
const TOLD = ['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'];
const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;

/** The second-order parts of a release, and the conditions around it. */
export function secondOrderOf({ file, value, id, around }: HelmfileRelease): SecondOrder[] {
  const told = around.map(({ text, line }, index): SecondOrder => {
    return { key: `${id}#template ${index + 1}`, text, place: { file: file.path, line, column: 1 } };
  });
  for (const name of [...ALWAYS_TOLD, ...TOLD]) {
    const held = file.at(value, [name]);
    const text = held === null ? '' : file.sourceOf(held);
    const isTold = ALWAYS_TOLD.includes(name) || IS_ABOUT_IMAGE.test(text);
    if (held !== null && isTold) told.push({ key: `${id}#${name}`, text, place: held.place });
  }
  return told;
}

/** The single settings of a release as values, highest precedence first. */
export function settingsOf(file: YamlFile, value: YamlValue): ReleaseValues[] {
  const made: SetOption[] = [];
  const hidden: ReleaseValues[] = [];
  for (const key of ['set', 'setString']) {
    for (const item of file.items(file.at(value, [key]))) {
      const name = file.written(file.at(item, ['name'])) ?? '';
      const said = file.at(item, ['value']);
      const text = file.written(said);
      const steps = stepsOf(name);
      const isUnclear = steps.length === 0 || name.includes('{{');
      if (!isUnclear && said !== null && text !== null) {
        made.push({ steps, value: text, isText: key === 'setString' || text.includes('{{'), place: said.place });
      } else if (isUnclear || DECIDES.test(` ${steps.join(': ')}:`)) {
        const code = isUnclear ? 'unresolved-template' : 'external-values';
        hidden.push(unseenBecause(problemAt(code, item.place, quoteText(file.sourceOf(item).trim()))));
      }
    }
  }
  return made.length === 0 ? hidden : [...hidden, layerOf(settingsAsYaml(file.path, made))];
}
