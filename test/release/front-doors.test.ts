import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorText, FRONT_DOORS } from '../../scripts/bundle/front-doors.js';
import { temporaryFolder } from '../support/git-repository.ts';
import { runNode } from '../support/process.ts';

type Door = keyof typeof FRONT_DOORS;

/** Runs a front door beside this bundle; null for none. */
async function run(name: Door, bundle: string | null) {
  const folder = temporaryFolder();
  for (const part of [name, 'parts']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
  writeFileSync(join(folder, name, 'index.js'), doorText(name));
  if (bundle !== null) writeFileSync(join(folder, 'parts/index.js'), bundle);
  return await runNode([join(folder, name, 'index.js')], {});
}

const partOf = (name: Door, body: string) => `export const parts = { '${name}': async () => { ${body} } };`;

describe.each(Object.keys(FRONT_DOORS) as Door[])('the front door of %s', (name) => {
  const { failed } = FRONT_DOORS[name];

  it('starts its part, which says how it ends', async () => {
    const { code, stdout } = await run(name, partOf(name, 'console.log("here"); process.exitCode = 0;'));
    expect([code, stdout]).toEqual([0, 'here\n']);
  });

  it.each<[string, string | null, RegExp]>([
    ['no bundle', null, /ERR_MODULE_NOT_FOUND/],
    ['a bundle that is cut off', 'export const parts = {', /SyntaxError/],
    ['a bundle without its part', 'export const parts = {};', /TypeError/],
    ['a part that cannot be loaded', partOf(name, "await import('./1.index.js');"), /ERR_MODULE_NOT_FOUND/],
    ['a part that fails after all was well', partOf(name, 'process.exitCode = 0; throw new Error("late");'), /late/],
  ])('fails with %s', async (_, bundle, message) => {
    const { code, stderr } = await run(name, bundle);
    expect([code, stderr]).toEqual([failed, expect.stringMatching(message)]);
  });

  it('fails with a part that says nothing, and with one that never ends', async () => {
    expect((await run(name, partOf(name, ''))).code).toBe(failed);
    expect((await run(name, partOf(name, 'await new Promise(() => undefined);'))).code).toBe(failed);
  });
});
