import { readFileSync, writeFileSync } from 'node:fs';
import { info } from '@actions/core';
import { expect } from 'vitest';
import type { Annotation } from '../../src/page/annotations.ts';
import { annotate } from '../../src/runner/annotate.ts';
import { COMMAND, expectInert, INVISIBLE } from '../support/inert.ts';
import { parsePage } from '../support/markdown.ts';
import { commandIn, withOutput } from './runner-output.ts';

/** A page shows nothing that is alive. */
export function expectInertPage(page: string): void {
  expectInert(page, parsePage(page));
}

/** A step's log holds these lines and annotations, and the runner sees no other command in it. */
export async function expectInertLog(text: string, annotations: readonly Annotation[]): Promise<void> {
  expect(text).not.toMatch(COMMAND);
  expect(text.replaceAll('\n', '')).not.toMatch(INVISIBLE);
  const { lines } = await withOutput(() => {
    info(text);
    annotate(annotations);
  });
  const commands = lines.flatMap((line) => commandIn(line) ?? []);
  expect(commands).toEqual(annotations.map(({ level }) => level));
}

/**
 * What is written to the outputs of a step is these outputs in this order, as the runner reads the file: a name, a
 * delimiter, and lines until the delimiter stands alone.
 */
export function outputsOf(file: string, publish: () => void): [name: string, value: string][] {
  writeFileSync(file, '');
  const before = process.env['GITHUB_OUTPUT'];
  process.env['GITHUB_OUTPUT'] = file;
  try {
    publish();
  } finally {
    if (before === undefined) delete process.env['GITHUB_OUTPUT'];
    else process.env['GITHUB_OUTPUT'] = before;
  }
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const outputs: [string, string][] = [];
  for (let line = 0; line < lines.length - 1; ) {
    const [, name, delimiter] =
      /^([^=<]+)<<(.+)$/.exec(lines[line] as string) ?? expect.fail(`line ${line}: ${lines[line]}`);
    const end = lines.indexOf(delimiter as string, line + 1);
    if (end === -1) expect.fail(`no end of ${name}`);
    outputs.push([name as string, lines.slice(line + 1, end).join('\n')]);
    line = end + 1;
  }
  return outputs;
}
