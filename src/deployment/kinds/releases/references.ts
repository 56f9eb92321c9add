import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { baseNameOf, resolvePath } from '../../../repository/repository-paths.ts';
import { embeddedYaml, settingsAsYaml, stepsOf } from '../../../syntax/embedded-yaml.ts';
import { itemsAt, type Located, scalarAt, textAt } from '../../../syntax/located.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import { layerOf, type ReleaseValues } from '../helm/values.ts';
import { type Kustomization, textsAt } from '../kustomize/kustomization.ts';
import { findOne, type ObjectContext } from './cluster.ts';

/** An entry of a config map or a secret, as a release refers to it. */
interface Reference {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  /** The path of a single value; empty for a mapping. */
  readonly target: string;
}

/** Reads an item of Flux's and Crossplane's `valuesFrom` or k3s's `valuesSecrets`. */
export async function readReferences(context: ObjectContext, item: Located): Promise<ReleaseValues[]> {
  const values: ReleaseValues[] = [];
  for (const each of referencesIn(item)) values.unshift(await readReference(context, item, each));
  return values;
}

function referencesIn(item: Located): Reference[] {
  const { file, value } = item;
  for (const kind of ['ConfigMap', 'Secret']) {
    const held = file.at(value, [kind === 'Secret' ? 'secretKeyRef' : 'configMapKeyRef']);
    const at = (key: string) => textAt({ file, value: held ?? value }, key);
    if (held !== null) return [{ kind, name: at('name'), key: at('key') || 'values.yaml', target: '' }];
  }
  const [kind, name, target] = [textAt(item, 'kind'), textAt(item, 'name'), textAt(item, 'targetPath')];
  const keys = textsAt(item, 'keys').map(({ text }) => ({ kind: 'Secret', name, key: text, target: '' }));
  return keys.length > 0 ? keys : [{ kind, name, key: textAt(item, 'valuesKey') || 'values.yaml', target }];
}

async function readReference(context: ObjectContext, { value }: Located, reference: Reference): Promise<ReleaseValues> {
  const { kind, name, key, target } = reference;
  const of = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${quoteText(name)}`;
  const what = key === 'values.yaml' ? of : `${quoteText(key)} of ${of}`;
  const unseen = (why = '') => problemAt('external-values', value.place, `${what}${why}`);
  if (!['ConfigMap', 'Secret'].includes(kind) || isTemplate(name)) return unseen();
  try {
    const found = await findEntry(context, reference);
    if (typeof found === 'string') return unseen(found);
    const scalar = found.file.scalar(found.value);
    // An encrypted secret counts like one outside the repository.
    if (scalar?.text.startsWith('ENC[')) return kind === 'Secret' ? unseen() : problemAt('encrypted', scalar.place);
    if (target !== '') return settingOf(found, target);
    const inner = found.value === found.file.root ? found.file : embeddedYaml(found.file, found.value);
    return inner === null ? problemAt('unparseable', found.value.place, 'values that are not text') : layerOf(inner);
  } catch (error) {
    return thrownProblem(error);
  }
}

/** The entry of a config map or secret, in a file or as one; otherwise the end of a sentence that says why there is none. */
async function findEntry(context: ObjectContext, { kind, name, key }: Reference): Promise<Located | string> {
  const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  // An outer generator extends or replaces an inner one.
  for (const from of [...context.environment].reverse()) {
    for (const generator of itemsAt(from, list)) {
      const isMeant = textAt(generator, 'name') === name;
      const entry = isMeant ? await readGenerator(context.files, from, generator, key) : null;
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
  generator: Located,
  key: string,
): Promise<Located | string | null> {
  files.has(file.path);
  for (const { text } of textsAt(generator, 'files')) {
    const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
    if ((entry ?? baseNameOf(path)) !== key) continue;
    const values = await files.yaml(resolvePath(folder, path) ?? path);
    return values?.root == null ? '' : { file: values, value: values.root };
  }
  if (!['literals', 'envs', 'env'].some((each) => file.at(generator.value, [each]) !== null)) return null;
  const lines = [file.sourceOf(generator.value).trim()];
  for (const text of [...textsAt(generator, 'envs').map((each) => each.text), scalarAt(generator, 'env')?.text ?? '']) {
    const variables = text === '' ? '' : ((await files.text(resolvePath(folder, text) ?? text)) ?? '');
    lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
  }
  return `, which is generated from ${quoteText(lines.join('\n'))}`;
}

/** An entry as a single value at a path, as with `--set`. */
function settingOf({ file, value }: Located, target: string): ReleaseValues {
  const scalar = file.scalar(value);
  const steps = stepsOf(target);
  if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
    return problemAt('external-values', (scalar ?? value).place, quoteText(target));
  }
  // Flux treats a quoted value as a string.
  const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
  const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
  return layerOf(settingsAsYaml(file.path, [setting]));
}
