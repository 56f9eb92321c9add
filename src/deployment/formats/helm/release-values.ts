import {
  type Answer,
  answerOfTag,
  type Chart,
  customImageNotice,
  type Declarations,
  type Declared,
  type ImageRules,
  NOTHING_DECLARED,
  problemAnswer,
  showImage,
} from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import {
  classifyImage,
  type ImageReference,
  imagePath,
  parseImageReference,
  quoteText,
  readTag,
} from '../../reference.ts';
import { YamlFile } from '../../source/yaml.ts';
import type { ValuesEntry, ValuesScope } from './values-scope.ts';

/** What the values of a release say about its version. */
export interface ReleaseReading {
  readonly answer: Answer;
  /** What decides: the tag, or the repository where that is the problem; null where the tag is empty. */
  readonly place: Place | null;
  readonly setsTag: boolean;
  /** Whether the tag is empty and the image is the service's, so that the chart decides. */
  readonly isChartsTurn: boolean;
  readonly notices: readonly string[];
  readonly declared: Declarations;
}

/** What decides where the tag is empty. */
export interface ChartOfRelease {
  /** Null where the chart cannot be told; then `problem` says why. */
  readonly chart: (Chart & { readonly version: string }) | null;
  readonly problem: Problem;
}

interface ReadReleaseOptions {
  readonly fallback?: ImageReference;
  readonly image?: readonly string[];
  readonly keys?: readonly string[];
  readonly isServiceChart?: boolean;
  readonly declares?: boolean;
}

/** Image of the service's chart where the values name none. */
export const DEFAULT_IMAGE: ImageReference = {
  registry: null,
  repository: 'lightdash/lightdash',
  tag: null,
  digest: null,
};

/** Sections of the chart that run workloads with a strategy of their own (DETECTION, fact 5). */
export const WORKLOADS = [
  'lightdashBackend',
  'scheduler',
  'appBuildWorker',
  'warehouseNatsWorker',
  'preAggregateNatsWorker',
];

/**
 * Reads the image of a release of the service's chart: `image.tag`, else the chart's `appVersion` (DETECTION, fact 2), and
 * what the values declare beside it.
 *
 * @param fallback the image where the values name no repository
 * @param image the way to what holds repository and tag
 * @param keys those that lead to the release's part of the values
 * @param isServiceChart whether these are the values of the service's chart for certain, so that any image in them is a
 *   build of it
 * @param declares whether they are read by the service's chart, so that what stands beside the image counts
 * @returns null where the values name an image that is not the service's
 */
export function readRelease(
  scope: ValuesScope,
  rules: ImageRules,
  { chart, problem }: ChartOfRelease,
  {
    fallback = DEFAULT_IMAGE,
    image = ['image'],
    keys = [],
    isServiceChart = false,
    declares = true,
  }: ReadReleaseOptions = {},
): ReleaseReading | null {
  const own = declares ? readDeclarations(scope, keys) : { declared: NOTHING_DECLARED, problem: null, notices: [] };
  const repository = readRepository(scope, image, fallback);
  const tag = scope.at([...image, 'tag']);
  const tagPlace = isEmpty(tag) ? null : placeOf(tag);
  const place = tagPlace ?? repository.place ?? chart?.place ?? problem.place;
  if (place === null) throw new TypeError('a release without any place');
  const kind = classifyImage(repository.reference, rules.images);
  if (kind === 'other' && repository.problem === null && !isServiceChart) return null;
  const done = (answer: Answer, decidedAt = tagPlace, isChartsTurn = false): ReleaseReading => ({
    answer: own.problem !== null && answer.status !== 'problem' ? problemAnswer(own.problem) : answer,
    place: decidedAt,
    setsTag: tagPlace !== null,
    isChartsTurn: isChartsTurn && own.problem === null,
    notices: [...(kind === 'custom' ? [customImageNotice(repository.reference, place)] : []), ...own.notices],
    declared: own.declared,
  });
  if (repository.problem !== null) return done(problemAnswer(repository.problem), repository.place);
  if (kind === 'undecided' || kind === 'other') {
    const written = tag.status === 'scalar' && tag.scalar.text !== '' ? tag.scalar.text : null;
    const found = quoteText(showImage({ ...repository.reference, tag: written }));
    const at = repository.place ?? place;
    return done(problemAnswer(problemAt('custom-image', at, found)), at);
  }
  const digest = readDigest(scope, image);
  if (tagPlace !== null) {
    const answer = readTagEntry(tag, repository.reference, rules.tagSuffix, tagPlace);
    const isPlain = answer.status === 'version' && digest !== null;
    return done(isPlain ? { ...answer, image: { ...answer.image, digest } } : answer);
  }
  if (chart === null) return done(problemAnswer(problem), null, true);
  const decided = { path: imagePath(repository.reference), suffix: '', digest };
  return done({ status: 'chart', chart, image: decided }, null, true);
}

/** Reads a tag that stands alone in YAML, as it reaches a template (DETECTION 2.2). */
export function readTagEntry(entry: ValuesEntry, reference: ImageReference, suffix: string, place: Place): Answer {
  if (entry.status === 'unset') return problemAnswer(problemAt('moving-tag', place, 'An empty tag'));
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return problemAnswer(unreadable);
  if (entry.status === 'structure') return problemAnswer(problemAt('not-a-version', place, quoteText(entry.source)));
  const { text, type } = entry.scalar;
  if (type === 'other') {
    return problemAnswer(problemAt('numeric-tag', place, `${quoteText(text)} as ${readsAs(text)}`));
  }
  return answerOfTag(readTag(text, suffix), reference, place);
}

/** What some tool fills in before Helm sees it. */
const TEMPLATE = /\$[\w{(]|\{\{|<%/;

/** Whether a text of a file of values is filled in before Helm sees it. */
export function isTemplate(text: string): boolean {
  return YamlFile.hasTemplate(text) || TEMPLATE.test(text);
}

/** A problem where a text is filled in elsewhere or encrypted; null where it can be read. */
export function unreadableText(entry: ValuesEntry, place: Place, subject: 'tag' | 'image' = 'tag'): Problem | null {
  if (entry.status === 'unset') return null;
  const text = entry.status === 'scalar' ? entry.scalar.text : entry.source;
  const isTemplate = (entry.status === 'scalar' && entry.scalar.hasTemplate) || TEMPLATE.test(entry.source);
  if (isTemplate) return problemAt('unresolved-template', place, quoteText(entry.source.trim()), { subject });
  return text.startsWith('ENC[') ? problemAt('encrypted', place, '', { subject }) : null;
}

/** Whether Helm's `default` passes over an entry. A number or a boolean is an error instead, for nobody means it. */
export function isEmpty(entry: ValuesEntry): boolean {
  return (
    entry.status === 'unset' || (entry.status === 'scalar' && entry.scalar.type !== 'other' && entry.scalar.text === '')
  );
}

function placeOf(entry: ValuesEntry): Place | null {
  return entry.status === 'scalar' ? entry.scalar.place : entry.place;
}

interface RepositoryReading {
  readonly reference: ImageReference;
  readonly place: Place | null;
  readonly problem: Problem | null;
}

function readRepository(scope: ValuesScope, image: readonly string[], fallback: ImageReference): RepositoryReading {
  const entry = scope.at([...image, 'repository']);
  if (isEmpty(entry) || entry.status === 'unset') return { reference: fallback, place: null, problem: null };
  const place = placeOf(entry);
  if (place === null) return { reference: fallback, place: null, problem: null };
  const unreadable = unreadableText(entry, place, 'image');
  const text = entry.status === 'scalar' ? entry.scalar.text : entry.source;
  // A registry that is filled in elsewhere leaves the service's own path readable.
  if (unreadable?.code === 'unresolved-template' && /\/lightdash\/lightdash$/.test(text)) {
    return { reference: fallback, place, problem: null };
  }
  if (unreadable !== null) return { reference: fallback, place, problem: unreadable };
  const registry = scope.at([...image, 'registry']);
  const prefix = registry.status === 'scalar' && registry.scalar.type === 'string' ? `${registry.scalar.text}/` : '';
  const reference = parseImageReference(`${prefix}${text}`);
  if (reference === null || reference.tag !== null || reference.digest !== null) {
    const remedy = 'Leave the repository alone there, and write X.Y.Z as the tag beside it.';
    const found = `The image ${quoteText(text)}`;
    return { reference: reference ?? fallback, place, problem: problemAt('not-a-version', place, found, { remedy }) };
  }
  return { reference, place, problem: null };
}

function readDigest(scope: ValuesScope, image: readonly string[]): string | null {
  const entry = scope.at([...image, 'digest']);
  return entry.status === 'scalar' && entry.scalar.type === 'string' && entry.scalar.text !== ''
    ? entry.scalar.text
    : null;
}

function readDeclarations(
  scope: ValuesScope,
  keys: readonly string[],
): {
  declared: Declarations;
  problem: Problem | null;
  notices: string[];
} {
  const mode = readMode(scope.at(['upgrade', 'mode']));
  return {
    declared: {
      keys,
      upgradeMode: mode.declared,
      migrationJob: readSwitch(scope.at(['migrationJob', 'enabled'])),
      strategies: WORKLOADS.flatMap((workload) => {
        const entry = scope.at([workload, 'strategy', 'type']);
        if (entry.status !== 'scalar' || entry.scalar.text === '') return [];
        return [{ workload, type: entry.scalar.text, place: entry.scalar.place }];
      }),
    },
    problem: mode.problem,
    notices: mode.notices,
  };
}

function readMode(entry: ValuesEntry): {
  declared: Declarations['upgradeMode'];
  problem: Problem | null;
  notices: string[];
} {
  const nothing = { declared: null, problem: null, notices: [] };
  const place = placeOf(entry);
  if (isEmpty(entry) || place === null) return nothing;
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { ...nothing, notices: [`upgrade.mode cannot be read: ${unreadable.message}`] };
  const text = entry.status === 'scalar' ? entry.scalar.text : '';
  if (text === 'RollingUpdate' || text === 'Recreate') return { ...nothing, declared: { value: text, place } };
  const found = entry.status === 'scalar' ? quoteText(text) : 'no text';
  return { ...nothing, problem: problemAt('invalid-upgrade-mode', place, found) };
}

/** A boolean as Helm's `if` sees it: any text that is not empty counts as true. */
function readSwitch(entry: ValuesEntry): Declared<boolean> | null {
  if (entry.status !== 'scalar' || entry.scalar.text === '') return null;
  const { text, type, place } = entry.scalar;
  return { value: type === 'string' || !isFalse(text), place };
}

function isFalse(text: string): boolean {
  return /^(?:n|no|off|false|[-+]?0+(?:\.0*)?)$/i.test(text);
}

/** How YAML 1.1 reads a plain scalar, as Helm's own reader shows it. */
function readsAs(text: string): string {
  const plain = text.replaceAll('_', '');
  if (/^(?:y|yes|on|true)$/i.test(plain)) return 'true';
  if (/^(?:n|no|off|false)$/i.test(plain)) return 'false';
  const octal = /^0o?([0-7]+)$/.exec(plain);
  const value = octal === null ? Number(plain) : Number.parseInt(octal[1] ?? '', 8);
  if (Number.isNaN(value)) return 'a number';
  // Numbers reach a template as floating point, which prints long ones with an exponent.
  return Math.abs(value) >= 1e6 ? value.toExponential().replace(/e\+(\d)$/, 'e+0$1') : String(value);
}
