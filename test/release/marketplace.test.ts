import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/process.ts';

/** Names that GitHub refuses: the Marketplace's categories, and its own features. */
const RESERVED = [
  'AI Assisted, API management, Backup Utilities, Chat, Code quality, Code review, Code Scanning Ready, Code search',
  'Community, Container CI, Continuous integration, Dependency management, Deployment, Deployment Protection Rules',
  'Desktop tools, Game CI, GitHub Sponsors, IDEs, Learning, Localization, Mobile, Mobile CI, Monitoring',
  'Open Source management, Project management, Publishing, Reporting, Security, Support, Testing, Time tracking',
  'Utilities, Actions, Checks, Codespaces, Copilot, Dependabot, Discussions, Gists, GitHub, Insights, Issues',
  'Marketplace, Packages, Pages, Projects, Pull requests, Releases, Rulesets, Wiki, Workflows',
].flatMap((line) => line.split(', '));

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
const metadata = tracked.filter((path) => /(?:^|\/)action\.ya?ml$/.test(path) && !path.startsWith('scripts/'));
const textOf = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

describe('what the Marketplace asks of a listing', () => {
  const { name, branding } = parse(textOf('action.yml'));

  it('is one action at the root, with a README and a licence', () => {
    expect(metadata.filter((path) => !path.includes('/'))).toEqual(['action.yml']);
    expect(tracked).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  });

  it('is a name that GitHub does not keep for itself', () => {
    expect(RESERVED.map((reserved) => reserved.toLowerCase())).not.toContain(name.toLowerCase());
    expect(name).not.toMatch(/github/i);
    expect(textOf('README.md')).toMatch(new RegExp(`^# ${name}$`, 'm'));
  });

  it.each(metadata)('is a name of its own and fewer than 125 characters of description in %s', (path) => {
    const action = parse(textOf(path));
    const others = metadata.filter((other) => other !== path).map((other) => parse(textOf(other)).name);
    expect(others).not.toContain(action.name);
    expect(action.description.length).toBeLessThan(125);
  });

  it.each(['icon', 'color'])('is a branding.%s of the allowed ones', (member) => {
    const { definitions } = JSON.parse(textOf('node_modules/@actions/workflow-parser/dist/action-v1.0.min.json'));
    const allowed = definitions[`branding-${member}`]['allowed-values'];
    expect(allowed).not.toContain(member === 'icon' ? 'coffee' : 'pink');
    expect(allowed).toContain(branding[member]);
  });
});
