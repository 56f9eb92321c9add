import { isExcluded } from '../candidates.ts';
import { type Found, problemAnswer, unreadableFound } from '../deployment.ts';
import { type Problem, ProblemError } from '../problem.ts';
import { showsService } from '../service-signs.ts';
import { readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import { type Application, sourcesOf } from './argo-cd/application.ts';
import { applicationsIn } from './argo-cd/applications.ts';
import type { Budget } from './argo-cd/generators.ts';
import { type RenderedKustomization, takeDecided } from './argo-cd/kustomizations.ts';
import { kustomizationTest, problemOfIgnored, problemOfUpdater } from './argo-cd/outside-changes.ts';
import { relevanceTest, serviceTest } from './argo-cd/relevance.ts';
import { type PlacedText, textAt } from './argo-cd/scalar-text.ts';
import { problemOfNoSource, readSource, type SourceOptions, type SourceReading } from './argo-cd/source.ts';
import { spokenFor } from './argo-cd/spoken-for.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { mentionsOfArgoCd } from './helm/argo-cd.ts';
import { isCompanion } from './helm/values-file.ts';
import { ARGO_CD } from './signs.ts';

const KIND = ARGO_CD.kind;

/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
export const argoCd: Format = {
  ...ARGO_CD,

  async read(files, candidates, settings) {
    const readings: ApplicationReading[] = [];
    const claimed: string[] = [];
    const found: Found[] = [];
    const budget = newBudget();
    const isRelevant = relevanceTest(candidates);
    const holdsService = serviceTest(files, candidates, settings);
    const kustomizedAs = kustomizationTest(files, settings);
    for (const path of await manifestPaths(files, candidates, settings)) {
      const recorded = files.recorded();
      const file = await readable(recorded.yaml(path));
      if (file === null) continue;
      const { applications, openSets, hasProjects, others } = await applicationsIn(recorded, file, budget);
      if (applications.length + openSets.length === 0 && !hasProjects) continue;
      const own: ApplicationReading[] = [];
      for (const application of applications.filter(isRelevant)) {
        const kustomized = await kustomizedAs(application);
        const patch =
          application.patch ??
          problemOfUpdater(application, settings) ??
          problemOfIgnored(application) ??
          kustomized.problem;
        const options = { asked: recorded.asked, patchedBy: kustomized.asked, budget, holdsService };
        own.push(await readApplication(files, { ...application, patch }, options, settings));
      }
      readings.push(...own);
      for (const { set, problem } of openSets) {
        if (!/lightdash/i.test(set.name) && !shows(file, set.value, settings)) continue;
        const identity = `${KIND}:${set.name}`;
        found.push({
          ...unreadableFound(KIND, identity, path, problem, [...recorded.asked]),
          isRenderedByArgoCd: true,
        });
      }
      const isRead = !own.some(({ isUnread }) => isUnread) && !others.some((each) => shows(file, each, settings));
      if (isRead) claimed.push(path);
    }
    const identities = identitiesOf(readings.map(({ application }) => application));
    const deployed = readings.filter(({ isDeployed }) => isDeployed);
    for (const [index, { foundAs }] of readings.entries()) found.push(...foundAs(`${KIND}:${identities[index]}`));
    claimed.push(...(await spokenFor(files, deployed, found, settings)));
    const kustomizations = readings.flatMap((reading) => reading.kustomizations);
    claimed.push(...(await takeDecided(files, kustomizations, settings)));
    return { found, claimed };
  },

  async carries(files, { carrier, identities }) {
    try {
      const file = await files.yaml(carrier);
      if (file === null) return false;
      const { applications, openSets } = await applicationsIn(files, file, newBudget());
      const names = [...applications.map(({ identity }) => identity), ...openSets.map(({ set }) => set.name)];
      const isOf = (identity: string, name: string) =>
        [`${KIND}:${name}`, `${KIND}:${carrier}#${name}`].some(
          (own) => identity === own || identity.startsWith(`${own}#`),
        );
      return identities.some((identity) => names.some((name) => isOf(identity, name)));
    } catch (error) {
      // There and unreadable is not gone.
      if (error instanceof ProblemError) return true;
      throw error;
    }
  },
};

function newBudget(): Budget {
  return { elements: 20_000, paths: 20_000_000, characters: 20_000_000 };
}

/**
 * The files that may hold an application: candidates, and what speaks of Argo CD without the service's name, for it may set the
 * tag of a chart which has that.
 */
async function manifestPaths(
  files: FilesOfTree,
  candidates: readonly string[],
  { folder }: FormatSettings,
): Promise<readonly string[]> {
  if (candidates.length === 0) return [];
  const speaking = await mentionsOfArgoCd(files);
  // Where the tree cannot be searched, what has the service's name is all that is looked at.
  if (speaking === null) return candidates;
  const known = new Set(candidates);
  // What has the name and is no candidate is left out by the settings.
  const others = speaking.filter((path) => !known.has(path) && !isExcluded(path, folder));
  const named = new Set(await files.containing('lightdash', others));
  return speaking
    .filter((path) => known.has(path))
    .concat(others.filter((path) => !named.has(path) && !/lightdash/i.test(path)));
}

/** What an application deploys. */
interface ApplicationReading {
  readonly application: Application;
  readonly isDeployed: boolean;
  /** Whether it is the service's and holds values that nothing is known of, so that its file has to stay in sight. */
  readonly isUnread: boolean;
  readonly foundAs: (identity: string) => readonly Found[];
  /** Files of values and of charts that it was read from. */
  readonly used: readonly string[];
  readonly kustomizations: readonly RenderedKustomization[];
}

interface ReadingOptions extends Pick<SourceOptions, 'budget' | 'holdsService'> {
  /** Every file that was asked for to find the application. */
  readonly asked: ReadonlySet<string>;
  /** Files of kustomizations that may patch it. */
  readonly patchedBy: readonly string[];
}

async function readApplication(
  files: FilesOfTree,
  application: Application,
  { asked, patchedBy, budget, holdsService }: ReadingOptions,
  settings: FormatSettings,
): Promise<ApplicationReading> {
  const sources = sourcesOf(application);
  const refs = new Map<string, PlacedText | null>();
  for (const { file, value } of sources) {
    const ref = textAt(file, value, ['ref'])?.text ?? '';
    if (ref !== '') refs.set(ref, textAt(file, value, ['targetRevision']));
  }
  const readings: { readonly reading: SourceReading; readonly inputs: readonly string[] }[] = [];
  for (const source of sources) {
    const recorded = files.recorded();
    const reading = await readSource(recorded, source, { application, refs, budget, holdsService }, settings);
    const inputs = [
      ...new Set([application.carrier, ...inputsOf(asked, application), ...patchedBy, ...recorded.asked]),
    ];
    readings.push({ reading, inputs });
  }
  const deploying = readings.filter(({ reading, inputs }) => reading.found('', inputs).length > 0);
  const common = {
    application,
    isDeployed: deploying.length > 0,
    isUnread: readings.some(({ reading }) => reading.isUnread && isOfService(application, reading.name, settings)),
    used: deploying.flatMap(({ reading }) => reading.used),
    kustomizations: readings.flatMap(({ reading }) => reading.kustomization ?? []),
  };
  if (deploying.length > 0) {
    const names = deploying.map(({ reading }) => reading.name);
    return {
      ...common,
      foundAs: (identity) =>
        deploying.flatMap(({ reading, inputs }, index) => {
          const suffix = names.length === 1 ? '' : `#${unique(names, index)}`;
          return reading.found(`${identity}${suffix}`, inputs).map((each) => ({ ...each, units: [identity] }));
        }),
    };
  }
  const open = readings.find(({ reading }) => reading.open !== null);
  const problem = sources.length === 0 ? problemOfNoSource(application) : open?.reading.open;
  if (problem == null || !isOfService(application, open?.reading.name ?? '', settings)) {
    return { ...common, foundAs: () => [] };
  }
  const inputs = open?.inputs ?? [application.carrier];
  return { ...common, foundAs: (identity) => [unresolved(application, identity, problem, inputs)] };
}

/** Of a set with very many elements, each is asked about its own files alone. */
function inputsOf(asked: ReadonlySet<string>, { files }: Application): readonly string[] {
  return files.length > 0 ? files : [...asked];
}

function unique(names: readonly string[], index: number): string {
  const name = names[index] ?? '';
  const before = names.slice(0, index).filter((each) => each === name).length;
  return before === 0 ? name : `${name}(${before + 1})`;
}

function unresolved({ carrier }: Application, identity: string, problem: Problem, inputs: readonly string[]): Found {
  const found = unreadableFound(KIND, identity, carrier, problem, inputs);
  return { ...found, answer: problemAnswer(problem), isRenderedByArgoCd: true };
}

/** Whether an application that cannot be read is the service's, as opposed to something beside it. */
function isOfService({ file, root, name }: Application, source: string, settings: FormatSettings): boolean {
  const isNamed = /lightdash/i.test(name) || shows(file, root, settings);
  return isNamed && !isCompanion(name) && !isCompanion(source);
}

function shows(file: YamlFile, root: YamlValue, { images }: FormatSettings): boolean {
  return showsService(`kind: Application\n${file.sourceOf(root)}`, images);
}

/** What applications are called: by their files, too, where several have the same name. */
function identitiesOf(applications: readonly Application[]): string[] {
  const counts = new Map<string, number>();
  for (const { identity } of applications) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  const taken = new Map<string, number>();
  return applications.map(({ identity, carrier }) => {
    const own = counts.get(identity) === 1 ? identity : `${carrier}#${identity}`;
    const count = (taken.get(own) ?? 0) + 1;
    taken.set(own, count);
    return count === 1 ? own : `${own}#${count}`;
  });
}
