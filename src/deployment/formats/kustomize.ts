import { searchTest } from '../candidates.ts';
import {
  type Answer,
  customImageNotice,
  type Found,
  NOTHING_DECLARED,
  problemAnswer,
  unreadableFound,
} from '../deployment.ts';
import { type Place, showPlace } from '../place.ts';
import { ProblemError, problemAt } from '../problem.ts';
import { classifyImage, imagePath, parseImageReference, quoteText } from '../reference.ts';
import { namesRemoteSource, showsService } from '../service-signs.ts';
import { type Files, readable } from '../source/source-files.ts';
import { decidedByArgoCd } from './argo-cd/kustomizations.ts';
import { type ImageReading, readImage } from './compose/image.ts';
import { plainText } from './compose/traced-text.ts';
import type { FilesOfTree, Format, FormatResult, FormatSettings } from './format.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { foundOfRelease } from './helm/release-found.ts';
import { KustomizeBuilder } from './kustomize/build.ts';
import { declaresService, showsForeign } from './kustomize/claims.ts';
import { isFluxKustomization, manifestsBelow } from './kustomize/flux.ts';
import { kustomizationIn } from './kustomize/kustomization.ts';
import { findRoots, folderId, type Root } from './kustomize/roots.ts';
import {
  type BuiltChart,
  type BuiltSite,
  EMPTY,
  mayBeService,
  type State,
  splitImage,
  withFiles,
  withProblem,
} from './kustomize/state.ts';
import { withoutContainer } from './manifests/identities.ts';
import { readSite } from './manifests/image-reading.ts';
import { objectsIn, showObject } from './manifests/objects.ts';
import { isKustomizationFile, isManifestPath, KUSTOMIZE } from './signs.ts';

const KIND = KUSTOMIZE.kind;

/** Kustomizations, and folders that Flux applies as such: one target a root, its images as they are once it is built (DETECTION 2.3). */
export const kustomize: Format = {
  ...KUSTOMIZE,

  async read(files, candidates, settings): Promise<FormatResult> {
    const wanted = new Set(candidates);
    const builder = new KustomizeBuilder(files, settings);
    const found: Found[] = [];
    const claimed = new Set<string>();
    for (const root of await findRoots(files, settings)) {
      if (root.kustomization !== null && decidedByArgoCd(files).has(root.kustomization)) continue;
      const own = [...root.reached].filter((path) => wanted.has(path));
      if (own.length === 0 && !(await reachesHidden(files, root, settings))) continue;
      try {
        const state = await buildRoot(builder, files, root, settings);
        const deployments = await readRoot(files, root, state, settings);
        found.push(...deployments);
        for (const path of await spokenFor(files, root, state, deployments, settings)) claimed.add(path);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const shown = await showing(files, own, settings);
        if (shown.length === 0) continue;
        const path = carrierOf(root);
        found.push(unreadableFound(KIND, `${KIND}:${root.id}`, path, error.problem, [...root.reached].sort()));
        for (const each of shown) claimed.add(each);
      }
    }
    return { found, claimed: [...claimed] };
  },

  async carries(files, { identities }, settings) {
    const builder = new KustomizeBuilder(files, settings);
    for (const identity of identities) {
      const root = rootOf(files, identity);
      try {
        if (root === null) {
          if (await isAppliedByFlux(files, identity)) return true;
          continue;
        }
        const state = await builder.build(root.path);
        if (root.object === '' || state.unseen.length > 0) return true;
        const carried = withoutContainer(root.object);
        if (nameSites(state.sites).some(({ name }) => withoutContainer(name) === carried)) return true;
        const releases = [...state.charts.map(({ name }) => name), ...state.otherReleases];
        if (releases.some((name) => isOfRelease(root.object, chartName(name)))) return true;
        // One that still speaks of the service and deploys none of it was not understood: a document before it, a list under another key.
        const isSilent = releases.length === 0 && !state.sites.some((site) => mayBeService(site, settings));
        if (isSilent && showsService((await readable(files.text(root.path))) ?? '', settings.images)) return true;
      } catch (error) {
        // There and unreadable is not gone.
        if (error instanceof ProblemError) return true;
        throw error;
      }
    }
    return false;
  },
};

/** Whether a root that is searched leads to the service where nothing else is looked for. */
async function reachesHidden(files: FilesOfTree, root: Root, settings: FormatSettings): Promise<boolean> {
  const isSearched = searchTest(settings);
  if (!isSearched(carrierOf(root))) return false;
  const hidden = [...root.reached].filter((path) => !isSearched(path));
  return hidden.length > 0 && (await files.containing('lightdash', hidden)).length > 0;
}

async function buildRoot(
  builder: KustomizeBuilder,
  files: Files,
  { kustomization, flux }: Root,
  settings: FormatSettings,
): Promise<State> {
  if (flux === null) return kustomization === null ? EMPTY : builder.build(kustomization);
  const resources = kustomization === null ? manifestsBelow(files, flux) : [];
  const built = await builder.buildUnder(kustomization, { ...flux.overlay, resources });
  const state = withFiles(built, flux.patchedBy, false);
  const { problem } = flux;
  if (problem === null) return state;
  const unknown = { answer: problemAnswer(problem), ...(problem.place !== null && { place: problem.place }) };
  const charts = state.charts.map((chart) => ({ ...chart, override: null, reading: { ...chart.reading, ...unknown } }));
  return { ...withProblem(state, problem, settings), charts };
}

/** The file that stands for a root: its kustomization, or what Flux has in its place. */
function carrierOf({ kustomization, flux }: Root): string {
  return flux?.path ?? kustomization ?? '';
}

/** The kustomization and the object that an identity names; null for what Flux lays over a folder. */
function rootOf(files: Files, identity: string): { readonly path: string; readonly object: string } | null {
  const text = identity.slice(KIND.length + 1);
  // A folder may hold the sign that ends it.
  const ends = [...text.matchAll(/#|$/g)].map(({ index }) => index);
  for (const end of ends) {
    const folder = text.slice(0, end);
    const path = kustomizationIn(files, folder === '.' ? '' : folder);
    if (path !== null) return { path, object: text.slice(end + 1) };
  }
  return null;
}

/** Whether the object of Flux is still there that an identity names. */
async function isAppliedByFlux(files: Files, identity: string): Promise<boolean> {
  for (const path of files.paths) {
    const start = `@${folderId(path)}/`;
    const at = isManifestPath(path) ? identity.indexOf(start) : -1;
    if (at === -1) continue;
    const rest = identity.slice(at + start.length);
    const file = await files.yaml(path);
    const fluxes = file === null ? [] : objectsIn(file).filter(isFluxKustomization);
    if (fluxes.some(({ name }) => rest === name || rest.startsWith(`${name}#`))) return true;
  }
  return false;
}

/** So many notices of one kind are given. */
const MOST_NOTICES = 5;

async function readRoot(files: FilesOfTree, root: Root, state: State, settings: FormatSettings): Promise<Found[]> {
  const common = { kind: KIND, carrier: carrierOf(root), inputs: inputsOf(root, state) };
  const notices = noticesOf(state);
  const sites = nameSites(state.sites).flatMap(({ site, name, unit }): Found[] => {
    const reading = readBuilt(site, root, settings);
    if (reading === null) return [];
    return [
      {
        ...common,
        identities: [`${KIND}:${root.id}#${name}`],
        units: [`${KIND}:${root.id}${unit}`],
        place: reading.place,
        answer: reading.answer,
        notices: [...reading.notices, ...notices],
        chart: null,
        declared: NOTHING_DECLARED,
        environment: site.environment,
      },
    ];
  });
  const charts: Found[] = [];
  for (const { chart, name } of nameCharts(state.charts)) {
    const isRenderedByArgoCd = await mayBeRenderedByArgoCd(files, [chart.path], settings);
    const reading = { ...chart.reading, ...readChartOverride(chart, settings) };
    const release = { ...common, identity: `${KIND}:${root.id}#${name}`, isRenderedByArgoCd };
    const found = foundOfRelease({ ...reading, notices: [...reading.notices, ...notices] }, release);
    charts.push(...found.map((each) => ({ ...each, units: [`${KIND}:${root.id}`] })));
  }
  return [...sites, ...charts];
}

function chartName(release: string): string {
  return `HelmChart/${release}`;
}

/** Whether the rest of an identity names a release, one of several that are called so, or a further image of it. */
function isOfRelease(object: string, release: string): boolean {
  return object === release || object.startsWith(`${release}#`) || object.startsWith(`${release}[`);
}

/** Names the charts of a build by their releases, numbered where several have a name. */
function nameCharts(charts: readonly BuiltChart[]): { readonly chart: BuiltChart; readonly name: string }[] {
  const orderOfChart = ({ name, path }: BuiltChart) => JSON.stringify([name, path]);
  const sorted = [...charts].sort((one, other) => (orderOfChart(one) < orderOfChart(other) ? -1 : 1));
  const seen = new Map<string, number>();
  return sorted.map((chart) => {
    const name = chartName(chart.name);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { chart, name: count === 1 ? name : `${name}[${count}]` };
  });
}

function inputsOf({ flux }: Root, state: State): string[] {
  return [...new Set([...state.inputs, ...(flux === null ? [] : [flux.path])])].sort();
}

/** What is worth knowing of a build beside its images. */
function noticesOf({ unseen, unmatched }: State): string[] {
  const others = unseen.map(
    ({ problem }) =>
      `what ${problem.found} at ${problem.place === null ? 'the repository' : showPlace(problem.place)} deploys cannot be seen`,
  );
  const idle = unmatched.map(
    ({ name, place }) => `the entry of \`images\` at ${showPlace(place)} for ${quoteText(name.text)} changes no image`,
  );
  return [...[...new Set(others)].slice(0, MOST_NOTICES), ...[...new Set(idle)].slice(0, MOST_NOTICES)];
}

/** An image as it is built; null where it is not the service's, and never was. */
function readBuilt(site: BuiltSite, { flux }: Root, settings: FormatSettings): ImageReading | null {
  const reading = readSite(site, settings, flux?.lookup ?? undefined);
  const problem = site.problem ?? site.tagProblem;
  if (problem !== null && (reading !== null || mayBeService(site, settings))) {
    const place = problem.place ?? reading?.place ?? site.place;
    return { place, answer: problemAnswer(problem), notices: [] };
  }
  if (reading !== null || !site.wasService) return reading;
  // The service's image under another name is one of its builds, or its place was taken: nobody can tell.
  const place = site.image[0]?.place ?? site.place;
  const found = quoteText(plainText(site.image));
  return { place, answer: problemAnswer(problemAt('custom-image', place, found)), notices: [] };
}

/** What `images` make of a chart's own image; null where they leave it alone. */
function readChartOverride(
  { override, overrideSource, reading }: BuiltChart,
  settings: FormatSettings,
): ImageReading | null {
  if (override === null) return null;
  const text = plainText(override);
  const [place] = override.map((piece) => piece.place);
  const reference = parseImageReference(text);
  if (place === undefined || reference === null) return null;
  const kind = classifyImage(reference, settings.images);
  const custom = problemAnswer(problemAt('custom-image', place, quoteText(text)));
  if (splitImage(text).tagStart < text.length) {
    const read = readImage(override, { raw: overrideSource, place }, settings);
    return read ?? { place, answer: custom, notices: [] };
  }
  if (kind === 'other' || kind === 'undecided') return { place, answer: custom, notices: [] };
  // A new name alone leaves the tag to the chart.
  const answer: Answer =
    reading.answer.status === 'problem'
      ? reading.answer
      : { ...reading.answer, image: { ...reading.answer.image, path: imagePath(reference) } };
  const notices = kind === 'custom' ? [customImageNotice(reference, place)] : [];
  return { place: reading.place, answer, notices: [...reading.notices, ...notices] };
}

interface NamedSite {
  readonly site: BuiltSite;
  /** Unique within the build. */
  readonly name: string;
  /** What sets it apart from other environments of the same build; empty where there are none. */
  readonly unit: string;
}

/** Names the images of a build by their objects, and where several have a name, by namespace and prefix as well. */
function nameSites(sites: readonly BuiltSite[]): NamedSite[] {
  const sorted = [...sites].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const counts = new Map<string, number>();
  for (const site of sorted) counts.set(nameOf(site), (counts.get(nameOf(site)) ?? 0) + 1);
  const hasTwins = [...counts.values()].some((count) => count > 1);
  const seen = new Map<string, number>();
  return sorted.map((site) => {
    const plain = nameOf(site);
    const environment = `${site.instance.namespaces.at(-1) ?? ''}/${site.instance.affixes}`;
    const name = (counts.get(plain) ?? 0) > 1 ? `${plain}@${environment}` : plain;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const unit = hasTwins ? `#${environment}` : '';
    return { site, name: count === 1 ? name : `${name}[${count}]`, unit };
  });
}

function nameOf({ object, name }: BuiltSite): string {
  return `${showObject(object)}#${name}`;
}

function orderOf(site: BuiltSite): string {
  const { namespaces, affixes } = site.instance;
  const { file, line, column }: Place = site.place;
  return JSON.stringify([nameOf(site), namespaces, affixes, file, line, column, plainText(site.image)]);
}

async function showing(files: Files, paths: readonly string[], { images }: FormatSettings): Promise<string[]> {
  const shown: string[] = [];
  for (const path of paths) {
    const text = await readable(files.text(path));
    if (text !== null && showsService(text, images, path)) shown.push(path);
  }
  return shown;
}

/** The files of a root that were read with it, so far as all that they show of the service is. */
async function spokenFor(
  files: Files,
  root: Root,
  state: State,
  found: readonly Found[],
  settings: FormatSettings,
): Promise<string[]> {
  const own = state.sites.filter((site) => readBuilt(site, root, settings) !== null);
  const used = new Set([...own.flatMap((site) => site.files), ...state.charts.map(({ path }) => path)]);
  const isDone = async (path: string) => {
    if (isKustomizationFile(path) || path === root.flux?.path) {
      // A kustomization without anything to build may be completed elsewhere.
      const isIdle = found.length === 0 && state.unmatched.some(({ file }) => file.path === path);
      // What is fetched from elsewhere deploys what nobody sees here.
      const isRemote = found.length === 0 && namesRemoteSource((await readable(files.text(path))) ?? '');
      return !(isIdle && state.sites.length === 0) && !isRemote && !(await showsForeign(files, path, settings));
    }
    if (used.has(path) || (await declaresService(files, path, settings))) return true;
    const isShown = (await showing(files, [path], settings)).length > 0;
    return !isShown || isValuesFileOf(state, path);
  };
  const paths: string[] = [];
  for (const path of [...state.parts, ...(root.flux === null ? [] : [root.flux.path])]) {
    if (await isDone(path)) paths.push(path);
  }
  return paths;
}

/** Whether a file is one of values that a chart of the service uses. */
function isValuesFileOf({ charts }: State, path: string): boolean {
  return charts.some(({ values }) => values.includes(path));
}
