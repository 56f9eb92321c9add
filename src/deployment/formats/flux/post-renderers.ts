import { type Answer, customImageNotice, problemAnswer } from '../../deployment.ts';
import { type Place, showPlace } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { classifyImage, type ImageReference, imagePath, parseImageReference, quoteText } from '../../reference.ts';
import type { YamlScalar } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import type { HelmReleaseReading } from '../helm/release.ts';
import { readTagEntry } from '../helm/release-values.ts';
import { scalarAt } from './objects.ts';
import type { Located, PatchedObject } from './parts.ts';

/** A patch that may set the image of a container. */
const SETS_IMAGE = /\/image\b|\bimage["']?\s*:/;

/**
 * What a release deploys once the post renderers of Flux have changed it (DETECTION 2.3: `kustomize.images` beats all).
 *
 * @param rendered the repository of the image as the chart renders it; null where that cannot be told
 */
export function withPostRenderers(
  reading: HelmReleaseReading,
  release: PatchedObject,
  settings: FormatSettings,
  rendered: string | null,
): HelmReleaseReading {
  const renderers = release.items(['spec', 'postRenderers']);
  if (renderers.length === 0) return reading;
  const images = renderers.flatMap(({ file, value }) =>
    file.items(file.at(value, ['kustomize', 'images'])).map((item) => ({ file, value: item })),
  );
  const patch = renderers.map(problemOfPatches).find((problem) => problem !== null) ?? null;
  return {
    ...change(reading, images, patch, settings, rendered),
    further: reading.further.map((each) => ({
      ...each,
      found: { ...each.found, ...change(each.found, images, patch, settings, null) },
    })),
  };
}

type Changed = Pick<HelmReleaseReading, 'answer' | 'place' | 'notices'>;

function change<T extends Changed>(
  reading: T,
  images: readonly Located[],
  patch: Problem | null,
  settings: FormatSettings,
  rendered: string | null,
): T {
  let changed: T = reading;
  let name = rendered;
  for (const image of images) {
    const override = overrideOf(image);
    if (override === null || !isMeant(override, changed.answer, name, settings)) continue;
    changed = { ...changed, ...apply(override, changed, settings) };
    name = override.newName?.text ?? name;
  }
  if (patch === null || patch.place === null) return changed;
  return { ...changed, answer: problemAnswer(patch), place: patch.place };
}

/** An item of `images`. */
interface Override {
  readonly reference: ImageReference;
  readonly text: string;
  readonly newName: YamlScalar | null;
  readonly newTag: { readonly scalar: YamlScalar; readonly source: string } | null;
  readonly digest: YamlScalar | null;
  readonly place: Place;
}

function overrideOf({ file, value }: Located): Override | null {
  const name = scalarAt(file, value, ['name']);
  const reference = name === null ? null : parseImageReference(name.text);
  if (name === null || reference === null) return null;
  const tag = scalarAt(file, value, ['newTag']);
  const source = file.at(value, ['newTag']);
  return {
    reference,
    text: name.text,
    newName: scalarAt(file, value, ['newName']),
    newTag: tag === null || source === null ? null : { scalar: tag, source: file.sourceOf(source) },
    digest: scalarAt(file, value, ['digest']),
    place: value.place,
  };
}

function isMeant(override: Override, answer: Answer, rendered: string | null, { images }: FormatSettings): boolean {
  if (rendered !== null) return override.text === rendered;
  if (answer.status !== 'problem') return imagePath(override.reference) === answer.image.path;
  return classifyImage(override.reference, images) !== 'other';
}

function apply(override: Override, { answer, place, notices }: Changed, settings: FormatSettings): Changed {
  const { newName, newTag, digest } = override;
  const at = newTag?.scalar.place ?? digest?.place ?? newName?.place ?? override.place;
  const reference = newName === null ? override.reference : parseImageReference(newName.text);
  const kind = reference === null ? 'other' : classifyImage(reference, settings.images);
  if (newName !== null && (reference === null || kind === 'other' || kind === 'undecided')) {
    const problem = problemAt('custom-image', newName.place, quoteText(newName.text));
    return { answer: problemAnswer(problem), place: newName.place, notices };
  }
  if (reference === null) return { answer, place, notices };
  const said =
    newName !== null && kind === 'custom' ? [...notices, customImageNotice(reference, newName.place)] : notices;
  if (newTag !== null) {
    const entry = { status: 'scalar', ...newTag } as const;
    const read = readTagEntry(entry, reference, settings.tagSuffix, at);
    const isPinned = read.status === 'version' && digest !== null;
    const pinned = isPinned ? { ...read, image: { ...read.image, digest: digest.text } } : read;
    return { answer: pinned, place: at, notices: said };
  }
  if (digest !== null) {
    return { answer: problemAnswer(problemAt('digest-only', at, quoteText(digest.text))), place: at, notices: said };
  }
  if (newName === null || answer.status === 'problem') return { answer, place, notices };
  return { answer: { ...answer, image: { ...answer.image, path: imagePath(reference) } }, place, notices: said };
}

function problemOfPatches(renderer: Located): Problem | null {
  const patch = patchesOf(renderer).find(({ text }) => SETS_IMAGE.test(text));
  return patch === undefined ? null : problemAt('external-values', patch.place, 'a patch of `spec.postRenderers`');
}

interface PatchText {
  readonly text: string;
  readonly place: Place;
}

function patchesOf({ file, value }: Located): PatchText[] {
  return ['patches', 'patchesStrategicMerge', 'patchesJson6902'].flatMap((key) =>
    file.items(file.at(value, ['kustomize', key])).map((item) => {
      // A text may stand behind an alias.
      const texts = [item, file.at(item, ['patch'])].map((each) => file.scalar(each)?.text ?? '');
      return { text: [file.sourceOf(item), ...texts].join('\n'), place: item.place };
    }),
  );
}

/** A patch that may change how workloads are replaced, or take away the migration job. */
const CHANGES_UPGRADE = /strategy|\bJob\b|\$patch|\bremove\b/;

/** The same without the mode of the upgrade, where the release sees to it that the mode does not do what it says. */
export function withRenderedMode(reading: HelmReleaseReading, release: PatchedObject): HelmReleaseReading {
  const { declared, notices } = reading;
  if (declared.upgradeMode === null) return reading;
  const patches = release.items(['spec', 'postRenderers']).flatMap(patchesOf);
  const patch = patches.find(({ text }) => CHANGES_UPGRADE.test(text));
  const disabled = release.scalar(['spec', 'upgrade', 'disableHooks']);
  const isDisabled = disabled !== null && disabled.text !== 'false';
  const at = patch?.place ?? (isDisabled ? disabled.place : null);
  if (at === null) return reading;
  const what =
    patch === undefined ? 'The migration job is a hook, and those are disabled' : 'A post renderer may change it';
  const notice = `${what} at ${showPlace(at)}: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}
