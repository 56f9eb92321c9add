import type { Artifact } from '../../release-safety/artifact.ts';
import { netConfigEffects } from '../../release-safety/config-effects.ts';
import { readListedChanges } from '../../release-safety/listed-changes.ts';
import { effectiveVerdict, isProven, type Release } from '../../release-safety/release.ts';
import { tableImpacts } from '../../release-safety/table-impact.ts';
import type { Version } from '../../release-safety/version.ts';
import type {
  ApiSurfaceReport,
  ApiTotals,
  DeclaredBreakReport,
  Explanation,
  ReleaseReport,
  VerdictRun,
} from '../report/span-report.ts';

/** The explanation of a jump if there is no index. */
export const NOTHING_EXPLAINED: Explanation = explain([], new Map());

/** What the releases of a span change, according to their artifacts. @param releases of the span, in their order */
export function explain(releases: readonly Release[], artifacts: ReadonlyMap<Version, Artifact>): Explanation {
  const all = releases.map((release) => reportRelease(release, artifacts));
  const proven = new Set(releases.filter(isProven).map(({ version }) => version));
  return {
    releases: all.filter((report) => !proven.has(report.version) || hasNews(report)),
    unexplained: all.filter(({ explained }) => !explained).length,
    tables: tableImpacts(
      all.flatMap(({ version, migrations }) =>
        (migrations?.files ?? []).map(({ tables, heaviness }) => ({ release: version, tables, heaviness })),
      ),
    ),
    api: { rest: totalsOf(all, 'rest'), mcp: totalsOf(all, 'mcp') },
    config: netConfigEffects(all.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] }))),
  };
}

/** Joins neighbouring releases with the same verdict. */
export function verdictRuns(releases: readonly Release[]): VerdictRun[] {
  const runs: VerdictRun[] = [];
  for (const release of releases) {
    const { version } = release;
    const verdict = effectiveVerdict(release);
    const last = runs.at(-1);
    if (last?.verdict === verdict) runs[runs.length - 1] = { ...last, last: version, count: last.count + 1 };
    else runs.push({ verdict, first: version, last: version, count: 1 });
  }
  return runs;
}

function reportRelease(release: Release, artifacts: ReadonlyMap<Version, Artifact>): ReleaseReport {
  const { version, releaseDate } = release;
  const artifact = artifacts.get(version);
  const migrations = artifact?.migrations ?? null;
  return {
    version,
    verdict: effectiveVerdict(release),
    releaseDate,
    explained: artifact !== undefined,
    migrations: migrations && {
      present: migrations.present,
      count: Math.max(migrations.count, migrations.files.length),
      files: migrations.files,
    },
    api: { rest: surfaceOf(artifact?.api?.rest), mcp: surfaceOf(artifact?.api?.mcp) },
    config: artifact?.config ?? null,
    declaredBreaks: artifact?.declaredBreaks?.map(declaredBreak) ?? [],
    declaredAdvisories: artifact?.declaredAdvisories?.map(textOfAdvisory) ?? [],
  };
}

function surfaceOf(surface: NonNullable<Artifact['api']>['rest'] | undefined): ApiSurfaceReport | null {
  if (surface == null) return null;
  const { checked, breaking, changes, breakingCount, advisories, advisoryCount } = surface;
  return {
    checked,
    breaking,
    changes: readListedChanges(changes, breakingCount),
    advisories: readListedChanges(advisories ?? [], advisoryCount),
  };
}

/** Artifacts have breaks in two forms: a place in the sources, or a name with the migration (docs/rules.md#the-documents). */
function declaredBreak(declared: NonNullable<Artifact['declaredBreaks']>[number]): DeclaredBreakReport {
  const { reason = null, requiredStop, file, line, id, migration = null, releasedIn = null } = declared;
  const source = file == null ? (id ?? null) : `${file}${line == null ? '' : `:${line}`}`;
  return { reason, requiredStop, source, migration, releasedIn };
}

/** The documents do not say which members an advisory has. */
function textOfAdvisory(advisory: Readonly<Record<string, unknown>>): string {
  const texts = ['reason', 'message', 'title', 'id'].map((member) => advisory[member]);
  return texts.find((text) => typeof text === 'string') ?? JSON.stringify(advisory);
}

/** Whether a release brings something that the reader should know although it may roll, or leaves open whether it does. */
function hasNews(release: ReleaseReport): boolean {
  const { explained, migrations, api, config, declaredBreaks, declaredAdvisories } = release;
  if (!explained) return false;
  const surfaces = [api.rest, api.mcp];
  return (
    areMigrationsUnknown(release) ||
    isConfigUnknown(release) ||
    surfaces.some(isApiUnknown) ||
    (migrations?.count ?? 0) > 0 ||
    (config?.changes.length ?? 0) > 0 ||
    surfaces.some((surface) => surface !== null && surface.changes.count + surface.advisories.count > 0) ||
    declaredBreaks.length > 0 ||
    declaredAdvisories.length > 0
  );
}

function totalsOf(releases: readonly ReleaseReport[], name: 'rest' | 'mcp'): ApiTotals {
  const surfaces = releases.map(({ version, explained, api }) => ({ version, explained, surface: api[name] }));
  const sum = (count: (surface: ApiSurfaceReport) => number) =>
    surfaces.reduce((total, { surface }) => total + (surface === null ? 0 : count(surface)), 0);
  return {
    breaking: sum(({ changes }) => changes.count),
    unlisted: sum(({ changes }) => changes.unlisted),
    advisories: sum(({ advisories }) => advisories.count),
    releases: surfaces.filter(({ surface }) => (surface?.changes.count ?? 0) > 0).map(({ version }) => version),
    unknown: surfaces
      .filter(({ explained, surface }) => explained && isApiUnknown(surface))
      .map(({ version }) => version),
  };
}

/*
 * What an artifact leaves open. A section may be missing, not compared, or say that there is something without saying what. None of these
 * cases means "nothing".
 */

/** Whether the artifact leaves open which changes break the consumers of an API. */
function isApiUnknown(surface: ApiSurfaceReport | null): boolean {
  return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}

/** Whether the artifact leaves open which migrations change the database. */
export function areMigrationsUnknown({ migrations }: Pick<ReleaseReport, 'migrations'>): boolean {
  return migrations === null || (migrations.count === 0 && migrations.present !== false);
}

/** Whether the artifact leaves open which environment variables change. */
export function isConfigUnknown({ config }: Pick<ReleaseReport, 'config'>): boolean {
  return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}
