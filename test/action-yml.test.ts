import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { SETTING_NAMES, settingsSchema } from '../src/gate/settings.ts';
import { ROOT } from './support/process.ts';
import { declaredInputs, runAction } from './support/runner.ts';

const path = `${ROOT}action.yml`;
const text = readFileSync(path, 'utf8');

describe('action.yml', () => {
  it('is valid', async () => {
    expect(await validate(TextDocument.create(`file://${path}`, 'yaml', 1, text))).toEqual([]);
  });

  it('declares the inputs of the settings, and leaves their defaults to them', () => {
    const inputs = declaredInputs(path);
    expect(Object.keys(inputs).sort()).toEqual([...SETTING_NAMES].sort());
    for (const [name, input] of Object.entries(inputs)) {
      // Only the runner has the token.
      if (name === 'github-token') continue;
      expect(input).not.toHaveProperty('default');
      const setting = settingsSchema.shape[name as keyof typeof settingsSchema.shape];
      const { data: fallback } = setting.safeParse(undefined);
      const isSpelledOut = typeof fallback === 'string' && !name.endsWith('-url');
      if (!isSpelledOut) expect(input.description).toMatch(/Default[: ]/);
      else expect(input.description).toMatch(new RegExp(`\`${fallback}\` \\(default\\)|Default \`${fallback}\``));
    }
  });

  it('declares the outputs that a run writes', async () => {
    const run = { from: '2.0.0', to: '2.2.0', 'index-url': 'fixtures/release-safety-index.json', artifacts: 'off' };
    const { outputs } = await runAction(run);
    expect(Object.keys(parse(text).outputs).sort()).toEqual(Object.keys(outputs).sort());
  });
});
