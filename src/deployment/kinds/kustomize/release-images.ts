import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { baseNameOf } from '../../../repository/repository-paths.ts';
import { type ImageRules, problemAnswer } from '../../image-answer.ts';
import { classifyImage, imagePath, parseImageReference } from '../../reference.ts';
import type { HelmImageReading, ReleasePart } from '../helm/findings.ts';
import type { HelmRelease } from '../helm/release.ts';
import { isSeen } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import { imageText, readImage } from '../manifests/image.ts';
import { type ImageOverride, imageOf, placesOf } from './kustomization.ts';

/** Whether an override replaces an image of the service, or replaces something by one. */
export function overridesService({ name, newName }: ImageOverride, { images }: ImageRules): boolean {
  return [name, newName?.text ?? ''].some((text) => {
    const reference = parseImageReference(text);
    return reference !== null && classifyImage(reference, images) !== 'other';
  });
}

/** Applies `images` to the rendered output of a release (docs/how-detection-works.md#which-value-wins). */
export function withImages(
  parts: readonly ReleasePart[],
  overrides: readonly ImageOverride[],
  release: HelmRelease,
  settings: KindSettings,
): ReleasePart[] {
  return parts.map((part, index) => {
    const name = index === 0 ? renderedBy(release, settings) : null;
    return { ...part, found: afterOverrides(part.found, name, overrides, settings) };
  });
}

/** An image after each override that means it, in their order. @param rendered its name in the output; null if that is not known */
function afterOverrides(
  found: HelmImageReading,
  rendered: string | null,
  overrides: readonly ImageOverride[],
  rules: ImageRules,
): HelmImageReading {
  let result = found;
  let name = rendered;
  for (const override of overrides) {
    const isMeant = name === null ? isOf(result, override, rules) : override.name === name;
    if (!isMeant) continue;
    const understood = [...result.understood, ...placesOf(override)];
    const winners = [...(result.winners ?? []), `${override.name}=${override.newName?.text ?? ''}`];
    result = { ...result, ...changeOf(result, override, rules), understood, winners };
    name = override.newName?.text ?? name;
  }
  return result;
}

/** The image repository that the service's chart renders; null for another chart, which may take it from elsewhere. */
function renderedBy({ chart, values }: HelmRelease, settings: KindSettings): string | null {
  if (chart.kind !== 'published' || baseNameOf(chart.name) !== settings.chart) return null;
  return (
    values
      .filter(isSeen)
      .map(({ root }) => root?.at(['image', 'repository'])?.scalar?.text)
      .find(Boolean) ?? product.image.path
  );
}

/** Whether an override means an image whose name is not known: it has the same path, or no path could be read. */
function isOf({ answer }: HelmImageReading, override: ImageOverride, rules: ImageRules): boolean {
  const reference = parseImageReference(override.name);
  if (reference === null) return false;
  if (answer.status === 'problem') return classifyImage(reference, rules.images) !== 'other';
  return imagePath(reference) === answer.image.path;
}

function changeOf({ answer, notices }: HelmImageReading, override: ImageOverride, rules: ImageRules) {
  const image = imageOf(override);
  const { place } = image.name;
  const source = imageText(image);
  // A new name alone leaves the tag to the chart. Any version does to read the name.
  const isOnlyName = image.tag === null && image.digest === null;
  const whole = isOnlyName ? { ...image, tag: { text: '0.0.0', place } } : image;
  const read = readImage(whole, { source, isService: true }, rules);
  if (read === null) return { answer: problemAnswer(problemAt('custom-image', place, quoteText(source))), place };
  const allNotices = [...notices, ...read.notices];
  if (!isOnlyName || read.answer.status !== 'version') return { ...read, notices: allNotices };
  if (answer.status === 'problem') return {};
  const { path } = read.answer.image;
  return { answer: { ...answer, image: { ...answer.image, path } }, notices: allNotices };
}
