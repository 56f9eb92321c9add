import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import { groupBy } from '../../deployment/group-by.ts';
import { sortedVersions, type Version } from '../../release-safety/version.ts';
import type { DeploymentReport, ExceptionReport } from '../report/deployment-report.ts';
import { notesOf } from '../report/notes.ts';
import type { PromotionReport } from '../report/span-report.ts';
import type { GateSettings } from '../settings.ts';
import { environmentsOf, exceptionsFor, type NamesOfPlace } from './exceptions.ts';
import type { PlacedException } from './team-file.ts';
import { type Environment, UNWRITTEN_REASON } from './team-rules.ts';

/** What the team's own file says of one deployment. */
type Scope = Pick<DeploymentReport, 'environments' | 'exceptions'>;

/**
 * Which version the environment has on the base that takes releases before that of each change, or the lower one that
 * runs there. The strictest of several; null if there is none.
 */
export function promotionsOf(
  changes: readonly {
    readonly jump: SidesOfChange;
    readonly service: { readonly version: Version | null } | null;
  }[],
  { team }: Pick<GateSettings, 'team'>,
): (change: SidesOfChange) => PromotionReport | null {
  const { environments } = team;
  if (environments.every(({ promoteFrom }) => promoteFrom === null)) return () => null;
  const versionOf = (name: string): Version | null => {
    const found = changes.flatMap(({ jump, service }): (Version | null)[] => {
      const { base } = jump;
      if (base === null || !environmentsOf(placesOf({ ...jump, head: null }), environments).includes(name)) return [];
      const runs = service?.version ?? null;
      return runs === null ? [base.version] : [base.version, runs];
    });
    return found.includes(null) ? null : lowest(found);
  };
  return (change) => {
    const own = new Set(environmentsOf(placesOf(change), environments));
    const all = environments.flatMap(({ name, promoteFrom }): PromotionReport[] =>
      own.has(name) && promoteFrom !== null ? [{ from: promoteFrom, has: versionOf(promoteFrom) }] : [],
    );
    const low = lowest(all.map(({ has }) => has));
    return all.find(({ has }) => has === null) ?? all.find(({ has }) => has === low) ?? null;
  };
}

function lowest(versions: readonly (Version | null)[]): Version | null {
  return sortedVersions(versions.filter((each) => each !== null))[0] ?? null;
}

/** The environments of each deployment, the exceptions of the change that let it pass, and notes on idle entries. */
export function decidedByTeam(
  changes: readonly { readonly jump: DeploymentChange; readonly jumps: readonly DeploymentChange[] }[],
  { team }: Pick<GateSettings, 'team'>,
  exceptions: readonly PlacedException[],
) {
  const same = groupBy(changes, ({ jump }) => keyOf(jump));
  const decided = new Map(
    changes.map(({ jump }): [DeploymentChange, Scope] => {
      // A deployment that was compared with several bases has a change for each.
      const jumps = (same.get(keyOf(jump)) ?? []).flatMap((each) => each.jumps);
      return [jump, scopeOf(jump, jumps, team.environments, exceptions)];
    }),
  );
  const jumps = changes.map(({ jump }) => jump);
  return {
    of: (change: DeploymentChange): Scope => decided.get(change) ?? { environments: [], exceptions: [] },
    notes: (reports: readonly DeploymentReport[]) => [
      ...notesOnExceptions(exceptions, reports),
      ...notesOnEnvironments(jumps, team.environmentsOnceMerged),
    ],
  };
}

function scopeOf(
  change: DeploymentChange,
  jumps: readonly DeploymentChange[],
  all: readonly Environment[],
  exceptions: readonly PlacedException[],
): Scope {
  const places = placesOf(change);
  const environments = environmentsOf(places, all);
  const known = jumps.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
  if (known.length < jumps.length) return { environments, exceptions: [] };
  const allow = change.change === 'downgrade' ? 'rollback' : 'recreate';
  const found = exceptionsFor({ jumps: known, environments, places }, allow, exceptions);
  return { environments, exceptions: found.map(shown) };
}

function notesOnExceptions(exceptions: readonly PlacedException[], reports: readonly DeploymentReport[]) {
  const used = reports.flatMap((report) => (counts(report) ? report.exceptions : []));
  const unused = exceptions.filter(({ file, line }) => !used.some((one) => one.file === file && one.line === line));
  const unwritten = exceptions.filter(({ reason }) => reason.startsWith(UNWRITTEN_REASON));
  return notesOf(
    ['notice', 'exception-unused', unused.map(({ file, line, from, to }) => `${file}:${line} (${from} → ${to})`)],
    ['warning', 'reason-unwritten', unwritten.map(({ file, line }) => `${file}:${line}`)],
  );
}

/** Also if only one environment is judged. */
function notesOnEnvironments(changes: readonly DeploymentChange[], environments: readonly Environment[]) {
  // What a change moves away counts where it arrives.
  const stay = changes
    .filter(({ head, line }) => head !== null || line !== undefined)
    .map((change) => ({ ...change, now: environmentsOf(placesOf({ ...change, base: null }), environments) }));
  const inUse = stay.flatMap(({ now }) => now);
  const empty = environments.filter(({ name }) => !inUse.includes(name));
  const outside = stay.filter(({ now }) => now.length === 0);
  // One that moves into another environment is guarded there.
  const left = outside.flatMap((change) => {
    const before = change.base === null ? [] : environmentsOf(placesOf({ ...change, head: null }), environments);
    return before.some((name) => inUse.includes(name)) ? [`${change.place.file} (${before.join(', ')})`] : [];
  });
  const installed = environments.length === 0 ? [] : outside.filter(({ change }) => change === 'install');
  return notesOf(
    ['warning', 'environment-empty', empty.map(({ name }) => name)],
    ['warning', 'environment-left', [...new Set(left)]],
    ['warning', 'environment-none', [...new Set(installed.map(({ place }) => place.file))]],
  );
}

/** Whether an exception has a part in it that a deployment passes. */
function counts({ decision, change }: DeploymentReport): boolean {
  return decision === 'recreate' || change === 'downgrade';
}

function keyOf({ place, head, base }: DeploymentChange): string {
  return JSON.stringify([place.file, place.line, place.column, (head ?? base)?.id ?? null]);
}

/** The environments that a change of a deployment belongs to. */
export function environmentsOfChange(change: SidesOfChange, { team }: Pick<GateSettings, 'team'>): readonly string[] {
  return environmentsOf(placesOf(change), team.environments);
}

export type SidesOfChange = Pick<DeploymentChange, 'place' | 'head' | 'base' | 'line'>;

/** All places on both sides: a deployment that moves belongs to the environments of its old and its new place. */
export function placesOf({ place, head, base, line }: SidesOfChange): NamesOfPlace[] {
  const sides = [head, base].flatMap((side) => side ?? []);
  const parts = sides.flatMap((side) =>
    side.parts.map(({ id, unit, carrier }): NamesOfPlace => ({ files: [side.place.file, carrier], id, unit })),
  );
  const id = line?.id ?? place.file;
  return parts.length > 0 ? parts : [{ files: [place.file], id, unit: id }];
}

function shown({ file, line, allow, reason, environment }: PlacedException): ExceptionReport {
  return { file, line, allow, reason, environment };
}
