import type { Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { listOf } from '../page/words.ts';
import { describeFit } from './alone.ts';
import { type Block, firstOf, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';

/** What a downgrade leaves behind in the database, once for each pair of versions (docs/rollback.md). */
export function rollbackBlocks({ deployments }: Report, pen: Pen, { rows }: Detail): Block[] {
  const ways = new Map(
    deployments.flatMap((each) => (each.rollback === null ? [] : [[`${each.from} ${each.to}`, each] as const])),
  );
  return [...ways.values()].flatMap(({ from, to, rollback, reverts }) => {
    const { migrations = [], isKnown = false } = rollback ?? {};
    // Nothing says how far it came before it failed.
    if (reverts && !(isKnown && migrations.length === 0)) return [];
    const between = `between ${to} and ${from}`;
    const backup = `Only a backup made under ${to} brings the old data back.`;
    if (isKnown && migrations.length === 0) {
      // With one deployment, the line above says it.
      return deployments.length === 1 && !reverts ? [] : [text(describeFit(from, to))];
    }
    const open = `The gate cannot see whether all releases ${between} leave the database alone, so one of them may have migrated it. ${backup}`;
    if (migrations.length === 0) return [text(open)];
    const show = ({ release, name, tables }: (typeof migrations)[number]) =>
      item(
        `${pen.version(release)}: ${pen.literal(name)}${tables.length === 0 ? '' : ` (${listOf(tables.map(pen.quote), 3)})`}`,
      );
    return [
      text(`The database keeps the migrations of the releases ${between}. ${backup}`),
      ...firstOf(migrations, rows, show, 'migration'),
      ...(isKnown ? [] : [text('Other releases between the two may migrate as well. Their artifacts cannot be read.')]),
    ];
  });
}
