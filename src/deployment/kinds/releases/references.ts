import type { Place } from '../../../problems/place.ts';
import { orProblem, type Problem, ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { baseNameOf, resolvePath } from '../../../repository/repository-paths.ts';
import { embeddedYaml } from '../../../syntax/embedded-yaml.ts';
import { settingsAsYaml, stepsOf } from '../../../syntax/set-options.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { layerOf, type ReleaseValues } from '../helm/values.ts';
import { textsAt } from '../kustomize/kustomization.ts';
import { findOne, type ObjectContext } from './cluster.ts';

/** The key of values where a reference names none. */
const DEFAULT_KEY = 'values.yaml';

/** An entry of a config map or a secret, as a release refers to it. */
interface Reference {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  /** The path of a single value; empty for a mapping. */
  readonly target: string;
}

/** Reads an item of Flux's and Crossplane's `valuesFrom` or k3s's `valuesSecrets`. */
export async function readReferences(context: ObjectContext, item: YamlValue): Promise<ReleaseValues[]> {
  const values: ReleaseValues[] = [];
  for (const each of referencesIn(item)) values.unshift(await readReference(context, item.place, each));
  return values;
}

function referencesIn(item: YamlValue): Reference[] {
  // Crossplane.
  const ofConfigMap = item.at(['configMapKeyRef']);
  if (ofConfigMap !== null) return [keyReference('ConfigMap', ofConfigMap)];
  const ofSecret = item.at(['secretKeyRef']);
  if (ofSecret !== null) return [keyReference('Secret', ofSecret)];
  // k3s.
  const name = item.textAt('name');
  const keys = textsAt(item, 'keys').map(({ text }) => ({ kind: 'Secret', name, key: text, target: '' }));
  if (keys.length > 0) return keys;
  // Flux.
  const key = item.textAt('valuesKey') || DEFAULT_KEY;
  return [{ kind: item.textAt('kind'), name, key, target: item.textAt('targetPath') }];
}

function keyReference(kind: string, held: YamlValue): Reference {
  return { kind, name: held.textAt('name'), key: held.textAt('key') || DEFAULT_KEY, target: '' };
}

async function readReference(context: ObjectContext, place: Place, reference: Reference): Promise<ReleaseValues> {
  const { kind, name } = reference;
  if (!['ConfigMap', 'Secret'].includes(kind) || isTemplate(name)) return unseen(reference, place);
  return orProblem(async () => {
    const entry = (await generatedEntry(context, place, reference)) ?? (await declaredEntry(context, place, reference));
    return valuesOfEntry(entry, place, reference);
  });
}

/** The problem of an entry whose content is not in the repository. */
function unseen({ kind, name, key }: Reference, place: Place, why = ''): Problem {
  const object = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${quoteText(name)}`;
  const entry = key === DEFAULT_KEY ? object : `${quoteText(key)} of ${object}`;
  return problemAt('external-values', place, `${entry}${why}`);
}

function valuesOfEntry(entry: YamlValue, place: Place, reference: Reference): ReleaseValues {
  const { scalar } = entry;
  if (scalar?.text.startsWith('ENC[')) {
    // An encrypted secret counts like one outside the repository.
    return reference.kind === 'Secret' ? unseen(reference, place) : problemAt('encrypted', scalar.place);
  }
  if (reference.target !== '') return settingOf(entry, reference.target);
  const isWholeFile = entry.node === entry.file.root?.node;
  const inner = isWholeFile ? entry.file : embeddedYaml(entry);
  return inner === null ? problemAt('unparseable', entry.place, 'values that are not text') : layerOf(inner);
}

/** The entry in an object of the repository. @throws ProblemError if there is none */
async function declaredEntry(context: ObjectContext, place: Place, reference: Reference): Promise<YamlValue> {
  const { kind, name, key } = reference;
  const object = await findOne(context, { group: '', kind, name, namespace: context.object.namespace });
  if (object === 'missing') throw new ProblemError(unseen(reference, place));
  if (object === 'several') {
    throw new ProblemError(unseen(reference, place, ', of which the repository has several'));
  }
  const entry = object.value.at([kind === 'Secret' ? 'stringData' : 'data', key]);
  if (entry === null) throw new ProblemError(unseen(reference, place, ` without ${key}`));
  return entry;
}

/**
 * The entry that a generator of the kustomizations around the object makes of a file; null if none makes it.
 *
 * @throws ProblemError if a generator makes it of something else
 */
async function generatedEntry(context: ObjectContext, place: Place, reference: Reference): Promise<YamlValue | null> {
  const list = reference.kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
  // An outer generator extends or replaces an inner one.
  for (const { value, folder } of context.environment.toReversed()) {
    for (const generator of value.itemsAt(list).filter((each) => each.textAt('name') === reference.name)) {
      context.files.relyOn(value.file.path);
      const entry = await fileOfGenerator(context.files, folder, place, generator, reference);
      if (entry !== null) return entry;
      const lines = await linesOfGenerator(context.files, folder, generator, reference.key);
      if (lines === null) continue;
      const why = `, which is generated from ${quoteText(lines.join('\n'))}`;
      throw new ProblemError(unseen(reference, place, why));
    }
  }
  return null;
}

/** The content of the file that a generator such as `files: [values.yaml=prod.yaml]` uses; null if it uses none for the entry. */
async function fileOfGenerator(files: Files, folder: string, place: Place, generator: YamlValue, reference: Reference) {
  for (const { text } of textsAt(generator, 'files')) {
    const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
    if ((entry ?? baseNameOf(path)) !== reference.key) continue;
    const values = await files.yaml(resolvePath(folder, path) ?? path);
    if (values?.root == null) throw new ProblemError(unseen(reference, place));
    return values.root;
  }
  return null;
}

/** The text of a generator with literals or env files, and the lines of these files that set the entry; null for any other. */
async function linesOfGenerator(files: Files, folder: string, generator: YamlValue, key: string) {
  if (!['literals', 'envs', 'env'].some((each) => generator.at([each]) !== null)) return null;
  const lines = [generator.source.trim()];
  for (const text of [...textsAt(generator, 'envs').map((each) => each.text), generator.textAt('env')]) {
    const variables = text === '' ? '' : ((await files.text(resolvePath(folder, text) ?? text)) ?? '');
    lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
  }
  return lines;
}

/** An entry as a single value at a path, as with `--set`. */
function settingOf(value: YamlValue, target: string): ReleaseValues {
  const scalar = value.scalar;
  const steps = stepsOf(target);
  if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
    return problemAt('external-values', (scalar ?? value).place, quoteText(target));
  }
  // Flux treats a quoted value as a string.
  const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
  const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
  return layerOf(settingsAsYaml(value.file.path, [setting]));
}
