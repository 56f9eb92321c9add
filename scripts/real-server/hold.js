// Holds what the companions say to what Lightdash's own database says, and to which charts ran.
//
//   node scripts/real-server/hold.js STATE_FILE      (HISTORY and RECIPES: the outputs of the two steps as JSON; PGHOST and so on)
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { factsOf } from './database.js';
import { CHART_CONTEXT, GONE, METRICS, RUNS } from './shop.js';

const TRIGGERS = new Map([[CHART_CONTEXT, 'interactive'], ...RUNS.map(({ context, trigger }) => [context, trigger])]);

/**
 * Everything that differs.
 *
 * @param {object} found
 * @param {import('./seed.js').State} found.state
 * @param {import('./database.js').Facts} found.facts
 * @param {{ outputs: Record<string, string>, report: any }} found.history of `query-history`
 * @param {{ outputs: Record<string, string>, report: any }} found.recipes of `query-recipes`
 * @returns {{ held: number, differences: string[] }} how many values were compared, and a line for each that differs
 */
export function hold({ state, facts, history, recipes }) {
  const isBroken = state.failing.length > 0;
  const count = (isOne) => facts.runs.filter(isOne).length;
  const ofTrigger = (name) => count(({ context }) => TRIGGERS.get(context) === name);
  const isFailed = ({ status }) => status === 'error';
  const charts = [...new Set(facts.runs.flatMap(({ chart }) => chart ?? []))].sort();
  const resultOf = (uuid) => (state.failing.includes(uuid) ? 'broken' : 'ok');
  const roles = Object.fromEntries(facts.users.map(({ role }) => [role, ofRole(facts.users, role)]));
  const metrics = METRICS.filter((name) => !isBroken || name !== `orders.${GONE.metric}`);

  const { outputs, report } = history;
  const checked = recipes.report;
  const windows = ['last-few-minutes', 'last-hour', 'last-24-hours', 'last-7-days', 'last-30-days'];
  const rows = [
    ['history: available', outputs.available, 'true'],
    ['history: total', outputs.total, String(facts.runs.length)],
    ['history: sum of the windows', windows.reduce((sum, name) => sum + Number(outputs[name]), 0), facts.runs.length],
    ...['interactive', 'apps', 'scheduled'].map((name) => [`history: ${name}`, outputs[name], String(ofTrigger(name))]),
    ['history: failed', outputs.failed, String(count(isFailed))],
    [
      'history: failed-scheduled',
      outputs['failed-scheduled'],
      String(count((run) => isFailed(run) && TRIGGERS.get(run.context) === 'scheduled')),
    ],
    [
      'history: warehouse-ms-last-7-days',
      outputs['warehouse-ms-last-7-days'],
      String(facts.runs.reduce((sum, { ms }) => sum + (ms ?? 0), 0)),
    ],
    ['history: unreadable', report.unreadable.count, 0],
    ['history: unread', report.unread, []],
    ['history: unknown values', report.unknownValues, []],
    ['recipes: charts', checked.charts.charts.map(({ uuid }) => uuid).sort(), charts],
    ['recipes: results', ofCharts(checked, ({ result }) => result), byChart(charts, resultOf)],
    [
      'recipes: runs of the charts',
      ofCharts(checked, ({ runs }) => runs),
      byChart(charts, (uuid) => count(({ chart }) => chart === uuid)),
    ],
    ['recipes: broken', recipes.outputs.broken, String(state.failing.length)],
    ['recipes: metrics', checked.metrics.metrics.map(({ name }) => name).sort(), metrics],
    ['recipes: metrics-missing', recipes.outputs['metrics-missing'], String(METRICS.length - metrics.length)],
    ['recipes: users', recipes.outputs.users, String(facts.users.length)],
    [
      'recipes: users-pending',
      recipes.outputs['users-pending'],
      String(facts.users.filter((user) => user.pending).length),
    ],
    ['recipes: roles', Object.fromEntries(checked.users.roles.map(({ role, users }) => [role, users])), roles],
    ['recipes: the step fails', checked.outcome.fails, isBroken],
    ['recipes: changes of the API', checked.contract.changes ?? [], []],
  ];
  const differences = rows.flatMap(([name, said, expected]) => {
    const [one, other] = [said, expected].map((value) => JSON.stringify(inOrder(value)));
    return one === other ? [] : [`${name}: ${one}, expected ${other}`];
  });
  return { held: rows.length, differences };
}

const ofRole = (users, role) => users.filter((user) => user.role === role).length;
const ofCharts = (report, of) => Object.fromEntries(report.charts.charts.map((chart) => [chart.uuid, of(chart)]));
const byChart = (charts, of) => Object.fromEntries(charts.map((uuid) => [uuid, of(uuid)]));

/** The same object with its members in order, so that texts can be compared. */
function inOrder(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const stepOf = (text) => {
    const outputs = JSON.parse(text);
    return { outputs, report: read(outputs['report-path']) };
  };
  const state = read(process.argv[2]);
  const { HISTORY, RECIPES } = process.env;
  const { held, differences } = hold({
    ...{ state, facts: factsOf(state), history: stepOf(HISTORY), recipes: stepOf(RECIPES) },
  });
  for (const difference of differences) console.log(`::error::${difference}`);
  console.log(`${held - differences.length} of ${held} values are as the database has them.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
