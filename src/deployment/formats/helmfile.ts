import { isExcluded } from '../candidates.ts';
import { type Found, problemAnswer, unreadableFound } from '../deployment.ts';
import { type Place, showPlace } from '../place.ts';
import { type Problem, ProblemError, problemAt } from '../problem.ts';
import { showsService } from '../service-signs.ts';
import { madeYaml } from '../source/embedded-yaml.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { type HelmReleaseReading, readHelmRelease } from './helm/release.ts';
import { foundOfRelease } from './helm/release-found.ts';
import { whereModeIsChanged } from './helmfile/additions.ts';
import { HelmfileEnvironment } from './helmfile/environment.ts';
import { describeRelease, isInstalled, nameOf, type ReleaseName } from './helmfile/release.ts';
import {
  DEFAULT_ENVIRONMENT,
  environmentNames,
  type Helmfile,
  type HelmfilePart,
  helmfileParts,
  overriddenHelmfiles,
  ReleaseEntry,
  readHelmfile,
} from './helmfile/state.ts';
import { render, writtenAt } from './helmfile/templates.ts';
import { perTree } from './per-tree.ts';
import { HELMFILE, isNamedHelmfile, mayBeHelmfile } from './signs.ts';

const KIND = HELMFILE.kind;

/** More environments than any helmfile has: what depends on them is taken for unknown. */
const MOST_ENVIRONMENTS = 40;
/** So many characters are read in all environments together, beyond those of the file itself. */
const MOST_CHARACTERS = 5_000_000;
/** So many releases are looked at, in all environments together. */
const MOST_RELEASES = 4_000;

/** Releases of a helmfile, each in every environment (DETECTION 2.3, "Helmfile"). */
export const helmfile: Format = {
  ...HELMFILE,

  async read(files, candidates, settings) {
    const found: Found[] = [];
    const claimed = new Set<string>();
    const charts = new Set<string>();
    const given = new Set(candidates);
    for (const path of withNamed(files, candidates, settings)) {
      const text = await readable(files.text(path));
      if (text === null || !mayBeHelmfile(text)) continue;
      // One that names the service and is no candidate has been left out, or is spoken for.
      if (!given.has(path) && /lightdash/i.test(text)) continue;
      try {
        const file = await files.yaml(path);
        if (file === null || helmfileParts(file).length === 0) continue;
        const read = await readReleases(files, await readHelmfile(files, file), settings);
        found.push(...read.found);
        for (const each of read.claimed) claimed.add(each);
        for (const each of read.charts) charts.add(each);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (!showsService(text, settings.images, path)) continue;
        found.push(unreadable(path, `${KIND}:${path}`, error.problem, [path]));
        claimed.add(path);
      }
    }
    for (const folder of charts) for (const path of chartFiles(files, folder, claimed)) claimed.add(path);
    return { found, claimed: [...claimed] };
  },

  async carries(files, { carrier, identities }) {
    try {
      const file = await files.yaml(carrier);
      if (file === null) return false;
      if (helmfileParts(file).length === 0) return false;
      const state = await readHelmfile(files, file);
      const overridden = () => overriddenHelmfiles(files, files.paths.filter(isYaml));
      for await (const { identity, isOff } of releasesIn(files, state, overridden)) {
        const isHeld = (each: string) => each === identity || each.startsWith(`${identity}#`);
        if (!isOff && identities.some(isHeld)) return true;
      }
      return false;
    } catch (error) {
      // There and unreadable is not gone.
      if (error instanceof ProblemError) return true;
      throw error;
    }
  },
};

/** The candidates, and helmfiles that do not name the service, which may install a chart or use values that do. */
function withNamed(files: Files, candidates: readonly string[], { folder }: FormatSettings): readonly string[] {
  if (candidates.length === 0) return [];
  const prefix = folder === '' ? '' : `${folder}/`;
  const isNamed = (path: string) => isNamedHelmfile(path) && path.startsWith(prefix) && !isExcluded(path, folder);
  return [...new Set([...candidates, ...files.paths.filter(isNamed)])];
}

function unreadable(path: string, identity: string, problem: Problem, inputs: readonly string[]): Found {
  const found = unreadableFound(KIND, identity, path, problem, inputs);
  return { ...found, place: problem.place ?? { file: path, line: 1, column: 1 } };
}

/** A release in one environment. */
interface InstalledRelease {
  readonly entry: ReleaseEntry;
  readonly name: ReleaseName;
  readonly environment: HelmfileEnvironment;
  /** Stays the same when the version changes, and is that of no other. */
  readonly identity: string;
  /** Shared by those of which only one can be there: they are called alike, and stand in branches of a template. */
  readonly unit: string;
  readonly isOff: boolean;
}

const overriddenOnce = perTree<Promise<readonly string[]>>();

async function readReleases(
  files: FilesOfTree,
  state: Helmfile,
  settings: FormatSettings,
): Promise<{ found: Found[]; claimed: Iterable<string>; charts: Iterable<string> }> {
  const found: Found[] = [];
  const claimed = new Set<string>();
  const charts = new Set<string>();
  const overridden = () =>
    overriddenOnce(files, '', async () =>
      overriddenHelmfiles(files, await files.containing('helmfiles', files.paths.filter(isYaml))),
    );
  const budget = { left: MOST_CHARACTERS };
  const asked = new Set<string>();
  /** Releases that show the service and are not read: where the file is claimed, nobody else sees them. */
  const left: Found[] = [];
  for await (const { entry, name, environment, identity, unit, isOff } of releasesIn(files, state, overridden)) {
    const recorded = files.recorded();
    for (const path of state.asked) recorded.has(path);
    const context = { files: recorded, helmfile: state, environment, settings, budget };
    const release = { kind: KIND, identity, carrier: state.path };
    const add = (more: readonly Found[], used: readonly string[] = []) => {
      // What is switched off is spoken for as well.
      if (!isOff) found.push(...more);
      for (const path of [state.path, ...used]) claimed.add(path);
      for (const path of environment.asked) asked.add(path);
    };
    const inputs = () => [...new Set([...recorded.asked, ...environment.asked])];
    try {
      const described = await describeRelease(entry, name, context);
      const reading = await readHelmRelease(recorded, described.release, settings);
      const { chart } = described.release;
      if (reading !== null && chart.kind === 'folder' && !isOff) charts.add(chart.path);
      if (reading !== null) {
        const isRenderedByArgoCd = await mayBeRenderedByArgoCd(files, [state.path], settings);
        const changedAt = await whereModeIsChanged(entry, context);
        const all = foundOfRelease(withoutMode(reading, changedAt), {
          ...release,
          isRenderedByArgoCd,
          inputs: inputs(),
        });
        add(
          all.map((each) => ({ ...each, units: [unit] })),
          described.used,
        );
      } else if (described.hidden !== null) {
        add([unreadable(state.path, identity, described.hidden, inputs())], described.used);
      } else if (!isOff && showsService(entry.file.sourceOf(entry.value), settings.images, state.path)) {
        const problem = problemAt('unknown-kind', entry.value.place, 'shows the service in values of another chart');
        left.push(unreadable(state.path, identity, problem, inputs()));
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { file, value } = entry;
      if (!showsService(file.sourceOf(value), settings.images, state.path)) continue;
      add([unreadable(state.path, identity, error.problem, inputs())]);
    }
  }
  if (claimed.has(state.path)) found.push(...left);
  for (const path of asked) {
    // What shows an image that no release here has may be used in a way that is not seen.
    const text = await readable(files.text(path));
    const isRead = found.some(({ place }) => place.file === path);
    if (isRead || text === null || !showsService(text, settings.images, path)) claimed.add(path);
  }
  return { found: refuseBranches(found), claimed, charts };
}

/** The same without the mode of the upgrade, where something sees to it that the mode does not do what it says. */
function withoutMode(reading: HelmReleaseReading, at: Place | null): HelmReleaseReading {
  const { declared, notices } = reading;
  if (at === null || declared.upgradeMode === null) return reading;
  const notice = `What is at ${showPlace(at)} may change how the release is upgraded: upgrade.mode is taken as not set`;
  return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}

/** Releases that are called alike stand in branches of a template: which of them is there is not known where they differ. */
function refuseBranches(found: readonly Found[]): Found[] {
  const byUnit = new Map<string, Found[]>();
  for (const each of found) for (const unit of each.units) byUnit.set(unit, [...(byUnit.get(unit) ?? []), each]);
  return found.map((each) => {
    const { answer, place, units, identities } = each;
    const branches = units.flatMap((unit) => byUnit.get(unit) ?? []);
    const hasBranches = branches.some(({ identities: [other] }) => branchOf(other) !== branchOf(identities[0]));
    if (!hasBranches || answer.status === 'problem') return each;
    const versions = [...new Set(branches.map(versionOf))];
    if (versions.length < 2) return each;
    return { ...each, answer: problemAnswer(problemAt('mixed-versions', place, versions.slice(0, 10).join(', '))) };
  });
}

/** The identity of a release without the way to a further image. */
function branchOf(identity: string): string {
  return identity.split('#', 2).join('#');
}

function versionOf({ answer }: Found): string {
  if (answer.status === 'version') return answer.version;
  return answer.status === 'chart' ? `chart ${answer.chart.version}` : 'one that is not known';
}

/**
 * The files of a chart that is installed by helmfiles alone. Where a file of values is left beside it that none of them uses, the
 * chart may be installed in another way as well.
 */
function chartFiles(files: Files, folder: string, used: ReadonlySet<string>): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const own = ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => `${prefix}${name}`);
  const isLeft = files.paths.some((path) => {
    if (!path.startsWith(prefix) || !isYaml(path) || used.has(path) || own.includes(path)) return false;
    return !/^(?:templates|charts|crds|ci)\//.test(path.slice(prefix.length));
  });
  return isLeft ? [] : own;
}

function isYaml(path: string): boolean {
  return /\.ya?ml(?:\.gotmpl)?$/.test(path);
}

/**
 * The releases of a helmfile in each of its environments, with what their templates stand for there.
 *
 * @param overridden the helmfiles that other ones hand values to
 * @throws ProblemError where there are more than are read, or where they are no YAML once they are filled in
 */
async function* releasesIn(
  files: Files,
  state: Helmfile,
  overridden: () => Promise<readonly string[]>,
): AsyncGenerator<InstalledRelease> {
  const text = ((await files.text(state.path)) ?? '').replace(/\r(?!\n)/g, '\n');
  const count = releaseValuesOf(state.own).length;
  if (count > MOST_RELEASES) {
    const found = `more than ${MOST_RELEASES} releases`;
    throw new ProblemError(problemAt('unparseable', { file: state.path, line: 1, column: 1 }, found));
  }
  const counts = new Map<string, number>();
  for (const name of environmentsOf(state, text.length, count)) {
    const environment = new HelmfileEnvironment(files, state, name, overridden);
    const rendering = await render(state.path, text, environment.lookup());
    const filled = rendering === null ? null : madeYaml(state.path, rendering.text, rendering.placeOf);
    for (const { file, value } of releaseValuesOf(filled === null ? state.own : helmfileParts(filled))) {
      const entry = new ReleaseEntry(file, value, state);
      const called = await nameOf(entry, environment);
      const prefix = name === null || name === DEFAULT_ENVIRONMENT ? '' : `${name}/`;
      const plain = `${KIND}:${state.path}#${prefix}${labelOf(entry, called)}`;
      const same = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, same);
      const identity = same === 1 ? plain : `${plain}~${same}`;
      const isOff = !(await isInstalled(entry, environment));
      yield { entry, name: called, environment, identity, unit: plain, isOff };
    }
  }
}

/** The environments that are looked at; one that is not known where there are too many, or others that cannot be seen. */
function environmentsOf(state: Helmfile, length: number, releases: number): (string | null)[] {
  const names = environmentNames(state);
  const isUnclear = names === null || state.hasUnseenBase;
  if (isUnclear) return [null];
  const isTooMuch =
    names.length > MOST_ENVIRONMENTS ||
    (names.length > 1 && (names.length * length > MOST_CHARACTERS || names.length * releases > MOST_RELEASES));
  return isTooMuch ? [null] : names;
}

function releaseValuesOf(parts: readonly HelmfilePart[]): { file: YamlFile; value: YamlValue }[] {
  return parts.flatMap(({ file, root }) =>
    file.items(file.at(root, ['releases'])).flatMap((value) => (file.isMap(value) ? [{ file, value }] : [])),
  );
}

/** What a release is called within its environment: cluster, namespace and name, as they are written where they are filled in. */
function labelOf(entry: ReleaseEntry, { name, namespace }: ReleaseName): string {
  const written = (key: string) => {
    const member = entry.member(key);
    return member === null ? '' : writtenAt(member.file, member.value);
  };
  const space = namespace ?? written('namespace');
  const cluster = written('kubeContext');
  return `${cluster === '' ? '' : `${cluster}/`}${space === '' ? '' : `${space}/`}${name ?? written('name')}`;
}
