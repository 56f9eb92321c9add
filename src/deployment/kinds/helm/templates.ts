import type { Place } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { isNamed } from '../../../product/product.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { SourceText } from '../../../syntax/source-text.ts';
import { type TemplateSources, valuesIn } from '../../../syntax/template-source.ts';
import type { YamlFile, YamlPath } from '../../../syntax/yaml.ts';
import { DEFAULTS, type SecondOrder } from '../../finding.ts';
import { refusedImage } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import type { LocalChart } from './chart-files.ts';
import type { ReleasePart } from './findings.ts';
import { type ChartOfRelease, defaultOf, placesOfTag, readImageValues } from './image-values.ts';
import { imagesIn, MOST_TEXTS, type TemplatedImage } from './template-images.ts';
import { textOf, type ValuesScope } from './values.ts';
import { filesBelow } from './values-files.ts';

/** What the text of a chart's templates shows. */
export type ChartTemplates = Awaited<ReturnType<typeof readTemplates>>;

/** Limits for templates. No real chart has more, or larger ones. */
const MOST_TEMPLATES = 100;
const MOST_CHARACTERS = 200_000;

/** What takes values that it does not name, or an image on lines of its own. */
const HIDES = /\.Values\b(?!\.\w)|"Values"|\.Files\b|\btpl\b|\bimage["']?:[ \t]{0,9}[|>\n]/;

/** Reads the templates of a chart in the repository. */
export async function readTemplates(files: Files, { folder, dependencies }: LocalChart, globs: readonly string[]) {
  const read = async (path: string) => {
    const text = await nullIfUnreadable(files.text(path));
    return text !== null && text.length <= MOST_CHARACTERS ? [new SourceText(path, text)] : [];
  };
  const paths = filesBelow(files, inFolder(folder, 'templates'));
  const texts = (await Promise.all(paths.slice(0, MOST_TEMPLATES).map(read))).flat();
  const whole = texts.map(({ text }) => text).join('\n');
  const taken = valuesIn(whole);
  const { images, literals, others } = imagesIn(texts, globs);
  // Files whose content the expressions take.
  const names = others.flatMap(({ text }) => [...text.matchAll(/\.Files\.(?:Get|Lines)\s{1,9}"([^"\n]{1,200})"/g)]);
  for (const name of [...new Set(names.map(([, each = '']) => each))].slice(0, MOST_TEXTS)) {
    for (const { path, text } of await read(inFolder(folder, name)))
      others.push({ key: `chart:${path}`, text, place: { file: path, line: 1, column: 1 } });
  }
  // A dependency may bring templates that take any value, also one that nothing declares.
  const isAlone = dependencies.length + filesBelow(files, inFolder(folder, 'charts')).length === 0;
  const isWhole = texts.length > 0 && texts.length === paths.length && others.length === 0;
  const isClear = isAlone && isWhole && !HIDES.test(whole);
  return {
    /** Images in the order of the templates, each way once. */
    images,
    /** Images without an action, each text once, where these show all. */
    literals: isClear ? literals : [],
    /** Images that come about in another way, with the text that says how. */
    others,
    /** Whether some template uses the chart's `appVersion`. Without templates it counts, as in the usual one. */
    usesAppVersion: texts.length === 0 || whole.includes('.Chart.AppVersion'),
    /** Whether the templates show all that decides their images. */
    isClear,
    readsMode: /\.Values\.upgrade\b/.test(whole),
    recreates: recreation(texts),
    /** The templates that may build the service's image. */
    text: texts
      .flatMap(({ path, text }) => (path.endsWith('.tpl') || isNamed(text) || /\.image\b/i.test(text) ? [text] : []))
      .join('\n'),
    /** Whether some template names a value, or one in it. */
    takes: (path: YamlPath) =>
      taken.some((way) => way.every((key, index) => index >= path.length || path[index] === key)),
  };
}

/** Reads an image whose name stands in a template, or in values that do not show that it is one; nothing for another image. */
export function readTemplated(
  { name, tag, place, source }: TemplatedImage,
  known: ChartOfRelease,
  scope: ValuesScope,
  settings: KindSettings,
): ReleasePart[] {
  const text = name.map((sources) => firstText(scope, sources)).join('');
  const reference = parseImageReference(text.replace(/^\/+/, ''));
  if (reference === null || !/^(?:service|custom)$/.test(classifyImage(reference, settings.images))) return [];
  const tags = tag ?? [];
  const byDefault = defaultOf(tags, known, place);
  const repository = { reference, place, problem: null };
  const reading = readImageValues(scope, settings, byDefault, { tags, repository });
  if (reading === null) return [];
  const found = quoteText(source.replace(/^\{\{-?|-?\}\}$/g, '').trim());
  const read = tag === null ? refusedImage(problemAt('unresolved-template', place, found), place) : reading;
  const { answer, place: at, notices } = read;
  const values = [...tags, ...name.flat()].filter((each) => each.kind === 'value');
  const texts = tags.filter(({ kind }) => kind === 'text');
  const understood = [...placesOfTag(scope, [...values, ...texts]), ...byDefault.understood];
  const steps = values[0]?.path.map(String) ?? ['appVersion'];
  const { setsTag } = reading;
  return [
    { found: { ...DEFAULTS, answer, place: at, notices, understood }, setsTag, steps, way: steps, isInstance: false },
  ];
}

/** The first text among the sources of a part; empty where there is none. */
function firstText(scope: ValuesScope, sources: TemplateSources): string {
  const texts = sources.map((source) => {
    if (source.kind === 'value') return textOf(scope.at(source.path));
    return source.kind === 'text' ? source.text : '';
  });
  return texts.find((text) => text !== '') ?? '';
}

/** `strategy: {type: Recreate}` on separate lines, under no condition. */
const RECREATE = /(?<!\}\}[ \t]*\n)^[ \t]+strategy:[ \t]*\n[ \t]+type:[ \t]*["']?Recreate\b/gm;

/** The place of a `Recreate` strategy, if every Deployment has one. */
function recreation(texts: readonly SourceText[]): Place | null {
  const places = texts.flatMap((file) =>
    [...file.text.matchAll(RECREATE)].map(({ 0: whole, index }) => file.placeAt(index + whole.lastIndexOf('\n') + 1)),
  );
  const deployments = texts.flatMap(({ text }) => text.match(/^kind:[ \t]*Deployment\b/gm) ?? []);
  return places.length === deployments.length ? (places[0] ?? null) : null;
}

interface ChartValues {
  /** The `Chart.yaml`. */
  readonly file: YamlFile;
  readonly scope: ValuesScope;
  /** Further images of the service, from the settings. */
  readonly images: readonly string[];
}

/**
 * Versions in a local chart, one of which may be the tag of an image that is not understood: its own, values that templates
 * name, and what else the image's expression names. A tag beside the repository of other software is that of its container.
 *
 * @param isOpen whether nothing shows that the templates do not take the `appVersion`
 */
export function possibleVersions(
  text: string,
  expressions: string,
  { file, scope, images }: ChartValues,
  isOpen: boolean,
): SecondOrder[] {
  const ways = valuesIn(text);
  const direct = new Set(valuesIn(expressions).map((way) => way.join('.')));
  const own = [
    ...(isOpen || text.includes('.Chart.AppVersion') ? [['appVersion']] : []),
    ...(text.includes('.Chart.Version') ? [['version']] : []),
  ];
  const layers = [{ file, root: file.root, ways: own }, ...scope.layers.map((each) => ({ ...each, ways }))];
  const texts = new Map<string, SecondOrder>();
  for (const { file: from, root, ways: named } of layers) {
    for (const way of named) {
      const scalar = root?.at(way)?.scalar ?? null;
      const name = way.join('.');
      const [isDirect, isVersion] = [direct.has(name), /^v?\d+\.\d+\.\d+/.test(scalar?.text ?? '')];
      const mayDecide = isTagOfOther(way, scope, images) ? isDirect && isVersion : isDirect || isVersion;
      if (scalar === null || !mayDecide) continue;
      const key = `chart:${from.path}#${name}`;
      texts.set(key, { key, text: scalar.text, place: scalar.place });
    }
  }
  return [...texts.values()];
}

function isTagOfOther(way: YamlPath, scope: ValuesScope, images: readonly string[]): boolean {
  if (way.at(-1) !== 'tag') return false;
  const reference = parseImageReference(textOf(scope.at([...way.slice(0, -1), 'repository'])));
  return reference !== null && classifyImage(reference, images) === 'other';
}
