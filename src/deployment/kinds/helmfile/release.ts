import type { UnclearTemplate } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import type { SecondOrder } from '../../finding.ts';
import type { Layer } from '../releases/layers.ts';
import { partsTold, type Tool } from '../releases/tool.ts';

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

/** Where a release keeps its values, from the layer that wins. */
export const LAYERS: readonly Layer[] = [
  ['texts', 'setString'],
  ['settings', 'set'],
  ['files', 'secrets'],
  ['files', 'values'],
  // A list of templates, which is not read.
  ['values', 'inherit'],
];

const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;
/** Parts that change a release beyond its values; with a pattern, if they concern the image. */
const TOLD: Tool['told'] = [
  ...['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'].map((name) => [name] as const),
  ...['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'].map(
    (name) => [name, IS_ABOUT_IMAGE] as const,
  ),
];

/** The second-order parts of a release, and the conditions around it. */
export function secondOrderOf({ file, value, id, around }: HelmfileRelease): SecondOrder[] {
  const told = around.map(({ text, line }, index): SecondOrder => {
    return { key: `${id}#template ${index + 1}`, text, place: { file: file.path, line, column: 1 } };
  });
  return [...told, ...partsTold(TOLD, id, [{ file, value }])];
}
