import type { ProblemReport, Report } from '../gate/report.ts';
import { type DeploymentState, gravestFirst, type Statement, stateDeployment } from './deployment-phrases.ts';
import type { Voice } from './escape.ts';
import { countOf } from './phrases.ts';

/** Where the word for a table would not do. */
const GOOD: Partial<Record<DeploymentState, string>> = {
  'other-mode': 'with another mode set',
  roll: 'may be rolled',
};

const UNKNOWN = '❓';
const NEUTRAL = 'ℹ️';

/** The run as a whole in a few words, with its mark. */
export function headlineOf(report: Report, voice: Voice): { readonly mark: string; readonly title: string } {
  if (report.problem !== null) return { mark: UNKNOWN, title: describeRunProblem(report.problem) };
  const statements = gravestFirst(report.deployments).map((deployment) => stateDeployment(report, deployment, voice));
  const [first] = statements;
  if (first === undefined) return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
  if (statements.length === 1) return first;
  const total = statements.length;
  const held = statements.filter(({ rolls }) => !rolls);
  if (held.length > 0) {
    const counts = countBy(held, ({ word }) => word);
    return { mark: first.mark, title: `${held.length} of ${total} deployments may not be rolled: ${counts}` };
  }
  return { mark: markOfAll(statements), title: titleOfAll(statements) };
}

/** Only where nothing else stands beside it may green stand for the whole. */
function markOfAll(statements: readonly Statement[]): string {
  const marks = new Set(statements.map(({ mark }) => mark));
  if (marks.has('⛔')) return '⛔';
  return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}

function titleOfAll(statements: readonly Statement[]): string {
  const total = statements.length;
  if (statements.every(({ state }) => state === 'roll')) return `All ${total} deployments may be rolled`;
  if (statements.every(({ state }) => state === 'unchanged')) return 'No deployed version changes';
  return `${countOf(total, 'deployment')}: ${countBy(statements, ({ state, word }) => GOOD[state] ?? word)}`;
}

/** `1 blocked, 2 recreate`, in the order of the statements. */
function countBy(statements: readonly Statement[], nameOf: (statement: Statement) => string): string {
  const counts = new Map<string, number>();
  for (const statement of statements) counts.set(nameOf(statement), (counts.get(nameOf(statement)) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

const RUN_PROBLEMS: Partial<Record<ProblemReport['code'], string>> = {
  'no-target': 'No deployment found',
  'target-missing': 'A target is missing',
  'base-unavailable': 'The state before the change cannot be read',
  'branch-behind': 'The branch is behind',
};

/** What kept the run from finding deployments, in a few words; nothing was judged then. */
export function describeRunProblem({ code }: ProblemReport): string {
  return `${RUN_PROBLEMS[code] ?? 'The deployments cannot be read'}: no upgrade was checked`;
}

const REMEDIES: Partial<Record<ProblemReport['code'], readonly string[]>> = {
  'no-target': ['with:', '  targets: deploy/values.yaml#image.tag   # file#path of the version'],
  'base-unavailable': ['permissions:', '  contents: read', '# and for actions/checkout:', 'with:', '  fetch-depth: 0'],
};

/** Lines of a workflow that mend what kept the run from finding deployments; none where there is no such line. */
export function remedyOf({ code }: ProblemReport): readonly string[] {
  return REMEDIES[code] ?? [];
}
