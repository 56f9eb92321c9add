import type { Place } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import type { SourceFiles } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import { DEFAULTS, type Finding, type Link } from '../../finding.ts';
import { declaredUnder, declaring, refusedImage } from '../../image-answer.ts';
import { namesServiceInAddress } from '../../service-names.ts';
import { findingsOfRelease } from '../helm/findings.ts';
import { type HelmRelease, readHelmRelease } from '../helm/release.ts';
import { isSeen } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import { declarationsOf, type NamedImage, readNamedImage } from '../manifests/containers.ts';
import { imageText, readImage } from '../manifests/image.ts';
import { uniqueIds } from '../manifests/reader.ts';
import type { Built, BuiltPart } from './build.ts';
import { type ImageOverride, imageOf, type Kustomization, namesThrough, placesOf } from './kustomization.ts';
import { overridesService, withImages } from './release-images.ts';
import { isLiteral, PATCHES, SecondOrderReader, variablesOf } from './second-order.ts';

/** What a build belongs to: a kustomization, or an object that applies a folder. */
export type Owner = Pick<Finding, 'kind' | 'id' | 'carrier'>;

/** What a finding gets from the build, and how its image or chart is read. */
interface PartContext {
  readonly common: Pick<Finding, 'kind' | 'id' | 'unit' | 'carrier' | 'inputs'>;
  readonly files: ReturnType<SourceFiles['recorded']>;
  readonly reader: SecondOrderReader;
  readonly settings: KindSettings;
}

/** The deployments of the service in a build. The build's own id is among them if not all of it is visible. */
export async function readBuilt(files: PartContext['files'], built: Built, owner: Owner, settings: KindSettings) {
  const identified = identify(built.parts, owner);
  const reader = new SecondOrderReader();
  const found: Finding[] = [];
  for (const { part, id, unit } of identified) {
    const context = { common: { ...owner, id, unit, inputs: [] }, files, reader, settings };
    const { source } = part;
    const read = await ('image' in source
      ? readBuiltImage(source.image, part, context)
      : readBuiltChart(source.release, part, context));
    found.push(...read);
    if ('release' in source && read.length > 0)
      for (const path of filesOfRelease(source.release)) built.files.add(path);
  }
  // What a remote resource deploys runs with the images that are set here.
  if (found.length === 0 && built.unseen.some(({ text }) => REMOTE.test(text)))
    found.push(...findingsOfImages(built.overrides, owner, settings));
  const inputs = [...files.asked].sort();
  const ids = identified.map(({ id }) => id);
  return {
    found: found.map((each) => ({ ...each, inputs })),
    // What is not seen may still be the service.
    objectIds: built.unseen.length === 0 ? ids : [...ids, owner.id, `${owner.id}#${product.image.path}`],
    claimed: [...built.files],
    links: linksOf(built, owner.id, settings),
  };
}

/** The parts with their identities. A root that includes an object several times deploys several environments. */
function identify(parts: readonly BuiltPart[], owner: Owner) {
  const names = parts.map(({ name, source }) => ('image' in source ? name : `HelmChart/${name}`));
  const hasTwins = new Set(names).size < names.length;
  const folders = parts.map(({ layers }) => {
    if (owner.kind === 'kustomize') return `${owner.kind}:${homeOf(layers) || '.'}`;
    return hasTwins ? `${owner.id}@${homeOf(layers) || '.'}` : owner.id;
  });
  const ids = uniqueIds(names.map((name, index) => `${folders[index]}#${name}`));
  return parts.map((part, index) => {
    const unit = (hasTwins ? folders[index] : null) ?? owner.id;
    return { part, id: ids[index] ?? owner.id, unit };
  });
}

/** The folder that identifies a part: that of a kustomization around it, but of none that lists subfolders. */
function homeOf(layers: readonly Kustomization[]): string {
  const folders = layers.filter(({ isComponent }) => !isComponent).map(({ folder }) => folder);
  const listsSubfolder = (folder: string, inner: string | undefined) =>
    inner !== undefined && (folder === '' || inner.startsWith(`${folder}/`));
  return folders.findLast((folder, index) => !listsSubfolder(folder, folders[index - 1])) ?? '';
}

async function readBuiltImage(
  named: NamedImage,
  { layers, overrides, replaced }: BuiltPart,
  { common, files, reader, settings }: PartContext,
): Promise<Finding[]> {
  const { built, understood: read, winners } = overridden(named, overrides, layers, settings);
  const understood = [...read, ...replaced.filter(({ name }) => name === named.image.name.text).flatMap(placesOf)];
  const text = imageText(built.image);
  const { place } = built.image.name;
  // A service image renamed to an unknown name is either a custom build or other software. Nobody can tell which.
  const custom =
    readNamedImage(named, settings) && refusedImage(problemAt('custom-image', place, quoteText(text)), place);
  const reading = readNamedImage(built, settings) ?? custom;
  if (reading === null) return [];
  const what = { names: namesThrough(layers, named.object.name), container: named.name };
  const { secondOrder, setsMode, declares } = await reader.read(files, layers, what);
  const variables = [...new Set([...variablesIn(text), ...variablesOf(secondOrder)])];
  const isDeployment = named.object.kind.startsWith('Deployment');
  const patched = isDeployment && declares !== null ? declaring(declares) : null;
  const declared = patched ?? declaredUnder(setsMode, declarationsOf(named.object));
  const { containerVariables } = named;
  const told = { containerVariables, declared, understood, secondOrder, variables, winners };
  return [{ ...DEFAULTS, ...common, ...reading, ...told }];
}

/** Applies `images` to an image. Kustomize does not recognise one with anything but a tag after its name. */
function overridden(
  named: NamedImage,
  overrides: readonly ImageOverride[],
  layers: readonly Kustomization[],
  settings: KindSettings,
) {
  let built = named;
  const understood: Place[] = [named.image.name.place];
  const winners: string[] = [];
  if (!named.isListed) return { built, understood, winners };
  for (const override of overrides) {
    const { name, newName, newTag, digest } = override;
    const { image } = built;
    if (image.name.text !== name || !/^[\w.{}-]*$/.test(image.tag?.text ?? '')) {
      // It may match what a patch sets.
      if (isLiteral(name) && overridesService(override, settings)) winners.push(`${name}=`);
      continue;
    }
    const set = newTag === null && digest === null ? {} : { tag: newTag, digest };
    const source = newTag?.text ?? newName?.text ?? built.source;
    built = { ...built, image: { ...image, name: newName ?? image.name, ...set }, source };
    understood.push(...placesOf(override));
    const over = isBelowPatch(override, layers) ? ' below a patch' : '';
    if (newName !== null || 'tag' in set) winners.push(`${name}=${newName?.text ?? ''}${over}`);
  }
  return { built, understood, winners };
}

/** Whether a kustomization around that of an override has patches, which then come after it. */
function isBelowPatch(override: ImageOverride, layers: readonly Kustomization[]): boolean {
  const own = layers.findIndex(({ images }) => images.includes(override));
  const isPatching = ({ value }: Kustomization) => PATCHES.some((list) => value.itemsAt(list).length > 0);
  return own !== -1 && layers.slice(own + 1).some(isPatching);
}

async function readBuiltChart(
  release: HelmRelease,
  { name, layers, overrides }: BuiltPart,
  { common, files, reader, settings }: PartContext,
): Promise<Finding[]> {
  const reading = await readHelmRelease(files, release, settings);
  if (reading.length === 0) return [];
  const what = { names: namesThrough(layers, name), isChart: true };
  const { secondOrder, setsMode } = await reader.read(files, layers, what);
  const changed = withImages(reading, overrides, release, settings);
  const found = findingsOfRelease(changed, { ...common, secondOrder, variables: variablesOf(secondOrder) });
  return found.map((each) => ({ ...each, unit: common.unit, declared: declaredUnder(setsMode, each.declared) }));
}

/** The deployments of `images` alone, where nobody sees what they are applied to. Of several with one name, the last counts. */
export function findingsOfImages(images: readonly ImageOverride[], owner: Owner, settings: KindSettings): Finding[] {
  const setting = images.filter((each) => (each.newTag ?? each.digest) !== null && overridesService(each, settings));
  return [...new Map(setting.map((each) => [each.name, each])).values()].flatMap((each): Finding[] => {
    const { name, place } = each;
    const source = imageText(imageOf(each));
    const isService = overridesService({ ...each, newName: null }, settings);
    const custom = () => refusedImage(problemAt('custom-image', place, quoteText(source), { subject: 'image' }), place);
    const reading = readImage(imageOf(each), { source, isService }, settings) ?? (isService ? custom() : null);
    const at = { ...owner, id: `${owner.id}#${name}`, unit: owner.id, inputs: [owner.carrier], understood: [place] };
    return reading === null ? [] : [{ ...DEFAULTS, ...at, ...reading, variables: variablesIn(source) }];
  });
}

/** Files that concern only this release: its values, and a local chart. */
function filesOfRelease({ chart, values }: HelmRelease): string[] {
  const own = chart.kind === 'folder' ? ['Chart.yaml', 'values.yaml'].map((name) => inFolder(chart.path, name)) : [];
  return [...values.filter(isSeen).map(({ file }) => file.path), ...own];
}

/** An address: a scheme, `git@host:…`, or a host with a dot before a path. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;

/** Links to resources in other repositories: the service's if the address names it and no override sets the tag. */
function linksOf({ unseen, overrides }: Built, owner: string, settings: KindSettings): Link[] {
  const isSet = overrides.some((each) => each.newTag !== null && overridesService(each, settings));
  return unseen.flatMap(({ text, place }, index): Link[] => {
    if (!REMOTE.test(text)) return [];
    const [repository = '', query = ''] = text.split('?', 2);
    const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
    const namesService = !isSet && namesServiceInAddress(text, settings);
    const id = `${owner}#resources[${index}]`;
    // An address never matches a path of this repository.
    return [{ id, repository, revision, path: text, place, namesService, secondOrder: [] }];
  });
}
