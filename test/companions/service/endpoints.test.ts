import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../../src/companions/service/endpoints.ts';
import { ROOT } from '../../support/process.ts';

it('the page on the report names each endpoint that the companions call', () => {
  const page = readFileSync(`${ROOT}docs/report.md`, 'utf8');
  const [, block = ''] = /endpoints: \|\n((?: {12}\S.*\n)+)/.exec(page) ?? [];
  expect(block.split('\n').map((line) => line.trim())).toEqual([
    ...Object.values(ENDPOINTS).map(({ route }) => route),
    '',
  ]);
});
