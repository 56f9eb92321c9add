import type { Place } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { LineIndex } from '../../../syntax/line-index.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { PLAIN, type SecondOrder } from '../../finding.ts';
import { problemAnswer } from '../../image-answer.ts';
import { classifyImage, type ImageReference, imagePath, imageSource, parseImageReference } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { KindSettings } from '../kind.ts';
import type { LocalChart } from './chart-files.ts';
import type { HelmImageReading, ReleasePart } from './findings.ts';
import { type ChartOfRelease, placeOf, placesAt, readTagEntry, usesDefault } from './image-values.ts';
import type { ReleaseLayers } from './values.ts';
import { filesBelow } from './values-files.ts';

/** An image of the service in a chart's template, with a tag that is filled in. */
interface TemplatedImage {
  readonly reference: ImageReference;
  readonly place: Place;
  /** The expression that fills in the tag, as written. */
  readonly source: string;
  /** The path of the value that gives the tag; null where none does. */
  readonly value: readonly string[] | null;
  /** Whether the chart's `appVersion` is the tag, perhaps as a default for that value. */
  readonly usesAppVersion: boolean;
}

/** What the text of a chart's templates shows. */
interface ChartTemplates {
  readonly images: readonly TemplatedImage[];
  /**
   * Whether some template uses the chart's `appVersion`. A chart without templates counts, because the usual template
   * does.
   */
  readonly usesAppVersion: boolean;
  /** Whether some template reads `upgrade.mode`. */
  readonly readsMode: boolean;
  /** The place of a `Recreate` strategy, if every Deployment has one. */
  readonly recreates: Place | null;
  /** Values named in templates that may build the service's image. */
  readonly values: readonly (readonly string[])[];
}

/** Limits for templates. No real chart has more, or larger ones. */
const MOST_TEMPLATES = 100;
const MOST_CHARACTERS = 200_000;

/** `lightdash/lightdash:{{ … }}`, or with `%s` for the rest of the expression. */
const IMAGE =
  /(?<![\w.-])([\w.-]{1,100}(?::\d{1,5})?(?:\/[\w.-]{1,100}){1,8}):(?:\{\{([^{}\n]{0,300})\}\}|%s["`]([^{}\n]{0,300}))/g;

const VALUE = /\.Values\.([\w.]+)/;

function pathOf([, way = '']: RegExpExecArray | RegExpMatchArray): string[] {
  return way.split('.');
}

/**
 * Reads the templates of a chart in the repository.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readTemplates(files: Files, folder: string, globs: readonly string[]): Promise<ChartTemplates> {
  const images: TemplatedImage[] = [];
  const texts: { readonly path: string; readonly text: string }[] = [];
  for (const path of filesBelow(files, inFolder(folder, 'templates')).slice(0, MOST_TEMPLATES)) {
    const text = await nullIfUnreadable(files.text(path));
    if (text !== null && text.length <= MOST_CHARACTERS) texts.push({ path, text });
  }
  const whole = texts.map(({ text }) => text).join('\n');
  const known = new Set<string>();
  for (const { path, text } of texts) {
    const lines = new LineIndex(path, text);
    for (const { index, 1: name = '', 2: action, 3: rest = '' } of text.matchAll(IMAGE)) {
      const reference = parseImageReference(name);
      if (reference === null || !/^(?:service|custom)$/.test(classifyImage(reference, globs))) continue;
      const source = action ?? rest;
      const meant = withHelper(source, whole);
      const named = VALUE.exec(meant);
      const value = named && pathOf(named);
      const usesAppVersion = meant.includes('.Chart.AppVersion');
      const key = JSON.stringify([name, value, usesAppVersion]);
      if (!known.has(key)) images.push({ reference, place: lines.placeAt(index), source, value, usesAppVersion });
      known.add(key);
    }
  }
  return {
    images,
    usesAppVersion: texts.length === 0 || whole.includes('.Chart.AppVersion'),
    readsMode: /\.Values\.upgrade\b/.test(whole),
    recreates: recreation(texts),
    values: texts.flatMap(({ path, text }) =>
      path.endsWith('.tpl') || /lightdash|\.image\b/i.test(text)
        ? [...text.matchAll(new RegExp(VALUE, 'g'))].map(pathOf)
        : [],
    ),
  };
}

/** `strategy: {type: Recreate}` on separate lines and under no condition. */
const RECREATE = /(?<!\}\}[ \t]*\n)^[ \t]+strategy:[ \t]*\n[ \t]+type:[ \t]*["']?Recreate\b/gm;

function recreation(texts: readonly { readonly path: string; readonly text: string }[]): Place | null {
  const places = texts.flatMap(({ path, text }) => {
    const lines = new LineIndex(path, text);
    return [...text.matchAll(RECREATE)].map(({ 0: whole, index }) => lines.placeAt(index + whole.indexOf('type:')));
  });
  const deployments = texts.flatMap(({ text }) => text.match(/^kind:[ \t]*Deployment\b/gm) ?? []);
  return places.length === deployments.length ? (places[0] ?? null) : null;
}

/**
 * Versions in a local chart, one of which may be the tag of an image that is not understood: the `appVersion`, and
 * values that the templates name.
 */
export function possibleVersions(
  { values }: Pick<ChartTemplates, 'values'>,
  { file }: Pick<LocalChart, 'file'>,
  { scope }: ReleaseLayers,
): SecondOrder[] {
  const layers = [
    { file, root: file.root, ways: [['appVersion']] },
    ...scope.layers.map((each) => ({ ...each, ways: values })),
  ];
  const told = new Map<string, SecondOrder>();
  for (const { file: own, root, ways } of layers) {
    for (const way of ways) {
      const scalar = own.scalar(own.at(root, way));
      if (scalar === null || !/^v?\d+\.\d+\.\d+/.test(scalar.text)) continue;
      const key = `chart:${own.path}#${way.join('.')}`;
      told.set(key, { key, text: scalar.text, place: scalar.place });
    }
  }
  return [...told.values()];
}

/** An expression, or the definition of the helper that it calls, up to the next definition. */
function withHelper(action: string, templates: string): string {
  const name = /(?:include|template)\s+"([\w./-]+)"/.exec(action)?.[1];
  if (name === undefined) return action;
  const [, helper = ''] = templates.split(`define "${name}"`, 2);
  return helper.split(/\bdefine\b|^(?:apiVersion|image):/m, 1)[0] ?? '';
}

/** Reads an image whose tag comes from a template, with the values of a release. */
export function readTemplated(
  { reference, place, source, value, usesAppVersion }: TemplatedImage,
  { appVersion, accounts }: ChartOfRelease,
  layers: ReleaseLayers,
  { keys, settings }: { readonly keys: readonly string[]; readonly settings: KindSettings },
): ReleasePart {
  const entry = value === null ? null : layers.scope.at(value);
  const at = entry && placeOf(entry);
  const hidden = value === null ? null : layers.hiddenAt(value);
  const isOfChart = usesAppVersion && (entry === null || usesDefault(entry));
  let decided: Pick<HelmImageReading, 'answer' | 'place'> = {
    answer: problemAnswer(problemAt('unresolved-template', place, quoteText(source.trim()))),
    place,
  };
  if (hidden !== null) decided = { answer: problemAnswer(hidden), place: hidden.place ?? place };
  else if (isOfChart && appVersion != null) {
    const image = { path: imagePath(reference), source: imageSource(reference), suffix: '', digest: null };
    decided = { answer: { status: 'version', version: appVersion.version, image }, place: appVersion.place };
  } else if (entry !== null && at !== null) {
    decided = { answer: readTagEntry(entry, reference, settings.tagSuffix, at), place: at };
  }
  const steps = [...keys, ...(value ?? ['appVersion'])];
  const read = [...(value === null ? [] : placesAt(layers.scope, [value])), ...(usesAppVersion ? accounts : [])];
  const found: HelmImageReading = { ...PLAIN, ...decided, accounts: read };
  return { found, setsTag: at !== null, steps, way: steps, isInstance: false };
}
