import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './support/process.ts';

/** Modules of the sources that scripts load once these are compiled: file, module, names. */
const LOADED = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js'))
  .flatMap((path) => {
    const text = readFileSync(join(ROOT, 'scripts', path), 'utf8');
    const imports = text.matchAll(/(?:const \{([^}]*)\} = )?await import\('[./]*build\/([\w/-]+)\.js'\)/g);
    return [...imports].map(([, names = '', module = '']) => [path, module, names.split(',')] as const);
  });

it('are there', () => {
  expect(LOADED.length).toBeGreaterThan(5);
});

it.each(LOADED)('scripts/%s loads what is there: %s', (_, module, names) => {
  const source = join(ROOT, 'src', `${module}.ts`);
  const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
  const exported = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name);
  expect(exported).toEqual(expect.arrayContaining(names.map((name) => name.trim()).filter((name) => name !== '')));
  expect(text).not.toBe('');
});
