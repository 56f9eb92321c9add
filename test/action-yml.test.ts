import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@actions/languageservice';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { SETTINGS as HISTORY_SETTINGS } from '../src/companions/history/settings.ts';
import { SETTINGS as RECIPES_SETTINGS } from '../src/companions/recipes/settings.ts';
import { SETTINGS } from '../src/gate/settings.ts';
import { SettingError, type SettingParser } from '../src/settings/setting-parsers.ts';
import { startAnalyticsService } from './support/analytics-service.ts';
import { PROJECT, TOKEN } from './support/analytics-service-data.ts';
import { ROOT } from './support/process.ts';
import { declaredInputs, runAction, type StepResult } from './support/runner.ts';

/** Runs a companion once, at a service that has no runs. */
async function runCompanion(
  action: 'query-history' | 'query-recipes',
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const service = await startAnalyticsService();
  try {
    const access = { 'base-url': service.baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN };
    return await runAction({ ...access, ...inputs }, {}, null, action);
  } finally {
    await service.close();
  }
}

/** What a setting is where nobody gives it; undefined where somebody has to. */
function fallbackOf(kind: SettingParser<unknown> | undefined): unknown {
  try {
    return kind?.(undefined);
  } catch (error) {
    if (error instanceof SettingError) return undefined;
    throw error;
  }
}

const given = { from: '2.0.0', to: '2.2.0', 'index-url': 'fixtures/release-safety-index.json', artifacts: 'off' };

describe.each<[string, Readonly<Record<string, SettingParser<unknown>>>, () => Promise<StepResult>]>([
  ['action.yml', SETTINGS, () => runAction(given)],
  ['query-history/action.yml', HISTORY_SETTINGS, () => runCompanion('query-history', { rows: '0' })],
  ['query-recipes/action.yml', RECIPES_SETTINGS, () => runCompanion('query-recipes', { users: 'summary' })],
])('%s', (file, kinds, run) => {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');

  it('is valid', async () => {
    expect(await validate(TextDocument.create(`file://${path}`, 'yaml', 1, text))).toEqual([]);
  });

  it('declares the inputs of the settings, and leaves their defaults to them', () => {
    const inputs = declaredInputs(path);
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(kinds).sort());
    for (const [name, input] of Object.entries(inputs)) {
      // Only the runner has the token.
      if (name === 'github-token') continue;
      expect(input).not.toHaveProperty('default');
      const fallback = fallbackOf(kinds[name]);
      const isSpelledOut = (typeof fallback === 'string' || typeof fallback === 'number') && !name.endsWith('-url');
      if (!isSpelledOut) expect(input.description).toMatch(/Default[: ]/);
      else expect(input.description).toMatch(new RegExp(`\`${fallback}\` \\(default\\)|Default \`${fallback}\``));
    }
  });

  it('declares the outputs that a run writes', async () => {
    const { outputs } = await run();
    expect(Object.keys(parse(text).outputs).sort()).toEqual(Object.keys(outputs).sort());
  });

  it('names a bundle that is there', () => {
    expect(readFileSync(join(path, '..', parse(text).runs.main), 'utf8')).not.toBe('');
  });
});
