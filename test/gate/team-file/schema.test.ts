import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { SETTINGS } from '../../../src/gate/settings.ts';
import { teamFileSchema } from '../../../src/gate/team-file/team-file.ts';
import { SWITCH } from '../../../src/settings/setting-parsers.ts';
import { ROOT } from '../../support/process.ts';

interface JsonSchema {
  readonly properties: Record<string, object>;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What editors need to know of the file: from the schema of the code, the words of the settings, and the texts of action.yml. */
function makeSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(teamFileSchema, { unrepresentable: 'any' }) as unknown as JsonSchema & {
    $schema: string;
  };
  const inputs: Record<string, { description: string }> = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')).inputs;
  const { properties: ofIssues } = readJson('docs/known-issues.schema.json');
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const { words } = SETTINGS[name as keyof typeof SETTINGS] ?? {};
    const form = words === undefined ? property : words === SWITCH ? { type: 'boolean' } : { enum: words };
    const own = name === 'known-issues' ? { anyOf: [{ type: 'string' }, ofIssues.issues] } : form;
    const description = inputs[name]?.description.trim();
    return [name, description === undefined ? own : { description, ...own }];
  });
  const head = { $schema, $id: 'urn:upgrade-gate:upgrade-gate:1', title: "Upgrade Gate: a team's own file" };
  return `${JSON.stringify({ ...head, ...schema, properties: Object.fromEntries(properties) }, null, 2)}\n`;
}

describe('docs/upgrade-gate.schema.json', () => {
  it('is what the code reads', async () => {
    await expect(makeSchema()).toMatchFileSnapshot(join(ROOT, 'docs/upgrade-gate.schema.json'));
  });

  it('takes the example of docs/policy.md, and no unknown member', () => {
    const isValid = new Ajv({ strict: false, validateSchema: false }).compile({
      ...JSON.parse(makeSchema()),
      $schema: undefined,
    });
    const page = readFileSync(join(ROOT, 'docs/policy.md'), 'utf8');
    const [, example = ''] = /```yaml\n([\s\S]+?)```/.exec(page) ?? [];
    expect(isValid(parse(example))).toBe(true);
    expect(isValid({ ...parse(example), 'fail-onn': 'never' })).toBe(false);
    expect(isValid({ 'fail-on': 'sometimes' })).toBe(false);
    expect(isValid({ strict: true })).toBe(true);
  });
});
