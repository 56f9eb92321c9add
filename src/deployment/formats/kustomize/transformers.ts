import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { type ImageEntry, type Overlay, type Reference, readImageEntry, resolveReference } from './kustomization.ts';
import type { Renaming } from './selector.ts';

/** A field that a transformer of images changes beside those of containers. */
export interface ImageField {
  /** `spec/image`, without the signs of lists. */
  readonly way: string;
  /** Empty for any. */
  readonly kind: string;
}

/** What a transformer does to objects, as far as that is followed. */
export type Transformer =
  | { readonly does: 'nothing' }
  | { readonly does: 'rename'; readonly renaming: Renaming }
  | { readonly does: 'images'; readonly entry: ImageEntry; readonly fields: readonly ImageField[] }
  | { readonly does: 'anything' };

/** Transformers that leave alone whatever is read. */
const HARMLESS = /^(?:Annotations|ReplicaCount|Hash|LegacyOrder|SortOrder)Transformer$/;
const RENAMING = /^(?:Labels?|Namespace|Prefix|Suffix|PrefixSuffix)Transformer$/;

/** Reads the settings of a transformer. */
export function readTransformer(object: KubernetesObject): Transformer {
  const { apiVersion, kind, file, value, namespace } = object;
  if (kind === 'ImageTagTransformer') {
    const tag = file.at(value, ['imageTag']);
    const entry = tag === null ? null : readImageEntry(file, tag);
    const fields = imageFieldsIn(file, file.items(file.at(value, ['fieldSpecs'])));
    return entry === null ? { does: 'anything' } : { does: 'images', entry, fields };
  }
  if (apiVersion !== 'builtin') return { does: 'anything' };
  if (HARMLESS.test(kind)) return { does: 'nothing' };
  if (!RENAMING.test(kind)) return { does: 'anything' };
  const text = (key: string) => file.written(file.at(value, [key])) ?? '';
  const renaming = {
    namespace: kind === 'NamespaceTransformer' ? namespace : '',
    namePrefix: text('prefix'),
    nameSuffix: text('suffix'),
    addsLabels: kind.startsWith('Label'),
  };
  return { does: 'rename', renaming };
}

/** Further fields that hold images, by the files of `configurations`. */
export interface ImageFields {
  readonly fields: readonly ImageField[];
  readonly inputs: readonly string[];
  /** Why there may be others; null where they are all known. */
  readonly problem: Problem | null;
}

/**
 * The fields that the `configurations` of a kustomization give to its `images`.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function imageFieldsOf(files: Files, { folder, configurations }: Overlay): Promise<ImageFields> {
  const fields: ImageField[] = [];
  const inputs: string[] = [];
  let problem: Problem | null = null;
  for (const reference of configurations) {
    const resolved = resolveReference(files, folder, reference);
    if (resolved.kind !== 'file') {
      problem ??= notHere(reference, resolved.kind);
      continue;
    }
    inputs.push(resolved.path);
    try {
      const file = await files.yaml(resolved.path);
      if (file !== null) fields.push(...imageFieldsIn(file, file.items(file.at(file.root, ['images']))));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problem ??= error.problem;
    }
  }
  return { fields, inputs, problem };
}

function imageFieldsIn(file: YamlFile, items: readonly YamlValue[]): ImageField[] {
  return items.flatMap((item) => {
    const path = file.scalar(file.at(item, ['path']))?.text;
    const kind = file.scalar(file.at(item, ['kind']))?.text ?? '';
    return path === undefined ? [] : [{ way: path.replaceAll('[]', ''), kind }];
  });
}

/** What a reference leads to that cannot be looked at. */
export function notHere({ text, place }: Reference, kind: string): Problem {
  const what = kind === 'remote' ? 'the remote base' : 'the missing';
  return problemAt('external-values', place, `${what} ${quoteText(text)}`);
}
