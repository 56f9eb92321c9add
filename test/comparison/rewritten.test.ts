import { describe, expect, it } from 'vitest';
import type { DeploymentChange } from '../../src/comparison/compare-trees.ts';
import { compare } from '../support/comparison.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';

type Files = Readonly<Record<string, string>>;

const [OLD, NEW] = ['2.1.0', '2.3.0'];

/** Applies a rewriting to the paths and to the texts of all files. */
function rewriteAll(files: Files, rewrite: (text: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [rewrite(path), rewrite(text)]));
}

/** Applies a rewriting to the texts alone. */
function rewriteTexts(files: Files, rewrite: (text: string, path: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, rewrite(text, path)]));
}

function rename(names: Readonly<Record<string, string>>) {
  const pattern = new RegExp(`(?<![A-Za-z])(?:${Object.keys(names).join('|')})(?![A-Za-z])`, 'g');
  return (files: Files) => rewriteAll(files, (text) => text.replace(pattern, (name) => names[name] ?? name));
}

/** Files in which a line that begins with `#` is a comment. */
const HAS_HASHES = /\.(?:ya?ml|tf|tfvars|hcl|toml|sh|env)$|(?:^|\/)(?:Makefile|\.env)$/;

/** What says the same in other words. */
const REWRITINGS: Readonly<Record<string, (files: Files) => Files>> = {
  'lines that end as on Windows': (files) => rewriteTexts(files, (text) => text.replaceAll('\n', '\r\n')),
  'a comment on top of each file': (files) =>
    rewriteTexts(files, (text, path) => (HAS_HASHES.test(path) ? `# Kept by the platform team.\n${text}` : text)),
  'empty lines at the end': (files) => rewriteTexts(files, (text) => `${text}\n\n`),
  'stages with other names': rename({ dev: 'qa', staging: 'uat', production: 'live' }),
  'stages with rare names': rename({ dev: 'sandbox', staging: 'acc', production: 'prd' }),
  'regions in the place of stages': rename({ dev: 'us-east-1', staging: 'eu-north-1', production: 'eu-west-1' }),
  'another application beside, which nobody knows': rename({ grafana: 'quokka', metabase: 'wombat' }),
};

function stops({ change, problem, tolerated }: DeploymentChange): boolean {
  return change === 'upgrade' || change === 'downgrade' || (problem !== null && !tolerated);
}

const jumps = (changes: readonly DeploymentChange[]) =>
  changes.filter(stops).map(({ change, from, to, problem }) => [change, from, to, problem?.code ?? null]);

describe('what says the same in other words is judged alike', () => {
  const rows = EVERY_KIND.flatMap((repository) =>
    Object.keys(REWRITINGS).map((rewriting) => [repository.name, rewriting, repository] as const),
  );
  it.each(rows)('%s, with %s', async (_, rewriting, { files, unrelated }) => {
    const rewrite = REWRITINGS[rewriting] ?? ((all: Files) => all);
    const [base, head] = [rewrite(files(OLD)), rewrite(files(NEW))];
    expect(jumps(await compare(base, head))).toEqual([['upgrade', OLD, NEW, null]]);
    expect(jumps(await compare(head, base))).toEqual([['downgrade', NEW, OLD, null]]);
    expect(jumps(await compare(base, rewrite({ ...files(OLD), ...unrelated })))).toEqual([]);
  });
});
