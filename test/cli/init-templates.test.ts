import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filledIn, TEMPLATES } from '../../src/cli/init-templates.ts';
import { sourceOf } from '../../src/cli/program.ts';
import { ROOT } from '../support/process.ts';

/** The first block of each section of a page, by its title. A release has pinned what is a placeholder in the source. */
function blocksOf(page: string): Readonly<Record<string, string>> {
  const text = readFileSync(ROOT + page, 'utf8')
    .replaceAll(/(?<=https:\/\/github\.com\/|uses: )[\w.-]+(?=\/upgrade-gate\b)/g, 'OWNER')
    .replaceAll(/(?<=upgrade-gate@|checkout --quiet )(?:[0-9a-f]{40}|v\d+\.\d+\.\d+)(?: # v[\d.]+)?/g, 'COMMIT');
  const sections = text
    .split(/^## /m)
    .map((section) => [section.split('\n', 1)[0] ?? '', /^```\w+\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? '']);
  return Object.fromEntries(sections);
}

describe('init writes what the pages show', () => {
  it.each([
    ['github', 'README.md', 'Three steps'],
    ['gitlab', 'docs/other-systems.md', 'GitLab'],
    ['azure', 'docs/other-systems.md', 'Azure Pipelines'],
    ['bitbucket', 'docs/other-systems.md', 'Bitbucket'],
    ['jenkins', 'docs/other-systems.md', 'Jenkins'],
  ] as const)('for %s, in %s', (name, page, title) => {
    expect(blocksOf(page)[title]).toBe(TEMPLATES[name]);
  });

  it('without an option that belongs to the file of the team', async () => {
    const { OF_FILE } = await import('../../src/gate/settings.ts');
    const ofFile = Object.keys(OF_FILE);
    const words = Object.values(TEMPLATES).join('\n');
    expect(ofFile.filter((name) => words.includes(`--${name}`))).toEqual([]);
    expect(parse(TEMPLATES.github).jobs['upgrade-gate'].steps.at(-1)).toEqual({ uses: 'OWNER/upgrade-gate@COMMIT' });
    const blocks = [...readFileSync(`${ROOT}docs/command-line.md`, 'utf8').matchAll(/^```yaml\n[\s\S]*?^```$/gm)];
    expect(blocks.join('')).toContain('id: upgrade-gate');
    expect(ofFile.filter((name) => blocks.join('').includes(`--${name}`))).toEqual([]);
  });

  it.each(Object.entries(TEMPLATES))(
    'for %s without a placeholder once the program knows where it is from',
    (_, text) => {
      const filled = filledIn(text, sourceOf(`git@github.com:acme/gate.git#${'a'.repeat(40)}`), '');
      expect(filled).toMatch(/acme\/gate(?:@a{40}|["\s][\s\S]*checkout --quiet a{40})/);
      expect(filled).not.toMatch(/OWNER|\bCOMMIT\b/);
      expect(filledIn(text, null, '')).toBe(text);
    },
  );

  it.each([
    ['git@git.acme.test:tools/gate.git', 'ssh://git@git.acme.test/tools/gate.git'],
    ['ssh://git@git.acme.test:2222/tools/gate.git', 'ssh://git@git.acme.test:2222/tools/gate.git'],
    ['https://ci:s3cret@git.acme.test:8443/a/b/gate', 'https://git.acme.test:8443/a/b/gate.git'],
  ])('clones the program from where it is, %s', (remote, clone) => {
    const source = sourceOf(`${remote}#${'a'.repeat(40)}`);
    for (const name of ['gitlab', 'azure', 'bitbucket', 'jenkins'] as const) {
      const filled = filledIn(TEMPLATES[name], source, '');
      expect(filled).toMatch(new RegExp(`${clone} "?[$/][\\s\\S]*checkout --quiet a{40}`));
      expect(filled).not.toMatch(/OWNER|\bCOMMIT\b|s3cret/);
    }
  });

  it('uses an action of the server that has the repository, and keeps the placeholders for any other', () => {
    const source = sourceOf(`git@github.acme.test:tools/upgrade-gate.git#${'a'.repeat(40)}`);
    expect(filledIn(TEMPLATES.github, source, 'github.acme.test')).toContain(
      `uses: tools/upgrade-gate@${'a'.repeat(40)}`,
    );
    for (const host of ['github.com', '']) expect(filledIn(TEMPLATES.github, source, host)).toBe(TEMPLATES.github);
  });
});
