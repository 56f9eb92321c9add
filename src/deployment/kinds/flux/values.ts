import { type ProblemCode, problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { embeddedYaml, settingsAsYaml } from '../../../syntax/embedded-yaml.ts';
import type { Files } from '../../../syntax/source-files.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { baseNameOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { stepsOf } from '../helm/set-path.ts';
import { layerOf, type ReleaseValues, readValuesFile, unseenBecause } from '../helm/values.ts';
import { type Kustomization, textsAt } from '../kustomize/kustomization.ts';
import { itemsAt, type Located, textAt } from '../manifests/objects.ts';
import { type FluxChart, fromRoot, isFilledIn } from './chart.ts';
import { findOne, type ObjectContext } from './cluster.ts';

/** The most references of one release that are followed. */
const MOST_REFERENCES = 100;

/** The values of a release, highest precedence first: its own, those it refers to, those in the chart's files. */
export async function readFluxValues(context: ObjectContext, chart: FluxChart): Promise<ReleaseValues[]> {
  const { file, value } = context.object;
  const own = file.at(value, ['spec', 'values']);
  const values: ReleaseValues[] = [];
  if (file.isMap(own)) values.push(layerOf(file, own));
  else if (own !== null && file.scalar(own)?.type !== 'null') {
    values.push(unseenValues('unresolved-template', own, quoteText(file.sourceOf(own).trim())));
  }
  const references = itemsAt(context.object, 'spec', 'valuesFrom').reverse();
  for (const [index, item] of references.entries()) {
    const isTooMuch = index >= MOST_REFERENCES;
    values.push(isTooMuch ? unseenValues('external-values', item, 'too many') : await readReference(context, item));
    if (isTooMuch) break;
  }
  for (const item of itemsAt(chart.holder, 'valuesFiles').reverse()) {
    values.push(...(await readFileOfChart(context, chart, item)));
  }
  return values;
}

function unseenValues(code: ProblemCode, { place }: Pick<YamlValue, 'place'>, found = ''): ReleaseValues {
  return unseenBecause(problemAt(code, place, found));
}

/**
 * An item of `valuesFiles`. These files are in the chart's source, which is this repository if the chart was found
 * here.
 */
async function readFileOfChart({ files }: ObjectContext, of: FluxChart, item: YamlValue): Promise<ReleaseValues[]> {
  const text = of.holder.file.scalar(item)?.text ?? '';
  const path = isFilledIn(text) ? null : fromRoot(text);
  // The chart's defaults are read below all other values anyway.
  if (path !== null && ['values.yaml', inFolder(fromRoot(of.called) ?? '', 'values.yaml')].includes(path)) return [];
  return [await readValuesFile(files, of.chart.kind === 'folder' ? path : null, { text, place: item.place })];
}

/** An item of `valuesFrom`. */
async function readReference(context: ObjectContext, value: YamlValue): Promise<ReleaseValues> {
  const reference = { file: context.object.file, value };
  const [kind, name, target] = ['kind', 'name', 'targetPath'].map((key) => textAt(reference, key)) as [
    string,
    string,
    string,
  ];
  const key = textAt(reference, 'valuesKey') || 'values.yaml';
  const what = `${key === 'values.yaml' ? '' : `${quoteText(key)} of `}the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${quoteText(name)}`;
  if (!['ConfigMap', 'Secret'].includes(kind) || isFilledIn(name)) return unseenValues('external-values', value, what);
  try {
    const found = await findEntry(context, kind, name, key);
    if (typeof found === 'string') return unseenValues('external-values', value, `${what}${found}`);
    const scalar = found.file.scalar(found.value);
    // An encrypted secret counts like one outside the repository.
    if (scalar?.text.startsWith('ENC[') === true) {
      return kind === 'Secret' ? unseenValues('external-values', value, what) : unseenValues('encrypted', scalar);
    }
    if (target !== '') return settingOf(found, target);
    const inner = found.value === found.file.root ? found.file : embeddedYaml(found.file, found.value);
    return inner === null ? unseenValues('unparseable', found.value, 'values that are not text') : layerOf(inner);
  } catch (error) {
    return unseenBecause(thrownProblem(error));
  }
}

/**
 * The entry of a config map or secret: a text inside a file, or a whole file.
 *
 * @returns where there is none, the end of a sentence that says why
 */
async function findEntry(context: ObjectContext, kind: string, name: string, key: string): Promise<Located | string> {
  const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  // An outer generator extends or replaces an inner one.
  for (const from of [...context.environment].reverse()) {
    for (const value of itemsAt(from, list)) {
      const generated = textAt({ file: from.file, value }, 'name') === name;
      const entry = generated ? await readGenerator(context.files, from, value, key) : null;
      if (entry !== null) return entry;
    }
  }
  const object = await findOne(context, { group: '', kind, name, namespace: context.object.namespace });
  if (typeof object === 'string') return object === 'several' ? ', of which the repository has several' : '';
  const value = object.file.at(object.value, [kind === 'Secret' ? 'stringData' : 'data', key]);
  return value === null ? ` without ${key}` : { file: object.file, value };
}

/**
 * The file that a generator such as `files: [values.yaml=prod.yaml]` uses. For other generators, the text names the
 * line with the value.
 */
async function readGenerator(
  files: Files,
  { file, folder }: Kustomization,
  value: YamlValue,
  key: string,
): Promise<Located | string | null> {
  files.has(file.path);
  const generator = { file, value };
  for (const { text } of textsAt(generator, 'files')) {
    const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
    if ((entry ?? baseNameOf(path)) !== key) continue;
    const values = await files.yaml(resolvePath(folder, path) ?? path);
    return values?.root == null ? '' : { file: values, value: values.root };
  }
  if (!['literals', 'envs', 'env'].some((each) => file.at(value, [each]) !== null)) return null;
  const lines = [file.sourceOf(value).trim()];
  for (const { text } of [...textsAt(generator, 'envs'), ...textsAt(generator, 'env')]) {
    const variables = (await files.text(resolvePath(folder, text) ?? text)) ?? '';
    lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
  }
  return `, which is generated from ${quoteText(lines.join('\n'))}`;
}

/** An entry as a single value at a path, as with `--set`. */
function settingOf({ file, value }: Located, target: string): ReleaseValues {
  const scalar = file.scalar(value);
  const steps = stepsOf(target);
  if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
    return unseenValues('external-values', scalar ?? value, quoteText(target));
  }
  // Flux treats a quoted value as a string.
  const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
  const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
  const made = settingsAsYaml(file.path, [setting]);
  return layerOf(made);
}
