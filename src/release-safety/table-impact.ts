import type { Verdict } from './verdict.ts';
import type { Version } from './version.ts';

/** What a migration may do to the tables that it touches, each of them whole (INTERFACE.md, `heaviness`). */
export interface Heaviness {
  readonly locksTable: Verdict;
  readonly rewritesTable: Verdict;
  readonly scansTable: Verdict;
}

/** What the migrations of a span do to one table of the database. */
export interface TableImpact extends Heaviness {
  /** Null for migrations that name no table. Hostile until escaped. */
  readonly table: string | null;
  readonly migrations: number;
  /** Those that touch it, in their order. */
  readonly releases: readonly Version[];
}

/** A migration with the release that ships it. */
export interface ShippedMigration {
  readonly release: Version;
  readonly tables: readonly string[];
  readonly heaviness: Heaviness;
}

/**
 * The tables that migrations touch, the one with the heaviest work first. What any of them does is done, and what is not known of one
 * is not known of the table.
 *
 * @param migrations in the order of the releases
 */
export function tableImpacts(migrations: readonly ShippedMigration[]): TableImpact[] {
  const impacts = new Map<string | null, TableImpact & { releases: Version[] }>();
  for (const { release, tables, heaviness } of migrations) {
    for (const table of tables.length === 0 ? [null] : new Set(tables)) {
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

/** `true` before `unknown` before `false`: here true is what an operator has to fear. */
function heavier(one: Verdict = false, other: Verdict): Verdict {
  if (one === true || other === true) return true;
  return one === 'unknown' || other === 'unknown' ? 'unknown' : false;
}

/** A rewrite takes longer than a lock alone, and that longer than a scan; what is not known comes behind what is. */
function weightOf({ rewritesTable, locksTable, scansTable }: TableImpact): number {
  const weigh = (verdict: Verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
  return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}

/** Of two that differ. By code units, so that the order is the same everywhere; no name comes last. */
function compareNames(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
