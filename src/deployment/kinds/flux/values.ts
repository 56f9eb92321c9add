import { type ProblemCode, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../quote-text.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import { embeddedYaml, settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { stepsOf } from '../helm/settings.ts';
import type { ReleaseValues } from '../helm/values.ts';
import { readValuesFile } from '../kustomize/charts.ts';
import { type Kustomization, textsAt } from '../kustomize/kustomization.ts';
import { itemsAt, type Located, textAt } from '../manifests/objects.ts';
import { type FluxChart, fromRoot, isFilledIn } from './chart.ts';
import { findOne, type ObjectContext } from './cluster.ts';

/** So many references of one release are followed. */
const MOST_REFERENCES = 100;

/** What a release says of its values, the part that wins first: its own, those it refers to, those of the chart's files. */
export async function readFluxValues(context: ObjectContext, chart: FluxChart): Promise<ReleaseValues[]> {
  const { file, value } = context.object;
  const own = file.at(value, ['spec', 'values']);
  const values: ReleaseValues[] = [];
  if (file.isMap(own)) values.push(layer(file, own));
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

function layer(file: YamlFile, root: YamlValue | null): ReleaseValues {
  return { kind: 'layer', layer: { file, root } };
}

function unseenValues(code: ProblemCode, { place }: Pick<YamlValue, 'place'>, found = ''): ReleaseValues {
  return { kind: 'unseen', problem: problemAt(code, place, found) };
}

/** An item of `valuesFiles`, which are of the chart's source: this repository where the chart is found in it. */
async function readFileOfChart({ files }: ObjectContext, of: FluxChart, item: YamlValue): Promise<ReleaseValues[]> {
  const text = of.holder.file.scalar(item)?.text ?? '';
  const path = isFilledIn(text) ? null : fromRoot(text);
  // The chart's own defaults are below everything anyway.
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
  const what = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${quoteText(name)}`;
  if (!['ConfigMap', 'Secret'].includes(kind) || isFilledIn(name)) return unseenValues('external-values', value, what);
  try {
    const found = await findEntry(context, kind, name, key);
    if (typeof found === 'string') return unseenValues('external-values', value, `${what}${found}`);
    const scalar = found.file.scalar(found.value);
    // A secret that is encrypted is as good as one that is elsewhere.
    if (scalar?.text.startsWith('ENC[') === true) {
      return kind === 'Secret' ? unseenValues('external-values', value, what) : unseenValues('encrypted', scalar);
    }
    if (target !== '') return settingOf(found, target);
    const inner = found.value === found.file.root ? found.file : embeddedYaml(found.file, found.value);
    return inner === null
      ? unseenValues('unparseable', found.value, 'values that are no text')
      : layer(inner, inner.root);
  } catch (error) {
    if (error instanceof ProblemError) return { kind: 'unseen', problem: error.problem };
    throw error;
  }
}

/**
 * What a config map or a secret has under a key: a text in a file, or a file as a whole.
 *
 * @returns where there is none, the end of a sentence that says why
 */
async function findEntry(context: ObjectContext, kind: string, name: string, key: string): Promise<Located | string> {
  const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  // What is generated on the outside adds to, or replaces, what stands within.
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

/** What a generator with `files: [values.yaml=prod.yaml]` makes; of other ones the line that gives the value is told. */
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
    if ((entry ?? path.slice(path.lastIndexOf('/') + 1)) !== key) continue;
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

/** An entry as the value at one path, as for `--set`. */
function settingOf({ file, value }: Located, target: string): ReleaseValues {
  const scalar = file.scalar(value);
  const steps = stepsOf(target);
  if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
    return unseenValues('external-values', scalar ?? value, quoteText(target));
  }
  // In quotes it is a text for Flux whatever it looks like.
  const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
  const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
  const made = settingsAsYaml(file.path, [setting]);
  return layer(made, made.root);
}
