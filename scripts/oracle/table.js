import { printTable } from '../print-table.js';

/** Why a tool rendered nothing, by a pattern in its message. Without a match, the message itself is the reason. */
const REASONS = [
  [/the URL scheme 'http' is not allowed|could not download oci:/, 'what lies elsewhere'],
  [/could not find cmp-server plugin/, 'a plugin'],
  [/cannot unmarshal object/, 'an application with an expression in it'],
  [/required (?:variable|env)/, 'a variable has to be given'],
  [/map has no entry for key|nil pointer evaluating/, 'a template asks for a value that nobody gives'],
  [/YAML parse error/, 'a template gives invalid YAML'],
];

/** Prints how many answers of each judge agree, every answer that does not, and why a tool rendered nothing. */
export function printVerdicts(judges, rows, isVerbose) {
  const OUTCOMES = ['equal', 'told', 'explained', 'different'];
  const table = [['judge', 'compared', ...OUTCOMES, 'not rendered']];
  for (const judge of judges) {
    const mine = rows.filter((row) => row.judge === judge);
    const count = (...outcomes) => mine.filter(({ outcome }) => outcomes.includes(outcome)).length;
    table.push([judge, ...[count(...OUTCOMES), ...OUTCOMES.map((each) => count(each)), count('refused')].map(String)]);
  }
  printTable(table);
  for (const outcome of isVerbose ? ['told', 'different'] : ['different']) {
    for (const { judge, name, unit, rendered, found } of rows.filter((row) => row.outcome === outcome)) {
      console.log(
        `${outcome}: ${judge}, ${name}, ${unit}: the tool ${rendered.join(', ') || 'nothing'}, the readers ${found.join(', ') || 'nothing'}`,
      );
    }
  }
  printByReason(
    'explained',
    rows.filter(({ outcome }) => outcome === 'explained'),
    ({ why }) => why,
    isVerbose,
  );
  printByReason(
    'not rendered',
    rows.filter(({ outcome }) => outcome === 'refused'),
    ({ refused }) => reasonOf(refused),
    isVerbose,
  );
}

function printByReason(title, rows, reasonOfRow, isVerbose) {
  const cases = new Map();
  for (const row of rows) {
    const reason = `${row.judge}: ${reasonOfRow(row)}`;
    cases.set(reason, [...(cases.get(reason) ?? []), `${row.name}, ${row.unit}`]);
  }
  for (const [reason, names] of cases) {
    console.log(
      `${title}: ${String(names.length).padStart(3)}  ${reason}${isVerbose ? `\n  ${names.join('\n  ')}` : ''}`,
    );
  }
}

function reasonOf(complaint) {
  const known = REASONS.find(([pattern]) => pattern.test(complaint))?.[1];
  return (
    known ??
    complaint
      .replaceAll(/\/\S*\/(?=tree-)|127\.0\.0\.1:\d+/g, '')
      .split('\n')
      .at(-1)
      .slice(0, 200)
  );
}
