import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { Evidence, EvidenceSpan } from '../../evidence/evidence.ts';
import { readSpan } from '../../release-safety/span.ts';
import type { RollbackReport } from '../report/deployment-report.ts';

/** The releases between the versions of a downgrade, as an upgrade; null for any other change. */
export function wayBack({ change, problem, from, to }: DeploymentChange): EvidenceSpan | null {
  return change === 'downgrade' && problem === null && from !== null && to !== null ? { from: to, to: from } : null;
}

/** What a downgrade leaves behind: the migrations between its versions, which are never undone (docs/rollback.md). */
export function whatStays(change: DeploymentChange, evidence: Evidence | null): RollbackReport | null {
  const way = wayBack(change);
  if (way === null) return null;
  const index = evidence?.index ?? null;
  const span = index === null ? null : readSpan(index, way.from, way.to);
  const sections = (span?.releases ?? []).map(({ version }) => {
    return { release: version, migrations: evidence?.artifacts.get(version)?.migrations ?? null };
  });
  const isUnread = sections.some(({ migrations }) => migrations === null || migrations.present === 'unknown');
  return {
    migrations: sections.flatMap(({ release, migrations }) =>
      migrations === null || migrations.present === false
        ? []
        : migrations.files.map(({ name, tables }) => ({ release, name, tables })),
    ),
    isKnown: span !== null && span.missingRanges.length === 0 && !isUnread,
  };
}
