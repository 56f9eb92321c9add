import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fuzz, property } from './harness.ts';
import { judgeFiles, PROVEN_TO, TEAM_REPOSITORIES, type TeamRepository, UNSAFE_TO } from './repositories.ts';

/* Looks for texts that take longer than their length explains. In the suite they only have to end. */

/** CPU time that any run may take, in milliseconds, and what each byte of the hostile file may add. */
const FIXED_MS = 1_500;
const MS_A_BYTE = 0.05;
/** Of a run that is measured by nobody else: the suite shares its machine. */
const isMeasured = process.env['FUZZ_SECONDS'] !== undefined;

const SHORTEST = 2_000;
const LONGEST = isMeasured ? 200_000 : 20_000;

/** What the readers and the patterns of the gate look for. */
const TOKENS = [
  ...[
    'lightdash',
    'lightdash/lightdash',
    'image',
    'tag',
    'version',
    'values',
    'chart',
    'services',
    'helm upgrade ',
    '--set ',
  ],
  ...[
    'FROM ',
    'ARG ',
    'resources',
    'variable',
    'kind: ',
    'apiVersion',
    'upgrade-gate: ',
    '1.1.1',
    UNSAFE_TO,
    'a',
    '0',
    'X_',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\n\n',
    ': ',
    '- ',
    '=',
    '.',
    '/',
    '//',
    '#',
    '"',
    "'",
    '`',
    '\\',
    '\\\n',
    '|',
    '>',
    '<<',
    '&a ',
    '*a ',
  ],
  ...[
    '{',
    '}',
    '{{',
    '}}',
    '{{- ',
    '${',
    '$(',
    '$',
    '[',
    ']',
    '[[',
    '(',
    ')',
    '<',
    '</',
    '<!--',
    '/*',
    '*/',
    ',',
    '---\n',
    '%',
    '@',
    '\0',
    'ü',
  ],
];

const token = fc.constantFrom(...TOKENS);
const hostile = fc.record({
  team: fc.constantFrom(...TEAM_REPOSITORIES.map(({ name }) => name)),
  unit: fc.array(token, { minLength: 1, maxLength: 3 }).map((tokens) => tokens.join('')),
  start: fc.array(token, { maxLength: 2 }).map((tokens) => tokens.join('')),
  end: fc.array(token, { maxLength: 2 }).map((tokens) => tokens.join('')),
  length: fc.integer({ min: SHORTEST, max: LONGEST }),
  /** In characters; the rest of a line is as long as the text. */
  lineLength: fc.constantFrom(80, 1_000, LONGEST),
  where: fc.constantFrom('before', 'behind', 'a new file', 'beside the version', 'alone'),
});

type Hostile = typeof hostile extends fc.Arbitrary<infer Value> ? Value : never;

function textOf({ unit, start, end, length, lineLength }: Hostile): string {
  const line = unit.repeat(Math.ceil(Math.min(lineLength, length) / unit.length));
  const lines = Array.from({ length: Math.max(1, Math.floor(length / line.length)) }, () => `${start}${line}${end}`);
  return lines.join('\n');
}

function withText(content: string, text: string, where: Hostile['where']): string {
  switch (where) {
    case 'before':
      return `${text}\n${content}`;
    case 'beside the version':
      return content.replace(UNSAFE_TO, `${UNSAFE_TO} ${text.replaceAll('\n', ' ')}`);
    case 'alone':
      return text;
    default:
      return `${content}\n${text}\n`;
  }
}

async function checkTime(input: Hostile): Promise<string> {
  const team = TEAM_REPOSITORIES.find(({ name }) => name === input.team) as TeamRepository;
  const head = team.files(UNSAFE_TO);
  const text = textOf(input);
  const own = String(head[team.file]);
  const isNew = input.where === 'a new file';
  const path = isNew ? `new/${team.file.split('/').at(-1)}` : team.file;
  const changed = withText(own, text, input.where);
  const before = process.cpuUsage();
  await judgeFiles(team.files(PROVEN_TO), { ...head, [path]: changed }, team.inputs);
  const { user, system } = process.cpuUsage(before);
  if (isMeasured) expect((user + system) / 1_000).toBeLessThan(FIXED_MS + MS_A_BYTE * Buffer.byteLength(changed));
  return input.where;
}

fuzz('slow-inputs', [
  property({
    name: 'take no longer than their length explains',
    inputs: hostile,
    check: checkTime,
    runs: 60,
    reaches: { before: 1, behind: 1, 'a new file': 1, 'beside the version': 1, alone: 1 },
  }),
]);
