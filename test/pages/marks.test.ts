import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/process.ts';

const MARK = /\p{Extended_Pictographic}\uFE0F?/gu;

/** All marks that a text has, each once. */
const marksOf = (text: string) => [...new Set(text.match(MARK))].toSorted();

it('the page on the report says what each mark of the report means, and has no other', () => {
  const folder = join(ROOT, 'src/render');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const page = readFileSync(join(ROOT, 'docs/report.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\S+) \| .+ \|$/gmu)].flatMap(([, mark = '']) => mark.match(MARK) ?? []);
  // The sign of a folded list is no picture on a page.
  expect(rows.toSorted()).toEqual(marksOf(sources.join('')).filter((mark) => !/[▸▾]/.test(mark)));
});
