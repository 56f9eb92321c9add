import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOUND, SAMPLE, VERSION } from '../scripts/renovate/sample.js';
import { deploymentsIn } from './support/detection.ts';
import { ROOT } from './support/process.ts';

// Whether Renovate reads it so, `npm run renovate` asks Renovate, which needs the registry.
describe('the page on Renovate', () => {
  const page = readFileSync(`${ROOT}docs/renovate.md`, 'utf8');
  const blocks = (language: string) =>
    page.match(new RegExp(`(?<=^\`\`\`${language}\\n)[\\s\\S]*?(?=^\`\`\`$)`, 'gm')) ?? [];
  const [configuration, environments, tasks, own] = blocks('json').map((text) => JSON.parse(text));

  it('has a marker that matches the version below it, in each example', () => {
    const [{ matchStrings }] = configuration.customManagers;
    const examples = [...blocks('sh'), ...blocks('yaml')].filter((text) => text.includes('renovate:'));
    expect(examples).toHaveLength(2);
    for (const text of examples) expect(new RegExp(matchStrings[0]).exec(text)?.groups?.['currentValue']).toBe(VERSION);
  });

  it('has a group for each environment', () => {
    const groups = environments.packageRules.map(({ groupName }: { groupName: string }) => groupName);
    expect(groups).toEqual(['Lightdash staging', 'Lightdash production']);
    const [, , last] = configuration.packageRules;
    for (const { matchPackageNames } of environments.packageRules)
      expect(matchPackageNames).toEqual(last.matchPackageNames);
  });

  it('allows the command that it runs', () => {
    const [{ postUpgradeTasks }] = tasks.packageRules;
    const [command] = postUpgradeTasks.commands;
    const [allowed] = own.allowedCommands.map((pattern: string) => new RegExp(pattern));
    expect(command.replace('{{{baseBranch}}}', 'release/1.x')).toMatch(allowed);
    expect(command.replace('{{{baseBranch}}}', 'main; curl x')).not.toMatch(allowed);
  });

  it('runs a command that the command line has, with its options', () => {
    const [{ postUpgradeTasks }] = tasks.packageRules;
    const [, name = '', options = ''] = /#\S+ (\w+) (.*) \S+$/.exec(postUpgradeTasks.commands[0]) ?? [];
    const help = readFileSync(`${ROOT}src/cli/commands.ts`, 'utf8');
    expect(help).toContain(`'${name} [DIR] ${options.replace(' --base', ' [--base REF]')}'`);
  });

  it('names the managers that the sample is tried with', () => {
    const rows = [...page.matchAll(/^\| [^|]+ \| `([\w.-]+)` \|/gm)].map(([, manager]) => manager);
    expect(rows.toSorted()).toEqual(Object.keys(FOUND).toSorted());
  });

  it('is tried on files whose versions, as the gate finds them, Renovate bumps all', async () => {
    const bumped = Object.values<string[]>(FOUND).flat();
    const found = (await deploymentsIn(SAMPLE)).filter(({ version }) => version === VERSION);
    expect(found.length).toBeGreaterThan(7);
    expect(found.map(({ place }) => `${place.file} ${VERSION}`).filter((place) => !bumped.includes(place))).toEqual([]);
  });
});
