import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import type { Detail } from '../page/page.ts';
import { listOf } from '../page/words.ts';
import { type Block, firstOf, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { type DeploymentState, stateOf } from './states.ts';

const ALONE: Partial<Record<DeploymentState, (deployment: DeploymentReport, pen: Pen) => string>> = {
  downgrade: ({ from, to, reverts, rollback }) => {
    if (reverts) {
      return `${from} never came to serve: three answers in a row named ${to}, with all migrations done. If a migration of ${from} ran before it failed, the database keeps it.`;
    }
    return leavesNothing({ rollback }) ? describeFit(from, to) : 'Migrations cannot be undone.';
  },
  install: () => 'It was not deployed before, so there is nothing to compare.',
  removed: () => 'It was deployed before this change, so there is nothing left to check.',
  'other-image': () => 'Nobody has shown that two builds of the same version can run side by side.',
  'runs-other': () => 'This change does not touch the version.',
  'other-mode': () => 'The files declare downtime that this upgrade does not need.',
  // The title says it.
  unchanged: () => '',
  // Releases are not the reason, because the jump would name them.
  recreate: (_, { strong }) =>
    strong(
      'The image comes from another registry or another build. Nobody has shown that the two can run side by side.',
    ),
};

/** Whether it is known that a downgrade leaves no migration behind. */
export function leavesNothing({ rollback }: Pick<DeploymentReport, 'rollback'>): boolean {
  return rollback?.isKnown === true && rollback.migrations.length === 0;
}

/** That a downgrade leaves nothing behind in the database. */
function describeFit(from: string | null, to: string | null): string {
  return `No release between ${to} and ${from} migrates the database, so ${to} fits the schema.`;
}

/** What to say about a deployment without a judged jump: its problem, or what its state means. */
export function describeAlone(deployment: DeploymentReport, pen: Pen): string {
  const { problem } = deployment;
  const state = stateOf(deployment);
  const describe = ALONE[state];
  if (describe !== undefined) return `${describe(deployment, pen)}${deployment.fails ? pen.help(state) : ''}`;
  return problem === null ? UNPROVEN : `${pen.prose(problem.message)}${pen.help(problem.code)}`;
}

/** What is known of a deployment of which nothing else is. */
export const UNPROVEN = 'No document proves that it is safe.';

/** What a downgrade leaves behind in the database, once for each pair of versions (docs/rollback.md). */
export function rollbackBlocks({ deployments }: Report, pen: Pen, { rows }: Detail): Block[] {
  const ways = new Map(
    deployments.flatMap((each) => (each.rollback === null ? [] : [[`${each.from} ${each.to}`, each] as const])),
  );
  return [...ways.values()].flatMap(({ from, to, rollback, reverts }) => {
    // With one deployment, the line above says it.
    if (leavesNothing({ rollback })) return deployments.length === 1 && !reverts ? [] : [text(describeFit(from, to))];
    // Nothing says how far it came before it failed.
    if (reverts) return [];
    const { migrations = [], isKnown = false } = rollback ?? {};
    const between = `between ${to} and ${from}`;
    const backup = `Only a backup made under ${to} brings the old data back.`;
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
