import { problemAnswer } from '../../deployment.ts';
import { type Finding, PLAIN, type SecondOrder } from '../../finding.ts';
import { showPlace } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { findingsOfRelease } from '../helm/findings.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { readNamedImage } from '../manifests/containers.ts';
import { type ImageReading, imageText, type PlacedImage, readImage, variablesIn } from '../manifests/image.ts';
import { uniqueIds } from '../manifests.ts';
import type { Built, BuiltChart, BuiltImage } from './build.ts';
import { type ImageOverride, namesThrough, placesOf } from './kustomization.ts';
import { namesService } from './release-images.ts';
import { SecondOrderReader, variablesOf } from './second-order.ts';

/** The object that a build belongs to: a root, or what applies a folder. */
export interface Owner extends Pick<Finding, 'kind' | 'id' | 'carrier'> {
  /** Whether it is no more than a kustomization, so that what it builds is called by folders. */
  readonly isRoot: boolean;
}

/** So many notices are given. */
const MOST_NOTICES = 5;

type Common = Pick<Finding, 'kind' | 'id' | 'unit' | 'carrier' | 'inputs'>;

/** What a build deploys of the service, and the ids of all that it deploys; that of the build itself where not all can be seen. */
export async function readBuilt(
  files: ReturnType<FilesOfTree['recorded']>,
  built: Built,
  { isRoot, ...owner }: Owner,
  settings: KindSettings,
): Promise<{ readonly found: readonly Finding[]; readonly seen: readonly string[] }> {
  const { images, charts, unseen, unmet } = built;
  const names = [...images.map(({ id }) => id), ...charts.map(({ release }) => `HelmChart/${release}`)];
  // A root that takes in an object more than once deploys several environments.
  const hasTwins = new Set(names).size < names.length;
  const folders = [...images, ...charts].map(({ home }) => {
    if (isRoot) return `${owner.kind}:${home || '.'}`;
    return hasTwins ? `${owner.id}@${home || '.'}` : owner.id;
  });
  const ids = uniqueIds(names.map((name, index) => `${folders[index]}#${name}`));
  const common = (index: number): Common => {
    const unit = (hasTwins ? folders[index] : null) ?? owner.id;
    return { ...owner, id: ids[index] ?? owner.id, unit, inputs: [] };
  };
  const reader = new SecondOrderReader();
  const found: Finding[] = [];
  for (const [index, image] of images.entries()) {
    const { layers, object } = image;
    const reading = readBuiltImage(image, settings);
    if (reading === null) continue;
    const told = await reader.read(files, layers, { names: namesThrough(layers, object.name) });
    found.push(imageFinding(image, reading, common(index), told));
  }
  for (const [index, chart] of charts.entries()) {
    const what = { names: namesThrough(chart.layers, chart.release), isChart: true };
    const told = chart.reading === null ? [] : await reader.read(files, chart.layers, what);
    found.push(...chartFindings(chart, common(images.length + index), told));
  }
  if (unseen.length > 0) found.push(...unmet.flatMap((entry) => remoteFinding(entry, built, owner, settings)));
  const inputs = [...files.asked].sort();
  const notices = noticesOf(built);
  return {
    found: found.map((each) => ({ ...each, inputs, notices: [...each.notices, ...notices] })),
    seen: unseen.length === 0 ? ids : [...ids, owner.id],
  };
}

/** The service's under a name that says nothing is one of its builds, or its place was taken: nobody can tell. */
function readBuiltImage(built: BuiltImage, settings: KindSettings): ImageReading | null {
  const reading = readNamedImage(built, settings);
  if (reading !== null || !built.wasService) return reading;
  const { place } = built.image.name;
  const problem = problemAt('custom-image', place, quoteText(imageText(built.image)));
  return { place, answer: problemAnswer(problem), notices: [] };
}

function imageFinding(
  { image, accounts, environment }: BuiltImage,
  reading: ImageReading,
  common: Common,
  secondOrder: readonly SecondOrder[],
): Finding {
  const variables = [...new Set([...variablesIn(imageText(image)), ...variablesOf(secondOrder)])];
  return { ...PLAIN, ...common, ...reading, environment, accounts, secondOrder, variables };
}

function chartFindings(
  { reading }: BuiltChart,
  { unit, ...owner }: Common,
  secondOrder: readonly SecondOrder[],
): Finding[] {
  if (reading === null) return [];
  const release = { ...owner, secondOrder, variables: variablesOf(secondOrder) };
  return findingsOfRelease(reading, release).map((each) => ({ ...each, unit }));
}

/** The service as something runs it that cannot be seen, such as a remote base: all that is known is what `images` make of it. */
function remoteFinding(
  entry: ImageOverride,
  { unseen }: Built,
  owner: Pick<Finding, 'kind' | 'id' | 'carrier'>,
  settings: KindSettings,
): Finding[] {
  const { name, newName, newTag, digest, place } = entry;
  if (!namesService(entry, settings)) return [];
  const image: PlacedImage = { name: newName ?? { text: name, place }, tag: newTag, digest };
  const from = unseen[0]?.problem.found ?? '';
  const hidden = { place, answer: problemAnswer(problemAt('external-values', place, from)), notices: [] };
  const isSet = newTag !== null || digest !== null;
  const reading = isSet ? readImage(image, { source: imageText(image), isService: true }, settings) : hidden;
  const common = { ...PLAIN, ...owner, id: `${owner.id}#remote//#${name}`, unit: owner.id, inputs: [] };
  const environment = { set: [], unseen: [{ source: from, place }] };
  const own = { environment, accounts: placesOf(entry), variables: variablesIn(imageText(image)) };
  return reading === null ? [] : [{ ...common, ...reading, ...own }];
}

/** What a build takes in that cannot be seen. */
function noticesOf({ unseen }: Built): string[] {
  const said = unseen.map(({ problem: { found, place } }) => {
    return `what ${found} at ${place === null ? 'the repository' : showPlace(place)} deploys cannot be seen`;
  });
  return [...new Set(said)].slice(0, MOST_NOTICES);
}
