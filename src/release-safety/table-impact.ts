import type { Verdict } from './verdict.ts';
import type { Version } from './version.ts';

/** Whether a migration locks, rewrites or scans whole tables. */
export interface Heaviness {
  readonly locksTable: Verdict;
  readonly rewritesTable: Verdict;
  readonly scansTable: Verdict;
}

/** What the migrations of a span do to one table of the database. */
export interface TableImpact extends Heaviness {
  /** Name of the table; null for migrations that name none. Hostile until escaped. */
  readonly table: string | null;
  readonly migrations: number;
  /** The releases that touch it, in ascending order. */
  readonly releases: readonly Version[];
}

export interface ShippedMigration {
  readonly release: Version;
  readonly tables: readonly string[];
  readonly heaviness: Heaviness;
}

/**
 * Lists the tables that migrations touch, in the order of the releases, the heaviest work first. A table is locked if
 * one migration locks it, and otherwise unknown if that is unknown of one.
 */
export function tableImpacts(migrations: readonly ShippedMigration[]): TableImpact[] {
  const impacts = new Map<string | null, TableImpact & { releases: Version[] }>();
  for (const { release, tables, heaviness } of migrations) {
    const named = tables.length === 0 ? [null] : new Set(tables);
    for (const table of named) {
      const known = impacts.get(table);
      const releases = known?.releases ?? [];
      if (releases.at(-1) !== release) releases.push(release);
      impacts.set(table, {
        table,
        migrations: (known?.migrations ?? 0) + 1,
        releases,
        locksTable: heavier(known?.locksTable, heaviness.locksTable),
        rewritesTable: heavier(known?.rewritesTable, heaviness.rewritesTable),
        scansTable: heavier(known?.scansTable, heaviness.scansTable),
      });
    }
  }
  return [...impacts.values()].sort(
    (one, other) => weightOf(other) - weightOf(one) || compareNames(one.table, other.table),
  );
}

/** `true` wins over `unknown`, and `unknown` over `false`: here `true` is the bad news. */
function heavier(one: Verdict = false, other: Verdict): Verdict {
  if (one === true || other === true) return true;
  return one === 'unknown' || other === 'unknown' ? 'unknown' : false;
}

/** How heavy work is: a rewrite weighs more than a lock, and a lock more than a scan. Known work weighs more than unknown work of its kind. */
export function weightOf({ rewritesTable, locksTable, scansTable }: Heaviness): number {
  const weigh = (verdict: Verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
  return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}

/** Orders two different names by code units, so that the order is the same on every machine. Null comes last. */
function compareNames(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
