import type { SecondOrder } from '../../finding.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { type SetOption, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { UnclearTemplate } from '../../source/template-text.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { stepsOf } from '../helm/settings.ts';
import type { ReleaseValues } from '../helm/values.ts';

/** A release in one environment. */
export interface HelmfileRelease {
  /** The helmfile with what its templates stand for in the environment. */
  readonly file: YamlFile;
  readonly value: YamlValue;
  readonly id: string;
  /** Templates around it and within, as far as lines of its own depend on them. */
  readonly around: readonly UnclearTemplate[];
  readonly within: readonly UnclearTemplate[];
}

/** Lines of values that decide which version runs. */
export const DECIDES =
  /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that do. */
export const DECIDES_RELEASE = new RegExp(
  `${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`,
  'i',
);

const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;

/** The values and variables that the lines of a text name, `.Values.a.b` as `a.b`. */
export function namesIn(lines: readonly string[], isRead: RegExp): string[] {
  const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
  return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}

/** What Helmfile does to a release beside its values. */
const ALWAYS_TOLD = ['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'];
/** The same, where it is about the image. */
const TOLD = ['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'];
const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;

/** What of second order stands in a release, and the conditions around it. */
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

/** Single settings of a release as values, in the order in which Helm reads them: from the one that wins first. */
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
        hidden.push({ kind: 'unseen', problem: problemAt(code, item.place, quoteText(file.sourceOf(item).trim())) });
      }
    }
  }
  if (made.length === 0) return hidden;
  const settings = settingsAsYaml(file.path, made);
  return [...hidden, { kind: 'layer', layer: { file: settings, root: settings.root } }];
}
