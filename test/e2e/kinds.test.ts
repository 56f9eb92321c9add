import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';
import { checkoutOf, emptyRepository } from '../support/git-repository.ts';
import { ROOT } from '../support/process.ts';
import { runAction, type StepResult } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const EVIDENCE = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
};

type Files = Readonly<Record<string, string>>;

/** Runs the gate on a pull request from one state of a repository to another, as GitHub merges and checks it out. */
function runOn(base: Files, head: Files, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  const origin = emptyRepository();
  const start = origin.commit(base);
  origin.branch('update', start);
  const tip = origin.commit(head);
  const merge = origin.mergeOf(start, tip);
  origin.git('update-ref', 'refs/pull/7/head', tip);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  const event = pullRequestEvent(merge, { headSha: tip, baseSha: start });
  return runAction({ ...EVIDENCE, ...inputs }, {}, { ...event, folder: checkoutOf(origin, merge).folder });
}

/** Three kinds whose parts of the bundle have grammars and engines of their own. All kinds, changed in every way: test/gate/kinds.test.ts. */
const OF_THE_BUNDLE = EVERY_KIND.filter(({ kind }) => ['compose', 'helmfile', 'terraform'].includes(kind));

describe.each(OF_THE_BUNDLE)('a pull request on $name', { timeout: 60_000 }, ({ files, file, line }) => {
  it('is red across a release that is not proven, on the line that decides', async () => {
    const result = await runOn(files('2.2.0'), files('2.5.0'));
    expect(result.code, result.stdout).toBe(1);
    expect(result.outputs).toMatchObject({ decision: 'recreate', 'upgrade-mode': 'Recreate', safe: 'false' });
    const [error, ...others] = result.commands.filter(({ name }) => name === 'error');
    expect(others).toEqual([]);
    expect(error?.properties).toContain(`file=${file}`);
    expect(error?.properties).toMatch(new RegExp(`line=${line}(?!\\d)`));
    expect(result.summary).toContain('2.4.0');
    // In words, or in the lines of a choice.
    const summary = shown(result.summary).replaceAll('\n#   ', '');
    expect([`\`${file}:${line}\``, `# ${file}, line ${line}`].some((place) => summary.includes(place))).toBe(true);
  });
});
