import { resolvePath } from '../../repository-paths.ts';
import { settingsAsYaml } from '../../source/embedded-yaml.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { memberOf } from '../kustomize/kustomization.ts';
import { generatorFilesOf } from '../kustomize/replacements.ts';
import { groupOf } from '../manifests/objects.ts';
import type { Kustomization } from './kustomizations.ts';
import { choose, patched, type ReleaseContext } from './lookup.ts';
import { indexKey, isSameObject, objectsSpeakingOf } from './objects.ts';

/** What a config map has under a key: a text in a file, or a file as a whole. */
export interface ConfigMapEntry {
  readonly file: YamlFile;
  readonly value: YamlValue | null;
  readonly isWhole: boolean;
}

/** Why there is none that could be read, as the end of a sentence. */
export interface NoEntry {
  readonly why: string;
}

/**
 * What a config map has under a key: of a manifest in the repository, or of a kustomization that generates it.
 *
 * @throws ProblemError where the file with it cannot be read
 * @throws TreeError where the tree cannot be read
 */
export async function findConfigMapEntry(
  context: ReleaseContext,
  name: string,
  key: string,
): Promise<ConfigMapEntry | NoEntry> {
  const { tree, settings, kustomizations, way, namespace } = context;
  const wanted = { kind: 'ConfigMap', name, namespace };
  const alike = (await objectsSpeakingOf(tree, name, settings)).get(indexKey(wanted)) ?? [];
  const generators = kustomizations.generatorsOf(name, namespace);
  const manifest = await choose(alike, (each) => groupOf(each) === '' && isSameObject(each, wanted), context);
  const onWay = generators.filter(({ by }) => way.some((each) => each === by || each.components.includes(by)));
  // The outermost one adds to, or replaces, those within.
  const chosen = generators.length === 1 ? generators : onWay.reverse();
  if (manifest === 'ambiguous' || (manifest === 'missing' && chosen.length === 0 && generators.length > 0)) {
    return { why: ', of which the repository has several' };
  }
  if (manifest !== 'missing' && chosen.length > 0) return { why: ', of which the repository has several' };
  if (manifest !== 'missing') {
    const object = await patched(context, manifest);
    const found = object.at(['data', key]);
    if (object.hiddenAt(['data', key]) !== null) return { why: ', which is patched' };
    return found === null ? { why: ` without ${key}` } : { ...found, isWhole: false };
  }
  for (const { by, item } of chosen) {
    const entry = await readGenerator(context, by, item, key);
    if (entry !== null) return entry;
  }
  return { why: chosen.length === 0 ? '' : ` without ${key}` };
}

/**
 * Remembers the files that may hold a secret, which nobody reads: where they are what they were, so is what it says.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function rememberSecret({ tree, files, settings, way }: ReleaseContext, name: string): Promise<void> {
  if (name === '') return;
  const objects = [...(await objectsSpeakingOf(tree, name, settings)).values()].flat();
  // Of whatever makes it: `SealedSecret`, `ExternalSecret`.
  for (const each of objects) if (each.name === name && each.kind.endsWith('Secret')) files.has(each.file.path);
  for (const { overlay } of way.flatMap((each) => [each, ...each.components])) {
    const { file, root, folder } = overlay;
    for (const item of file.items(memberOf(file, root, 'secretGenerator'))) {
      if (file.scalar(file.at(item, ['name']))?.text !== name) continue;
      for (const path of [file.path, ...generatorFilesOf(file, item, folder)]) files.has(path);
    }
  }
}

/** `files: [values.yaml=prod.yaml]` and `literals: [tag=1.2.3]`. */
async function readGenerator(
  { files }: ReleaseContext,
  { overlay: { file, folder } }: Kustomization,
  item: YamlValue,
  key: string,
): Promise<ConfigMapEntry | null> {
  await files.yaml(file.path);
  for (const entry of file.items(file.at(item, ['files']))) {
    const text = file.scalar(entry)?.text ?? '';
    const sign = text.indexOf('=');
    const path = text.slice(sign + 1);
    const name = sign === -1 ? path.slice(path.lastIndexOf('/') + 1) : text.slice(0, sign);
    if (name !== key) continue;
    const resolved = resolvePath(folder, path);
    const values = resolved === null ? null : await files.yaml(resolved);
    return values === null ? null : { file: values, value: values.root, isWhole: true };
  }
  for (const entry of file.items(file.at(item, ['literals']))) {
    const text = file.scalar(entry)?.text ?? '';
    if (!text.startsWith(`${key}=`)) continue;
    return { ...literal(file, entry, text.slice(key.length + 1)), isWhole: false };
  }
  // It may stand in a file of variables.
  for (const path of generatorFilesOf(file, item, folder)) files.has(path);
  return null;
}

/** The value of a literal, in its place. */
function literal(file: YamlFile, entry: YamlValue, text: string): { file: YamlFile; value: YamlValue | null } {
  const { place } = file.scalar(entry) ?? entry;
  const made = settingsAsYaml(file.path, [{ steps: ['value'], value: text, isText: true, place }]);
  return { file: made, value: made.at(made.root, ['value']) };
}
